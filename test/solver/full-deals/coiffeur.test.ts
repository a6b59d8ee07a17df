/** Coiffeur: its contracts by trick and misères, each in as many deals. Schieber has the others. */
import { SPECIAL_CONTRACTS } from '../../game/arbitraries.ts';
import { twoTablesAgree } from './two-tables.ts';

for (const contract of SPECIAL_CONTRACTS) twoTablesAgree(['coiffeur'], 'points', 20, contract);
twoTablesAgree(['coiffeur'], 'score', 20, 'slalom-obenabe');
twoTablesAgree(['coiffeur'], 'score', 20, 'obenabe');
