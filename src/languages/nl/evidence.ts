/** What a verdict takes into account, in Dutch. */
import type { EVIDENCE_TEXTS } from '../en/evidence.ts';

export const evidence: Readonly<Record<keyof typeof EVIDENCE_TEXTS, string>> = {
  plays: 'Een speler kent de eigen hand en de kaarten die eerder zijn gespeeld.',
  turned: 'Iedereen heeft de gedraaide kaart van de deler gezien.',
  melds: 'Vanaf de tweede slag weet iedereen welke roem telt en dat er geen betere is gemeld.',
  contract: 'Handen waarmee de speler dit contract zou kiezen, tellen zwaarder.',
  pass: 'Handen waarmee de maat zou hebben gepast, tellen zwaarder.',
  notCounted: 'Wat een kaart de maat kan seinen, telt niet mee.',
};
