/**
 * The licences of the packages whose code is in a bundle, as a file beside it: they ask to be passed on with the code, and as
 * comments within it, as the packages have them, they would cost every page half a kilobyte.
 */
import { readFileSync, readdirSync } from 'node:fs';
import type { Plugin } from 'rollup';

/** The folder of the package that a module belongs to. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** Writes the licences of a bundle's packages into its folder. */
export const notices = (fileName: string): Plugin => ({
  name: 'notices',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const folders = new Set(modules.flatMap((id) => PACKAGE.exec(id.replaceAll('\\', '/')) ?? []));
    this.emitFile({ type: 'asset', fileName, source: [...folders].sort().map(noticeOf).join('\n\n') });
  },
});

/** @throws Error for a package without a licence */
function noticeOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<string, string>;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
  if (file === undefined) throw new Error(`the package ${name} is in the bundle, but has no file LICENSE to pass on`);
  return `${name} ${version}\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n`;
}
