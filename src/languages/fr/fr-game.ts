/** French. */
import { report } from './report.ts';
import type { GameTexts } from '../game-texts.ts';

export const texts: GameTexts = {
  element: {
    invite:
      'Collez ou déposez ici vos donnes : une seule ou toute une soirée, sous n’importe quelle forme que l’import sait lire.',
    record: 'Texte des donnes',
    file: 'Ouvrir un fichier',
    review: 'Analyser',
    another: 'Autre texte',
    progress: 'Donnes résolues : {done} sur {deals}',
    explaining: 'Résolu. Explication des cartes les plus chères …',
    stop: 'Arrêter',
    stopped: 'Arrêté. Donnes résolues : {done} sur {deals}. Les autres ne comptent dans aucune somme.',
    resume: 'Continuer',
    failed: 'Ce texte ne peut pas être analysé.',
    interrupted: 'Le calcul a été interrompu.',
    openDeal: 'Ouvrir la donne {deal}',
    openPlay: 'Ouvrir la donne {deal} avant {card}, pli {trick}',
    shown: 'Donne {deal}',
    close: 'Fermer',
    save: 'Enregistrer',
    saveHtml: 'en page (HTML)',
    saveCsv: 'en tableau (CSV)',
    saveJson: 'en données (JSON)',
  },
  report,
};
