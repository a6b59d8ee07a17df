/** The cards of the pack, a row a suit, from which a reader taps a hand together. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { rankOf, suitOf } from '../../../game/cards.ts';
import type { Card } from '../../../game/cards.ts';
import { handSize } from '../../../game/rules/pack.ts';
import type { Rules } from '../../../game/rules/rules.ts';
import type { Say } from '../../../notation/words/say.ts';
import { pip } from '../../views/board/card.ts';
import type { Look } from '../../views/look.ts';
import { cardsToPick, copiesIn, randomHand, tapped } from './picked-hand.ts';
import type { PickedHand } from './picked-hand.ts';
import type { english } from '../../../languages/en/adviser.ts';

interface PickerProps {
  readonly look: Look;
  readonly say: Say<typeof english>;
  readonly rules: Rules;
  readonly picked: PickedHand;
  readonly onPick: (picked: PickedHand) => void;
}

export function pickerView(props: PickerProps): TemplateResult {
  const { look, say, rules, picked, onPick } = props;
  return html`<div class="picker" role="group" aria-labelledby="hand">
    <div class="row">
      <strong role="status">${countWords(props)}</strong>
      <span class="buttons">
        <button class="boxed" part="button" @click=${() => onPick(randomHand(rules, Math.random))}>
          ${say('random')}
        </button>
        <button class="boxed" part="button" ?disabled=${picked.length === 0} @click=${() => onPick([])}>
          ${say('clear')}
        </button>
      </span>
    </div>
    ${cardsToPick(rules).map(
      ([suit, cards]) =>
        html`<div class="suit" role="group" aria-label=${look.messages.words.suit(suit)}>
          ${cards.map((card) => cardButton(card, props))}
        </div>`,
    )}
  </div>`;
}

/** How many cards are still to be tapped, or to be taken away: another game may have smaller hands. */
function countWords({ say, rules, picked }: PickerProps): string {
  const size = handSize(rules);
  const has = picked.length;
  if (has === 0) return say('tap', { size });
  return has > size ? say('tooMany', { size, over: has - size }) : say('missing', { has, size });
}

function cardButton(card: Card, { look, say, rules, picked, onPick }: PickerProps): TemplateResult {
  const copies = copiesIn(picked, card);
  const hasRoom = picked.length < handSize(rules);
  const { copies: all } = rules.deck;
  const name = look.messages.words.card(card);
  // The rank is drawn by the style, so that a screen reader hears the name alone.
  return html`<button
    class="card"
    part="card"
    aria-pressed=${copies > 0}
    aria-disabled=${copies === 0 && !hasRoom}
    @click=${() => (copies > 0 || hasRoom) && onPick(tapped(picked, card, rules))}
  >
    <span class="rank" data-rank=${look.letters[rankOf(card)]}></span>${pip(look, suitOf(card))}
    ${copies > 1 ? html`<span class="copies" data-copies=${copies}></span>` : nothing}
    <span class="spoken">${all > 1 && copies > 0 ? say('copies', { card: name, count: copies, all }) : name}</span>
  </button>`;
}
