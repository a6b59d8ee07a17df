/** Estimates of sampled deals: how they are requested, and how far the mean of many of them may err. */
import { isMisere, kindChangeOf } from '../../game/contracts.ts';
import type { Contract } from '../../game/cards.ts';

/** The time limit of a request for an estimate: the solver then makes one after a small, fixed number of nodes. */
export const ESTIMATE_LIMIT_MS = 0;

/**
 * Allowances for the mean error of estimates, as a share of the deviation from deal to deal: 95 % of the contracts of random hands stay below
 * them (`npm run bench -- adviser`). Estimates are worse if the order of the cards changes from trick to trick, and in a misère.
 */
const ALLOWANCE = 0.25;
const ALLOWANCE_BY_TRICK = 0.45;

export const allowanceFor = (contract: Contract): number =>
  kindChangeOf(contract) === 'never' && !isMisere(contract) ? ALLOWANCE : ALLOWANCE_BY_TRICK;
