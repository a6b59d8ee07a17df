/** `jass-solver puzzle`: searches random endings, or given positions, for puzzles, and writes each as a request on one line. */
import { puzzleIn } from '../../engine/puzzles.ts';
import type { AskedClient } from '../../engine/sampling/solve-all.ts';
import { SEATS } from '../../game/cards.ts';
import type { Contract } from '../../game/cards.ts';
import { isMisere } from '../../game/contracts.ts';
import { JassError } from '../../game/errors.ts';
import { randomDeal, seeded } from '../../game/play/random-deal.ts';
import { untranslated } from '../../game/reason.ts';
import { rulesWith } from '../../game/rules/apply-presets.ts';
import { checkContract, contractsOf, handSize } from '../../game/rules/pack.ts';
import type { Rules } from '../../game/rules/rules.ts';
import { variantById } from '../../game/variants/index.ts';
import { formatDeal } from '../../notation/hands.ts';
import { readContract } from '../../notation/names.ts';
import type { MeasuredPuzzle, PuzzleLevel } from '../../notation/puzzle.ts';
import { parseRequest } from '../../notation/request/parse-request.ts';
import { readRequest } from '../../notation/request/resolve-request.ts';
import type { ResolvedRequest } from '../../notation/request/resolve-request.ts';
import type { SolveRequest } from '../../notation/request/solve-request.ts';
import { mapInOrder } from '../batch/map-in-order.ts';

/** Positions taken up per thread while the oldest is still being measured. */
const AHEAD = 4;

/** The source of random positions. */
interface RandomPositions {
  readonly variant: string;
  readonly contract?: string | undefined;
  /** The least and the most cards in each hand. */
  readonly tricks: readonly [number, number];
  readonly seed: number;
  /** Fields that every request has: payoff, presets, rules and so on. */
  readonly fields: Omit<SolveRequest, 'variant' | 'contract' | 'leader' | 'deal'>;
}

/**
 * Random endings without end, the same for the same seed. North and South are the reader; any seat leads.
 * @throws JassError if the variant, its rules or the contract are unknown, or its hands have fewer cards
 */
export function* randomPositions({ variant, contract, tricks, seed, fields }: RandomPositions): Generator<Position> {
  const request = parseRequest({ ...fields, variant, contract: contract ?? 'S', leader: 'N', deal: '' });
  const rules = rulesWith(variantById(variant), request.presets, request.rules, request.cards);
  const contracts = contract === undefined ? usualContracts(rules) : [checkContract(rules, readContract(contract))];
  const [least, most] = tricks;
  const held = handSize(rules);
  if (most > held) {
    const reason = `A hand of ${variant} has ${held} cards; --tricks has to be at most ${held}.`;
    throw new JassError('bad-request', untranslated(reason));
  }
  const random = seeded(seed);
  const anyOf = <Of>(values: readonly Of[]): Of => values[Math.floor(random() * values.length)]!;
  for (;;) {
    const size = least + Math.floor(random() * (most - least + 1));
    const named = anyOf(contracts);
    const leader = anyOf(SEATS);
    const deal = formatDeal(randomDeal(rules, random, size));
    const written: SolveRequest = {
      variant,
      contract: named,
      leader,
      deal,
      ...fields,
      puzzle: { side: 'NS', target: 0 },
    };
    yield { written, read: readRequest(written) };
  }
}

/** The contracts of a game without its misères, unless it has no others. */
function usualContracts(rules: Rules): readonly Contract[] {
  const all = contractsOf(rules);
  const usual = all.filter((each) => !isMisere(each));
  return usual.length > 0 ? usual : all;
}

/** A position to try: its request, which is written with the puzzle in it, and what was read from that. */
export interface Position {
  readonly written: SolveRequest;
  readonly read: ResolvedRequest;
}

interface Quota {
  /** How many puzzles of each level are wanted. */
  readonly count: number;
  readonly levels: readonly PuzzleLevel[];
  /** The most positions to try. */
  readonly tries: number;
}

interface Manner {
  readonly jobs: number;
  readonly signal: AbortSignal;
  readonly write: (line: string) => Promise<void>;
  readonly onProgress?: (tried: number, found: ReadonlyMap<PuzzleLevel, number>) => void;
}

/**
 * Writes the puzzles in the order of their positions, whatever the number of threads, until there are enough of each level.
 * @returns the number of positions tried, and of puzzles by level
 * @throws as `solve` does if the signal is aborted
 */
export async function findPuzzles(
  client: AskedClient,
  positions: Iterable<Position>,
  { count, levels, tries }: Quota,
  { jobs, signal, write, onProgress }: Manner,
): Promise<{ readonly tried: number; readonly found: ReadonlyMap<PuzzleLevel, number> }> {
  const found = new Map<PuzzleLevel, number>(levels.map((level) => [level, 0]));
  const isDone = (): boolean => [...found.values()].every((number) => number >= count);
  let tried = 0;
  async function* some(): AsyncGenerator<Position> {
    let taken = 0;
    for (const position of positions) {
      if (taken++ >= tries || isDone()) return;
      yield await Promise.resolve(position);
    }
  }
  const work = async ({ written, read }: Position) => ({ written, puzzle: await puzzleIn(client, read, signal) });
  for await (const { written, puzzle } of mapInOrder(some(), work, AHEAD * jobs)) {
    tried++;
    const number = puzzle && found.get(puzzle.level);
    if (puzzle && number !== null && number !== undefined && number < count) {
      found.set(puzzle.level, number + 1);
      await write(lineOf(written, puzzle));
    }
    onProgress?.(tried, found);
    if (isDone()) break;
  }
  return { tried, found };
}

const lineOf = (request: SolveRequest, puzzle: MeasuredPuzzle): string => JSON.stringify({ ...request, puzzle });
