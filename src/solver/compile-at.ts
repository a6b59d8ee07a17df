/** The WebAssembly module from an address. */

/** Compiles the module at an address. Rejects with the address if it is unavailable there. */
export async function compileAt(address: string | URL): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${String(address)} answered ${response.status}`);
  // Not compileStreaming, which refuses files not served as application/wasm: 30 kB compile in no time either way.
  return WebAssembly.compile(await response.arrayBuffer());
}
