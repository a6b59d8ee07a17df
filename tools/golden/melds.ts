/**
 * Hand melds and marriages once more, for the games in which they decide a score: Kruisjassen with roem, Belote, Contrée, Belot, Bela.
 * Written from the rule sheets; where these are silent, from the sentences beside the variants. Packs of one copy only.
 */
import type { Hands } from './deals.ts';
import { PLACES, strengthOf, suitOf } from './games.ts';
import type { Sheet } from './games.ts';

/** Ranks in the order of runs, from the lowest. */
const RUN_ORDER = '6789TJQKA';

export interface MeldSheet {
  /** Names of sets and runs, best first: `JJJJ`, `run5`. */
  readonly precedence: readonly string[];
  /** May a card be in a run and in a set? */
  readonly reuse: boolean;
  /** Does the longer of two runs of one name win? */
  readonly byLength: boolean;
  /** Are runs compared with runs, and sets with sets? */
  readonly apart: boolean;
  /** If the best melds of both sides are equal: does neither score? Otherwise trump decides, then who plays earlier. */
  readonly equalIsNothing: boolean;
}

const VALUES: Readonly<Record<string, number>> = {
  JJJJ: 200,
  '9999': 150,
  AAAA: 100,
  TTTT: 100,
  KKKK: 100,
  QQQQ: 100,
  run5: 100,
  run4: 50,
  run3: 20,
};

interface Meld {
  readonly name: string;
  readonly cards: readonly number[];
  /** Place in the order of precedence, length and rank; a larger one at the first difference wins. */
  readonly worth: readonly number[];
  readonly isTrump: boolean;
}

const runRank = (sheet: Sheet, card: number): number =>
  RUN_ORDER.indexOf(sheet.order[suitOf(card)]![strengthOf(sheet, card)]!);

/** Points of the melds that score, North–South and East–West. The best one's side scores all its own. */
export function meldPoints(sheet: Sheet, melds: MeldSheet, hands: Hands, leader: number): [number, number] {
  const all = hands.map((hand) => meldsOf(sheet, melds, hand));
  const groups = melds.apart ? [isRun, (meld: Meld) => !isRun(meld)] : [() => true];
  const points: [number, number] = [0, 0];
  for (const isOfGroup of groups) {
    const side = bestSide(
      sheet,
      melds,
      all.map((list) => list.filter(isOfGroup)),
      leader,
    );
    if (side === undefined) continue;
    for (const seat of [side, side + 2]) points[side] += valueOf(all[seat]!.filter(isOfGroup));
  }
  return points;
}

const isRun = ({ name }: Meld): boolean => name.startsWith('run');
const valueOf = (melds: readonly Meld[]): number => melds.reduce((sum, { name }) => sum + VALUES[name]!, 0);

/** The side with the best meld; undefined if there is none, or neither side scores. */
function bestSide(
  sheet: Sheet,
  { equalIsNothing }: MeldSheet,
  hands: readonly (readonly Meld[])[],
  leader: number,
): 0 | 1 | undefined {
  // In the order of play, so that of equal melds the first one found is the earlier one.
  const found = [0, 1, 2, 3].flatMap((turn) => {
    const seat = (leader + turn * sheet.step) % 4;
    return hands[seat]!.map((meld) => ({ meld, side: (seat % 2) as 0 | 1 }));
  });
  let best = found[0];
  for (const other of found) {
    const by = compare(other.meld, best!.meld) || (equalIsNothing ? 0 : trumpFirst(other.meld, best!.meld));
    if (by > 0) best = other;
  }
  const isEqual = ({ meld, side }: NonNullable<typeof best>): boolean =>
    side !== best!.side && compare(meld, best!.meld) === 0;
  return equalIsNothing && found.some(isEqual) ? undefined : best?.side;
}

const compare = (a: Meld, b: Meld): number => {
  const at = a.worth.findIndex((worth, i) => worth !== b.worth[i]);
  return at < 0 ? 0 : a.worth[at]! - b.worth[at]!;
};
const trumpFirst = (a: Meld, b: Meld): number => Number(a.isTrump) - Number(b.isTrump);

/** The melds of a hand: with reuse all of them, otherwise those of the split that is worth most, and of equal ones has the best meld. */
function meldsOf(sheet: Sheet, rules: MeldSheet, hand: readonly number[]): Meld[] {
  const sets = [...RUN_ORDER].flatMap((rank) => {
    const cards = hand.filter((card) => RUN_ORDER[runRank(sheet, card)] === rank);
    return cards.length === 4 ? meld(sheet, rules, rank.repeat(4), cards) : [];
  });
  const runs = (cards: readonly number[]): Meld[] => [0, 1, 2, 3].flatMap((suit) => runsOf(sheet, rules, suit, cards));
  if (rules.reuse) return [...sets, ...runs(hand)];
  let best: Meld[] = [];
  for (let chosen = 0; chosen < 1 << sets.length; chosen++) {
    const kept = sets.filter((_, i) => (chosen >> i) & 1);
    const split = [...kept, ...runs(hand.filter((card) => !kept.some(({ cards }) => cards.includes(card))))];
    split.sort((a, b) => compare(b, a));
    const by = valueOf(split) - valueOf(best);
    if (by > 0 || (by === 0 && split.length > 0 && compareLists(split, best) > 0)) best = split;
  }
  return best;
}

function compareLists(a: readonly Meld[], b: readonly Meld[]): number {
  for (const [i, one] of a.entries()) {
    const by = b[i] ? compare(one, b[i]) : 0;
    if (by !== 0) return by;
  }
  return 0;
}

/** The runs of a suit, each at its full length. */
function runsOf(sheet: Sheet, rules: MeldSheet, suit: number, hand: readonly number[]): Meld[] {
  const cards = hand.filter((card) => suitOf(card) === suit).sort((a, b) => runRank(sheet, a) - runRank(sheet, b));
  const runs: number[][] = [];
  for (const card of cards) {
    const last = runs.at(-1);
    if (last && runRank(sheet, last.at(-1)) + 1 === runRank(sheet, card)) last.push(card);
    else runs.push([card]);
  }
  return runs
    .filter(({ length }) => length >= 3)
    .flatMap((run) => meld(sheet, rules, `run${Math.min(5, run.length)}`, run));
}

function meld(sheet: Sheet, rules: MeldSheet, name: string, cards: readonly number[]): Meld[] {
  const at = rules.precedence.findIndex((names) => names.split(' ').includes(name));
  if (at < 0) return [];
  const top = Math.max(...cards.map((card) => runRank(sheet, card)));
  const worth = [-at, rules.byLength ? cards.length : 0, top];
  return [{ name, cards, worth, isTrump: name.startsWith('run') && suitOf(cards[0]!) === sheet.trump }];
}

/** 20 for king and queen of trumps in one hand, North–South and East–West. */
export function marriagePoints(sheet: Sheet, hands: Hands): [number, number] {
  const points: [number, number] = [0, 0];
  if (sheet.trump < 0) return points;
  const pair = ['K', 'Q'].map((rank) => sheet.trump * PLACES + sheet.order[sheet.trump]!.indexOf(rank));
  hands.forEach((hand, seat) => {
    if (pair.every((card) => hand.includes(card))) points[(seat % 2) as 0 | 1] += 20;
  });
  return points;
}
