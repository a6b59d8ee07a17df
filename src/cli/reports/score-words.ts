/** The meaning of a score beyond its number: a deal that the declarers lose, a tie that is held over, melds carried to the next deal. */
import type { GameSetup } from '../../game/play/play.ts';
import { otherSide } from '../../game/cards.ts';
import type { Side } from '../../game/cards.ts';
import { factOf } from '../../game/scoring/payoffs/score-facts.ts';

/**
 * The sentences; none for other scores.
 * @param difference the score, North–South minus East–West
 */
export function scoreWords(setup: GameSetup, difference: number, names: Readonly<Record<Side, string>>): string[] {
  const fact = factOf(setup, 'score', difference);
  if (fact.kind === 'allTricks' && fact.carried) {
    return [`${names[otherSide(fact.side)]} score ${fact.carried} for melds in the next deal.`];
  }
  if (fact.kind === 'levelMade') return [`${names[fact.side]} make ${fact.level}.`];
  if (fact.kind === 'levelFailed') return [`${names[fact.side]} do not make ${fact.level}.`];
  if (fact.kind !== 'wet' && fact.kind !== 'heldOver') return [];
  const { side, points, kept } = fact;
  const others = names[otherSide(side)];
  const marriage = kept > 0 ? [`${names[side]} keep ${kept} for the marriage.`] : [];
  if (fact.kind === 'wet')
    return [`${names[side]} do not have more: ${others} score everything, ${points}.`, ...marriage];
  return [
    `Both sides have the same: ${others} score ${points}, and ${fact.held} of ${names[side]} are held over.`,
    ...marriage,
  ];
}
