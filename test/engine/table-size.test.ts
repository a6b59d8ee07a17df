/** The memory of a page's tables, and a solver without enough memory. */
import { describe, expect, it } from 'vitest';
import { Solver } from '../../src/solver/solver.ts';
import { DEFAULT_TABLE_BYTES, SMALLEST_TABLE_BYTES } from '../../src/solver/table-bytes.ts';
import { tableBytesFor } from '../../src/engine/page/table-size.ts';
import { instantiate } from '../../src/solver/wasm.ts';
import type { SolverExports } from '../../src/solver/wasm.ts';

const MIB = 2 ** 20;

describe('the table of each worker of a page', () => {
  it.each<[what: string, deviceMemory: unknown, workers: number, mib: number]>([
    ['a device of 8 GiB', 8, 2, 16],
    ['a larger one, as far as one tells', 32, 2, 16],
    ['one with a single core', 8, 1, 16],
    ['a device of 4 GiB', 4, 2, 8],
    ['of 2 GiB', 2, 2, 4],
    ['of half a GiB', 0.5, 2, 1],
    ['of a quarter', 0.25, 2, 0.5],
    ['one that does not say', undefined, 2, 8],
    ['one that does not say, with a single core', undefined, 1, 16],
    ['one that says nonsense', 'much', 2, 8],
    ['one that says none', 0, 2, 8],
    ['one that says too little for any table', 0.001, 2, 1 / 16],
  ])('on %s', (_, deviceMemory, workers, mib) => {
    expect(tableBytesFor(deviceMemory, workers) / MIB).toBe(mib);
  });
});

describe('unavailable memory', () => {
  /** An instance whose memory grows to tables of that many bytes and no further. */
  async function limited(most: number): Promise<{ wasm: SolverExports; asked: number[] }> {
    const wasm = await instantiate();
    const asked: number[] = [];
    const start = (bytes: number): number => {
      asked.push(bytes);
      return bytes > most ? 0 : wasm.start(bytes);
    };
    return { wasm: { ...wasm, start }, asked };
  }

  it('makes the table half as large until it fits', async () => {
    const { wasm, asked } = await limited(3 * MIB);
    const solver = Solver.within(wasm, DEFAULT_TABLE_BYTES);
    expect(asked.map((bytes) => bytes / MIB)).toEqual([16, 8, 4, 2]);
    expect(solver.memoryBytes).toBeLessThan(3 * MIB);
  });

  it('is an error if even the smallest table does not fit', async () => {
    const { wasm, asked } = await limited(0);
    expect(() => Solver.within(wasm, DEFAULT_TABLE_BYTES)).toThrow(/no memory for a transposition table/);
    expect(asked.at(-1)).toBe(SMALLEST_TABLE_BYTES);
  });
});
