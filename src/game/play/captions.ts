/**
 * A play in the words of players: a ruff, a duck, a sure trick. A caption is given only where the four hands and the rules of following make
 * it certain; intentions are not guessed, so many plays have none.
 */
import { partnerOf, rankOf, sideOf, suitOf, trumpOf } from '../cards.ts';
import type { Card, Seat } from '../cards.ts';
import { isByTrick, isMisere } from '../contracts.ts';
import { isCertainFor } from './certain-trick.ts';
import { afterPlay, kindNow, legalNow, pointsNow } from './play.ts';
import type { GameState } from './play.ts';
import { beats, winnerIndex } from './trick.ts';

/** The captions, in the order in which a play's are listed. */
const CAPTIONS = [
  /** Leads a trump while an opponent holds trumps. */
  'drawsTrumps',
  /** Leads a card that no opponent can beat in this trick. */
  'sureTrick',
  /** Plays the first trump to a plain lead. */
  'ruffs',
  /** Beats a trump in the trick of a plain lead. */
  'overruffs',
  /** Plays a trump below one in the trick of a plain lead. */
  'undertrumps',
  /** Plays neither the suit led nor a trump. */
  'discards',
  /** Beats the partner’s winning card without ruffing. */
  'overtakes',
  /** Throws ten card points or more to a trick that the partner is certain to win. */
  'smears',
  /** Follows below an opponent's card, although a legal card of the suit beats it. */
  'ducks',
  /** Plays the last card of a suit under the partner's winning one, higher than all that the partner has left of it. */
  'unblocks',
] as const;
export type Caption = (typeof CAPTIONS)[number];

/** The worth of a smear, in card points: an ace or a ten. */
export const SMEAR = 10;

/** The captions of a legal play in this position; often none. */
export function captionsOf(state: GameState, card: Card): Caption[] {
  return CAPTIONS.filter((caption) => RULES[caption](state, card));
}

type Rule = (state: GameState, card: Card) => boolean;

const RULES: Readonly<Record<Caption, Rule>> = {
  drawsTrumps: (state, card) =>
    isLead(state) &&
    isTrump(state, card) &&
    opponentsOf(state).some((seat) => state.hands[seat].some((held) => isTrump(state, held))),
  sureTrick: (state, card) => isLead(state) && isCertainFor(afterPlay(state, card), sideOf(state.toPlay!)),
  ruffs: (state, card) => isRuff(state, card) && !isTrump(state, winningCard(state)),
  overruffs: (state, card) => isRuff(state, card) && isTrump(state, winningCard(state)) && wins(state, card),
  undertrumps: (state, card) => isRuff(state, card) && isTrump(state, winningCard(state)) && !wins(state, card),
  discards: (state, card) => !isLead(state) && !follows(state, card) && !isTrump(state, card),
  overtakes: (state, card) => isPartnerWinning(state) && follows(state, card) && wins(state, card),
  smears: (state, card) =>
    !isMisere(state.setup.contract) &&
    isPartnerWinning(state) &&
    !wins(state, card) &&
    pointsNow(state, card) >= SMEAR &&
    isCertainFor(afterPlay(state, card), sideOf(state.toPlay!)),
  ducks: (state, card) =>
    !isLead(state) &&
    !isPartnerWinning(state) &&
    follows(state, card) &&
    !wins(state, card) &&
    legalNow(state).some((other) => follows(state, other) && wins(state, other)),
  unblocks: (state, card) => {
    if (!isPartnerWinning(state) || !follows(state, card) || wins(state, card)) return false;
    const { rules, contract } = state.setup;
    // Where the next trick has another order, or tricks are a loss, nothing is certain.
    if (isByTrick(contract) || isMisere(contract)) return false;
    const ofSuit = (seat: Seat): Card[] => state.hands[seat].filter((held) => suitOf(held) === suitOf(card));
    const partners = ofSuit(partnerOf(state.toPlay!));
    return (
      ofSuit(state.toPlay!).length === 1 &&
      partners.length > 0 &&
      partners.every((held) => rankOf(held) !== rankOf(card) && beats(rules, kindNow(state), card, held))
    );
  },
};

const isLead = ({ trick }: GameState): boolean => trick.cards.length === 0;

const isTrump = ({ setup }: GameState, card: Card): boolean => suitOf(card) === trumpOf(setup.contract);

const follows = ({ trick }: GameState, card: Card): boolean => suitOf(card) === suitOf(trick.cards[0]!);

/** Whether the card is a trump on a plain lead. */
const isRuff = (state: GameState, card: Card): boolean =>
  !isLead(state) && isTrump(state, card) && !isTrump(state, state.trick.cards[0]!);

const winnerOf = (state: GameState): number => winnerIndex(state.setup.rules, kindNow(state), state.trick.cards);

const winningCard = (state: GameState): Card => state.trick.cards[winnerOf(state)]!;

const isPartnerWinning = (state: GameState): boolean =>
  !isLead(state) && winnerOf(state) === state.trick.cards.length - 2;

/** Whether the card would be winning the trick. */
const wins = (state: GameState, card: Card): boolean =>
  isLead(state) || beats(state.setup.rules, kindNow(state), card, winningCard(state));

const opponentsOf = ({ hands, toPlay }: GameState): Seat[] =>
  (Object.keys(hands) as Seat[]).filter((seat) => sideOf(seat) !== sideOf(toPlay!));
