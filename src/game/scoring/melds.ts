/**
 * Hand melds: the runs and sets in each hand before the first trick, their comparison, and the side that scores; and the marriage.
 * Whether a side must also win a trick is decided where scores are computed.
 */
import { cardOf, countOf, rankOf, SEATS, seatsFrom, sideOf, suitOf, SUITS, trumpOf } from '../cards.ts';
import type { Card, Contract, Deal, PerSide, Rank, Seat, Side, Suit } from '../cards.ts';
import { firstKindOf } from '../contracts.ts';
import type { MeldRules, Rules } from '../rules/rules.ts';
import { marriagesByPlay } from './played-marriage.ts';

export interface Meld {
  readonly type: 'run' | 'set';
  /** A run in the natural order from its highest card down, also under Unenufe; a set by suit in the order of the notation. */
  readonly cards: readonly Card[];
  readonly points: number;
}

/** A link of the comparison chain. */
export type MeldLink = MeldRules['compare'][number];

/** A comparison of the best meld of `challenger` with the best one of the seats before it, which `holder` has. */
export interface MeldComparison {
  readonly holder: Seat;
  readonly challenger: Seat;
  /** Null if they are equal, belong to different sides, and `nobody` decides. */
  readonly winner: Seat | null;
  /** The first link of the chain in which the two melds differ; the links before it are equal. */
  readonly decidedBy: MeldLink;
  readonly melds: { readonly holder: Meld; readonly challenger: Meld };
}

export interface MeldScore {
  /** The melds of each hand, best first. */
  readonly hands: Readonly<Record<Seat, readonly Meld[]>>;
  /** The comparisons made, in turn from the leader; none if at most one hand has a meld. */
  readonly comparisons: readonly MeldComparison[];
  /** The seat with the best meld; null if no hand has one, and if the best ones of the sides are equal and neither scores. */
  readonly best: Seat | null;
  /** The same of runs and of sets, if they are compared apart; `best` is then the seat with the best set, or with the best run if no set scores. */
  readonly bestOf?: Readonly<Record<Meld['type'], Seat | null>>;
  /** Points for melds: the side with the best meld scores the melds of both its hands, the other side none; runs and sets apart if they are compared so. */
  readonly scored: PerSide;
  /** Points for king and queen of trumps in one hand: each side scores its own, independent of melds. None if they depend on the play. */
  readonly marriage: PerSide;
}

/**
 * Melds and marriages of a full deal. The order of comparison starts with `leader`, who leads to the first trick. With `needsTrick`
 * a side also has to win a trick for the points found here.
 */
export function scoreMelds(rules: Rules, contract: Contract, leader: Seat, deal: Deal): MeldScore {
  const hands = {
    N: handMelds(rules, contract, deal.N),
    E: handMelds(rules, contract, deal.E),
    S: handMelds(rules, contract, deal.S),
    W: handMelds(rules, contract, deal.W),
  };

  const order = seatsFrom(leader, rules.direction);
  const compared = (among: (meld: Meld) => boolean) =>
    bestOf(rules, contract, order, (seat) => hands[seat].find(among));
  const found = rules.melds?.apart
    ? apart(
        compared(({ type }) => type === 'set'),
        compared(({ type }) => type === 'run'),
      )
    : compared(() => true);

  const scored: Record<Side, number> = { NS: 0, EW: 0 };
  const marriage: Record<Side, number> = { NS: 0, EW: 0 };
  for (const seat of SEATS) {
    const side = sideOf(seat);
    scored[side] += pointsOf(hands[seat].filter(({ type }) => scoresMelds(found, seat, type)));
    marriage[side] += pointsOf(marriagesOf(rules, contract, deal[seat]));
  }
  return { hands, ...found, scored, marriage };
}

/** The melds that the side with the best one shows to all players, by seat. What the other side holds stays hidden. */
export function shownMelds({ rules, contract, leader, deal }: MeldedDeal): Partial<Record<Seat, readonly Meld[]>> {
  if (!rules.melds || rules.melds.kinds.length === 0) return {};
  const score = scoreMelds(rules, contract, leader, deal);
  return Object.fromEntries(
    SEATS.map((seat) => [seat, score.hands[seat].filter(({ type }) => scoresMelds(score, seat, type))] as const).filter(
      ([, melds]) => melds.length > 0,
    ),
  );
}

/** A full deal and what its melds depend on. */
interface MeldedDeal {
  readonly rules: Rules;
  readonly contract: Contract;
  readonly leader: Seat;
  readonly deal: Deal;
}

type Compared = Pick<MeldScore, 'comparisons' | 'best' | 'bestOf'>;

/** Whether the side of a seat scores its melds of a type. */
export function scoresMelds({ best, bestOf }: Compared, seat: Seat, type: Meld['type']): boolean {
  const winner = bestOf ? bestOf[type] : best;
  return winner !== null && sideOf(seat) === sideOf(winner);
}

const apart = (set: Compared, run: Compared): Compared => ({
  comparisons: [...set.comparisons, ...run.comparisons],
  best: set.best ?? run.best,
  bestOf: { set: set.best, run: run.best },
});

