/**
 * Taps and claims below the list of tricks: those along the line, with what they cost where the record is reviewed, those that were missed, and
 * buttons for the calls that are possible in the position shown.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { callsNow } from '../../../game/scoring/calls.ts';
import { hasCalls } from '../../../game/scoring/payoffs/targets.ts';
import type { CallEntry } from '../../../notation/answer/answer.ts';
import type { View } from '../view.ts';

export function calls({ look, store }: View): TemplateResult | typeof nothing {
  const { table } = store.shown;
  const { annotations, review } = store.review;
  if (!table || !annotations || !hasCalls(table.setup, table.payoff)) return nothing;
  const { messages } = look;
  const { position, variant } = table;
  const possible = callsNow(position);
  const reviewed = review.calls.filter(({ after }) => after <= annotations.shared);
  const isReviewed = (of: Pick<CallEntry, 'after' | 'by'>): boolean =>
    reviewed.some(({ made, after, by }) => made && after === of.after && by === of.by);
  const sentences = [
    ...reviewed.map((entry) => ({
      after: entry.after,
      text: messages.callReviewed(entry, variant),
      isLoss: entry.lost > 0,
    })),
    ...annotations.calls
      .filter((call) => !isReviewed(call))
      .map((call) => ({ after: call.after, text: messages.callMade(call, variant), isLoss: false })),
  ].sort((a, b) => a.after - b.after);
  const mayTakeBack = position.call?.after === table.ply;
  if (sentences.length === 0 && possible.length === 0) return nothing;
  return html`<section class="calls" part="calls" aria-label=${messages.calls}>
    ${
      sentences.length > 0
        ? html`<ul role="list">
            ${sentences.map(({ text, isLoss }) => html`<li class=${isLoss ? 'loss' : ''}>${text}</li>`)}
          </ul>`
        : nothing
    }
    ${possible.map(
      (call) =>
        html`<button type="button" class="boxed" part="button" data-call=${call.by} @click=${() => store.call(call)}>
          ${messages.callName(call, variant)}
        </button>`,
    )}
    ${
      mayTakeBack
        ? html`<button type="button" class="boxed" part="button" data-call="back" @click=${() => store.call(null)}>
            ${messages.takeCallBack}
          </button>`
        : nothing
    }
  </section>`;
}
