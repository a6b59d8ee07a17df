/**
 * The thousand deals of test/golden/deals-1000.json: which they are, and their values by the second solver. Each deal is made from
 * its title, `variant+presets/payoff/kind/number`, so that it is the same on every machine.
 */
import { aimOf } from './aims.ts';
import type { Aim, Bid, Payoff } from './aims.ts';
import { cardText, formatDeal, parseDeal, pick, randomFrom, randomHands } from './deals.ts';
import { SEATS, VARIANTS, contractsOf, sheetOf } from './games.ts';
import type { Sheet } from './games.ts';
import { afterCard, legalCards, seatToPlay, stateOf } from './minimax.ts';
import type { State } from './minimax.ts';
import { OutOfNodes, Search } from './search.ts';

/** A request with its answer: North–South's card points, or North–South minus East–West. */
export interface Deal {
  readonly variant: string;
  readonly presets?: readonly string[];
  /** Which suits count more. */
  readonly cards?: 'swiss';
  readonly contract: string;
  readonly leader: string;
  readonly declarer: string;
  readonly level?: number;
  readonly doubled?: 2 | 3 | 4;
  readonly deal: string;
  readonly plays: string;
  readonly payoff: Payoff;
  readonly value: number;
  /** After each legal card. */
  readonly after: Readonly<Record<string, number>>;
}

export type Request = Omit<Deal, 'value' | 'after'>;

/** A row of the plan. */
interface Series {
  readonly variant: string;
  readonly presets: readonly string[];
  readonly payoff: Payoff;
  readonly kind: 'late' | 'swept' | 'ending' | 'full';
  readonly count: number;
  /** Of the variant's; all unless given. */
  readonly contracts?: (contract: string) => boolean;
}

const PAYOFFS = ['points', 'total', 'score'] as const;

/** How many of the deals of each variant are of a kind; endings have no score, as nothing is known of the deal before. */
const COUNTS = {
  points: { late: 6, swept: 0, ending: 6 },
  total: { late: 6, swept: 4, ending: 2 },
  score: { late: 9, swept: 5, ending: 0 },
} as const;

const byTrick = (contract: string): boolean => contract.includes('slalom') || contract.includes('guschti');
const KRAKEN = ['kraak', 'rekraak', 'superkraak'];

/** Presets that change what a deal is worth, alone or together, and the payoffs that they change. */
const PRESETS: readonly (Pick<Series, 'variant' | 'presets' | 'contracts'> & { payoffs: readonly Payoff[] })[] = [
  { variant: 'schieber', presets: ['match'], payoffs: ['total'] },
  { variant: 'schieber', presets: ['weis'], payoffs: ['total'] },
  { variant: 'schieber', presets: ['1x'], payoffs: ['score'] },
  ...['1-2-3', '1-2-3-french', '1-2-3-swiss', 'common'].map((preset) => ({
    variant: 'schieber',
    presets: [preset],
    payoffs: ['score'] as const,
  })),
  { variant: 'chibre', presets: ['pique-double'], payoffs: ['score'] },
  { variant: 'kreuzjass', presets: ['undertrump-anyone'], payoffs: PAYOFFS },
  {
    variant: 'coiffeur',
    presets: ['guschti-4'],
    payoffs: PAYOFFS,
    contracts: (contract) => contract.includes('guschti'),
  },
  { variant: 'coiffeur', presets: ['own-kind'], payoffs: ['total', 'score'], contracts: byTrick },
  {
    variant: 'coiffeur',
    presets: ['guschti-4', 'own-kind'],
    payoffs: ['total', 'score'],
    contracts: (contract) => contract.includes('guschti'),
  },
  { variant: 'sidi-barrani', presets: ['match-157'], payoffs: ['total', 'score'] },
  { variant: 'sidi-barrani', presets: ['weis'], payoffs: ['score'] },
  ...['rotterdam', 'amsterdam', 'utrecht', 'leiden'].map((place, i) => ({
    variant: `klaverjassen-${place}`,
    presets: [KRAKEN[i % 3]!],
    payoffs: ['score'] as const,
  })),
  { variant: 'belote', presets: ['annonces'], payoffs: ['score'] },
  { variant: 'belote', presets: ['no-litige'], payoffs: ['score'] },
  { variant: 'belote', presets: ['annonces', 'no-litige'], payoffs: ['score'] },
  { variant: 'bela', presets: ['bela-kept'], payoffs: ['score'] },
  { variant: 'bela', presets: ['tie-hangs'], payoffs: ['score'] },
  ...[['coinche-160'], ['coinche-162'], ['surcoinche-3'], ['coinche-160', 'surcoinche-3']].map((presets) => ({
    variant: 'contree',
    presets,
    payoffs: ['score'] as const,
  })),
  { variant: 'kruisjassen-roem', presets: ['card-once'], payoffs: ['score'] },
];
/** Deals of each row of PRESETS and payoff. */
const OF_PRESET = 4;

