/** `jass-solver solve`: one deal from the command line, its answer as a report for people or as JSON. */
import { answer, positionOf } from '../analysis/answer.ts';
import { variantById } from '../game/variants/index.ts';
import { parseRequest } from '../notation/request.ts';
import { loadSolver } from '../solver/full-solver.ts';
import { solveReport } from './report.ts';

/** The options as they were typed: the fields of a request. */
export interface SolveOptions {
  readonly variant: string;
  readonly contract: string;
  readonly leader: string;
  readonly deal: string;
  readonly declarer?: string;
  readonly plays?: string;
  readonly payoff?: string;
}

/** What to print, and where: an error of the user in words goes to standard error. */
export interface Outcome {
  readonly text: string;
  readonly isError: boolean;
}

/** Solves the deal; user mistakes are part of the outcome. @throws when the solver cannot start */
export async function solve(options: SolveOptions, asJson: boolean): Promise<Outcome> {
  const result = answer(options, await loadSolver());
  const isError = 'error' in result;
  if (asJson) return { text: JSON.stringify(result), isError };
  if (isError) return { text: result.error.message, isError };
  const request = parseRequest(options);
  const { name } = variantById(request.variant);
  return { text: solveReport(name, positionOf(request), result), isError };
}
