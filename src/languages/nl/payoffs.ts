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
  contracts: {
    title_points: 'Kaartpunten van de spelende partij in elk contract, per speler',
    title_total: 'Punten die de spelende partij in elk contract voorstaat, per speler',
    title_score: 'Wat de spelende partij in elk contract meer scoort, per speler',
    titleOf_points: 'Kaartpunten van {side} in elk contract, per uitkomer',
    titleOf_total: 'Punten die {side} in elk contract voorstaat, per uitkomer',
    titleOf_score: 'Wat {side} in elk contract meer scoort, per uitkomer',
    callerNote_points: 'Elke kolom: wat de partij van wie gaat van de {all} haalt, als die uitkomt.',
    callerNote_total: 'Elke kolom: hoeveel de partij van wie gaat voorstaat, als die uitkomt.',
    callerNote_score: 'Elke kolom: hoeveel hoger de score is van de partij van wie gaat, als die uitkomt.',
    note_points: 'Wat {side} van de {all} haalt.',
    note_total: 'Hoeveel {side} voorstaat.',
    note_score: 'Hoeveel hoger de score van {side} is.',
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