/** Full deals of the games of 32 cards, of which this search solves most in a minute. */
const FULL: readonly Omit<Series, 'presets' | 'kind'>[] = [
  ...['', '-rotterdam', '-amsterdam', '-utrecht', '-leiden'].flatMap((place) => [
    { variant: `klaverjassen${place}`, payoff: 'total' as const, count: 6 },
    { variant: `klaverjassen${place}`, payoff: 'score' as const, count: 2 },
  ]),
  ...['belote', 'contree', 'belot-bulgarian', 'bela'].flatMap((variant) => [
    { variant, payoff: 'total' as const, count: 2 },
    { variant, payoff: 'score' as const, count: 2 },
  ]),
  ...['kruisjassen', 'kruisjassen-tik', 'kruisjassen-roem', 'kruisjassen-tournament'].map((variant) => ({
    variant,
    payoff: 'score' as const,
    count: 2,
  })),
];

/** The rows in their order in the file. The last one has what is missing to a thousand. */
export function plan(): Series[] {
  const usual = VARIANTS.flatMap((variant) =>
    PAYOFFS.flatMap((payoff) =>
      (['late', 'swept', 'ending'] as const).map((kind) => {
        const count = COUNTS[payoff][kind];
        // Every contract of Coiffeur in each payoff.
        return { variant, presets: [], payoff, kind, count: variant === 'coiffeur' && kind === 'late' ? 14 : count };
      }),
    ),
  ).filter(({ count }) => count > 0);
  const withPresets = PRESETS.flatMap(({ payoffs, ...row }) =>
    payoffs.flatMap((payoff) => [
      { ...row, payoff, kind: 'late' as const, count: OF_PRESET / 2 },
      { ...row, payoff, kind: payoff === 'points' ? ('ending' as const) : ('swept' as const), count: OF_PRESET / 2 },
    ]),
  );
  const full = FULL.map((row) => ({ ...row, presets: [], kind: 'full' as const }));
  const rows = [...usual, ...withPresets, ...full];
  const missing = 1000 - rows.reduce((sum, { count }) => sum + count, 0);
  return [...rows, { variant: 'klaverjassen-amsterdam', presets: [], payoff: 'points', kind: 'full', count: missing }];
}

const titleOf = ({ variant, presets, payoff, kind }: Series): string =>
  `${[variant, ...presets].join('+')}/${payoff}/${kind}`;

/** A deal of a row. @param number counts from 0; those that are passed over have one, too */
export function requestOf(series: Series, number: number): Request {
  const { variant, presets, payoff, kind } = series;
  const random = randomFrom(`${titleOf(series)}/${number}`);
  const contracts = contractsOf(variant).filter(series.contracts ?? (() => true));
  const contract = contracts[(kind === 'full' ? number : Math.floor(number / CHOICE)) % contracts.length]!;
  const sheet = sheetOf(variant, contract, presets);
  const isSwiss = presets.some((preset) => ['1-2-3', 'common'].includes(preset)) || variant === 'coiffeur';
  const leader = Math.floor(random() * 4);
  const declarer = variant === 'klaverjassen' ? leader : Math.floor(random() * 4);
  const left = kind === 'full' ? sheet.fullHand : pick(random, [3, 4, 5, 5, 6, 6, 7]);
  const hands = randomHands(sheet, random, kind === 'ending' ? left : sheet.fullHand);
  let state = stateOf(hands, leader);
  const plays: number[] = [];
  const play = (card: number): void => {
    plays.push(card);
    state = afterCard(sheet, state, card);
  };
  const sweeper = Math.floor(random() * 2);
  while (state.hands[0]!.length > left) {
    for (const card of randomTrick(sheet, state, random, kind === 'swept' ? sweeper : undefined)) play(card);
  }
  if (kind !== 'full') {
    for (let extra = Math.floor(random() * 4); extra > 0; extra--) play(pick(random, legalCards(sheet, state)));
  }
  return {
    variant,
    ...(presets.length > 0 && { presets }),
    ...(isSwiss && random() < 0.5 && { cards: 'swiss' }),
    contract,
    leader: SEATS[leader]!,
    declarer: SEATS[declarer]!,
    ...(payoff === 'score' && bidOf(variant, presets, random)),
    deal: formatDeal(sheet, hands),
    plays: plays.map((card) => cardText(sheet, card)).join(' '),
    payoff,
  };
}

