/** Runs `picture`: writes a picture to a file. */
import { extname } from 'node:path';
import { threadClient } from '../../engine/threads.ts';
import { pictureOf } from '../commands/picture.ts';
import type { PictureCommandOptions } from '../commands/picture.ts';
import type { PictureFormat } from '../commands/formats.ts';
import { EXIT } from '../terminal/exit-status.ts';
import { readGiven } from '../terminal/input.ts';
import { stoppable } from '../terminal/interrupt.ts';
import { sayNote } from '../terminal/messages.ts';
import { checkFree, writeNew } from '../terminal/output-files.ts';

/** The options as typed. */
export interface PictureOptions extends Omit<PictureCommandOptions, 'format' | 'limitMs' | 'signal' | 'onNote'> {
  readonly out: string;
  readonly force?: boolean;
  readonly limit?: number;
  readonly jobs: number;
  /** Bytes for the tables of all threads. */
  readonly memory?: number;
}

/** Ctrl-C stops it without a picture. */
export async function writePicture(
  file: string,
  { out, force = false, limit, jobs, memory, ...options }: PictureOptions,
): Promise<void> {
  if (!force) checkFree([out]);
  const text = await readGiven(file);
  const client = threadClient(jobs, memory);
  await stoppable(async (signal) => {
    try {
      const picture = await pictureOf(client, text, {
        ...options,
        format: extname(out).slice(1).toLowerCase() as PictureFormat,
        ...(limit !== undefined && { limitMs: 1000 * limit }),
        signal,
        onNote: (note) => sayNote(`note: ${note}`),
      });
      await writeNew(out, picture, force);
    } catch (error) {
      if (!signal.aborted) throw error;
      process.exitCode = EXIT.interrupted;
    } finally {
      client.dispose();
    }
  });
}
