/**
 * Hand melds in sentences: which beat which and why, who scores. The command prints them in English and a page may; the element
 * says them in its reader's language. So the phrases are made by `meldPhrases` with whatever gives a sentence its words
 * (`Speech`), and what is said of which melds stands here once. They name cards and seats only, and no word of one game.
 */
import type { MsgFn, str as Str } from '@lit/localize';
import { rankOf, SIDES } from '../game/cards.ts';
import type { Rank, Seat, Side } from '../game/cards.ts';
import type { Meld, MeldComparison } from '../game/scoring/melds.ts';
import type { MeldsAnswer } from './answer/answer.ts';

/**
 * How sentences that are written in English come out. The types are those by which lit-localize finds the sentences that
 * are to be translated.
 */
export interface Speech {
  /** A sentence, or a template of `str`, in the language that is spoken. */
  readonly msg: MsgFn;
  /** Tag of sentences with places in them. */
  readonly str: typeof Str;
}

/** As written: this room needs no library for English. */
const ENGLISH: Speech = {
  msg: ((sentence: string) => sentence) as MsgFn,
  str: ((sentence: TemplateStringsArray, ...values: unknown[]) =>
    String.raw({ raw: sentence }, ...values)) as unknown as typeof Str,
};

export type MeldPhrases = ReturnType<typeof meldPhrases>;

/** The phrases about melds. @param suits of the cards that are shown: they decide what a jack is called */
export function meldPhrases({ msg, str }: Speech, suits: 'french' | 'swiss' = 'french') {
  const isSwiss = suits === 'swiss';
  const seats: Readonly<Record<Seat, string>> = { N: msg('N'), E: msg('E'), S: msg('S'), W: msg('W') };
  const sides: Readonly<Record<Side, string>> = { NS: msg('NS'), EW: msg('EW') };
  const four: Readonly<Record<Rank, string>> = {
    A: msg('four aces'),
    K: msg('four kings'),
    Q: isSwiss ? msg('four Obers') : msg('four queens'),
    J: isSwiss ? msg('four Unders') : msg('four jacks'),
    T: isSwiss ? msg('four Banners') : msg('four tens'),
    '9': msg('four nines'),
    '8': msg('four eights'),
    '7': msg('four sevens'),
    '6': msg('four sixes'),
  };
  const from: Readonly<Record<Rank, string>> = {
    A: msg('from the ace'),
    K: msg('from the king'),
    Q: isSwiss ? msg('from the Ober') : msg('from the queen'),
    J: isSwiss ? msg('from the Under') : msg('from the jack'),
    T: isSwiss ? msg('from the Banner') : msg('from the ten'),
    '9': msg('from the nine'),
    '8': msg('from the eight'),
    '7': msg('from the seven'),
    '6': msg('from the six'),
  };
  /** A run by its number of cards, and more than one of them. */
  const runs: Readonly<Record<number, readonly [one: (top: string) => string, several: (top: string) => string]>> = {
    2: [(top) => msg(str`a run of two ${top}`), (top) => msg(str`runs of two ${top}`)],
    3: [(top) => msg(str`a run of three ${top}`), (top) => msg(str`runs of three ${top}`)],
    4: [(top) => msg(str`a run of four ${top}`), (top) => msg(str`runs of four ${top}`)],
    5: [(top) => msg(str`a run of five ${top}`), (top) => msg(str`runs of five ${top}`)],
    6: [(top) => msg(str`a run of six ${top}`), (top) => msg(str`runs of six ${top}`)],
    7: [(top) => msg(str`a run of seven ${top}`), (top) => msg(str`runs of seven ${top}`)],
    8: [(top) => msg(str`a run of eight ${top}`), (top) => msg(str`runs of eight ${top}`)],
    9: [(top) => msg(str`a run of nine ${top}`), (top) => msg(str`runs of nine ${top}`)],
  };
  const run = (length: number, rank: Rank, several: 0 | 1): string => runs[length]![several](from[rank]);

  return {
    seatLetter: (seat: Seat): string => seats[seat],
    sideLetters: (side: Side): string => sides[side],

    four: (rank: Rank): string => four[rank],
    run: (length: number, rank: Rank): string => run(length, rank, 0),
    runs: (length: number, rank: Rank): string => run(length, rank, 1),

    /** A set is four cards, a run one thing: that is grammar. */
    setBeats: (better: string, worse: string, reason: string): string => msg(str`${better} beat ${worse}: ${reason}`),
    runBeats: (better: string, worse: string, reason: string): string => msg(str`${better} beats ${worse}: ${reason}`),
    equalMelds: (both: string, seat: Seat, other: Seat, points: number, reason: string): string => {
      const [one, another] = [seats[seat], seats[other]];
      return msg(str`equal ${both} (${one} and ${another}, ${points}): ${reason}`);
    },

    betterKind: msg('a better kind'),
    worthMore: msg('worth more'),
    longer: msg('longer'),
    higherTop: msg('a higher top card'),
    higherRank: msg('a higher rank'),
    inTrump: (winner: Seat): string => {
      const seat = seats[winner];
      return msg(str`${seat}'s is in trump`);
    },
    earlier: (winner: Seat): string => {
      const seat = seats[winner];
      return msg(str`${seat} plays earlier`);
    },

    bestMeld: (best: Seat, of: Side, points: number): string => {
      const [seat, side] = [seats[best], sides[of]];
      return msg(str`${seat} has the best meld: ${side} score ${points} for all melds of both hands.`);
    },
    nobodyHasMeld: msg('Nobody has a meld.'),
    marriageScores: (of: Side, points: number): string => {
      const side = sides[of];
      return isSwiss
        ? msg(str`${side} score ${points} for king and Ober of trump in one hand.`)
        : msg(str`${side} score ${points} for king and queen of trump in one hand.`);
    },
    noMarriage: isSwiss ? msg('No hand has king and Ober of trump.') : msg('No hand has king and queen of trump.'),
    needsTrick: msg('This counts only for a side that wins a trick.'),
  };
}

