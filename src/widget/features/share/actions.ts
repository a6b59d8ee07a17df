/** The actions on a deal that is not shown: editing it, and a note about a part that failed to load. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Messages } from '../../text/messages.ts';

interface ActionsView {
  readonly messages: Messages;
  readonly canEdit: boolean;
  readonly onEdit: () => void;
  /** Whether the last part requested failed to load; another click tries again. */
  readonly hasFailed: boolean;
}

export function actions({ messages, canEdit, onEdit, hasFailed }: ActionsView): TemplateResult | typeof nothing {
  if (!canEdit && !hasFailed) return nothing;
  return html`<div class="actions" part="actions">
    ${canEdit ? html`<button type="button" part="button" data-edit @click=${onEdit}>${messages.edit}</button>` : nothing}
    ${hasFailed ? html`<p class="part-failed" role="status">${messages.partFailed}</p>` : nothing}
  </div>`;
}
