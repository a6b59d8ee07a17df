/**
 * A request that has been read: what the answer is worked out from. It is plain data and has nothing left in it that is written
 * in some notation, so that whoever reads a request and whoever answers it may be in different threads.
 */
import type { GameState } from '../../game/play/play.ts';
import { rulesWith } from '../../game/rules/presets.ts';
import { variantById } from '../../game/variants/index.ts';
import type { Request } from './request-words.ts';
import { positionUnder } from './position.ts';

export interface Question extends Pick<Request, 'id' | 'variant' | 'declarer' | 'payoff' | 'want' | 'limitMs'> {
  /** The position asked about, with the rules in force. */
  readonly state: GameState;
}

/**
 * The setup and the state that a request speaks of.
 * @throws JassError for an unknown variant or preset, bad rules, contract or deal, or an illegal play
 */
export function positionOf(request: Request): GameState {
  return positionUnder(rulesWith(variantById(request.variant), request.presets, request.rules), request);
}

/** What a request asks. @throws JassError as `positionOf` does */
export function questionOf(request: Request): Question {
  const { id, variant, declarer, payoff, want, limitMs } = request;
  return {
    ...(id !== undefined && { id }),
    variant,
    ...(declarer !== undefined && { declarer }),
    payoff,
    want,
    ...(limitMs !== undefined && { limitMs }),
    state: positionOf(request),
  };
}
