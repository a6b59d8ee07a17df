/**
 * How far estimates err: random deals whose exact values are known, each estimated by every beam.
 * - `npm run bench -- estimates solve krutzjass-points-10 [--deals 100] [--minutes 9]` solves the next deals of a group and adds their
 *   values to estimate-deals.json. A deal that takes more nodes than `--nodes` is kept with its proven interval.
 * - `npm run bench -- estimates cards krutzjass-points-10 [--deals 100] [--minutes 9]` solves the value after each first card of the next of these
 *   deals, and adds them to estimate-cards.json: null where one takes more nodes than `--nodes`.
 * - `npm run bench -- estimates [--write]` estimates all deals of the file, prints the errors, and checks on every second deal the
 *   quantile of the others. With `--write` it also writes the table that the program shows to readers (src/analysis/search/).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FIRST_MEASURED, groupOf } from '../src/analysis/search/estimate-error.ts';
import { Effort } from '../src/analysis/search/effort.ts';
import { CARD_ROUNDS, estimatedCards } from '../src/analysis/search/evaluate.ts';
import { openSearch } from '../src/analysis/search/search.ts';
import { SharedBounds } from '../src/analysis/search/shared-bounds.ts';
import { farthestApart } from '../src/analysis/search/told-apart.ts';
import { sideOf } from '../src/game/cards.ts';
import type { Card } from '../src/game/cards.ts';
import { contractsOf } from '../src/game/rules/pack.ts';
import { afterPlay, legalNow } from '../src/game/play/play.ts';
import type { GameState } from '../src/game/play/play.ts';
import type { CardErrors } from '../src/analysis/search/estimate-errors.ts';
import { pointsOfDeal } from '../src/game/scoring/payoff.ts';
import type { Payoff } from '../src/game/scoring/payoff.ts';
import { variantById } from '../src/game/variants/index.ts';
import { loadSolver } from '../src/solver/full-solver.ts';
import { familyOf } from '../src/solver/ordering/family.ts';
import { ALL_BEAMS } from '../src/solver/payoffs/payoff-search.ts';
import type { Solver } from '../src/solver/solver.ts';
import { atRoot } from '../tools/paths.ts';
import { randomStarts } from './deals.ts';
import { isWriting, report, words } from './report.ts';
import type { Cells } from './report.ts';
import { ascending, mean, median, percent } from './statistics.ts';

/** A deal of the file: the proven bounds of its outcome, equal if it is solved, and the nodes that they took. */
type Known = readonly [low: number, high: number, nodes: number];

const FILE = new URL('estimate-deals.json', import.meta.url);
const CARDS_FILE = new URL('estimate-cards.json', import.meta.url);
const SEED = 20261125;
const MEBIBYTE = 1 << 20;
const SLICE_NODES = 1_000_000;
/** The most nodes of all beams of a deal. */
const MOST_BEAM_NODES = 30_000_000;
/** The share of deals that the error of an estimate is not to exceed. */
const SHARE = 0.9;
/** Fewer deals than this say nothing about a tenth of them (`calibrated`). */
const ENOUGH = 9;
/** Deals of fewer nodes in the median are solved at once, and no reader sees their estimates. */
const SEEN_NODES = 100_000;
/** The hands so long that few values are known take the errors of the longest ones with values, pooled. */
const POOLED = { variant: 'krutzjass', of: [10, 11], for: [11, 12] };

const OTHER = randomStarts(variantById('schieber').rules, ['S'], 1, 1, SEED)[0]!;

/** What a beam made of a deal: its error in units of the payoff, and the nodes of all beams so far. */
interface Estimated {
  readonly error: number;
  readonly nodes: number;
}

/** A deal with its value known: what it took to solve, and its estimates, a beam each. */
interface Measured {
  readonly nodes: number;
  readonly beams: readonly Estimated[];
  /** Undefined where the cards are not solved. */
  readonly rounds: readonly CardsEstimated[] | undefined;
}

