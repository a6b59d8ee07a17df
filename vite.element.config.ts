/**
 * The element as a page embeds it with one tag: Lit, the worker and the WebAssembly in one file, so that it works from any
 * address. Beside it only the learned move orders, one a family of rules, fetched on first use; it works without them, slower.
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
