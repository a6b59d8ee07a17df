/** What each payoff and each method of scoring is called, in Dutch. */
import type { PayoffTexts } from '../en/payoffs.ts';

export const payoffs: PayoffTexts = {
  score: {
    payoff_points: 'kaartpunten',
    payoff_total: 'alle punten',
    payoff_score: 'score',
    sum_total: 'alle punten {value}',
    sum_score: 'score {value}',
  },
  adviser: {
    counted_points: 'Kaartpunten die je team mag verwachten',
    counted_total: 'Voorsprong in alle punten die je team mag verwachten',
    counted_score: 'Voorsprong op het scoreblad die je team mag verwachten',
    average_points: 'gemiddelde',
    average_total: 'gemiddelde voorsprong in alle punten',
    average_score: 'gemiddelde voorsprong op het scoreblad',
  },
  report: {
    counted_points: 'De getallen zijn kaartpunten, Noord–Zuid eerst.',
    counted_total: 'De getallen zeggen hoeveel punten Noord–Zuid voorstaat op Oost–West.',
    counted_score: 'De getallen zeggen hoeveel Noord–Zuid op het scoreblad voorstaat op Oost–West.',
  },
  bonuses: {
    roem: 'roem',
    marriage: 'heer en vrouw',
    sweep: 'alle slagen',
    wet: 'nat',
    level: 'bod',
    gamePoints: 'spelpunten',
    tap: 'tik',
    claim: 'claim',
  },
};
