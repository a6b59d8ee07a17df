/** The view of a deal: the answer above the board, the timeline and the panel. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { valuesOfCards } from '../state/engine.ts';
import { scaleOf } from '../state/scale.ts';
import { legalCards } from '../state/table.ts';
import { corners } from '../views/answer/corners.ts';
import { result } from '../views/answer/result.ts';
import { board } from '../views/board/board.ts';
import type { BoardParts } from '../views/board/board.ts';
import { handsAround } from '../views/board/hands-around.ts';
import { panel } from '../views/panel/panel.ts';
import type { PanelParts } from '../views/panel/panel.ts';
import { nextMistake } from '../views/review/mistake-pager.ts';
import { timeline } from '../views/timeline/timeline.ts';
import type { View } from '../views/view.ts';
import { playedCost } from '../views/why/played-cost.ts';

interface DealParts extends Pick<BoardParts, 'gestures' | 'note'> {
  readonly menu: TemplateResult;
  readonly panel: PanelParts;
}

export function dealView(
  view: View,
  { menu, gestures, note, panel: panelParts }: DealParts,
): TemplateResult | typeof nothing {
  const { look, store } = view;
  const { table, engine } = store.shown;
  if (!table) return nothing;
  const hasReview = store.tabs.offered.includes('review');
  return html`<div class="glance">
    ${result(view, menu)}
    <div class="board">
      ${board(view, table, {
        corners: corners(view, table),
        hand: handsAround(view, table, {
          legal: legalCards(table),
          isInteractive: true,
          cardValues: valuesOfCards(table, engine),
          scale: scaleOf(table),
          next: table.line[table.ply],
          asked: store.account.markedIn(table),
          onPlay: store.play,
        }),
        gestures,
        note,
        costOf: playedCost(view),
      })}
    </div>
    ${hasReview ? html`<div class="next-mistake">${nextMistake(look.messages, store.review)}</div>` : nothing}
    ${timeline(view)} ${panel(view, panelParts)}
  </div>`;
}
