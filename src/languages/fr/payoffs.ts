/** What each payoff and each method of scoring is called, in French. */
import type { PayoffTexts } from '../en/payoffs.ts';

export const payoffs: PayoffTexts = {
  score: {
    payoff_points: 'points des cartes',
    payoff_total: 'tous les points',
    payoff_score: 'score',
    sum_total: 'tous les points {value}',
    sum_score: 'score {value}',
  },
  adviser: {
    counted_points: 'Points des cartes que votre équipe peut espérer',
    counted_total: 'Avance en tous points que votre équipe peut espérer',
    counted_score: 'Avance au score que votre équipe peut espérer',
    average_points: 'moyenne',
    average_total: 'avance moyenne en tous points',
    average_score: 'avance moyenne au score',
  },
  report: {
    counted_points: 'Les nombres sont des points des cartes, Nord–Sud d’abord.',
    counted_total: 'Les nombres disent de combien de points Nord–Sud devancent Est–Ouest.',
    counted_score: 'Les nombres disent de combien Nord–Sud devancent Est–Ouest au score.',
  },
  bonuses: {
    roem: 'roem',
    marriage: 'roi et dame',
    sweep: 'tous les plis',
    wet: 'dedans',
    level: 'contrat',
    gamePoints: 'points de partie',
    tap: 'taper',
    claim: 'annonce de gain',
  },
};
