/**
 * The form of the words by which long texts about a deal are read. All words are as `fold` returns them. A phrase of several words has
 * single blanks, and `a` for the French à.
 */

export interface Reading {
  /** Words between a rank and its suit, as in “Valet de pique” and “the jack of spades”, articles, words before a suit and the last card. The French à is apart, because `a` is an ace. */
  readonly fillers: readonly string[];
  /** Words for no card of a suit. */
  readonly voids: readonly string[];
  readonly view: View;
  readonly sentences: Sentences;
}

/** The words of sentences about a deal: who leads, who deals, who named the contract, which words make a clause no statement. */
export interface Sentences {
  /** Trumps, as a word. */
  readonly trump: readonly string[];
  /** The player before or after them leads: “South leads”, “Ausspiel: Süd”. */
  readonly lead: readonly string[];
  /** A verb in two parts, with a word or two between: “spielt West aus”. */
  readonly leadApart: readonly (readonly [verb: string, end: string])[];
  /** The player beside them deals. */
  readonly dealer: readonly string[];
  /** The player or the side before them names the contract after them: “North plays hearts”. */
  readonly declare: readonly string[];
  /** The player after them named the contract: “declarer: North”, “100 hearts by North”. */
  readonly declarer: readonly string[];
  /** A contract follows: “contract: 100 hearts”. */
  readonly contract: readonly string[];
  /** The choice was passed to the partner. */
  readonly passed: readonly string[];
  readonly doubled: readonly string[];
  readonly redoubled: readonly string[];
  /** Between a player and the cards held. */
  readonly hold: readonly string[];
  /** The cards that nobody else has. */
  readonly rest: readonly string[];
  readonly trick: readonly string[];
  /** The first words for the numbers of tricks, in order. */
  readonly ordinals: readonly string[];
  /** The player beside them wins a trick. */
  readonly win: readonly string[];
  /** Before a list of plays. */
  readonly plays: readonly string[];
  /** In place of the player named before. */
  readonly pronouns: readonly string[];
  /** Between “has” and the cards. */
  readonly adverbs: readonly string[];
  /** Begins a remark about the player before it. */
  readonly who: readonly string[];
  /** The side of the writer, who named the contract beside it. */
  readonly we: readonly string[];
  /** The contract beside it was named or turned, by whomever. */
  readonly chosen: readonly string[];
  /** A player and one of these alone is the leader: “West spielt.” */
  readonly turns: readonly string[];
  /** With one of them a clause states no fact of the deal: conditions, negations. */
  readonly doubt: readonly string[];
  /** Before what came later, unless the same player did it. */
  readonly later: readonly string[];
  readonly selves: readonly string[];
}

/** How the writer of a text speaks of the players: the writer, the partner, the opponents beside them; an apostrophe is one of either form. */
export interface View {
  readonly self: readonly string[];
  /** The person whom the text speaks to. */
  readonly you: readonly string[];
  readonly partner: readonly string[];
  readonly left: readonly string[];
  readonly right: readonly string[];
  /** Words between the writer and the seat: “I was sitting South”. */
  readonly links: readonly string[];
  /** Before the seat: “I bid hearts as South”, and “in South I had”. */
  readonly as: readonly string[];
  readonly at: readonly string[];
  /** Before the writer’s seat at the beginning of a sentence: “Sitting West, …”. */
  readonly sitting: readonly string[];
  /** Between a player’s name and the seat: “Anna sits in the north”. */
  readonly sits: readonly string[];
  /** Just before the seat of a player’s name: “Ruth to my left in the West”. */
  readonly placed: readonly string[];
}

/** The phrases with the word for a side in place of the star. */
export const beside = (side: string, phrases: readonly string[]): readonly string[] =>
  phrases.map((phrase) => phrase.replace('*', side));
