/** The progress of a batch: a bar for a file, a count for a stream, nothing without a terminal. */
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBatchProgress } from '../../src/cli/progress/batch-progress.ts';
import { writtenTo } from './written.ts';

describe('startBatchProgress', () => {
  let directory: string;
  let fd: number;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'jass-solver-'));
    writeFileSync(join(directory, 'input'), '12345678\n\n');
    fd = openSync(join(directory, 'input'), 'r');
  });
  afterEach(() => {
    closeSync(fd);
    rmSync(directory, { recursive: true });
  });

  const shown = (inputFd: number, isTTY: boolean): string => {
    const { terminal, written } = writtenTo(isTTY, 80);
    const progress = startBatchProgress(inputFd, terminal);
    progress.passedOver(4);
    progress.answered(5, false);
    progress.answered(1, true);
    progress.stop();
    return written.join('');
  };

  it('is a bar over a file', () => {
    expect(shown(fd, true)).toMatch(/█+ 100%, 2 answered, 1 errors, 0 s\n$/);
  });

  it('is a count of lines if the length of the input is unknown', () => {
    const device = openSync('/dev/null', 'r');
    expect(shown(device, true)).toMatch(/(?<!%, )2 answered, 1 errors, 0 s\n$/);
    closeSync(device);
  });

  it('is silent if standard error is not a terminal', () => {
    expect(shown(fd, false)).toBe('');
  });
});
