/** The reason for a loss in sentences: the part that costs most, and the sum of the parts. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { ComparedRow, Comparison } from '../../../analysis/why/comparison.ts';
import { seatAfter, sideOf } from '../../../game/cards.ts';
import type { Card, Seat } from '../../../game/cards.ts';
import type { CompletedTrick, GameState } from '../../../game/play/play.ts';
import { gameWords } from '../../../game/variants/index.ts';
import type { Account } from '../../../notation/answer/account.ts';
import { drawnInText } from '../../kit/drawn-in-text.ts';
import { gamePoints } from '../../text/game-points.ts';
import { index } from '../board/card.ts';
import { cardInText } from '../board/card-in-text.ts';
import type { Look } from '../look.ts';

export interface ReasonProps {
  readonly look: Look;
  /** Id of the variant. */
  readonly variant: string;
  /** The position of the play. */
  readonly before: GameState;
  readonly account: Account;
}

export function partName({ look: { messages }, variant, before }: ReasonProps, { trick, bonus }: ComparedRow): string {
  if (!bonus) return messages.whyTrick(trick!);
  return messages.whyBonus(bonus, gameWords(variant), before.setup.rules.sweep?.by === 'points');
}

/** So many parts of a loss are said at once. */
const PARTS = 3;

/**
 * The part that costs most in a sentence, then the sum: "Mostly trick 8: 8♠ brings 26 more there (K♦ would win it). 19 points: trick 3 +7
 * (K♦ wins it), trick 8 −26." A long sum is folded, and a loss of one part needs no sentence before it.
 */
export function reason(props: ReasonProps, comparison: Comparison): TemplateResult {
  const { messages } = props.look;
  const { rows, isOne } = partsOf(comparison);
  if (isOne) return html`<p class="reason" role="status">${sum(props, comparison)}</p>`;
  return html`<p class="reason" role="status">${mainReason(props, comparison)}</p>
    ${
      rows.length > PARTS
        ? html`<details class="parts">
            <summary>${drawnInText(messages.whyByParts, lossIn(props, comparison))}</summary>
            ${sum(props, comparison)}
          </details>`
        : html`<p class="parts">${sum(props, comparison)}</p>`
    }`;
}

/** The reason in one sentence, which names the best card. */
export function mainReason(props: ReasonProps, comparison: Comparison): TemplateResult {
  const { look, account } = props;
  const { messages } = look;
  const { worst, isOne } = partsOf(comparison);
  const part = placeOf(props, worst);
  const more = html`${messages.words.number(-worst.difference)}`;
  return drawnInText(
    isOne ? messages.whyOnly(part) : messages.whyMostly(part),
    index(look, account.best[0]!),
    more,
    won(props, comparison, worst),
  );
}

/** The part of a loss that costs most, and the card with which the other side takes its trick as played, if it does so only then. */
export interface MainPart {
  readonly part: string;
  readonly amount: number;
  readonly taken: { readonly by: Seat; readonly with: Card } | null;
  /** Whether it is the whole loss. */
  readonly isOne: boolean;
}

/** The same for a reader who has yet to find the best card. */
export function mainPart(props: ReasonProps, comparison: Comparison): MainPart {
  const { worst, isOne } = partsOf(comparison);
  const { cards, difference } = worst;
  const { side } = comparison;
  const isTaken = cards && sideOf(cards.played.winner) !== side && sideOf(cards.best.winner) === side;
  const taken = isTaken ? { by: cards.played.winner, with: winningCard(cards.played, props.before) } : null;
  return { part: placeOf(props, worst), amount: -difference, taken, isOne };
}

/** The rows that differ, and the one that costs most. */
function partsOf(comparison: Comparison): { rows: readonly ComparedRow[]; worst: ComparedRow; isOne: boolean } {
  const rows = comparison.rows.filter(({ difference }) => difference !== 0);
  const worst = rows.reduce((most, row) => (row.difference < most.difference ? row : most), rows[0]!);
  return { rows, worst, isOne: rows.length === 1 };
}

/** The loss, and the parts that sum to it. The part of the sentence before it has its card there. */
function sum(props: ReasonProps, comparison: Comparison): TemplateResult {
  const { messages } = props.look;
  const { rows, worst, isOne } = partsOf(comparison);
  const parts = rows.map((row, at) => {
    const { difference } = row;
    return html`${at ? ', ' : ''}${placeOf(props, row)}
      <b class=${difference < 0 ? 'loss' : 'gained'}>${messages.signed(difference)}</b
      >${isOne || row !== worst ? won(props, comparison, row) : nothing}`;
  });
  return drawnInText(messages.whyReason, lossIn(props, comparison), parts);
}

function lossIn({ look: { messages }, account }: ReasonProps, { countsTricks }: Comparison): TemplateResult {
  const points = countsTricks ? messages.words.points(account.lost) : gamePoints(messages, account.lost);
  return html`<b class="loss">${points}</b>`;
}

/** The trick, or the bonus with the trick that brings it. */
const placeOf = (props: ReasonProps, row: ComparedRow): string =>
  row.bonus === 'roem' || row.bonus === 'marriage'
    ? props.look.messages.whyInTrick(row.bonus, row.trick!)
    : partName(props, row);

/** The card with which the side of the play wins a trick in only one of the lines. */
function won(
  { look, before }: ReasonProps,
  { side }: Comparison,
  { cards }: ComparedRow,
): TemplateResult | typeof nothing {
  if (!cards) return nothing;
  const { played, best } = cards;
  const isOurs = ({ winner }: CompletedTrick): boolean => sideOf(winner) === side;
  if (isOurs(played) === isOurs(best)) return nothing;
  const [text, trick] = isOurs(played) ? [look.messages.whyWinsIt, played] : [look.messages.whyWouldWinIt, best];
  return html` <span class="won">(${cardInText(look, text, winningCard(trick, before))})</span>`;
}

const winningCard = (trick: CompletedTrick, before: GameState): Card =>
  trick.cards.find((_, at) => seatIn(trick, at, before) === trick.winner)!;

export const seatIn = ({ leader }: CompletedTrick, at: number, { setup }: GameState): Seat =>
  seatAfter(leader, setup.rules.direction, at);
