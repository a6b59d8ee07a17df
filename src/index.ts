/** What `import … from 'jass-solver'` offers: the synchronous solver as a library, with the rules and the notation. */
export { answer, answerSteps } from './analysis/answer.ts';
export type { Progress } from './analysis/answer.ts';
export { JassError } from './game/errors.ts';
export type { ErrorCode, ErrorPlace } from './game/errors.ts';
export type { Card, Contract, Deal, PerSide, Seat, Side } from './game/cards.ts';
export type { Rules, Variant } from './game/rules.ts';
export { VARIANTS, variantById } from './game/variants/index.ts';
export type { Answer, CardValue, ErrorAnswer, MeldsAnswer, StateAnswer } from './notation/answer.ts';
export { formatDeal, parseDeal } from './notation/deal.ts';
export { formatPlays, parsePlays } from './notation/plays.ts';
export { parseRequest } from './notation/request.ts';
export type { Request } from './notation/request.ts';
export { loadSolver } from './solver/full-solver.ts';
export type { Solver } from './solver/solver.ts';
export type { SolverOptions } from './solver/solver.ts';
