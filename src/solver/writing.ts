/**
 * Writes deals and positions where the WebAssembly module reads them (abi.ts): the rules of following, the points of the cards, roem and
 * sweeps, hands and the trick in progress, all as its integers. solver.ts decides when.
 */
import { SUITS, cardOf, countOf, trumpOf } from '../game/cards.ts';
import type { Card, Contract, Deal, Seat, Suit } from '../game/cards.ts';
import { firstKindOf, isMisere, kindOfTrick } from '../game/contracts.ts';
import type { GameSetup, GameState } from '../game/play/play.ts';
import { cardPoints, handSize, lastTrickOf, packOf } from '../game/rules/pack.ts';
import type { FollowRules, Rules } from '../game/rules/rules.ts';
import { marriagesByPlay } from '../game/scoring/played-marriage.ts';
import {
  BUFFER_BYTES,
  CARDS,
  CARD_UNITS,
  Duty,
  HANDS,
  HAND_BYTES,
  HeadPlain,
  HeadTrump,
  LANE,
  PayoffWord,
  PositionWord,
  ROEM_SET_BYTES,
  RoemSetByte,
  RoemSetFlag,
  RulesWord,
  Undertrump,
} from './abi.ts';
import { numberOf } from './layout.ts';
import type { Layout } from './layout.ts';
import { ownKindSets } from './payoffs/own-kind.ts';
import type { SearchSettings } from './payoffs/payoff-search.ts';
import { roemSets } from './payoffs/roem-sets.ts';
import type { SolverExports } from './wasm.ts';
import { writeWords } from './words.ts';

const DUTIES = { never: Duty.never, none: Duty.never, ifOpponentWinning: Duty.ifOpponentWinning, always: Duty.always };
const UNDERTRUMP: Readonly<Record<FollowRules['undertrump'], Undertrump>> = {
  free: Undertrump.free,
  ifVoid: Undertrump.ifVoid,
  onlyTrumpsLeft: Undertrump.onlyTrumpsLeft,
  onlyIfNoDiscard: Undertrump.onlyTrumpsLeft,
  onlyLowerTrumpsLeft: Undertrump.onlyLowerTrumpsLeft,
  forced: Undertrump.forced,
  forcedUnlessPartnerWins: Undertrump.forcedUnlessPartnerWins,
};
const HEAD_TRUMP = { no: HeadTrump.no, yes: HeadTrump.yes, unlessPartnerWins: HeadTrump.unlessPartnerWins };
const HEAD_PLAIN = { no: HeadPlain.no, ifItWins: HeadPlain.ifItWins, always: HeadPlain.always };

/** A new view of the shared buffer: growing the memory detaches older ones. */
export const bufferOf = (wasm: SolverExports): DataView =>
  new DataView(wasm.memory.buffer, wasm.buffer(), BUFFER_BYTES);

/** Writes the rules, and the points of the cards. @param scale units of the module for a point */
export function writeRules(wasm: SolverExports, { rules, contract }: GameSetup, scale: number): void {
  const follow = asPlain(rules.follow, contract);
  const trump = trumpOf(contract);
  const view = bufferOf(wasm);
  writeWords(view, {
    [RulesWord.trump]: trump ? SUITS.indexOf(trump) : -1,
    [RulesWord.copies]: rules.deck.copies,
    [RulesWord.laterWins]: Number(rules.equalCards === 'laterWins'),
    [RulesWord.lastTrick]: scale * lastTrickOf(rules, contract),
    [RulesWord.ruffWhileFollowing]: Number(follow.ruffWhileFollowing),
    [RulesWord.mustRuff]: DUTIES[follow.mustRuffWhenVoid],
    [RulesWord.overruff]: DUTIES[follow.overruff],
    [RulesWord.undertrump]: UNDERTRUMP[follow.undertrump],
    [RulesWord.undertrumpOpponentsOnly]: Number(follow.undertrumpAppliesTo === 'opponents'),
    [RulesWord.headTrump]: HEAD_TRUMP[follow.headTrumpLead],
    [RulesWord.headPlain]: HEAD_PLAIN[follow.headPlainLead],
    [RulesWord.headPlainWaiver]: Number(follow.headPlainLeadPartnerWaiver),
    [RulesWord.exemptSlots]: trump ? exemptSlots(rules, contract, trump) : 0,
    [RulesWord.reversedTricks]: reversedTricks(rules, contract),
    [RulesWord.misere]: Number(isMisere(contract)),
  } satisfies Record<RulesWord, number>);
  for (let number = 0; number < CARDS; number++) view.setUint8(CARD_UNITS + number, 0);
  for (const card of new Set(packOf(rules))) {
    const points = cardPoints(rules, contract, card);
    for (let copy = 0; copy < rules.deck.copies; copy++) {
      view.setUint8(CARD_UNITS + numberOf(rules, contract, card) + copy, scale * points);
    }
  }
}

