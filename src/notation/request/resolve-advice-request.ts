/** From the JSON of a request for advice to the typed object that the analysis works on, as resolve-request.ts is for deals. */
import type { Card, Contract } from '../../game/cards.ts';
import { checkContract } from '../../game/rules/pack.ts';
import { rulesWith } from '../../game/rules/apply-presets.ts';
import type { Rules, Variant } from '../../game/rules/rules.ts';
import { variantById } from '../../game/variants/index.ts';
import { parseHand } from '../hands.ts';
import type { AdviceRequest } from './advice-request.ts';

/** A request for advice with its rules and its hand. */
export interface ResolvedAdviceRequest extends Omit<
  AdviceRequest,
  'variant' | 'hand' | 'presets' | 'rules' | 'passed'
> {
  readonly variant: Variant;
  /** The rules in force. */
  readonly rules: Rules;
  readonly hand: readonly Card[];
  /** The contracts on which the partner, who chose first, has passed, each of them in the game. */
  readonly passed?: 'all' | readonly Contract[];
}

/** @throws JassError for an unknown variant or preset, bad rules, a contract that the game does not have, or a bad hand */
export function resolveAdviceRequest({ presets, passed, ...request }: AdviceRequest): ResolvedAdviceRequest {
  const variant = variantById(request.variant);
  const rules = rulesWith(variant, presets, request.rules, request.cards);
  const hand = parseHand(request.hand, request.seat);
  if (passed === undefined) return { ...request, variant, rules, hand };
  const contracts = passed === 'all' ? passed : passed.map((name) => checkContract(rules, name));
  return { ...request, variant, rules, hand, passed: contracts };
}
