/** A program without types gives anything to the library: each mistake is named in words, and none gives a wrong result in silence. */
import { beforeAll, describe, expect, it } from 'vitest';
import { SolverClient } from '../../src/engine/client.ts';
import * as core from '../../src/node.ts';
import type { SolveOptions } from '../../src/node.ts';

const REQUEST = { variant: 'schieber', contract: 'H', leader: 'N', deal: 'N:K...Q A.T.. ..AJ. Q.Q..' };
const HAND = { variant: 'schieber', hand: 'J98.AK.T7.AQ', deals: 1 };
const SCHIEBER = core.variantById('schieber');
const RULES = /the rules are missing: give the rules of a variant/;
const CLIENT = /the client is missing: give what `startThreads\(\)` returns/;
const SOLVER = /the solver is missing: give what `await loadSolver\(\)` returns/;

/** The library as such a program sees it. */
const library = core as unknown as Readonly<Record<string, (...given: readonly unknown[]) => unknown>>;

describe.each([[undefined], [null], [5], [{}], [['x']], [Symbol('x')]])('%s', (given) => {
  it.each([
    ['variantById', /is not a variant\. The variants are schieber/],
    ['parseDeal', /The deal begins with ".*" instead of the seat/],
    ['parseLink', /the link must be text, not \w+/],
    ['readText', /the deal must be text, not \w+/],
    ['importRecord', /the record must be text, not \w+/],
    ['importRecords', /the record must be text, not \w+/],
    ['randomDeal', RULES],
    ['gameSheet', RULES],
    ['formatDeal', /the deal has no hand N/],
    ['formatLink', /the variant must be text, not \w+/],
    ['formatDiagram', /the game must be text, not \w+/],
    ['meldName', /the cards must be a list, not undefined/],
    ['presetsOf', /the variant is missing: give one/],
  ])('is no argument of %s', (name, message) => {
    expect(() => library[name]!(given)).toThrow(message);
  });

  it('is no play, no list of plays and no preset', () => {
    expect(() => library.parsePlays!([given])).toThrow(/^plays\[0\]: ".*" is not a card; write a suit/);
    expect(() => library.parsePlays!(given)).toThrow(/^plays\[0\]: ".*" .*is not a card; write a suit/);
    expect(() => library.rulesWith!(SCHIEBER, [given])).toThrow(/is not a preset of schieber/);
  });

  it('is no position and no language of a diagram', () => {
    expect(() => library.formatDiagram!('schieber', given, 'en')).toThrow('the position is missing');
    expect(() => library.formatDiagram!('schieber', { setup: {} }, given)).toThrow(
      'the language must be one of en, de, nl, fr',
    );
  });

  it('is no link', () => {
    expect(library.isLink!(given)).toBe(false);
  });

  it('is no client, where none would solve nothing', async () => {
    await expect(library.adviseWith!(given, HAND)).rejects.toThrow(CLIENT);
    await expect(library.judgePlay!(given, { ...REQUEST, plays: 'SK' }, 0, {})).rejects.toThrow(CLIENT);
    await expect(library.reviewGame!(given, [{ ...REQUEST, plays: 'SK' }])).rejects.toThrow(CLIENT);
  });

  it('is no solver', () => {
    expect(() => library.answer!(REQUEST, given)).toThrow(SOLVER);
    expect(() => library.advise!(HAND, given)).toThrow(SOLVER);
    expect(() => [...(library.answerSteps!(REQUEST, given) as Iterable<unknown>)]).toThrow(SOLVER);
    expect(() => [...(library.adviseSteps!(HAND, given) as Iterable<unknown>)]).toThrow(SOLVER);
  });
});

describe('work of a client', () => {
  const solve = (options: unknown): Promise<unknown> => {
    const createWorker = (): never => {
      throw new Error('a worker was started');
    };
    return new SolverClient({ createWorker, workers: 1 }).solve(REQUEST, options as SolveOptions);
  };
  const adviseWith = (options: unknown): unknown => library.adviseWith!({ workers: 1 }, HAND, options);
  const NO_SIGNAL = 'the signal is not an AbortSignal: give the `signal` of an AbortController';

  it.each([
    [null, 'the options must be an object, not null'],
    [5, 'the options must be an object, not number'],
    [{ signal: 5 }, NO_SIGNAL],
    [{ signal: null }, NO_SIGNAL],
    [{ signal: new AbortController() }, NO_SIGNAL],
    [{ onProgress: 5 }, 'the option onProgress must be a function, not number'],
    [{ sginal: undefined }, 'there is no option "sginal"; did you mean "signal"?'],
    [{ limitMs: 5 }, 'there is no option "limitMs"; write one of signal, onProgress'],
  ])('refuses %s', async (options, message) => {
    await expect(solve(options)).rejects.toThrow(new TypeError(message));
    await expect(adviseWith(options)).rejects.toThrow(new TypeError(message));
  });
});

