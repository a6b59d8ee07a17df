/** The client and its workers: scripted workers start, share work, have shifts, are cancelled, fail and die. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Progress } from '../../src/analysis/progress.ts';
import type { SolverNumber } from '../../src/analysis/search/order-of-work.ts';
import type { ResolvedRequest } from '../../src/notation/request/resolve-request.ts';
import type { Want } from '../../src/notation/request/request.ts';
import { JassError } from '../../src/game/errors.ts';
import { randomDeal, seeded } from '../../src/game/play/random-deal.ts';
import { untranslated } from '../../src/game/reason.ts';
import { variantById } from '../../src/game/variants/index.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { SolverClient } from '../../src/engine/client.ts';
import { CANCEL_TIMEOUT_MS } from '../../src/engine/pool/crew.ts';
import { FIRST_SHIFT_MS, HARD_MS } from '../../src/engine/pool/pool.ts';
import type { SolveOptions } from '../../src/engine/pool/pool.ts';
import { SolverUnavailable } from '../../src/engine/pool/solver-unavailable.ts';
import { LEAST_SHARING } from '../../src/engine/pool/table-sharing.ts';
import type { SolveResult, ProgressPort } from '../../src/engine/service/service.ts';
import { HEARTBEAT_MS, START_TIMEOUT_MS } from '../../src/engine/pool/worker-link.ts';
import type { SharedTable } from '../../src/solver/sharing/shared-table.ts';
import { FakeWorker, shakeHands } from './fake-worker.ts';
import type { SolveRequest } from '../../src/notation/request/solve-request.ts';

// Loading move orders takes an unpredictable time; these workers search without them.
vi.mock('../../src/solver/ordering/load.ts', () => ({ loadOrdering: () => Promise.reject(new Error('not here')) }));

const REQUEST = { variant: 'schieber', contract: 'H', leader: 'N', deal: 'N:A..9.K .AK.T. K..J.Q J.6.A.' };

/** The script of the service below for one request, which carries it as its id. */
interface Script {
  readonly name: string;
  /** Lower bounds to report, one list for each start of the request. */
  readonly reports?: readonly (readonly number[])[];
  /** Whether to run until cancelled. */
  readonly long?: boolean;
  readonly mistake?: boolean;
  readonly trap?: boolean;
  /** How many helpers have something to do: those with higher numbers end at once. */
  readonly parts?: number;
  /** What is wanted, if not the default. */
  readonly want?: readonly Want[];
}

/** A rejected request in the form of `Promise.allSettled`. */
interface Rejected {
  readonly reason: Error;
}

/** Names of the requests in the order in which the workers started them. */
let begun: string[];
/** The numbers of the helpers, in the order in which they started. */
let numbers: SolverNumber[];
let workers: FakeWorker[];
/** Reports progress of the current request. */
let report: () => void;

/** The service of the worker, with the analysis replaced by the script. */
class ScriptedService {
  #leaveOff = (): void => undefined;
  #name = '';

  readonly ready = shakeHands;

