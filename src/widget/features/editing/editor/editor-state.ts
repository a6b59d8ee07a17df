/**
 * The state of the editor as one immutable value, and the reader's steps between states. One hand is chosen: each card
 * that is dealt goes there, until it is full. Typed text is kept until it has been read.
 */
import { SEATS, seatsFrom } from '../../../../game/cards.ts';
import type { Card, Seat } from '../../../../game/cards.ts';
import { JassError } from '../../../../game/errors.ts';
import type { StatedTaken } from '../../../../game/play/complete-taken.ts';
import { inPart } from '../../../../game/located.ts';
import { handSize } from '../../../../game/rules/pack.ts';
import { parseDeal } from '../../../../notation/deal.ts';
import { importHand } from '../../../../notation/imports/import-hand.ts';
import type { Language } from '../../../../languages/registry/languages.ts';
import { cardsAt, hasRoom, isComplete, missing } from '../draft/draft.ts';
import { withVariant } from '../draft/game.ts';
import { withFaultyHands, withHand, withMoved, withSwapped } from '../draft/hands.ts';
import { withTaken } from '../draft/settings.ts';
import type { Draft, Place } from '../draft/draft.ts';
import { newHistory, push, redo, undo } from '../undo-history.ts';
import type { UndoHistory } from '../undo-history.ts';
import type { EditorMessages } from '../editor-messages.ts';
import { dealsInText, draftOfRead } from '../paste.ts';
import type { ReadText } from '../../../../notation/read-text.ts';

/** A text that the reader types or pastes, and its error. */
export interface Typed {
  /** The hand that it fills, or the whole deal. */
  readonly of: Seat | 'deal';
  readonly text: string;
  readonly problem: JassError | null;
  /** The deals of a text that has several, to choose from. */
  readonly deals?: readonly ReadText[];
  /** Whether all of them are reviewed as a game. */
  readonly isGame?: true;
}

export interface EditorState {
  readonly history: UndoHistory<Draft>;
  /** The hand that the reader has chosen last or dealt to last. It takes the next card while it lacks some. */
  readonly seat: Seat;
  /** Null while no text field is open. */
  readonly typed: Typed | null;
  /** The text that the draft was read from; null once it has changed. */
  readonly pasted: string | null;
  /** Side effects of a choice, or the reason why it was refused. Stays until the next change. */
  readonly notice: string | JassError;
  /** The last step in words, for screen readers. */
  readonly announcement: string | JassError;
}

export const initialState = (draft: Draft): EditorState => ({
  history: newHistory(draft),
  seat: draft.leader,
  typed: null,
  pasted: null,
  notice: '',
  announcement: '',
});

export const draftIn = ({ history }: EditorState): Draft => history.present;

/** The draft with which the editor was opened. */
export const firstDraft = ({ history }: EditorState): Draft => history.past[0] ?? history.present;

/** The hands from the chosen one on, in the order of play. */
function handsFrom(state: EditorState): Seat[] {
  const { direction } = draftIn(state).rules;
  return seatsFrom(state.seat, direction);
}

/** The hand that takes the next card: the chosen one, or the next one that lacks cards; null if none does. */
export const chosenIn = (state: EditorState): Seat | null =>
  handsFrom(state).find((seat) => missing(draftIn(state), seat) > 0) ?? null;

/** Changes the draft. */
export function changed(state: EditorState, draft: Draft, announcement = '', notice = ''): EditorState {
  return { ...state, history: push(state.history, draft), pasted: null, announcement, notice };
}

/** A step that is not possible: nothing changes but the notice. */
const refused = (state: EditorState, reason: string | JassError): EditorState => ({
  ...state,
  notice: reason,
  announcement: reason,
});

/** Chooses the hand that takes the next card. */
export function chosen(state: EditorState, seat: Seat, messages: EditorMessages): EditorState {
  if (missing(draftIn(state), seat) <= 0) return refused(state, messages.editFull(seat));
  const next = { ...state, seat, notice: '' };
  return { ...next, announcement: statusOf(next, messages) };
}

/** Deals a card to the chosen hand. */
export function dealt(state: EditorState, card: Card, messages: EditorMessages): EditorState {
  const seat = chosenIn(state);
  return seat ? moved(state, card, 'stock', seat, null, messages) : refused(state, messages.editAllFull);
}

/** Takes a card back. Its hand takes the next one. */
export const takenBack = (state: EditorState, card: Card, seat: Seat, messages: EditorMessages): EditorState =>
  moved(state, card, seat, 'stock', null, messages);

/** Moves a card. In a full hand it changes places with `onto`. */
export function moved(
  state: EditorState,
  card: Card,
  from: Place,
  to: Place,
  onto: Card | null,
  messages: EditorMessages,
): EditorState {
  const draft = draftIn(state);
  if (to !== 'stock' && !hasRoom(draft, to)) {
    if (!onto) return refused(state, messages.editFull(to));
    return changed(state, withSwapped(draft, card, from, onto, to), messages.editSwapped(card, onto));
  }
  const next = changed(state, withMoved(draft, card, from, to));
  if (to === 'stock') {
    const seat = from === 'stock' ? state.seat : from;
    return { ...next, seat, announcement: messages.editTaken(card, seat) };
  }
  const { size } = draft;
  const has = cardsAt(draftIn(next), to).length;
  const sentence = messages.editDealt(card, to, has, size);
  return {
    ...next,
    seat: to,
    announcement: has < size ? sentence : `${sentence} ${statusOf({ ...next, seat: to }, messages)}`,
  };
}

