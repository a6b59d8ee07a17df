/**
 * Drawings as pixels, by resvg in WebAssembly with the font Arimo, the same on every machine. Both are optional dependencies, which only the pictures of
 * the command need (docs/decisions/0019-pictures.md), and load with the first one.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { linkInSvg, withLink } from '../../notation/exports/png-text.ts';
import { optional } from './optional.ts';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel: red, green, blue and opacity. */
  readonly rgba: Uint8Array;
}

interface Raster {
  readonly png: (svg: string) => Uint8Array;
  readonly pixels: (svg: string) => Pixels;
}

const FONT = 'Arimo';
const FONT_FILES = ['400Regular/Arimo_400Regular.ttf', '700Bold/Arimo_700Bold.ttf'].map(
  (file) => `@expo-google-fonts/arimo/${file}`,
);

let loaded: Promise<Raster> | undefined;

/** @throws Error in words, if the optional dependencies are not installed */
const raster = (): Promise<Raster> => (loaded ??= optional(load));

async function load(): Promise<Raster> {
  const { resolve } = createRequire(import.meta.url);
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  const [wasm, ...fontBuffers] = await Promise.all(
    ['@resvg/resvg-wasm/index_bg.wasm', ...FONT_FILES].map((file) => readFile(resolve(file))),
  );
  await initWasm(wasm!);
  const font = { fontBuffers, defaultFontFamily: FONT, sansSerifFamily: FONT };
  return {
    png: (svg) => new Resvg(svg, { font }).render().asPng(),
    pixels: (svg) => {
      const { width, height, pixels } = new Resvg(svg, { font }).render();
      return { width, height, rgba: pixels };
    },
  };
}

/** The drawing as a PNG file, with the link that it carries. @throws Error in words, if the optional dependencies are not installed */
export async function pngOf(svg: string): Promise<Uint8Array> {
  const png = (await raster()).png(svg);
  const link = linkInSvg(svg);
  return link === undefined ? png : withLink(png, link);
}

/** The pixels of the drawing. @throws as `pngOf` */
export const pixelsOf = async (svg: string): Promise<Pixels> => (await raster()).pixels(svg);
