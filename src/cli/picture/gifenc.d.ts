/** The part of gifenc that gif.ts uses; the package has no types. */
declare module 'gifenc' {
  type Palette = readonly (readonly number[])[];
  interface Frame {
    /** Of the whole file, with the first frame. */
    readonly palette?: Palette;
    readonly delay: number;
    readonly transparent: boolean;
    readonly transparentIndex: number;
    readonly dispose: number;
  }
  interface Encoder {
    writeFrame(pixels: Uint8Array, width: number, height: number, frame: Frame): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  const gifenc: {
    GIFEncoder(): Encoder;
    quantize(rgba: Uint8Array, colours: number): number[][];
    applyPalette(rgba: Uint8Array, palette: Palette): Uint8Array;
  };
  export default gifenc;
}
