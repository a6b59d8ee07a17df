/** The deals of the game, a row each: contract, caller, bar, result and costly plays. A row opens to the account of its deal. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { SIDES, otherSide, sideOf, trumpOf } from '../../../game/cards.ts';
import type { Side } from '../../../game/cards.ts';
import { isReviewed } from '../../../notation/answer/game-review.ts';
import type { GameReview, OpenDeal, ReviewedDeal } from '../../../notation/answer/game-review.ts';
import { bidInSigns } from '../../../notation/signs.ts';
import { marked, markValue } from '../../kit/sentence.ts';
import { pip } from '../../views/board/card.ts';
import { COUNTED, sign } from '../../views/verdict/sign.ts';
import { costsOf, mostOf, shareOf, signedPlays } from './figures.ts';
import { contractName, ownAmount } from './game-look.ts';
import type { GameLook } from './game-look.ts';
import type { Opening } from './opening.ts';
import { costsView, playsView } from './plays-view.ts';
import { bar } from './summary-view.ts';

type Deal = ReviewedDeal | OpenDeal;

/** @param isSolving whether deals without values may still get them */
export function dealsView(game: GameLook, review: GameReview, opening: Opening, isSolving: boolean): TemplateResult {
  const { say, sayInReport, look } = game;
  const { messages } = look;
  const most = mostOf(review.payoff, review.deals);
  const plays = review.deals.filter(isReviewed).flatMap(signedPlays);
  return html`<section class="deals">
    <div class="heads">
      <h3>${sayInReport('deals')}</h3>
      <span aria-hidden="true">${sayInReport('result')}</span>
      <span aria-hidden="true">${say('difference')}</span>
      ${SIDES.map((side) => html`<span class="of-side" aria-hidden="true">${messages.words.side(side)}</span>`)}
    </div>
    <ol>
      ${review.deals.map((deal) => {
        const isOpen = opening.row === deal.number;
        return html`<li class=${isOpen ? 'on' : nothing}>
          <button part="button" class="deal-row" aria-expanded=${isOpen} @click=${() => opening.onRow(deal.number)}>
            ${rowView(game, review, deal, most, isSolving)}
            <svg class="go" viewBox="0 0 16 16" aria-hidden="true"><path d="m3 6 5 5 5-5" /></svg>
          </button>
          ${isOpen ? openView(game, review, deal, opening) : nothing}
        </li>`;
      })}
    </ol>
    <p class="key" aria-hidden="true">
      ${COUNTED.filter((of) => of !== 'open' || plays.some((play) => play.sign === 'open')).map(
        (of) => html`<span>${sign(of)} <span class="muted">${messages.verdicts[of]}</span></span>`,
      )}
      <span><u></u> <span class="muted">${say('bestPlay')}</span></span>
    </p>
  </section>`;
}

function rowView(game: GameLook, { payoff }: GameReview, deal: Deal, most: number, isSolving: boolean): TemplateResult {
  const { say, sayInReport, look } = game;
  const { messages } = look;
  const { number, contract, level, doubled, declarer } = deal;
  const trump = trumpOf(contract);
  const bid = level === undefined ? '' : ` ${bidInSigns(level, doubled)}`;
  const name = html`<span class="number"
      ><span aria-hidden="true">${number}</span><span class="spoken">${say('shown', { deal: number })}</span></span
    >
    <span class="contract"
      ><b>${trump ? pip(look, trump) : nothing}${contractName(messages, contract)}${bid}</b>
      <span class="muted">${messages.words.seat(declarer)}</span></span
    >`;
  if (!isReviewed(deal)) {
    return html`${name} ${bar(null)} <span class="unsolved muted">${isSolving ? '…' : sayInReport('open')}</span>`;
  }
  const { value, result, isComplete } = deal;
  const difference = result.NS - value.NS;
  const plays = signedPlays(deal);
  const others = payoff === 'points' ? html`<span class="muted">–${messages.words.number(result.EW)}</span>` : nothing;
  return html`${name} ${bar({ played: shareOf(payoff, result, most), best: shareOf(payoff, value, most) })}
    <span class="result"
      ><span class="spoken">${sayInReport('result')}</span>
      <b>${ownAmount(messages, payoff, result)}</b>${others}${isComplete ? nothing : '*'}</span
    >
    <b class="difference ${difference < 0 ? 'loss' : ''}"
      ><span class="spoken">${say('difference')}</span> ${messages.signed(difference)}</b
    >
    ${SIDES.map(
      (side) =>
        html`<span class="costs ${side}"
          ><span class="short muted" aria-hidden="true">${messages.sideLetters(side)}</span
          ><span class="spoken">${messages.words.side(side)}</span> ${costsView(
            game,
            costsOf(plays, ({ by }) => sideOf(by) === side),
          )}</span
        >`,
    )}`;
}

