/**
 * Deflates data for pages with zopfli. It is slow, but runs once a build: the WebAssembly becomes 4 % smaller than with zlib, the masks
 * of the weights 5 %. Any inflater reads the result.
 */
import { promisify } from 'node:util';
import zopfli from '@gfx/zopfli';

/** Iterations of the compressor: 50 would save three more bytes of the WebAssembly. */
const ITERATIONS = 15;

const deflate = promisify<Uint8Array, { numiterations: number }, Uint8Array>((bytes, options, done) => {
  zopfli.deflate(bytes, options, done);
});

/** Compresses bytes to a raw deflate stream. */
export async function deflated(bytes: Uint8Array): Promise<Buffer> {
  return Buffer.from(await deflate(bytes, { numiterations: ITERATIONS }));
}
