/** Threads of Node as workers of the client. The client's behaviour with any kind of worker is in client.test.ts. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expose } from 'comlink';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { answer } from '../../src/engine/synchronous.ts';
import { FINGERPRINT } from '../../src/engine/generated/fingerprint.ts';
import type { Progress } from '../../src/analysis/progress.ts';
import { figureOf } from '../../src/notation/answer/answer.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { SolverClient } from '../../src/engine/client.ts';
import { SolverUnavailable } from '../../src/engine/pool/solver-unavailable.ts';
import { engineFrom } from '../../src/engine/service/engine.ts';
import { SolverService } from '../../src/engine/service/service.ts';
import type { Engine } from '../../src/engine/service/service.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import { startHere, startThread } from '../../src/engine/threads.ts';
import type { WorkerLike } from '../../src/engine/pool/worker-like.ts';
import { hard, stopTimers } from './stopped-timers.ts';

stopTimers();

/** A thread's body that starts, and then does not solve. */
const bodyOf = (onSolve: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ id, path: [call] }) => {
        if (call === 'solve') ${onSolve};
        parentPort.postMessage({ id, type: 'RAW', value: '${FINGERPRINT}' });
      });
    `)}`,
  );

const ENDING = { variant: 'schieber', contract: 'H', leader: 'N', deal: 'N:A..9.K .AK.T. K..J.Q J.6.A.' };

/** Takes hours: the largest pack of all. */
const HARD = {
  variant: 'krutzjass',
  contract: 'D',
  leader: 'N',
  deal: 'N:AAJT.AK.KQJ.AK9 KT9.AJT.TT99.QT QQ9.K9.QJ.KJJT9 KJ.QQJT9.AAK.AQ',
};

/** A deal with a table of 24 entries that takes many slices. */
const MIDDLING = {
  variant: 'schieber',
  contract: 'H',
  leader: 'N',
  deal: 'N:.7.QJ6.KT87 AJ6.AJ.KT.A 8.KQT6.A9.6 T97.9.8.QJ9',
};
/** With it the helper begins. */
const LAST_ENTRY = 'unenufe W';

/** A worker in this thread that searches one slice, and then waits until its helper has sent bounds on the table's last entry. */
function startBehindHelper(): WorkerLike {
  const { port1, port2 } = new MessageChannel();
  const load = async (): Promise<Engine> => {
    const engine = await engineFrom();
    return {
      ...engine,
      *work(request, sharedBounds) {
        const steps = engine.work(request, sharedBounds);
        const first = steps.next();
        if (first.done) return first.value;
        do yield first.value;
        while (!sharedBounds.hasFromOther(LAST_ENTRY));
        return yield* steps;
      },
    };
  };
  expose(new SolverService(load), port2);
  return Object.assign(port1, { terminate: () => port1.close() });
}

