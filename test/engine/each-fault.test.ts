/**
 * Each fault once, between a client and its workers: for every n the n-th message of a request is lost, late or comes twice, or its worker dies at
 * it; a worker does not start; WebAssembly does not compile; memory does not grow. The answer is exact or the error clear, nothing hangs or is
 * left open, and the next request works. Any message may be lost: a worker that is silent for too long is ended, and its request asked again.
 */
import { expose } from 'comlink';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SolverClient } from '../../src/engine/client.ts';
import { SolverUnavailable } from '../../src/engine/pool/solver-unavailable.ts';
import type { WorkerLike } from '../../src/engine/pool/worker-like.ts';
import { HEARTBEAT_MS } from '../../src/engine/pool/worker-link.ts';
import { engineFrom } from '../../src/engine/service/engine.ts';
import { SolverService } from '../../src/engine/service/service.ts';
import type { Engine } from '../../src/engine/service/service.ts';
import { answer } from '../../src/engine/synchronous.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { WASM_DEFLATED } from '../../src/solver/generated/wasm.ts';
import { inflated } from '../../src/solver/inflate.ts';
import { loadOrdering } from '../../src/solver/ordering/load.ts';
import { Solver } from '../../src/solver/solver.ts';
import { DEFAULT_TABLE_BYTES } from '../../src/solver/table-bytes.ts';
import { instances } from '../../src/solver/wasm.ts';
import { oneIn, times } from '../times.ts';
import { FAULTS, FaultyMessages } from './faulty-messages.ts';
import { hard, stopTimers } from './stopped-timers.ts';
import { withLimitedMemory } from './limit-memory.ts';

stopTimers();

const REQUEST = { variant: 'schieber', contract: 'H', leader: 'N' } as const;
/** It takes several slices; the other one, less than one. */
const DEAL = { ...REQUEST, deal: 'N:.7.QJ6.KT87 AJ6.AJ.KT.A 8.KQT6.A9.6 T97.9.8.QJ9' };
const NEXT = { ...REQUEST, deal: 'N:A..9.K .AK.T. K..J.Q J.6.A.' };

type Exact = Pick<Answer, 'value' | 'cards'>;
const exact = ({ value, cards }: Answer): Exact => ({ value, cards });
let expected: { deal: Exact; next: Exact };
beforeAll(async () => {
  const solveHere = async (deal: typeof DEAL): Promise<Exact> => {
    const { first, another } = await instances();
    return exact(answer(deal, Solver.within(first, DEFAULT_TABLE_BYTES, another)) as Answer);
  };
  // From here on it is there at once.
  await loadOrdering('ruffing');
  expected = { deal: await solveHere(DEAL), next: await solveHere(NEXT) };
});

/** How long a worker waits for its helper, in slices. */
const PATIENCE = 60;

/** A worker in this thread that searches one slice of a request, and then waits for a while until a helper has proven something. */
function startWaiting(): WorkerLike {
  const { port1, port2 } = new MessageChannel();
  const load = async (): Promise<Engine> => {
    const engine = await engineFrom();
    return {
      ...engine,
      *work(request, sharedBounds) {
        const steps = engine.work(request, sharedBounds);
        const first = steps.next();
        if (first.done) return first.value;
        for (let slices = 0; sharedBounds.otherNodes === 0 && slices < PATIENCE; slices++) yield first.value;
        return yield* steps;
      },
    };
  };
  expose(new SolverService(load), port2);
  return Object.assign(port1, { terminate: () => port1.close() });
}

/** How long no message passes before the timers go on, in milliseconds of the clock: nobody is at work then. */
const QUIET_MS = 100;

/** The end of a request. Its timers stand still as long as messages pass. @throws Error if it hangs */
async function endOf<Result>(
  request: Promise<Result>,
  { passed }: FaultyMessages,
): Promise<PromiseSettledResult<Result>> {
  let end: PromiseSettledResult<Result> | undefined;
  void Promise.allSettled([request]).then(([settled]) => (end = settled));
  for (let beats = 0; beats < 12; beats++) {
    for (let since = performance.now(), before = passed.length; performance.now() < since + QUIET_MS;) {
      await new Promise((resolve) => setImmediate(resolve));
      if (end) return end;
      if (passed.length !== before) [since, before] = [performance.now(), passed.length];
    }
    vi.advanceTimersByTime(HEARTBEAT_MS);
  }
  throw new Error(`the request hangs after ${passed.join(' ')}`);
}

let client: SolverClient | undefined;
afterEach(() => client?.dispose());

const ports = (): number => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;

/** Solves a deal, and then another, over messages of which one fails. @returns the end of the first */
async function solveOver(
  messages: FaultyMessages,
  start = (): WorkerLike => messages.over(startWaiting()),
): Promise<PromiseSettledResult<Exact>> {
  const before = ports();
  client = new SolverClient({ createWorker: () => hard(start()), workers: 2 });
  const end = await endOf(
    client.solve(DEAL).then((found) => exact(found as Answer)),
    messages,
  );
  const next = await endOf(
    client.solve(NEXT).then((found) => exact(found as Answer)),
    messages,
  );
  expect(next).toEqual({ status: 'fulfilled', value: expected.next });
  await client.end();
  await vi.waitFor(() => expect(ports()).toBeLessThanOrEqual(before), { timeout: 10_000 });
  return end;
}

