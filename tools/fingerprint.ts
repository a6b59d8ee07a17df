/** Fingerprints of the parts that are loaded as separate files, by which each part recognises the build of the next. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The fingerprint of a build: 16 hexadecimal digits. */
export const fingerprintOf = (build: Uint8Array | string): string =>
  createHash('sha256').update(build).digest('hex').slice(0, 16);

/**
 * Writes a module with a fingerprint. A module that does not change keeps its date, so that nothing is built from it again.
 * @param madeBy the script, its sources and the build, for the comment at the top
 */
export function writeFingerprint(path: string, name: string, fingerprint: string, madeBy: string): void {
  const module = `/** Made by ${madeBy}. */\nexport const ${name} = '${fingerprint}';\n`;
  if (!existsSync(path) || readFileSync(path, 'utf8') !== module) writeFileSync(path, module);
}
