/**
 * The choice of the payoff: one of several buttons is down. It is chosen by a click or, as with radio buttons, by the
 * arrow keys.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Payoff } from '../../../game/scoring/payoff.ts';
import type { Messages } from '../../text/messages.ts';

/** Nothing if there is only one payoff. */
export function payoffChoice(
  messages: Messages,
  offered: readonly Payoff[],
  chosen: Payoff,
  onChoose: (payoff: Payoff) => void,
): TemplateResult | typeof nothing {
  if (offered.length < 2) return nothing;
  return html`<div class="payoffs" part="payoffs" role="radiogroup" aria-label=${messages.payoffs}>
    ${offered.map(
      (payoff) =>
        html`<label class="payoff">
          <input
            type="radio"
            name="payoff"
            value=${payoff}
            .checked=${payoff === chosen}
            @change=${() => onChoose(payoff)}
          /><span>${messages.payoff(payoff)}</span>
        </label>`,
    )}
  </div>`;
}
