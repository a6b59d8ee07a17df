/** Plays with a verdict as rows: sign, cost, play and better card. A row opens the board at its play. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { trickOf } from '../../../notation/game-report/summary.ts';
import { index as cardIndex } from '../../views/board/card.ts';
import { VERDICTS, sign } from '../../views/verdict/sign.ts';
import type { Verdict } from '../../views/verdict/sign.ts';
import type { Cost, JudgedPlay } from './figures.ts';
import type { GameLook } from './game-look.ts';
import type { Opening } from './opening.ts';

/** @param plays with the numbers of their deals @param namesDeal whether each row says of which deal it is */
export const playsView = (
  game: GameLook,
  plays: readonly (JudgedPlay & { readonly deal: number })[],
  opening: Opening,
  namesDeal: boolean,
): TemplateResult =>
  html`<ul class="plays">
    ${plays.map((play) => playView(game, play, opening, namesDeal))}
  </ul>`;

function playView(
  { say, look }: GameLook,
  { deal, index, verdict, lost, play, by, best }: JudgedPlay & { readonly deal: number },
  { board, onBoard }: Opening,
  namesDeal: boolean,
): TemplateResult {
  const { messages } = look;
  const trick = trickOf(index);
  const player = messages.words.seat(by);
  const place = { deal, play: index };
  return html`<li>
    <button
      part="button"
      class="play-row"
      aria-expanded=${board?.deal === deal && board.play === index}
      @click=${(event: Event) => onBoard(place, event)}
    >
      ${signNamed({ say }, verdict)}
      <b class="amount loss">${messages.chipLost(lost)}</b>
      <span
        >${namesDeal ? say('playInDeal', { deal, trick, player }) : say('playInTrick', { trick, player })}
        ${cardIndex(look, play)}</span
      >
      <span class="better">${messages.whyBest} ${cardIndex(look, best[0]!)}${best.length > 1 ? ' …' : nothing}</span>
      <svg class="go" viewBox="0 0 16 16" aria-hidden="true"><path d="m6 3 5 5-5 5" /></svg>
    </button>
  </li>`;
}

const signNamed = ({ say }: Pick<GameLook, 'say'>, verdict: Verdict): TemplateResult =>
  html`<span>${sign(verdict)}<span class="spoken">${say(verdict)}</span></span>`;

/** How many plays have each verdict, and what they cost. A dash stands for none. */
export function costsView({ say, look: { messages } }: GameLook, costs: Readonly<Record<Verdict, Cost>>): unknown {
  const some = VERDICTS.filter((verdict) => costs[verdict].count > 0);
  if (some.length === 0) return html`<span class="muted">–</span>`;
  return some.map(
    (verdict) =>
      html`<span class="cost"
        >${signNamed({ say }, verdict)} ${costs[verdict].count}
        <span class="muted">${messages.chipLost(costs[verdict].lost)}</span></span
      > `,
  );
}
