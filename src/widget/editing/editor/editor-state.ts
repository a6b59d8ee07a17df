/**
 * The state of the editor as one immutable value, and the reader's steps between states. A card moves in two steps:
 * it is picked up, then moved to a place. A full hand asks for a card in exchange. Typed text is kept until it has
 * been read.
 */
import { SEATS } from '../../../game/cards.ts';
import type { Card, Seat } from '../../../game/cards.ts';
import { JassError } from '../../../game/errors.ts';
import { handSize } from '../../../game/rules/pack.ts';
import { importHand } from '../../../notation/imports/import-hand.ts';
import type { Language } from '../../../notation/imports/index.ts';
import { cardsAt, hasRoom, isComplete, missing, withHand, withMoved, withSwapped } from '../draft.ts';
import type { Draft, Place, Taken } from '../draft.ts';
import { newHistory, push, redo, undo } from '../undo-history.ts';
import type { UndoHistory } from '../undo-history.ts';
import type { EditorMessages } from './editor-messages.ts';
import { draftFromText } from '../paste.ts';

/** The card that the reader has picked up. */
export interface Picked {
  readonly place: Place;
  readonly card: Card;
  /** Number of the card among equal ones of its place. */
  readonly copy: number;
}

/** A text that the reader types or pastes, and its error. */
export interface Typed {
  readonly text: string;
  readonly problem: JassError | null;
}

export interface EditorState {
  readonly history: UndoHistory<Draft>;
  readonly picked: Picked | null;
  /** The full hand that has to give a card for the one picked up. */
  readonly exchange: Seat | null;
  /** The hand whose text field is open. */
  readonly typing: (Typed & { readonly seat: Seat }) | null;
  readonly pasting: Typed | null;
  /** Side effects of a choice, or the reason why it was refused. Stays until the next change. */
  readonly notice: string | JassError;
  /** The last step in words, for screen readers. */
  readonly announcement: string | JassError;
}

export const initialState = (draft: Draft): EditorState => ({
  history: newHistory(draft),
  picked: null,
  exchange: null,
  typing: null,
  pasting: null,
  notice: '',
  announcement: '',
});

export const draftIn = ({ history }: EditorState): Draft => history.present;

/** The draft with which the editor was opened. */
export const firstDraft = ({ history }: EditorState): Draft => history.past[0] ?? history.present;

/** Changes the draft. No card stays picked up. */
export function changed(state: EditorState, draft: Draft, announcement = '', notice = ''): EditorState {
  return { ...state, history: push(state.history, draft), picked: null, exchange: null, announcement, notice };
}

export function pickedUp(state: EditorState, picked: Picked, messages: EditorMessages): EditorState {
  return { ...state, picked, exchange: null, announcement: messages.editPicked(picked.card) };
}

export function putBack(state: EditorState, messages: EditorMessages): EditorState {
  const { picked } = state;
  return picked ? { ...state, picked: null, exchange: null, announcement: messages.editDropped(picked.card) } : state;
}

/** A tap on a card picks it up, puts it back, or is the destination of the card picked up. */
export function tapped(state: EditorState, tile: Picked, messages: EditorMessages): EditorState {
  const { picked } = state;
  if (!picked) return pickedUp(state, tile, messages);
  if (picked.place === tile.place) {
    const isSame = picked.card === tile.card && picked.copy === tile.copy;
    return isSame ? putBack(state, messages) : pickedUp(state, tile, messages);
  }
  return movedTo(state, tile.place, tile.card, messages);
}

/**
 * Moves the card picked up to a place. In a full hand it changes places with `onto`; without `onto` the hand asks for
 * a card.
 */
export function movedTo(state: EditorState, to: Place, onto: Card | null, messages: EditorMessages): EditorState {
  const { picked } = state;
  const draft = draftIn(state);
  if (!picked || picked.place === to) return state;
  const { card, place } = picked;
  if (hasRoom(draft, to)) {
    const next = withMoved(draft, card, place, to);
    return changed(state, next, messages.editMoved(card, to, cardsAt(next, to).length, next.size));
  }
  if (onto) return changed(state, withSwapped(draft, card, place, onto, to), messages.editSwapped(card, onto));
  const seat = to as Seat;
  const asks = messages.editFull(seat, cardsAt(draft, seat).length, card);
  return { ...state, exchange: seat, announcement: asks, notice: asks };
}

export const undone = (state: EditorState, messages: EditorMessages): EditorState => ({
  ...state,
  history: undo(state.history),
  picked: null,
  exchange: null,
  notice: '',
  announcement: messages.editUndone,
});

export const redone = (state: EditorState, messages: EditorMessages): EditorState => ({
  ...state,
  history: redo(state.history),
  picked: null,
  exchange: null,
  notice: '',
  announcement: messages.editRedone,
});

/** Changes the game, and announces the losses. */
export function withOtherGame(
  state: EditorState,
  { draft, taken: { cards, contract, override } }: { draft: Draft; taken: Taken },
  messages: EditorMessages,
): EditorState {
  const message = messages.editTook(cards, contract, override);
  return changed(state, draft, message, message);
}

/** A step that the rules may refuse. A refused step changes nothing, and its reason is announced. */
export function changedIfLegal(state: EditorState, step: () => Draft): EditorState {
  try {
    return changed(state, step());
  } catch (error) {
    const reason = userError(error);
    return { ...state, notice: reason, announcement: reason };
  }
}

/** Reads the typed hand. Text that cannot be read stays, with the reason. */
export function typedIn(state: EditorState, language: Language | undefined): EditorState {
  const { typing } = state;
  if (!typing) return state;
  const { seat, text } = typing;
  try {
    const draft = withHand(draftIn(state), seat, importHand(text, seat, language));
    return { ...changed(state, draft), typing: null };
  } catch (error) {
    const problem = userError(error);
    return { ...state, typing: { seat, text, problem }, announcement: problem };
  }
}

/** Reads the pasted deal. Text that cannot be read stays, with the reason. */
export function pastedIn(state: EditorState, language: Language | undefined, messages: EditorMessages): EditorState {
  const { pasting } = state;
  if (!pasting) return state;
  try {
    const draft = draftFromText(draftIn(state), pasting.text, language);
    return { ...changed(state, draft, statusOf(draft, messages)), pasting: null };
  } catch (error) {
    const problem = userError(error);
    return { ...state, pasting: { ...pasting, problem }, announcement: problem };
  }
}

/** Whether the draft is a complete deal, in words. */
export function statusOf(draft: Draft, messages: EditorMessages): string {
  if (!isComplete(draft)) return messages.editMissing(missingOf(draft));
  const { size, rules } = draft;
  return size < handSize(rules) ? messages.editEnding(size) : messages.editComplete;
}

const missingOf = (draft: Draft): [Seat, number][] =>
  SEATS.map((seat): [Seat, number] => [seat, missing(draft, seat)]).filter(([, count]) => count !== 0);

/** The error in the reader's input. Other errors are thrown again. */
function userError(error: unknown): JassError {
  if (error instanceof JassError) return error;
  throw error;
}
