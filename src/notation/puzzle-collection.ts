/**
 * A collection of puzzles, as `jass-solver/puzzles.json` has it: `{"puzzles": [{"id": "schieber-1", …a request, "puzzle": {…}}, …]}`. Fields
 * beside `puzzles` say what they like.
 */
import { JassError } from '../game/errors.ts';
import { untranslated } from '../game/reason.ts';
import { readRequestRecord } from './imports/formats/requests.ts';
import type { RequestRecord } from './imports/formats/requests.ts';
import { isObject } from './request/json.ts';

export interface PuzzleCollection {
  /** Requests with their field `puzzle`, unread: a program that imports a JSON file has no narrower type. */
  readonly puzzles: readonly object[];
}

export interface CollectedPuzzle {
  /** The id of the request, if it has one. */
  readonly id: string | null;
  /** Its deal and its puzzle. */
  readonly record: RequestRecord;
}

/** Reads a collection. The cards of a deal are checked when it is shown. @throws JassError naming the puzzle at fault, counted from 1 */
export function parseCollection(json: unknown): CollectedPuzzle[] {
  const puzzles = isObject(json) ? json['puzzles'] : undefined;
  if (!Array.isArray(puzzles) || puzzles.length === 0)
    throw fault('a collection is {"puzzles": […]} with one request or more');
  return puzzles.map((puzzle: unknown, index) => {
    const nth = `puzzle ${index + 1}`;
    if (!isObject(puzzle) || !isObject(puzzle['puzzle'])) throw fault(`${nth} is no request with a field "puzzle"`);
    try {
      const { id } = puzzle;
      return { id: typeof id === 'string' ? id : null, record: readRequestRecord(puzzle, {}) };
    } catch (error) {
      if (error instanceof JassError) throw fault(`${nth}: ${error.message}`);
      throw error;
    }
  });
}

const fault = (what: string): JassError =>
  new JassError('bad-request', untranslated(`puzzles: ${what}`), { field: 'puzzles' });
