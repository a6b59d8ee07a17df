/**
 * The review of the record: the play shown and the best cards, the plays with the largest losses, the sums of players
 * and sides.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { lossOf, summaryOf } from '../../analysis/review-summary.ts';
import type { PlaySum } from '../../analysis/review-summary.ts';
import { SEATS, SIDES, sideOf } from '../../game/cards.ts';
import type { GameSetup } from '../../game/play/play.ts';
import type { ReviewEntry } from '../../notation/answer/answer.ts';
import type { LineAnnotations, PlayAnnotation } from './annotations.ts';
import type { PanelLook } from '../panel/panel-messages.ts';
import type { Review } from './review-runner.ts';
import { index } from '../board/card.ts';

export interface ReviewView {
  readonly look: PanelLook;
  readonly setup: GameSetup;
  readonly review: Review;
  /** The number of plays in the record. */
  readonly plays: number;
  readonly annotations: LineAnnotations;
  readonly ply: number;
  /** The loss of the play shown by single dummy. */
  readonly singleDummy: TemplateResult;
  /** Goes to the position after a play of the record. */
  readonly onGo: (ply: number) => void;
  readonly onBegin: () => void;
  readonly onStop: () => void;
}

export function review(view: ReviewView): TemplateResult {
  const { look, annotations, ply } = view;
  const { messages } = look;
  const play = annotations.plays[ply - 1];
  return html`<div class="review" part="review" role="group" aria-label=${messages.review}>
    <p class="panel-title" aria-hidden="true">${messages.review}</p>
    ${progressLine(view)}
    <p class="judged">${play ? judged(look, play) : messages.reviewHint}</p>
    <div class="could-know">${play?.lost ? view.singleDummy : nothing}</div>
    ${outcome(view)}
  </div>`;
}

const isWhole = (review: Review): review is Review & { readonly entries: readonly ReviewEntry[] } =>
  review.phase === 'exact';

function progressLine({ look: { messages }, review, plays, onBegin, onStop }: ReviewView): TemplateResult {
  const done = review.entries.filter(Boolean).length;
  const begin = html`<button type="button" class="text-button" part="button" @click=${onBegin}>
    ${review.phase === 'failed' ? messages.retry : messages.reviewStart}
  </button>`;
  switch (review.phase) {
    case 'exact':
      return html`<p class="review-state">${messages.reviewDone(plays)}</p>`;
    case 'failed':
      return html`<p class="review-state">${messages.reviewFailed}: ${review.reason} ${begin}</p>`;
    case 'computing':
      return html`<p class="review-state">
        <progress max=${plays} .value=${done} aria-label=${messages.review}></progress>
        <span>${messages.reviewProgress(done, plays)}</span>
        <button type="button" class="text-button" part="button" @click=${onStop}>${messages.reviewStop}</button>
      </p>`;
    default:
      return html`<p class="review-state"><span>${messages.reviewWaits(done, plays)}</span> ${begin}</p>`;
  }
}

/** "North, king of hearts, lost 7; best was nine of hearts". */
function judged(look: PanelLook, { by, card, lost, best }: PlayAnnotation): TemplateResult {
  const { messages } = look;
  const lossText =
    lost === null
      ? messages.notReviewed
      : lost === 0
        ? messages.keptValue
        : html`<b class="loss">${messages.lostValue(lost)}</b>`;
  return html`${messages.seat(by)} ${index(look, card)}
  ${lossText}${lost && best.length > 0 ? html`; ${messages.bestWas} ${cards(look, best)}` : nothing}`;
}

const cards = (look: PanelLook, best: PlayAnnotation['best']): TemplateResult[] =>
  best.map((card, i) => html`${i ? ', ' : ''}${index(look, card)}`);

/** The result of the whole review. Its room is kept until then. */
function outcome(view: ReviewView): TemplateResult {
  const { look, setup } = view;
  const { messages } = look;
  const entries = isWhole(view.review) ? view.review.entries : null;
  const summary = entries && summaryOf(setup, entries);
  return html`<div class="outcome">
    <div>
      <table class="sums">
        <thead>
          <tr>
            <td></td>
            <th scope="col">${messages.lostColumn}</th>
            <th scope="col">${messages.choicesColumn}</th>
          </tr>
        </thead>
        <tbody>
          ${SIDES.map(
            (side) =>
              html`${sumRow(view, messages.side(side), summary?.sides[side], 'side')}
              ${SEATS.filter((seat) => sideOf(seat) === side).map((seat) => sumRow(view, messages.seat(seat), summary?.seats[seat], 'player'))}`,
          )}
        </tbody>
      </table>
      <p class="review-note">${messages.choicesHint}</p>
    </div>
    <div class="dearest">
      <p class="review-subtitle">${messages.turningPoints}</p>
      <ol class="turning-points" role=${summary?.turningPoints.length ? 'list' : nothing}>
        ${summary?.turningPoints.map((play) => turningPoint(view, play, entries![play]!))}
      </ol>
      ${summary?.turningPoints.length === 0 ? html`<p class="no-mistakes">${messages.noMistakes}</p>` : nothing}
    </div>
  </div>`;
}

function turningPoint({ look, ply, onGo }: ReviewView, play: number, entry: ReviewEntry): TemplateResult {
  const { messages } = look;
  const { by, play: card, best } = entry;
  return html`<li>
    <button
      type="button"
      part="button"
      data-turn=${play}
      aria-current=${play === ply - 1 ? 'step' : nothing}
      @click=${() => onGo(play + 1)}
    >
      <b class="loss">${messages.chipLost(lossOf(entry)[0])}</b>
      <span
        >${messages.trickShort(Math.floor(play / 4) + 1)}, ${messages.seat(by)} ${index(look, card)};
        ${messages.bestWas} ${cards(look, best)}</span
      >
    </button>
  </li>`;
}

const sumRow = ({ look: { messages } }: ReviewView, name: string, sum: PlaySum | undefined, kind: string) =>
  html`<tr class=${kind}>
    <th scope="row">${name}</th>
    <td>${sum ? sum.lost[0] : '·'}</td>
    <td>${sum ? messages.choices(sum.kept, sum.choices) : '·'}</td>
  </tr>`;
