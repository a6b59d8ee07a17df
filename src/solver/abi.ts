/**
 * The words that the host and the WebAssembly module exchange: their places in memory and their values. Both sides compile this file,
 * the module as AssemblyScript, so it keeps to what the two languages share: constants and enums of integers, no imports.
 */

/** Bytes of the shared buffer. */
export const BUFFER_BYTES = 256;

/** Slots of a suit in a set of cards (layout.ts, assembly/core/cards.ts). */
export const LANE = 12;
/** Cards of a set, and the size of every table over cards. */
export const CARDS = 48;

/** Beyond every share of the points: never reached, or always reached when negative. Well within the bounds of the table. */
export const CERTAIN = 32000;
/** No guess: the module makes an estimate. */
export const NO_GUESS = -0x8000_0000;

/** The ends of the proven interval to which a search may be restricted. */
export const enum EndWord {
  either,
  below,
  above,
}

/** Answers of `decide`. */
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
  /** Of two equal cards the later one wins. */
  laterWins,
  /** Units for the last trick. */
  lastTrick,
  ruffWhileFollowing,
  /** A `Duty`. */
  mustRuff,
  /** A `Duty`. */
  overruff,
  /** An `Undertrump`. */
  undertrump,
  /** Only an opponent's trump must not be undertrumped. */
  undertrumpOpponentsOnly,
  /** A `HeadTrump`. */
  headTrump,
  /** A `HeadPlain`. */
  headPlain,
  /** The duty to head a plain lead is waived while the partner is winning. */
  headPlainWaiver,
  /** Trumps that are exempt from following, as slots of a lane. */
  exemptSlots,
}

/** Byte of the buffer from which on the rules have the units of each card, a byte each. */
export const CARD_UNITS = 64;

/** When a duty binds. */
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
}

/** A set of roem, in a list of its own: bytes of the whole, and of its parts. */
export const ROEM_SET_BYTES = 16;
export const enum RoemSetByte {
  /** The cards, 64 bits. */
  cards = 0,
  /** Half of what they bring, 32 bits. */
  worth = 8,
  /** `RoemSetFlag`s, 32 bits. */
  flags = 12,
}
export const enum RoemSetFlag {
  /** North–South may win a trick with the set. */
  northSouth = 1,
  /** East–West may. */
  eastWest = 2,
  /** None of its cards is worth a card point. */
  withoutPoints = 4,
}

/** Byte of the buffer at which the hands start, 64 bits each, in the order of play from North. The legal cards are returned there. */
export const HANDS = 0;
export const HAND_BYTES = 8;

/** Words of a position, 32 bits each, behind the hands. */
export const enum PositionWord {
  /** Tricks left, the one in progress included. */
  tricksLeft = 8,
  /** Leader of the trick in progress. */
  leader,
  /** Cards in it, 0 to 3. */
  played,
  /** Those cards, a byte each. */
  trickCards,
  /** The payoff's state before that trick: `PayoffState` bits of the sweeps that are still open. */
  payoffState,
}

/** Bits of the payoff's state: this side has taken everything so far, so its sweep is still open. */
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
 * Words of a question, 32 bits each, from the start of the buffer. Those of CALLS are in points as the host counts them, with melds and all
 * that counts with points taken off the thresholds; an unreachable threshold is CERTAIN. Those of BUDGET are shares.
 */
export const enum ProbeWord {
  /** A `Kind`. */
  kind,
  /** CALLS: the points that North–South need in the end, to which their share is the distance. */
  callTarget,
  /** All card points. */
  allPoints,
  /** Only the winners of a trick may call. */
  onlyWinnersCall,
  /** Points with which a call of North–South answers yes, if the others have less than the following words say. */
  nsCallAt,
  /** The limit for the others while they have no trick, and once they have one. */
  nsOthersBelow,
  nsOthersBelowWithTrick,
  /** Likewise, a call of East–West answers no. */
  ewCallAt,
  ewOthersBelow,
  ewOthersBelowWithTrick,
  /** Points of North–South with which the end without a call answers yes. */
  nsEndAt,
  /** A sweep of North–South answers yes. */
  nsSweepSucceeds,
  /** A sweep of East–West answers no. */
  ewSweepFails,
  /** BUDGET: the size of one step of the budget. */
  unit,
  /** North–South are the declarers. */
  nsDeclares,
  /** What a sweep adds to the share of North–South once the budget is used up. */
  nsSweepBonus,
  ewSweepBonus,
  /**
   * What is added to the share of North–South if exactly one step of the budget is left in the end: CERTAIN with North–South as the declarers, -CERTAIN with
   * the others, where one step is as good as more. It never helps the declarers less than a budget used up (the table relies on it): 0 or more
   * for North–South as the declarers, else 0 or less.
   */
  lastStepBonus,
  /** Not 0: the table takes nothing over from questions of another number. */
  serial,
}