/** A level, and in half of the deals a double, where there are levels. */
function bidOf(variant: string, presets: readonly string[], random: () => number): Pick<Deal, 'level' | 'doubled'> {
  if (variant !== 'contree' && variant !== 'sidi-barrani') return {};
  const redoubled = presets.includes('surcoinche-3') ? 3 : 4;
  const doubled = pick(random, [undefined, undefined, 2, redoubled] as const);
  const match = presets.includes('match-157') ? 157 : 257;
  const level =
    variant === 'contree'
      ? pick(random, [80, 80, 90, 100, 110, 120, 130, 140, 160, 250])
      : pick(random, [50, 60, 70, 80, 90, 100, 110, 120, 150, match]);
  return { level, ...(doubled && { doubled }) };
}

/** A whole trick of random cards. @param side 0 or 1: the one of thirty such tricks that the side wins, if there is one */
function randomTrick(sheet: Sheet, start: State, random: () => number, side?: number): number[] {
  let cards: number[] = [];
  for (let tries = side === undefined ? 1 : 30; tries > 0; tries--) {
    let state = start;
    cards = [];
    do {
      const card = pick(random, legalCards(sheet, state));
      cards.push(card);
      state = afterCard(sheet, state, card);
    } while (state.trick.length > 0);
    if (state.leader % 2 === side) break;
  }
  return cards;
}

/** What a search needs of a request. */
export function setUp(request: Request): { sheet: Sheet; aim: Aim; state: State } {
  const { variant, contract, presets = [], payoff } = request;
  const sheet = sheetOf(variant, contract, presets);
  const hands = parseDeal(sheet, request.deal);
  const leader = SEATS.indexOf(request.leader);
  let state = stateOf(hands, leader);
  for (const name of request.plays.split(' ').filter(Boolean)) {
    const card = legalCards(sheet, state).find((legal) => cardText(sheet, legal) === name);
    if (card === undefined) throw new Error(`${name} may not be played in ${request.deal}`);
    state = afterCard(sheet, state, card);
  }
  const bid: Bid = {
    presets,
    declarer: SEATS.indexOf(request.declarer),
    ...(request.level !== undefined && { level: request.level }),
    ...(request.doubled && { doubled: request.doubled }),
    swiss: request.cards === 'swiss',
  };
  return { sheet, aim: aimOf(sheet, payoff, bid, hands, leader), state };
}

/** The value of a deal and of each legal card. Undefined if it is beyond the budget of trick starts. */
export function solveDeal(request: Request, maxNodes: number): Pick<Deal, 'value' | 'after'> | undefined {
  const { sheet, aim, state } = setUp(request);
  const search = new Search(sheet, aim, state, maxNodes);
  const after: Record<string, number> = {};
  try {
    for (const card of legalCards(sheet, state)) after[cardText(sheet, card)] ??= search.valueAfter(card);
  } catch (error) {
    if (error instanceof OutOfNodes) return undefined;
    throw error;
  }
  const values = Object.values(after);
  return { value: seatToPlay(sheet, state) % 2 === 0 ? Math.max(...values) : Math.min(...values), after };
}

/** Deals from which one is chosen. */
const CHOICE = 5;

/**
 * The deals of a row, one after the other: of five in turn the first in which the choice of a card matters, or the last. A full deal beyond the
 * budget gives way to the next one.
 * @param solved with the values of a deal, if they are within the budget
 */
export function dealsOf(series: Series, solved: (request: Request) => Deal | undefined): Deal[] {
  const deals: Deal[] = [];
  for (let number = 0; deals.length < series.count; number++) {
    const deal = solved(requestOf(series, number));
    const isLast = series.kind === 'full' || number % CHOICE === CHOICE - 1;
    if (!deal || (!isLast && new Set(Object.values(deal.after)).size === 1)) continue;
    deals.push(deal);
    if (!isLast) number += CHOICE - 1 - (number % CHOICE);
  }
  return deals;
}
