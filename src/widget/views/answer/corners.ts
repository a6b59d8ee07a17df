/** The corners of the board: the game and its lead, the state of the engine, the best cards, and the points taken so far. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { noTrumpShort } from '../../text/no-trump-short.ts';
import type { Card, PerSide } from '../../../game/cards.ts';
import { trumpOf } from '../../../game/cards.ts';
import { roemSoFar } from '../../../game/scoring/payoff.ts';
import { bestCards } from '../../state/engine.ts';
import type { Engine } from '../../state/state.ts';
import type { Modes } from '../../state/modes.ts';
import { gameName } from '../../state/table.ts';
import type { Table } from '../../state/table.ts';
import type { Corners } from '../board/board.ts';
import { index, pip } from '../board/card.ts';
import { ICONS } from '../timeline/step-buttons.ts';
import { engineState } from './engine-state.ts';
import type { EngineStateView } from './engine-state.ts';
import type { Look } from '../look.ts';

interface CornersView extends EngineStateView {
  readonly look: Look;
  readonly table: Table;
  readonly engine: Engine;
  readonly modes: Modes;
  readonly onPlay: (card: Card) => void;
}

/** The most best cards that are named; their strips in the hand mark all of them. */
const NAMED = 2;

export function corners(view: CornersView): Corners {
  const { look, table } = view;
  const { messages } = look;
  const { setup } = table;
  const trump = trumpOf(setup.contract);
  return {
    topLeft: html`<span>${gameName(table, messages)}</span>${
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
      >${setup.turned ? html`<span class="sep">${messages.turned} ${index(look, setup.turned)}</span>` : nothing}`,
    topRight: engineState(view),
    bottomLeft: best(view),
    bottomRight: html`<span>${messages.pointsSoFar(setup.contract)}</span> <b>${messages.sums(takenIn(table))}</b>`,
  };
}

/** The points taken so far, with roem if it counts, as in the list of tricks. */
function takenIn({ payoff, position }: Table): PerSide {
  const { points } = position;
  if (payoff === 'points') return points;
  const roem = roemSoFar(position);
  return { NS: points.NS + roem.NS, EW: points.EW + roem.EW };
}

/** The best cards, as buttons that play them. */
function best({ look, engine, onPlay }: CornersView): TemplateResult | typeof nothing {
  if (engine.phase !== 'exact') return nothing;
  const cards = bestCards(engine.solution);
  return html`<svg class="star" viewBox="0 0 20 20" aria-hidden="true">${ICONS.best}</svg
    ><span>${look.messages.bestCards}</span> ${cards
      .slice(0, NAMED)
      .map(
        (card) =>
          html`<button type="button" part="button" title=${look.messages.best} @click=${() => onPlay(card)}>
              ${index(look, card)}</button
            >${' '}`,
      )}${cards.length > NAMED ? html`<span>…</span>` : nothing}`;
}
