/**
 * The account of a loss: the reason in a sentence, the buttons that show both lines, and the lines side by side, with a row for each trick
 * and each bonus and its points for the side of the play. Rows that differ are tinted, and their differences sum to the loss.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { comparisonOf } from '../../../analysis/why/comparison.ts';
import type { ComparedRow, Comparison } from '../../../analysis/why/comparison.ts';
import type { Card } from '../../../game/cards.ts';
import type { CompletedTrick } from '../../../game/play/play.ts';
import type { Payoff } from '../../../game/scoring/payoff.ts';
import { cardInText } from '../board/card-in-text.ts';
import { index } from '../board/card.ts';
import { partName, reason, seatIn } from './reason.ts';
import type { ReasonProps } from './reason.ts';

type AccountLine = 'played' | 'best';

const LINES = ['played', 'best'] as const satisfies AccountLine[];

interface AccountViewProps extends ReasonProps {
  readonly payoff: Payoff;
  /** Whether the play was made, rather than could be. */
  readonly isMade: boolean;
  /** The line on the board, and the number of its plays that have been made. */
  readonly line: readonly Card[];
  readonly ply: number;
  /** Whether the rows that come to the same are all shown. */
  readonly isUnfolded: boolean;
  readonly onUnfold: () => void;
  /** Puts a line of the account on the board. */
  readonly onShow: (line: AccountLine) => void;
  /** The verdict, or the single-dummy loss on request. */
  readonly couldKnow: TemplateResult | typeof nothing;
}

export function accountView(props: AccountViewProps): TemplateResult {
  const { look, account, before, payoff, isMade } = props;
  const { messages } = look;
  const comparison = comparisonOf(before, account, payoff);
  const { rows, side } = comparison;
  const lead = comparison.isLead
    ? messages.whyTakesLead
    : comparison.countsTricks
      ? messages.whyTakesPoints
      : messages.whyTakesGame;
  const alike = rows.filter((row) => mayFold(row, comparison));
  const hasHundreds = [account.lost, ...rows.map(({ difference }) => difference)].some((of) => Math.abs(of) > 99);
  const kinds = [props.isUnfolded && 'unfolded', comparison.isLead && 'leads', hasHundreds && 'hundreds'];
  const head = (words: string, card: Card): TemplateResult =>
    html`<th scope="col" class="both"><span class="words">${words}</span> ${index(look, card)}</th>`;
  return html`<div class="because">
    <div class="summary">
      ${reason(props, comparison)}
      <div class="shows buttons">
        ${LINES.map((line) => {
          const isShown = isOnBoard(props, line);
          return html`<button
            type="button"
            part="button"
            class="boxed show ${line}"
            aria-pressed=${isShown}
            @click=${(event: Event) => {
              props.onShow(line);
              bringBoardIntoView(event.currentTarget as Element);
            }}
          >
            ${cardInText(look, messages.whyShow, account[line][0]!)}
          </button>`;
        })}
      </div>
    </div>
    ${props.couldKnow === nothing ? nothing : html`<div class="single-dummy">${props.couldKnow}</div>`}
    <div class="compared">
      <p class="lead">${lead(side)}</p>
      <table class=${['lines', ...kinds.filter(Boolean)].join(' ')}>
        <caption class="spoken">
          ${messages.whyTable}
        </caption>
        <thead>
          <tr>
            <th scope="col"><span class="spoken">${messages.trickColumn}</span></th>
            ${head(isMade ? messages.whyAsPlayed : messages.whyWith, account.play)}
            ${head(messages.whyBest, account.best[0]!)}
            <th scope="col"><span class="spoken">${messages.whyDifference}</span></th>
          </tr>
        </thead>
        <tbody>
          ${earlier(props, comparison)} ${rows.map((row) => rowView(props, comparison, row))}
          ${alike.length > 1 ? folded(props, comparison, alike) : nothing}
        </tbody>
        <tfoot>
          <tr>
            <td></td>
            ${LINES.map((line) => {
              const words = line === 'played' ? messages.whyInAll : '';
              return html`<td>
                ${wordsIn(words, comparison.total ? amount(props, comparison, comparison.total[line]) : '', true)}
              </td>`;
            })}
            <td class="difference loss">${messages.chipLost(account.lost)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  </div>`;
}