/** The deals of a group, such as `krutzjass-points-10`: variant, payoff, cards a hand. */
function startsOf(group: string, deals: number) {
  const [, variant, payoff, size] = /^(.+)-(points|total|score)-(\d+)$/.exec(group)!;
  const { rules } = variantById(variant!);
  const cards = Number(size);
  const starts = randomStarts(rules, contractsOf(rules), cards, deals, SEED);
  return { variant: variant!, payoff: payoff as Payoff, cards, starts };
}

const knownDeals = (): Record<string, Known[]> =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Known[]>) : {};

/** Solves deals of a group from the first unknown one on, until there are enough, or the time is over. */
async function solveMore(group: string, deals: number, minutes: number, mostNodes: number): Promise<void> {
  const solver = await loadSolver({ tableBytes: 256 * MEBIBYTE });
  const { payoff, starts } = startsOf(group, deals);
  const end = performance.now() + 60_000 * minutes;
  for (const state of starts.slice(knownDeals()[group]?.length ?? 0)) {
    solver.setPosition(state, payoff);
    let isExact = false;
    while (!isExact && solver.nodes < mostNodes && performance.now() < end) isExact = solver.search(SLICE_NODES);
    if (performance.now() >= end && !isExact) return;
    const [low, high] = solver.bounds();
    const all = knownDeals();
    all[group] = [...(all[group] ?? []), [low, high, solver.nodes]];
    writeFileSync(FILE, `${JSON.stringify(all)}\n`);
    console.log(`${group} ${all[group].length}: ${low} to ${high}, ${solver.nodes} nodes`);
  }
}

/** The outcome after each legal card, in the order of `legalNow`; null where one takes too many nodes. */
type KnownCards = readonly number[] | null;

const knownCards = (): Record<string, KnownCards[]> =>
  existsSync(CARDS_FILE) ? (JSON.parse(readFileSync(CARDS_FILE, 'utf8')) as Record<string, KnownCards[]>) : {};

/** Solves the cards of solved deals of a group from the first unknown one on, until the time is over. */
async function solveCards(group: string, minutes: number, mostNodes: number): Promise<void> {
  const solver = await loadSolver({ tableBytes: 256 * MEBIBYTE });
  const solved = knownDeals()[group] ?? [];
  const { payoff, starts } = startsOf(group, solved.length);
  const end = performance.now() + 60_000 * minutes;
  for (let i = knownCards()[group]?.length ?? 0; i < starts.length; i++) {
    const state = starts[i]!;
    const outcomes: number[] = [];
    for (const card of solved[i]![0] === solved[i]![1] ? legalNow(state) : []) {
      solver.setPosition(afterPlay(state, card), payoff);
      let isExact = false;
      while (!isExact && solver.nodes < mostNodes && performance.now() < end) isExact = solver.search(SLICE_NODES);
      if (!isExact) break;
      outcomes.push(solver.bounds()[0]);
    }
    const isKnown = outcomes.length === legalNow(state).length;
    if (!isKnown && performance.now() >= end) return;
    const all = knownCards();
    all[group] = [...(all[group] ?? []), isKnown ? outcomes : null];
    writeFileSync(CARDS_FILE, `${JSON.stringify(all)}\n`);
    console.log(`${group} ${all[group].length}: ${isKnown ? outcomes.join(' ') : 'not solved'}`);
  }
}

/**
 * The payoffs under which the value of a deal is known, with that value. From card points without roem follows the total: a side that
 * cannot be kept from a point cannot be swept, so best play for points, if each side has some, is best play for the total.
 */
function valuesOf(
  solver: Solver,
  { setup }: GameState,
  payoff: Payoff,
  outcome: number,
): (readonly [Payoff, number])[] {
  const value = solver.toValue(outcome);
  const sum = pointsOfDeal(setup);
  const isTotalKnown = payoff === 'points' && !setup.rules.trickRoem && value > 0 && value < sum;
  return [[payoff, value], ...(isTotalKnown ? ([['total', 2 * value - sum]] as const) : [])];
}

