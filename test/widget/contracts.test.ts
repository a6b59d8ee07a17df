/** The table of contracts behind an element: what it asks for and keeps, and what a choice in it changes. */
import { beforeAll, describe, expect, it } from 'vitest';
import { randomDeal } from '../random-deal.ts';
import { answer } from '../../src/engine/synchronous.ts';
import { SEATS } from '../../src/game/cards.ts';
import type { Contract, Seat } from '../../src/game/cards.ts';
import { contractsOf } from '../../src/game/rules/pack.ts';
import { variantById } from '../../src/game/variants/index.ts';
import type { Answer, TableEntry } from '../../src/notation/answer/answer.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { choiceOf, fingerprintOf } from '../../src/widget/state/contracts/choice.ts';
import type { OriginalContract } from '../../src/widget/state/contracts/choice.ts';
import { addedBy, ComparisonRunner, knowledgeIn } from '../../src/widget/state/contracts/comparison-runner.ts';
import type { ComparisonRequest } from '../../src/widget/state/contracts/comparison-runner.ts';
import { DealValues } from '../../src/widget/state/deal-values.ts';
import { exactKnowledge, exactValue } from '../../src/widget/state/knowledge.ts';
import { readInput } from '../../src/widget/state/read-input.ts';
import type { Input } from '../../src/widget/state/input.ts';
import type { Knowledge } from '../../src/widget/state/knowledge.ts';
import type { SolveRequest } from '../../src/notation/request/solve-request.ts';
import { contracts } from '../../src/widget/views/contracts/contracts.ts';
import { markup, textsOf } from './markup.ts';
import { storeOf, viewOf } from './store.ts';

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

const DEAL = {
  variant: 'klaverjassen-rotterdam',
  contract: 'H',
  leader: 'N',
  deal: formatDeal(randomDeal(variantById('klaverjassen-rotterdam').rules, 5, 4)),
};
const REQUEST = { ...DEAL, want: ['table'] } as const;

function answered(request: object): Answer {
  return answer(request as SolveRequest, solver);
}

type Solve = ComparisonRequest['client']['solve'];

/** A table with its solver, and the phases it has been through. */
function comparing(solve: Solve) {
  const { setup } = readInput(DEAL).table!;
  const phases: string[] = [];
  const table: ComparisonRunner = new ComparisonRunner(() => {
    const { phase } = table.comparison;
    if (phases.at(-1) !== phase) phases.push(phase);
  });
  const values = new DealValues();
  const of = (entry: TableEntry) => values.of({ payoff: 'points', declarer: entry.leader, ...entry });
  const all = contractsOf(setup.rules).flatMap((contract) =>
    SEATS.map((leader): TableEntry => ({ contract, leader, difference: 0 })),
  );
  const compared: ComparisonRequest = {
    request: REQUEST,
    client: { solve },
    take: (found) =>
      found.forEach((entry) => values.add({ payoff: 'points', declarer: entry.leader, ...entry }, knowledgeIn(entry))),
    isFilled: () => all.every((entry) => of(entry)),
    isExact: () => all.every((entry) => exactValue(of(entry) ?? { proven: [0, 1], estimate: null }) !== null),
  };
  /** The known values, in the order of the entries. */
  const known = (entries: readonly TableEntry[]) => entries.map(of);
  return { table, phases, compared, known };
}

