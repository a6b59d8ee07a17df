/** The client and the real worker in a real browser; test/engine tests the client with scripted workers. */
import { describe, expect, it } from 'vitest';
import type { JSHandle, Page } from 'playwright-core';
import { randomDeal } from '../random-deal.ts';
import { FINGERPRINT } from '../../src/engine/generated/fingerprint.ts';
import { advise } from '../../src/engine/synchronous.ts';
import { answer } from '../../src/engine/synchronous.ts';
import { variantById } from '../../src/game/variants/index.ts';
import type { Progress } from '../../src/analysis/progress.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import { START_TIMEOUT_MS } from '../../src/engine/pool/worker-link.ts';
import { useBrowser } from './harness.ts';
import { stopClock } from './stopped-clock.ts';
import type { SolveRequest } from '../../src/notation/request/solve-request.ts';

const pages = useBrowser();
const PAGE = 'build/test-pages/client.html';

/** A random deal of a variant: a full deal or an ending. */
function requestOf(variant: string, cardsEach?: number): SolveRequest<'cards' | 'line', undefined> {
  const deal = formatDeal(randomDeal(variantById(variant).rules, 1, cardsEach));
  return { variant, contract: 'H', leader: 'N', deal };
}

/** Takes hours: the largest pack of all. */
const ENDLESS = requestOf('krutzjass');
/** Takes many slices. */
const HARD = requestOf('schieber');
/** A deal whose contract table takes many slices. */
const MIDDLING = {
  variant: 'schieber',
  contract: 'H',
  leader: 'N',
  deal: 'N:.7.QJ6.KT87 AJ6.AJ.KT.A 8.KQT6.A9.6 T97.9.8.QJ9',
} as const;
const SHORT = requestOf('schieber', 5);

/** How a request ended in the page, as data that the test can read. */
interface End {
  readonly answer?: Answer;
  readonly name?: string;
  readonly message?: string;
  readonly code?: string;
}

/** Begins to solve in the page with a client whose worker runs this script; by default the worker of the bundle. */
function begin(page: Page, request: SolveRequest, script?: string): Promise<JSHandle<{ end: Promise<End> }>> {
  return page.evaluateHandle(
    ({ request, script }) => {
      const { SolverClient, createDefaultWorker } = window.solver;
      const client = new SolverClient({
        createWorker: () => (script ? new Worker(script) : createDefaultWorker()),
        workers: 1,
      });
      const end = client.solve(request).then(
        (answer): End => ({ answer }),
        ({ name, message, code }: Error & { code?: string }): End => ({ name, message, ...(code && { code }) }),
      );
      return { end };
    },
    { request, script },
  );
}

const endOf = (begun: JSHandle<{ end: Promise<End> }>): Promise<End> => begun.evaluate(({ end }) => end);

const solveWith = async (...args: Parameters<typeof begin>): Promise<End> => endOf(await begin(...args));

const scriptOf = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

