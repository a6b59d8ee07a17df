/**
 * The review of the record: how often each side and player kept the value, and their mistakes, the costliest first. Each leads to its
 * account. Cards of the hand to play that would lose something lead to theirs. It loads when its tab is first opened.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { accuracyOf, summaryOf } from '../../../analysis/review/review-summary.ts';
import type { ReviewSummary } from '../../../analysis/review/review-summary.ts';
import { SEATS, SIDES, sideOf } from '../../../game/cards.ts';
import type { Card, Seat, Side } from '../../../game/cards.ts';
import type { GameSetup } from '../../../game/play/play.ts';
import { sumOfSides } from '../../../game/scoring/payoff.ts';
import type { Payoff } from '../../../game/scoring/payoff.ts';
import type { ReviewEntry } from '../../../notation/answer/answer.ts';
import { textButton } from '../../kit/text-button.ts';
import { index } from '../board/card.ts';
import { failureWords } from '../../text/failure.ts';
import { mistakePager, mistakePlace } from './mistake-pager.ts';
import { ranked } from '../../state/review/mistakes.ts';
import { review as reviewStyle } from './review-style.ts';
import type { Mistake, MistakePlace } from '../../state/review/mistakes.ts';
import type { Review } from '../../state/review/review-state.ts';
import type { Look } from '../look.ts';

export const styles = [reviewStyle];

export interface ReviewProps {
  readonly look: Look;
  readonly setup: GameSetup;
  readonly payoff: Payoff;
  readonly review: Review;
  /** The value of the deal for North–South, if it is known before the review; null otherwise. */
  readonly best: number | null;
  /** The number of plays in the record. */
  readonly plays: number;
  /** The number of plays made. */
  readonly ply: number;
  /** The mistakes listed, and the reader's place among them. */
  readonly mistakes: readonly Mistake[];
  readonly place: MistakePlace;
  /** The player whose mistakes are listed; null for all. */
  readonly player: Seat | null;
  /** The cards of the hand to play that would lose something, and how much. */
  readonly losing: readonly (readonly [card: Card, lost: number])[];
  readonly onPlayer: (player: Seat | null) => void;
  /** Goes to a mistake. @param by 1 or −1 */
  readonly onStep: (by: 1 | -1) => void;
  /** A mistake in players' words, such as "ducks"; empty if it has none. */
  readonly captionOf: (play: number) => string;
  /** Opens the account of a play of the record. */
  readonly onWhy: (play: number) => void;
  /** Opens the account of a card of the hand to play. */
  readonly onWhyNot: (card: Card) => void;
  readonly onBegin: () => void;
  readonly onStop: () => void;
}

interface ReviewView extends ReviewProps {
  readonly look: Look;
}

/** The most best cards that are named; more would leave no room for the rest. */
const NAMED = 2;

export function review(props: ReviewProps): TemplateResult {
  const messages = props.look.messages;
  const look: Look = { ...props.look, messages };
  const view: ReviewView = { ...props, look };
  const { setup } = view;
  const summary = isWhole(view.review) ? summaryOf(setup, view.review.entries) : null;
  const pager = { messages, ...view, onGo: view.onStep };
  return html`<div class="review" part="review" role="group" aria-label=${messages.review}>
    <div class="sums">
      <p class="played-and-best">${playedAndBest(view)}</p>
      <div class="accuracies">${SIDES.map((side) => accuracy(look, side, summary))}</div>
      ${stateLine(view)}
    </div>
    <div class="listed">
      <div class="listed-head">
        <span>${mistakePlace(pager, summary !== null)}</span>
        ${mistakePager(pager)}
        <select class="player" aria-label=${messages.ofPlayer} @change=${(event: Event) => onPlayer(event, view)}>
          <option value="" .selected=${view.player === null}>${messages.allPlayers}</option>
          ${SEATS.map((seat) => html`<option value=${seat} .selected=${view.player === seat}>${messages.seat(seat)}</option>`)}
        </select>
      </div>
      <ol class="misses" role=${view.mistakes.length ? 'list' : nothing}>
        ${ranked(view.mistakes).map((mistake) => mistakeRow(view, mistake))}
      </ol>
    </div>
    ${whyNot(view)}
  </div>`;
}

const isWhole = (review: Review): review is Review & { readonly entries: readonly ReviewEntry[] } =>
  review.phase === 'exact';

function onPlayer(event: Event, { onPlayer }: ReviewView): void {
  const { value } = event.target as HTMLSelectElement;
  onPlayer(SEATS.find((seat) => seat === value) ?? null);
}

