/** What a verdict takes into account, in English: a sentence for each kind of evidence, and one for what it leaves out. */
import type { Evidence } from '../../game/inference/deals-from-plays.ts';

export const EVIDENCE_TEXTS = {
  plays: 'A player knows their own hand and the cards played before.',
  turned: 'Everybody has seen the dealer’s turned card.',
  melds: 'From the second trick on everybody knows which melds score, and that no better one was announced.',
  contract: 'Hands with which the declarer would have named this contract count for more.',
  pass: 'Hands with which the declarer’s partner would have passed count for more.',
  notCounted: 'What a card may have told the partner does not count.',
} as const satisfies Readonly<Record<Evidence | 'notCounted', string>>;
