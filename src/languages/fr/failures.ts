/** Why the solver has failed, in French: by the English sentence, whose places are numbered. */
import type { Failures } from '../translation.ts';

export const failures: Failures = {
  'The solver cannot start: its file cannot be loaded: {0}':
    'Le solveur ne démarre pas : son fichier ne peut pas être chargé : {0}',
  'The solver cannot start: its worker has not answered for {0} seconds.':
    'Le solveur ne démarre pas : son worker n’a pas répondu pendant {0} secondes.',
  'The solver cannot start: its worker is of another version than the page. Reload the page, or install all files anew.':
    'Le solveur ne démarre pas : son worker n’a pas la même version que la page. Rechargez la page, ou réinstallez tous les fichiers.',
  'The solver cannot start: the browser refuses the worker: {0}':
    'Le solveur ne démarre pas : le navigateur refuse le worker : {0}',
  "The solver cannot start: the worker's script cannot be loaded, or the page's Content-Security-Policy does not allow it (worker-src).":
    'Le solveur ne démarre pas : le script du worker ne peut pas être chargé, ou la Content-Security-Policy de la page ne le permet pas (worker-src).',
  'The solver cannot start: there are no workers here; under Node it is jass-solver/node.':
    'Le solveur ne démarre pas : il n’y a pas de workers ici ; sous Node, c’est jass-solver/node.',
  'The solver cannot start: {0}': 'Le solveur ne démarre pas : {0}',
  'The solver has failed: {0}': 'Le solveur a échoué : {0}',
  'The solver has stopped: its worker does not answer any more.':
    'Le solveur s’est arrêté : son worker ne répond plus.',
  'The solver has stopped: its worker has failed.': 'Le solveur s’est arrêté : son worker est tombé en panne.',
  'The solver has stopped: its worker sent a message that cannot be read.':
    'Le solveur s’est arrêté : un message de son worker est illisible.',
  'The solver has stopped: {0}': 'Le solveur s’est arrêté : {0}',
};
