/**
 * `npm run bench -- sharing [variants …]`: the gain of one table for all positions of a deal. Nodes of positions
 * searched one after another with a common table, compared with each searched alone: the four leaders of a deal, the
 * cards of the first player, the positions after each of 16 plays of a line.
 */
import { SEATS } from '../src/game/cards.ts';
import { contractsOf, handSize } from '../src/game/rules/pack.ts';
import { legalNow, playCard, startOf } from '../src/game/play/play.ts';
import type { GameState } from '../src/game/play/play.ts';
import { variantById } from '../src/game/variants/index.ts';
import { loadSolver } from '../src/solver/full-solver.ts';
import { randomStarts } from './deals.ts';
import { report, words } from './report.ts';
import { median } from './statistics.ts';
import { solve } from './work.ts';

const SEED = 20261123;
const DEALS = 20;
const PLAYS = 16;

const solver = await loadSolver();
/** Another deal, which empties the table. */
const [OTHER] = randomStarts(variantById('klaverjassen').rules, ['S'], 1, 1, SEED);

function forget(): void {
  solver.setPosition(OTHER!);
}

function nodesOf(states: readonly GameState[], isShared: boolean): number {
  forget();
  return states.reduce((sum, state) => {
    if (!isShared) forget();
    return sum + solve(solver, state).nodes;
  }, 0);
}

const leaders = ({ setup }: GameState): GameState[] => SEATS.map((leader) => startOf({ ...setup, leader }));
const cards = (state: GameState): GameState[] => legalNow(state).map((card) => playCard(state, card));
const line = (state: GameState): GameState[] => {
  const states = [state];
  while (states.length < PLAYS) {
    const last = states[states.length - 1]!;
    solve(solver, last);
    states.push(playCard(last, solver.bestCard()!));
  }
  return states;
};

const rows = (words.length > 0 ? words : ['schieber', 'kruisjassen', 'klaverjassen']).map((variant) => {
  const { rules } = variantById(variant);
  const starts = randomStarts(rules, contractsOf(rules), handSize(rules), DEALS, SEED);
  const ratioOf = (positionsOf: (state: GameState) => GameState[]): string =>
    median(
      starts.map((state) => {
        const positions = positionsOf(state);
        return nodesOf(positions, true) / nodesOf(positions, false);
      }),
    ).toFixed(2);
  return {
    variant,
    deals: DEALS,
    'four leaders': ratioOf(leaders),
    'first cards': ratioOf(cards),
    [`${PLAYS} positions of a line`]: ratioOf(line),
  };
});
await report('The gain of a shared table', [
  { caption: 'Nodes of positions searched with one table, as a share of the nodes without; medians.', rows },
]);
