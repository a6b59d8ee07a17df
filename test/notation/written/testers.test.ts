/**
 * Texts by a tester who had not seen the reader (testers/): two sets of 80, in four languages. None may be read wrong in silence; of each set so many
 * complete texts are read, so many are read but for a dealer or a turned card, and so many mistakes are refused. The numbers may only rise.
 */
import { describe, expect, it } from 'vitest';
import { importRequests } from '../../../src/cli/commands/import.ts';
import { SEATS } from '../../../src/game/cards.ts';
import { parseDeal } from '../../../src/notation/deal.ts';
import e from './testers/e.json' with { type: 'json' };
import f from './testers/f.json' with { type: 'json' };

interface Written {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  readonly truth: Readonly<Record<string, unknown>>;
  /** Other games that the text may be of. */
  readonly variantAlso?: readonly string[];
}

type Reading = 'read' | 'but for a dealer' | 'in part' | 'refused' | 'wrong';

const handsOf = (deal: unknown): string =>
  SEATS.map((seat) => [...parseDeal(String(deal))[seat]].sort().join(' ')).join(' | ');

/** How a complete text is read. What the report says to be a guess, or to be not read, is not wrong. */
function reading({ text, truth, variantAlso = [] }: Written): Reading {
  let read: ReturnType<typeof importRequests>;
  try {
    read = importRequests(text, {});
  } catch {
    return 'refused';
  }
  const [{ request, notes, leftOut }] = read as [(typeof read)[number]];
  const given: Readonly<Record<string, unknown>> = request;
  const says = (words: RegExp): boolean => [...notes, ...leftOut].some((note) => words.test(note));
  const differs = (field: string): boolean => truth[field] !== undefined && given[field] !== truth[field];
  const isUnset = (field: string): boolean => differs(field) && given[field] === undefined;
  if (read.length !== 1 || handsOf(given.deal) !== handsOf(truth.deal)) return 'wrong';
  const plays = (given.plays ?? []) as readonly string[];
  const hasPlays = plays.join(' ') === ((truth.plays ?? []) as readonly string[]).join(' ');
  const told: readonly [isOther: boolean, isTold: boolean][] = [
    [differs('variant') && !variantAlso.includes(String(given.variant)), says(/is a guess/)],
    [differs('contract'), says(/No trump named/)],
    [differs('leader'), says(/Nobody named as leader/)],
    [!hasPlays, plays.length === 0 || says(/Not read/)],
    ...['level', 'doubled'].map((field): [boolean, boolean] => [differs(field), isUnset(field)]),
  ];
  const others = told.filter(([isOther]) => isOther);
  const soft = ['declarer', 'dealer', 'turned'].filter(differs);
  if (others.some(([, isTold]) => !isTold) || soft.some((field) => !isUnset(field))) return 'wrong';
  return others.length > 0 ? 'in part' : soft.length > 0 ? 'but for a dealer' : 'read';
}

describe.each([
  ['e', e as readonly Written[], { read: 51, 'but for a dealer': 5, wrong: 0 }, 12],
  ['f', f as readonly Written[], { read: 53, 'but for a dealer': 5, wrong: 0 }, 12],
])('the set %s', (_, set, least, mistakes) => {
  it('is read', () => {
    const readings = set.filter(({ kind }) => kind === 'complete').map((of) => [of.id, reading(of)] as const);
    const count = (kind: Reading): number => readings.filter(([, found]) => found === kind).length;
    expect(readings.filter(([, found]) => found === 'wrong')).toEqual([]);
    expect(count('read')).toBeGreaterThanOrEqual(least.read);
    expect(count('read') + count('but for a dealer')).toBeGreaterThanOrEqual(least.read + least['but for a dealer']);
  });

  it('has its mistakes refused', () => {
    const faulty = set.filter(({ kind }) => kind === 'mistake');
    expect(faulty.filter((of) => reading(of) === 'refused').length).toBeGreaterThanOrEqual(mistakes);
  });
});
