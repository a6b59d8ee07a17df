/** The panel of a puzzle: the verdict with the reader's choice (how to play while there is none), the reader's cards by trick, and the buttons for help. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { SEATS } from '../../../../game/cards.ts';
import type { Card, Seat } from '../../../../game/cards.ts';
import { comparisonOf } from '../../../../analysis/why/comparison.ts';
import type { Comparison } from '../../../../analysis/why/comparison.ts';
import { replay } from '../../../../game/play/play.ts';
import type { Payoff } from '../../../../game/scoring/payoff.ts';
import { index } from '../../../views/board/card.ts';
import { failureWords } from '../../../text/failure.ts';
import { cardInText } from '../../../views/board/card-in-text.ts';
import { PLACE } from '../../../kit/drawn-in-text.ts';
import { goTo, tricksOf } from '../../../state/table.ts';
import type { Table, TrickView } from '../../../state/table.ts';
import { panelFrame } from '../../../views/panel/panel.ts';
import { trainButton } from '../../../views/review/train-button.ts';
import { mainPart, mainReason } from '../../../views/why/reason.ts';
import type { ReasonProps } from '../../../views/why/reason.ts';
import type { PlayedPuzzle, PuzzleActions } from '../puzzle-props.ts';
import type { PuzzleMessages } from '../puzzle-messages.ts';
import { goalAfter, isOver, mayPlay, targetOf } from '../puzzle-state.ts';
import type { PuzzleState } from '../puzzle-state.ts';
import { puzzleAccount } from './puzzle-account.ts';
import type { Look } from '../../../views/look.ts';

const NONE_LOST: PuzzleState['lost'] = new Map();

/** The mark of a card that keeps the goal. */
export const tick = html`<svg class="tick" viewBox="0 0 12 12" aria-hidden="true">
  <path d="M2.5 6.5 5 9 9.5 3.5" />
</svg>`;

export function puzzlePanel(
  look: Look,
  words: PuzzleMessages,
  state: PuzzleState,
  puzzle: PlayedPuzzle,
  actions: PuzzleActions,
): TemplateResult {
  const { kind, style } = panelFrame(state.table, false);
  const { explanation } = puzzle;
  if (explanation.isOpen && explanation.play) {
    return html`<div class="${kind} of-puzzle" part="panel puzzle" .style=${style}>
      ${puzzleAccount(look, words, state, explanation, actions)}
      <div class="panel-foot buttons">
        ${hasNext(state, puzzle) ? boxed('main', words.next, actions.onNext) : nothing}
      </div>
    </div>`;
  }
  const { hint, answer } = state;
  const isToldAll = hint?.kind === 'card' || hint?.kind === 'any';
  return html`<div class="${kind} of-puzzle" part="panel puzzle" .style=${style}>
    <div class="said">${verdict(look, words, state, puzzle, actions)}</div>
    <div class="panel-open">${list(look, words, state)}</div>
    <div class="panel-foot buttons">
      ${isOver(state) ? nothing : boxed('', words.hint, actions.onHint, isToldAll || !mayPlay(state))}
      ${boxed('', words.startAgain, actions.onStartAgain)}
      ${answer && isOnBoard(state, answer) ? nothing : boxed('', words.showSolution, actions.onSolution)}
    </div>
  </div>`;
}

export const boxed = (kind: string, label: string, onClick: () => void, isOff = false): TemplateResult =>
  html`<button
    type="button"
    class="boxed ${kind}"
    part="button"
    aria-disabled=${isOff ? 'true' : nothing}
    @click=${onClick}
  >
    ${label}
  </button>`;

const hasNext = (state: PuzzleState, { series }: PlayedPuzzle): boolean => isOver(state) && series.hasNext;

function verdict(
  look: Look,
  words: PuzzleMessages,
  state: PuzzleState,
  puzzle: PlayedPuzzle,
  actions: PuzzleActions,
): TemplateResult {
  const { table, side, ended, hint } = state;
  const box = (kind: string, said: unknown, buttons: unknown = nothing): TemplateResult =>
    html`<div class="verdict ${kind}" part="verdict">
      <div>${said}</div>
      ${buttons}
    </div>`;
  if (puzzle.failure !== null) {
    return box(
      'bad',
      html`<p>${words.failed}<br />${failureWords(look.messages, puzzle.failure)}</p>`,
      html`<span class="buttons">${boxed('main', look.messages.retry, actions.onRetry)}</span>`,
    );
  }
  if (ended) {
    const { solved, made } = ended;
    return box(
      solved ? 'good' : 'bad',
      html`<p>
          <b>${words.ended(solved, state.wrong.length)}</b> ${words.made(state, made, targetOf(state)!)}
          ${about(words, puzzle)}
        </p>
        ${solved ? nothing : whole(look, state, puzzle)}`,
      after(look, words, state, puzzle, actions),
    );
  }
  if (isOver(state))
    return box('', html`<p>${words.solution} ${about(words, puzzle)}</p>`, after(look, words, state, puzzle, actions));
  if (state.waits) {
    const last = table.line.length - 1;
    const card = table.line[last]!;
    const said = words.givesAway(table, PLACE, state.lost.get(last)!);
    return box(
      'bad',
      html`<p>
          <b>${cardInText(look, said, card)}</b><br />${words.still(table, side, goalAfter(state, last + 1)!.target)}
        </p>
        ${partOfLoss(look, words, state.table, puzzle.explanation)}`,
      html`<span class="buttons"
        >${boxed('main', words.takeBack, actions.onTakeBack)} ${boxed('', words.playOn, actions.onPlayOn)}</span
      >`,
    );
  }
  if (!hint) return html`<p class="how">${words.how}</p>`;
  const said = words.hinted(hint, () => PLACE);
  return box('', html`<p>${hint.kind === 'card' ? cardInText(look, said, hint.card) : said}</p>`);
}

