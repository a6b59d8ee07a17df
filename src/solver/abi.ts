/**
 * The words that the host and the WebAssembly module exchange: their places in memory and their values. Both sides compile this file,
 * the module as AssemblyScript, so it uses only what both languages have: constants and enums of integers, no imports.
 */

/** Bytes of the shared buffer. */
export const BUFFER_BYTES = 256;

/** Slots of a suit in a set of cards (layout.ts, assembly/core/cards.ts). */
export const LANE = 12;
/** Cards of a set, and the size of every table indexed by card. */
export const CARDS = 48;

/**
 * Larger than every share of the points: never reached, and its negative always. It is within the range of table
 * entries.
 */
export const CERTAIN = 32000;
/** No guess: the module makes an estimate. */
export const NO_GUESS = -0x8000_0000;

/** The ends of the proven interval to which a search may be restricted. */
export const enum EndWord {
  either,
  below,
  above,
}

/** Results of `decide`. */
export const enum Answer {
  no,
  yes,
  unknown,
}

/** Words of the rules, 32 bits each, from the start of the buffer. */
export const enum RulesWord {
  /** Trump suit, or -1. */
  trump,
  /** Copies of each card in the pack. */
  copies,
  /** The later of two equal cards wins. */
  laterWins,
  /** Units of the last trick's bonus. */
  lastTrick,
  ruffWhileFollowing,
  /** A `Duty`. */
  mustRuff,
  /** A `Duty`. */
  overruff,
  /** An `Undertrump`. */
  undertrump,
  /** Only opponents' trumps must not be undertrumped. */
  undertrumpOpponentsOnly,
  /** A `HeadTrump`. */
  headTrump,
  /** A `HeadPlain`. */
  headPlain,
  /** The duty to head a plain lead is waived while the partner is winning. */
  headPlainWaiver,
  /** Trumps that are exempt from following, as slots of a lane. */
  exemptSlots,
  /** Bit n: low cards win the trick that starts with n tricks left, as slots of a lane. Only without a trump suit. */
  reversedTricks,
  /** A trick's points go to the side that does not win it. Only without a trump suit and sweeps. */
  misere,
}

/** Byte of the buffer where the units of the cards begin, one byte each. */
export const CARD_UNITS = 64;

/** When a duty applies. */
export const enum Duty {
  never,
  ifOpponentWinning,
  always,
}

/** Rules of undertrumping. The variants' `onlyIfNoDiscard` is `onlyTrumpsLeft` too. */
export const enum Undertrump {
  free,
  ifVoid,
  onlyTrumpsLeft,
  onlyLowerTrumpsLeft,
  forced,
  /** As `forced`, and as `onlyLowerTrumpsLeft` while the partner is winning. */
  forcedUnlessPartnerWins,
}

/** Duties to head a trump lead. */
export const enum HeadTrump {
  no,
  yes,
  unlessPartnerWins,
}

/** Duties to head a plain lead. */
export const enum HeadPlain {
  no,
  ifItWins,
  always,
}

/** Words of the payoff, 32 bits each, from the start of the buffer. */
export const enum PayoffWord {
  /** Half of the bonus for a sweep. */
  sweepBonus,
  /** A sweep is all points, not all tricks. */
  sweepByPoints,
  /** Number of sets of roem. */
  roemSets,
  /** Each set is a single card, which counts only in tricks of the reversed order: the difference of its points there. */
  ownKind,
  /**
   * A set counts for the side of the hand that holds all of it, once the first of its cards is led or follows suit, and never if that card
   * is discarded. At most one set a suit, in a pack of one copy, without a trump suit. 0: a set counts for the winners of a trick that contains it.
   */
  held,
  /** By what the worth of a set is divided if North–South win it; 0 if it then counts nothing. 1 for roem. */
  nsRoemDivisor,
  /** The same for East–West. */
  ewRoemDivisor,
}