describe('the client in a page', () => {
  it('answers as the solver in Node does', async () => {
    const page = await pages.open(PAGE);
    const { answer: inPage } = await solveWith(page, SHORT);
    const inNode = answer(SHORT, await loadSolver()) as Answer;
    expect(inPage).toEqual({ ...inNode, nodes: inPage!.nodes, ms: inPage!.ms });
  });

  it('gives advice deal by deal, as Node does, and stops when it is aborted', async () => {
    const page = await pages.open(PAGE);
    const request = { variant: 'klaverjassen', hand: 'J98.AK.T7.A', deals: 3 };
    const seen = await page.evaluate(async (request) => {
      const { adviseWith, sharedClient } = window.solver;
      const progress: number[] = [];
      const advice = await adviseWith(sharedClient(), request, { onProgress: ({ deals }) => progress.push(deals) });
      const stop = new AbortController();
      const endless = { ...request, deals: 1_000_000 };
      const onProgress = ({ deals }: { deals: number }) => deals >= 2 && stop.abort();
      const ended = await adviseWith(sharedClient(), endless, { signal: stop.signal, onProgress });
      return { advice, progress, ended };
    }, request);
    // With two workers, two deals may be counted at once.
    expect([seen.progress[0], seen.progress.at(-1)]).toEqual([0, 3]);
    expect(seen.progress).toEqual([...new Set(seen.progress)].sort());
    const inNode = advise(request, await loadSolver());
    expect(seen.advice).toEqual({ ...inNode, ms: seen.advice.ms });
    expect(seen.ended.deals).toBeGreaterThanOrEqual(2);
  });

  it('shares one worker, which starts on first use', async () => {
    const page = await pages.open(PAGE);
    await stopClock(page);
    expect(page.workers()).toHaveLength(0);
    await page.evaluate(async (request) => {
      const { sharedClient } = window.solver;
      await Promise.all([1, 2, 3].map((id) => sharedClient().solve({ ...request, id })));
    }, SHORT);
    expect(page.workers()).toHaveLength(1);
  });

  it.each([
    ['of 8 GiB', 8, 512],
    ['of half a GiB', 0.5, 32],
    ['that does not say', undefined, 128],
  ])('on a device %s gives tables their share of the memory, and the same values', async (_, deviceMemory, mib) => {
    const page = await pages.open(PAGE);
    const { bytes, ...seen } = await page.evaluate(
      async ({ deviceMemory, request }) => {
        Object.defineProperty(navigator, 'deviceMemory', { value: deviceMemory });
        const { sharedClient } = window.solver;
        const bytes = new Set<unknown>();
        // The handshake's request in Comlink's form.
        const post = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')!.value as (
          ...sent: unknown[]
        ) => void;
        Worker.prototype.postMessage = function (message: { path?: string[]; argumentList: { value: unknown }[] }) {
          if (message.path?.[0] === 'ready') bytes.add(message.argumentList[1]?.value);
          // oxlint-disable-next-line prefer-rest-params
          post.apply(this, [...arguments]);
        };
        const { value, cards } = await sharedClient().solve(request);
        return { value, cards, bytes: [...bytes], workers: sharedClient().workers };
      },
      { deviceMemory, request: SHORT },
    );
    const inNode = answer(SHORT, await loadSolver()) as Answer;
    expect(seen).toEqual({ value: inNode.value, cards: inNode.cards, workers: seen.workers });
    expect(bytes).toEqual([(mib / seen.workers) * 2 ** 20]);
  });

  it('reports narrowing bounds and never blocks the page; after a cancelled request the next starts at once', async () => {
    const page = await pages.open(PAGE);
    await stopClock(page);
    let workers = 0;
    page.on('worker', () => workers++);
    const seen = await page.evaluate(
      async ({ endless, short }) => {
        const client = window.solver.sharedClient();
        const controller = new AbortController();
        const bounds: (readonly [number, number])[] = [];
        const end = await new Promise<string>((resolve) => {
          client
            .solve(endless, {
              signal: controller.signal,
              onProgress: (progress) => {
                bounds.push(progress.bounds.NS!);
                if (bounds.length === 5) controller.abort();
              },
            })
            .catch((error: Error) => resolve(error.name));
        });
        const next = await client.solve(short);
        return { bounds, end, next };
      },
      { endless: ENDLESS, short: SHORT },
    );
    expect(seen.end).toBe('AbortError');
    expect(seen.bounds).toHaveLength(5);
    for (const [i, [low, high]] of seen.bounds.entries()) {
      const [lowBefore, highBefore] = seen.bounds[i - 1] ?? [0, 310];
      expect(low).toBeGreaterThanOrEqual(lowBefore);
      expect(high).toBeLessThanOrEqual(highBefore);
    }
    expect(seen.next.value).toBeDefined();
    // The worker stopped by itself: it was not terminated and replaced.
    expect(workers).toBe(1);
  });

  it('solves a hard deal with two workers, as the solver in Node does; bounds only narrow', async () => {
    const page = await pages.open(PAGE);
    const { answer: inPage, bounds } = await page.evaluate(async (request) => {
      const { SolverClient, pairOfWorkers } = window.solver;
      const client = new SolverClient({ createWorker: pairOfWorkers(), workers: 2 });
      const bounds: (readonly [number, number])[] = [];
      const answer = await client.solve(request, { onProgress: (progress) => bounds.push(progress.bounds.NS!) });
      return { answer, bounds };
    }, HARD);
    const inNode = answer(HARD, await loadSolver()) as Answer;
    expect({ value: inPage.value, cards: inPage.cards }).toEqual({ value: inNode.value, cards: inNode.cards });
    for (const [i, [low, high]] of bounds.entries()) {
      expect(low).toBeGreaterThanOrEqual(bounds[i - 1]?.[0] ?? 0);
      expect(high).toBeLessThanOrEqual(bounds[i - 1]?.[1] ?? 157);
    }
    expect(page.workers()).toHaveLength(2);
  });

  it('fills in a table with two workers, as the solver in Node does', async () => {
    const page = await pages.open(PAGE);
    const request = { ...MIDDLING, want: ['table'] } as const;
    const table = await page.evaluate(async (request) => {
      const { SolverClient, pairOfWorkers } = window.solver;
      const client = new SolverClient({ createWorker: pairOfWorkers(), workers: 2 });
      return (await client.solve(request)).table;
    }, request);
    expect(table).toEqual((answer(request, await loadSolver()) as Answer).table);
    expect(page.workers()).toHaveLength(2);
  });

  it('fills in a table with up to four workers, which start while it is solved', async () => {
    const page = await pages.open(PAGE);
    const request = { ...MIDDLING, want: ['table'] } as const;
    const table = await page.evaluate(async (request) => {
      const { SolverClient, createDefaultWorker } = window.solver;
      const client = new SolverClient({ createWorker: createDefaultWorker, workers: 4 });
      return (await client.solve(request)).table;
    }, request);
    expect(table).toEqual((answer(request, await loadSolver()) as Answer).table);
    expect(page.workers().length).toBeGreaterThan(2);
  });

  it('gets bounds from its second worker that the first would take hours to prove', async () => {
    const page = await pages.open(PAGE);
    const end = await page.evaluate(
      async (request) => {
        const { SolverClient, pairOfWorkers } = window.solver;
        const client = new SolverClient({ createWorker: pairOfWorkers(), workers: 2 });
        const controller = new AbortController();
        // Alone, a solver spends hours on its first probe, at the estimate; probes from above soon prove distant bounds.
        const onProgress = ({ bounds: { NS } }: Progress): void => {
          if (NS![1] < 310) controller.abort();
        };
        return client.solve(request, { signal: controller.signal, onProgress }).catch((error: Error) => error.name);
      },
      { ...ENDLESS, want: [] },
    );
    expect(end).toBe('AbortError');
  });

  it('answers other requests of the page during an endless one', async () => {
    const page = await pages.open(PAGE);
    const ids = await page.evaluate(
      async ({ endless, short }) => {
        const client = window.solver.sharedClient();
        const controller = new AbortController();
        const first = client.solve(endless, { signal: controller.signal }).catch((error: Error) => error.name);
        const others = await Promise.all([1, 2].map((id) => client.solve({ ...short, id })));
        controller.abort();
        return [...others.map(({ id }) => id), await first];
      },
      { endless: ENDLESS, short: SHORT },
    );
    expect(ids).toEqual([1, 2, 'AbortError']);
  });

  it('rejects a wrong request with the code and message of its error', async () => {
    const page = await pages.open(PAGE);
    const end = await solveWith(page, { ...SHORT, variant: 'scheiber' });
    expect(end).toMatchObject({ name: 'JassError', code: 'unknown-variant' });
    expect(end.message).toContain('schieber');
  });
});

