/** The demo page and the sheet of cards, built to build/demo with relative addresses, so that it can be put into any folder of a site. */
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
    rollupOptions: { input: ['index', 'cards'].map((name) => atRoot(`demo/${name}.html`)) },
  },
});
