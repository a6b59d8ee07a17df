/** The puzzles of a collection as input of the element, and the choice of the next one. Pure functions. */
import { parseCollection } from '../../../../notation/puzzle-collection.ts';
import type { PuzzleLevel, PuzzleTheme } from '../../../../notation/puzzle.ts';
import type { ChangeDetail } from '../../../state/events.ts';
import { INPUTS } from '../../../state/input.ts';
import type { Input } from '../../../state/input.ts';

export interface Collected {
  /** The id that the collection gives it; null if it gives none. */
  readonly id: string | null;
  readonly level: PuzzleLevel | null;
  readonly theme: PuzzleTheme | null;
  /** Every field of a deal and its puzzle; those that it leaves open are null. */
  readonly input: ChangeDetail;
  /** Tells it from other puzzles, of any collection. */
  readonly key: string;
}

/** @throws JassError if it is no collection */
export const collectedFrom = (json: unknown): Collected[] =>
  parseCollection(json).map(({ id, record }) => {
    const { puzzleLevel = null, puzzleTheme = null, plays, rules, ...fields } = record;
    const given: Input = {
      ...fields,
      plays: plays.join(' '),
      rules: Object.keys(rules).length > 0 ? rules : null,
    };
    const input: ChangeDetail = Object.fromEntries(INPUTS.map((name) => [name, valueOf(given[name])]));
    return { id, level: puzzleLevel, theme: puzzleTheme, input, key: keyOf(input) };
  });

/** A field as attributes leave it if it says nothing. */
function valueOf(value: unknown): unknown {
  const isNothing = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return isNothing ? null : value;
}

/** The key of the puzzle that an input sets. */
export const keyOf = ({ variant, contract, leader, deal, plays, side, target }: Input): string =>
  [variant, contract, leader, deal, plays, side, target].map((part) => `${part ?? ''}`.trim()).join(' ');

/** The puzzles of a level and of a theme. @param level null for all, likewise the theme */
export const ofKind = (
  puzzles: readonly Collected[],
  level: string | number | null,
  theme: string | null,
): readonly Collected[] =>
  puzzles.filter((puzzle) => (!level || `${puzzle.level}` === `${level}`) && (!theme || puzzle.theme === theme));

/**
 * The puzzle that comes after another: the next one in the collection that is not solved yet; after the last one the first; the next one in any case
 * if all are solved. Undefined if there is no other.
 * @param after key of a puzzle; one that is not among them counts as the one before the first
 */
export function nextOf(
  puzzles: readonly Collected[],
  after: string | null,
  solved: ReadonlySet<string>,
): Collected | undefined {
  const at = puzzles.findIndex(({ key }) => key === after);
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))];
  return others.find(({ key }) => !solved.has(key)) ?? others[0];
}