const IN_ENGLISH = meldPhrases(ENGLISH);

/** A meld as a phrase: `four jacks`, `a run of five from the ace`. */
export function meldName({ type, cards }: Meld, say: MeldPhrases = IN_ENGLISH): string {
  const rank = rankOf(cards[0]!);
  return type === 'run' ? say.run(cards.length, rank) : say.four(rank);
}

/**
 * One comparison as a sentence without a full stop: `four jacks (N, 200) beat a run of five from the ace (E, 100): a better
 * kind`; of melds alike in kind, length and rank `equal runs of three from the ace (N and E, 20): N's is in trump`.
 */
export function comparisonWords(
  { holder, challenger, winner, decidedBy, melds }: MeldComparison,
  say: MeldPhrases = IN_ENGLISH,
): string {
  const isHolder = winner === holder;
  const [better, worse] = isHolder ? [melds.holder, melds.challenger] : [melds.challenger, melds.holder];
  const loser = isHolder ? challenger : holder;
  const reason = reasonWords(decidedBy, better, worse, winner, say);
  if (isAlike(better, worse)) {
    const rank = rankOf(better.cards[0]!);
    const both = better.type === 'run' ? say.runs(better.cards.length, rank) : say.four(rank);
    return say.equalMelds(both, holder, challenger, better.points, reason);
  }
  const name = (meld: Meld, seat: Seat): string => `${meldName(meld, say)} (${say.seatLetter(seat)}, ${meld.points})`;
  const beats = better.type === 'set' ? say.setBeats : say.runBeats;
  return beats(name(better, winner), name(worse, loser), reason);
}

/** Whether two melds have the same name. */
function isAlike(one: Meld, other: Meld): boolean {
  return (
    one.type === other.type &&
    one.cards.length === other.cards.length &&
    rankOf(one.cards[0]!) === rankOf(other.cards[0]!)
  );
}

function reasonWords(
  decidedBy: MeldComparison['decidedBy'],
  better: Meld,
  worse: Meld,
  winner: Seat,
  say: MeldPhrases,
): string {
  switch (decidedBy) {
    case 'kind':
      return say.betterKind;
    case 'points':
      return say.worthMore;
    case 'length':
      return say.longer;
    case 'rank':
      return better.type === 'run' && worse.type === 'run' ? say.higherTop : say.higherRank;
    case 'trump':
      return say.inTrump(winner);
    case 'turn':
      return say.earlier(winner);
  }
}

/**
 * Everything that is to be said of the melds of a deal, a sentence each: the comparisons in the order made, who scores for
 * melds, who for king and queen of trump.
 * @param needsTrick whether a side has to win a trick for what it scores (`melds.needsTrick` of the rules)
 */
export function meldSentences(
  { best, comparisons, scored, marriage }: MeldsAnswer,
  needsTrick: boolean,
  say: MeldPhrases = IN_ENGLISH,
): string[] {
  const marriages = SIDES.filter((side) => marriage[side] > 0);
  const condition = needsTrick && (best || marriages.length > 0);
  return [
    ...comparisons.map((comparison) => capitalized(`${comparisonWords(comparison, say)}.`)),
    ...(best
      ? SIDES.filter((side) => side.includes(best)).map((side) => say.bestMeld(best, side, scored[side]))
      : [say.nobodyHasMeld]),
    ...marriages.map((side) => say.marriageScores(side, marriage[side])),
    ...(condition ? [say.needsTrick] : []),
  ];
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