/** The estimates of a deal, a beam each, until all are done or too many nodes are spent. */
function estimatesOf(solver: Solver, state: GameState, payoff: Payoff, value: number): Estimated[] {
  // Another deal in between, so that nothing of an earlier search of this one is left.
  solver.setPosition(OTHER);
  solver.setPosition(state, payoff);
  const found: Estimated[] = [];
  for (let beams = 1; beams <= ALL_BEAMS && solver.nodes < MOST_BEAM_NODES; beams++) {
    const estimate = solver.estimate(MOST_BEAM_NODES - solver.nodes, beams);
    if (solver.beams === beams) found.push({ error: Math.abs(solver.toValue(estimate) - value), nodes: solver.nodes });
  }
  return found;
}

/** Nodes for the estimate of the position before each round of the cards: about a hundredth of the search so far, as in a page. */
const POSITION_NODES = [20_000, 40_000, 100_000];

/** What the rounds made of the cards of a deal, from the first measured one on, in units of the payoff. */
interface CardsEstimated {
  /** The errors of the cards. */
  readonly cards: readonly number[];
  /** By how much the leading cards were set too far apart from the others; negative if not far enough. */
  readonly apart: number;
}

/** @param exact values after each legal card */
function cardsEstimated(
  solver: Solver,
  state: GameState,
  payoff: Payoff,
  exact: ReadonlyMap<Card, number>,
): CardsEstimated[] {
  solver.setPosition(OTHER);
  const search = openSearch(solver, state, payoff, new Effort(), new SharedBounds(), 0);
  return CARD_ROUNDS.map((round, i) => {
    solver.setPosition(state, payoff);
    const { estimate } = search.effort.valuation(solver, solver.bounds(), POSITION_NODES[i]!, ALL_BEAMS);
    const steps = estimatedCards(search, state, estimate, round);
    let step = steps.next();
    while (!step.done) step = steps.next();
    const values = new Map([...step.value].map(([card, of]) => [card, search.toValue(of.estimate)]));
    const side = sideOf(state.toPlay!);
    const { cards: leading, by } = farthestApart(values, side);
    const best = (cards: readonly Card[]): number =>
      Math.max(...cards.map((card) => (side === 'NS' ? 1 : -1) * exact.get(card)!));
    const others = [...values.keys()].filter((card) => !leading.includes(card));
    return {
      cards: [...values].map(([card, value]) => Math.abs(value - exact.get(card)!)),
      apart: by - (best(leading) - best(others)),
    };
  }).slice(FIRST_MEASURED - 1);
}

/** Deals that are measured together: the solved ones, and the number of those that stayed open. */
interface Group {
  readonly deals: Measured[];
  open: number;
}

/** The solved deals of the file by `groupOf`, with their estimates, and the number of deals that stayed open. */
async function measured(): Promise<Map<string, Group>> {
  const solver = await loadSolver();
  const groups = new Map<string, Group>();
  const cardsOf = knownCards();
  for (const [group, known] of Object.entries(knownDeals())) {
    const { variant, payoff: solvedFor, cards, starts } = startsOf(group, known.length);
    known.forEach(([low, high, nodes], i) => {
      const state = starts[i]!;
      solver.setPosition(state, solvedFor);
      const cardValues = cardsOf[group]?.[i]?.map((outcome) => new Map(valuesOf(solver, state, solvedFor, outcome)));
      for (const [payoff, value] of valuesOf(solver, state, solvedFor, low)) {
        const name = groupOf(variant, familyOf(state.setup.rules, state.setup.contract, payoff), payoff, cards);
        if (!groups.has(name)) groups.set(name, { deals: [], open: 0 });
        const of = groups.get(name)!;
        if (low < high) of.open++;
        else {
          const exact = cardValues?.every((values) => values.has(payoff))
            ? new Map(legalNow(state).map((card, at) => [card, cardValues[at]!.get(payoff)!]))
            : undefined;
          of.deals.push({
            nodes,
            beams: estimatesOf(solver, state, payoff, value),
            rounds: exact && cardsEstimated(solver, state, payoff, exact),
          });
        }
      }
    });
  }
  return groups;
}

/**
 * The error that a new deal of the kind does not exceed with at least that probability, whatever the distribution: of n errors the one
 * at place (n + 1) × 0.9, rounded up.
 */
