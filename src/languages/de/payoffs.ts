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
  contracts: {
    title_points: 'Kartenpunkte der ansagenden Partei in jeder Trumpfart, nach Ansager',
    title_total: 'Punkte, um die die ansagende Partei in jeder Trumpfart vorn liegt, nach Ansager',
    title_score: 'Was die ansagende Partei in jeder Trumpfart mehr schreibt, nach Ansager',
    titleOf_points: 'Kartenpunkte von {side} in jeder Trumpfart, nach Ausspieler',
    titleOf_total: 'Punkte, um die {side} in jeder Trumpfart vorn liegen, nach Ausspieler',
    titleOf_score: 'Was {side} in jeder Trumpfart mehr schreiben, nach Ausspieler',
    callerNote_points: 'Jede Spalte: was die Partei des Ansagers von {all} macht, wenn er ausspielt.',
    callerNote_total: 'Jede Spalte: wie weit die Partei des Ansagers vorn liegt, wenn er ausspielt.',
    callerNote_score: 'Jede Spalte: um wie viel die Wertung der Partei des Ansagers höher ist, wenn er ausspielt.',
    note_points: 'Was {side} von {all} machen.',
    note_total: 'Wie weit {side} vorn liegen.',
    note_score: 'Um wie viel die Wertung von {side} höher ist.',
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
