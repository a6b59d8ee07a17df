/**
 * The entry of a deal in which the declarers need more points than the defenders (scoring `wet`), with hand melds and a tie that is held
 * over where the rules say so.
 */
import { otherSide, sideOf } from '../cards.ts';
import type { PerSide, Side } from '../cards.ts';
import { isFullDeal } from '../play/deal.ts';
import type { GameSetup } from '../play/play.ts';
import type { MeldRules, Rules } from '../rules/rules.ts';
import { scoreMelds } from './melds.ts';
import { multiplierOf, pointsOfDeal, sweepBonus } from './payoff.ts';
import type { Totals } from './share.ts';

export type WetScoring = Extract<Rules['scoring'], { deal: 'wet' }>;

/** Points of each side on the sheet. */
export interface WetEntry extends PerSide {
  readonly result: 'made' | 'lost' | 'heldOver';
  /** The declarers’ points that are not scored now; 0 unless they are held over. */
  readonly heldOver: number;
}

/** The melds and marriages of each side that a scoring counts. */
interface CountedMelds {
  readonly melds: PerSide;
  readonly marriage: PerSide;
}

const NONE: CountedMelds = { melds: { NS: 0, EW: 0 }, marriage: { NS: 0, EW: 0 } };

/** The melds of each setup, since every conversion of an outcome needs them. */
const meldsKnown = new WeakMap<GameSetup, CountedMelds>();

/**
 * The melds that count under the scoring; in an ending, those that are stated.
 * @param swept the side that has made the sweep
 */
export function countedMelds(setup: GameSetup, swept: Side | null): CountedMelds {
  const { scoring, melds: kinds } = setup.rules;
  if (!('melds' in scoring) || !scoring.melds || !kinds) return NONE;
  const known = meldsKnown.get(setup) ?? meldsOf(setup, kinds);
  meldsKnown.set(setup, known);
  if (!swept || scoring.deal !== 'wet' || !scoring.sweepTakesMelds || sweepBonus(setup) <= 0) return known;
  const handedTo = ({ NS, EW }: PerSide): PerSide => ({ NS: 0, EW: 0, [swept]: NS + EW });
  return { melds: handedTo(known.melds), marriage: handedTo(known.marriage) };
}

function meldsOf({ rules, contract, leader, deal, taken }: GameSetup, { kinds }: MeldRules): CountedMelds {
  if (taken) {
    const stated = { NS: taken.NS.roem, EW: taken.EW.roem };
    // With melds of other kinds only the sum is known. It suffices, or the score is refused (methods/melds.ts).
    return kinds.length === 0 ? { ...NONE, marriage: stated } : { ...NONE, melds: stated };
  }
  if (!isFullDeal(rules, deal)) return NONE;
  const { scored, marriage } = scoreMelds(rules, contract, leader, deal);
  return { melds: scored, marriage };
}

/** Marriages that declarers can lose are melds like others. */
function settled({ melds, marriage }: CountedMelds, scoring: WetScoring): CountedMelds {
  if (scoring.marriage !== 'lost') return { melds, marriage };
  return { melds: { NS: melds.NS + marriage.NS, EW: melds.EW + marriage.EW }, marriage: NONE.marriage };
}

/** Whether melds or a tie make the entry more than a comparison of points and roem; the entry then depends on the points alone. */
export const countsMore = ({ melds, tie }: WetScoring): boolean => melds === true || tie === 'heldOver';

/** The entry of a finished deal. */
export function wetEntry(setup: GameSetup, scoring: WetScoring, totals: Totals): WetEntry {
  const { NS, EW, result, heldOver } = singleEntry(setup, scoring, totals);
  const times = multiplierOf(setup.rules, setup.contract);
  return { NS: times * NS, EW: times * EW, result, heldOver: times * heldOver };
}

/** The entry without the multiplier of the contract. */
function singleEntry(setup: GameSetup, scoring: WetScoring, { points, roem, swept }: Totals): WetEntry {
  const declarers = sideOf(setup.declarer);
  const others = otherSide(declarers);
  const { melds, marriage } = settled(countedMelds(setup, swept), scoring);
  const bonusOf = (side: Side): number => (side === swept ? sweepBonus(setup) : 0);
  const countedOf = (side: Side): number => points[side] + roem[side] + melds[side] + bonusOf(side);
  const comparedOf = (side: Side): number => countedOf(side) + marriage[side] - (scoring.melds ? 0 : bonusOf(side));
  const lead = comparedOf(declarers) - comparedOf(others);
  if (lead > 0) {
    return { NS: countedOf('NS') + marriage.NS, EW: countedOf('EW') + marriage.EW, result: 'made', heldOver: 0 };
  }
  const entry = (scored: number): PerSide =>
    others === 'NS' ? { NS: scored + marriage.NS, EW: marriage.EW } : { NS: marriage.NS, EW: scored + marriage.EW };
  if (lead === 0 && scoring.tie === 'heldOver') {
    return { ...entry(countedOf(others)), result: 'heldOver', heldOver: countedOf(declarers) };
  }
  const everything = pointsOfDeal(setup) + roem.NS + roem.EW + melds.NS + melds.EW + bonusOf(others);
  return { ...entry(everything), result: 'lost', heldOver: 0 };
}
