import { afterEach, describe, expect, it } from 'vitest';
import { NodePool } from '../../src/solver/node-pool.ts';

/** A worker thread that does as its requests say, in place of the solver: these tests are about the threads alone. */
const OBEDIENT = `
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', ({ id, order }) => {
    if (order === 'throw') throw new Error('out of order');
    if (order === 'exit') process.exit();
    if (order !== 'hang') parentPort.postMessage({ id, variant: 'stub', nodes: threadId });
  });
  parentPort.postMessage('ready');
`;

const moduleOf = (source: string): URL => new URL(`data:text/javascript,${encodeURIComponent(source)}`);

describe('NodePool', () => {
  let pool: NodePool;
  afterEach(() => pool.close());

  it('answers every request', async () => {
    pool = new NodePool(2, moduleOf(OBEDIENT));
    const answers = await Promise.all(Array.from({ length: 20 }, (_, id) => pool.run({ id })));
    expect(answers.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, id) => id));
  });

  it('starts a thread only when there is work for it', async () => {
    pool = new NodePool(8, moduleOf(OBEDIENT));
    const first = await pool.run({ id: 1 });
    const second = await pool.run({ id: 2 });
    expect(first).toMatchObject({ id: 1, nodes: (second as { nodes: number }).nodes });
  });

  it.each([
    ['throw', /out of order/],
    ['exit', /ended without an answer/],
  ])('fails only the request whose thread dies (%s) and replaces the thread', async (order, reason) => {
    pool = new NodePool(1, moduleOf(OBEDIENT));
    const results = await Promise.allSettled([pool.run({ id: 1 }), pool.run({ id: 2, order }), pool.run({ id: 3 })]);
    expect(results).toMatchObject([
      { status: 'fulfilled', value: { id: 1 } },
      { status: 'rejected', reason: { message: expect.stringMatching(reason) as string } },
      { status: 'fulfilled', value: { id: 3 } },
    ]);
    expect(pool.failure).toBeUndefined();
  });

  it('fails a request that cannot be copied to a thread, and goes on', async () => {
    pool = new NodePool(1, moduleOf(OBEDIENT));
    const results = await Promise.allSettled([pool.run({ id: () => {} }), pool.run({ id: 2 })]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('gives up when its threads cannot start', async () => {
    pool = new NodePool(2, moduleOf(`throw new Error('no WebAssembly here')`));
    const results = await Promise.allSettled([pool.run({}), pool.run({}), pool.run({})]);
    for (const result of results) {
      expect(result).toMatchObject({
        status: 'rejected',
        reason: { message: 'the solver cannot start: no WebAssembly here' },
      });
    }
    await expect(pool.run({})).rejects.toThrow('the solver cannot start');
    expect(pool.failure).toBeDefined();
  });

  it('rejects what is under way when it is closed, and all that comes after', async () => {
    pool = new NodePool(1, moduleOf(OBEDIENT));
    const hanging = [pool.run({ id: 1, order: 'hang' }), pool.run({ id: 2 })];
    const outcome = Promise.allSettled([...hanging, pool.close()]);
    expect(await outcome).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }, { status: 'fulfilled' }]);
    await expect(pool.run({ id: 3 })).rejects.toThrow('the pool is closed');
  });
});
