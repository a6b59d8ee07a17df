/** The chart of the lead after each deal: as played with a dot a deal, best play dotted, and what is between them tinted. */
import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { GameReview } from '../../../notation/answer/game-review.ts';
import { leadsOf } from './figures.ts';
import { apart, heightOf, leadScale } from './lead-scale.ts';
import type { GameLook } from './game-look.ts';

/** The most dots, and the most numbers below the chart, that have room on a phone. */
const DOTS = 36;
const NUMBERS = 12;
/** The least distance of the two words at the end, in percent of the height: each of one line, and on a phone of two. */
const LINE = 13;
const TWO_LINES = 27;

/** Before the first deal. */
const START = { deal: 0, played: 0, best: 0 };

/** Nothing for a single deal. */
export function leadChart({ say, look: { messages } }: GameLook, review: GameReview): TemplateResult | typeof nothing {
  const deals = review.deals.length;
  if (deals < 2) return nothing;
  const solved = leadsOf(review);
  const leads = [START, ...solved];
  const scale = leadScale(leads.flatMap(({ played, best }) => [played, best]));
  const of = (line: 'played' | 'best'): string[] => leads.map((lead) => `${lead.deal},${heightOf(scale, lead[line])}`);
  const last = solved.at(-1) ?? START;
  const ends = [heightOf(scale, last.played), heightOf(scale, last.best)] as const;
  const [wide, narrow] = [apart(ends, LINE), apart(ends, TWO_LINES)];
  const signed = (line: 'played' | 'best'): string => solved.map((lead) => messages.signed(lead[line])).join(', ');
  const side = messages.words.side('NS');
  const every = Math.ceil(deals / NUMBERS);
  return html`<section class="lead">
    <h3>${say('lead', { side })} <span class="muted">${say('afterEachDeal')}</span></h3>
    <div
      class="chart"
      role="img"
      aria-label="${say('lead', { side })} ${say('leadSaid', { played: signed('played'), best: signed('best') })}"
    >
      <div class="axis">
        ${scale.figures.map((lead) => html`<span .style=${`--_at: ${heightOf(scale, lead)}%`}>${messages.signed(lead)}</span>`)}
      </div>
      <div class="plot">
        <svg viewBox="0 0 ${deals} 100" preserveAspectRatio="none">
          ${scale.figures.map((lead) => svg`<path class=${lead === 0 ? 'zero' : 'grid'} d="M0 ${heightOf(scale, lead)}H${deals}" />`)}
          <polygon class="between" points="${of('played').join(' ')} ${of('best').reverse().join(' ')}" />
          <polyline class="best" points=${of('best').join(' ')} />
          <polyline class="played" points=${of('played').join(' ')} />
        </svg>
        ${
          deals > DOTS
            ? nothing
            : solved.map(
                ({ deal, played }) =>
                  html`<i
                    .style=${`inset-inline-start: ${(100 * deal) / deals}%; inset-block-start: ${heightOf(scale, played)}%`}
                  ></i>`,
              )
        }
      </div>
      <div class="ends">
        <span class="played" .style=${`--_at: ${wide[0]}%; --_narrow-at: ${narrow[0]}%`}
          >${say('played')} <b>${messages.signed(last.played)}</b></span
        >
        <span .style=${`--_at: ${wide[1]}%; --_narrow-at: ${narrow[1]}%`}
          >${say('bestPlay')} <b>${messages.signed(last.best)}</b></span
        >
      </div>
      <div class="numbers">
        ${review.deals
          .filter(({ number }) => number % every === 0)
          .map(({ number }) => html`<span .style=${`inset-inline-start: ${(100 * number) / deals}%`}>${number}</span>`)}
      </div>
    </div>
  </section>`;
}