/** The comparisons of the best melds of the seats in turn, and the seat whose meld is the best. */
function bestOf(
  rules: Rules,
  contract: Contract,
  order: readonly Seat[],
  meldOf: (seat: Seat) => Meld | undefined,
): Compared {
  const isLeftToNobody = rules.melds?.compare.at(-1) === 'nobody';
  const comparisons: MeldComparison[] = [];
  let best: Seat | null = null;
  let isTied = false;
  for (const seat of order) {
    const meld = meldOf(seat);
    if (!meld) continue;
    if (best === null) {
      best = seat;
      continue;
    }
    const holder: Seat = best;
    const melds = { holder: meldOf(holder)!, challenger: meld };
    const difference = firstDifference(rules, contract, meld, melds.holder);
    if (difference) {
      const winner: Seat = difference.by > 0 ? seat : holder;
      comparisons.push({ holder, challenger: seat, winner, decidedBy: difference.link, melds });
      if (winner === seat) isTied = false;
      best = winner;
    } else if (!isLeftToNobody) {
      comparisons.push({ holder, challenger: seat, winner: holder, decidedBy: 'turn', melds });
    } else if (sideOf(seat) !== sideOf(holder)) {
      comparisons.push({ holder, challenger: seat, winner: null, decidedBy: 'nobody', melds });
      isTied = true;
    }
  }
  return { comparisons, best: isTied ? null : best };
}

/**
 * The melds of one hand, best first. A run counts once, at its full length; a set is four suits of one rank; in a two-copy pack the
 * copies count separately. With `reuse` a card may be in one run and one set. Without it the hand is split for the highest value:
 * every choice of sets is tried with the runs of the remaining cards, and of equal splits the one with the better best meld is taken.
 */
export function handMelds(rules: Rules, contract: Contract, hand: readonly Card[]): Meld[] {
  if (contract === 'notrumps' && rules.melds?.inNoTrumps === false) return [];
  const sets = setsOf(rules, contract, hand);
  if (rules.melds?.reuse) return bestFirst(rules, contract, [...sets, ...runsOf(rules, contract, hand)]);
  const layouts = subsets(sets).map((chosen) => [...chosen, ...runsOf(rules, contract, without(hand, chosen))]);
  return bestLayout(rules, contract, layouts);
}

/** Every set in the hand, even if its cards are also in runs. */
function setsOf(rules: Rules, contract: Contract, hand: readonly Card[]): Meld[] {
  return rules.deck.ranks.flatMap((rank) => {
    const cards = SUITS.map((suit) => cardOf(suit, rank));
    const sets = Math.min(...cards.map((card) => countOf(hand, card)));
    return Array.from({ length: sets }, () => meldOf(rules, contract, 'set', cards)).flat();
  });
}

/** The runs among the cards, split in each suit for the highest value. */
function runsOf(rules: Rules, contract: Contract, cards: readonly Card[]): Meld[] {
  return SUITS.flatMap((suit) => {
    const layouts = sequences(rules.deck.ranks, (rank) => countOf(cards, cardOf(suit, rank)));
    const runs = (ranks: Rank[]) =>
      meldOf(
        rules,
        contract,
        'run',
        ranks.map((rank) => cardOf(suit, rank)),
      );
    return bestLayout(
      rules,
      contract,
      layouts.map((layout) => layout.flatMap(runs)),
    );
  });
}

/** The cards as a meld; empty if the variant has no kind for them. */
function meldOf(rules: Rules, contract: Contract, type: Meld['type'], cards: readonly Card[]): Meld[] {
  const kind = rules.melds?.kinds[kindIndex(rules, contract, type, cards)];
  return kind ? [{ type, cards, points: kind.points }] : [];
}

/** Index of the first kind that fits the cards, or -1. */
function kindIndex(rules: Rules, contract: Contract, type: Meld['type'], cards: readonly Card[]): number {
  return (rules.melds?.kinds ?? []).findIndex((kind) => {
    if (kind.type !== type) return false;
    if (kind.type === 'set') return hasRank(kind.ranks, rules, contract, rankOf(cards[0]!));
    return kind.orMore ? cards.length >= kind.length : cards.length === kind.length;
  });
}

/**
 * Whether a kind of set includes a rank. Under Unenufe the lowest rank of the pack, which is then the highest card, counts as the aces do
 * otherwise; the aces count as before.
 */
function hasRank(ranks: readonly Rank[], { deck }: Rules, contract: Contract, rank: Rank): boolean {
  const countsAsTop = firstKindOf(contract) === 'unenufe' && rank === deck.ranks.at(-1);
  return ranks.includes(rank) || (countsAsTop && ranks.includes(deck.ranks[0]!));
}

/**
 * Every way to split the cards of one suit into sequences of adjacent ranks, each at full length: a sequence ends only if no card is
 * left to continue it. With one copy there is one way. In a two-copy pack, if two sequences reach a rank of which there is one card,
 * either may continue: A K K Q Q J J T is ace to ten with king to jack, or ace to jack with king to ten.
 */
