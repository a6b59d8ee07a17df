/** The parts of a request's answer by the work that they take: for the analysis, and for the pool that distributes it. */
import type { Question } from '../notation/request/resolve-request.ts';

type Wants = Pick<Question, 'want'>;

/** Whether the value of the position itself is wanted. */
export const searchesPosition = ({ want }: Wants): boolean =>
  want.length === 0 || want.includes('cards') || want.includes('line');

/** Whether a table of contracts is wanted. */
export const wantsTable = ({ want }: Wants): boolean => want.includes('table') || want.includes('allContracts');

/** Whether the record is reviewed: the accounts of its plays need the review. */
export const wantsReview = ({ want }: Wants): boolean => want.includes('review') || want.includes('why');

/** Whether help with a request is for one position and its cards, so that any number of solvers can help in one table. */
export const isOnePosition = (request: Wants): boolean => searchesPosition(request) && !wantsTable(request);
