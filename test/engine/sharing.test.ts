/** Four workers share the table of a hard request. Whichever of them stops or dies in the middle, the answers are right, and the memory is given back. */
import { expose } from 'comlink';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { SolverClient } from '../../src/engine/client.ts';
import { engineFrom } from '../../src/engine/service/engine.ts';
import { LEAST_SHARING } from '../../src/engine/pool/table-sharing.ts';
import { SolverService } from '../../src/engine/service/service.ts';
import type { Engine } from '../../src/engine/service/service.ts';
import { answer } from '../../src/engine/synchronous.ts';
import { startThread } from '../../src/engine/threads.ts';
import type { WorkerLike } from '../../src/engine/pool/worker-like.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import { newSharedTable } from '../../src/solver/sharing/new-shared-table.ts';
import { hard, stopTimers } from './stopped-timers.ts';

stopTimers();

const MIB = 2 ** 20;

const REQUEST = { variant: 'schieber', contract: 'H', leader: 'N' } as const;
/** Two deals that take many slices. */
const [DEAL, OTHER] = [
  { ...REQUEST, deal: 'N:.7.QJ6.KT87 AJ6.AJ.KT.A 8.KQT6.A9.6 T97.9.8.QJ9' },
  { ...REQUEST, deal: 'N:.7.QJ6.KT87 T97.9.8.QJ9 8.KQT6.A9.6 AJ6.AJ.KT.A' },
];
let expected: Answer[];
beforeAll(async () => {
  const solver = await loadSolver();
  expected = [DEAL, OTHER].map((deal) => answer(deal, solver) as Answer);
});

/** Called in the middle of a request: a helper has proven something, its worker little. */
let onHelp: () => void;
/** For each request that was to go over to a shared table, whether it did. */
let shared: boolean[];

/** A worker in this thread that searches one slice of a request, and goes on when a helper has proven something. */
function startLeader(): WorkerLike {
  const { port1, port2 } = new MessageChannel();
  const load = async (): Promise<Engine> => {
    const engine = await engineFrom();
    return {
      ...engine,
      share(...args) {
        const isShared = engine.share(...args);
        shared.push(isShared);
        return isShared;
      },
      *work(request, sharedBounds) {
        const steps = engine.work(request, sharedBounds);
        const first = steps.next();
        if (first.done) return first.value;
        do yield first.value;
        while (sharedBounds.otherNodes === 0);
        onHelp();
        return yield* steps;
      },
    };
  };
  expose(new SolverService(load), port2);
  return Object.assign(port1, { terminate: () => port1.close() });
}

let client: SolverClient | undefined;
/** In the order of their starts: the leader, then the threads. */
let workers: WorkerLike[];

/** A client whose tables have that many bytes, all of which are in use. */
function clientOf(tableBytes = 16 * MIB): SolverClient {
  workers = [];
  shared = [];
  onHelp = () => undefined;
  const createWorker = (): WorkerLike => {
    const worker = hard(workers.length === 0 ? startLeader() : startThread());
    workers.push(worker);
    return worker;
  };
  return (client = new SolverClient({
    createWorker,
    workers: LEAST_SHARING,
    newSharedTable: async () => {
      const table = await newSharedTable(tableBytes);
      new Uint8Array((table.memory as WebAssembly.Memory).buffer).fill(0);
      return table;
    },
    shiftMs: Infinity,
  }));
}
afterEach(() => client?.dispose());

/** Solves both deals, and compares their values, of the deal itself and of its cards. */
async function solveBoth({ solve }: { solve: SolverClient['solve'] }): Promise<void> {
  for (const [i, deal] of [DEAL, OTHER].entries()) {
    const { value, cards } = await solve(deal);
    expect({ value, cards }).toEqual({ value: expected[i]!.value, cards: expected[i]!.cards });
  }
}
const bothWith = (client: SolverClient): Promise<void> => solveBoth({ solve: client.solve.bind(client) });

it('the values equal the values of one solver; each deal has a table of its own', async () => {
  await bothWith(clientOf());
  expect(shared).toEqual([true, true]);
});

it('a helper that dies in the middle costs only its help', async () => {
  const client = clientOf();
  onHelp = () => {
    onHelp = () => undefined;
    void workers[1]!.terminate();
  };
  await bothWith(client);
  expect(shared).toEqual([true, true]);
});

it('a request whose own worker dies in the middle is asked again', async () => {
  const client = clientOf();
  onHelp = () => {
    // As if it had thrown.
    (workers[0] as WorkerLike & EventTarget).dispatchEvent(Object.assign(new Event('error'), { message: 'no more' }));
  };
  await bothWith(client);
  expect(shared).toEqual([true]);
});

it('after a request that is cancelled in the middle the next ones are right', async () => {
  const client = clientOf();
  const controller = new AbortController();
  onHelp = () => controller.abort();
  await expect(client.solve(DEAL, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  onHelp = () => undefined;
  await bothWith(client);
  expect(shared).toEqual([true, true, true]);
});

it('the memory of the table is given back', async () => {
  const client = clientOf(256 * MIB);
  let held = 0;
  onHelp = () => (held = process.memoryUsage.rss());
  await bothWith(client);
  await expect
    .poll(() => {
      // The client, and its worker in this thread, wait for a moment before they let go.
      vi.advanceTimersByTime(1);
      return process.memoryUsage.rss();
    })
    .toBeLessThan(held - 200 * MIB);
});