/** Writes the sweep bonus and the sets of roem, halved as the module counts them. */
export function writePayoff(
  wasm: SolverExports,
  setup: GameSetup,
  { scale, roem, sweepBonus, sweepBy, ownKind }: SearchSettings,
): void {
  const sets = ownKind ? ownKindSets(setup, ownKind) : roem ? roemSets(setup) : [];
  // Roem counts by half, as the roem of both sides counts in full.
  const units = ownKind ? 1 : scale / 2;
  const room = wasm.roemSets();
  if (sets.length > room) throw new Error(`${sets.length} sets of roem; the module has room for ${room}`);
  const list = new DataView(wasm.memory.buffer, wasm.roem(), ROEM_SET_BYTES * room);
  sets.forEach(({ bits, worth, sides, isWorthless }, i) => {
    const start = ROEM_SET_BYTES * i;
    list.setBigUint64(start + RoemSetByte.cards, bits, true);
    list.setInt32(start + RoemSetByte.worth, units * worth, true);
    list.setInt32(start + RoemSetByte.flags, sides | (isWorthless ? RoemSetFlag.withoutPoints : 0), true);
  });
  writeWords(bufferOf(wasm), {
    [PayoffWord.sweepBonus]: (scale * sweepBonus) / 2,
    [PayoffWord.sweepByPoints]: Number(sweepBy === 'points'),
    [PayoffWord.roemSets]: sets.length,
    [PayoffWord.held]: Number(roem && marriagesByPlay(setup.rules, setup.contract)),
    [PayoffWord.ownKind]: Number(ownKind !== undefined),
    [PayoffWord.nsRoemDivisor]: ownKind?.divisors.NS ?? 1,
    [PayoffWord.ewRoemDivisor]: ownKind?.divisors.EW ?? 1,
  } satisfies Record<PayoffWord, number>);
}

/** Writes the hands of a deal before its plays, or of a position. */
export function writeHands(wasm: SolverExports, layout: Layout, hands: Deal): void {
  const view = bufferOf(wasm);
  layout.seats.forEach((seat, i) => {
    // Of two copies in one hand the first one stays.
    const held = new Map<Card, number>();
    const numbers = hands[seat].map((card) => {
      const copy = held.get(card) ?? 0;
      held.set(card, copy + 1);
      return layout.numbersOf(seat, card)[copy]!;
    });
    view.setBigUint64(HANDS + HAND_BYTES * i, setOf(numbers), true);
  });
}

/**
 * Writes a position.
 * @param left tricks left, the one in progress included
 * @param payoffState the sweeps that are still open, as `PayoffState` bits
 */
export function writePosition(
  wasm: SolverExports,
  layout: Layout,
  state: GameState,
  left: number,
  payoffState: number,
): void {
  writeHands(wasm, layout, state.hands);
  const view = bufferOf(wasm);
  const { trick } = state;
  writeWords(view, {
    [PositionWord.tricksLeft]: left,
    [PositionWord.leader]: layout.seats.indexOf(trick.leader),
    [PositionWord.played]: trick.cards.length,
    [PositionWord.payoffState]: payoffState,
  });
  trickNumbers(layout, state).forEach((number, i) => view.setUint8(4 * PositionWord.trickCards + i, number));
}

/** The module's numbers of the cards in the trick: the first copy that is no longer in the hand. */
function trickNumbers(layout: Layout, { trick, hands }: GameState): number[] {
  const { seats } = layout;
  return trick.cards.map((card, i) => {
    const seat: Seat = seats[(seats.indexOf(trick.leader) + i) % 4]!;
    const left = countOf(hands[seat], card);
    return layout.numbersOf(seat, card)[left]!;
  });
}

/**
 * The rules of following for the module, which knows no all trumps: without a trump suit every lead is plain, and the duty to head a trump
 * lead becomes one to head a plain lead.
 */
function asPlain(follow: FollowRules, contract: Contract): FollowRules {
  if (contract !== 'alltrumps') return follow;
  return {
    ...follow,
    headPlainLead: follow.headTrumpLead === 'no' ? 'no' : 'always',
    headPlainLeadPartnerWaiver: follow.headTrumpLead === 'unlessPartnerWins',
  };
}

/** The slots of the trumps that are exempt from following, every copy, as bits of a lane. */
function exemptSlots(rules: Rules, contract: Contract, trump: Suit): number {
  const copies = (1 << rules.deck.copies) - 1;
  return rules.follow.exemptTrumpRanks
    .filter((rank) => rules.deck.ranks.includes(rank))
    .map((rank) => numberOf(rules, contract, cardOf(trump, rank)) % LANE)
    .reduce((slots, slot) => slots | (copies << slot), 0);
}

/** The tricks in which the order of winning is the reverse of the first one's, as bits by tricks left. */
function reversedTricks(rules: Rules, contract: Contract): number {
  const size = handSize(rules);
  let bits = 0;
  for (let left = 1; left <= size; left++) {
    if (kindOfTrick(rules, contract, size - left) !== firstKindOf(contract)) bits |= 1 << left;
  }
  return bits;
}

function setOf(numbers: readonly number[]): bigint {
  return numbers.reduce((set, number) => set | (1n << BigInt(number)), 0n);
}
