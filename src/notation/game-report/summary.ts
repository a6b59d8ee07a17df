/** The report of a game in two or three sentences: what happened, which card cost the most, and who was most accurate. */
import { SEATS } from '../../game/cards.ts';
import { TRICK_SIZE } from '../../game/play/trick.ts';
import { isReviewed } from '../answer/game-review.ts';
import type { GameReview } from '../answer/game-review.ts';
import { cardInSigns, seatName } from '../signs.ts';
import type { Language } from '../../languages/registry/languages.ts';
import type { Say } from '../words/say.ts';
import type { report as english } from '../../languages/en/report.ts';

/** The number of the trick of a play, from 1. @param index of the play, from 0 */
export const trickOf = (index: number): number => Math.floor(index / TRICK_SIZE) + 1;

export const number = (n: number): string => String(n).replace('-', '−');
export const signed = (n: number): string => (n > 0 ? `+${n}` : number(n));

/** @returns no sentence before the first deal is solved */
export function summaryOf(
  { payoff, deals, players, costliest, verdicts }: GameReview,
  language: Language,
  say: Say<typeof english>,
): string[] {
  const sums = deals.findLast(isReviewed)?.running;
  if (!sums) return [];
  const { result, value } = sums;
  const sentences = [
    payoff === 'points'
      ? say('outcome_points', { NS: result.NS, EW: result.EW, bestNS: value.NS, bestEW: value.EW })
      : say('outcome_lead', { NS: signed(result.NS), bestNS: signed(value.NS) }),
  ];
  const [dearest] = costliest;
  if (dearest) {
    const { play, by, index, deal, lost } = dearest;
    const [card, player] = [cardInSigns(play, language), seatName(by, language)];
    sentences.push(say('dearest', { card, player, trick: trickOf(index), deal, lost: number(-lost) }));
  }
  if (verdicts) {
    const { NS, EW } = verdicts.sides;
    sentences.push(
      say('verdictsCost', {
        errorsNS: NS.error.lost,
        errorsEW: EW.error.lost,
        unluckyNS: NS.unlucky.lost,
        unluckyEW: EW.unlucky.lost,
      }),
    );
  }
  const share = (seat: (typeof SEATS)[number]): number => players[seat].kept / players[seat].choices;
  const chose = SEATS.filter((seat) => players[seat].choices > 0);
  const best = Math.max(...chose.map(share));
  const most = chose.filter((seat) => share(seat) === best);
  // If all are, nobody is.
  if (most.length < chose.length) {
    const names = most.map((seat) => seatName(seat, language)).join(', ');
    sentences.push(say('mostAccurate', { players: names, percent: Math.round(100 * best) }));
  }
  return sentences;
}
