/** The reader for all inputs. It loads when an input has more than plain text in it (read-input.ts). */
import { payoffsOf } from '../../game/scoring/payoffs/payoffs-of.ts';
import { checkPayoff } from '../../game/scoring/payoffs/payoff-check.ts';
import { positionOf } from '../../notation/request/resolve-request.ts';
import { parseRequest } from '../../notation/request/parse-request.ts';
import type { Reader } from './read-input.ts';

export const full: Reader = { parse: parseRequest, positionOf, checkPayoff, payoffsOf };

export { inputInLetters } from './letters.ts';
