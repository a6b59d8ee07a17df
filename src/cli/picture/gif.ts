/** Pictures in a row as a GIF that repeats. All have the colours of the first and the last, and only the pixels that change are written again. */
import { pixelsOf } from './raster.ts';
import type { Pixels } from './raster.ts';
import { optional } from './optional.ts';

/** Colours, beside the one of pixels that do not change. */
const COLOURS = 127;

/**
 * @param svgs of one size, at least one
 * @param delays of each in milliseconds
 * @throws Error in words, if the optional dependencies are not installed
 */
export async function gifOf(svgs: readonly string[], delays: readonly number[]): Promise<Uint8Array> {
  const { default: gifenc } = await optional(() => import('gifenc'));
  const encoder = gifenc.GIFEncoder();
  const pictures: Pixels[] = [];
  for (const svg of svgs) pictures.push(await pixelsOf(svg));
  const ends = [...pictures.slice(0, 1), ...pictures.slice(-1)].map(({ rgba }) => rgba);
  const palette = gifenc.quantize(Buffer.concat(ends), COLOURS);
  const unchanged = palette.length;
  let before: Uint8Array | undefined;
  for (const [index, { width, height, rgba }] of pictures.entries()) {
    const pixels = gifenc.applyPalette(rgba, palette);
    const drawn = before ? pixels.map((colour, at) => (colour === before![at] ? unchanged : colour)) : pixels;
    encoder.writeFrame(drawn, width, height, {
      ...(index === 0 && { palette: [...palette, [0, 0, 0]] }),
      delay: delays[index]!,
      transparent: true,
      transparentIndex: unchanged,
      dispose: 1,
    });
    before = pixels;
  }
  encoder.finish();
  return encoder.bytes();
}
