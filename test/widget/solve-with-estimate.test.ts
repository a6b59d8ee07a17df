/** The two parts of a request for the position shown: nodes and time are those of both, and an easy deal takes only the first. */
import { expect, it } from 'vitest';
import type { Progress } from '../../src/analysis/progress.ts';
import type { Solves } from '../../src/engine/client.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import type { SolveRequest } from '../../src/notation/request/solve-request.ts';
import { solveWithEstimate } from '../../src/widget/state/solve-with-estimate.ts';

const REQUEST: SolveRequest = { variant: 'schieber', contract: 'S', leader: 'N', deal: 'N:J.A.. 9.K.. 7.T.. 6.6..' };
const WHOLE = { variant: 'schieber', payoff: 'points', value: { NS: 40, EW: 117 }, line: ['SJ'], nodes: 7, ms: 3 };
const ESTIMATE = { bounds: { NS: [20, 60] }, estimate: { NS: 45 }, nodes: 100, ms: 700 };

/** Solves with these answers in turn; reports progress of five nodes in two milliseconds before each. */
async function solved(...answers: object[]) {
  const requests: SolveRequest[] = [];
  const seen: object[] = [];
  const solve: Solves['solve'] = (request, options) => {
    options!.onProgress!({ bounds: { NS: [20, 60] }, cards: [], nodes: 5, ms: 2 });
    return Promise.resolve(answers[requests.push(request) - 1] as Answer);
  };
  const onProgress = ({ nodes, ms }: Progress): void => void seen.push({ nodes, ms });
  const onEstimate = ({ estimate }: Answer): void => void seen.push(estimate as object);
  const { signal } = new AbortController();
  const answer = await solveWithEstimate({ solve }, REQUEST, { signal, onProgress }, onEstimate);
  return { answer, seen, limits: requests.map(({ limitMs }) => limitMs) };
}

it('takes one part if that has the value, all cards and the line', async () => {
  expect(await solved(WHOLE)).toEqual({ answer: WHOLE, seen: [{ nodes: 5, ms: 2 }], limits: [expect.any(Number)] });
});

it('goes on without a limit after an estimate', async () => {
  expect(await solved(ESTIMATE, WHOLE)).toEqual({
    answer: { ...WHOLE, nodes: 107, ms: 703 },
    seen: [{ nodes: 5, ms: 2 }, { NS: 45 }, { nodes: 105, ms: 702 }],
    limits: [expect.any(Number), undefined],
  });
});
