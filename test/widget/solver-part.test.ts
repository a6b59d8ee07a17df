/** The solver's part in a puzzle: the positions that it has solved while the reader plays and looks back. */
import { expect, it } from 'vitest';
import { randomDeal } from '../random-deal.ts';
import { answer } from '../../src/engine/synchronous.ts';
import type { Card } from '../../src/game/cards.ts';
import { variantById } from '../../src/game/variants/index.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solves } from '../../src/engine/client.ts';
import { readInput } from '../../src/widget/state/read-input.ts';
import { legalCards } from '../../src/widget/state/table.ts';
import { begin, playInPuzzle, stepTo } from '../../src/widget/features/puzzle/puzzle-state.ts';
import type { PuzzleState } from '../../src/widget/features/puzzle/puzzle-state.ts';
import { SolverPart } from '../../src/widget/features/puzzle/solver-part.ts';

/** A puzzle of an ending whose client answers only when the test says so. */
async function puzzleOf(seed: number) {
  const solver = await loadSolver();
  const deal = formatDeal(randomDeal(variantById('schieber').rules, seed, 4));
  const input = { variant: 'schieber', contract: 'H', leader: 'N', payoff: 'points', deal };
  const waiting = new Map<string, () => void>();
  const solve: Solves['solve'] = (request, options) =>
    new Promise<Answer>((resolve, reject) => {
      const position = (request.plays as readonly Card[]).join(' ');
      waiting.set(position, () => resolve(answer(request, solver)));
      options!.signal!.onabort = () => {
        waiting.delete(position);
        reject(new Error('aborted'));
      };
    });
  let state: PuzzleState = begin(readInput(input).table!, 'NS', null);
  const show = (next: PuzzleState): void => {
    state = part.judged(next);
    void part.solveAhead();
  };
  const part = new SolverPart(
    { input, client: { solve } },
    {
      state: () => state,
      onState: show,
      onReply: () => undefined,
      advance: () => undefined,
      onSolved: () => undefined,
      onFailure: (error) => expect.fail(String(error)),
    },
  );
  show(state);
  return {
    state: () => state,
    show,
    /** The positions that are being solved, by the plays that lead to them. */
    asked: () => [...waiting.keys()],
    answerAll: async () => {
      for (const [position, tell] of waiting) {
        waiting.delete(position);
        tell();
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
}

it('solves a position that it had left when the reader looked back, once the reader returns', async () => {
  const { state, show, asked, answerAll } = await puzzleOf(6);
  await answerAll();
  show(playInPuzzle(state(), [...legalCards(state().table)][0]!));
  const ahead = asked();
  expect(ahead).toEqual([expect.stringMatching(/^ST /)]);
  show(stepTo(state(), 0));
  expect(asked()).toEqual([]);
  show(stepTo(state(), 1));
  expect(asked()).toEqual(ahead);
});
