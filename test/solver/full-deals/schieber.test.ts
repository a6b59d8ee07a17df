/** Full deals of Schieber. */
import { twoTablesAgree } from './two-tables.ts';

twoTablesAgree(['schieber']);