export const undone = (state: EditorState, messages: EditorMessages): EditorState =>
  stepped(state, undo(state.history), messages.editUndone);

export const redone = (state: EditorState, messages: EditorMessages): EditorState =>
  stepped(state, redo(state.history), messages.editRedone);

/** Goes to another draft of the history. A hand that has changed and lacks cards takes the next one. */
function stepped(state: EditorState, history: UndoHistory<Draft>, announcement: string): EditorState {
  const [before, after] = [state.history.present, history.present];
  const seat = SEATS.find((seat) => after.hands[seat] !== before.hands[seat] && missing(after, seat) > 0);
  return { ...state, history, seat: seat ?? state.seat, pasted: null, notice: '', announcement };
}

/** Chooses the game. A text just pasted is read again in that game; otherwise the losses are announced. */
export function withGame(
  state: EditorState,
  id: string,
  language: Language | undefined,
  messages: EditorMessages,
): EditorState {
  if (state.pasted !== null) {
    try {
      return withText(state, state.pasted, language, messages, id);
    } catch (error) {
      userError(error);
    }
  }
  const { draft, lost } = withVariant(draftIn(state), id);
  const message = messages.editLost(lost.cards, lost.contract, lost.override);
  return changed(state, draft, message, message);
}

/**
 * The deal of a text, with a note about the form in which it was read; for several deals, the list to choose from.
 * @throws JassError for a text that cannot be read
 */
function withText(
  state: EditorState,
  text: string,
  language: Language | undefined,
  messages: EditorMessages,
  game?: string,
): EditorState {
  const deals = dealsInText(draftIn(state), text, language, game);
  if (deals.length === 1) return { ...withRead(state, text, deals[0]!, messages), pasted: text };
  return {
    ...state,
    typed: { of: 'deal', text, problem: null, deals },
    announcement: messages.chooseDeal(deals.length),
  };
}

/** @param text the deal as text @throws JassError for plays that are not legal */
function withRead(state: EditorState, text: string, read: ReadText, messages: EditorMessages): EditorState {
  const draft = inPart(text, read.deal, () => draftOfRead(draftIn(state), read));
  const notice = messages.editRead(read, draft);
  const done = { ...changed(state, draft, '', notice), seat: draft.leader, typed: null };
  return { ...done, announcement: `${statusOf(done, messages)} ${notice}` };
}

/** Takes one of the deals of a text. If it cannot be played, the list stays, with the reason. */
export function chosenDeal(state: EditorState, read: ReadText, messages: EditorMessages): EditorState {
  try {
    return withRead(state, state.typed?.text ?? '', read, messages);
  } catch (error) {
    const problem = userError(error);
    return state.typed ? withProblem(state, state.typed, problem) : { ...state, announcement: problem };
  }
}

/** A step that the rules may refuse. A refused step changes nothing, and its reason is announced. */
export function changedIfLegal(state: EditorState, step: () => Draft): EditorState {
  try {
    return changed(state, step());
  } catch (error) {
    return refused(state, userError(error));
  }
}

/** Sets the points, roem and tricks taken before an ending. Impossible ones stay in their fields, with the reason. */
export function stated(state: EditorState, taken: StatedTaken | null): EditorState {
  const draft = draftIn(state);
  try {
    return changed(state, withTaken(draft, taken));
  } catch (error) {
    const reason = userError(error);
    return { ...changed(state, { ...draft, taken }), notice: reason, announcement: reason };
  }
}

/** Reads the typed text. Text that cannot be read stays, with the reason. */
export function read(state: EditorState, language: Language | undefined, messages: EditorMessages): EditorState {
  const { typed } = state;
  if (!typed) return state;
  const { of, text } = typed;
  const draft = draftIn(state);
  try {
    if (of === 'deal') return withText(state, text, language, messages);
    const done = { ...changed(state, withHand(draft, of, importHand(text, of, language))), seat: of, typed: null };
    return { ...done, announcement: statusOf(done, messages) };
  } catch (error) {
    return withProblem(state, typed, userError(error));
  }
}

/** Keeps a text that cannot be read, with the reason. If its hands were read, they are on the board. */
function withProblem(state: EditorState, typed: Typed, problem: JassError): EditorState {
  const { hands } = problem.place;
  const next = hands === undefined ? state : changed(state, withFaultyHands(draftIn(state), parseDeal(hands)));
  return { ...next, typed: { ...typed, problem }, announcement: problem };
}

/** Whether the draft is a complete deal, or the number of cards that each hand lacks, in words. */
export function statusOf(state: EditorState, messages: EditorMessages): string {
  const draft = draftIn(state);
  const { size, rules } = draft;
  if (isComplete(draft)) return size < handSize(rules) ? messages.editEnding(size) : messages.editComplete;
  const lacks = handsFrom(state).map((seat): [Seat, number] => [seat, missing(draft, seat)]);
  return messages.editMissing(lacks);
}

/** The error in the reader's input. Other errors are thrown again. */
function userError(error: unknown): JassError {
  if (error instanceof JassError) return error;
  throw error;
}
