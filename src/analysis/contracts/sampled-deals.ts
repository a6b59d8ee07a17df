/**
 * The deals around one hand on which advice is averaged: drawn by the request's seed, uniform over all deals consistent with the knowledge. The
 * draw takes known cards into account; deals in which the partner would have named one of the contracts that it passed are then rejected.
 */
import { partnerOf } from '../../game/cards.ts';
import type { Card, Deal } from '../../game/cards.ts';
import { JassError } from '../../game/errors.ts';
import { DealsFromHand } from '../../game/inference/deals-from-hand.ts';
import { callsOf } from '../../game/inference/rule-of-thumb.ts';
import { mayPass } from '../../game/play/passing.ts';
import { seeded } from '../../game/play/random-deal.ts';
import type { Random } from '../../game/play/random-deal.ts';
import { untranslated } from '../../game/reason.ts';
import { contractsOf } from '../../game/rules/pack.ts';
import type { RuleOfThumb } from '../../game/variants/game.ts';
import type { ResolvedAdviceRequest } from '../../notation/request/resolve-advice-request.ts';

/** The most deals in a row that the partner's pass may rule out; after them the request is refused. */
const MAX_DRAWS = 20_000;

export class SampledDeals {
  readonly #unseen: DealsFromHand;
  readonly #isConsistent: (deal: Deal) => boolean;
  readonly #random: Random;
  /** The deals drawn so far that may still be solved, by their numbers. */
  readonly #drawn = new Map<number, Deal>();
  #drawnCount = 0;

  /** @throws JassError if the known cards contradict each other, or a pass cannot be taken into account */
  constructor(request: ResolvedAdviceRequest, thumb: RuleOfThumb | undefined) {
    this.#unseen = new DealsFromHand(request.rules, request);
    this.#isConsistent = passCheck(request, thumb);
    this.#random = seeded(request.seed);
  }

  /** The deal with this number, from 0. @throws JassError if no deal is consistent with the partner's pass */
  at(sample: number): Deal {
    while (this.#drawnCount <= sample) this.#drawn.set(this.#drawnCount++, this.#draw());
    return this.#drawn.get(sample)!;
  }

  /** The deal with this number is not needed any more. */
  forget(sample: number): void {
    this.#drawn.delete(sample);
  }

  #draw(): Deal {
    for (let draw = 0; draw < MAX_DRAWS; draw++) {
      const deal = this.#unseen.deal(this.#random);
      if (this.#isConsistent(deal)) return deal;
    }
    throw fault(
      `in ${MAX_DRAWS} deals in a row the partner would have called one of these contracts; with the known cards a pass is impossible or nearly so`,
    );
  }
}

/** Returns whether a deal is consistent with the partner's pass. */
function passCheck(
  { passed, seat, held, variant, rules }: ResolvedAdviceRequest,
  thumb: RuleOfThumb | undefined,
): (deal: Deal) => boolean {
  if (passed === undefined) return () => true;
  const partner = partnerOf(seat);
  if (rules.trumpChoice === 'turned') throw fault(`nobody chooses the trump suit in ${variant.id}`);
  if (rules.trumpChoice === 'mustName') throw fault(`in ${variant.id} nobody may pass`);
  // Where only some hands may pass, the pass says something even without a rule of thumb.
  if (!thumb && rules.trumpChoice === 'mayPassWithAllSuits') return (deal) => mayPass(rules, deal[partner]);
  if (!thumb) {
    const why = `${variant.id} has no rule of thumb for this pack`;
    throw fault(`a pass rules out the hands on which the partner would call, but ${why}; use "without"`);
  }
  const contracts = passed === 'all' ? contractsOf(rules) : passed;
  const callIn = (cards: readonly Card[]) =>
    callsOf(thumb, rules, cards, false).find(({ contract }) => contracts.includes(contract));
  const known = held[partner] ?? [];
  const call = callIn(known);
  if (call) throw fault(`${known.join(' ')} alone are enough to call ${call.contract}: ${call.words}`);
  return (deal) => mayPass(rules, deal[partner]) && callIn(deal[partner]) === undefined;
}

const fault = (message: string): JassError =>
  new JassError('bad-request', untranslated(`passed: ${message}.`), { field: 'passed' });
