/** The players compared: their costly plays, calls and accuracy, by side; and a line that adds up from best play to the result. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { SEATS, SIDES, sideOf } from '../../../game/cards.ts';
import type { Seat } from '../../../game/cards.ts';
import { isReviewed } from '../../../notation/answer/game-review.ts';
import type { GameReview } from '../../../notation/answer/game-review.ts';
import { VERDICTS, sign } from '../../views/verdict/sign.ts';
import type { Verdict } from '../../views/verdict/sign.ts';
import { costsOf, judgedPlays } from './figures.ts';
import type { Cost } from './figures.ts';
import { ownAmount } from './game-look.ts';
import type { GameLook } from './game-look.ts';

export function playersView(game: GameLook, review: GameReview): TemplateResult {
  const { say, sayInReport, look } = game;
  const { messages } = look;
  const plays = review.deals.filter(isReviewed).flatMap(judgedPlays);
  const row = (name: string, seats: readonly Seat[]): TemplateResult => {
    const sum = (of: (player: GameReview['players'][Seat]) => number): number =>
      seats.reduce((total, seat) => total + of(review.players[seat]), 0);
    const calls = sum((player) => player.calls.own);
    const choices = sum((player) => player.choices);
    const kept = sum((player) => player.kept);
    const costs = costsOf(plays, ({ by }) => seats.includes(by));
    return html`<tr class=${seats.length > 1 ? 'side' : nothing}>
      <th scope="row">${name}</th>
      ${VERDICTS.map((verdict) => costCells(game, costs[verdict]))}
      <td class=${calls < 0 ? 'loss' : nothing}>${calls === 0 ? '–' : messages.signed(calls)}</td>
      <td>${choices === 0 ? '–' : messages.percent(kept / choices)}</td>
    </tr>`;
  };
  return html`<section class="players">
    <h3 id="players">${sayInReport('players')}</h3>
    <table part="table" aria-labelledby="players">
      <thead>
        <tr>
          <td></td>
          ${VERDICTS.map((verdict) => html`<th scope="col" colspan="2">${sign(verdict)} ${say(verdict)}</th>`)}
          <th scope="col">${say('calls')}</th>
          <th scope="col">${say('accuracy')}</th>
        </tr>
      </thead>
      ${SIDES.map(
        (side) =>
          html`<tbody>
            ${row(
              messages.words.side(side),
              SEATS.filter((seat) => sideOf(seat) === side),
            )}
            ${SEATS.filter((seat) => sideOf(seat) === side).map((seat) => row(messages.words.seat(seat), [seat]))}
          </tbody>`,
      )}
    </table>
    ${ledger(game, review)}
  </section>`;
}

const costCells = ({ look: { messages } }: GameLook, { count, lost }: Cost): TemplateResult =>
  html`<td>${count}</td>
    <td class="amount ${lost > 0 ? 'loss' : ''}">${lost === 0 ? '–' : messages.chipLost(lost)}</td>`;

/** From best play to the result: what the mistakes of North–South cost them, and the mistakes of East–West gave them. */
function ledger(game: GameLook, { payoff, deals }: GameReview): TemplateResult {
  const { say, look } = game;
  const { messages } = look;
  const reviewed = deals.filter(isReviewed);
  const sums = reviewed.at(-1)?.running;
  const plays = reviewed.flatMap(judgedPlays);
  const amount = (of: 'value' | 'result'): string => (sums ? ownAmount(messages, payoff, sums[of]) : '–');
  const costs = (side: 'NS' | 'EW'): unknown => {
    const of: Record<Verdict, Cost> = costsOf(plays, ({ by }) => sideOf(by) === side);
    const lost = VERDICTS.filter((verdict) => of[verdict].lost > 0);
    if (lost.length === 0) return sums ? '0' : '–';
    return lost.map((verdict) => {
      const sum = of[verdict].lost;
      return html`<span class="loss">${sign(verdict)} ${messages.signed(side === 'NS' ? 0 - sum : sum)}</span>`;
    });
  };
  return html`<dl class="ledger">
    <div>
      <dt>${say('bestPlay')}</dt>
      <dd>${amount('value')}</dd>
    </div>
    ${SIDES.map(
      (side) =>
        html`<div>
          <dt>${say('by', { side: messages.words.side(side) })}</dt>
          <dd>${costs(side)}</dd>
        </div>`,
    )}
    <div>
      <dt>${say('asPlayed')}</dt>
      <dd>${amount('result')}</dd>
    </div>
  </dl>`;
}
