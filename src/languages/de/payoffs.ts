/** What each payoff and each method of scoring is called, in German. */
import type { PayoffTexts } from '../en/payoffs.ts';

export const payoffs: PayoffTexts = {
  score: {
    payoff_points: 'Karten­punkte',
    payoff_total: 'alle Punkte',
    payoff_score: 'Wertung',
    sum_total: 'alle Punkte {value}',
    sum_score: 'Wertung {value}',
  },
  adviser: {
    counted_points: 'Kartenpunkte, die dein Team erwarten kann',
    counted_total: 'Vorsprung in allen Punkten, den dein Team erwarten kann',
    counted_score: 'Vorsprung auf der Tafel, den dein Team erwarten kann',
    average_points: 'Mittel',
    average_total: 'mittlerer Vorsprung in allen Punkten',
    average_score: 'mittlerer Vorsprung auf der Tafel',
  },
  report: {
    counted_points: 'Die Zahlen sind Kartenpunkte, Nord–Süd zuerst.',
    counted_total: 'Die Zahlen sagen, um wie viele Punkte Nord–Süd vor Ost–West liegen.',
    counted_score: 'Die Zahlen sagen, um wie viel Nord–Süd auf der Tafel vor Ost–West liegen.',
  },
  bonuses: {
    roem: 'Roem',
    marriage: 'König und Dame',
    sweep: 'alle Stiche',
    wet: 'nass',
    level: 'Ansage',
    gamePoints: 'Spielpunkte',
    tap: 'Klopfen',
    claim: 'Bedanken',
  },
};
