/**
 * The WebAssembly module from an address. A cache or an incomplete upload can leave a module of another version there. It would read
 * deals and rules in another layout and give wrong values without an error, so its fingerprint is compared.
 */
import { WASM_FINGERPRINT } from './generated/fingerprint.ts';

/** Compiles the module at an address. Rejects with the address if it is unavailable there, or of another version. */
export async function compileAt(address: string | URL): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${String(address)} answered ${response.status}`);
  // Not compileStreaming, which refuses files not served as application/wasm: 30 kB compile in no time either way.
  const module = await WebAssembly.compile(await response.arrayBuffer());
  if (WebAssembly.Module.customSections(module, `fingerprint ${WASM_FINGERPRINT}`).length === 0)
    throw new Error(
      `${String(address)} is of another version than the worker. Reload the page, or install both files anew.`,
    );
  return module;
}
