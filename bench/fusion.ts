/**
 * `npm run bench -- fusion [variants …]`: does it pay to look further than the plain average of double-dummy values (PIMC), which assumes that the player
 * will know the deal from the next trick on? Each variant has two parts, of which `--positions 0` and `--deals 0` leave out one:
 *
 * - Against the best defence (best-defence.ts): how far is each way of choosing from the best play, with its first card and in the whole ending? The
 *   `--positions` are of seats with `--cards` cards, in each record the first with a choice and at most `--most` deals that fit. With `--told 40` the
 *   player is told that the deal is one of 40, drawn from those that fit, and first to fourth hand take turns.
 * - At the table: so many endings (`--deals`) are played twice, the sides changed. One side chooses by PIMC over `--pimc` deals, the other by each `--way`
 *   over `--samples` deals. `--from` takes other endings.
 *
 * `--seconds` ends each part early, and `--to` adds a line for each ending to a file. In the records the first tricks are random, and the play is mixed
 * (players.ts) from six cards a hand on.
 */
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sideOf } from '../src/game/cards.ts';
import type { Card, Deal, Side } from '../src/game/cards.ts';
import { afterPlay, legalNow, playCount, playsOf } from '../src/game/play/play.ts';
import type { GameState } from '../src/game/play/play.ts';
import { seeded } from '../src/game/play/random-deal.ts';
import { TRICK_SIZE } from '../src/game/play/trick.ts';
import { contractsOf, handSize } from '../src/game/rules/pack.ts';
import { variantById } from '../src/game/variants/index.ts';
import { loadSolver } from '../src/solver/full-solver.ts';
import { BestDefence, EXACT, PIMC, TooMany, bestOf, vectorOf } from './best-defence.ts';
import type { Way } from './best-defence.ts';
import { randomStarts } from './deals.ts';
import { dealsFitting, mostFitting, someFitting } from './fitting-deals.ts';
import { CardTable, HiddenEnding } from './hidden-ending.ts';
import { mixedPlayer, played } from './players.ts';
import type { Player } from './players.ts';
import { report, words } from './report.ts';
import type { Cells } from './report.ts';
import { figure, mean, median, percent } from './statistics.ts';

const SEED = 20261129;
/** Cards a hand from which the play is mixed. */
const MIXED_FROM = 6;
/** Beyond either, a position is left out, and in a match the plain average chooses. */
const LIMITS = { vectors: 20_000, ms: 20_000 };
const CARD_LIMITS = { vectors: 2_000, ms: 5_000 };

const WAYS: Readonly<Record<string, Way>> = {
  PIMC,
  'EPIMC-2': { decisions: 2, keeps: 'bestMean' },
  'alphamu-2': { decisions: 2, keeps: 'every' },
  alphamu: EXACT,
};

const { values: options, positionals } = parseArgs({
  args: [...words],
  options: {
    cards: { type: 'string', default: '4' },
    positions: { type: 'string', default: '200' },
    most: { type: 'string', default: '60' },
    told: { type: 'string', default: '0' },
    deals: { type: 'string', default: '0' },
    samples: { type: 'string', default: '24' },
    pimc: { type: 'string', default: '24' },
    way: { type: 'string', multiple: true, default: ['EPIMC-2', 'alphamu-2'] },
    from: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '600' },
    to: { type: 'string' },
  },
  allowPositionals: true,
});
const VARIANTS = positionals.length > 0 ? positionals : ['schieber', 'klaverjassen'];
const CARDS = Number(options.cards);
const TOLD = Number(options.told);
const mixed = mixedPlayer(await loadSolver());

const player: Player = (variant, state, random) => {
  if (state.hands[state.toPlay!].length <= MIXED_FROM) return mixed(variant, state, random);
  const legal = legalNow(state);
  return legal[Math.floor(random() * legal.length)]!;
};

/** Adds a line to the file. */
function keep(line: object): void {
  if (options.to !== undefined) appendFileSync(options.to, `${JSON.stringify(line)}\n`);
}

/** The numbers of the endings, until the time is over. */
function* upTo(count: number): Generator<number, void> {
  const until = performance.now() + 1000 * Number(options.seconds);
  for (let i = 0; i < count && performance.now() < until; i++) yield Number(options.from) + i;
}

