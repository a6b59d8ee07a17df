/** Bytes that are written into a module as text: deflated, because base64 of plain bytes hardly compresses on its way to a page. */
export async function inflated(base64: string): Promise<Uint8Array<ArrayBuffer>> {
  const deflated = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const stream = new Blob([deflated]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