describe('threads', () => {
  let client: SolverClient;
  afterEach(() => client.dispose());

  it.each([
    ['a thread', startThread],
    ['the thread that asks', startHere],
  ])('%s answers as the library does', async (_, start) => {
    client = new SolverClient({ createWorker: () => start(), workers: 1 });
    const expected = answer(ENDING, await loadSolver()) as Answer;
    await expect(client.solve(ENDING)).resolves.toMatchObject({ value: expected.value, cards: expected.cards });
  });

  it('a thread cancels its work, and is free for the next request', async () => {
    let started = 0;
    const createWorker = () => (started++, startThread());
    client = new SolverClient({ createWorker, workers: 1 });
    const controller = new AbortController();
    const endless = client.solve(HARD, { signal: controller.signal, onProgress: () => controller.abort() });
    await expect(endless).rejects.toMatchObject({ name: 'AbortError' });
    await expect(client.solve(ENDING)).resolves.toHaveProperty('value');
    expect(started).toBe(1);
  });

  it('a thread without work does not keep a program running that forgets to end it', async () => {
    const program = `
      import { startThreads } from ${JSON.stringify(new URL('../../src/node.ts', import.meta.url).href)};
      const { value } = await startThreads(2).solve(${JSON.stringify({ ...ENDING, want: [] })});
      console.log(JSON.stringify(value));
    `;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program]);
    onTestFinished(() => void child.kill());
    const [stdout] = await Promise.all([text(child.stdout), once(child, 'close')]);
    const { value } = answer({ ...ENDING, want: [] }, await loadSolver());
    expect({ status: child.exitCode, value: JSON.parse(stdout) as unknown }).toEqual({ status: 0, value });
  });

  it('a request that cannot be sent leaves no port open, which would keep the program running', async () => {
    const ports = (): number => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;
    client = new SolverClient({ createWorker: startThread, workers: 1 });
    await client.solve(ENDING);
    await client.end();
    const before = ports();
    await expect(client.solve({ ...ENDING, id: () => 1 })).rejects.toThrow(/must be plain JSON data/);
    await client.end();
    await vi.waitFor(() => expect(ports()).toBe(before));
  });

  it('a thread helps the calling one: both contribute bounds', async () => {
    let started = 0;
    const createWorker = () => (started++ === 0 ? hard(startHere()) : startThread());
    client = new SolverClient({ createWorker, workers: 2 });
    const controller = new AbortController();
    // Alone, a solver spends hours on its first probe, at the estimate; probes from above soon prove distant bounds.
    const onProgress = ({ bounds }: Progress): void => {
      if (figureOf(bounds)[1] < 310) controller.abort('proven');
    };
    const end = client.solve({ ...HARD, want: [] }, { signal: controller.signal, onProgress });
    await expect(end).rejects.toBe('proven');
    expect(started).toBe(2);
  });

  it('`using` ends the threads; `await using` waits for their ends', async () => {
    const ended = new Set<WorkerLike>();
    const createWorker = (): WorkerLike => {
      const worker = startThread();
      const terminate = async (): Promise<void> => {
        await worker.terminate();
        ended.add(worker);
      };
      return { ...worker, terminate };
    };
    {
      await using waited = new SolverClient({ createWorker, workers: 1 });
      client = waited;
      await client.solve(ENDING);
    }
    expect(ended.size).toBe(1);
    {
      using other = new SolverClient({ createWorker, workers: 1 });
      client = other;
      await client.solve(ENDING);
    }
    await expect.poll(() => ended.size).toBe(2);
  });

  it('a thread helps with a table from its end', async () => {
    let started = 0;
    const createWorker = () => (started++ === 0 ? hard(startBehindHelper()) : startThread());
    client = new SolverClient({ createWorker, workers: 2 });
    const { table } = await client.solve({ ...MIDDLING, want: ['table'] });
    expect(started).toBe(2);
    expect(table).toEqual((answer({ ...MIDDLING, want: ['table'] }, await loadSolver()) as Answer).table);
  });

  it.each([
    ['throws', `throw new Error('out of order')`, /out of order/],
    ['exits', 'process.exit()', /thread has ended/],
  ])('a request over which a thread %s is asked again, once', async (_, body, message) => {
    let started = 0;
    let dying = 1;
    const createWorker = () => (started++, startThread(...(dying-- > 0 ? [bodyOf(body)] : [])));
    client = new SolverClient({ createWorker, workers: 1 });
    const answers = await Promise.all([client.solve(ENDING), client.solve(ENDING)]);
    expect(answers.map(({ value }) => value)).toEqual(Array(2).fill(answers[0].value));
    expect(started).toBe(2);
    client.dispose();
    dying = 2;
    const [end] = await Promise.allSettled([client.solve(ENDING)]);
    expect(end).toMatchObject({ status: 'rejected', reason: { atStart: false } });
    expect((end as PromiseRejectedResult).reason).toMatchObject({ message: expect.stringMatching(message) as string });
    await expect(client.solve(ENDING)).resolves.toMatchObject({ value: answers[0].value });
    expect(started).toBe(5);
  });

  it('reports threads that do not start', async () => {
    const broken = new URL(`data:text/javascript,throw new Error('no WebAssembly here')`);
    client = new SolverClient({ createWorker: () => startThread(broken), workers: 2 });
    const [end] = await Promise.allSettled([client.solve(ENDING)]);
    const reason: unknown = (end as PromiseRejectedResult).reason;
    expect(reason).toBeInstanceOf(SolverUnavailable);
    expect(reason).toMatchObject({
      atStart: true,
      message: expect.stringMatching(/^The solver cannot start: no WebAssembly here/) as string,
    });
  });
});
