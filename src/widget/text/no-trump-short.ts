/** The name of a contract without trumps where there is little room: an arrow stands for the first kind of several. */
import type { Contract } from '../../game/cards.ts';
import { firstKindOf, isMisere, kindChangeOf } from '../../game/contracts.ts';
import { ARROWS } from './words.ts';
import type { Words } from './words.ts';

export function noTrumpShort(words: Words, contract: Contract): string {
  const change = kindChangeOf(contract);
  if (change === 'never' && !isMisere(contract)) return words.contract(contract);
  const arrow = ARROWS[firstKindOf(contract) as keyof typeof ARROWS];
  return [isMisere(contract) && 'Misère', change === 'eachTrick' ? 'Slalom' : change === 'once' && 'Guschti', arrow]
    .filter(Boolean)
    .join(' ');
}
