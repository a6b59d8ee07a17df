/** The memory of a page's tables, and a solver without enough memory. */
import { describe, expect, it } from 'vitest';
import { solverOver } from '../../src/solver/full-solver.ts';
import { Solver } from '../../src/solver/solver.ts';
import { DEFAULT_TABLE_BYTES, SMALLEST_TABLE_BYTES } from '../../src/solver/table-bytes.ts';
import { tableBytesFor } from '../../src/engine/page/table-size.ts';
import type { Device } from '../../src/engine/page/table-size.ts';
import { threadTableBytes } from '../../src/engine/node-memory.ts';
import { contractsOf } from '../../src/game/rules/pack.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { instances, instantiate } from '../../src/solver/wasm.ts';
import { randomStarts } from '../../bench/deals.ts';
import { isThorough } from '../times.ts';
import type { SolverExports } from '../../src/solver/wasm.ts';

const MIB = 2 ** 20;

describe('the table of each worker of a page', () => {
  it.each<[what: string, device: Device, workers: number, mib: number]>([
    ['a device of 8 GiB', { deviceMemory: 8 }, 2, 256],
    ['a larger one, as far as one tells', { deviceMemory: 32 }, 2, 256],
    ['one with a single core', { deviceMemory: 8 }, 1, 512],
    ['a device of 4 GiB', { deviceMemory: 4 }, 2, 128],
    ['of half a GiB', { deviceMemory: 0.5 }, 2, 16],
    ['a phone of 8 GiB', { deviceMemory: 8, userAgentData: { mobile: true } }, 2, 64],
    ['a phone of 2 GiB', { deviceMemory: 2, userAgentData: { mobile: true } }, 2, 16],
    ['one that is no phone and says so', { deviceMemory: 8, userAgentData: { mobile: false } }, 2, 256],
    ['one that does not say', {}, 2, 64],
    ['one that does not say, with a single core', {}, 1, 128],
    ['one that says nonsense', { deviceMemory: 'much', userAgentData: {} }, 2, 64],
    ['one that says none', { deviceMemory: 0 }, 2, 64],
    ['one that says too little for any table', { deviceMemory: 0.001 }, 2, 1 / 16],
  ])('on %s', (_, device, workers, mib) => {
    expect(Math.max(2 ** Math.floor(Math.log2(tableBytesFor(device, workers) / MIB)), 1 / 16)).toBe(mib);
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

describe('the table of each thread of Node', () => {
  it.each<[threads: number, memoryMib: number, mib: number]>([
    [1, 64, 64],
    [4, 64, 16],
    [1, 8192, 1024],
    [256, 1, 1 / 16],
  ])('%s threads with %s MiB together', (threads, memory, mib) => {
    expect(threadTableBytes(threads, memory * MIB) / MIB).toBe(mib);
  });

  it('is large enough for ordinary deals, and not larger than 1 GiB in all, unless given more', () => {
    expect(threadTableBytes(1)).toBeLessThanOrEqual(1024 * MIB);
    expect(threadTableBytes(1000)).toBe(DEFAULT_TABLE_BYTES);
  });
});

describe('the memory of a hard deal', () => {
  const { rules } = variantById('krutzjass');
  const [first, second] = randomStarts(rules, contractsOf(rules), 6, 2, 1);

  /** A solver whose memory the test can let grow, as a hard deal does. */
  async function growing(another?: () => SolverExports): Promise<{ solver: Solver; grow: () => void }> {
    const made = await instances();
    const solver = solverOver(made.first, 64 * MIB, another ?? made.another);
    return { solver, grow: () => void (made.first.memory as WebAssembly.Memory).grow(100) };
  }

  const solved = (solver: Solver, state = first!): number => {
    solver.setPosition(state);
    while (!solver.search(1_000_000));
    return solver.bounds()[0];
  };

  it('is given back with the next deal', async () => {
    const { solver, grow } = await growing();
    const bytes = solver.memoryBytes;
    const values = [first!, second!].map((state) => solved(solver, state));
    grow();
    expect(solver.memoryBytes).toBeGreaterThan(bytes);
    solver.setPosition(second!);
    expect(solver.memoryBytes).toBeGreaterThan(bytes);
    expect(solved(solver, first)).toBe(values[0]);
    expect(solver.memoryBytes).toBe(bytes);
    expect(solved(solver, second)).toBe(values[1]);
  });

  it('is given back on request, after which any position can be set', async () => {
    const { solver, grow } = await growing();
    const bytes = solver.memoryBytes;
    const value = solved(solver);
    grow();
    solver.giveBack();
    expect(solver.memoryBytes).toBe(bytes);
    expect(() => solver.search(1)).toThrow('setPosition comes first');
    expect(solved(solver)).toBe(value);
  });

  it('stays if there is no memory for another instance', async () => {
    const { solver, grow } = await growing(() => {
      throw new RangeError('out of memory');
    });
    const value = solved(solver);
    grow();
    solver.giveBack();
    expect(solved(solver)).toBe(value);
    expect(solved(solver, second)).toBeGreaterThanOrEqual(0);
  });

  it.runIf(isThorough)('is taken only by a deal that has lost many entries', { timeout: 600_000 }, async () => {
    const [full] = randomStarts(rules, contractsOf(rules), 12, 1, 1);
    const made = await instances();
    const solver = solverOver(made.first, 64 * MIB, made.another);
    const bytes = solver.memoryBytes;
    solver.setPosition(full!);
    solver.search(500_000);
    expect(solver.memoryBytes).toBe(bytes);
    solver.search(8_000_000);
    expect(solver.memoryBytes).toBeGreaterThan(bytes + 15 * MIB);
    solver.setPosition(first!);
    expect(solver.memoryBytes).toBe(bytes);
  });
});
