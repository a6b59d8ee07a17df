/** Whether a score that counts melds (`scoring.melds`) can be searched. */
import type { Side } from '../../cards.ts';
import type { GameSetup } from '../../play/play.ts';
import type { PayoffFault } from '../payoffs/payoff-fault.ts';

/**
 * Melds in a score are searched by the share of the card points alone. Roem would have to be weighed against it. If melds need a trick, a
 * sweep can cost more than it brings: the side that makes it would rather leave the others one trick and take their melds. And of the melds
 * stated for an ending some sides keep their marriage alone, which the sum does not show.
 * @param keeping the sides that keep their marriages alone, whatever else they lose
 */
export function meldsFault({ rules: { melds }, taken }: GameSetup, keeping: readonly Side[]): PayoffFault | null {
  if (!melds) return null;
  if (melds.needsTrick) return { kind: 'needsTrick', field: 'melds.needsTrick' };
  const mayHide = melds.kinds.length > 0 && melds.marriage > 0;
  return mayHide && taken && keeping.some((side) => taken[side].roem > 0) ? { kind: 'marriage', field: 'taken' } : null;
}
