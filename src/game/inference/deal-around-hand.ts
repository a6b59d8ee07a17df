/** A deal around one hand after some plays, for a player who sees nothing else. */
import { countOf, SEATS } from '../cards.ts';
import type { Card, Deal, Seat } from '../cards.ts';
import { JassError } from '../errors.ts';
import { afterPlay, playAt, startOf } from '../play/play.ts';
import type { GameSetup, GameState } from '../play/play.ts';
import { seeded } from '../play/random-deal.ts';
import { msg, str } from '../reason.ts';
import { packOf } from '../rules/pack.ts';
import { DealsFromHand } from './deals-from-hand.ts';
import type { CardsBySeat } from './deals-from-hand.ts';
import { DealsFromPlays } from './deals-from-plays.ts';

/**
 * Some deal with this hand in which all plays are legal.
 * @param setup without a deal
 * @param hand of the seat before the first play, a full one
 * @throws JassError `bad-deal` for a bad hand, `illegal-play` naming the play, `bad-request` if another seat is to play or no deal fits
 */
export function dealAround(
  setup: Omit<GameSetup, 'deal'>,
  seat: Seat,
  hand: readonly Card[],
  plays: readonly Card[],
): Deal {
  const { rules } = setup;
  const random = seeded(1);
  const dealWith = (held: CardsBySeat): Deal =>
    new DealsFromHand(rules, { seat, hand, held, lacking: {} }).deal(random);
  const by = playersOf(startOf({ ...setup, deal: dealWith({}) }), plays);
  checkPlays(setup, { seat, hand }, plays, by);
  const shown = SEATS.filter((other) => other !== seat).map(
    (other) => [other, plays.filter((_, i) => by[i] === other)] as const,
  );
  const dealt = { ...setup, deal: dealWith(Object.fromEntries(shown.filter(([, cards]) => cards.length > 0))) };
  const { toPlay } = plays.reduce(
    (state, card, play) => (by[play] === seat ? playAt(state, card, play) : afterPlay(state, card)),
    startOf(dealt),
  );
  if (toPlay !== seat) {
    const reason = toPlay
      ? msg(str`After these plays ${{ seat: toPlay }} is to play, not ${{ seat }}.`)
      : msg('The deal is over: no seat is to play.');
    throw new JassError('bad-request', reason, { field: 'seat' });
  }
  const deals = new DealsFromPlays(dealt, plays);
  if (deals.count > 0) return deals.draw(random);
  throw new JassError(
    'bad-request',
    msg('No deal fits these plays: in every one some play of another hand is illegal.'),
    {
      field: 'plays',
    },
  );
}

/** The seat of each play. Who wins a trick depends on no hand. */
function playersOf(start: GameState, plays: readonly Card[]): Seat[] {
  let state = start;
  return plays.map((card) => {
    if (!state.toPlay)
      throw new JassError('illegal-play', msg(str`${{ card }} cannot be played: every trick has been played.`), {
        card,
      });
    const by = state.toPlay;
    state = afterPlay(state, card);
    return by;
  });
}

/** @throws JassError `illegal-play` for a card of another hand that is not in the pack, or all of whose copies are elsewhere */
function checkPlays(
  { rules }: Pick<GameSetup, 'rules'>,
  { seat, hand }: { readonly seat: Seat; readonly hand: readonly Card[] },
  plays: readonly Card[],
  by: readonly Seat[],
): void {
  const pack = packOf(rules);
  const seen = [...hand];
  for (const [play, card] of plays.entries()) {
    if (by[play] === seat) continue;
    if (countOf(seen, card) >= countOf(pack, card)) {
      const reason = msg(
        str`${{ seat: by[play]! }} cannot have played ${{ card }}: no copy of it is left for that hand.`,
      );
      throw new JassError('illegal-play', reason, { hand: by[play]!, card, play });
    }
    seen.push(card);
  }
}
