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
  contracts: {
    title_points: 'Points des cartes du camp qui annonce dans chaque contrat, selon le joueur qui annonce',
    title_total: 'Avance en points du camp qui annonce dans chaque contrat, selon le joueur qui annonce',
    title_score: 'Ce que le camp qui annonce marque de plus dans chaque contrat, selon le joueur qui annonce',
    titleOf_points: 'Points des cartes de {side} dans chaque contrat, selon le joueur à l’entame',
    titleOf_total: 'Avance en points de {side} dans chaque contrat, selon le joueur à l’entame',
    titleOf_score: 'Ce que {side} marquent de plus dans chaque contrat, selon le joueur à l’entame',
    callerNote_points: 'Chaque colonne : ce que fait sur {all} le camp du joueur qui annonce, s’il entame.',
    callerNote_total: 'Chaque colonne : l’avance du camp du joueur qui annonce, s’il entame.',
    callerNote_score: 'Chaque colonne : l’avance au score du camp du joueur qui annonce, s’il entame.',
    note_points: 'Ce que {side} font sur {all}.',
    note_total: 'L’avance de {side}.',
    note_score: 'De combien le score de {side} dépasse l’autre.',
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