/** The theme, and how many puzzles are solved. */
const about = (words: PuzzleMessages, { grade: { theme }, series: { place } }: PlayedPuzzle): string =>
  [...(theme ? [words.themeIs(theme)] : []), ...(place?.solved ? [words.solvedOf(place)] : [])].join(' ');

/** What a reader may do at the end. The main button is the way on. */
function after(
  look: Look,
  words: PuzzleMessages,
  state: PuzzleState,
  puzzle: PlayedPuzzle,
  actions: PuzzleActions,
): TemplateResult | typeof nothing {
  const next = hasNext(state, puzzle);
  const why = puzzle.explanation.play !== null;
  const train = state.wrong.length > 0;
  if (!next && !why && !train) return nothing;
  return html`<span class="buttons"
    >${next ? boxed('main', words.next, actions.onNext) : nothing}
    ${why ? boxed(`ask-why ${next ? '' : 'main'}`, words.why, actions.onWhy) : nothing}
    ${train ? trainButton(look.messages, actions.onTrain) : nothing}</span
  >`;
}

/** Why a card gives something away, in a sentence that leaves the better card to be found; nothing until it is known. */
export function partOfLoss(
  look: Look,
  words: Pick<PuzzleMessages, 'loss'>,
  table: Table,
  explanation: Explained,
): TemplateResult | typeof nothing {
  const compared = comparedIn(look, table, explanation);
  if (!compared) return nothing;
  const main = mainPart(compared.props, compared.comparison);
  const text = words.loss(main);
  return html`<p class="because-of" role="status">${main.taken ? cardInText(look, text, main.taken.with) : text}</p>`;
}

/** Why the target was missed, with the better card. */
function whole(look: Look, state: PuzzleState, puzzle: PlayedPuzzle): TemplateResult | typeof nothing {
  const compared = comparedIn(look, state.table, puzzle.explanation);
  if (!compared) return nothing;
  return html`<p class="because-of" role="status">${mainReason(compared.props, compared.comparison)}</p>`;
}

type Explained = Pick<PlayedPuzzle['explanation'], 'account' | 'play'>;

function comparedIn(
  look: Look,
  table: Table,
  { account, play }: Explained,
): { props: ReasonProps; comparison: Comparison } | null {
  if (!account || !play) return null;
  const before = replay(table.setup, play.plays.slice(0, -1));
  const props = { look, variant: table.variant, before, account };
  return { props, comparison: comparisonOf(before, account, table.payoff) };
}

/** Whether the buttons step through a line. */
const isOnBoard = ({ table }: PuzzleState, line: readonly Card[]): boolean => line.join() === table.line.join();

/** The reader's cards by trick; at the end the cards of all hands, in a line that keeps the target. */
function list(look: Look, words: PuzzleMessages, state: PuzzleState): TemplateResult | typeof nothing {
  const { messages } = look;
  const { table, readers, answer, ended } = state;
  const seats = SEATS.filter((seat) => answer !== null || readers.has(seat));
  const line = answer ?? table.line;
  const tricks = tricksOf(goTo({ ...table, line }, line.length).position);
  if (tricks.length === 0) return nothing;
  const now = isOnBoard(state, line) ? Math.floor(Math.max(table.ply - 1, 0) / 4) : -1;
  const isSolution = answer !== null && !ended?.solved;
  return html`<table class="mine ${answer ? 'of-all' : ''}" part="tricks">
    <caption class=${isSolution ? '' : 'spoken'}>
      ${isSolution ? words.answer : answer ? words.allCards : words.list}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="spoken">${messages.trickColumn}</span></th>
        ${seats.map((seat) => html`<th scope="col">${messages.seat(seat)}</th>`)}
        <th scope="col" class="number points">${messages.pointsColumn}</th>
        <th scope="col" class="number to">${words.to}</th>
      </tr>
    </thead>
    <tbody>
      ${tricks.map(
        (trick, i) =>
          html`<tr class=${i === now ? 'now' : ''}>
            <th scope="row">${trick.number}</th>
            ${seats.map((seat) => html`<td>${cell(look, words, isSolution ? NONE_LOST : (ended ?? state).lost, table.payoff, trick, seat)}</td>`)}
            <td class="number">${trick.points ?? nothing}</td>
            <td class="number to">
              ${
                trick.points === null
                  ? nothing
                  : html`<span class="side long">${messages.side(trick.scorer!)}</span
                      ><span class="side short">${messages.sideLetters(trick.scorer!)}</span>`
              }
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function cell(
  look: Look,
  words: PuzzleMessages,
  lost: PuzzleState['lost'],
  payoff: Payoff,
  trick: TrickView,
  seat: Seat,
): TemplateResult | typeof nothing {
  const found = trick.cards.find((of) => of.seat === seat);
  if (!found) return nothing;
  const { card, ply }: { readonly card: Card; readonly ply: number } = found;
  const gave = lost.get(ply);
  const mark =
    gave === undefined
      ? nothing
      : gave === 0
        ? html`<span class="badge">${tick}<span class="spoken">, ${words.kept}</span></span>`
        : html`<span class="cost large"
            ><span aria-hidden="true">${payoff === 'score' ? '!' : look.messages.chipLost(gave)}</span
            ><span class="spoken">, ${words.gave(gave)}</span></span
          >`;
  return html`<span class="mine-card">${index(look, card)}</span>${mark}`;
}