describe('a solver that cannot start', () => {
  const unavailable = (message: RegExp): object => ({
    name: 'SolverUnavailable',
    message: expect.stringMatching(message) as string,
  });

  it('says so when the worker’s script is missing', async () => {
    const page = await pages.open(PAGE, { expectErrors: /404/ });
    expect(await solveWith(page, SHORT, '/no-such-worker.js')).toEqual(
      unavailable(/^The solver cannot start: the worker's script cannot be loaded/),
    );
  });

  it('says so when the script throws', async () => {
    const page = await pages.open(PAGE);
    expect(await solveWith(page, SHORT, scriptOf('throw new Error("this browser is too old")'))).toEqual(
      unavailable(/^The solver cannot start: .*this browser is too old/),
    );
  });

  it('says so when the worker never answers', async () => {
    const page = await pages.open(PAGE);
    await page.clock.install();
    const begun = await begin(page, SHORT, scriptOf(''));
    // For the first worker, and for the one that is tried after it.
    await page.clock.runFor(START_TIMEOUT_MS);
    await page.clock.runFor(START_TIMEOUT_MS);
    expect(await endOf(begun)).toEqual(unavailable(/^The solver cannot start: its worker has not answered/));
  });

  it('says so when the worker dies during a request', async () => {
    const page = await pages.open(PAGE);
    const dying = `onmessage = ({ data: { id, path } }) => {
      if (path[0] === 'ready') postMessage({ id, type: 'RAW', value: '${FINGERPRINT}' });
      else throw new Error('out of memory');
    };`;
    expect(await solveWith(page, SHORT, scriptOf(dying))).toEqual(
      unavailable(/^The solver has stopped: .*out of memory/),
    );
  });

  it.each([
    ['workers', 'client-no-worker', /Content-Security-Policy/],
    ['WebAssembly', 'client-no-wasm', /^The solver cannot start: .*WebAssembly/],
  ])("says so when the page's policy forbids %s", async (_, name, message) => {
    const page = await pages.open(`build/test-pages/${name}.html`, { expectErrors: /Content Security Policy/ });
    expect(await solveWith(page, SHORT)).toEqual(unavailable(message));
  });
});
