/** Dutch. */
import { report } from './report.ts';
import type { GameTexts } from '../game-texts.ts';

export const texts: GameTexts = {
  element: {
    invite: 'Plak het spelverloop of sleep het hierheen: één spel of een hele avond, in elke vorm die de import leest.',
    record: 'Spelverloop',
    file: 'Bestand openen',
    review: 'Analyseren',
    another: 'Ander spelverloop',
    progress: 'Opgeloste spellen: {done} van {deals}',
    explaining: 'Opgelost. De duurste kaarten worden uitgelegd …',
    stop: 'Stoppen',
    stopped: 'Gestopt. Opgeloste spellen: {done} van {deals}. De andere tellen in geen enkele som mee.',
    resume: 'Verder',
    failed: 'Dit spelverloop kan niet worden geanalyseerd.',
    interrupted: 'De berekening is onderbroken.',
    openDeal: 'Spel {deal} openen',
    openPlay: 'Spel {deal} openen vóór {card} in slag {trick}',
    shown: 'Spel {deal}',
    close: 'Sluiten',
    save: 'Opslaan',
    saveHtml: 'als pagina (HTML)',
    saveCsv: 'als tabel (CSV)',
    saveJson: 'als gegevens (JSON)',
  },
  report,
};