function calibrated(errors: readonly number[]): number {
  const place = Math.min(Math.ceil((errors.length + 1) * SHARE), errors.length);
  return ascending(errors)[place - 1] ?? Infinity;
}

/**
 * The share of errors of each half of the deals, every second one, within the calibrated error of the other half; '' for too few.
 * @param sizes how many errors each deal has; one unless given
 */
function heldOutIn(errors: readonly number[], sizes: readonly number[] = errors.map(() => 1)): string {
  if (sizes.length < 2 * ENOUGH) return '';
  const deals = sizes.flatMap((size, deal) => Array<number>(size).fill(deal));
  const halves = [0, 1].map((odd) => errors.filter((_, i) => deals[i]! % 2 === odd));
  const within = (of: readonly number[], other: readonly number[]): number =>
    of.filter((error) => error <= calibrated(other)).length;
  return percent(within(halves[0]!, halves[1]!) + within(halves[1]!, halves[0]!), errors.length);
}

/** The deals that take more nodes than the median: a reader sees no estimate of easy ones. */
function harderHalf(deals: readonly Measured[]): Measured[] {
  const middle = median(deals.map(({ nodes }) => nodes));
  return deals.filter(({ nodes }) => nodes >= middle);
}

/** A row for each beam, and the errors to show: the larger one of all deals and of the harder half. */
function summary(name: string, all: readonly Measured[], open: number): { rows: Cells[]; errors: number[] } {
  const rows: Cells[] = [];
  const errors: number[] = [];
  const isSeen = median(all.map(({ nodes }) => nodes)) > SEEN_NODES;
  for (let beam = 0; beam < ALL_BEAMS; beam++) {
    const found = all.filter(({ beams }) => beams.length > beam);
    const errorsOf = (deals: readonly Measured[]): number[] => deals.map(({ beams }) => beams[beam]!.error);
    const [ofAll, ofHard] = [errorsOf(found), errorsOf(harderHalf(found))];
    const shown = Math.max(1, calibrated(ofAll), calibrated(ofHard));
    if (isSeen && ofHard.length >= ENOUGH && errors.length === beam) errors.push(shown);
    rows.push({
      deals: name,
      solved: beam === 0 ? `${all.length}${open > 0 ? `, ${open} not` : ''}` : '',
      beam: beam + 1,
      'nodes, median': Math.round(median(found.map(({ beams }) => beams[beam]!.nodes))).toLocaleString('en'),
      'mean error': mean(ofAll).toFixed(1),
      '9 of 10 within': calibrated(ofAll),
      'held out': heldOutIn(ofAll),
      'harder half: mean': mean(ofHard).toFixed(1),
      '9 of 10': calibrated(ofHard),
      'held out there': heldOutIn(ofHard),
    });
  }
  return { rows, errors };
}

/** The figures of the cards: a row for each measured round, and the errors to show. */
function cardSummary(name: string, deals: readonly Measured[]): { rows: Cells[]; errors: CardErrors[] } {
  const known = deals.flatMap(({ rounds }) => (rounds ? [rounds] : []));
  const rows: Cells[] = [];
  const errors: CardErrors[] = [];
  const isSeen = median(deals.map(({ nodes }) => nodes)) > SEEN_NODES;
  for (let round = 0; known.length >= ENOUGH && round <= CARD_ROUNDS.length - FIRST_MEASURED; round++) {
    const ofRound = known.map((rounds) => rounds[round]!);
    const card = ofRound.flatMap(({ cards }) => cards);
    const apart = ofRound.map((of) => of.apart);
    const shown = { card: Math.max(1, calibrated(card)), apart: Math.max(0, calibrated(apart)) };
    if (isSeen) errors.push(shown);
    rows.push({
      deals: name,
      known: round === 0 ? known.length : '',
      round: round + FIRST_MEASURED,
      cards: card.length,
      'mean error': mean(card).toFixed(1),
      '9 of 10 within': shown.card,
      'held out': heldOutIn(
        card,
        ofRound.map(({ cards }) => cards.length),
      ),
      'too far apart, 9 of 10': shown.apart,
      'held out there': heldOutIn(apart),
    });
  }
  return { rows, errors };
}

