/**
 * Compiles assembly/ to build/solver.wasm (flags in asconfig.json) and writes the bytes as a constant to
 * src/solver/generated/wasm.ts, deflated and in base64: every bundler and Node can then import the solver like any other module.
 * The binary carries its fingerprint, which src/solver/generated/fingerprint.ts repeats (src/solver/compile-at.ts compares them).
 * Does nothing if the constant is newer than all its sources, and then loads no compiler, which takes seconds.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprintOf, writeFingerprint } from './fingerprint.ts';
import { atRoot, shownPath } from './paths.ts';
import { isUpToDate } from './up-to-date.ts';

const OUTPUTS = ['build/solver.wasm', 'src/solver/generated/fingerprint.ts', 'src/solver/generated/wasm.ts'] as const;
const [BINARY, FINGERPRINT, MODULE] = OUTPUTS.map(atRoot) as [string, string, string];
/** The sources of the bytes: also the names shared with the host, the flags, the compiler's version and this script. */
const SOURCES = [
  'assembly',
  'src/solver/abi.ts',
  'asconfig.json',
  'package-lock.json',
  'tools/build-wasm.ts',
  'tools/deflate.ts',
  'tools/fingerprint.ts',
];

/** Compiles. @returns false after errors, which the compiler has printed */
async function compile(): Promise<boolean> {
  const { default: asc } = await import('assemblyscript/asc');
  for (const folder of ['build', 'src/solver/generated']) mkdirSync(atRoot(folder), { recursive: true });
  const { error } = await asc.main(['--config', 'asconfig.json', '--target', 'release', '--baseDir', atRoot('.')], {
    stdout: process.stdout,
    stderr: process.stderr,
  });
  return error === null;
}

/**
 * Inlines more than the compiler does by default, and marks the binary with its fingerprint. The plies of a trick are few and hot, and
 * their calls cost 10 % of the time on trump contracts, which is worth the bytes. Sizes of 100 and 140 would gain another 1 % for 0.5 kB.
 */
async function inline(): Promise<void> {
  const { default: binaryen } = await import('assemblyscript/binaryen');
  const module = binaryen.readBinary(readFileSync(BINARY));
  const { BulkMemory, BulkMemoryOpt, MutableGlobals, SignExt } = binaryen.Features;
  // The features of every browser since 2021; the optimiser may use no others.
  module.setFeatures(BulkMemory | BulkMemoryOpt | MutableGlobals | SignExt);
  binaryen.setOptimizeLevel(4);
  binaryen.setShrinkLevel(0);
  binaryen.setAlwaysInlineMaxSize(60);
  binaryen.setFlexibleInlineMaxSize(100);
  binaryen.setOneCallerInlineMaxSize(100_000);
  module.optimize();
  module.optimize();
  const fingerprint = fingerprintOf(module.emitBinary());
  module.addCustomSection(`fingerprint ${fingerprint}`, new Uint8Array());
  writeFileSync(BINARY, module.emitBinary());
  module.dispose();
  writeFingerprint(
    FINGERPRINT,
    'WASM_FINGERPRINT',
    fingerprint,
    'tools/build-wasm.ts from assembly/: the build of solver.wasm',
  );
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

if (!isUpToDate(OUTPUTS, SOURCES)) {
  if (await compile()) {
    await inline();
    await writeModule();
  } else process.exitCode = 1;
}
