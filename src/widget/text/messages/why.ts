/** The messages of the account of a play. */
import type { Bonus } from '../../../analysis/why/line-parts.ts';
import { otherSide } from '../../../game/cards.ts';
import type { Seat, Side } from '../../../game/cards.ts';
import type { GameWords } from '../../../game/variants/game.ts';
import { capitalized } from '../../../notation/words/say.ts';
import { PLACE } from '../../kit/drawn-in-text.ts';
import type { KnownLoss } from '../../../notation/answer/answer.ts';
import { numbersOf, sayIn } from '../locales.ts';
import { EVIDENCE_TEXTS } from '../../../languages/en/evidence.ts';
import { english } from '../../../languages/en/on-demand/why.ts';
import type { ElementMessages } from './element.ts';

/** Texts with a card, or with several parts, have PLACE in its place. */
export function whyMessages({ words, locale }: ElementMessages) {
  const say = sayIn(locale, 'why', english);
  const sayEvidence = sayIn(locale, 'evidence', EVIDENCE_TEXTS);
  const { number, plural } = words;
  const card = PLACE;
  const of = (seat: Seat) => ({ seat: words.seat(seat), card });
  const others = (side: Side) => ({ side: words.side(side), others: words.side(otherSide(side)) });
  const inTrick = (trick: number): string => say('trick', { trick: number(trick) });
  /** A noun of the game; German writes it with a capital. */
  const noun = (term?: string): string | undefined => (term && locale === 'de' ? capitalized(term) : term);
  /** The game's own word. */
  const ownBonus = (kind: Bonus, { sweep, wet, tap, claim }: GameWords): string | undefined =>
    ({ sweep: noun(sweep), wet, tap: noun(tap), claim } as Partial<Record<Bonus, string>>)[kind];
  const bonus = (kind: Bonus, named: GameWords, byPoints: boolean): string =>
    ownBonus(kind, named) ?? say(kind === 'sweep' && byPoints ? 'allPoints' : kind);

  const tenths = new Intl.NumberFormat(numbersOf(locale), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  /** The deals on which an average is based. */
  const basisOf = ({ samples, interval, complete }: KnownLoss): string => {
    const count = number(samples);
    const deals = plural(samples, say('oneDeal', { count }), say('manyDeals', { count }));
    if (complete) return say('basisAll', { deals });
    if (!interval) return deals;
    const [low, high] = interval.map((end) => tenths.format(end)) as [string, string];
    return say('basisSome', { low, high, deals });
  };

  return {
    /**
     * The verdict on a play, from what its player could know, with a PLACE for the better card if there is one.
     * @param verdict its name
     * @param isBetter whether another card is better for certain
     */
    verdictSaid: (verdict: string, seat: Seat, known: KnownLoss | undefined, isBetter: boolean): string => {
      const who = { verdict: capitalized(verdict), seat: words.seat(seat) };
      if (!known) return say('verdictForced', who);
      const basis = basisOf(known);
      if (known.loss === 0) return say('verdictNone', { ...who, basis });
      const more = { ...who, card, loss: tenths.format(known.loss), basis };
      return isBetter ? say('verdictBetter', more) : say('verdictDoubt', more);
    },
    howJudged: say('howJudged'),
    /** What a verdict assumes, in sentences. */
    judgedBy: ({ evidence }: KnownLoss): string[] => [
      ...evidence.map((kind) => sayEvidence(kind)),
      sayEvidence('notCounted'),
      say('judgedByAverage'),
      say('judgedInDoubt'),
    ],
    whyPlayed: (seat: Seat, lost: number): string => say('playedTitle', { ...of(seat), lost: number(lost) }),
    whyPossible: (seat: Seat, lost: number): string => say('possibleTitle', { ...of(seat), lost: number(lost) }),
    whyOpen: (seat: Seat): string => say('openTitle', of(seat)),
    whyKeepsTitle: (seat: Seat): string => say('keepsTitle', of(seat)),
    whyBack: (tab: string): string => say('back', { tab }),
    whyComparing: say('comparing'),
    whyNothingProven: say('nothingProven'),
    whyStopped: say('stopped'),
    whyFailed: say('failed'),
    whyResume: say('resume'),
    whyKeeps: say('keeps'),
    whyTakesPoints: (side: Side): string => say('takesPoints', others(side)),
    whyTakesLead: (side: Side): string => say('takesLead', others(side)),
    whyTakesGame: (side: Side): string => say('takesGame', others(side)),
    whyTable: say('table'),
    whyAsPlayed: say('asPlayed'),
    whyWith: say('with'),
    whyBest: say('best'),
    whyDifference: say('difference'),
    whyBefore: (tricks: number): string =>
      tricks === 1 ? say('oneTrickBefore') : say('tricksBefore', { last: number(tricks) }),
    whyAlike: (rows: number): string => plural(rows, say('oneAlike'), say('othersAlike', { count: number(rows) })),
    whyInAll: say('inAll'),
    whyLed: (seat: Seat): string => say('led', { seat: words.seat(seat) }),
    whyTrick: inTrick,
    /** @param byPoints whether a sweep is to take all points, rather than all tricks */
    whyBonus: bonus,
    /** The loss, and the parts that sum to it. */
    whyReason: say('reason', { points: PLACE, parts: PLACE }),
    /** The part that costs most. */
    whyMostly: (part: string): string => say('mostly', { part, card, amount: PLACE, won: PLACE }),
    /** The same of the only part. */
    whyOnly: (part: string): string => say('only', { part: capitalized(part), card, amount: PLACE, won: PLACE }),
    whyByParts: say('byParts', { points: PLACE }),
    /** Of the side of the play: a trick won as played, and one won only with the best card. */
    whyWinsIt: say('winsIt', { card }),
    whyWouldWinIt: say('wouldWinIt', { card }),
    /** Of a bonus that a trick brings. */
    whyInTrick: (bonus: 'roem' | 'marriage', trick: number): string =>
      say(bonus === 'roem' ? 'roemInTrick' : 'marriageInTrick', { trick: number(trick) }),
    whyShow: say('show', { card }),
    whyCouldKnow: (seat: Seat): string => say('couldKnow', { seat: words.seat(seat) }),
  };
}
