/** The package in Next: rendered on the server, hydrated in the browser without a warning. */
import { expect, it } from 'vitest';
import { useBrowser } from '../browser/harness.ts';
import { closedAfter } from './closed.ts';
import { DEAL, expectValue } from './deal.ts';
import { installed, projectOf } from './project.ts';

const pages = useBrowser();

const FILES = {
  'app/layout.js': `
    export const metadata = { icons: 'data:,' };
    export default function Layout({ children }) {
      return <html lang="en"><body>{children}</body></html>;
    }`,
  'app/page.js': `
    import { Deals } from './deals.js';
    export default function Page() {
      return <main><h1>A deal, twice</h1><Deals /></main>;
    }`,
  'app/deals.js': `
    'use client';
    import { JassSolver } from 'jass-solver/react';
    const DEAL = ${JSON.stringify(DEAL)};
    export const Deals = () => <><JassSolver {...DEAL} /><jass-solver {...DEAL}></jass-solver></>;`,
};
const NEXT = installed('next/dist/bin/next');

it('renders on the server and hydrates, as a React component and as a tag', async () => {
  const project = closedAfter(projectOf(FILES, ['next', 'react', 'react-dom']));
  // Not with Turbopack, which refuses files outside the project, such as links to this checkout.
  await project.run(NEXT, 'build', '--webpack');
  const address = await project.serve(NEXT, 'start', '--hostname', '127.0.0.1', '--port', '0');
  expect((await (await fetch(address)).text()).match(/<jass-solver/g)).toHaveLength(2);
  const page = await pages.open(address);
  await expectValue(page.locator('jass-solver').nth(0));
  await expectValue(page.locator('jass-solver').nth(1));
});
