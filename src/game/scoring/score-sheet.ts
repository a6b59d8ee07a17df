/**
 * The score sheet of a game of several deals: running sums, the winner, and the deal that decided. It adds up given results; the
 * entry of each deal (game points, melds, multipliers) is computed elsewhere.
 */
import { SIDES } from '../cards.ts';
import type { PerSide, Side } from '../cards.ts';
import { JassError } from '../errors.ts';
import { untranslated } from '../reason.ts';
import { checkRulesGiven } from '../given.ts';
import type { Rules } from '../rules/rules.ts';

/** A way in which a game ends: at a number of points, or after a number of deals. */
export type EndOfGame = Rules['game'][number];

/** The entry of one deal: whole numbers, 0 or more. */
export interface DealResult extends PerSide {
  /**
   * The same points in the order of counting (marriage, melds, trick after trick, or as agreed at the table). The order decides which
   * side reached the target first if both reach it in one deal.
   */
  readonly steps?: readonly { readonly side: Side; readonly points: number }[];
  /** Points that wait for the side that scores more in the next deal: the declarers' share after a tie. Not a part of the sides' points. */
  readonly heldOver?: number;
}

export interface SheetRow extends PerSide {
  /** The sums after this deal. */
  readonly totals: PerSide;
  /** The points held over that go to the winners of this deal; they are a part of the sums. */
  readonly gained?: { readonly side: Side; readonly points: number };
}

export interface GameOutcome {
  readonly winner: Side | 'tie';
  /** Number of the last deal, from 1. */
  readonly deal: number;
  /**
   * `target`: one side has reached it. If both reach it in one deal: the `order` of counting, or if it is unknown the higher `total`.
   * `deals`: the higher total after a fixed number of deals.
   */
  readonly decidedBy: 'target' | 'order' | 'total' | 'deals';
}

export interface GameSheet {
  /** The end of the game; null if the rules name none. */
  readonly end: EndOfGame | null;
  /** One row for each deal. */
  readonly rows: readonly SheetRow[];
  readonly totals: PerSide;
  /** Null while the game continues. */
  readonly outcome: GameOutcome | null;
}

/**
 * The sheet of a game.
 * @param by the kind of end; by default the first of the rules
 * @throws JassError `bad-request`, naming the field, for a result that is not a number of points or not the sum of its steps, for
 * deals after the end of the game, and for an end that the rules do not name; TypeError without rules
 */
export function gameSheet(rules: Pick<Rules, 'game'>, results: readonly DealResult[], by?: EndOfGame['by']): GameSheet {
  checkRulesGiven(rules, 'game');
  checkEntries(results, 'results', 'The results must be a list, with one entry for each deal.');
  const end = endOf(rules, by);
  const rows: SheetRow[] = [];
  let totals: PerSide = { NS: 0, EW: 0 };
  let outcome: GameOutcome | null = null;
  let waiting = 0;
  for (const [index, result] of results.entries()) {
    if (outcome) {
      const after = results.length - outcome.deal;
      const what = after === 1 ? 'the deal after it is' : `the ${after} deals after it are`;
      throw fault(`results.${index}`, `The game was over after deal ${outcome.deal}; ${what} not part of it.`);
    }
    checkResult(result, index);
    const before = totals;
    const winner = higher(result);
    // Another tie adds to the points held over; a deal without a winner leaves them held over.
    const gained = waiting > 0 && !result.heldOver && winner !== 'tie' ? { side: winner, points: waiting } : null;
    waiting = gained ? 0 : waiting + (result.heldOver ?? 0);
    const counted = gained ? withStep(result, gained) : result;
    totals = { NS: before.NS + counted.NS, EW: before.EW + counted.EW };
    rows.push({ NS: result.NS, EW: result.EW, totals, ...(gained && { gained }) });
    outcome = end && outcomeAfter(end, rows.length, before, counted, totals);
  }
  return { end, rows, totals, outcome };
}

