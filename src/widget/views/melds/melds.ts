/** The melds and marriages of the hands with their points, and which of them score. They load when their tab is first opened. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { MELD_TEXTS } from '../../../languages/en/meld-words.ts';
import { meldPhrases, meldSentences } from '../../../notation/words/meld-words.ts';
import type { MeldPhrases } from '../../../notation/words/meld-words.ts';
import { sayIn } from '../../text/locales.ts';
import type { Messages } from '../../text/messages.ts';
import { meldsOf } from '../../state/melds.ts';
import type { HandMeld, Melds } from '../../state/melds.ts';
import type { GameSetup } from '../../../game/play/play.ts';
import { hasSixes } from '../../../game/rules/pack.ts';
import type { Rules } from '../../../game/rules/rules.ts';
import { index } from '../board/card.ts';
import { melds as meldsStyle } from './melds-style.ts';
import type { Look } from '../look.ts';

export const styles = [meldsStyle];

/** Nothing if the deal has no melds: the game has none, or it is an ending. */
export function melds(look: Look, setup: GameSetup): TemplateResult | typeof nothing {
  const view = meldsOf(setup);
  if (!view) return nothing;
  return html`<div class="melds" part="melds" role="group" aria-labelledby="melds-title">
    <p class="melds-title" id="melds-title">
      ${look.messages.melds(view.hasKinds ? 'melds' : 'marriages', setup.rules)}
    </p>
    ${
      view.hands.length
        ? html`<ul role="list">
            ${view.hands.map(
              ({ seat, melds }) =>
                html`<li class="hand-melds">
                  <span class="name">${look.messages.seat(seat)}</span>
                  <ul role="list">
                    ${melds.map((meld) => meldItem(look, meld))}
                  </ul>
                </li>`,
            )}
          </ul>`
        : nothing
    }
    ${sentencesOf(look, view, setup.rules).map((sentence) => html`<p>${sentence}</p>`)}
  </div>`;
}

function meldItem(look: Look, { cards, points, scores }: HandMeld): TemplateResult {
  return html`<li class="meld ${scores ? '' : 'unscored'}">
    ${cards.map((card) => html`${index(look, card)} `)}<span class="meld-points" aria-hidden="true">${points}</span
    ><span class="spoken">: ${look.messages.meldCounts(points, scores)}</span>
  </li>`;
}

/** The phrases about melds, in the language and for the cards of the element's messages, and for the pack of the rules. */
export const phrasesOf = ({ locale, words }: Messages, rules: Rules): MeldPhrases =>
  meldPhrases(sayIn(locale, 'melds', MELD_TEXTS), words.suits, hasSixes(rules));

function sentencesOf({ messages }: Look, { score, hasKinds, needsTrick }: Melds, rules: Rules): string[] {
  const { hands, ...found } = score;
  const hasMarriage = score.marriage.NS + score.marriage.EW > 0;
  const phrases = phrasesOf(messages, rules);
  if (!hasKinds && !hasMarriage) return [phrases.noMarriage];
  const sentences = meldSentences({ ...hands, ...found }, needsTrick, phrases);
  // If marriages are the only melds of the game, the sentence about other melds, the first one, is left out.
  return hasKinds ? sentences : sentences.slice(1);
}