/**
 * In a CI run the start of the workers, of the request and of the help, and one of what workers tell each other: most of the three hundred messages are
 * such. `TIMES=1` tries the first half of them, `TIMES=2.2` all.
 */
const NUMBERS = [...new Set([...Array.from({ length: times(140) }, (_, number) => number), 80])];

it('the messages are of every kind', async () => {
  const messages = new FaultyMessages();
  await expect(solveOver(messages)).resolves.toEqual({ status: 'fulfilled', value: expected.deal });
  const kinds = ['ready', 'setOrdering', 'solve', 'pair', 'assist', 'answer', 'port'];
  expect(messages.passed).toEqual(expect.arrayContaining(kinds));
});

describe.each(FAULTS)('a message of which each fails once: %s', (fault) => {
  it.each(oneIn(8, NUMBERS))('number %i', async (number) => {
    const messages = new FaultyMessages(number, fault);
    await expect(solveOver(messages)).resolves.toEqual({ status: 'fulfilled', value: expected.deal });
  });
});

describe('workers', () => {
  const kept = new FaultyMessages();

  it.each([0, 1, 2])('start number %i fails', async (failing) => {
    let started = 0;
    const start = (): WorkerLike => {
      if (started++ === failing) throw new Error('no thread');
      return kept.over(startWaiting());
    };
    await expect(solveOver(kept, start)).resolves.toEqual({ status: 'fulfilled', value: expected.deal });
  });

  it.each(oneIn(3, [0, 1, 3, 4, 5, 6]))('the first two die at their message number %i', async (number) => {
    let started = 0;
    const all = new FaultyMessages();
    const start = (): WorkerLike => {
      const dying = started++ < 2 ? new FaultyMessages(number, 'death') : all;
      return all.over(dying.over(startWaiting()));
    };
    const end = await solveOver(all, start);
    if (end.status === 'fulfilled') expect(end.value).toEqual(expected.deal);
    else {
      expect(end.reason).toBeInstanceOf(SolverUnavailable);
      expect(end.reason).toMatchObject({
        message: expect.stringMatching(/^The solver (cannot start|has stopped): it died/) as string,
      });
    }
  });
});

describe('WebAssembly', () => {
  afterEach(() => vi.restoreAllMocks());

  const refused = (): Promise<never> => Promise.reject(new WebAssembly.CompileError('refused'));

  it.each(['compile', 'instantiate'] as const)(
    '`%s` fails once: a solver is an error, and the next one is made',
    async (step) => {
      // Modules that have not compiled anything.
      vi.resetModules();
      const { loadSolver } = await import('../../src/solver/full-solver.ts');
      vi.spyOn(WebAssembly, step).mockImplementationOnce(refused);
      await expect(loadSolver()).rejects.toThrow('refused');
      expect(exact(answer(NEXT, await loadSolver()) as Answer)).toEqual(expected.next);
    },
  );

  it('`compile` fails once or for each module: a shared table is an error, and the next one is made', async () => {
    vi.resetModules();
    const { newSharedTable } = await import('../../src/solver/sharing/new-shared-table.ts');
    const compile = vi.spyOn(WebAssembly, 'compile').mockImplementationOnce(refused);
    await expect(newSharedTable(0)).rejects.toThrow('refused');
    compile.mockImplementationOnce(refused).mockImplementationOnce(refused);
    await expect(newSharedTable(0)).rejects.toThrow('refused');
    await expect(newSharedTable(0)).resolves.toHaveProperty('memory');
  });

  it.each([1, 2])('does not start %i times: another start, or a clear error and then another', async (times) => {
    const messages = new FaultyMessages();
    const instantiate = vi.spyOn(WebAssembly, 'instantiate');
    for (let i = 0; i < times; i++) instantiate.mockImplementationOnce(refused);
    const end = await solveOver(messages);
    if (times === 1) expect(end).toEqual({ status: 'fulfilled', value: expected.deal });
    else {
      expect(end).toMatchObject({ reason: { message: 'The solver cannot start: refused', atStart: true } });
      expect((end as PromiseRejectedResult).reason).toBeInstanceOf(SolverUnavailable);
    }
  });
});

describe('memory that grows by so many pages and no further', () => {
  // The last are enough for a table of 16 MiB.
  it.each(oneIn(3, [0, 1, 2, 4, 16, 64, 256, 257]))('%i', async (spare) => {
    const module = await WebAssembly.compile(withLimitedMemory(await inflated(WASM_DEFLATED), spare));
    const { first, another } = await instances(module);
    let solver: Solver;
    try {
      solver = Solver.within(first, DEFAULT_TABLE_BYTES, another);
    } catch (error) {
      expect(String(error)).toMatch(/no memory for a transposition table/);
      expect(spare).toBeLessThan(2);
      return;
    }
    for (const [request, value] of [
      [DEAL, expected.deal],
      [NEXT, expected.next],
    ] as const) {
      expect(exact(answer(request, solver) as Answer)).toEqual(value);
    }
    expect(solver.memoryBytes).toBeLessThanOrEqual(first.memory.buffer.byteLength);
  });
});
