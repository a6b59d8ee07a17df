/** Before each file: sets the number of cases of properties that name none. */
import fc from 'fast-check';
import { times } from './times.ts';

/** fast-check's default. */
const USUAL_RUNS = 100;

fc.configureGlobal({ numRuns: times(USUAL_RUNS) });
