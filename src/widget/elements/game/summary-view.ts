/** The head of the report: the result in one sentence, as a bar with a tick for best play, and why it is so. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../../game/cards.ts';
import { isReviewed } from '../../../notation/answer/game-review.ts';
import type { GameReview } from '../../../notation/answer/game-review.ts';
import { marked, markRest, markValue } from '../../kit/sentence.ts';
import { leadOf, partsOf, shareOf } from './figures.ts';
import { ownAmount } from './game-look.ts';
import type { GameLook } from './game-look.ts';

/** @param title what is said before any deal is solved */
export const headline = (game: GameLook, review: GameReview, title: string): unknown[] =>
  marked(sentence(game, review, title), nothing);

/** The result as a sentence with the marks of kit/sentence.ts. It has no verb as long as deals are missing. */
export function sentence({ say, look: { messages } }: GameLook, { payoff, deals }: GameReview, title: string): string {
  const reviewed = deals.filter(isReviewed);
  const last = reviewed.at(-1);
  if (!last) return title;
  const { result } = last.running;
  const [side, otherSide] = [messages.words.side('NS'), messages.words.side('EW')];
  const [done, count] = [reviewed.length, deals.length];
  const over = markRest(
    done < count
      ? say('overSome', { done, deals: count })
      : count === 1
        ? say('overOne')
        : say('over', { deals: count }),
  );
  const lead = leadOf(payoff, result);
  if (payoff === 'points') {
    const [own, others] = [markValue(messages.words.number(result.NS)), messages.words.number(result.EW)];
    if (done < count) return say('soFar', { side, otherSide, own, others, over });
    return say(lead > 0 ? 'won' : lead < 0 ? 'lost' : 'drew', { side, otherSide, own, others, over });
  }
  if (done < count) return say('leadSoFar', { side, lead: markValue(messages.signed(lead)), over });
  if (lead === 0) return say('level', { side, otherSide, over });
  return say(lead > 0 ? 'ahead' : 'behind', { side, by: markValue(messages.words.number(Math.abs(lead))), over });
}

/** Both sides with the bar between them. Before any deal is solved it is empty. */
export function scoreBar({ look: { messages } }: GameLook, { payoff, deals }: GameReview): TemplateResult {
  const reviewed = deals.filter(isReviewed);
  const sums = reviewed.at(-1)?.running;
  // As if the largest differences of all deals had gone the same way.
  const most = reviewed.reduce((sum, { value, result }) => sum + Math.max(Math.abs(value.NS), Math.abs(result.NS)), 0);
  const name = (side: Side): TemplateResult =>
    html`<span class="long">${messages.words.side(side)}</span
      ><span class="short" aria-hidden="true">${messages.sideLetters(side)}</span>`;
  const figure = (side: Side): string => (sums ? messages.figure(payoff, sums.result[side]) : '–');
  return html`<div class="score">
    <span>${name('NS')} <b>${figure('NS')}</b></span>
    ${bar(sums ? { played: shareOf(payoff, sums.result, most), best: shareOf(payoff, sums.value, most) } : null)}
    <span><b>${figure('EW')}</b> ${name('EW')}</span>
  </div>`;
}

/** A bar: the share of North–South as played, the middle, and a tick at best play. @param shares in percent; null while they are not known */
export const bar = (shares: { readonly played: number; readonly best: number } | null): TemplateResult =>
  html`<span class="bar" part="bar" aria-hidden="true"
    ><i .style=${`inline-size: ${shares?.played ?? 0}%`}></i
    >${shares ? html`<u .style=${`inset-inline-start: ${shares.best}%`}></u>` : nothing}</span
  >`;

/** What it would have been with best play, and whom the cards, the calls and the play favoured. Before any deal is solved it says nothing. */
export function explanation({ say, look: { messages } }: GameLook, review: GameReview): string {
  const { payoff, deals } = review;
  const value = deals.findLast(isReviewed)?.running.value;
  if (!value) return '';
  const { cards, calls, play } = partsOf(review);
  const favoured = (lead: number): { readonly side: string; readonly by: string } => ({
    side: messages.words.side(lead > 0 ? 'NS' : 'EW'),
    by: messages.words.number(Math.abs(lead)),
  });
  const parts = [
    cards === 0 ? say('cardsEven') : say('cardsFavoured', favoured(cards)),
    ...(calls === 0 ? [] : [say('callsFavoured', favoured(calls))]),
    play === 0 ? say('playEven') : say('playFavoured', favoured(play)),
  ].join(', ');
  const own = ownAmount(messages, payoff, value);
  return payoff === 'points'
    ? say('wouldBe', { own, others: messages.words.number(value.EW), parts })
    : say('wouldLead', { side: messages.words.side('NS'), lead: own, parts });
}
