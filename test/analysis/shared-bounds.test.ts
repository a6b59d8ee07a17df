/** What solvers tell each other, and how long it waits to be taken. */
import { expect, it } from 'vitest';
import { SharedBounds } from '../../src/analysis/search/shared-bounds.ts';
import type { FindingsOf } from '../../src/analysis/search/shared-bounds.ts';

const findings = (by: number, dealKey = ''): FindingsOf => ({
  by,
  dealKey,
  marks: new Uint8Array(1),
  proofs: new Uint8Array(32),
});

/** Findings that a solver has received, and not taken. */
function received(all: readonly FindingsOf[]): SharedBounds {
  const bounds = new SharedBounds();
  const receive = bounds.connect(() => {});
  for (const one of all) receive({ bounds: [], nodes: 0, findings: one });
  return bounds;
}

/** The numbers of the solvers whose findings a solver is offered. It takes the findings about that deal. */
function offered(bounds: SharedBounds, deal: string): number[] {
  const found: number[] = [];
  bounds.offerFindings(({ by, dealKey }) => found.push(by) > 0 && dealKey === deal);
  return found;
}

it('findings of another contract wait until the solver comes to it; those that are taken are not offered again', () => {
  const bounds = received([findings(1, 'H'), findings(2, 'S'), findings(3, 'H')]);
  expect(offered(bounds, 'H')).toEqual([1, 2, 3]);
  expect(offered(bounds, 'S')).toEqual([2]);
  expect(offered(bounds, 'S')).toEqual([]);
});

it('the latest 1,024 wait', () => {
  const bounds = received(Array.from({ length: 1025 }, (_, i) => findings(i)));
  expect(offered(bounds, '')).toEqual(Array.from({ length: 1024 }, (_, i) => i + 1));
});

it('findings of one helper go on to the others, not back to it', () => {
  const bounds = new SharedBounds();
  const heard: string[] = [];
  const note = (name: string) => bounds.connect((update) => update.findings && heard.push(name));
  const [receiveFromFirst] = [note('first'), note('second')];
  receiveFromFirst({ bounds: [], nodes: 0, findings: findings(1) });
  expect(heard).toEqual(['second']);
});
