/** The meaning of a score beyond its number: a deal that the declarers lose, a tie that is held over, melds carried to the next deal. */
import type { GameSetup } from '../../game/play/play.ts';
import { otherSide } from '../../game/cards.ts';
import { factOf } from '../../game/scoring/payoffs/score-facts.ts';
import type { Wording } from './wording.ts';

/**
 * The sentences; none for other scores.
 * @param difference the score, North–South minus East–West
 */
export function scoreWords(setup: GameSetup, difference: number, { say, side: sideName }: Wording): string[] {
  const fact = factOf(setup, 'score', difference);
  if (fact.kind === 'allTricks' && fact.carried) {
    return [say('carried', { side: sideName(otherSide(fact.side)), points: fact.carried })];
  }
  if (fact.kind === 'levelMade' || fact.kind === 'levelFailed') {
    return [say(fact.kind, { side: sideName(fact.side), level: fact.level })];
  }
  if (fact.kind !== 'wet' && fact.kind !== 'heldOver') return [];
  const { points, kept } = fact;
  const [side, others] = [sideName(fact.side), sideName(otherSide(fact.side))];
  const marriage = kept > 0 ? [say('kept', { side, points: kept })] : [];
  return fact.kind === 'wet'
    ? [say('wet', { side, others, points }), ...marriage]
    : [say('heldOver', { side, others, points, held: fact.held }), ...marriage];
}
