/** The WebAssembly module from an address. */

/** Compiles the module at an address. Rejects with the address if it is unavailable there. */
export async function compileAt(address: string | URL): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${String(address)} answered ${response.status}`);
  // Not compileStreaming, which refuses files not served as application/wasm: 40 kB compile at once either way.
  return WebAssembly.compile(await response.arrayBuffer());
}