/** On a phone the board is above the account. */
function bringBoardIntoView(button: Element): void {
  const board = (button.getRootNode() as ShadowRoot).querySelector('.board');
  if (board && board.getBoundingClientRect().top < 0) board.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Rows that come to the same in both lines, except the trick of the play itself. */
const mayFold = ({ trick, bonus, difference }: ComparedRow, { before }: Comparison): boolean =>
  difference === 0 && (bonus !== undefined || trick !== before.tricks + 1);

/** The tricks before the one with the play. */
function earlier(props: AccountViewProps, comparison: Comparison): TemplateResult | typeof nothing {
  const { messages } = props.look;
  const { tricks, amount: of } = comparison.before;
  if (tricks === 0) return nothing;
  const figure = amount(props, comparison, of);
  return html`<tr class="same">
    <td></td>
    <td>${wordsIn(messages.whyBefore(tricks), figure)}</td>
    <td>${wordsIn('', figure)}</td>
    <td></td>
  </tr>`;
}

function rowView(props: AccountViewProps, comparison: Comparison, row: ComparedRow): TemplateResult {
  const { look } = props;
  const { trick, bonus, cards, amounts, difference } = row;
  const { messages } = look;
  const kind = difference > 0 ? 'gain' : difference < 0 ? 'worse' : 'same';
  return html`<tr class="${kind} ${mayFold(row, comparison) ? 'may-fold' : ''}">
    ${bonus ? html`<td></td>` : html`<th scope="row">${trick}</th>`}
    ${LINES.map((line) => {
      const of = amount(props, comparison, amounts[line]);
      const isNow = trick !== undefined && !bonus && trick === trickOnBoard(props, line);
      return html`<td class=${isNow ? 'now' : ''} aria-current=${isNow ? 'step' : nothing}>
        ${
          cards
            ? trickView(props, cards[line], of, amounts[line] > 0)
            : wordsIn(line === 'played' ? partName(props, row) : '', of, amounts[line] > 0)
        }
      </td>`;
    })}
    <td class="difference ${difference < 0 ? 'loss' : ''}">
      ${difference === 0 ? nothing : messages.signed(difference)}
    </td>
  </tr>`;
}

/** The rows that come to the same, as one. */
function folded(props: AccountViewProps, comparison: Comparison, alike: readonly ComparedRow[]): TemplateResult {
  const { messages } = props.look;
  const sum = (line: AccountLine): string =>
    amount(
      props,
      comparison,
      alike.reduce((total, { amounts }) => total + amounts[line], 0),
    );
  const button = html`<button type="button" part="button" aria-expanded=${props.isUnfolded} @click=${props.onUnfold}>
    ${messages.whyAlike(alike.length)}
  </button>`;
  return html`<tr class="same fold">
    <td></td>
    ${LINES.map((line) => html`<td>${wordsIn(line === 'played' ? button : '', sum(line))}</td>`)}
    <td></td>
  </tr>`;
}

/** The leader, four cards, and the points for the side. */
function trickView(
  { look, before }: AccountViewProps,
  trick: CompletedTrick,
  figure: string,
  isOurs: boolean,
): TemplateResult {
  const { messages } = look;
  return html`<div class="line-cells">
    <span class="leader" aria-hidden="true">${messages.seatLetter(trick.leader)}</span
    ><span class="spoken">${messages.whyLed(trick.leader)}: </span>
    ${trick.cards.map((card, at) => {
      const wins = seatIn(trick, at, before) === trick.winner;
      return html`<span class=${wins ? 'wins' : ''}
        >${index(look, card)}${wins ? html`<span class="spoken">, ${messages.wins}</span>` : nothing}</span
      >`;
    })}
    <span class="figure ${isOurs ? 'ours' : ''}">${figure}</span>
  </div>`;
}

const wordsIn = (words: string | TemplateResult, figure: string, isOurs = false): TemplateResult =>
  html`<div class="line-cells">
    <span class="words">${words}</span><span class="figure ${isOurs ? 'ours' : ''}">${figure}</span>
  </div>`;

/** Points of the side, or with a sign how much more it makes than the other side. */
function amount({ look: { messages } }: AccountViewProps, { isLead }: Comparison, of: number): string {
  if (of === 0) return '–';
  return isLead ? messages.signed(of) : messages.words.number(of);
}

/** Whether the board shows a line of the account, after its first card at least. */
function isOnBoard({ account, line: shown, ply }: AccountViewProps, line: AccountLine): boolean {
  return ply > account.index && account[line].every((card, at) => shown[account.index + at] === card);
}

/** The trick of a line that the board shows; null if it shows another line. */
const trickOnBoard = (props: AccountViewProps, line: AccountLine): number | null =>
  isOnBoard(props, line) ? Math.ceil(props.ply / 4) : null;
