/** Errors, bad luck and lucky plays of each side and player, as far as their plays are judged, and the choice of one player. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { PlaySum, ReviewSummary } from '../../../analysis/review/review-summary.ts';
import { otherSide, SEATS, sideOf } from '../../../game/cards.ts';
import type { RecordReview } from '../../state/review/record-review.ts';
import type { Table } from '../../state/table.ts';
import { gamePoints } from '../../text/game-points.ts';
import type { Messages } from '../../text/messages.ts';
import { sign } from '../verdict/sign.ts';
import { trainButton } from './train-button.ts';

const HEADS = ['error', 'unlucky', 'lucky'] as const;

/**
 * @param summary null until the record is reviewed: the room of the figures is kept
 * @param onTrain begins the training with the mistakes of the player chosen, or of all
 */
export function totals(
  messages: Messages,
  { player, choosePlayer, mistakes }: RecordReview,
  { side, payoff }: Table,
  summary: ReviewSummary | null,
  onTrain: () => void,
): TemplateResult {
  const onPlayer = ({ target }: Event): void =>
    choosePlayer(SEATS.find((seat) => seat === (target as HTMLSelectElement).value) ?? null);
  const row = (name: string, sum: PlaySum | undefined, kind: string): TemplateResult => {
    const { error, unlucky, lucky } = sum?.verdicts ?? {};
    const count = (plays: number | undefined): string => (plays ? messages.words.number(plays) : '–');
    const lost = (of: number | undefined): string => (of ? messages.chipLost(of) : '');
    const points = (of: number | undefined): string =>
      of ? (payoff === 'score' ? gamePoints(messages, of) : messages.words.points(of)) : '';
    const said = messages.verdictSums(
      name,
      messages.errors(error?.plays ?? 0),
      unlucky?.plays ?? 0,
      lucky?.plays ?? 0,
      [points(error?.lost), points(unlucky?.lost)],
    );
    return html`<li class=${kind}>
      <span class="spoken">${sum?.verdicts ? said : name}</span>
      <span aria-hidden="true">${name}</span> <span aria-hidden="true">${count(error?.plays)}</span>
      <b class="loss" aria-hidden="true">${lost(error?.lost)}</b>
      <span aria-hidden="true">${count(unlucky?.plays)}</span> <span aria-hidden="true">${lost(unlucky?.lost)}</span>
      <span aria-hidden="true">${count(lucky?.plays)}</span>
    </li>`;
  };
  return html`<div class="totals">
    <div class="totals-head">
      <div class="of-player">
        <select class="player" aria-label=${messages.ofPlayer} @change=${onPlayer}>
          <option value="" .selected=${player === null}>${messages.allPlayers}</option>
          ${SEATS.map((seat) => html`<option value=${seat} .selected=${player === seat}>${messages.seat(seat)}</option>`)}
        </select>
        ${summary && mistakes.length > 0 ? trainButton(messages, onTrain) : nothing}
      </div>
      ${HEADS.map((verdict) => html`<span aria-hidden="true">${sign(verdict)} ${messages.verdictHeads[verdict]}</span>`)}
    </div>
    <ul role="list">
      ${[side, otherSide(side)].map((of) => [
        row(messages.words.side(of), summary?.sides[of], 'of-side'),
        SEATS.filter((seat) => sideOf(seat) === of).map((seat) =>
          row(messages.seat(seat), summary?.seats[seat], player === seat ? 'chosen' : ''),
        ),
      ])}
    </ul>
  </div>`;
}
