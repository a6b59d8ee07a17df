/** The benchmarks by name, which is the name of their file: what each measures, in Markdown, and what must be built first. */

interface Bench {
  readonly what: string;
  /** The npm scripts that build what it measures. */
  readonly builds: readonly string[];
}

const SOLVER = ['build:wasm'];
const LIBRARY = [...SOLVER, 'build:lib'];

export const BENCHES: Readonly<Record<string, Bench>> = {
  times: {
    what: 'times and node counts on random deals, and waits; words choose rows, such as `times schieber`, and `--before FOLDER` compares with another build',
    builds: LIBRARY,
  },
  growth: { what: 'how node counts grow with the cards in a hand', builds: SOLVER },
  ideas: { what: 'the gain of each idea of the search', builds: [] },
  sharing: { what: 'the gain of one transposition table for all positions of a deal', builds: SOLVER },
  bulk: { what: 'what a million deals of each game cost', builds: LIBRARY },
  adviser: { what: 'how good advice is after a short time', builds: SOLVER },
  page: { what: 'how quickly a page with the element responds', builds: SOLVER },
  hard: { what: 'the hardest of thousands of deals; `hard find` looks for them', builds: SOLVER },
  estimates: { what: 'how far estimates err, on deals whose values are known', builds: SOLVER },
  anytime: { what: 'bounds and estimates over time, for deals that take long', builds: SOLVER },
  intervals: {
    what: 'the same for full deals of Krutzjass in two threads, against another build',
    builds: LIBRARY,
  },
  compare: { what: 'two builds of the solver on the same deals in one run: `compare A B`', builds: SOLVER },
  cores: { what: 'how much more workers speed up hard deals', builds: SOLVER },
  review: { what: 'how long the review of a record and the table of a deal take', builds: SOLVER },
  verdicts: { what: 'how long verdicts on plays take, their shares, and whether they are right', builds: SOLVER },
  suggest: { what: 'how soon a suggestion from one hand names its card', builds: SOLVER },
  contracts: { what: 'what the named contract tells a player, and how the model of it is fitted', builds: SOLVER },
  fusion: {
    what: 'what the plain average over deals loses in endings against the best play from one hand, and whether looking further plays better',
    builds: SOLVER,
  },
  orders: {
    what: 'two learned move orders by nodes, the one of the repository and one of a folder: `orders FOLDER`',
    builds: SOLVER,
  },
  'by-trick': { what: 'contracts by trick and misères beside Obenabe and Unenufe on the same deals', builds: SOLVER },
  advice: { what: 'how often advice from a hand agrees with the rule of thumb', builds: SOLVER },
};
