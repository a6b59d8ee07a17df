/** Workers of a page share the table of a hard deal where the page is cross-origin isolated, and have a table each elsewhere. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { answer } from '../../src/engine/synchronous.ts';
import { variantById } from '../../src/game/variants/index.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import { atRoot } from '../../tools/paths.ts';
import { closedAfter } from '../consumers/closed.ts';
import { serve } from '../consumers/server.ts';
import { randomDeal } from '../random-deal.ts';
import { useBrowser } from './harness.ts';

const pages = useBrowser();
const PAGE = 'build/test-pages/client.html';
/** What the documentation tells a page to send. */
const ISOLATED = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };

/** Takes one worker some seconds, in which the others start and help. */
const HARD = {
  variant: 'krutzjass',
  contract: 'H',
  leader: 'N',
  deal: formatDeal(randomDeal(variantById('krutzjass').rules, 1, 9)),
} as const;
const NEXT = { ...HARD, variant: 'schieber', deal: formatDeal(randomDeal(variantById('schieber').rules, 1, 6)) };
let expected: Pick<Answer, 'value' | 'cards'>[];
beforeAll(async () => {
  const solver = await loadSolver();
  expected = [HARD, NEXT].map((request) => {
    const { value, cards } = answer(request, solver) as Answer;
    return { value, cards };
  });
});

/** Opens the page as on a device with four cores. */
async function openWithCores(address: string, before: () => void = () => undefined): Promise<Page> {
  const page = await pages.open(`${address}/${PAGE}`, { from: [address] });
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 }));
  await page.addInitScript(before);
  await page.reload();
  return page;
}

declare global {
  interface Window {
    /** `solve` of a build, if not that of the page. */
    solveOfBuild?: (request: typeof HARD | typeof NEXT) => Promise<Pick<Answer, 'value' | 'cards'>>;
  }
}

/**
 * Solves the hard deal, then another one.
 * @returns also the calls that the client sent its workers for the hard deal: of `share`, and of `assist` with a table and without.
 * The other deal has no helpers, except on a busy machine, which may still hold the memory of the first table.
 */
const solveIn = (page: Page) =>
  page.evaluate(
    async (requests) => {
      const sent = { tables: 0, shared: 0, private: 0 };
      const post = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')!.value as (
        ...sent: unknown[]
      ) => void;
      Worker.prototype.postMessage = function (message: { path?: string[]; argumentList: { value: unknown }[] }) {
        const call = message.path?.[0];
        const hasTable = message.argumentList?.some(
          ({ value }) => typeof value === 'object' && value && 'memory' in value,
        );
        if (call === 'share') sent.tables++;
        if (call === 'assist') sent[hasTable ? 'shared' : 'private']++;
        // oxlint-disable-next-line prefer-rest-params
        post.apply(this, [...arguments]);
      };
      const client = window.solver.sharedClient();
      const solve = async (request: (typeof requests)[number]) => {
        const { value, cards } = await (window.solveOfBuild?.(request) ?? client.solve(request));
        return { value, cards };
      };
      const first = await solve(requests[0]);
      const sentForFirst = { ...sent };
      const answers = [first, await solve(requests[1])];
      return { isIsolated: crossOriginIsolated, workers: client.workers, sent: sentForFirst, answers };
    },
    [HARD, NEXT] as const,
  );

/** A worker has helped, without a shared table. */
function expectPrivate(sent: { readonly shared: number; readonly private: number }): void {
  expect(sent.shared).toBe(0);
  expect(sent.private).toBeGreaterThan(0);
}

describe('a page on a device with four cores', () => {
  it.each([
    ['jass-solver', 'element'],
    ['jass-solver/external', 'element/external'],
  ])('that is cross-origin isolated has four workers of %s, which share a table', async (_, folder) => {
    const { address } = closedAfter(await serve(atRoot('.'), ISOLATED));
    const page = await openWithCores(address);
    const content = `import { solve } from '/dist/${folder}/index.js'; window.solveOfBuild = solve;`;
    await page.addScriptTag({ type: 'module', content });
    await page.waitForFunction(() => window.solveOfBuild);
    const { sent, ...seen } = await solveIn(page);
    expect(seen).toEqual({ isIsolated: true, workers: 4, answers: expected });
    expect([sent.tables, sent.shared].map((calls) => calls > 0)).toEqual([true, true]);
    expect(sent.private).toBe(0);
    expect(page.workers()).toHaveLength(4);
  });

  it('that is not has four, with a table each', async () => {
    const { address } = closedAfter(await serve(atRoot('.')));
    const page = await openWithCores(address);
    const { sent, ...seen } = await solveIn(page);
    expect(seen).toEqual({ isIsolated: false, workers: 4, answers: expected });
    expectPrivate(sent);
    expect(sent.tables).toBe(0);
  });

  it('that has no memory to share has workers with a table each, and no error', async () => {
    const { address } = closedAfter(await serve(atRoot('.'), ISOLATED));
    const page = await openWithCores(address, () => {
      const { Memory } = WebAssembly;
      WebAssembly.Memory = function (descriptor: WebAssembly.MemoryDescriptor) {
        if (descriptor.shared) throw new RangeError('WebAssembly.Memory(): could not allocate memory');
        return new Memory(descriptor);
      } as never;
    });
    const { sent, ...seen } = await solveIn(page);
    expect(seen).toEqual({ isIsolated: true, workers: 4, answers: expected });
    expectPrivate(sent);
    expect(sent.tables).toBe(0);
  });

  it('whose workers cannot use the memory has a table each', async () => {
    const { address } = closedAfter(await serve(atRoot('.'), ISOLATED));
    const page = await openWithCores(address, () => {
      // The worker gets one that is not shared, and refuses it.
      const { Memory } = WebAssembly;
      WebAssembly.Memory = function (descriptor: WebAssembly.MemoryDescriptor) {
        return descriptor.shared ? { buffer: new ArrayBuffer(65536) } : new Memory(descriptor);
      } as never;
    });
    const { sent, ...seen } = await solveIn(page);
    expect(seen).toEqual({ isIsolated: true, workers: 4, answers: expected });
    expectPrivate(sent);
    expect(sent.tables).toBeGreaterThan(0);
  });
});
