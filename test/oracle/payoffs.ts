/**
 * The oracle of the payoffs `total` and `score`: full-width minimax over the reference rules, written from the rule sheets sentence by
 * sentence. It tries every legal card, and every tap and claim with its omission, without bounds, pruning or equivalences. It shares no
 * code with the solver and is naive on purpose. Every value is North–South minus East–West.
 */
import { SEATS, SIDES, SUITS, cardOf, sideOf, suitOf } from '../../src/game/cards.ts';
import type { Card, PerSide, Side } from '../../src/game/cards.ts';
import { scoreMelds } from '../../src/game/scoring/melds.ts';
import { handSize } from '../../src/game/rules/pack.ts';
import { afterPlay, legalNow } from '../../src/game/play/play.ts';
import type { GameSetup, GameState } from '../../src/game/play/play.ts';
import type { Rules } from '../../src/game/rules/rules.ts';
import { better, handsKey } from './minimax.ts';

export type ScoredPayoff = 'total' | 'score';

/** A memory of values of trick starts, for positions of one setup only. */
export type Known = Map<string, number>;

export interface Lexicographic {
  readonly score: number;
  readonly total: number;
}

/** The aim of both sides: a payoff, or `score` with ties broken by `total`. */
type Goal = ScoredPayoff | 'lexicographic';

/** Larger than twice any difference of totals: a pack of 48 cards, twelve tricks with roem and a bonus stay below 30,000. */
const ONE_SCORE = 100_000;

/**
 * The difference under best play. Under `score` no side has tapped yet, and the next tap or claim is possible after the trick in
 * progress: at the start of a trick, none is possible for the trick before.
 */
export function oracleValue(state: GameState, payoff: ScoredPayoff, known?: Known): number {
  return valueToPlay(state, payoff, null, known);
}

/** The difference after `card`, with a possible tap or claim if it completes the trick. */
export function oracleCardValue(state: GameState, card: Card, payoff: ScoredPayoff, known?: Known): number {
  return valueOfCard(state, card, payoff, null, known);
}

/**
 * Score and total if both sides play for the score first and break ties by the total. Only for scores that depend on the final totals
 * alone: `points`, `gamePoints` and `wet`.
 */
export function oracleLexicographic(state: GameState, known?: Known): Lexicographic {
  return pairOf(valueToPlay(state, 'lexicographic', null, known));
}

/** The same after `card`. */
export function oracleLexicographicCard(state: GameState, card: Card, known?: Known): Lexicographic {
  return pairOf(valueOfCard(state, card, 'lexicographic', null, known));
}

/**
 * The difference under `score` if a side taps or claims right after the trick that was just completed, while nobody has called yet;
 * undefined if it may not.
 */
export function oracleCallValue(state: GameState, side: Side, known?: Known): number | undefined {
  const { scoring } = state.setup.rules;
  if (scoring.deal === 'tap') {
    // “A team that has reached 50 card points (in tricks won so far) may tap.”
    return state.points[side] < scoring.tapAt ? undefined : oracleValueAfterTap(state, side, known);
  }
  if (scoring.deal !== 'claim') return undefined;
  // “Immediately after winning a trick a team whose tricks + melds + stuk are ≥ 100 may claim”: “it wins the deal”.
  const isWinner = sideOf(state.tricks.at(-1)!.winner) === side;
  if (!isWinner || pointsWithMelds(state, side) < scoring.atLeast) return undefined;
  const belowHalf = pointsWithMelds(state, othersOf(side)) < scoring.half;
  return difference(side, belowHalf ? scoring.winBelowHalf : scoring.win);
}

/** The difference under `score` at any time after a tap of a side. */
export const oracleValueAfterTap = (state: GameState, tapper: Side, known?: Known): number =>
  valueToPlay(state, 'score', tapper, known);