  async solve({ id }: ResolvedRequest, progress: ProgressPort): Promise<SolveResult> {
    const { name, reports = [], long, mistake, trap } = id as Script;
    const times = begun.filter((other) => other === name).length;
    begun.push(name);
    this.#name = name;
    if (mistake) {
      return {
        kind: 'mistake',
        code: 'illegal-play',
        reason: untranslated('not legal'),
        place: { play: 3, card: 'S6' },
      };
    }
    if (trap) throw new WebAssembly.RuntimeError('unreachable');
    for (const low of reports[times] ?? []) progress.postMessage(progressOf(low));
    report = () => progress.postMessage(progressOf(0));
    if (!long) return { kind: 'answer', answer: answerTo(name) };
    await new Promise<void>((resolve) => (this.#leaveOff = resolve));
    return { kind: 'cancelled' };
  }

  /** Only requests of such names are of one position. */
  share(): boolean {
    return this.#name.startsWith('shared');
  }

  pair(port: MessagePort): void {
    port.close();
  }

  async assist({ id }: ResolvedRequest, port: MessagePort, number: SolverNumber, table?: SharedTable): Promise<void> {
    const { name, parts = Infinity } = id as Script;
    begun.push(`help ${name}${table ? ' in its table' : ''}`);
    numbers.push(number);
    if (number <= parts) await new Promise<void>((resolve) => (this.#leaveOff = resolve));
    port.close();
  }

  cancel(): void {
    this.#leaveOff();
  }
}

/** A worker that starts and accepts requests, but neither answers nor cancels them. */
const deaf = { ready: shakeHands, solve: () => new Promise(() => undefined), cancel: () => undefined };

const progressOf = (low: number): Progress => ({
  bounds: { NS: [low, 90] },
  cards: [{ card: 'SA', NS: [low, 157 - low] }],
  nodes: 10,
  ms: 1,
});

const answerTo = (name: string): Answer => ({
  id: name,
  variant: 'schieber',
  payoff: 'points',
  toPlay: 'N',
  nodes: 5,
  ms: 5,
});

const working = (): FakeWorker => new FakeWorker(new ScriptedService());

/** Sends scripts as requests. */
class ScriptedClient extends SolverClient {
  ask(script: Script, options?: SolveOptions): Promise<Answer> {
    const { want } = script;
    return this.solve({ ...REQUEST, ...(want && { want }), id: script }, options);
  }
}

/** A client with that many workers: the given one first, then working ones. */
function clientOf(first = working, size = 1, idleMs?: number): ScriptedClient {
  return clientStarting((number) => (number === 1 ? first() : working()), {
    workers: size,
    ...(idleMs && { idleMs }),
  });
}

/** @param start starts a worker; they are counted from 1 */
function clientStarting(
  start: (number: number) => FakeWorker,
  options: Omit<ConstructorParameters<typeof ScriptedClient>[0], 'createWorker'>,
): ScriptedClient {
  let starts = 0;
  const createWorker = (): FakeWorker => {
    const worker = start(++starts);
    workers.push(worker);
    return worker;
  };
  return new ScriptedClient({ createWorker, ...options });
}

/** Lets messages pass in both directions: the client's timers are fake, the messages are real. */
async function messages(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
}

/** Messages, then some milliseconds on the client's timers, then messages. */
async function later(ms: number): Promise<void> {
  await messages();
  vi.advanceTimersByTime(ms);
  await messages();
}

beforeEach(() => {
  begun = [];
  numbers = [];
  workers = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
  for (const worker of workers) worker.terminate();
});

describe('SolverClient', () => {
  it.each([
    ['form', { ...REQUEST, want: 'all' }, 'bad-request'],
    ['variant', { ...REQUEST, variant: 'scheiber' }, 'unknown-variant'],
    ['rules', { ...REQUEST, rules: { lastTrick: -1 } }, 'bad-rules'],
    ['plays', { ...REQUEST, plays: ['S6'] }, 'illegal-play'],
  ])('refuses a wrong %s at once, and no worker starts', async (_, request, code) => {
    const createWorker = vi.fn(working);
    await expect(new SolverClient({ createWorker, workers: 1 }).solve(request as SolveRequest)).rejects.toMatchObject({
      code,
    });
    expect(createWorker).not.toHaveBeenCalled();
  });

  it('starts one worker, on first use', async () => {
    const client = clientOf();
    expect(workers).toHaveLength(0);
    await expect(client.ask({ name: 'a' })).resolves.toEqual(answerTo('a'));
    await expect(client.ask({ name: 'b' })).resolves.toEqual(answerTo('b'));
    expect(workers).toHaveLength(1);
  });

  it('terminates a worker after the idle time, and starts another for the next request', async () => {
    const client = clientOf(working, 1, 60_000);
    await client.ask({ name: 'a' });
    await later(59_000);
    await client.ask({ name: 'b' });
    await later(59_000);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([false]);
    await later(2_000);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]);
    await expect(client.ask({ name: 'c' })).resolves.toEqual(answerTo('c'));
    expect(workers).toHaveLength(2);
  });

  it('keeps a busy worker however long it takes, and an idle one by default', async () => {
    const controller = new AbortController();
    const busy = clientOf(working, 1, 1_000).ask({ name: 'a', long: true }, { signal: controller.signal });
    await later(8_000);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([false]);
    controller.abort();
    await expect(busy).rejects.toThrow();
    const client = clientOf();
    await client.ask({ name: 'b' });
    await later(3_600_000);
    expect(workers.at(-1).isTerminated).toBe(false);
  });

  it('reports the proven bounds during the search', async () => {
    const seen: Progress[] = [];
    const controller = new AbortController();
    clientOf()
      .ask(
        { name: 'a', reports: [[1, 2]], long: true },
        { signal: controller.signal, onProgress: (progress) => seen.push(progress) },
      )
      .catch(() => undefined);
    await messages();
    expect(seen).toEqual([progressOf(1), progressOf(2)]);
    report();
    controller.abort();
    await messages();
    expect(seen).toHaveLength(2);
  });

  it('rejects with what the callback throws, and is free for the next request', async () => {
    const client = clientOf();
    const fault = new Error('of the page');
    const onProgress = (): void => {
      throw fault;
    };
    await expect(client.ask({ name: 'a', reports: [[1]], long: true }, { onProgress })).rejects.toBe(fault);
    await expect(client.ask({ name: 'b' })).resolves.toEqual(answerTo('b'));
    expect(workers).toHaveLength(1);
  });

  it('throws errors in a request as JassError, with their place', async () => {
    const error: unknown = await clientOf()
      .ask({ name: 'a', mistake: true })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(JassError);
    expect((error as JassError).toJSON()).toEqual({
      code: 'illegal-play',
      message: 'not legal',
      play: 3,
      card: 'S6',
    });
  });

  it('refuses requests that are not plain data, and continues', async () => {
    const client = clientOf();
    await expect(client.ask({ name: (() => 'a') as unknown as string })).rejects.toMatchObject({
      name: 'JassError',
      code: 'bad-request',
    });
    await expect(client.ask({ name: 'b' })).resolves.toEqual(answerTo('b'));
    expect(workers).toHaveLength(1);
  });
});

describe('cancelling', () => {
  const cancelled = { name: 'AbortError' };

  it('rejects at once, and cancels the work of the worker', async () => {
    const client = clientOf();
    const controller = new AbortController();
    const first = client.ask({ name: 'a', long: true }, { signal: controller.signal });
    await messages();
    controller.abort();
    await expect(first).rejects.toBeInstanceOf(DOMException);
    await expect(first).rejects.toMatchObject(cancelled);
    await expect(client.ask({ name: 'b' })).resolves.toEqual(answerTo('b'));
    expect(workers).toHaveLength(1);
  });

  it('drops a waiting request without starting it', async () => {
    const client = clientOf();
    const [first, second] = [new AbortController(), new AbortController()];
    const running = client.ask({ name: 'a', long: true }, { signal: first.signal });
    const waiting = client.ask({ name: 'b' }, { signal: second.signal });
    await messages();
    second.abort();
    await expect(waiting).rejects.toMatchObject(cancelled);
    first.abort();
    await expect(running).rejects.toMatchObject(cancelled);
    await client.ask({ name: 'c' });
    expect(begun).toEqual(['a', 'c']);
  });

  it('rejects with the reason that the signal gives, before and during the work', async () => {
    const client = clientOf();
    const reason = new Error('the reader has left');
    const controller = new AbortController();
    const running = client.ask({ name: 'a', long: true }, { signal: controller.signal });
    await messages();
    controller.abort(reason);
    await expect(running).rejects.toBe(reason);
    await expect(client.ask({ name: 'b' }, { signal: controller.signal })).rejects.toBe(reason);
  });

  it('rejects a request whose signal is already aborted, without starting a worker', async () => {
    await expect(clientOf().ask({ name: 'a' }, { signal: AbortSignal.abort() })).rejects.toMatchObject(cancelled);
    expect(workers).toHaveLength(0);
  });

  it('cancels while the worker is still starting', async () => {
    let loaded!: () => void;
    const loading = new Promise<void>((resolve) => (loaded = resolve));
    const client = clientOf(
      () => new FakeWorker(Object.assign(new ScriptedService(), { ready: () => loading.then(shakeHands) })),
    );
    const controller = new AbortController();
    const first = client.ask({ name: 'a' }, { signal: controller.signal });
    const second = client.ask({ name: 'b' });
    await messages();
    controller.abort();
    await expect(first).rejects.toMatchObject(cancelled);
    loaded();
    await expect(second).resolves.toEqual(answerTo('b'));
    expect(begun).toEqual(['b']);
  });

  it('replaces a worker that does not cancel its work', async () => {
    const client = clientOf(() => new FakeWorker(deaf));
    const controller = new AbortController();
    const first = client.ask({ name: 'a' }, { signal: controller.signal });
    await messages();
    controller.abort();
    await expect(first).rejects.toMatchObject(cancelled);
    const second = client.ask({ name: 'b' });
    await later(CANCEL_TIMEOUT_MS - 1);
    expect(workers[0]!.isTerminated).toBe(false);
    await later(1);
    expect(workers[0]!.isTerminated).toBe(true);
    await expect(second).resolves.toEqual(answerTo('b'));
    expect(workers).toHaveLength(2);
  });

  it('cancels everything when disposed, and starts again afterwards', async () => {
    const client = clientOf();
    const requests = ['a', 'b'].map((name) => client.ask({ name, long: true }));
    const ends = Promise.allSettled(requests);
    await messages();
    client.dispose();
    for (const end of await ends) expect(end).toMatchObject({ status: 'rejected', reason: cancelled });
    expect(workers[0]!.isTerminated).toBe(true);
    await expect(client.ask({ name: 'c' })).resolves.toEqual(answerTo('c'));
    expect(workers).toHaveLength(2);
  });
});

describe('shifts', () => {
  it('sets a long request aside when others wait, and restarts it for twice as long', async () => {
    const client = clientOf();
    const controller = new AbortController();
    for (const name of ['a', 'b', 'c']) {
      client.ask({ name, long: true }, { signal: controller.signal }).catch(() => undefined);
    }
    for (let shift = 0; shift < 3; shift++) await later(FIRST_SHIFT_MS);
    expect(begun.join('')).toBe('abca');
    await later(FIRST_SHIFT_MS);
    expect(begun.join('')).toBe('abca');
    await later(FIRST_SHIFT_MS);
    expect(begun.join('')).toBe('abcab');
    controller.abort();
    await messages();
    expect(workers).toHaveLength(1);
  });

  it('continues a request while no other waits, and ends its shift when one arrives', async () => {
    const client = clientOf();
    const controller = new AbortController();
    client.ask({ name: 'a', long: true }, { signal: controller.signal }).catch(() => undefined);
    await later(5 * FIRST_SHIFT_MS);
    expect(begun).toEqual(['a']);
    await expect(client.ask({ name: 'b' })).resolves.toEqual(answerTo('b'));
    await messages();
    expect(begun).toEqual(['a', 'b', 'a']);
    controller.abort();
    await messages();
  });

  it('ignores a report that arrives after the end of its shift', async () => {
    const client = clientOf();
    const controller = new AbortController();
    const onProgress = vi.fn();
    client.ask({ name: 'a', long: true }, { signal: controller.signal, onProgress }).catch(() => undefined);
    await messages();
    const reportOfTurn = report;
    reportOfTurn();
    await later(FIRST_SHIFT_MS);
    await client.ask({ name: 'b' });
    await messages();
    expect(begun).toEqual(['a', 'b', 'a']);
    reportOfTurn();
    await messages();
    expect(onProgress).toHaveBeenCalledOnce();
    controller.abort();
    await messages();
  });

  it('never widens the bounds, and sums the cost', async () => {
    const client = clientOf();
    const controller = new AbortController();
    const seen: Progress[] = [];
    client
      .ask(
        { name: 'a', reports: [[20], [10, 30]], long: true },
        { signal: controller.signal, onProgress: (progress) => seen.push(progress) },
      )
      .catch(() => undefined);
    await later(FIRST_SHIFT_MS);
    await client.ask({ name: 'b' });
    await messages();
    expect(seen).toEqual([
      progressOf(20),
      { ...progressOf(20), nodes: 20, ms: 2 },
      { ...progressOf(30), nodes: 20, ms: 2 },
    ]);
    controller.abort();
    await messages();
  });
});

describe('an unavailable solver', () => {
  const hopeless = (message: string): FakeWorker =>
    new FakeWorker({ ...deaf, ready: () => Promise.reject(new Error(message)) });
  const failing = (message?: string): FakeWorker => {
    const worker = new FakeWorker();
    setImmediate(() => worker.fail(message));
    return worker;
  };
  const cases: [what: string, make: () => FakeWorker, message: RegExp][] = [
    [
      'the browser refuses to make a worker',
      () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
      /^The solver cannot start: the browser refuses the worker: Access is denied/,
    ],
    ['the script cannot be loaded', () => failing(), /^The solver cannot start: the worker's script cannot be loaded/],
    ['the script throws', () => failing('x is not defined'), /^The solver cannot start: x is not defined/],
    [
      'WebAssembly does not compile',
      () => hopeless('Wasm code generation disallowed'),
      /^The solver cannot start: Wasm code generation disallowed/,
    ],
    [
      'the worker never answers',
      () => new FakeWorker(),
      /^The solver cannot start: its worker has not answered for 15 s/,
    ],
  ];

  /** A client of which that many workers do not start. */
  const startingAfter = (failures: number, make: () => FakeWorker) => {
    const start = vi.fn((number: number) => (number <= failures ? make() : working()));
    return { client: clientStarting(start, { workers: 1 }), start };
  };

  it.each(cases)('starts once more when %s', async (_, make) => {
    const { client, start } = startingAfter(1, make);
    const answers = Promise.all(['a', 'b'].map((name) => client.ask({ name })));
    await later(START_TIMEOUT_MS);
    await expect(answers).resolves.toEqual([answerTo('a'), answerTo('b')]);
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('starts once more each time, not once in all', async () => {
    const start = vi.fn((number: number) => (number % 2 === 1 ? failing('no memory') : working()));
    const client = clientStarting(start, { workers: 1 });
    for (const name of ['a', 'b', 'c']) {
      await expect(client.ask({ name })).resolves.toEqual(answerTo(name));
      workers.at(-1)?.fail('out of memory');
    }
    expect(start).toHaveBeenCalledTimes(6);
  });

  it.each(cases)('rejects when twice %s, and tries again on next use', async (_, make, message) => {
    const { client, start } = startingAfter(2, make);
    const ends = Promise.allSettled([client.ask({ name: 'a' })]);
    await later(START_TIMEOUT_MS);
    await later(START_TIMEOUT_MS);
    const end = await ends;
    const { reason } = end[0] as Rejected;
    expect(reason).toBeInstanceOf(SolverUnavailable);
    expect(reason.message).toMatch(message);
    expect(workers.filter(({ isTerminated }) => !isTerminated)).toHaveLength(0);
    await expect(client.ask({ name: 'b' })).resolves.toEqual(answerTo('b'));
    expect(start).toHaveBeenCalledTimes(3);
  });

  it('rejects all requests that wait for the start', async () => {
    const { client, start } = startingAfter(2, () => failing());
    const ends = await Promise.allSettled(['a', 'b', 'c'].map((name) => client.ask({ name })));
    expect(ends.map((end) => (end as Rejected).reason)).toEqual(Array(3).fill(expect.any(SolverUnavailable)));
    expect(start).toHaveBeenCalledTimes(2);
  });

  const deaths: [what: string, happen: (worker: FakeWorker) => void | Promise<void>, message: RegExp][] = [
    ['throws', (worker) => worker.fail('out of memory'), /^The solver has stopped: out of memory/],
    ['sends what cannot be read', (worker) => void worker.dispatchEvent(new Event('messageerror')), /cannot be read/],
    ['falls silent', () => later(2 * HEARTBEAT_MS), /does not answer any more/],
  ];

  it.each(deaths)('restarts a request once if its worker %s', async (_, happen, message) => {
    const client = clientStarting((number) => ([1, 2, 4].includes(number) ? new FakeWorker(deaf) : working()), {
      workers: 1,
    });
    const twice = Promise.allSettled([client.ask({ name: 'a' })]);
    for (const which of [0, 1]) {
      await messages();
      await happen(workers[which]!);
    }
    const { reason } = (await twice)[0] as Rejected;
    expect(reason).toBeInstanceOf(SolverUnavailable);
    expect(reason.message).toMatch(message);
    expect(workers.slice(0, 2).map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
    await expect(client.ask({ name: 'b' })).resolves.toEqual(answerTo('b'));
    workers[2]!.fail('between two requests');
    const once = client.ask({ name: 'c' });
    await messages();
    await happen(workers[3]!);
    await expect(once).resolves.toEqual(answerTo('c'));
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true, true, true, false]);
  });

  it('answers the waiting requests although the worker dies over another, and then that one', async () => {
    const client = clientOf(() => new FakeWorker(deaf));
    const order: string[] = [];
    const both = ['a', 'b'].map((name) => client.ask({ name }).then(() => order.push(name)));
    await messages();
    workers[0]!.fail('out of memory');
    await Promise.all(both);
    expect(order).toEqual(['b', 'a']);
    expect(workers).toHaveLength(2);
  });

  it('lets another running worker take over from one that dies', async () => {
    const client = clientOf(() => new FakeWorker(deaf), 2);
    const [first, second] = ['a', 'b'].map((name) => client.ask({ name }));
    await later(HARD_MS);
    await expect(second).resolves.toEqual(answerTo('b'));
    workers[0]!.fail('out of memory');
    await expect(first).resolves.toEqual(answerTo('a'));
    expect(begun.filter((name) => !name.startsWith('help'))).toEqual(['b', 'a']);
  });

  it('continues from the bounds proven before the worker died', async () => {
    const client = clientOf();
    const seen: Progress[] = [];
    const controller = new AbortController();
    client
      .ask(
        { name: 'a', reports: [[20], [10, 30]], long: true },
        { signal: controller.signal, onProgress: (progress) => seen.push(progress) },
      )
      .catch(() => undefined);
    await messages();
    workers[0]!.fail('out of memory');
    await messages();
    expect(seen.map(({ bounds }) => bounds)).toEqual([20, 20, 30].map((low) => ({ NS: [low, 90] })));
    controller.abort();
    await messages();
  });

  it('does not restart a request that was cancelled when the worker died', async () => {
    const client = clientOf(() => new FakeWorker(deaf));
    const controller = new AbortController();
    const request = client.ask({ name: 'a' }, { signal: controller.signal });
    await messages();
    controller.abort();
    workers[0]!.fail('out of memory');
    await expect(request).rejects.toMatchObject({ name: 'AbortError' });
    await messages();
    expect(workers).toHaveLength(1);
  });

  it('gives the reason if the next worker does not start', async () => {
    const client = clientStarting((number) => (number === 1 ? new FakeWorker(deaf) : hopeless('no memory')), {
      workers: 1,
    });
    const request = Promise.allSettled([client.ask({ name: 'a' })]);
    await messages();
    workers[0]!.fail('out of memory');
    const { reason } = (await request)[0] as Rejected;
    expect(reason).toMatchObject({ message: 'The solver cannot start: no memory', atStart: true });
  });

  it('rejects the request over which WebAssembly traps again, and gives the next one a new worker', async () => {
    const client = clientOf();
    await expect(client.ask({ name: 'a', trap: true })).rejects.toThrow(/^The solver has failed: unreachable/);
    await expect(client.ask({ name: 'b' })).resolves.toEqual(answerTo('b'));
    expect(workers).toHaveLength(3);
  });

  it('does not give up a request that still reports', async () => {
    const client = clientOf();
    const controller = new AbortController();
    const request = client.ask({ name: 'a', long: true }, { signal: controller.signal });
    for (let beat = 0; beat < 5; beat++) {
      await later(HEARTBEAT_MS);
      report();
    }
    controller.abort();
    await expect(request).rejects.toMatchObject({ name: 'AbortError' });
    expect(workers[0]!.isTerminated).toBe(false);
  });
});

function long(client: ScriptedClient, name: string, want?: readonly Want[]): AbortController {
  const controller = new AbortController();
  client.ask({ name, long: true, ...(want && { want }) }, { signal: controller.signal }).catch(() => undefined);
  return controller;
}

describe('workers that can share a table', () => {
  const TABLE = { solver: {}, table: {}, memory: { buffer: { byteLength: 0 } } };
  const clientWith = (newSharedTable: () => Promise<SharedTable>, most = LEAST_SHARING): ScriptedClient =>
    clientStarting(working, { workers: most, newSharedTable });
  /** The helpers that have begun since the last call. */
  const helpers = (): string[] => begun.splice(0).filter((name) => name.startsWith('help'));
  const times = (count: number, what: string): string[] => Array<string>(count).fill(what);
  const isTerminated = (): boolean[] => workers.map((worker) => worker.isTerminated);

  it('all help with a hard request; a waiting one takes one of them', async () => {
    const newSharedTable = vi.fn(() => Promise.resolve(TABLE));
    const client = clientWith(newSharedTable);
    const a = long(client, 'shared');
    await later(HARD_MS);
    // They start one after the other.
    await messages();
    expect(begun).toEqual(['shared', ...times(3, 'help shared in its table')]);
    expect(newSharedTable).toHaveBeenCalledExactlyOnceWith(1);
    const b = long(client, 'b');
    await messages();
    expect(begun.slice(4)).toEqual(['b']);
    for (const one of [a, b]) one.abort();
    await messages();
    expect(isTerminated()).toEqual([false, false, false, false]);
  });

  it('one request at a time has a shared table; another then has one helper, and a table after the first', async () => {
    const newSharedTable = vi.fn(() => Promise.resolve(TABLE));
    const client = clientWith(newSharedTable, LEAST_SHARING + 1);
    const [a, b] = ['shared a', 'shared b'].map((name) => long(client, name)) as [AbortController, AbortController];
    // The first has begun alone, and so has the others' help.
    await later(HARD_MS);
    await later(HARD_MS);
    expect(helpers()).toEqual(times(3, 'help shared a in its table'));
    await client.ask({ name: 'c' });
    await messages();
    expect(helpers()).toEqual(['help shared b']);
    a.abort();
    await messages();
    expect(helpers()).toEqual(times(3, 'help shared b in its table'));
    // The first table was made when the second request was at work too.
    expect(newSharedTable.mock.calls).toEqual([[4 / 5], [1]]);
    b.abort();
    await messages();
  });

  it('a helper that dies costs its help only; a request whose own worker dies starts again, with another table', async () => {
    const newSharedTable = vi.fn(() => Promise.resolve(TABLE));
    const client = clientWith(newSharedTable);
    const a = long(client, 'shared');
    await later(HARD_MS);
    await messages();
    helpers();
    workers[3]!.fail('out of memory');
    await later(HARD_MS);
    expect(begun).toEqual([]);
    workers[0]!.fail('out of memory');
    await later(HARD_MS);
    await later(HARD_MS);
    expect(begun.splice(0)).toEqual(['shared', ...times(3, 'help shared in its table')]);
    expect(newSharedTable).toHaveBeenCalledTimes(2);
    a.abort();
    await messages();
  });

  it.each<[why: string, name: string, newSharedTable: () => Promise<SharedTable>, most?: number]>([
    ['without memory for a table', 'shared', () => Promise.reject(new RangeError('could not allocate memory'))],
    ['with a request that has no use for it', 'table', () => Promise.resolve(TABLE)],
    ['where there are only three', 'shared', () => Promise.resolve(TABLE), 3],
  ])('each helps with its own %s', async (_, name, newSharedTable, most = LEAST_SHARING) => {
    const client = clientWith(newSharedTable, most);
    const a = long(client, name, []);
    await later(HARD_MS);
    // They start one after the other.
    await messages();
    expect(begun).toEqual([name, ...times(most - 1, `help ${name}`)]);
    a.abort();
    await messages();
  });
});

describe('workers with a table each', () => {
  it.each<[want: readonly Want[], helpers: number]>([
    [['cards'], 4],
    [['line', 'cards'], 4],
    [['table'], 4],
    [['allContracts'], 4],
    [['line'], 3],
    [[], 3],
  ])('of a hard request for %j, %i of four help', async (want, helpers) => {
    const client = clientOf(working, 5);
    const a = long(client, 'a', want);
    await later(HARD_MS);
    // They start one after the other.
    await messages();
    expect(begun).toEqual(['a', ...Array.from({ length: helpers }, () => 'help a')]);
    expect(numbers).toEqual([1, 2, 3, 4].slice(0, helpers));
    a.abort();
    await messages();
  });

  it('of a hard request for the value of twelve cards a hand, one of four helps', async () => {
    const client = clientOf(working, 5);
    const controller = new AbortController();
    const deal = formatDeal(randomDeal(variantById('krutzjass').rules, seeded(1)));
    const request = { variant: 'krutzjass', contract: 'H', leader: 'N', deal, want: [], id: { name: 'a', long: true } };
    client.solve(request, { signal: controller.signal }).catch(() => undefined);
    await later(HARD_MS);
    await messages();
    expect(begun).toEqual(['a', 'help a']);
    controller.abort();
    await messages();
  });

  it.each<[what: string, request: object, begins: string[]]>([
    ['the table of a full deal, help begins at once', { want: ['table'] }, ['a', 'help a']],
    ['first estimates of a table', { want: ['table'], limitMs: 0 }, ['a']],
    ['the value of a full deal', { want: [] }, ['a']],
    ['the table of an ending', { ...REQUEST, want: ['table'] }, ['a']],
  ])('before it has lasted long: for %s', async (_, request, begins) => {
    const client = clientOf(working, 2);
    const controller = new AbortController();
    const deal = formatDeal(randomDeal(variantById('schieber').rules, seeded(1)));
    const full = { variant: 'schieber', contract: 'H', leader: 'N', deal, id: { name: 'a', long: true } };
    client.solve({ ...full, ...request }, { signal: controller.signal }).catch(() => undefined);
    await later(HARD_MS - 1);
    expect(begun).toEqual(begins);
    controller.abort();
    await messages();
  });

  it('a helper that comes later takes the number of the one that left', async () => {
    const client = clientOf(working, 3);
    const a = long(client, 'a', ['cards']);
    await later(HARD_MS);
    await messages();
    const b = long(client, 'b', []);
    await messages();
    b.abort();
    await messages();
    expect(begun).toEqual(['a', 'help a', 'help a', 'b', 'help a']);
    expect(numbers).toEqual([1, 2, 1]);
    a.abort();
    await messages();
  });
});

describe('a helper without work', () => {
  it('is not replaced; those at work are', async () => {
    const client = clientOf(working, 5);
    const controller = new AbortController();
    client
      .ask({ name: 'a', long: true, parts: 1, want: ['cards'] }, { signal: controller.signal })
      .catch(() => undefined);
    await later(HARD_MS);
    await messages();
    // All that start at the same time, and none after them.
    expect(numbers.splice(0)).toEqual([1, 2, 3]);
    const others = ['b', 'c', 'd', 'e'].map((name) => long(client, name, []));
    await messages();
    others[0]!.abort();
    await messages();
    expect(begun.at(-1)).toBe('help a');
    expect(numbers).toEqual([1]);
    for (const one of [controller, ...others]) one.abort();
    await messages();
  });
});

describe('a second worker', () => {
  it('starts only for a long request, helps with it, stops with it and stays for the next', async () => {
    const client = clientOf(working, 2);
    await client.ask({ name: 'easy' });
    const a = long(client, 'a');
    await later(HARD_MS - 1);
    expect(workers).toHaveLength(1);
    await later(1);
    expect(begun).toEqual(['easy', 'a', 'help a']);
    a.abort();
    await messages();
    const b = long(client, 'b');
    await later(HARD_MS);
    expect(begun.slice(3)).toEqual(['b', 'help b']);
    b.abort();
    await messages();
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([false, false]);
  });

  it('is not joined by more than the maximum, however many requests wait', async () => {
    const client = clientOf(working, 3);
    const all = Array.from({ length: 20 }, (_, i) => long(client, String(i)));
    await later(HARD_MS);
    await later(HARD_MS);
    expect(workers).toHaveLength(3);
    for (const one of all) one.abort();
    await messages();
  });

  it('takes a waiting request rather than helping', async () => {
    const client = clientOf(working, 2);
    const [a, b] = [long(client, 'a'), long(client, 'b')];
    await later(HARD_MS);
    expect(begun).toEqual(['a', 'b']);
    b.abort();
    await messages();
    expect(begun).toEqual(['a', 'b', 'help a']);
    await expect(client.ask({ name: 'c' })).resolves.toEqual(answerTo('c'));
    await messages();
    expect(begun).toEqual(['a', 'b', 'help a', 'c', 'help a']);
    a.abort();
    await messages();
  });

  it.each<[what: string, second: () => FakeWorker]>([
    [
      'is refused by the browser',
      () => {
        throw new DOMException('no', 'SecurityError');
      },
    ],
    ['does not start', () => new FakeWorker({ ...deaf, ready: () => Promise.reject(new Error('no memory')) })],
  ])('that %s is done without, for good', async (_, second) => {
    const client = clientStarting((number) => (number === 1 ? working() : second()), { workers: 2 });
    const a = long(client, 'a');
    const b = client.ask({ name: 'b' });
    await later(HARD_MS);
    await later(FIRST_SHIFT_MS);
    await expect(b).resolves.toEqual(answerTo('b'));
    await later(HARD_MS);
    expect(begun).toEqual(['a', 'b', 'a']);
    expect(workers.length).toBeLessThanOrEqual(2);
    a.abort();
    await messages();
  });

  it('that dies while helping does not harm the request', async () => {
    const client = clientOf(working, 2);
    const seen: Progress[] = [];
    const controller = new AbortController();
    client
      .ask({ name: 'a', long: true }, { signal: controller.signal, onProgress: (progress) => seen.push(progress) })
      .catch(() => undefined);
    await later(HARD_MS);
    workers[1]!.fail('out of memory');
    await messages();
    report();
    await messages();
    expect(seen).toHaveLength(1);
    expect(workers).toHaveLength(2);
    await expect(client.ask({ name: 'b' })).resolves.toEqual(answerTo('b'));
    expect(workers).toHaveLength(3);
    controller.abort();
    await messages();
  });

  it('is terminated if it does not stop helping', async () => {
    const silent = { ready: shakeHands, assist: () => new Promise(() => undefined), cancel: () => undefined };
    const client = clientStarting((number) => (number === 2 ? new FakeWorker(silent) : working()), { workers: 2 });
    const a = long(client, 'a');
    await later(HARD_MS);
    a.abort();
    await later(CANCEL_TIMEOUT_MS);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([false, true]);
    await expect(client.ask({ name: 'b' })).resolves.toEqual(answerTo('b'));
  });

  it('ends with the first one when the client is disposed of; later requests start new ones', async () => {
    const client = clientOf(working, 2);
    const end = client.ask({ name: 'a', long: true });
    const ends = Promise.allSettled([end]);
    await later(HARD_MS);
    client.dispose();
    expect((await ends)[0]).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } });
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
    await expect(client.ask({ name: 'b' })).resolves.toEqual(answerTo('b'));
    expect(workers).toHaveLength(3);
  });

  it('is not started for a hard request that ends with the client', async () => {
    const client = clientOf();
    const ends = Promise.allSettled([client.ask({ name: 'a', long: true })]);
    await later(HARD_MS);
    client.dispose();
    await ends;
    await messages();
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]);
  });
});
