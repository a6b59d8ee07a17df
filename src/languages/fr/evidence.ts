/** What a verdict takes into account, in French. */
import type { EVIDENCE_TEXTS } from '../en/evidence.ts';

export const evidence: Readonly<Record<keyof typeof EVIDENCE_TEXTS, string>> = {
  plays: 'Un joueur connaît sa main et les cartes jouées avant.',
  turned: 'Tous ont vu la carte retournée du donneur.',
  melds: 'Dès la deuxième levée, tous savent quelles annonces comptent et qu’aucune meilleure n’a été annoncée.',
  contract: 'Les mains avec lesquelles le preneur aurait fait ce choix comptent davantage.',
  pass: 'Les mains avec lesquelles son partenaire aurait passé comptent davantage.',
  notCounted: 'Les signaux qu’une carte donne au partenaire ne comptent pas.',
};
