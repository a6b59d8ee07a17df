/**
 * While a long search lasts: the cards that lead, by how much, and how far the estimate of a card errs. It stands below the tricks, where best play will
 * come.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Engine } from '../../state/state.ts';
import { drawnInText, PLACE } from '../../kit/drawn-in-text.ts';
import { index } from '../board/card.ts';
import type { Look } from '../look.ts';

export function leadingCards(look: Look, engine: Engine): TemplateResult | typeof nothing {
  if (engine.phase !== 'computing') return nothing;
  const { leaders, cards: known } = engine;
  const [within] = [...known.values()].flatMap((of) => of.within ?? []);
  if (!leaders && within === undefined) return nothing;
  const { messages } = look;
  return html`<p class="leading">
    ${
      leaders
        ? drawnInText(
            messages.leaders(
              leaders.cards.map(() => PLACE),
              leaders.by,
            ),
            ...leaders.cards.map((card) => index(look, card)),
          )
        : nothing
    }
    ${within === undefined ? nothing : html`<span class="muted">${messages.cardsWithin(within)}</span>`}
  </p>`;
}
