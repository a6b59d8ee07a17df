/** Builds the pages that the browser tests open, each HTML file of this folder, to build/test-pages. */
import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import { filesFirst } from '../../../tools/files-first.ts';
import { atRoot } from '../../../tools/paths.ts';

const FOLDER = atRoot('test/browser/pages');

export default defineConfig({
  root: FOLDER,
  base: './',
  plugins: [filesFirst()],
  build: {
    target: 'es2022',
    outDir: atRoot('build/test-pages'),
    emptyOutDir: true,
    // A browser keeps the failure of a module that it has loaded ahead.
    modulePreload: false,
    rollupOptions: {
      input: readdirSync(FOLDER)
        .filter((name) => name.endsWith('.html'))
        .map((name) => `${FOLDER}/${name}`),
    },
  },
});
