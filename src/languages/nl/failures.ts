/** Why the solver has failed, in Dutch: by the English sentence, whose places are numbered. */
import type { Failures } from '../translation.ts';

export const failures: Failures = {
  'The solver cannot start: its file cannot be loaded: {0}':
    'De solver start niet: het bestand ervan kan niet worden geladen: {0}',
  'The solver cannot start: its worker has not answered for {0} seconds.':
    'De solver start niet: de worker heeft {0} seconden lang niet geantwoord.',
  'The solver cannot start: its worker is of another version than the page. Reload the page, or install all files anew.':
    'De solver start niet: de worker heeft een andere versie dan de pagina. Laad de pagina opnieuw, of installeer alle bestanden opnieuw.',
  'The solver cannot start: the browser refuses the worker: {0}':
    'De solver start niet: de browser weigert de worker: {0}',
  "The solver cannot start: the worker's script cannot be loaded, or the page's Content-Security-Policy does not allow it (worker-src).":
    'De solver start niet: het script van de worker kan niet worden geladen, of de Content-Security-Policy van de pagina staat het niet toe (worker-src).',
  'The solver cannot start: there are no workers here; under Node it is jass-solver/node.':
    'De solver start niet: hier zijn geen workers; onder Node heet het jass-solver/node.',
  'The solver cannot start: {0}': 'De solver start niet: {0}',
  'The solver has failed: {0}': 'De solver is uitgevallen: {0}',
  'The solver has stopped: its worker does not answer any more.':
    'De solver is uitgevallen: de worker antwoordt niet meer.',
  'The solver has stopped: its worker has failed.': 'De solver is uitgevallen: de worker is afgebroken.',
  'The solver has stopped: its worker sent a message that cannot be read.':
    'De solver is uitgevallen: een bericht van de worker kan niet worden gelezen.',
  'The solver has stopped: {0}': 'De solver is uitgevallen: {0}',
};