function valueToPlay(state: GameState, goal: Goal, tapper: Side | null, known?: Known): number {
  if (state.toPlay === null) return goal === 'total' ? totalOf(state) : scoreOf(state, goal, tapper);
  const key = known && state.trick.cards.length === 0 ? keyOf(state, goal, tapper) : undefined;
  const remembered = key === undefined ? undefined : known?.get(key);
  if (remembered !== undefined) return remembered;
  const values = legalNow(state).map((card) => valueOfCard(state, card, goal, tapper, known));
  const value = better(sideOf(state.toPlay), values);
  if (key !== undefined) known?.set(key, value);
  return value;
}

function valueOfCard(state: GameState, card: Card, goal: Goal, tapper: Side | null, known?: Known): number {
  const after = afterPlay(state, card);
  const { deal } = after.setup.rules.scoring;
  if (goal !== 'total' && after.trick.cards.length === 0) {
    const winners = sideOf(after.tricks.at(-1)!.winner);
    if (deal === 'tap' && tapper === null) return valueWhenAsked(after, [winners, othersOf(winners)], goal, known);
    if (deal === 'claim') return valueWithClaim(after, winners, goal, known);
  }
  return valueToPlay(after, goal, tapper, known);
}

/** “A tap may be made right after any trick (the trick's winners are asked first, then the others); it need not be made.” */
function valueWhenAsked(state: GameState, asked: readonly Side[], goal: Goal, known?: Known): number {
  const { scoring } = state.setup.rules;
  const [side, ...others] = asked;
  if (!side || scoring.deal !== 'tap') return valueToPlay(state, goal, null, known);
  const withoutTap = valueWhenAsked(state, others, goal, known);
  // “A team that has reached 50 card points (in tricks won so far) may tap.”
  if (state.points[side] < scoring.tapAt) return withoutTap;
  return better(side, [withoutTap, valueToPlay(state, goal, side, known)]);
}

/**
 * “Immediately after winning a trick a team whose tricks + melds + stuk are ≥ 100 may claim”, and the deal is over;
 * “A claim need not be made”. With all cards known no side claims wrongly.
 */
function valueWithClaim(state: GameState, winners: Side, goal: Goal, known?: Known): number {
  const { scoring } = state.setup.rules;
  const withoutClaim = valueToPlay(state, goal, null, known);
  if (scoring.deal !== 'claim' || pointsWithMelds(state, winners) < scoring.atLeast) return withoutClaim;
  // “It wins the deal — 2 game points if the opponents have < 50 then, else 1.”
  const belowHalf = pointsWithMelds(state, othersOf(winners)) < scoring.half;
  return better(winners, [withoutClaim, difference(winners, belowHalf ? scoring.winBelowHalf : scoring.win)]);
}

/** “Tricks + melds + stuk” of a side so far. “Melds count only for a team that has won a trick” (`melds.needsTrick`). */
function pointsWithMelds(state: GameState, side: Side): number {
  const hasTrick = tricksBefore(state, side) > 0 || state.tricks.some(({ winner }) => sideOf(winner) === side);
  const counts = hasTrick || !state.setup.rules.melds?.needsTrick;
  return state.points[side] + (counts ? meldPoints(state.setup)[side] : 0);
}

/** Melds and marriages of each side. */
function meldPoints(setup: GameSetup): PerSide {
  const [annonces, belotes] = [annoncesOf(setup), marriagesOf(setup)];
  return { NS: annonces.NS + belotes.NS, EW: annonces.EW + belotes.EW };
}

/** Card points, roem in tricks and the sweep bonus of a finished deal. */
function totalOf(state: GameState): number {
  return sideTotal(state, 'NS') - sideTotal(state, 'EW');
}

function sideTotal(state: GameState, side: Side): number {
  return withBonus(state, side, state.points[side]) + roemOf(state, side) + belotsOf(state, side);
}

/**
 * “A belot (K+Q, 20) counts only if the first of the two cards is led, or follows the suit led; not if it is discarded.” The belots of a side
 * that have counted in the tricks so far, where they depend on the play.
 */
