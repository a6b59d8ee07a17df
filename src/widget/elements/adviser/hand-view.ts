/** The hand as tiles, with the button that opens the form and a line that names the game and its conditions. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { SUITS, suitOf } from '../../../game/cards.ts';
import { index } from '../../views/board/card.ts';
import type { Look } from '../../views/look.ts';
import type { AdviserSay } from './figures.ts';
import type { PickedHand } from './picked-hand.ts';

interface HandProps {
  readonly look: Look;
  readonly say: AdviserSay;
  /** High cards first. */
  readonly cards: PickedHand;
  /** The game, who chooses and leads, what to reach. */
  readonly conditions: readonly string[];
  readonly isOpen: boolean;
  /** Null while the form cannot close: the hand is incomplete. */
  readonly onToggle: (() => void) | null;
}

export function handView({ look, say, cards, conditions, isOpen, onToggle }: HandProps): TemplateResult {
  return html`<div class="about">
      <h2 id="hand">${say('hand')}</h2>
      ${
        onToggle
          ? html`<button class="change" part="button" aria-expanded=${isOpen ? 'true' : 'false'} @click=${onToggle}>
              ${say(isOpen ? 'done' : 'change')}
            </button>`
          : nothing
      }
      <p class="muted">${conditions.join(' · ')}</p>
    </div>
    ${isOpen ? nothing : tilesView(look, cards)}`;
}

const tilesView = (look: Look, cards: PickedHand): TemplateResult =>
  html`<div class="hand" role="group" aria-labelledby="hand" style="--n: ${cards.length}">
    ${SUITS.map((suit) => cards.filter((card) => suitOf(card) === suit))
      .filter((ofSuit) => ofSuit.length > 0)
      .map(
        (ofSuit) =>
          html`<ul>
            ${ofSuit.map((card) => html`<li class="tile ${look.deck?.paints?.[suitOf(card)] ?? 'ink'}" part="card">${index(look, card)}</li>`)}
          </ul>`,
      )}
  </div>`;
