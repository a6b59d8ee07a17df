/**
 * Compiles assembly/ to build/solver.wasm (flags in asconfig.json) and writes the bytes as a constant to
 * src/solver/generated/wasm.ts, deflated and in base64: every bundler and Node can then import the solver like any other module.
 * The binary carries its fingerprint, which src/solver/generated/fingerprint.ts repeats (src/solver/compile-at.ts compares them).
 * Does nothing if the constant is newer than all its sources, and then loads no compiler, which takes seconds.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprintOf, writeFingerprint } from './fingerprint.ts';
import { atRoot, shownPath } from './paths.ts';
import { SHARED_MEMORY } from './shared-memory.ts';
import { isUpToDate } from './up-to-date.ts';

const OUTPUTS = [
  'build/solver.wasm',
  'src/solver/generated/fingerprint.ts',
  'src/solver/generated/shared-wasm.ts',
  'src/solver/generated/wasm.ts',
] as const;
const [BINARY, FINGERPRINT, SHARED, MODULE] = OUTPUTS.map(atRoot) as [string, string, string, string];
/** The sources of the bytes: also the names shared with the host, the flags, the compiler's version and this script. */
const SOURCES = [
  'assembly',
  'src/solver/abi.ts',
  'asconfig.json',
  'package-lock.json',
  'tools/build-wasm.ts',
  'tools/deflate.ts',
  'tools/fingerprint.ts',
  'tools/shared-memory.ts',
];

const COMMON = ['--optimizeLevel', '3', '--converge', '--noAssert', '--runtime', 'stub', '--bindings', 'raw'];
/** The builds for threads that share a table (assembly/shared): the solver, and the module of its table. */
const SHARED_BUILDS = {
  'build/solver-shared.wasm': ['assembly/index.ts', '--use', 'SHARED=1', ...COMMON],
  'build/shared-table.wasm': ['assembly/shared/table-memory.ts', ...SHARED_MEMORY, ...COMMON],
} as const;

/** Compiles. @returns false after errors, which the compiler has printed */
async function compile(flags: readonly string[]): Promise<boolean> {
  const { default: asc } = await import('assemblyscript/asc');
  for (const folder of ['build', 'src/solver/generated']) mkdirSync(atRoot(folder), { recursive: true });
  const { error } = await asc.main([...flags, '--baseDir', atRoot('.')], {
    stdout: process.stdout,
    stderr: process.stderr,
  });
  return error === null;
}

/** Compiles the two builds for threads. */
async function compileShared(): Promise<boolean> {
  for (const [file, flags] of Object.entries(SHARED_BUILDS)) {
    // Without the configuration of the release, which has another entry.
    if (!(await compile([...flags, '--outFile', file, '--config', 'none']))) return false;
  }
  await optimise(atRoot('build/solver-shared.wasm'));
  return true;
}

/**
 * Inlines more than the compiler does by default, and marks the binary with its fingerprint. The plies of a trick are few and hot, and
 * their calls cost 10 % of the time on trump contracts, which is worth the bytes. Sizes of 100 and 140 would gain another 1 % for 0.5 kB.
 * @returns the fingerprint
 */
async function optimise(file: string): Promise<string> {
  const { default: binaryen } = await import('assemblyscript/binaryen');
  const module = binaryen.readBinary(readFileSync(file));
  const { BulkMemory, BulkMemoryOpt, MutableGlobals, SignExt } = binaryen.Features;
  // The features of every browser since 2021; the optimiser may use no others.
  module.setFeatures(BulkMemory | BulkMemoryOpt | MutableGlobals | SignExt);
  binaryen.setOptimizeLevel(4);
  binaryen.setShrinkLevel(0);
  binaryen.setAlwaysInlineMaxSize(50);
  binaryen.setFlexibleInlineMaxSize(100);
  binaryen.setOneCallerInlineMaxSize(100_000);
  module.optimize();
  module.optimize();
  const fingerprint = fingerprintOf(module.emitBinary());
  module.addCustomSection(`fingerprint ${fingerprint}`, new Uint8Array());
  writeFileSync(file, module.emitBinary());
  module.dispose();
  return fingerprint;
}

async function writeModule(): Promise<void> {
  const { deflated } = await import('./deflate.ts');
  const bytes = readFileSync(BINARY);
  writeFileSync(
    MODULE,
    '/** Made by tools/build-wasm.ts from assembly/: the solver as a WebAssembly binary, deflated, in base64. */\n' +
      // Declared as a string, or the declaration file would repeat the bytes as a literal type.
      `export const WASM_DEFLATED: string =\n  '${(await deflated(bytes)).toString('base64')}';\n`,
  );
  console.log(`${shownPath(MODULE)}: ${bytes.length} bytes of WebAssembly`);
}

/** Only Node uses the builds for threads; no page loads this module. */
async function writeShared(): Promise<void> {
  const { deflated } = await import('./deflate.ts');
  const text = async (file: string): Promise<string> => (await deflated(readFileSync(atRoot(file)))).toString('base64');
  const [solver, table] = [await text('build/solver-shared.wasm'), await text('build/shared-table.wasm')];
  writeFileSync(
    SHARED,
    '/** Made by tools/build-wasm.ts from assembly/: the solver over a table that threads share, and that table; deflated, in base64. */\n' +
      `export const SHARED_SOLVER_DEFLATED: string =\n  '${solver}';\n` +
      `export const SHARED_TABLE_DEFLATED: string =\n  '${table}';\n`,
  );
}

if (!isUpToDate(OUTPUTS, SOURCES)) {
  if ((await compile(['--config', 'asconfig.json', '--target', 'release'])) && (await compileShared())) {
    writeFingerprint(
      FINGERPRINT,
      'WASM_FINGERPRINT',
      await optimise(BINARY),
      'tools/build-wasm.ts from assembly/: the build of solver.wasm',
    );
    await writeShared();
    await writeModule();
  } else process.exitCode = 1;
}