/** When what has been promised has come. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('the values', () => {
  it('are estimated first, and not asked for again where they are exact at once', async () => {
    const asked: unknown[] = [];
    const { table, phases, compared, known } = comparing((request) => {
      asked.push(request);
      return Promise.resolve(answered(REQUEST));
    });
    table.begin(compared);
    await settled();
    expect(asked).toEqual([{ ...REQUEST, limitMs: 0 }]);
    expect(phases).toEqual(['computing', 'exact']);
    const entries = answered(REQUEST).table!;
    expect(known(entries)).toEqual(entries.map(knowledgeIn));
    table.begin(compared);
    table.resume(compared);
    expect(asked).toHaveLength(1);
  });

  it('grow: an estimate makes room for an exact value, and that for nothing', async () => {
    const exact = answered(REQUEST).table!;
    const guess = ({ contract, leader }: TableEntry): TableEntry => ({
      contract,
      leader,
      exact: false,
      bounds: { NS: [0, 162] },
      estimate: { NS: 50 },
    });
    const seen: ReturnType<typeof known>[] = [];
    const { table, phases, compared, known } = comparing((request, options) => {
      if ('limitMs' in (request as object)) {
        return Promise.resolve({ ...answered(REQUEST), table: [exact[0]!, ...exact.slice(1).map(guess)] });
      }
      const progress = { bounds: { NS: [0, 100] as const }, cards: [], nodes: 1, ms: 1 };
      options!.onProgress!({ ...progress, table: [exact[5]!] });
      seen.push(known(exact));
      options!.onProgress!({ ...progress, table: [] });
      seen.push(known(exact));
      return Promise.resolve(answered(REQUEST));
    });
    table.begin(compared);
    await settled();
    for (const values of seen) {
      expect(values).toEqual(exact.map((entry, i) => knowledgeIn(i === 0 || i === 5 ? entry : guess(entry))));
    }
    expect(phases).toEqual(['computing', 'exact']);
    expect(known(exact)).toEqual(exact.map(knowledgeIn));
  });

  it('stay when the work is set aside, stopped, and fails; each goes on as it should', async () => {
    const [first] = answered(REQUEST).table!;
    const ends: ((error?: Error) => void)[] = [];
    const { table, phases, compared, known } = comparing((_, options) => {
      options!.onProgress!({ bounds: { NS: [0, 1] }, cards: [], table: [first!], nodes: 1, ms: 1 });
      return new Promise((resolve, reject) => {
        options!.signal!.addEventListener('abort', () => reject(new Error('cancelled')));
        ends.push((error) => (error ? reject(error) : resolve(answered(REQUEST))));
      });
    });
    table.begin(compared);
    table.pause();
    await settled();
    expect(table.comparison).toEqual({ phase: 'paused' });
    expect(known([first!])).toEqual([knowledgeIn(first!)]);
    table.begin(compared);
    table.stop();
    await settled();
    table.begin(compared);
    expect(table.comparison).toEqual({ phase: 'stopped' });
    table.resume(compared);
    ends.at(-1)(new Error('out of order'));
    await settled();
    expect(table.comparison).toEqual({ phase: 'failed', error: new Error('out of order') });
    expect(known([first!])).toEqual([knowledgeIn(first!)]);
    table.begin(compared);
    expect(table.comparison.phase).toBe('failed');
    table.resume(compared);
    ends.at(-1)();
    await settled();
    expect(phases).toEqual([
      'computing',
      'paused',
      'computing',
      'stopped',
      'computing',
      'failed',
      'computing',
      'exact',
    ]);
  });
});

describe('what is known of a deal', () => {
  const at = { payoff: 'points', contract: 'H', leader: 'N', declarer: 'N' } as const;

  it('only narrows, whoever finds it; the last estimate counts, within the bounds', () => {
    const values = new DealValues();
    expect(values.of(at)).toBeUndefined();
    expect(values.add(at, { proven: [10, 150], estimate: 90 })).toEqual({ proven: [10, 150], estimate: 90 });
    expect(values.add(at, { proven: [0, 85], estimate: null })).toEqual({ proven: [10, 85], estimate: 85 });
    expect(values.add(at, { proven: [20, 160], estimate: 70 })).toEqual({ proven: [20, 85], estimate: 70 });
    expect(values.add(at, { proven: [72, 72], estimate: null })).toEqual({ proven: [72, 72], estimate: null });
    expect(values.of(at)).toEqual({ proven: [72, 72], estimate: null });
  });

  it('keeps an estimate whose error was measured when the table estimates every contract', () => {
    const entry = {
      contract: 'H',
      leader: 'N',
      exact: false,
      bounds: { NS: [20, 120] },
      estimate: { NS: 70 },
    } as const;
    const added = (known: Knowledge): Knowledge => {
      const values = new DealValues();
      return values.add(at, addedBy(entry, values.add(at, known)));
    };
    const proven = [10, 110] as const;
    expect(added({ proven, estimate: 90, within: 12 })).toEqual({ proven: [20, 110], estimate: 90, within: 12 });
    expect(added({ proven, estimate: 90 })).toEqual({ proven: [20, 110], estimate: 70 });
  });

  it('is kept for each payoff, leader and declarer', () => {
    const values = new DealValues();
    values.add(at, { proven: [72, 72], estimate: null });
    for (const other of [{ payoff: 'score' }, { contract: 'S' }, { leader: 'E' }, { declarer: 'W' }] as const) {
      expect(values.of({ ...at, ...other })).toBeUndefined();
    }
  });
});

describe('a choice', () => {
  const cell = (words: string) => {
    const [contract, leader] = words.split(' ') as [Contract, Seat];
    return { contract, leader };
  };
  /** An element, as much of it as choices see. */
  function chooser(attributes: Input, content?: Input) {
    const host: Record<string, unknown> = { ...attributes };
    let original: OriginalContract | null = null;
    return {
      host,
      isAway: () => original !== null && original.left === fingerprintOf(host),
      choose: (words: string) => {
        const input = content ? { ...content, ...host } : host;
        const { setup, record } = readInput(input).table!;
        const shown = { ...setup, plays: record.length };
        const choice = choiceOf(host, content && !host.deal ? input : host, shown, original, cell(words));
        original = choice.original;
        Object.assign(host, choice.changes);
        return choice.changes;
      },
    };
  }

  it.each<[what: string, attributes: Input, choices: string, changes: readonly Input[]]>([
    ['of a contract', DEAL, 'S N', [{ contract: 'S' }]],
    ['of a leader', DEAL, 'H W', [{ leader: 'W' }]],
    [
      'of both, and back',
      DEAL,
      'C E, H N',
      [
        { contract: 'C', leader: 'E' },
        { contract: 'H', leader: 'N' },
      ],
    ],
    ['of several, and back', DEAL, 'C N, D N, H N', [{ contract: 'C' }, { contract: 'D' }, { contract: 'H' }]],
    ['where another hand declares', { ...DEAL, declarer: 'W' }, 'C E', [{ contract: 'C', leader: 'E' }]],
    [
      'of the declarer too, where that is the leader',
      { ...DEAL, declarer: 'N' },
      'C E, H N',
      [
        { contract: 'C', leader: 'E', declarer: null },
        { contract: 'H', leader: 'N', declarer: 'N' },
      ],
    ],
  ])('%s changes that', (_, attributes, choices, changes) => {
    const { choose } = chooser(attributes);
    expect(choices.split(', ').map((words) => choose(words))).toEqual(changes);
  });

  it('sets a record aside, and brings it back', () => {
    const [play] = answered({ ...DEAL, want: ['state'] }).state!.legal;
    const { choose, isAway } = chooser({ ...DEAL, plays: play! });
    expect(choose('S N')).toEqual({ contract: 'S', plays: null });
    expect(isAway()).toBe(true);
    expect(choose('S E')).toEqual({ leader: 'E' });
    expect(choose('H N')).toEqual({ contract: 'H', leader: 'N', plays: play });
    expect(isAway()).toBe(false);
  });

  it('of a deal in the content sets all of it', () => {
    const { choose, host } = chooser({ payoff: null }, { ...DEAL, plays: '' });
    expect(choose('S N')).toEqual({ ...DEAL, contract: 'S' });
    expect(choose('H N')).toEqual({ contract: 'H', plays: '' });
    expect(host.deal).toBe(DEAL.deal);
  });

  it('is forgotten when the page sets another deal, and not when something else is counted', () => {
    const { choose, host, isAway } = chooser(DEAL);
    choose('S N');
    host.payoff = 'total';
    expect(isAway()).toBe(true);
    host.deal = formatDeal(randomDeal(variantById(DEAL.variant).rules, 6, 4));
    expect(isAway()).toBe(false);
  });
});

