/** Reads every input that there can be; loaded when there is more in it than words (input.ts). */
import { positionOf } from '../../notation/request/resolve-request.ts';
import { parseRequest } from '../../notation/request/parse-request.ts';
import type { Reader } from '../model/read-input.ts';

export const full: Reader = { parse: parseRequest, positionOf };
