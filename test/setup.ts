/** Before each file: the number of cases of the properties that name none. */
import fc from 'fast-check';
import { times } from './times.ts';

/** fast-check's own number. */
const USUAL_RUNS = 100;

fc.configureGlobal({ numRuns: times(USUAL_RUNS) });