describe('the table drawn', () => {
  const deal = formatDeal(randomDeal(variantById(DEAL.variant).rules, 5));
  /** A table with these card points of North–South, by contract and leader; the rest is 10. */
  function drawn(values: Readonly<Record<string, number>>, input: Partial<Input> = {}): string {
    const store = storeOf({ table: readInput({ ...DEAL, deal, payoff: 'points', ...input }).table });
    store.contracts.shownValue = (_, { contract, leader }) => exactKnowledge(values[`${contract} ${leader}`] ?? 10);
    return markup(contracts(viewOf(store)));
  }
  const figuresIn = (table: string): string[] => textsOf(table, 'figures', 'span');
  /** The contracts in bold print, by leader. */
  const boldIn = (table: string): string[] =>
    [...table.matchAll(/data-cell=([A-Z] [NESW])\s+class=([a-z ]*)/g)].flatMap(([, cell, kinds]) =>
      kinds!.includes('top') ? [cell!] : [],
    );
  const sentence = (table: string): string => textsOf(table, 'best-calls', 'p')[0]!;
  /** Each side has one best call, and North–South two. */
  const VALUES = { 'S N': 30, 'H N': 20, 'D E': 5, 'C W': 8, 'H S': 30 };

  it('shows what the side of the caller makes, and the best call of each player in bold print', () => {
    const table = drawn(VALUES);
    // Spades: North, East, South, West.
    expect(figuresIn(table).slice(0, 4)).toEqual(['30', '152', '10', '152']);
    expect(boldIn(table)).toEqual(['S N', 'H S', 'D E', 'C W']);
  });

  it.each<[what: string, input: Partial<Input>, words: string]>([
    [
      'each side',
      {},
      'The best call is diamonds by East: East–West make 157. For North–South it is spades by North or hearts by South: 30.',
    ],
    ['the declarer, whoever leads', { declarer: 'E' }, 'The best call is diamonds or clubs: East–West make 152.'],
  ])('says the best call of %s', (_, input, words) => {
    expect(sentence(drawn(VALUES, { leader: 'N', ...input }))).toBe(words);
  });
});
