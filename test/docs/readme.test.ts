/** The README: its figures come from the solver, and its links lead to files. */
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { answer } from '../../src/engine/synchronous.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { atRoot } from '../../tools/paths.ts';
import type { SolveRequest } from '../../src/notation/request/solve-request.ts';

const README = readFileSync(atRoot('README.md'), 'utf8');
const [deal, record] = [...README.matchAll(/<jass-solver\s([^>]*)><\/jass-solver>/g)].map(([, attributes]) =>
  Object.fromEntries([...attributes!.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!])),
);

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

function solved(request: object): Answer {
  return answer(request as SolveRequest, solver);
}

it('gives the value of the deal in the first picture', () => {
  const { NS, EW } = solved({ ...deal, want: [] }).value!;
  expect(README).toContain(`North–South make ${NS} of ${NS! + EW!}`);
});

it('prints what the command prints', () => {
  const { plays, ...start } = record!;
  const { NS, EW } = solved({ ...start, want: [] }).value!;
  expect(README).toContain(`North–South make ${NS} card points, East–West ${EW}.`);
  const mistakes = solved({ ...start, plays, want: ['review'] }).review!.filter(({ lost }) => lost !== 0);
  expect(mistakes).toMatchObject([{ play: 'DK', by: 'E', lost: 19, best: ['S8'] }]);
});

it('names the file of this version at a CDN, as the guide does', () => {
  const { version, jsdelivr } = manifest;
  const start = readFileSync(atRoot('site/guide/start.md'), 'utf8');
  for (const text of [README, start]) {
    expect(text).toContain(`/npm/jass-solver@${version}/${jsdelivr.replace('./', '')}`);
  }
});

it('fits on a few screens', () => {
  expect(README.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});

it('links to files that exist', () => {
  const links = [...README.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path]) => path!);
  expect(links.filter((path) => !existsSync(atRoot(path)))).toEqual([]);
  expect(links.length).toBeGreaterThan(10);
});
