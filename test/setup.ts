/** Before each file: sets the number of cases of properties that name none. */
import fc from 'fast-check';
import { times } from './times.ts';

/** fast-check's default, and how many of them even a quick run tries. */
const [USUAL_RUNS, LEAST_RUNS] = [100, 10];

fc.configureGlobal({ numRuns: Math.max(times(USUAL_RUNS), LEAST_RUNS) });
