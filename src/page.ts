/**
 * The script for pages, `jass-solver.js` of both builds. It loads the element from the files beside it. If that fails, the page would stay
 * blank without a word: so it says so in the place of each deal that has no text of its own, and offers another try. It has no other job,
 * and few words, because every page loads it first. Bundlers take index.ts: a module that waits for another does not fit into every format.
 */
function explain(error: unknown): never {
  for (const element of document.querySelectorAll('jass-solver:not(:defined)')) {
    if (element.textContent.trim()) continue;
    const button = document.createElement('button');
    button.textContent = 'Try again';
    // Browsers keep the failure of a module for as long as the page is open.
    button.onclick = () => location.reload();
    element.append(`The files beside ${import.meta.url} could not be loaded. Are they there? `, button);
  }
  throw error;
}

export const {
  configureSolver,
  indexLetters,
  JassError,
  JassSolver,
  progressOf,
  registerDeck,
  solve,
  SolverUnavailable,
  svg,
  VARIANTS,
} = await import('./index.ts').catch(explain);
