/** The deal of every consumer, and how to check that a page shows its value. */
import type { Locator, Page } from 'playwright-core';
import { answer } from '../../src/engine/synchronous.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';

export const DEAL = {
  variant: 'schieber',
  contract: 'H',
  leader: 'N',
  deal: 'N:AK.A.A. QJ.K.K. T9.Q.Q. 87.J.J.',
};

/** The value by the solver of this checkout. */
export async function valueOfDeal(): Promise<Answer['value']> {
  return (answer(DEAL, await loadSolver()) as Answer).value;
}

/** The element with the deal, as HTML. */
export const TAG = `<jass-solver ${Object.entries(DEAL)
  .map(([name, value]) => `${name}="${value}"`)
  .join(' ')}></jass-solver>`;

/** A page with the element. @param scripts for its head, as HTML */
export const pageOf = (...scripts: string[]): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>A page with a deal</title>
    <link rel="icon" href="data:," />
    ${scripts.join('')}
  </head>
  <body>
    ${TAG}
  </body>
</html>
`;

/** A page's own module, which only imports the element. */
export const moduleOf = (entry: string): string => `import '${entry}';\n`;

/** Waits until the page, or the element, shows the deal solved with the right value. */
export async function expectValue(shown: Page | Locator): Promise<void> {
  const { NS, EW } = (await valueOfDeal())!;
  await shown
    .locator('[part=headline]')
    .first()
    .getByText(`${NS} of ${NS! + EW!}`)
    .waitFor();
}