/** The result as played beside that of best play, for the declarers, as in the headline. Its room is kept until both are known. */
function playedAndBest({ look: { messages }, setup, payoff, plays, review, best }: ReviewView): string {
  const side = sideOf(setup.declarer);
  const figure = (value: number | null | undefined): string => {
    if (value === null || value === undefined) return '…';
    const own = side === 'NS' ? value : sumOfSides({ setup, payoff }) - value;
    return messages.figure(payoff, own);
  };
  const isWhole = plays === SEATS.flatMap((seat) => setup.deal[seat]).length;
  return messages.playedAndBest(side, figure(review.values[plays]), figure(best), isWhole);
}

/** The share of choices that a side has kept the value in, and those of its players. Its room is kept until it is known. */
function accuracy({ messages }: Look, side: Side, summary: ReviewSummary | null): TemplateResult {
  const sum = summary?.sides[side];
  const kept = sum ? accuracyOf(sum) : null;
  const lost = sum?.lost[0];
  const players = SEATS.filter((seat) => sideOf(seat) === side).map((seat) => {
    const { kept, choices } = summary?.seats[seat] ?? {};
    return kept === undefined ? messages.seat(seat) : messages.playerKept(seat, kept, choices!);
  });
  return html`<div class="accuracy ${side}">
    <p class="share">
      <span>${messages.words.side(side)}</span><span>${kept === null ? '–' : messages.percent(kept)}</span>
    </p>
    <div class="meter"><i .style=${`inline-size: ${100 * (kept ?? 0)}%`}></i></div>
    <p>
      ${messages.gaveAway} <b class=${lost ? 'loss' : ''}>${lost === undefined ? '–' : messages.words.number(lost)}</b>
    </p>
    <p class="players">${players.map((kept, i) => html`<span>${kept}${i < players.length - 1 ? ',' : ''}</span> `)}</p>
  </div>`;
}

function stateLine({ look: { messages }, review, plays, onBegin, onStop }: ReviewView): TemplateResult {
  const done = review.entries.filter(Boolean).length;
  switch (review.phase) {
    case 'exact':
      return html`<p class="review-state">
        <span class="hint">${messages.choicesHint}</span> ${messages.reviewDone(plays)}.
      </p>`;
    case 'failed':
      return html`<p class="review-state">
        ${messages.reviewFailed}. ${failureWords(messages, review.error!)} ${textButton(messages.retry, onBegin)}
      </p>`;
    case 'computing':
      return html`<p class="review-state">
        <progress max=${plays} .value=${done} aria-label=${messages.review}></progress>
        <span>${messages.reviewProgress(done, plays)}</span> ${textButton(messages.reviewStop, onStop)}
      </p>`;
    default:
      return html`<p class="review-state">
        <span>${messages.reviewWaits(done, plays)}</span> ${textButton(messages.reviewStart, onBegin)}
      </p>`;
  }
}

/** The cards of the hand to play that would lose something, each with the way to its account. */
function whyNot({ look, losing, onWhyNot }: ReviewView): TemplateResult | typeof nothing {
  const { messages } = look;
  if (losing.length === 0) return nothing;
  return html`<p class="why-not">
    ${messages.whyNot}
    ${losing.map(
      ([card, lost]) =>
        html`<button type="button" part="button" data-why-not=${card} @click=${() => onWhyNot(card)}>
          ${index(look, card)} <b class="loss">${messages.chipLost(lost)}</b>
        </button> `,
    )}
  </p>`;
}

/** Each caption in a piece, so that one without room is left out whole. */
const captions = (text: string): TemplateResult[] =>
  text.split(', ').map((caption, i) => html`<span>${i ? ', ' : ''}${caption}</span>`);

function mistakeRow(
  { look, ply, captionOf, onWhy }: ReviewView,
  { index: play, card, by, lost, best }: Mistake,
): TemplateResult {
  const { messages } = look;
  const more = best.length > NAMED ? ' …' : '';
  return html`<li>
    <button
      type="button"
      part="button"
      data-turn=${play}
      aria-current=${play === ply ? 'step' : nothing}
      @click=${() => onWhy(play)}
    >
      <b class="amount">${messages.chipLost(lost)}</b>
      <span class="miss"
        ><span>${messages.trickShort(Math.floor(play / 4) + 1)}, ${messages.seat(by)} ${index(look, card)}</span>
        <span class="play-caption">${captions(captionOf(play))}</span></span
      >
      <span class="better"
        ><span>${messages.bestShort}</span>
        <span>${best.slice(0, NAMED).map((other, i) => html`${i ? ' ' : ''}${index(look, other)}`)}${more}</span></span
      >
      <svg class="go" viewBox="0 0 16 16" aria-hidden="true"><path d="m6 3 5 5-5 5" /></svg>
    </button>
  </li>`;
}
