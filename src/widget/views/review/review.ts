/**
 * The review of the record: from best play to the result as played, what each side and player lost by errors and by bad luck, and these
 * plays in lists, one of which is open. Each leads to its account. Cards of the hand to play that would lose something lead to theirs.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { summaryOf } from '../../../analysis/review/review-summary.ts';
import type { ReviewSummary } from '../../../analysis/review/review-summary.ts';
import type { Card } from '../../../game/cards.ts';
import type { ReviewEntry } from '../../../notation/answer/answer.ts';
import { textButton } from '../../kit/text-button.ts';
import { index } from '../board/card.ts';
import { failureWords } from '../../text/failure.ts';
import { LISTS } from '../../state/review/mistakes.ts';
import type { Judging, Review } from '../../state/review/review-state.ts';
import type { Look } from '../look.ts';
import type { View } from '../view.ts';
import { losingCards } from '../../state/engine.ts';
import type { RecordReview } from '../../state/review/record-review.ts';
import { playsMade } from '../../state/table.ts';
import type { Messages } from '../../text/messages.ts';
import { ledger } from './ledger.ts';
import { playList } from './play-list.ts';
import { reviewStyle } from './review-style.ts';
import { totals } from './totals.ts';

export const styles = [reviewStyle];

/** @param onTrain begins the training with the mistakes */
export function review({ look, store }: View, onTrain: () => void): TemplateResult | typeof nothing {
  const { table, engine } = store.shown;
  if (!table) return nothing;
  const { messages } = look;
  const { review, judging } = store.review;
  const summary: ReviewSummary | null = isWhole(review) ? summaryOf(table.setup, review.entries) : null;
  return html`<div class="review" part="review" role="group" aria-label=${messages.review}>
    <div class="sums">
      ${
        summary && judging.phase === 'done'
          ? ledger(messages, table, store.review.annotations!.recordValues, summary)
          : progress(messages, store.review, judging, table.record.length)
      }
      ${totals(messages, store.review, table, summary, onTrain)}
    </div>
    <div class="lists">
      ${LISTS.map((list) => playList(look, store.review, table, list))}
      ${whyNot(look, losingCards(table, engine), (card) => store.account.open([...playsMade(table), card]))}
    </div>
  </div>`;
}

const isWhole = (review: Review): review is Review & { readonly entries: readonly ReviewEntry[] } =>
  review.phase === 'exact';

/** How far the work is, where the ledger will be. @param plays the number of plays in the record */
function progress(
  messages: Messages,
  { review, begin, stop }: RecordReview,
  judging: Judging,
  plays: number,
): TemplateResult {
  const isReviewed = review.phase === 'exact';
  const done = isReviewed ? judging.done : review.entries.filter(Boolean).length;
  const phase = isReviewed ? judging.phase : review.phase;
  if (phase === 'failed') {
    const [what, error] = isReviewed ? [messages.judgeFailed, judging.error] : [messages.reviewFailed, review.error];
    return html`<p class="review-state">
      ${what}. ${failureWords(messages, error!)} ${textButton(messages.retry, begin)}
    </p>`;
  }
  const isUnderWay = phase === 'computing';
  const words = isReviewed
    ? isUnderWay
      ? `${messages.judging} ${messages.judgingPlay(done, plays)}`
      : messages.judgeWaits(done, plays)
    : (isUnderWay ? messages.reviewProgress : messages.reviewWaits)(done, plays);
  const start = isReviewed ? messages.judgeStart : messages.reviewStart;
  return html`<div class="review-state">
    <p><span>${words}</span> ${isUnderWay ? textButton(messages.reviewStop, stop) : textButton(start, begin)}</p>
    <progress max=${plays} .value=${done} aria-label=${isReviewed ? messages.judging : messages.review}></progress>
  </div>`;
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
