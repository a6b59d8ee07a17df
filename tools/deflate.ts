/**
 * Deflates what a page loads. Done once a build, so it may take long: zopfli makes the WebAssembly 4 % smaller than zlib does, the masks of
 * the weights 5 %. What comes out any inflater reads.
 */
import { promisify } from 'node:util';
import zopfli from '@gfx/zopfli';

/** Tries of the compressor: 50 would save three bytes more of the WebAssembly. */
const ITERATIONS = 15;

const deflate = promisify<Uint8Array, { numiterations: number }, Uint8Array>((bytes, options, done) => {
  zopfli.deflate(bytes, options, done);
});

/** The bytes as a raw deflate stream. */
export async function deflated(bytes: Uint8Array): Promise<Buffer> {
  return Buffer.from(await deflate(bytes, { numiterations: ITERATIONS }));
}