function belotsOf(state: GameState, side: Side): number {
  const { rules, contract, deal } = state.setup;
  const { melds } = rules;
  if (contract !== 'alltrumps' || !melds || melds.marriageInAllTrumps === false || melds.marriageIfDiscarded !== false)
    return 0;
  return sum(
    SEATS.filter((seat) => sideOf(seat) === side),
    (seat) =>
      sum(SUITS, (suit) => {
        const pair = [cardOf(suit, 'K'), cardOf(suit, 'Q')];
        if (!pair.every((card) => deal[seat].includes(card))) return 0;
        const first = state.tricks.find(({ cards }) => cards.some((card) => pair.includes(card)));
        return first && suitOf(first.cards[0]!) === suit ? melds.marriage : 0;
      }),
  );
}

/** Card points with the sweep bonus, if the sweep is the side's: added to them or in their place. */
function withBonus(state: GameState, side: Side, points: number): number {
  const { sweep } = state.setup.rules;
  // No source counts one in a misère.
  if (!sweep || state.setup.contract.startsWith('misere') || !hasSweep(state, side, sweep)) return points;
  return sweep.mode === 'replace' ? sweep.bonus : points + sweep.bonus;
}

/**
 * Whether a side has all tricks, or all points, of a full deal or of an ending that says what was taken before. Without card points
 * no side has all of them.
 */
function hasSweep(state: GameState, side: Side, { by }: NonNullable<Rules['sweep']>): boolean {
  if (by === 'tricks') return hasAllTricks(state, side);
  return isWhole(state.setup) && state.points[side] > 0 && state.points[othersOf(side)] === 0;
}

/** The score of a finished deal without a claim. @param tapper the side that has tapped */
function scoreOf(state: GameState, goal: Goal, tapper: Side | null): number {
  const score = tapper ? scoreAfterTap(state, tapper) : scoreWithoutTap(state);
  return goal === 'lexicographic' ? score * ONE_SCORE + totalOf(state) : score;
}

/**
 * “The first team to tap scores 1 for the deal, and after a tap nobody scores for 100; a tapping team that takes all
 * tricks scores 6 in all.”
 */
function scoreAfterTap(state: GameState, tapper: Side): number {
  const { scoring } = state.setup.rules;
  if (scoring.deal !== 'tap') throw new Error(`${tapper} has tapped where there is no tap.`);
  return difference(tapper, hasAllTricks(state, tapper) ? scoring.tapSweep : scoring.tap);
}

function scoreWithoutTap(state: GameState): number {
  const { rules, contract } = state.setup;
  const { scoring } = rules;
  switch (scoring.deal) {
    case 'points':
      // “The declaring side alone scores, contract × multiplier … Match +100 before multiplying.”
      if (scoring.scores === 'declarers') {
        const side = sideOf(state.setup.declarer);
        return difference(side, withBonus(state, side, state.points[side]) * (scoring.multipliers?.[contract] ?? 1));
      }
      return totalOf(state) * (scoring.multipliers?.[contract] ?? 1);
    case 'gamePoints':
    case 'tap':
      // “Team with ≥ 100 card points 2 game points; a team with all tricks 5 instead of 2; else 0.”
      return sum(SIDES, (side) => {
        const win = state.points[side] >= scoring.atLeast ? scoring.win : 0;
        return difference(side, hasAllTricks(state, side) ? scoring.sweep : win);
      });
    case 'claim':
      // “All tricks: 3; no right claim and no sweep: 0.”
      return sum(SIDES, (side) => difference(side, hasAllTricks(state, side) ? scoring.sweep : 0));
    case 'level':
      return levelScore(state);
    case 'wet':
      // “Kraken: a doubled wet”: all that a deal puts on the sheet counts twice, four or eight times.
      return (
        (scoring.melds || scoring.tie === 'heldOver' ? dedansScore(state) : wetScore(state)) *
        (scoring.multipliers?.[contract] ?? 1)
      );
  }
}

/**
 * “The declaring side must have more than the others, belote and melds included; with less the others score all 162 card points (252 with
 * capot) and all melds of both sides, the declaring side nothing; the 20 of belote always stay with their holder. Equal: litige: the
 * others score theirs, the declaring side’s share is held over (counts 0 now).”
 */
