/** The players compared: their errors, bad luck and lucky plays, by side; and a line that adds up from best play to the result. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { SEATS, SIDES, sideOf } from '../../../game/cards.ts';
import type { Seat } from '../../../game/cards.ts';
import { isReviewed } from '../../../notation/answer/game-review.ts';
import type { GameReview } from '../../../notation/answer/game-review.ts';
import { COUNTED, sign } from '../../views/verdict/sign.ts';
import { costsOf, signedPlays } from './figures.ts';
import type { Cost } from './figures.ts';
import { ownAmount } from './game-look.ts';
import type { GameLook } from './game-look.ts';
import { meanOf } from './plays-view.ts';

/** @param judging how far the plays are judged, in place of the line; null when all are */
export function playersView(game: GameLook, review: GameReview, judging: TemplateResult | null): TemplateResult {
  const { sayInReport, look } = game;
  const { messages } = look;
  const plays = review.deals.filter(isReviewed).flatMap(signedPlays);
  const row = (name: string, seats: readonly Seat[]): TemplateResult => {
    const { error, unlucky, lucky } = costsOf(plays, ({ by }) => seats.includes(by));
    return html`<tr class=${seats.length > 1 ? 'side' : nothing}>
      <th scope="row">${name}</th>
      ${costCells(game, error, 'loss')}
      <td class="mean">${error.count === 0 ? '–' : meanOf(messages, error.known)}</td>
      ${costCells(game, unlucky, '')}
      <td>${lucky.count}</td>
    </tr>`;
  };
  const { verdictHeads } = messages;
  return html`<section class="players">
    <h3 id="players">${sayInReport('players')}</h3>
    <table part="table" aria-labelledby="players">
      <thead>
        <tr>
          <td></td>
          <th scope="col" colspan="2">${sign('error')} ${verdictHeads.error}</th>
          <th scope="col" class="mean">${sayInReport('mean')}</th>
          <th scope="col" colspan="2">${sign('unlucky')} ${verdictHeads.unlucky}</th>
          <th scope="col">${sign('lucky')} ${verdictHeads.lucky}</th>
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
    ${judging ?? ledger(game, review)}
  </section>`;
}

const costCells = ({ look: { messages } }: GameLook, { count, lost }: Cost, mark: string): TemplateResult =>
  html`<td>${count}</td>
    <td class="amount ${lost > 0 ? mark : ''}">${lost === 0 ? '–' : messages.chipLost(lost)}</td>`;

/** From best play to the result: what the plays of North–South cost them, and the plays of East–West gave them. */
function ledger(game: GameLook, { payoff, deals }: GameReview): TemplateResult {
  const { say, look } = game;
  const { messages } = look;
  const reviewed = deals.filter(isReviewed);
  const sums = reviewed.at(-1)?.running;
  const plays = reviewed.flatMap(signedPlays);
  const amount = (of: 'value' | 'result'): string => (sums ? ownAmount(messages, payoff, sums[of]) : '–');
  const costs = (side: 'NS' | 'EW'): unknown => {
    const of = costsOf(plays, ({ by }) => sideOf(by) === side);
    const costly = COUNTED.filter((counted) => of[counted].lost > 0);
    if (costly.length === 0) return sums ? '0' : '–';
    return costly.map((counted) => {
      const sum = of[counted].lost;
      return html`<span class=${counted === 'unlucky' ? '' : 'loss'}
        >${sign(counted)}<span class="spoken">${messages.verdicts[counted]}</span>
        ${messages.signed(side === 'NS' ? 0 - sum : sum)}</span
      > `;
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
