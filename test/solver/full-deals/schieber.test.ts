import { twoTablesAgree } from './two-tables.ts';

twoTablesAgree(['schieber']);