describe.each([[null], [5], ['x']])('%j', (options) => {
  const OPTIONS = /the options must be an object, not (null|number|string)/;

  it.each([
    ['readText', ['N:A... K... Q... J...', options]],
    ['importRecord', ['x', options]],
    ['importRecords', ['x', options]],
    ['startThreads', [1, options]],
  ] as const)('are no options of %s', (name, given) => {
    expect(() => library[name]!(...given)).toThrow(OPTIONS);
  });

  it.each([
    ['loadSolver', [options]],
    ['adviseWith', [{ workers: 1 }, HAND, options]],
    ['judgePlay', [{ workers: 1 }, { ...REQUEST, plays: 'SK' }, 0, options]],
    ['judgeReview', [{ workers: 1 }, REQUEST, [], options]],
    ['suggestWith', [{ workers: 1 }, HAND, options]],
    ['reviewGame', [{ workers: 1 }, [{ ...REQUEST, plays: 'SK' }], options]],
  ] as const)('are no options of %s', async (name, given) => {
    await expect(library[name]!(...given)).rejects.toThrow(OPTIONS);
  });
});

describe.each([['1e9'], [0], [Number.NaN], [null]])('%j', (memoryBytes) => {
  it('is no memory for tables', () => {
    expect(() => library.startThreads!(1, { memoryBytes })).toThrow(
      /^memoryBytes is .*; it must be a positive number$/,
    );
  });
});

describe('a name in place of a variant', () => {
  it('has no presets', () => {
    expect(() => library.presetsOf!('schieber')).toThrow('the variant is missing');
  });
});

describe('a request in slices', () => {
  let solver: core.Solver;
  beforeAll(async () => {
    solver = await core.loadSolver();
  });

  it('is given as for an answer in one call', () => {
    const steps = core.answerSteps(REQUEST, solver);
    let step = steps.next();
    while (!step.done) step = steps.next();
    const { value, cards, line } = core.answer(REQUEST, solver);
    expect(step.value).toMatchObject({ value, cards, line });
  });

  /** Takes hours. */
  const LONG = {
    variant: 'krutzjass',
    contract: 'D',
    leader: 'N',
    deal: 'N:AAJT.AK.KQJ.AK9 KT9.AJT.TT99.QT QQ9.K9.QJ.KJJT9 KJ.QQJT9.AAK.AQ',
  };

  it.each<[other: string, begin: () => unknown]>([
    ['answerSteps', () => core.answerSteps(REQUEST, solver).next()],
    ['answer', () => core.answer(REQUEST, solver)],
    ['adviseSteps', () => core.adviseSteps(HAND, solver).next()],
  ])('does not go on after the solver has begun another with %s', (_, begin) => {
    for (const steps of [core.answerSteps(LONG, solver), core.adviseSteps({ ...HAND, deals: 1000 }, solver)]) {
      expect(steps.next().done).toBe(false);
      begin();
      expect(() => steps.next()).toThrow('the solver has begun another request');
    }
  });

  it.each([[undefined], [{}], [{ ...REQUEST, plyas: [] }]])('is refused as there: %j', (request) => {
    const [steps, advice] = [library.answerSteps!(request, solver), library.adviseSteps!(request, solver)];
    expect(() => (steps as Iterator<unknown>).next()).toThrow(core.JassError);
    expect(() => (advice as Iterator<unknown>).next()).toThrow(core.JassError);
  });
});

describe('a game of several deals', () => {
  it('is a list of requests', async () => {
    await expect(library.reviewGame!({ workers: 1 }, REQUEST)).rejects.toThrow('A game is a list of requests');
  });

  it('has a list of results', () => {
    const { rules } = core.variantById('kreuzjass');
    expect(() => library.gameSheet!(rules, { NS: 100, EW: 57 })).toThrow('The results must be a list');
    expect(() => library.gameSheet!(rules, [null])).toThrow('Deal 1 has no result; write the points of both sides');
    expect(() => library.gameSheet!(rules, [{ NS: 100, EW: 57, steps: 'x' }])).toThrow(
      'The steps of deal 1 must be a list',
    );
  });
});

describe('a random deal', () => {
  it('has rules, not their variant', () => {
    expect(() => library.randomDeal!(SCHIEBER, core.seeded(1))).toThrow(RULES);
  });

  it.each([-1, 10, 1.5, Number.NaN, '3'])('has no hands of %j cards', (size) => {
    expect(() => library.randomDeal!(SCHIEBER.rules, core.seeded(1), size)).toThrow(
      /it must be a whole number from 0 to 9/,
    );
  });
});