function openView(game: GameLook, { payoff }: GameReview, deal: Deal, opening: Opening): TemplateResult {
  const { say } = game;
  const { board, onBoard } = opening;
  const { number } = deal;
  const isShown = board?.deal === number && board.play === null;
  return html`<div class="account">
    ${isReviewed(deal) ? accountView(game, payoff, deal, opening) : nothing}
    <button
      part="button"
      class="on-board"
      aria-expanded=${isShown}
      @click=${(event: Event) => onBoard({ deal: number, play: null }, event)}
    >
      ${say('onBoard')}
    </button>
  </div>`;
}

function accountView(
  game: GameLook,
  payoff: GameReview['payoff'],
  deal: ReviewedDeal,
  opening: Opening,
): TemplateResult {
  const { look, sayInReport } = game;
  const { messages } = look;
  const plays = signedPlays(deal).map((play) => ({ ...play, deal: deal.number }));
  return html`<p>${marked(accountOf(game, payoff, deal), nothing)}</p>
    ${deal.call.lost === 0 ? nothing : html`<p>${callOf(game, deal)}</p>`}
    ${
      plays.length === 0
        ? html`<p>${sayInReport('noMistakes')}</p>`
        : html`<div class="sides">
            ${SIDES.map((side) => {
              const own = plays.filter(({ by }) => sideOf(by) === side);
              return html`<div>
                <h4>${messages.words.side(side)} <span class="muted">${lostBy(game, deal, side)}</span></h4>
                ${own.length === 0 ? html`<p class="muted">${sayInReport('noMistakes')}</p>` : playsView(game, own, opening, false)}
              </div>`;
            })}
          </div>`
    }`;
}

/** What the plays of a side cost it, with its sign. */
const lostBy = ({ look: { messages } }: GameLook, deal: ReviewedDeal, side: Side): string =>
  messages.signed(0 - costOf(deal, side));

const costOf = (deal: ReviewedDeal, side: Side): number =>
  signedPlays(deal).reduce((sum, { by, lost }) => (sideOf(by) === side ? sum + lost : sum), 0);

/** How the result came about, as a sentence with the marks of kit/sentence.ts. */
export function accountOf(game: GameLook, payoff: GameReview['payoff'], deal: ReviewedDeal): string {
  const { say, look } = game;
  const { messages } = look;
  return say(payoff === 'points' ? 'accountPoints' : 'accountLead', {
    side: messages.words.side('NS'),
    others: messages.words.side(otherSide('NS')),
    best: markValue(ownAmount(messages, payoff, deal.value)),
    made: markValue(ownAmount(messages, payoff, deal.result)),
    own: lostBy(game, deal, 'NS'),
    theirs: messages.signed(costOf(deal, 'EW')),
  });
}

function callOf({ say, look: { messages } }: GameLook, { declarer, call: { lost, best } }: ReviewedDeal): string {
  return say('call', {
    player: messages.words.seat(declarer),
    lost: messages.words.number(lost),
    contracts: best.map((contract) => contractName(messages, contract)).join(', '),
  });
}
