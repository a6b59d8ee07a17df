/** Why the solver has failed, in German: by the English sentence, whose places are numbered. */
export const failures = {
  'The solver cannot start: its file cannot be loaded: {0}':
    'Die Engine startet nicht: Die Datei lässt sich nicht laden: {0}',
  'The solver cannot start: its worker has not answered for {0} seconds.':
    'Die Engine startet nicht: Der Worker hat {0} Sekunden lang nicht geantwortet.',
  'The solver cannot start: its worker is of another version than the page. Reload the page, or install all files anew.':
    'Die Engine startet nicht: Der Worker hat eine andere Version als die Seite. Lade die Seite neu, oder installiere alle Dateien neu.',
  'The solver cannot start: the browser refuses the worker: {0}':
    'Die Engine startet nicht: Der Browser lässt den Worker nicht zu: {0}',
  "The solver cannot start: the worker's script cannot be loaded, or the page's Content-Security-Policy does not allow it (worker-src).":
    'Die Engine startet nicht: Das Skript des Workers lässt sich nicht laden, oder die Content-Security-Policy der Seite erlaubt es nicht (worker-src).',
  'The solver cannot start: there are no workers here; under Node it is jass-solver/node.':
    'Die Engine startet nicht: Hier gibt es keine Worker; unter Node heisst sie jass-solver/node.',
  'The solver cannot start: {0}': 'Die Engine startet nicht: {0}',
  'The solver has failed: {0}': 'Die Engine ist ausgefallen: {0}',
  'The solver has stopped: its worker does not answer any more.':
    'Die Engine ist ausgefallen: Der Worker antwortet nicht mehr.',
  'The solver has stopped: its worker has failed.': 'Die Engine ist ausgefallen: Der Worker ist abgebrochen.',
  'The solver has stopped: its worker sent a message that cannot be read.':
    'Die Engine ist ausgefallen: Eine Meldung des Workers lässt sich nicht lesen.',
  'The solver has stopped: {0}': 'Die Engine ist ausgefallen: {0}',
};
