/** The WebAssembly module from an address. */

/** Compiles the module at an address. Rejects, naming it, when it is not to be had there. */
export async function compileAt(address: string | URL): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${String(address)} answered ${response.status}`);
  // Not compileStreaming, which refuses what a server does not call application/wasm: 40 kB compile at once either way.
  return WebAssembly.compile(await response.arrayBuffer());
}
