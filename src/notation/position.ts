/**
 * Plays a deal by its rules, without a solver: for bots and for tables at which people play. A position is a value that never changes; each
 * play makes another.
 */
import type { Card } from '../game/cards.ts';
import { checkThere } from '../game/given.ts';
import { legalNow as legalIn, playCard as playIn } from '../game/play/play.ts';
import type { GameState } from '../game/play/play.ts';
import { parseCard } from './cards.ts';
import { readRequest } from './request/resolve-request.ts';
import type { SolveRequest } from './request/solve-request.ts';

/**
 * The position of a request after its `plays`: hands, tricks, card points, and whose turn it is (`toPlay`).
 * @throws JassError as for a request to solve
 */
export const readPosition = (request: SolveRequest): GameState => readRequest(request).state;

/** The cards that the player to move may play, in the order of the notation; none after the last play. */
export function legalNow(position: GameState): Card[] {
  checkPosition(position);
  return legalIn(position);
}

/** The position after a card. @throws JassError `illegal-play`, naming the legal cards; TypeError unless it is a card */
export function playCard(position: GameState, card: Card): GameState {
  checkPosition(position);
  checkThere(
    typeof card === 'string' && parseCard(card) === card,
    'the card is',
    'one in the notation, such as `"SK"`',
  );
  return playIn(position, card);
}

const checkPosition = (given: Partial<GameState> | undefined): void =>
  checkThere(given?.setup && given.hands && given.trick, 'the position is', 'one from `readPosition` or `playCard`');
