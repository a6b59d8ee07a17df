/** What the solver finds in a record of the demo, for comparison with what is kept there. */
import type { Found, ShownDeal, Taken } from '../../demo/deals.ts';
import { setupOf } from '../../demo/deals.ts';
import { answer } from '../../src/engine/synchronous.ts';
import type { Card } from '../../src/game/cards.ts';
import { sideOf } from '../../src/game/cards.ts';
import { replay } from '../../src/game/play/play.ts';
import type { Payoff } from '../../src/game/scoring/payoff.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { runsAndMarriages } from '../../src/game/scoring/roem.ts';
import { parsePlays } from '../../src/notation/plays.ts';
import type { Solver } from '../../src/solver/solver.ts';

export function findIn(shown: ShownDeal, payoff: Payoff, solver: Solver): Found {
  const setup = setupOf(shown);
  const plays = parsePlays(shown.plays);
  const { variant, contract, leader, deal } = shown;
  const ask = (of: object): Answer => {
    return answer({ variant, contract, leader, deal, payoff, ...of }, solver);
  };
  const { NS, difference } = ask({ want: [] }).value!;
  const accounts = ask({ plays, want: ['why'] }).why!;
  const { index, lost, played, best, tricks } = accounts.reduce((a, b) => (b.lost > a.lost ? b : a));
  const { trick, bonus } = tricks.reduce((a, b) => (Math.abs(b.difference) > Math.abs(a.difference) ? b : a));
  const after = (line: readonly Card[]): ReturnType<typeof replay> =>
    replay(setup, [...plays.slice(0, index), ...line]);
  const takenIn = (number: number, line: readonly Card[]): Taken => {
    const { winner, points, roem, cards } = after(line).tricks[number - 1]!;
    const side = sideOf(winner);
    if (payoff === 'points' || roem === 0) return { side, points };
    const { rules } = setup;
    const { run3, run4 } = rules.trickRoem!;
    const isRun =
      roem === runsAndMarriages({ ...rules, trickRoem: { ...rules.trickRoem!, marriage: 0 } }, contract, cards);
    const run = isRun ? ({ [run3]: 3, [run4]: 4 } as const)[roem] : undefined;
    return { side, points: points + roem, roem, ...(run && { run }) };
  };
  const sweeps = !trick && bonus && after(best).tricks.every(({ winner }) => sideOf(winner) === sideOf(leader));
  return {
    best: NS ?? difference,
    costly: accounts.length,
    dearest: {
      play: index,
      lost,
      instead: best[0]!,
      decides: trick
        ? { trick, played: takenIn(trick, played), instead: takenIn(trick, best) }
        : sweeps
          ? 'sweep'
          : null,
    },
  };
}
