/** The demo page, the sheet of cards and the page for iframes, built to build/demo with relative addresses, so that it can be put into any folder of a site. */
import { defineConfig } from 'vite';
import { filesFirst } from './tools/files-first.ts';
import { atRoot } from './tools/paths.ts';

export default defineConfig({
  root: atRoot('demo'),
  base: './',
  plugins: [filesFirst()],
  build: {
    target: 'es2022',
    outDir: atRoot('build/demo'),
    emptyOutDir: true,
    // A browser keeps the failure of a module that it has loaded ahead.
    modulePreload: false,
    rollupOptions: { input: ['index', 'cards', 'embed'].map((name) => atRoot(`demo/${name}.html`)) },
  },
});
