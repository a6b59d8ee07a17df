/**
 * `npm run bench -- growth [words]`: how the work grows with the cards a hand, in nodes, which are the same on every
 * machine. Random endings of a fixed seed. The last column takes minutes.
 */
import { handSize } from '../src/game/rules/pack.ts';
import { variantById } from '../src/game/variants/index.ts';
import { loadSolver } from '../src/solver/full-solver.ts';
import { report, words } from './report.ts';
import type { Cells } from './report.ts';
import { isCalled, startsOf } from './rows.ts';
import type { Deals } from './rows.ts';
import { mean, median } from './statistics.ts';
import { solve } from './work.ts';

const DEALS = 40;
const LEAST_CARDS = 5;
/** Beyond this a deal takes minutes: full hands of Krutzjass have twelve. */
const MOST_CARDS = 10;

type Game = Pick<Deals, 'variant' | 'kind'>;

const GAMES: readonly Game[] = [
  { variant: 'schieber', kind: 'trump' },
  { variant: 'schieber', kind: 'no-trump' },
  ...['kreuzjass', 'krutzjass', 'kruisjassen', 'klaverjassen', 'klaverjassen-rotterdam', 'klaverjassen-amsterdam'].map(
    (variant) => ({ variant, kind: 'all' as const }),
  ),
  { variant: 'belote', kind: 'all' },
];

const SIZES = Array.from({ length: MOST_CARDS - LEAST_CARDS + 1 }, (_, i) => LEAST_CARDS + i);

const solver = await loadSolver();

/** Mean and median nodes, and the factor of the means from one card less. */
function cells(game: Game): Cells {
  const most = handSize(variantById(game.variant).rules);
  let before: number | undefined;
  const columns = SIZES.map((cards): [string, string] => {
    // Not the number alone: an object would put such columns first.
    const name = `${cards} cards`;
    if (cards > most) return [name, ''];
    const nodes = startsOf({ ...game, cards, deals: DEALS }).map((state) => solve(solver, state).nodes);
    const shown = [mean(nodes), median(nodes)].map((count) => Math.round(count).toLocaleString('en'));
    const factor = before === undefined ? '' : ` (× ${(mean(nodes) / before).toFixed(1)})`;
    before = mean(nodes);
    return [name, `${shown.join(' / ')}${factor}`];
  });
  return { 'a hand of': `${game.variant} ${game.kind}`, ...Object.fromEntries(columns) };
}

const rows = GAMES.filter(({ variant, kind }) => isCalled(`${variant} ${kind}`, words)).map(cells);
await report('How the work grows with the cards', [
  { caption: `Nodes of ${DEALS} deals each, mean / median (mean × the mean with one card less):`, rows },
]);