/** A full deal of a variant, the contracts in turn. */
function startOf(variant: string, index: number, seed: number): GameState {
  const { rules } = variantById(variant);
  const contracts = contractsOf(rules);
  return randomStarts(rules, [contracts[index % contracts.length]!], handSize(rules), 1, seed + index)[0]!;
}

/** Plays a deal until the seat to play has so many cards and is `isDone`; undefined if the deal ends before. */
function endingOf(
  variant: string,
  index: number,
  seed: number,
  isDone: (state: GameState) => boolean,
): GameState | undefined {
  const state = played(
    variant,
    startOf(variant, index, seed),
    player,
    seeded(seed + index),
    (state) => state.hands[state.toPlay!].length === CARDS && isDone(state),
  );
  return state.toPlay === null ? undefined : state;
}

interface Measured {
  /** Deals that fit. */
  readonly deals: number;
  /** The value against the best defence. */
  readonly best: number;
  /** How far a random card is from it. */
  readonly random: number;
  /** By way: how far its first card and its whole play are from the best, how much more than its worth it promises for its card, and its time. */
  readonly ways: Readonly<Record<string, { first: number; whole: number; promised: number; ms: number }>>;
}

/** Measures a position. @throws TooMany */
function measure(state: GameState, fitting: readonly Deal[]): Measured {
  const ending = new HiddenEnding(new CardTable(state), state, fitting);
  const { root, deals } = ending;
  const exact = new BestDefence(ending, EXACT, LIMITS).cards(root, deals);
  const best = bestOf(exact).mean;
  const ways = Object.entries(WAYS).map(([name, way]) => {
    const start = performance.now();
    new BestDefence(new HiddenEnding(ending.table, state, fitting), way, LIMITS).choose(root, deals);
    const ms = performance.now() - start;
    const looking = new BestDefence(ending, way, LIMITS);
    const { card, mean: promise } = bestOf(looking.cards(root, deals));
    const whole = mean(vectorOf(ending, looking.choose, root, deals));
    const worth = exact.find((of) => of.card === card)!.mean;
    return [name, { first: best - worth, whole: best - whole, promised: promise - worth, ms }] as const;
  });
  const random = best - mean(exact.map((of) => of.mean));
  return { deals: deals.length, best, random, ways: Object.fromEntries(ways) };
}

/** A position of each record that has one. */
function endings(variant: string): { measured: Measured[]; left: number; records: number } {
  const measured: Measured[] = [];
  let [left, records] = [0, 0];
  for (const index of upTo(Infinity)) {
    if (measured.length + left >= Number(options.positions)) break;
    records++;
    const state = endingOf(variant, index, SEED, (of) => {
      if (legalNow(of).length === 1) return false;
      if (TOLD > 0) return of.trick.cards.length === index % TRICK_SIZE;
      const count = mostFitting(of);
      return count > 1 && count <= Number(options.most);
    });
    if (!state) continue;
    try {
      const of = measure(state, TOLD > 0 ? someFitting(state, TOLD, seeded(index)) : dealsFitting(state));
      measured.push(of);
      keep({ variant, cards: CARDS, index, turn: state.trick.cards.length, ...of });
    } catch (error) {
      if (!(error instanceof TooMany)) throw error;
      left++;
    }
  }
  return { measured, left, records };
}

function endingRows(variant: string): { rows: Cells[]; caption: string } {
  const { measured, left, records } = endings(variant);
  const rows = Object.keys(WAYS).map((name) => {
    const all = measured.map(({ ways }) => ways[name]!);
    const wholes = all.map(({ whole }) => whole);
    return {
      variant,
      'chooses by': name,
      'lost with the first card': figure(all.map(({ first }) => first)),
      'lost in the whole ending': figure(wholes),
      'endings that lose': percent(wholes.filter((lost) => lost > 1e-9).length, wholes.length),
      'at worst': Math.max(...wholes).toFixed(1),
      'promises too much': figure(all.map(({ promised }) => promised)),
      'ms a card, mean': mean(all.map(({ ms }) => ms)).toFixed(1),
    };
  });
  const deals = median(measured.map((of) => of.deals));
  const random = figure(measured.map((of) => of.random));
  const caption = `${variant}, ${CARDS} cards: ${measured.length} positions from ${records} records, ${deals} deals in the median (${left} more took too long). A random card loses ${random}.`;
  return { rows, caption };
}

