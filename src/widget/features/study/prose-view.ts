/** Text with moves: each card is a button that leads to its position, and what touches it in the text stays in its line. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { TRICK_SIZE } from '../../../game/play/trick.ts';
import type { english } from '../../../languages/en/study.ts';
import type { Move, Moves, MoveSign, Prose } from '../../../notation/study/study.ts';
import { index } from '../../views/board/card.ts';
import type { StudyView } from './study-look.ts';

const SIGN_WORDS = {
  '!': 'good',
  '!!': 'veryGood',
  '?': 'bad',
  '??': 'veryBad',
  '!?': 'interesting',
  '?!': 'doubtful',
} as const satisfies Record<MoveSign, keyof typeof english>;

/** The signs of a mistake. */
const REPROACH: readonly MoveSign[] = ['?', '??', '?!'];

export function proseView(view: StudyView, prose: Prose): TemplateResult {
  const parts = prose.map((part, place) => {
    if (typeof part !== 'string') {
      const [, glued] = gluedAfter(prose[place + 1]);
      return movesView(view, part, gluedBefore(prose[place - 1])[1], glued);
    }
    const rest = typeof prose[place - 1] === 'object' ? gluedAfter(part)[0] : part;
    return typeof prose[place + 1] === 'object' ? gluedBefore(rest)[0] : rest;
  });
  return html`${parts}`;
}

/** The text with its cards in short, without buttons. */
export const plain = ({ look }: StudyView, prose: Prose): TemplateResult =>
  html`${prose.map((part) =>
    typeof part === 'string'
      ? part
      : part.moves.map(({ card }, i) => html`${i > 0 ? ' ' : nothing}${index(look, card)}`),
  )}`;

type Part = Prose[number] | undefined;

/** A text, and the signs at its end that touch the card after it. */
function gluedBefore(part: Part): readonly [rest: string, glued: string] {
  const text = typeof part === 'string' ? part : '';
  const [glued] = /[^\s\p{L}\p{N}]*$/u.exec(text)!;
  return [text.slice(0, text.length - glued.length), glued];
}

/** A text, and the signs at its start that touch the card before it. */
function gluedAfter(part: Part): readonly [rest: string, glued: string] {
  const text = typeof part === 'string' ? part : '';
  const [glued] = /^[^\s\p{L}\p{N}]*/u.exec(text)!;
  return [text.slice(glued.length), glued];
}

function movesView(view: StudyView, moves: Moves, before: string, after: string): TemplateResult {
  const buttons =
    moves.moves.length === 0
      ? [placeButton(view, moves)]
      : moves.moves.map((move, i) => moveButton(view, move, moves.isNumbered && i === 0));
  const last = buttons.length - 1;
  return html`${buttons.map(
    (button, i) =>
      html`${i > 0 ? ' ' : nothing}<span class="unbroken"
          >${i === 0 ? before : nothing}${button}${i === last ? after : nothing}</span
        >`,
  )}`;
}

const trickOf = (plays: number): number => Math.floor(plays / TRICK_SIZE) + 1;

function moveButton(view: StudyView, move: Move, isNumbered: boolean): TemplateResult {
  const { look, say, state, actions } = view;
  const { card, before, sign } = move;
  const trick = trickOf(before.length);
  const number = isNumbered
    ? html`<span class="trick-number" aria-hidden="true">${trick}.</span
        ><span class="spoken">${say('ofTrick', { trick })} </span>`
    : nothing;
  const judged = sign
    ? html`<span class="judged ${REPROACH.includes(sign) ? 'reproach' : ''}" aria-hidden="true">${sign}</span
        ><span class="spoken">, ${say(SIGN_WORDS[sign])}</span>`
    : nothing;
  return html`<button
    type="button"
    class="move"
    part="move"
    aria-current=${state.at?.of === move && !state.isOff ? 'true' : nothing}
    @click=${() => actions.onStop({ of: move, plays: [...before, card] })}
  >
    ${number}${index(look, card)}${judged}
  </button>`;
}

/** A position without a card. */
function placeButton({ look, state, actions }: StudyView, moves: Moves): TemplateResult {
  const { before } = moves;
  return html`<button
    type="button"
    class="move named-place"
    part="move"
    aria-current=${state.at?.of === moves && !state.isOff ? 'true' : nothing}
    @click=${() => actions.onStop({ of: moves, plays: before })}
  >
    ${look.messages.trickShort(trickOf(before.length))}
  </button>`;
}