function dedansScore(state: GameState): number {
  const { scoring } = state.setup.rules;
  if (scoring.deal !== 'wet') throw new Error('The declarers cannot be dedans.');
  const declarers = sideOf(state.setup.declarer);
  const others = othersOf(declarers);
  const taker = SIDES.find((side) => scoring.sweepTakesMelds && sweepIsWorth(state, side));
  const counted = (of: PerSide): PerSide => {
    if (!scoring.melds) return { NS: 0, EW: 0 };
    return taker ? { ...{ NS: 0, EW: 0 }, [taker]: of.NS + of.EW } : of;
  };
  const belote = counted(marriagesOf(state.setup));
  const annonces = counted(annoncesOf(state.setup));
  const has = (side: Side): number =>
    withBonus(state, side, state.points[side]) + annonces[side] + belote[side] + belotsOf(state, side);
  const shown = (side: Side): number => (scoring.melds ? has(side) : state.points[side]);
  const keeps = scoring.marriage === 'lost' ? 0 : belote[declarers];
  const kept = difference(declarers, keeps);
  if (shown(declarers) > shown(others)) return difference(declarers, has(declarers)) + difference(others, has(others));
  if (shown(declarers) === shown(others) && scoring.tie === 'heldOver') return kept + difference(others, has(others));
  const cards = withBonus(state, others, state.points.NS + state.points.EW);
  const belots = belotsOf(state, 'NS') + belotsOf(state, 'EW');
  return (
    kept + difference(others, cards + annonces.NS + annonces.EW + belote[others] + belote[declarers] - keeps + belots)
  );
}

/** Whether a side has made the sweep and gets more for it than the points. */
const sweepIsWorth = (state: GameState, side: Side): boolean =>
  withBonus(state, side, state.points[side]) > state.points[side];
/**
 * “Made when the declaring side has the level, belote included, and more than the others; made: points + level, failed: 160 + level for the
 * others; coinche × 2, surcoinche × 4; belote 20 always to its holder.” Sidi Barrani: “Made: own points + level; failed: the others their
 * points + level.” Each side writes its own points there.
 */
function levelScore(state: GameState): number {
  const { level, doubled } = state.setup;
  const { scoring } = state.setup.rules;
  if (scoring.deal !== 'level' || level === undefined) throw new Error('Nobody has bid.');
  const us = sideOf(state.setup.declarer);
  const them = othersOf(us);
  const belote = scoring.melds ? marriagesOf(state.setup) : { NS: 0, EW: 0 };
  const annonces = scoring.melds ? annoncesOf(state.setup) : { NS: 0, EW: 0 };
  const ours = withBonus(state, us, state.points[us]) + annonces[us];
  const theirs = withBonus(state, them, state.points[them]) + annonces[them];
  const { sweep } = state.setup.rules;
  const reached =
    level === scoring.levels.sweep ? sweep !== null && hasSweep(state, us, sweep) : ours + belote[us] >= level;
  const made = reached && !(scoring.needsMore && ours + belote[us] <= theirs + belote[them]);
  const marriages = difference(us, belote[us]) + difference(them, belote[them]);
  if (doubled && scoring.doubles === 'all') {
    const pointsOfFailure = scoring.failed === 'own' ? theirs : scoring.failed + annonces[us] + annonces[them];
    const pointsOfSuccess =
      scoring.doubledMade === undefined ? ours : scoring.doubledMade + annonces[us] + annonces[them];
    const won = made ? difference(us, pointsOfSuccess + level) : difference(them, pointsOfFailure + level);
    return won * doubled + marriages;
  }
  const bid = level * (doubled ?? 1);
  if (made) return difference(us, ours + bid) + difference(them, theirs) + marriages;
  if (scoring.failed === 'own') return difference(us, ours) + difference(them, theirs + bid) + marriages;
  return difference(them, scoring.failed + annonces[us] + annonces[them] + bid) + marriages;
}

/** The annonces of the side with the best; of an ending all that is stated, if the game has annonces. */
const annoncesOf = (setup: GameSetup): PerSide => meldsOf(setup).annonces;

/** The belotes; of an ending all that is stated, if the game has no annonces. */
const marriagesOf = (setup: GameSetup): PerSide => meldsOf(setup).belotes;

