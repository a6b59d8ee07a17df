/** Runs `page`: writes a site of deals to a folder, with the element's file beside the pages unless an option names its address. */
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageDeals, siteFiles, siteOf } from '../commands/page.ts';
import type { PageOptions } from '../commands/page.ts';
import { readGiven } from '../terminal/input.ts';
import { sayNote } from '../terminal/messages.ts';
import { checkFree, writeNew } from '../terminal/output-files.ts';
import { writing } from '../terminal/system-errors.ts';
import { overDeals } from './over-deals.ts';

/** The options as typed. */
export interface PagesOptions extends Omit<PageOptions, 'element'> {
  readonly out: string;
  readonly force?: boolean;
  readonly element?: string;
  readonly limit?: number;
  readonly jobs: number;
  /** Bytes for the tables of all threads. */
  readonly memory?: number;
}

/** The element in one classic script: it works on any host, also on a page opened as a file. */
const ELEMENT = 'jass-solver.global.js';
const ELEMENT_FILE = fileURLToPath(new URL(`../../element/${ELEMENT}`, import.meta.url));

/** Ctrl-C stops it before anything is written. */
export async function writePages(
  file: string,
  { out, force = false, limit, jobs, memory, element, ...options }: PagesOptions,
): Promise<void> {
  const { deals, notes } = pageDeals(await readGiven(file), options);
  for (const note of notes) sayNote(`note: ${note}`);
  const names = siteFiles(deals.length, options.url !== undefined);
  const path = (name: string): string => join(out, name);
  if (!force) checkFree(names.map(path));
  if (element === undefined && !existsSync(ELEMENT_FILE))
    throw new Error(
      `${ELEMENT_FILE} is missing; run npm run build:element, or write --element with the address of the element.`,
    );
  if (options.url === undefined)
    sayNote(
      'note: Without --url the pages have no og:image and no oEmbed file, which need absolute addresses: a pasted link shows no picture.',
    );
  await overDeals(jobs, memory, async ({ client, progress, signal }) => {
    const files = await siteOf(
      client,
      deals,
      { ...options, element: element ?? ELEMENT },
      {
        ...(limit !== undefined && { limitMs: 1000 * limit }),
        signal,
        onSolved: (done, of) => progress?.show(done, of),
      },
    );
    progress?.stop();
    await writing(out, () => mkdir(out, { recursive: true }));
    for (const [name, content] of files) await writeNew(path(name), content, force);
    // The same file for every site: an older one is replaced.
    if (element === undefined) await writeNew(path(ELEMENT), await readFile(ELEMENT_FILE), true);
  });
}
