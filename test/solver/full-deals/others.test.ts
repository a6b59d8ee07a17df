/** Every variant without a file of its own here. */
import { isThorough } from '../../times.ts';
import { VARIANTS } from '../../../src/game/variants/index.ts';
import { twoTablesAgree } from './two-tables.ts';

const ELSEWHERE = ['schieber', 'kreuzjass'];

/** Under card points the Kruisjassen variants have the same rules: a quick run tries one of them. */
const isRepeated = (id: string): boolean => !isThorough && id.startsWith('kruisjassen-');

twoTablesAgree(VARIANTS.map(({ id }) => id).filter((id) => !ELSEWHERE.includes(id) && !isRepeated(id)));
