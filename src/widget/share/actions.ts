/** The actions on the deal as a whole: edit and share. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Messages } from '../language/messages.ts';
import type { ShareController } from './share-controller.ts';

export interface ActionsView {
  readonly messages: Messages;
  readonly canEdit: boolean;
  /** Null if there is nothing to share. */
  readonly share: ShareController | null;
  readonly onEdit: () => void;
  /** Whether the last part requested failed to load; another press tries again. */
  readonly hasFailed: boolean;
}

export function actions({ messages, canEdit, share, onEdit, hasFailed }: ActionsView): TemplateResult | typeof nothing {
  if (!canEdit && !share && !hasFailed) return nothing;
  return html`<div class="actions" part="actions">
    ${canEdit ? html`<button type="button" part="button" data-edit @click=${onEdit}>${messages.edit}</button>` : nothing}
    ${
      share
        ? html`<button type="button" part="button" aria-expanded=${share.menu !== null} @click=${share.toggle}>
              ${messages.share}
            </button>
            ${share.menu?.render(messages) ?? nothing}`
        : nothing
    }
    ${hasFailed ? html`<p class="copied" role="status">${messages.partFailed}</p>` : nothing}
  </div>`;
}
