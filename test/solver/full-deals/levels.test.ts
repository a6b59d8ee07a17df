/** The score of contracts with a level. */
import { twoTablesAgree } from './two-tables.ts';

twoTablesAgree(['sidi-barrani', 'contree'], 'score', 20);