/** The rows of the pooled deals, by payoff, with the names of the deals that take their errors. */
function pooled(groups: ReadonlyMap<string, Group>) {
  const { variant } = POOLED;
  const { rules } = variantById(variant);
  return (['points', 'total'] as const).map((payoff) => {
    const nameOf = (cards: number): string => groupOf(variant, familyOf(rules, 'S', payoff), payoff, cards);
    const found = POOLED.of.flatMap((cards) => groups.get(nameOf(cards)) ?? []);
    const deals = found.flatMap((group) => group.deals);
    const open = found.reduce((sum, group) => sum + group.open, 0);
    const names = POOLED.for.map(nameOf);
    const name = `${nameOf(POOLED.of[0]!)} and ${POOLED.of[1]}`;
    return { names, ...summary(name, deals, open), cards: cardSummary(name, deals) };
  });
}

const CAPTION =
  'Errors of estimates in units of the payoff, after each beam. “9 of 10 within” is the error that a further deal does not exceed with a probability of at least 0.9 (the error at place ' +
  '(n + 1) × 0.9 of n). “Held out” is the share of the deals of each half, every second one, within the figure of the other half. A reader sees estimates of deals that take long, so ' +
  'the program shows the larger figure of all deals and of the harder half by nodes, or 1; none where half of the deals take less than 100,000 nodes. Hands of Krutzjass of eleven and twelve cards take the figures of ten and eleven together.';

const CARDS_CAPTION =
  'Errors of the estimates of single cards, after each round: the first comes after 0.7 s and has no stated error, the second after 1.4 s, the third after 6 s. ' +
  '“Too far apart” is by how much the leading cards (the first few, of which the next one is the farthest behind by the estimates) are set farther from all others than they are, ' +
  'in nine of ten deals at most. “Held out” as above, by deals. Of deals of eleven cards the first cards were not solved, so these and deals of twelve take the figures of ten.';

const TABLE = atRoot('src/analysis/search/estimate-errors.ts');

/** Writes a table that the program reads. */
function writeTable(table: string, figures: ReadonlyMap<string, readonly unknown[]>): void {
  const known = [...figures].filter(([, errors]) => errors.length > 0);
  const lines = known.map(([name, errors]) => `  '${name}': ${JSON.stringify(errors)},\n`);
  const text = readFileSync(TABLE, 'utf8').replace(
    new RegExp(`(const ${table}\\b[^=]*= \\{)[^]*?\n?\\};`),
    `$1\n${lines.join('')}};`,
  );
  writeFileSync(TABLE, text);
}

const { values: options, positionals } = parseArgs({
  args: [...words],
  options: {
    deals: { type: 'string', default: '100' },
    minutes: { type: 'string', default: '9' },
    nodes: { type: 'string', default: '200000000' },
  },
  allowPositionals: true,
});
if (positionals[0] === 'solve') {
  await solveMore(positionals[1]!, Number(options.deals), Number(options.minutes), Number(options.nodes));
} else if (positionals[0] === 'cards') {
  await solveCards(positionals[1]!, Number(options.minutes), Number(options.nodes));
} else {
  const groups = await measured();
  const summaries = [...groups].map(([name, { deals, open }]) => ({
    name,
    ...summary(name, deals, open),
    cards: cardSummary(name, deals),
  }));
  const pools = pooled(groups);
  await report('Errors of estimates', [
    { caption: CAPTION, rows: [...summaries, ...pools].flatMap(({ rows }) => rows) },
    { caption: CARDS_CAPTION, rows: [...summaries, ...pools].flatMap(({ cards }) => cards.rows) },
  ]);
  if (isWriting) {
    const table = new Map(summaries.map(({ name, errors }) => [name, errors]));
    for (const { names, errors } of pools) for (const name of names) table.set(name, errors);
    const cards = new Map(summaries.map(({ name, cards }) => [name, cards.errors]));
    for (const { names, cards: pool } of pools) for (const name of names) cards.set(name, pool.errors);
    writeTable('ESTIMATE_ERRORS', table);
    writeTable('CARD_ERRORS', cards);
  }
}
