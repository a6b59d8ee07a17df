/** The code for frameworks in the docs site, as it stands there: built with the framework's own plugin, the deal shown, the event heard. */
import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { atRoot } from '../../tools/paths.ts';
import { useBrowser } from '../browser/harness.ts';
import { closedAfter } from './closed.ts';
import { DEAL, expectValue, valueOfDeal } from './deal.ts';
import { installed, projectOf } from './project.ts';
import { serve } from './server.ts';

const pages = useBrowser();
const VITE = installed('vite/bin/vite.js');
const PAGE = `<!doctype html>
<html lang="en">
  <head><title>A page with a deal</title><link rel="icon" href="data:," /></head>
  <body><main></main><p></p><script type="module" src="/main.js"></script></body>
</html>`;
/** Writes the value of the event into the page. */
const HEARD = `(value) => (document.querySelector('p').textContent = JSON.stringify(value))`;
const PLACE = `document.querySelector('main')`;
const TEXT = JSON.stringify(DEAL.deal);

interface Framework {
  readonly name: string;
  readonly file: string;
  readonly tools: readonly string[];
  readonly config: string;
  readonly main: string;
}

const FRAMEWORKS: readonly Framework[] = [
  {
    name: 'Vue',
    file: 'Deal.vue',
    tools: ['vue', '@vitejs/plugin-vue'],
    config: `
      import vue from '@vitejs/plugin-vue';
      const isCustomElement = (tag) => tag.startsWith('jass-');
      export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };`,
    main: `
      import { createApp } from 'vue';
      import Deal from './Deal.vue';
      createApp(Deal, { deal: ${TEXT}, onSolved: ${HEARD} }).mount(${PLACE});`,
  },
  {
    name: 'Svelte',
    file: 'Deal.svelte',
    tools: ['svelte', '@sveltejs/vite-plugin-svelte'],
    config: `
      import { svelte } from '@sveltejs/vite-plugin-svelte';
      export default { plugins: [svelte()] };`,
    main: `
      import { mount } from 'svelte';
      import Deal from './Deal.svelte';
      mount(Deal, { target: ${PLACE}, props: { deal: ${TEXT}, onSolved: ${HEARD} } });`,
  },
  {
    name: 'Solid',
    file: 'Deal.solid.jsx',
    tools: ['solid-js', 'vite-plugin-solid'],
    config: `
      import solid from 'vite-plugin-solid';
      export default { plugins: [solid()] };`,
    main: `
      import { createComponent, render } from 'solid-js/web';
      import { Deal } from './Deal.solid.jsx';
      render(() => createComponent(Deal, { deal: ${TEXT}, onSolved: ${HEARD} }), ${PLACE});`,
  },
];

it.each(FRAMEWORKS)('$name', async ({ file, tools, config, main }) => {
  const { run, folder } = closedAfter(
    projectOf(
      {
        'index.html': PAGE,
        'vite.config.js': config,
        'main.js': main,
        [file]: readFileSync(atRoot(`site/guide/cookbook/${file}`), 'utf8'),
      },
      ['vite', ...tools],
    ),
  );
  await run(VITE, 'build', '--logLevel', 'error');
  const page = await pages.open(closedAfter(await serve(`${folder}/dist`)).address);
  await expectValue(page);
  await page.getByText(JSON.stringify(await valueOfDeal())).waitFor();
});
