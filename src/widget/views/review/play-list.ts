/** A list of plays with the same verdict: its head opens it, and each of its rows leads to the account of a play. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Card } from '../../../game/cards.ts';
import { listOf, ranked } from '../../state/review/mistakes.ts';
import type { ListName, TellingPlay } from '../../state/review/mistakes.ts';
import type { RecordReview } from '../../state/review/record-review.ts';
import type { Table } from '../../state/table.ts';
import { captionText } from '../../text/captions.ts';
import type { Messages } from '../../text/messages.ts';
import { index } from '../board/card.ts';
import type { Look } from '../look.ts';
import { sign } from '../verdict/sign.ts';

const GO = html`<svg class="go" viewBox="0 0 16 16" aria-hidden="true"><path d="m6 3 5 5-5 5" /></svg>`;

export function playList(
  look: Look,
  review: RecordReview,
  table: Table,
  name: ListName,
): TemplateResult | typeof nothing {
  const { messages } = look;
  const plays = review.listed.filter((play) => listOf(play) === name);
  if (name === 'open' && plays.length === 0) return nothing;
  const isOpen = review.openList === name;
  const isSoFar = name !== 'open' && review.judging.phase !== 'done';
  const count = isSoFar ? messages.countSoFar(plays.length) : messages.words.number(plays.length);
  const lost = plays.reduce((sum, play) => sum + play.lost, 0);
  const title = html`${sign(name)} <b>${messages.verdictLists[name]}</b> <span class="how-many">${count}</span>`;
  return html`<section class="list ${isOpen ? 'open-list' : ''}" data-list=${name}>
    ${
      plays.length === 0
        ? html`<p class="list-head">${title}</p>`
        : html`<button
            type="button"
            part="button"
            class="list-head"
            aria-expanded=${isOpen}
            @click=${() => review.toggleList(name)}
          >
            ${title}
            ${
              isOpen
                ? columns(messages, name)
                : html`<span class="in-all">${lost ? messages.chipLost(lost) : ''}</span>${GO}`
            }
          </button>`
    }
    ${
      isOpen && plays.length > 0
        ? html`<ol class="misses" role="list">
            ${ranked(plays).map((play) => row(look, review, table, play, name))}
          </ol>`
        : nothing
    }
  </section>`;
}

/** What the card at the end of a row is: better on what the player knew, or best with all hands known. */
const endOf = (messages: Messages, name: ListName): string =>
  name === 'unlucky' || name === 'open' ? messages.whyBest : messages.better;

/** Above the columns of the rows. */
const columns = (messages: Messages, name: ListName): TemplateResult =>
  html`<span class="columns" aria-hidden="true"
    ><span>${name === 'open' ? '' : messages.onAverage}</span> <span>${endOf(messages, name)}</span></span
  >`;

function row(
  look: Look,
  review: RecordReview,
  { setup, ply }: Table,
  play: TellingPlay,
  name: ListName,
): TemplateResult {
  const { messages } = look;
  const { index: at, card, by, lost, best, known } = play;
  const [end, ...more] = name === 'unlucky' || name === 'open' ? best : (known?.best ?? []);
  return html`<li>
    <button
      type="button"
      part="button"
      data-mistake=${at}
      aria-current=${at === ply ? 'step' : nothing}
      @click=${() => review.explain(at)}
    >
      ${sign(name)}
      <b class="amount ${name === 'error' ? 'loss' : ''}">${lost ? messages.chipLost(lost) : ''}</b>
      <span class="miss"
        ><span>${messages.trickShort(Math.floor(at / 4) + 1)}, ${messages.seat(by)} ${index(look, card)}</span>
        <span class="play-caption">${captions(captionText(messages.locale, setup, review.playsTo(at)))}</span></span
      >
      <span class="average">${average(messages, play, name)}</span>
      <span class="better"
        ><span class="spoken">, ${endOf(messages, name)} </span>${endCard(look, end, more.length > 0)}</span
      >
      ${GO}
    </button>
  </li>`;
}

/** Each caption in a piece, so that one without room is left out whole. */
const captions = (text: string): TemplateResult[] =>
  text.split(', ').map((caption, i) => html`<span>${i ? ', ' : ''}${caption}</span>`);

/** The cost over deals that fit what the player saw, and half of its range. */
function average(messages: Messages, { known }: TellingPlay, name: ListName): TemplateResult | typeof nothing {
  if (name === 'open') return nothing;
  const spoken = html`<span class="spoken">, ${messages.onAverage} </span>`;
  if (name === 'unlucky' || !known) return html`${spoken}${messages.right}`;
  const { loss, interval, complete } = known;
  const said = messages.averageLoss(loss, interval && !complete ? (interval[1] - interval[0]) / 2 : null);
  return html`${spoken}${said.loss}${said.half ? html` <small>${said.half}</small>` : nothing}`;
}

const endCard = (look: Look, card: Card | undefined, hasMore: boolean): TemplateResult | typeof nothing =>
  card ? html`${index(look, card)}${hasMore ? ' …' : nothing}` : nothing;