/** A set of roem, in a list of its own: bytes of a set, and of its fields. */
export const ROEM_SET_BYTES = 16;
export const enum RoemSetByte {
  /** The cards, 64 bits. */
  cards = 0,
  /** Half of its worth, 32 bits. */
  worth = 8,
  /** `RoemSetFlag`s, 32 bits. */
  flags = 12,
}
export const enum RoemSetFlag {
  /** North–South may win a trick with the set. */
  northSouth = 1,
  /** East–West may. */
  eastWest = 2,
  /** None of its cards scores a card point. */
  withoutPoints = 4,
}

/**
 * Byte of the buffer where the hands begin, 64 bits each, in the order of play from North. The legal cards are returned
 * there.
 */
export const HANDS = 0;
export const HAND_BYTES = 8;

/** Words of a position, 32 bits each, after the hands. */
export const enum PositionWord {
  /** Tricks left, the one in progress included. */
  tricksLeft = 8,
  /** Leader of the trick in progress. */
  leader,
  /** Cards in it, 0 to 3. */
  played,
  /** Those cards, a byte each. */
  trickCards,
  /** The payoff state before that trick: `PayoffState` bits of the sweeps that are still open. */
  payoffState,
}

/** Bits of the payoff state: this side has taken everything so far, so its sweep is still open. */
export const enum PayoffState {
  sweepOpenNS = 1,
  sweepOpenEW = 2,
}

/** Kinds of payoff searches (assembly/payoff/payoff.ts). */
export const enum Kind {
  shares,
  calls,
  budget,
}

/**
 * Words of a probe, 32 bits each, from the start of the buffer. Those of CALLS are in the host's points; thresholds
 * have melds and everything that counts with points subtracted, and are CERTAIN if unreachable. Those of BUDGET are
 * shares.
 */
export const enum ProbeWord {
  /** A `Kind`. */
  kind,
  /** CALLS: the points that North–South need in the end; their share is the distance to it. */
  callTarget,
  /** All card points. */
  allPoints,
  /** Only the winners of a trick may call. */
  onlyWinnersCall,
  /**
   * Points with which a call of North–South decides the probe as yes, if the others have less than the following words.
   */
  nsCallAt,
  /** The limit for the others while they have no trick, and once they have one. */
  nsOthersBelow,
  nsOthersBelowWithTrick,
  /** Likewise, a call of East–West decides it as no. */
  ewCallAt,
  ewOthersBelow,
  ewOthersBelowWithTrick,
  /** Points of North–South with which the end without a call decides it as yes. */
  nsEndAt,
  /** A sweep of North–South decides it as yes. */
  nsSweepSucceeds,
  /** A sweep of East–West decides it as no. */
  ewSweepFails,
  /** BUDGET: the size of one step of the budget. */
  unit,
  /** North–South are the declarers. */
  nsDeclares,
  /** The addition of a sweep to North–South's share once the budget is used up. */
  nsSweepBonus,
  ewSweepBonus,
  /**
   * The addition to North–South's share if exactly one step of the budget is left in the end. It is CERTAIN
   * (North–South declare) or -CERTAIN if one step is as good as more. It must favour the declarers at least as much as
   * a budget used up, as the table relies on it: 0 or more if North–South declare, otherwise 0 or less.
   */
  lastStepBonus,
  /**
   * The number of steps that come after that last one: with one of them left in the end, but no more, `tieBonus` is added. It lies between
   * 0 and `lastStepBonus`, as a tie may cost less than a loss. 0 where ties need no steps of their own.
   */
  tieSteps,
  tieBonus,
  /** Not 0: the probe shares no table entries with probes of another number. */
  serial,
}

/**
 * What solvers with tables of their own tell each other (assembly/search/exchange.ts): space for proofs, for the marks of the moves that this
 * solver is searching, and for the marks of all others, one after the other.
 */
export const PROOF_BYTES = 32;
export const MOST_PROOFS = 2048;
export const MARK_BYTES = 8;
export const MOST_MARKS = 16;
export const MOST_OTHERS_MARKS = 128;

/** Bytes of the memory of a table that threads share (assembly/shared/table-memory.ts): where the word is that says that a solver uses it, and where the table begins. */
export const SHARED_IN_USE = 320;
export const SHARED_TABLE = 65536;
