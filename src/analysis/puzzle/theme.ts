/**
 * The theme of a puzzle, in the terms of players. A theme is named only where the play shows it: by a caption (captions.ts) of
 * the right card that the obvious one does not have, or by the tricks of the solution.
 */
import { rankOf, sideOf, suitOf, trumpOf } from '../../game/cards.ts';
import type { Card, Seat, Side } from '../../game/cards.ts';
import { isMisere } from '../../game/contracts.ts';
import { captionsOf, SMEAR } from '../../game/play/captions.ts';
import type { Caption } from '../../game/play/captions.ts';
import { afterPlay, kindNow, legalNow, pointsNow } from '../../game/play/play.ts';
import type { GameState } from '../../game/play/play.ts';
import { winnerIndex } from '../../game/play/trick.ts';
import { strengthOrder } from '../../game/rules/pack.ts';
import type { PuzzleTheme } from '../../notation/puzzle.ts';

/** The point of a puzzle. */
interface PointInPlay {
  /** The position of the point. */
  readonly before: GameState;
  readonly card: Card;
  readonly obvious: Card;
  /** The cards of the solution from the point on. */
  readonly rest: readonly Card[];
}

const CAPTION_OF: Readonly<Partial<Record<PuzzleTheme, Caption>>> = {
  overruff: 'overruffs',
  duck: 'ducks',
  'draw-trumps': 'drawsTrumps',
};

/** The theme; undefined where none is certain. */
export function themeOf(point: PointInPlay): PuzzleTheme | undefined {
  const { before, card, obvious } = point;
  if (isMisere(before.setup.contract)) return undefined;
  const [right, wrong] = [captionsOf(before, card), captionsOf(before, obvious)];
  for (const [theme, caption] of Object.entries(CAPTION_OF) as [PuzzleTheme, Caption][]) {
    if (right.includes(caption) && !wrong.includes(caption)) return theme;
  }
  if (smears(before, card) && !smears(before, obvious)) return 'smear';
  if (throwsIn(point)) return 'throw-in';
  if (keepsExit(point)) return 'keep-exit';
  return isJack(before, obvious) && !isJack(before, card) ? 'save-jack' : undefined;
}

/** Whether the card is the jack of trumps, and their highest. */
function isJack({ setup }: GameState, card: Card): boolean {
  const trump = trumpOf(setup.contract);
  return trump === suitOf(card) && rankOf(card) === 'J' && strengthOrder(setup.rules, trump, trump)[0] === 'J';
}

/** Whether the card gives the points of a smear to a trick that the partner is certain to win, with a card on the table or one still in hand. */
function smears(before: GameState, card: Card): boolean {
  const { setup, trick } = before;
  const { cards } = trick;
  return (
    cards.length > 0 &&
    pointsNow(before, card) >= SMEAR &&
    winnerIndex(setup.rules, kindNow(before), [...cards, card]) !== cards.length &&
    canTake(afterPlay(before, card), sideOf(before.toPlay!))
  );
}

/** Whether the card is led, an opponent wins the trick in the solution, and loses the next one whatever is led to it. */
function throwsIn({ before, rest }: PointInPlay): boolean {
  if (before.trick.cards.length > 0) return false;
  const side = sideOf(before.toPlay!);
  const after = rest.slice(0, 4).reduce(afterPlay, before);
  const { toPlay } = after;
  if (toPlay === null || sideOf(toPlay) === side) return false;
  return legalNow(after).every((lead) => canTake(afterPlay(after, lead), side));
}

/** Whether a side can take the trick in progress, whatever the other plays to it. */
function canTake(state: GameState, side: Side): boolean {
  const { trick, tricks, toPlay } = state;
  if (trick.cards.length === 0) return sideOf(tricks.at(-1)!.winner) === side;
  const isPossible = (card: Card): boolean => canTake(afterPlay(state, card), side);
  return sideOf(toPlay!) === side ? legalNow(state).some(isPossible) : legalNow(state).every(isPossible);
}

/**
 * Whether the seat keeps the obvious card, later leads it to a trick that the opponents win, and the trick after that comes back to the
 * seat's side.
 */
function keepsExit({ before, obvious, rest }: PointInPlay): boolean {
  const seat: Seat = before.toPlay!;
  const side = sideOf(seat);
  const end = rest.reduce(afterPlay, before);
  const exit = end.tricks.findIndex(
    ({ leader, cards }, index) => index > before.tricks.length && leader === seat && cards[0] === obvious,
  );
  const [lost, back] = [end.tricks[exit], end.tricks[exit + 1]];
  return (
    exit >= 0 &&
    lost !== undefined &&
    back !== undefined &&
    sideOf(lost.winner) !== side &&
    sideOf(back.winner) === side
  );
}
