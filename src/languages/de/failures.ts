/** Why the solver has failed, in German: by the English sentence, whose places are numbered. */
export const failures = {
  'The solver cannot start: its file cannot be loaded: {0}':
    'Der Löser startet nicht: seine Datei lässt sich nicht laden: {0}',
  'The solver cannot start: its worker has not answered for {0} seconds.':
    'Der Löser startet nicht: sein Worker hat {0} Sekunden lang nicht geantwortet.',
  'The solver cannot start: its worker is of another version than the page. Reload the page, or install all files anew.':
    'Der Löser startet nicht: sein Worker hat eine andere Version als die Seite. Die Seite neu laden, oder alle Dateien neu installieren.',
  'The solver cannot start: the browser refuses the worker: {0}':
    'Der Löser startet nicht: der Browser lässt den Worker nicht zu: {0}',
  "The solver cannot start: the worker's script cannot be loaded, or the page's Content-Security-Policy does not allow it (worker-src).":
    'Der Löser startet nicht: das Skript des Workers lässt sich nicht laden, oder die Content-Security-Policy der Seite erlaubt es nicht (worker-src).',
  'The solver cannot start: there are no workers here; under Node it is jass-solver/node.':
    'Der Löser startet nicht: hier gibt es keine Worker; unter Node heisst er jass-solver/node.',
  'The solver cannot start: {0}': 'Der Löser startet nicht: {0}',
  'The solver has failed: {0}': 'Der Löser ist ausgefallen: {0}',
  'The solver has stopped: its worker does not answer any more.':
    'Der Löser ist ausgefallen: sein Worker antwortet nicht mehr.',
  'The solver has stopped: its worker has failed.': 'Der Löser ist ausgefallen: sein Worker ist abgebrochen.',
  'The solver has stopped: its worker sent a message that cannot be read.':
    'Der Löser ist ausgefallen: eine Meldung seines Workers lässt sich nicht lesen.',
  'The solver has stopped: {0}': 'Der Löser ist ausgefallen: {0}',
};
