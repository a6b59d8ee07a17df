/** A collection of puzzles in the element: what it takes from it, which puzzle comes next, and what it remembers. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import collection from '../../puzzles.json' with { type: 'json' };
import { parseCollection } from '../../src/notation/puzzle-collection.ts';
import { PUZZLE_LEVELS, PUZZLE_THEMES } from '../../src/notation/puzzle.ts';
import { collectedFrom, keyOf, nextOf, ofKind } from '../../src/widget/features/puzzle/series/collected.ts';
import type { Collected } from '../../src/widget/features/puzzle/series/collected.ts';
import { addSolved, solvedPuzzles, STORED_AS } from '../../src/widget/features/puzzle/series/solved-puzzles.ts';
import { inputInLetters } from '../../src/widget/state/letters.ts';
import { readInput } from '../../src/widget/state/read-input.ts';

const ALL = collectedFrom(collection);

describe('the collection of the package', () => {
  it('has every level and theme, and a key for each puzzle', () => {
    expect(new Set(ALL.map(({ level }) => level))).toEqual(new Set(PUZZLE_LEVELS));
    expect(new Set(ALL.flatMap(({ theme }) => theme ?? []))).toEqual(new Set(PUZZLE_THEMES));
    expect(new Set(ALL.map(({ key }) => key)).size).toBe(ALL.length);
  });

  it('becomes input that the element reads, with the same key', () => {
    for (const { input, key } of ALL) {
      const { table, problem } = readInput(input);
      expect(problem).toBeNull();
      expect(table!.payoff).toBe('points');
      expect(keyOf(inputInLetters(input))).toBe(key);
    }
  });
});

describe('the puzzles to draw from', () => {
  it.each([
    { level: null, theme: null, count: 60 },
    { level: 2, theme: null, count: 20 },
    { level: '2', theme: null, count: 20 },
    { level: 4, theme: null, count: 0 },
    { level: null, theme: 'smear', count: ALL.filter(({ theme }) => theme === 'smear').length },
    { level: 1, theme: 'none of these', count: 0 },
  ])('are those of level $level and theme $theme', ({ level, theme, count }) => {
    expect(ofKind(ALL, level, theme)).toHaveLength(count);
  });

  const three = ALL.slice(0, 3);
  const [a, b, c] = three.map(({ key }) => key) as [string, string, string];
  it.each<[after: string | null, solved: string[], next: string | undefined]>([
    [null, [], a],
    ['another', [], a],
    [a, [], b],
    [c, [], a],
    [a, [b], c],
    [b, [a, c], c],
    [null, [a], b],
    [null, [a, b, c], a],
  ])('after %j with %j solved', (after, solved, next) => {
    expect(nextOf(three, after, new Set(solved))?.key).toBe(next);
  });

  it('has no next one after the only one', () => {
    const one: readonly Collected[] = ALL.slice(0, 1);
    expect(nextOf(one, one[0]!.key, new Set())).toBeUndefined();
  });
});

describe('a text that is no collection', () => {
  const puzzle = collection.puzzles[0]!;
  it.each([
    [[], 'a collection is {"puzzles": […]}'],
    [{ puzzles: [] }, 'a collection is {"puzzles": […]}'],
    [{ puzzles: [puzzle, 7] }, 'puzzle 2 is no request with a field "puzzle"'],
    [{ puzzles: [{ ...puzzle, puzzle: undefined }] }, 'puzzle 1 is no request'],
    [{ puzzles: [{ ...puzzle, puzzle: { side: 'NS', level: 7 } }] }, 'puzzle 1: puzzle.level is'],
    [{ puzzles: [{ ...puzzle, contract: 'Z' }] }, 'puzzle 1: '],
  ])('is refused: %j', (json, message) => {
    expect(() => parseCollection(json)).toThrow(message);
  });
});

describe('what was solved', () => {
  afterEach(() => void vi.unstubAllGlobals());

  const storage = (stored: string | null): { value: string | null } => {
    const kept = { value: stored };
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => (name === STORED_AS ? kept.value : null),
      setItem: (_: string, value: string) => void (kept.value = value),
    });
    return kept;
  };

  it('is stored only if the page asks for it', () => {
    const kept = storage(null);
    addSolved('one', false);
    expect(solvedPuzzles(false).has('one')).toBe(true);
    expect(kept.value).toBeNull();
    addSolved('two', true);
    expect(kept.value).toBe('["two"]');
    addSolved('two', true);
    expect(kept.value).toBe('["two"]');
  });

  it.each([
    ['["earlier"]', true],
    ['{"not": "ours"}', false],
    ['no JSON', false],
  ])('is read again: %s', (stored, isKnown) => {
    storage(stored.replace('earlier', `earlier ${stored.length}`));
    expect(solvedPuzzles(false).has(`earlier ${stored.length}`)).toBe(false);
    expect(solvedPuzzles(true).has(`earlier ${stored.length}`)).toBe(isKnown);
  });

  const refuse = (): never => {
    throw new DOMException('refused', 'SecurityError');
  };

  it.each<[what: string, storage: PropertyDescriptor]>([
    ['refuses to read and to write', { value: { getItem: refuse, setItem: refuse } }],
    ['is full', { value: { getItem: () => null, setItem: refuse } }],
    ['is refused as a whole, as in a sandboxed frame', { get: refuse }],
    ['is missing', { value: undefined }],
  ])('lasts as long as the page where the storage of the browser %s', (what, storage) => {
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', { ...storage, configurable: true });
    addSolved(what, true);
    expect(solvedPuzzles(true).has(what)).toBe(true);
  });
});
