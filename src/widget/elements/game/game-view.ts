/** The report of a game on the screen: the result, the chart of the lead, the deals, the players, and the costliest plays. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { isReviewed } from '../../../notation/answer/game-review.ts';
import type { GameReview } from '../../../notation/answer/game-review.ts';
import { marked } from '../../kit/sentence.ts';
import { dealsView } from './deals-view.ts';
import { signedPlays } from './figures.ts';
import type { GameLook } from './game-look.ts';
import { leadChart } from './lead-chart.ts';
import type { Opening } from './opening.ts';
import { playersView } from './players-view.ts';
import { playsView } from './plays-view.ts';
import { trainView } from './train-view.ts';
import type { Training } from './train-view.ts';
import { explanation, headline, scoreBar } from './summary-view.ts';

interface GameViewProps {
  readonly game: GameLook;
  readonly review: GameReview;
  /** What the report is about, in place of the result before any deal is solved. */
  readonly title: string;
  /** The meaning of the amounts, and which deals are left out. */
  readonly notes: readonly string[];
  readonly opening: Opening;
  readonly training: Training;
  /** How far the deals are solved, in place of the explanation; null when all are. */
  readonly progress: TemplateResult | null;
  /** How far the plays are judged, in place of the sums; null when all are. */
  readonly judging: TemplateResult | null;
  readonly isSolving: boolean;
  readonly menu: TemplateResult;
}

export function gameView(props: GameViewProps): TemplateResult {
  const { game, review, title, notes, opening, training, progress, judging, isSolving, menu } = props;
  return html`<div class="report">
    <header>
      <h2 part="title" class="headline">${headline(game, review, title)}</h2>
      <div class="tools">${menu}</div>
      ${scoreBar(game, review)}
    </header>
    <div class="because">${progress ?? html`<p class="muted">${marked(explanation(game, review), nothing)}</p>`}</div>
    ${leadChart(game, review)} ${dealsView(game, review, opening, isSolving)}
    <div class="beside">
      ${playersView(game, review, judging)} ${costliestView(game, review, opening)} ${trainView(game, review, training)}
      <div class="notes muted">${notes.map((note) => html`<p>${note}</p>`)}</div>
    </div>
  </div>`;
}

function costliestView(game: GameLook, review: GameReview, opening: Opening): TemplateResult | typeof nothing {
  const { sayInReport } = game;
  const { costliest, deals } = review;
  const reviewed = deals.filter(isReviewed);
  if (costliest.length === 0) {
    return reviewed.length === deals.length ? html`<p>${sayInReport('noMistakes')}</p>` : nothing;
  }
  const plays = reviewed.flatMap((deal) => signedPlays(deal).map((play) => ({ ...play, deal: deal.number })));
  const listed = costliest.map(({ deal, index }) => plays.find((play) => play.deal === deal && play.index === index)!);
  return html`<section class="costliest">
    <h3>${sayInReport('costliest')}</h3>
    ${playsView(game, listed, opening, true)}
  </section>`;
}
