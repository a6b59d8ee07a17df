/** Serves the built demo on this machine, on Vite's default port or the next free one, and prints the address. */
import { preview } from 'vite';
import { atRoot } from './paths.ts';

const server = await preview({
  configFile: atRoot('vite.demo.config.ts'),
  preview: { host: '127.0.0.1', strictPort: false },
});
console.log(`\njass-solver demo: ${server.resolvedUrls?.local[0]}\n(Ctrl+C stops it.)`);
