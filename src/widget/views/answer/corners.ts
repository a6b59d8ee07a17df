/** The corners of the board: the game and its lead, the state of the engine, the best cards, and the points taken so far. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { noTrumpShort } from '../../text/no-trump-short.ts';
import type { PerSide } from '../../../game/cards.ts';
import { trumpOf } from '../../../game/cards.ts';
import { roemSoFar } from '../../../game/scoring/payoff.ts';
import { bestCards } from '../../state/engine.ts';
import { gameName } from '../../state/table.ts';
import type { Table } from '../../state/table.ts';
import type { Corners } from '../board/board.ts';
import { index, pip } from '../board/card.ts';
import { ICONS } from '../timeline/step-buttons.ts';
import { engineState } from './engine-state.ts';
import { toRecord } from './to-record.ts';
import type { Look } from '../look.ts';
import type { View } from '../view.ts';

/** The most best cards that are named; their strips in the hand mark all of them. */
const NAMED = 2;

/** The corners of a deal whose values are shown as its modes say. */
export function corners(view: View, table: Table): Corners {
  const { look } = view;
  return {
    topLeft: html`${gameCorner(look, table)}${toRecord(look.messages, table, view.store.toRecord)}`,
    topRight: engineState(view, table),
    bottomLeft: best(view),
    bottomRight: takenCorner(look, table),
  };
}

/** The game, its contract if it has no trump, and the lead. */
export function gameCorner(look: Look, table: Table): TemplateResult {
  const { messages } = look;
  const { setup } = table;
  const trump = trumpOf(setup.contract);
  return html`<span>${gameName(table, messages)}</span>${
      trump
        ? nothing
        : html`<span class="sep" aria-hidden="true">${noTrumpShort(messages.words, setup.contract)}</span
            ><span class="spoken">${messages.contract(setup.contract)}</span>`
    }${
      setup.level === undefined
        ? nothing
        : html`<span class="sep"
            >${trump ? pip(look, trump) : nothing}
            ${setup.level}${setup.doubled ? ` × ${setup.doubled}` : nothing}</span
          >`
    }<span class="sep">${messages.leadsFirst(setup.leader)}</span
    >${setup.turned ? html`<span class="sep">${messages.turned} ${index(look, setup.turned)}</span>` : nothing}`;
}

/** The points taken so far. */
export const takenCorner = ({ messages }: Look, table: Table): TemplateResult =>
  html`<span>${messages.pointsSoFar(table.setup.contract)}</span> <b>${messages.sums(table.side, takenIn(table))}</b>`;

/** The points taken so far, with roem if it counts, as in the list of tricks. */
export function takenIn({ payoff, position }: Table): PerSide {
  const { points } = position;
  if (payoff === 'points') return points;
  const roem = roemSoFar(position);
  return { NS: points.NS + roem.NS, EW: points.EW + roem.EW };
}

/** The best cards, as buttons that play them. */
function best({ look, store }: View): TemplateResult | typeof nothing {
  const { engine } = store.shown;
  if (engine.phase !== 'exact') return nothing;
  const cards = bestCards(engine.solution);
  return html`<svg class="star" viewBox="0 0 20 20" aria-hidden="true">${ICONS.best}</svg
    ><span>${look.messages.bestCards}</span> ${cards
      .slice(0, NAMED)
      .map(
        (card) =>
          html`<button type="button" part="button" title=${look.messages.best} @click=${() => store.play(card)}>
              ${index(look, card)}</button
            >${' '}`,
      )}${cards.length > NAMED ? html`<span>…</span>` : nothing}`;
}
