/**
 * The review of the record: how often each side and player kept the value, and their mistakes, the costliest first. Each leads to its
 * account. Cards of the hand to play that would lose something lead to theirs.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { accuracyOf, summaryOf } from '../../../analysis/review/review-summary.ts';
import type { ReviewSummary } from '../../../analysis/review/review-summary.ts';
import { otherSide, SEATS, sideOf } from '../../../game/cards.ts';
import type { Card, Side } from '../../../game/cards.ts';
import type { ReviewEntry } from '../../../notation/answer/answer.ts';
import { textButton } from '../../kit/text-button.ts';
import { index } from '../board/card.ts';
import { failureWords } from '../../text/failure.ts';
import { mistakePager, mistakePlace } from './mistake-pager.ts';
import { ranked } from '../../state/review/mistakes.ts';
import type { Mistake } from '../../state/review/mistakes.ts';
import type { Review } from '../../state/review/review-state.ts';
import type { Look } from '../look.ts';
import type { View } from '../view.ts';
import { losingCards } from '../../state/engine.ts';
import type { RecordReview } from '../../state/review/record-review.ts';
import type { Store } from '../../state/store.ts';
import { cardsInDeal, playsMade } from '../../state/table.ts';
import type { Table } from '../../state/table.ts';
import { captionText } from '../../text/captions.ts';
import type { Messages } from '../../text/messages.ts';

/** The most best cards that are named; more would leave no room for the rest. */
const NAMED = 2;

export function review({ look, store }: View): TemplateResult | typeof nothing {
  const { table, engine } = store.shown;
  if (!table) return nothing;
  const { messages } = look;
  const { review, player, choosePlayer } = store.review;
  const summary = isWhole(review) ? summaryOf(table.setup, review.entries) : null;
  const mistakes = store.review.listed;
  const onPlayer = ({ target }: Event): void =>
    choosePlayer(SEATS.find((seat) => seat === (target as HTMLSelectElement).value) ?? null);
  return html`<div class="review" part="review" role="group" aria-label=${messages.review}>
    <div class="sums">
      <p class="played-and-best">${playedAndBest(messages, store, table)}</p>
      <div class="accuracies">
        ${[table.side, otherSide(table.side)].map((side) => accuracy(look, table.side, side, summary))}
      </div>
      ${stateLine(messages, store.review, table.record.length)}
    </div>
    <div class="listed">
      <div class="listed-head">
        <span>${mistakePlace(messages, store.review, summary !== null)}</span>
        ${mistakePager(messages, store.review)}
        <select class="player" aria-label=${messages.ofPlayer} @change=${onPlayer}>
          <option value="" .selected=${player === null}>${messages.allPlayers}</option>
          ${SEATS.map((seat) => html`<option value=${seat} .selected=${player === seat}>${messages.seat(seat)}</option>`)}
        </select>
      </div>
      <ol class="misses" role=${mistakes.length ? 'list' : nothing}>
        ${ranked(mistakes).map((mistake) => mistakeRow(look, store, table, mistake))}
      </ol>
    </div>
    ${whyNot(look, losingCards(table, engine), (card) => store.account.open([...playsMade(table), card]))}
  </div>`;
}

const isWhole = (review: Review): review is Review & { readonly entries: readonly ReviewEntry[] } =>
  review.phase === 'exact';

/** The result as played beside the result with best play, for the side of the headline. Its space is reserved until both are known. */
function playedAndBest(messages: Messages, { review: { annotations } }: Store, table: Table): string {
  const { payoff, record, side } = table;
  const figure = (value: number | null | undefined): string =>
    value === null || value === undefined ? '…' : messages.figure(payoff, value);
  const plays = record.length;
  return messages.playedAndBest(
    side,
    figure(annotations?.recordValues[plays]),
    figure(annotations?.values[0]),
    plays === cardsInDeal(table),
  );
}

/** The share of choices at which a side has kept the value, and the shares of its players. Their space is reserved until they are known. */
function accuracy({ messages }: Look, shown: Side, side: Side, summary: ReviewSummary | null): TemplateResult {
  const sum = summary?.sides[side];
  const kept = sum ? accuracyOf(sum) : null;
  const lost = sum?.lost[0];
  const players = SEATS.filter((seat) => sideOf(seat) === side).map((seat) => {
    const { kept, choices } = summary?.seats[seat] ?? {};
    return kept === undefined ? messages.seat(seat) : messages.playerKept(seat, kept, choices!);
  });
  return html`<div class="accuracy ${side === shown ? 'own' : ''}">
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

/** @param plays the number of plays in the record */
function stateLine(messages: Messages, { review, begin, stop }: RecordReview, plays: number): TemplateResult {
  const done = review.entries.filter(Boolean).length;
  switch (review.phase) {
    case 'exact':
      return html`<p class="review-state">
        <span class="hint">${messages.choicesHint}</span> ${messages.reviewDone(plays)}.
      </p>`;
    case 'failed':
      return html`<p class="review-state">
        ${messages.reviewFailed}. ${failureWords(messages, review.error!)} ${textButton(messages.retry, begin)}
      </p>`;
    case 'computing':
      return html`<p class="review-state">
        <progress max=${plays} .value=${done} aria-label=${messages.review}></progress>
        <span>${messages.reviewProgress(done, plays)}</span> ${textButton(messages.reviewStop, stop)}
      </p>`;
    default:
      return html`<p class="review-state">
        <span>${messages.reviewWaits(done, plays)}</span> ${textButton(messages.reviewStart, begin)}
      </p>`;
  }
}

/** The cards of the hand to play that would lose something, each with the way to its account. */
function whyNot(
  look: Look,
  losing: ReturnType<typeof losingCards>,
  onWhyNot: (card: Card) => void,
): TemplateResult | typeof nothing {
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
  look: Look,
  { review }: Store,
  { setup, ply }: Table,
  { index: play, card, by, lost, best }: Mistake,
): TemplateResult {
  const { messages } = look;
  const more = best.length > NAMED ? ' …' : '';
  return html`<li>
    <button
      type="button"
      part="button"
      data-mistake=${play}
      aria-current=${play === ply ? 'step' : nothing}
      @click=${() => review.explain(play)}
    >
      <b class="amount">${messages.chipLost(lost)}</b>
      <span class="miss"
        ><span>${messages.trickShort(Math.floor(play / 4) + 1)}, ${messages.seat(by)} ${index(look, card)}</span>
        <span class="play-caption">${captions(captionText(messages.locale, setup, review.playsTo(play)))}</span></span
      >
      <span class="better"
        ><span>${messages.bestShort}</span>
        <span>${best.slice(0, NAMED).map((other, i) => html`${i ? ' ' : ''}${index(look, other)}`)}${more}</span></span
      >
      <svg class="go" viewBox="0 0 16 16" aria-hidden="true"><path d="m6 3 5 5-5 5" /></svg>
    </button>
  </li>`;
}
