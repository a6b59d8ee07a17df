/** German, as in Switzerland. */
import { report } from './report.ts';
import type { GameTexts } from '../game-texts.ts';

export const texts: GameTexts = {
  element: {
    invite:
      'Füge den Spielverlauf ein oder zieh ihn hierher: ein Spiel oder einen ganzen Abend, in jeder Form, die der Import liest.',
    record: 'Spielverlauf',
    file: 'Datei öffnen',
    review: 'Analysieren',
    another: 'Anderer Spielverlauf',
    progress: 'Gelöste Spiele: {done} von {deals}',
    explaining: 'Gelöst. Die teuersten Karten werden erklärt …',
    stop: 'Anhalten',
    stopped: 'Angehalten. Gelöste Spiele: {done} von {deals}. Keine Summe zählt die übrigen.',
    resume: 'Weiter',
    failed: 'Dieser Spielverlauf lässt sich nicht analysieren.',
    interrupted: 'Die Berechnung wurde unterbrochen.',
    openDeal: 'Spiel {deal} öffnen',
    openPlay: 'Spiel {deal} vor {card} im {trick}. Stich öffnen',
    shown: 'Spiel {deal}',
    close: 'Schliessen',
    save: 'Speichern',
    saveHtml: 'als Seite (HTML)',
    saveCsv: 'als Tabelle (CSV)',
    saveJson: 'als Daten (JSON)',
  },
  report,
};