/** A result with points that are counted last. */
function withStep(result: DealResult, step: { readonly side: Side; readonly points: number }): DealResult {
  const { steps } = result;
  return { ...result, [step.side]: result[step.side] + step.points, ...(steps && { steps: [...steps, step] }) };
}

/** Finds a mistake of programs without types. */
function checkEntries(given: unknown, field: string, message: string): void {
  if (!Array.isArray(given)) throw fault(field, message);
}

const isObject = (given: unknown): boolean => typeof given === 'object' && given !== null;

function endOf({ game }: Pick<Rules, 'game'>, by: EndOfGame['by'] | undefined): EndOfGame | null {
  if (by === undefined) return game[0] ?? null;
  const end = game.find((way) => way.by === by);
  if (end) return end;
  const known = game.map((way) => `"${way.by}"`).join(', ');
  const right = known ? `they name ${known}` : 'they name none; name one in the field "game"';
  throw fault('by', `These rules do not end a game by "${by}": ${right}.`);
}

/** The outcome after a deal, from the sums before and after it; null if the game continues. */
function outcomeAfter(
  end: EndOfGame,
  deal: number,
  before: PerSide,
  result: DealResult,
  totals: PerSide,
): GameOutcome | null {
  if (end.by === 'deals') return deal < end.deals ? null : { winner: higher(totals), deal, decidedBy: 'deals' };
  const { target } = end;
  const reached = SIDES.filter((side) => totals[side] >= target);
  if (reached.length === 0) return null;
  if (reached.length === 1) return { winner: reached[0]!, deal, decidedBy: 'target' };
  const first = result.steps && firstToReach(target, before, result.steps);
  return first ? { winner: first, deal, decidedBy: 'order' } : { winner: higher(totals), deal, decidedBy: 'total' };
}

function firstToReach(target: number, before: PerSide, steps: NonNullable<DealResult['steps']>): Side | undefined {
  const sums = { ...before };
  return steps.find(({ side, points }) => (sums[side] += points) >= target)?.side;
}

function higher({ NS, EW }: PerSide): Side | 'tie' {
  if (NS === EW) return 'tie';
  return NS > EW ? 'NS' : 'EW';
}

function checkResult(result: DealResult, index: number): void {
  const deal = `Deal ${index + 1}`;
  if (!isObject(result)) {
    throw fault(
      `results.${index}`,
      `${deal} has no result; write the points of both sides, such as {"NS": 100, "EW": 57}.`,
    );
  }
  for (const side of SIDES) checkPoints(result[side], `${deal} gives ${side}`, `results.${index}.${side}`);
  checkPoints(result.heldOver ?? 0, `${deal} holds over`, `results.${index}.heldOver`);
  if (!result.steps) return;
  checkEntries(
    result.steps,
    `results.${index}.steps`,
    `The steps of deal ${index + 1} must be a list of sides and points.`,
  );
  for (const [step, { side, points }] of result.steps.entries()) {
    const field = `results.${index}.steps.${step}`;
    if (!SIDES.includes(side)) throw fault(field, `${deal}, step ${step + 1}, has no side; write NS or EW.`);
    checkPoints(points, `${deal}, step ${step + 1}, counts`, `${field}.points`);
  }
  for (const side of SIDES) {
    const counted = result.steps.reduce((sum, step) => (step.side === side ? sum + step.points : sum), 0);
    if (counted === result[side]) continue;
    throw fault(
      `results.${index}.steps`,
      `${deal} gives ${side} ${result[side]}, but its steps add up to ${counted}; both must be the same.`,
    );
  }
}

function checkPoints(points: number, what: string, field: string): void {
  if (Number.isSafeInteger(points) && points >= 0) return;
  throw fault(field, `${what} ${String(points)}; points on the sheet are whole numbers from 0.`);
}

function fault(field: string, message: string): JassError {
  return new JassError('bad-request', untranslated(message), { field });
}
