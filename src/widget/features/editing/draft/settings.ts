/** Changes of what a draft says beside its hands: contract, leader, bid, payoff, and what was taken before an ending. */
import { suitOf } from '../../../../game/cards.ts';
import type { Card, Contract, Deal, Seat } from '../../../../game/cards.ts';
import { completeTaken } from '../../../../game/play/complete-taken.ts';
import type { StatedTaken } from '../../../../game/play/complete-taken.ts';
import type { GameSetup } from '../../../../game/play/play.ts';
import { packOf } from '../../../../game/rules/pack.ts';
import { PAYOFFS } from '../../../../game/scoring/payoff.ts';
import type { Payoff } from '../../../../game/scoring/payoff.ts';
import { payoffsOf } from '../../../../game/scoring/payoffs/payoffs-of.ts';
import { usualPayoff } from '../../../../game/scoring/payoffs/targets.ts';
import { isComplete } from './draft.ts';
import type { Draft } from './draft.ts';

/** Changes the size of the hands. Hands with more cards keep them until the reader takes them out. */
export const withSize = (draft: Draft, size: number): Draft =>
  size === draft.size ? draft : fitted({ ...draft, size, taken: null, plays: [] });

export const withLeader = (draft: Draft, leader: Seat): Draft =>
  leader === draft.leader ? draft : { ...draft, leader, turned: null, plays: [] };

/** Turns a card of the dealer, whose suit is then trump; null: none is known. */
export const withTurned = (draft: Draft, turned: Card | null): Draft =>
  turned ? { ...withContract(draft, suitOf(turned)), turned } : { ...draft, turned };

export const withDeclarer = (draft: Draft, declarer: Seat | null): Draft => ({ ...draft, declarer });

/** Sets the level that was bid; null if it is not known. With a level, the players count the score. */
export const withLevel = (draft: Draft, level: number | null): Draft => {
  const of = { ...draft, level, doubled: level === null ? null : draft.doubled };
  return fitted({ ...of, payoff: usualPayoff(bidOf(of)) });
};

export const withDoubled = (draft: Draft, doubled: 2 | 3 | 4 | null): Draft => ({ ...draft, doubled });

/** The rules with the level and the double, as far as they are known. */
const bidOf = ({ rules, level, doubled }: Draft): Pick<GameSetup, 'rules' | 'level' | 'doubled'> => ({
  rules,
  ...(level !== null && { level }),
  ...(doubled && { doubled }),
});

/**
 * Sets the points, roem and tricks taken before an ending; null counts from zero. They are completed once the hands are complete.
 * @throws JassError if the cards that are not dealt cannot be taken so
 */
export function withTaken(draft: Draft, stated: StatedTaken | null): Draft {
  const { rules, contract, hands } = draft;
  const taken = stated && isComplete(draft) ? completeTaken({ rules, contract, deal: hands }, stated) : stated;
  return { ...draft, taken };
}

export const withPayoff = (draft: Draft, payoff: Payoff): Draft => ({ ...draft, payoff });

export const withContract = (draft: Draft, contract: Contract): Draft =>
  contract === draft.contract ? draft : fitted({ ...draft, contract, turned: null, taken: null, plays: [] });

/** Falls back to the first payoff, card points if the rules have them, if they do not have the payoff of the draft. */
export function fitted(draft: Draft): Draft {
  const offered = payoffsOffered(draft);
  return offered.includes(draft.payoff) ? draft : { ...draft, payoff: offered[0]! };
}

/** The payoffs of a deal of this size. The hands may still be empty, so other cards stand in for theirs. */
export function payoffsOffered(draft: Draft): readonly Payoff[] {
  const { rules, contract, leader, declarer, size } = draft;
  const pack = packOf(rules);
  const hand = (of: number): Card[] => pack.slice(of * size, (of + 1) * size);
  const deal: Deal = { N: hand(0), E: hand(1), S: hand(2), W: hand(3) };
  const offered = payoffsOf({ ...bidOf(draft), contract, leader, declarer: declarer ?? leader, deal });
  return PAYOFFS.filter((payoff) => offered.includes(payoff));
}
