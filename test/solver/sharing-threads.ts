/** Threads that solve the same deals at the same time in one table. sharing-thread.ts is what each of them runs. */
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { threadOf } from '../../src/engine/threads.ts';
import type { GameState } from '../../src/game/play/play.ts';
import type { Payoff } from '../../src/game/scoring/payoff.ts';
import { newSharedTable } from '../../src/solver/sharing/new-shared-table.ts';
import type { SharedTable } from '../../src/solver/sharing/shared-table.ts';

/** What a thread solves. */
export interface SharedTask {
  readonly table: SharedTable;
  readonly state: GameState;
  readonly payoff: Payoff;
}

export class SharingThreads {
  readonly #threads: readonly Worker[];
  readonly #table: SharedTable;

  private constructor(threads: readonly Worker[], table: SharedTable) {
    this.#threads = threads;
    this.#table = table;
  }

  static async start(count: number, tableBytes: number): Promise<SharingThreads> {
    const module = new URL('./sharing-thread.ts', import.meta.url);
    const threads = Array.from({ length: count }, () => threadOf(module));
    await Promise.all(threads.map((thread) => once(thread, 'message')));
    return new SharingThreads(threads, await newSharedTable(tableBytes));
  }

  /** The outcomes that they find. */
  async outcomes(state: GameState, payoff: Payoff): Promise<number[]> {
    new Uint8Array((this.#table.memory as WebAssembly.Memory).buffer).fill(0);
    const found = this.#threads.map(async (thread) => ((await once(thread, 'message')) as [number])[0]);
    for (const thread of this.#threads) thread.postMessage({ table: this.#table, state, payoff } satisfies SharedTask);
    return Promise.all(found);
  }

  async end(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
  }
}
