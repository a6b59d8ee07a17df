/** The demo page, the sheet of cards and the page for iframes, built to build/demo with relative addresses, so that it can be put into any folder of a site. */
import { defineConfig } from 'vite';
import { atRoot } from './tools/paths.ts';

export default defineConfig({
  root: atRoot('demo'),
  base: './',
  build: {
    target: 'es2022',
    outDir: atRoot('build/demo'),
    emptyOutDir: true,
    rollupOptions: { input: ['index', 'cards', 'embed'].map((name) => atRoot(`demo/${name}.html`)) },
  },
});