interface Melds {
  readonly annonces: PerSide;
  readonly belotes: PerSide;
}

/** Counted once for each setup: every leaf of the search asks for them. */
const meldsOfSetups = new WeakMap<GameSetup, Melds>();

function meldsOf(setup: GameSetup): Melds {
  const melds = meldsOfSetups.get(setup) ?? countMelds(setup);
  meldsOfSetups.set(setup, melds);
  return melds;
}

function countMelds(setup: GameSetup): Melds {
  const none = { NS: 0, EW: 0 };
  if (isFullDeal(setup)) {
    const { scored, marriage } = scoreMelds(setup.rules, setup.contract, setup.leader, setup.deal);
    return { annonces: scored, belotes: marriage };
  }
  const { taken } = setup;
  const stated = taken ? { NS: taken.NS.roem, EW: taken.EW.roem } : none;
  return hasAnnonces(setup) ? { annonces: stated, belotes: none } : { annonces: none, belotes: stated };
}

const hasAnnonces = ({ rules: { melds } }: GameSetup): boolean => melds !== null && melds.kinds.length > 0;

/**
 * “The declaring team needs more (points + roem) than the other; otherwise (a tie too) it gets nothing and the others get
 * all points and all roem, and the pit bonus if the pit is theirs.”
 */
function wetScore(state: GameState): number {
  const declarers = sideOf(state.setup.declarer);
  const others = othersOf(declarers);
  const { points } = state;
  const made = points[declarers] + roemOf(state, declarers) > points[others] + roemOf(state, others);
  if (made) return totalOf(state);
  const allPoints = points.NS + points.EW;
  const allRoem = roemOf(state, 'NS') + roemOf(state, 'EW');
  return difference(others, withBonus(state, others, allPoints) + allRoem);
}

/** All tricks of a deal. “A sweep is open only for a side that took all tricks before.” */
function hasAllTricks(state: GameState, side: Side): boolean {
  const isFirst = tricksBefore(state, othersOf(side)) === 0;
  return isWhole(state.setup) && isFirst && state.tricks.every(({ winner }) => sideOf(winner) === side);
}

/** Whether all tricks of the deal are known: it is full, or an ending that says what was taken before. */
function isWhole(setup: GameSetup): boolean {
  return isFullDeal(setup) || setup.taken !== undefined;
}

/** The tricks of a side before an ending; a side with points has at least one. */
function tricksBefore({ setup: { taken } }: GameState, side: Side): number {
  if (!taken) return 0;
  return taken[side].tricks ?? Math.sign(taken[side].points);
}

function isFullDeal({ rules, deal }: GameSetup): boolean {
  return deal.N.length === handSize(rules);
}

/** In-trick roem of a side so far, and before an ending. */
function roemOf(state: GameState, side: Side): number {
  const { rules, taken } = state.setup;
  const before = rules.trickRoem && taken ? taken[side].roem : 0;
  return before + sum(state.tricks, ({ winner, roem }) => (sideOf(winner) === side ? roem : 0));
}

/** Points of one side as North–South minus East–West. */
function difference(side: Side, points: number): number {
  return side === 'NS' ? points : 0 - points;
}

function othersOf(side: Side): Side {
  return side === 'NS' ? 'EW' : 'NS';
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}

/** Score and total of a value that holds both. */
function pairOf(value: number): Lexicographic {
  const score = 0 + Math.round(value / ONE_SCORE);
  return { score, total: value - score * ONE_SCORE };
}

/** The state at the start of a trick on which, with the setup, the value of the whole deal depends. */
function keyOf(state: GameState, goal: Goal, tapper: Side | null): string {
  const taken = SIDES.map((side) => {
    const tricks = state.tricks.filter(({ winner }) => sideOf(winner) === side).length;
    return [
      state.points[side],
      roemOf(state, side),
      belotsOf(state, side),
      tricks + tricksBefore(state, side) > 0,
    ].join();
  });
  return [goal, tapper, state.trick.leader, handsKey(state.hands), ...taken].join(' ');
}
