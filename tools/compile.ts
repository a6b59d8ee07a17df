/**
 * Compiles development builds of assembly/: one that records samples for the move order (tools/ordering), and others for tests, with switches
 * (switched.ts) or over a table with faults (faulty-table.ts). build-wasm.ts compiles the published solver.
 */
import asc from 'assemblyscript/asc';
import { atRoot } from './paths.ts';

/**
 * The bytes of a build.
 * @param entry a module of assembly/development whose exports the build offers
 * @param defines the names that the sources check with `isDefined`
 * @param memory flags for its memory, if it is imported
 * @throws Error if the sources do not compile; the compiler prints why on standard error
 */
export async function compiled(
  entry: string,
  defines: readonly string[],
  memory: readonly string[] = [],
): Promise<Uint8Array<ArrayBuffer>> {
  let bytes: Uint8Array | undefined;
  const uses = defines.flatMap((name) => ['--use', `${name}=1`]);
  // Without the configuration of the release, which has another entry.
  const flags = ['--config', 'none', ...uses, ...memory, '-O3', '--noAssert', '--runtime', 'stub', '--bindings', 'raw'];
  const { error } = await asc.main(
    [`assembly/development/${entry}`, ...flags, '--outFile', `${entry}.wasm`, '--baseDir', atRoot('.')],
    {
      stderr: process.stderr,
      writeFile: (name, contents) => {
        if (name.endsWith('.wasm')) bytes = contents as Uint8Array;
      },
    },
  );
  if (error || !bytes) throw new Error(`${entry} does not compile: ${error?.message ?? 'no output'}`);
  return new Uint8Array(bytes);
}