/** The choices of a way in a match. */
interface Choices {
  readonly ms: number[];
  /** How often the plain average chose, because there were too many vectors. */
  tooMany: number;
}

/** The cards that the ways choose in the positions of an ending. Each is found once, at whichever table it is needed. */
class Table {
  readonly #cards: CardTable;
  readonly #seed: number;
  readonly #choices: ReadonlyMap<string, Choices>;
  readonly #known = new Map<string, Card>();

  constructor(start: GameState, seed: number, choices: ReadonlyMap<string, Choices>) {
    this.#cards = new CardTable(start);
    this.#seed = seed;
    this.#choices = choices;
  }

  choose(name: string, state: GameState): Card {
    const key = [name, ...playsOf(state)].join(' ');
    let card = this.#known.get(key);
    if (!card) {
      const from = performance.now();
      const random = seeded(100 * this.#seed + playCount(state));
      const fitting = someFitting(state, Number(name === 'PIMC' ? options.pimc : options.samples), random);
      card = this.#cards.cards[this.#choose(name, new HiddenEnding(this.#cards, state, fitting))]!;
      this.#choices.get(name)!.ms.push(performance.now() - from);
      this.#known.set(key, card);
    }
    return card;
  }

  #choose(name: string, ending: HiddenEnding): number {
    try {
      return new BestDefence(ending, WAYS[name]!, CARD_LIMITS).choose(ending.root, ending.deals);
    } catch (error) {
      if (!(error instanceof TooMany)) throw error;
      this.#choices.get(name)!.tooMany++;
      return new BestDefence(ending, PIMC).choose(ending.root, ending.deals);
    }
  }
}

/** The points of North–South, by the way that each side chooses. */
function playedBy(start: GameState, table: Table, names: Readonly<Record<Side, string>>): number {
  let state = start;
  while (state.toPlay !== null) {
    const legal = legalNow(state);
    state = afterPlay(state, legal.length === 1 ? legal[0]! : table.choose(names[sideOf(state.toPlay)], state));
  }
  return state.points.NS;
}

/** Endings that are played twice, a side by PIMC and the other by each of the other ways. */
function match(variant: string, names: readonly string[]): Cells[] {
  const gains = names.map((): number[] => []);
  const choices = new Map(['PIMC', ...names].map((name): [string, Choices] => [name, { ms: [], tooMany: 0 }]));
  for (const index of upTo(Number(options.deals))) {
    const start = endingOf(variant, index, SEED + 1_000_000, ({ trick }) => trick.cards.length === 0)!;
    const table = new Table(start, index, choices);
    const lead = names.map(
      (name) => playedBy(start, table, { NS: name, EW: 'PIMC' }) - playedBy(start, table, { NS: 'PIMC', EW: name }),
    );
    for (const [place, gain] of lead.entries()) gains[place]!.push(gain);
    keep({ variant, cards: CARDS, index, gains: Object.fromEntries(names.map((name, place) => [name, lead[place]])) });
  }
  return names.map((name, place) => {
    const all = gains[place]!;
    const { ms, tooMany } = choices.get(name)!;
    return {
      variant,
      cards: CARDS,
      'chooses by': name,
      endings: all.length,
      'points more than a side by PIMC': figure(all),
      'endings that differ': percent(all.filter((gain) => gain !== 0).length, all.length),
      'ms a card': mean(ms).toFixed(1),
      'of PIMC': mean(choices.get('PIMC')!.ms).toFixed(1),
      'too many vectors': percent(tooMany, ms.length),
    };
  });
}

const found = Number(options.positions) > 0 ? VARIANTS.map(endingRows) : [];
const matches = Number(options.deals) > 0 ? VARIANTS.flatMap((variant) => match(variant, options.way)) : [];
await report('Play from one hand', [
  ...found,
  ...(matches.length > 0
    ? [
        {
          caption: `Each ending played twice, with ${options.samples} deals for each card, for PIMC ${options.pimc}:`,
          rows: matches,
        },
      ]
    : []),
]);
