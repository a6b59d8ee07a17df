/**
 * Whether estimated deals (hand-values.ts) name the contract that solved deals name. Of every hand two runs of further deals are solved, in
 * the contracts that a few estimated deals leave open: however a hand is measured, it can agree with one run only as often as luck lets the
 * other run do.
 */
import type { Card, Contract } from '../src/game/cards.ts';
import type { Rules } from '../src/game/rules/rules.ts';
import { HandValues } from './hand-values.ts';
import type { Solvers } from './hand-values.ts';
import type { Table } from './report.ts';
import { figure, mean, share } from './statistics.ts';

/** Estimated deals after which contracts that are surely behind are not solved. */
const SCREENED = 20;
/** Solved deals of a run. */
const RUN = 5;
/** For other deals than the measured ones. */
const OTHER_SEEDS = 1_000_000;

/** The contracts that values and estimates of a hand name as best. */
interface Named {
  readonly measured: Contract;
  /** By the values of each run, and by the estimates of the same deals. */
  readonly solved: readonly Contract[];
  readonly estimated: readonly Contract[];
  /** Value minus estimate, deal by deal, by contract. */
  readonly errors: ReadonlyMap<Contract, readonly number[]>;
}

/** Checks hands. @returns the results, for a report */
export function check(rules: Rules, hands: readonly (readonly Card[])[], solvers: Solvers, most: number): Table {
  const all = hands.map((hand, index): Named => {
    console.error(`hand ${index + 1} of ${hands.length}`);
    const values = new HandValues(rules, hand, index, solvers);
    values.estimate(most, []);
    return { measured: values.best(), ...namedByRuns(new HandValues(rules, hand, OTHER_SEEDS + index, solvers)) };
  });
  const agreeing = (agrees: (named: Named) => readonly boolean[]): string => {
    const asked = all.flatMap(agrees);
    return share(asked.filter(Boolean).length, asked.length);
  };
  const errorsOf = (isKind: (contract: Contract) => boolean): number[] =>
    all.flatMap(({ errors }) => [...errors].filter(([contract]) => isKind(contract)).flatMap(([, errors]) => errors));
  const isTrump = (contract: Contract): boolean => contract.length === 1;
  const results = {
    'a run and the other name the same contract': agreeing(({ solved: [one, other] }) => [one === other]),
    'the measurement and a run': agreeing(({ measured, solved }) => solved.map((contract) => contract === measured)),
    'estimates and values of the deals of a run': agreeing(({ estimated, solved }) =>
      solved.map((contract, run) => contract === estimated[run]),
    ),
    'value less estimate, trump': figure(errorsOf(isTrump)),
    'value less estimate, no trump': figure(errorsOf((contract) => !isTrump(contract))),
  };
  return {
    caption: `${hands.length} hands: two runs of ${RUN} solved deals each, beside up to ${most} estimated deals`,
    rows: Object.entries(results).map(([of, value]) => ({ of, value })),
  };
}

function namedByRuns(values: HandValues): Omit<Named, 'measured'> {
  values.estimate(SCREENED, []);
  const { open } = values;
  if (open.length === 1) return { solved: [open[0]!, open[0]!], estimated: [open[0]!, open[0]!], errors: new Map() };
  const runs = [0, 1].map((run) => (deal: number) => Math.floor(deal / RUN) === run);
  const worth = (contract: Contract, isIn: (deal: number) => boolean): number =>
    mean(values.exact(contract, 2 * RUN).filter((_, deal) => isIn(deal)));
  return {
    solved: runs.map((isIn) => open.reduce((a, b) => (worth(b, isIn) > worth(a, isIn) ? b : a))),
    estimated: runs.map((isIn) => values.best(isIn)),
    errors: new Map(open.map((contract) => [contract, values.errors(contract, 2 * RUN)])),
  };
}
