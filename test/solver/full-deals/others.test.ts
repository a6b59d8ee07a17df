/** Every variant without a file of its own here. */
import { POINTED } from '../../game/pointed.ts';
import { twoTablesAgree } from './two-tables.ts';

const ELSEWHERE = ['schieber', 'kreuzjass', 'coiffeur'];

twoTablesAgree(POINTED.map(({ id }) => id).filter((id) => !ELSEWHERE.includes(id)));
// The contracts of Belot without a trump suit, each in as many deals.
for (const contract of ['alltrumps', 'notrumps'] as const) twoTablesAgree(['belot-bulgarian'], 'points', 20, contract);