function sequences(ranks: readonly Rank[], count: (rank: Rank) => number): Rank[][][] {
  let layouts: { ended: Rank[][]; open: Rank[][] }[] = [{ ended: [], open: [] }];
  for (const rank of ranks) {
    const copies = count(rank);
    layouts = layouts.flatMap(({ ended, open }) =>
      continuations(open, copies).map((continued) => ({
        ended: [...ended, ...open.filter((sequence) => !continued.includes(sequence))],
        open: [
          ...continued.map((sequence) => [...sequence, rank]),
          ...Array.from({ length: copies - continued.length }, () => [rank]),
        ],
      })),
    );
  }
  return layouts.map(({ ended, open }) => [...ended, ...open]);
}

/** The choices of open sequences, at most two, that `copies` cards can continue; as many continue as possible. */
function continuations(open: Rank[][], copies: number): Rank[][][] {
  if (copies >= open.length) return [open];
  return copies === 0 ? [[]] : open.map((sequence) => [sequence]);
}

/** The layout of the highest value, best meld first; of layouts of equal value the one with better melds, compared in order. */
function bestLayout(rules: Rules, contract: Contract, layouts: Meld[][]): Meld[] {
  return layouts
    .map((layout) => bestFirst(rules, contract, layout))
    .reduce((best, layout) => (prefers(rules, contract, layout, best) ? layout : best));
}

function prefers(rules: Rules, contract: Contract, layout: Meld[], best: Meld[]): boolean {
  if (pointsOf(layout) !== pointsOf(best)) return pointsOf(layout) > pointsOf(best);
  for (const [index, meld] of layout.entries()) {
    const other = best[index];
    const difference = other && firstDifference(rules, contract, meld, other);
    if (difference) return difference.by > 0;
  }
  return false;
}

function bestFirst(rules: Rules, contract: Contract, melds: readonly Meld[]): Meld[] {
  return melds.toSorted((a, b) => -(firstDifference(rules, contract, a, b)?.by ?? 0));
}

/** The first link of the chain in which `a` and `b` differ, and by how much (above 0: `a` is better). Undefined if only the turn differs. */
function firstDifference(
  rules: Rules,
  contract: Contract,
  a: Meld,
  b: Meld,
): { link: MeldLink; by: number } | undefined {
  for (const link of rules.melds?.compare ?? []) {
    const by = worth(rules, contract, a, link) - worth(rules, contract, b, link);
    if (by !== 0) return { link, by };
  }
  return undefined;
}

/** The rank of a meld in one link of the chain; more is better. Unenufe turns the order of ranks: 6-7-8 is the highest run of three. */
function worth(rules: Rules, contract: Contract, meld: Meld, link: MeldLink): number {
  const isLowHigh = firstKindOf(contract) === 'unenufe';
  const top = meld.cards.at(isLowHigh ? -1 : 0)!;
  switch (link) {
    case 'kind':
      return -kindIndex(rules, contract, meld.type, meld.cards);
    case 'points':
      return meld.points;
    case 'length':
      return meld.cards.length;
    case 'rank':
      return rules.deck.ranks.indexOf(rankOf(top)) * (isLowHigh ? 1 : -1);
    case 'trump':
      return meld.type === 'run' && suitOf(top) === trumpOf(contract) ? 1 : 0;
    case 'turn':
    case 'nobody':
      return 0;
  }
}

/** The marriages of one hand: each pair of king and queen of trumps. None where they depend on the play (played-marriage.ts). */
export function marriagesOf(rules: Rules, contract: Contract, hand: readonly Card[]): Pick<Meld, 'cards' | 'points'>[] {
  const { melds } = rules;
  if (!melds?.marriage || marriagesByPlay(rules, contract)) return [];
  return marriageSuits(melds, contract).flatMap((suit) => {
    const cards = [cardOf(suit, 'K'), cardOf(suit, 'Q')];
    const pairs = Math.min(...cards.map((card) => countOf(hand, card)));
    return Array.from({ length: pairs }, () => ({ cards, points: melds.marriage }));
  });
}

/** The suits whose king and queen are a marriage. */
function marriageSuits({ marriageInAllTrumps }: MeldRules, contract: Contract): readonly Suit[] {
  const trump = trumpOf(contract);
  if (trump) return [trump];
  return contract === 'alltrumps' && marriageInAllTrumps !== false ? SUITS : [];
}

function pointsOf(melds: readonly Pick<Meld, 'points'>[]): number {
  return melds.reduce((sum, meld) => sum + meld.points, 0);
}

/** The hand without the cards of some melds, copy by copy. */
function without(hand: readonly Card[], melds: readonly Meld[]): Card[] {
  const rest = [...hand];
  for (const card of melds.flatMap((meld) => meld.cards)) rest.splice(rest.indexOf(card), 1);
  return rest;
}

function subsets<Item>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>((all, item) => [...all, ...all.map((chosen) => [...chosen, item])], [[]]);
}
