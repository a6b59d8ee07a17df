/**
 * The element as one file that a page embeds with one tag: Lit, the worker and the WebAssembly inside it, so that it
 * works from any address without further requests.
 */
import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    target: 'es2022',
    outDir: 'dist/element',
    modulePreload: false,
    // An entry of Rollup's and not Vite's library mode, which leaves ES modules unminified.
    rollupOptions: {
      input: 'src/widget/jass-solver.ts',
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: 'jass-solver.js' },
    },
  },
});
