/** Every variant that has no file of its own here. */
import { VARIANTS } from '../../../src/game/variants/index.ts';
import { twoTablesAgree } from './two-tables.ts';

const ELSEWHERE = ['schieber', 'kreuzjass'];

twoTablesAgree(VARIANTS.map(({ id }) => id).filter((id) => !ELSEWHERE.includes(id)));
