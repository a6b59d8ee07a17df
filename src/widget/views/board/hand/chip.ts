/**
 * The strip at the foot of a card with its value, in one unit for the whole hand: a best card shows what the side of the
 * screen makes, as the headline, or a star if that side comes out behind; every other card shows its loss against that. An estimate is
 * light with a broken outline, and a best one has a sign, above its figure where the cards leave little of it; before there is one, a whisker shows the proven interval. Figures are for sighted
 * readers, words for screen readers.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { sideOf } from '../../../../game/cards.ts';
import type { Card, Seat } from '../../../../game/cards.ts';
import { bestGuess } from '../../../state/engine.ts';
import type { CardValue } from '../../../state/engine.ts';
import { exactValue, figureIn, hasBounds } from '../../../state/knowledge.ts';
import type { Interval } from '../../../state/knowledge.ts';
import type { Messages } from '../../../text/messages.ts';
import type { HandProps } from './hand-props.ts';

/** The mark of a best card. */
const STAR = '★';

/** The value of a card, or the best guess at it. */
const guessOf = ({ own }: CardValue): number | null => figureIn(own);

/** Whether all cards of the hand are known to be worth the same. */
const isEven = ({ cardValues, legal }: HandProps): boolean =>
  cardValues.size === legal.size && [...cardValues.values()].every(({ lost }) => lost === 0);

/** The classes of a card: best, costly, or an estimate. */
export function standing(view: HandProps, cardValue: CardValue | undefined): string {
  if (!cardValue || !hasBounds(cardValue.own)) return '';
  if (cardValue.lost !== null) return isEven(view) ? 'best even' : cardValue.lost === 0 ? 'best' : 'loses';
  const best = bestGuess(view.cardValues);
  if (best === null) return 'open';
  return guessOf(cardValue) === best ? 'about best' : 'about loses';
}

/** @param kind the classes of the card, from `standing` */
export function chip(
  view: HandProps,
  card: Card,
  cardValue: CardValue | undefined,
  kind: string,
): TemplateResult | typeof nothing {
  if (!cardValue || !kind) return nothing;
  const sign = kind === 'about best' ? '≈' : '';
  const shown = figures(view, card, cardValue);
  const isWide = typeof shown === 'string' && (sign + shown).length > 3;
  return html`<span class="chip ${isWide ? 'wide' : ''}" part="chip" aria-hidden="true"
      >${sign && html`<i>${sign}</i>`}${shown}</span
    ><span class="spoken">, ${words(view, cardValue)}</span>`;
}

function figures(view: HandProps, card: Card, cardValue: CardValue): TemplateResult | string {
  const { cardValues, inPoints } = view;
  const { messages } = view.look;
  // Beside losses a negative number would be a second unit; whose lead it is the answer says.
  const figure = inPoints ? messages.chipBest : (lead: number) => (lead < 0 ? STAR : messages.signed(lead));
  if (cardValue.lost !== null) {
    if (cardValue.lost > 0) return messages.chipLost(cardValue.lost);
    // Said once for the whole hand.
    if (isEven(view) && card !== firstOf(view)) return '=';
    return figure(exactValue(cardValue.shown)!);
  }
  const [best, guess] = [bestGuess(cardValues), guessOf(cardValue)];
  if (best === null || guess === null) return whisker(view.scale, cardValue.own.proven);
  return guess === best ? figure(figureIn(cardValue.shown)!) : messages.chipLost(best - guess);
}

const firstOf = ({ rows, legal }: HandProps): Card | undefined =>
  rows.flatMap(({ cards }) => cards).find(({ card, played }) => !played && legal.has(card))?.card;

/** The proven interval as a line on the scale of the deal. The style is set as a property, which every CSP allows. */
function whisker([from, to]: Interval, [low, high]: Interval): TemplateResult {
  const share = (value: number): number => (to > from ? Math.min(Math.max((value - from) / (to - from), 0), 1) : 0);
  const style = `left: ${100 * share(low)}%; right: ${100 - 100 * share(high)}%`;
  return html`<span class="whisker"><span .style=${style}></span></span>`;
}

/** What is known of the value of a card, in words. @param inPoints whether it is in card points; otherwise it is a difference */
export const worthOf = (messages: Messages, seat: Seat, inPoints: boolean, { own }: CardValue): string =>
  (inPoints ? messages.makes : messages.lead)(sideOf(seat), own);

function words({ look: { messages }, seat, inPoints }: HandProps, cardValue: CardValue): string {
  const { lost, own } = cardValue;
  const worth = worthOf(messages, seat, inPoints, cardValue);
  if (lost === null) return own.within === undefined ? worth : `${worth}, ${messages.within(own.within)}`;
  return lost === 0 ? messages.asBest(worth) : messages.asLoss(worth, lost);
}
