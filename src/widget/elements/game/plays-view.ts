/** Plays with a sign as rows: sign, both costs, play and better card. A row opens the board at its play. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { trickOf } from '../../../notation/game-report/summary.ts';
import { index as cardIndex } from '../../views/board/card.ts';
import { COUNTED, sign } from '../../views/verdict/sign.ts';
import type { Counted } from '../../views/verdict/sign.ts';
import type { Cost, SignedPlay } from './figures.ts';
import type { Messages } from '../../text/messages.ts';
import type { GameLook } from './game-look.ts';
import type { Opening } from './opening.ts';

/** Orange is reproach; bad luck is in ink. */
const AMOUNT_CLASS = { error: 'loss', open: 'loss', unlucky: '', lucky: 'muted' } as const;

/** What the rows of a list have: the deal of each play, or once a play is judged the mean costs. */
interface Columns {
  readonly namesDeal: boolean;
  readonly hasMeans: boolean;
}

/** @param plays with the numbers of their deals @param namesDeal whether each row says of which deal it is, in place of the mean cost */
export const playsView = (
  game: GameLook,
  plays: readonly (SignedPlay & { readonly deal: number })[],
  opening: Opening,
  namesDeal: boolean,
): TemplateResult => {
  const columns = { namesDeal, hasMeans: !namesDeal && plays.some(({ known }) => known) };
  return html`<ul class="plays">
    ${plays.map((play) => playView(game, play, opening, columns))}
  </ul>`;
};

function playView(
  { say, look }: GameLook,
  { deal, index, sign: of, lost, known, play, by, ...cards }: SignedPlay & { readonly deal: number },
  { board, onBoard }: Opening,
  { namesDeal, hasMeans }: Columns,
): TemplateResult {
  const { messages } = look;
  const trick = trickOf(index);
  const player = messages.words.seat(by);
  const place = { deal, play: index };
  // On what the player knew, unless no card was better.
  const best = (of === 'error' || of === 'lucky' ? known?.best : undefined) ?? cards.best;
  return html`<li>
    <button
      part="button"
      class="play-row ${hasMeans ? 'with-mean' : ''}"
      aria-expanded=${board?.deal === deal && board.play === index}
      @click=${(event: Event) => onBoard(place, event)}
    >
      ${signNamed(messages, of)}
      <b class="amount ${AMOUNT_CLASS[of]}">${lost > 0 ? messages.chipLost(lost) : '0'}</b>
      ${
        hasMeans
          ? html`<span class="mean muted"
              >${known ? html`<span class="spoken">, ${messages.onAverage} </span>${meanOf(messages, known.loss)}` : nothing}</span
            >`
          : nothing
      }
      <span
        >${namesDeal ? say('playInDeal', { deal, trick, player }) : say('playInTrick', { trick, player })}
        ${cardIndex(look, play)}</span
      >
      <span class="better">${messages.whyBest} ${cardIndex(look, best[0]!)}${best.length > 1 ? ' …' : nothing}</span>
      <svg class="go" viewBox="0 0 16 16" aria-hidden="true"><path d="m6 3 5 5-5 5" /></svg>
    </button>
  </li>`;
}

/** A mean cost, in tenths if it is small. */
export const meanOf = (messages: Messages, known: number): string =>
  known === 0 ? '0' : messages.averageLoss(known, null).loss;

const signNamed = ({ verdicts }: Messages, of: Counted): TemplateResult =>
  html`<span>${sign(of)}<span class="spoken">${verdicts[of]}</span></span>`;

/** How many plays have each sign. A dash stands for none. */
export function costsView({ look: { messages } }: GameLook, costs: Readonly<Record<Counted, Cost>>): unknown {
  const some = COUNTED.filter((of) => costs[of].count > 0);
  if (some.length === 0) return html`<span class="muted">–</span>`;
  return some.map((of) => html`<span class="cost">${signNamed(messages, of)} ${costs[of].count}</span> `);
}
