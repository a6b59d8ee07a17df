/** A full deal may take many seconds: a quick run tries one. */
import { isThorough } from '../../times.ts';
import { twoTablesAgree } from './two-tables.ts';

twoTablesAgree(['kreuzjass'], 'points', isThorough ? 40 : 1);
