/** Before the tests of the command: builds it. */
import { buildLibrary } from '../build.ts';

export default buildLibrary;
