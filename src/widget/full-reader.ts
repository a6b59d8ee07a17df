/** Reads every input that there can be; loaded when there is more in it than words (input.ts). */
import { positionOf } from '../analysis/question.ts';
import { parseRequest } from '../notation/request.ts';
import type { Reader } from './input.ts';

export const full: Reader = { parse: parseRequest, positionOf };
