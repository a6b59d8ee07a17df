/**
 * The menu that copies a link and the tag. A frame or the reader may refuse the clipboard; then the text appears in a
 * field to copy from.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { SETTINGS } from '../../state/arrangement.ts';
import { sharePage } from '../../kit/share-page.ts';
import { importLanguage } from '../reading/import-language.ts';
import type { Messages } from '../../text/messages.ts';
import { shareMessages } from './share-messages.ts';
import { embedTag, linkTo } from './share-text.ts';
import type { SharedDeal, ShareHost } from './share-host.ts';
import type { Table } from '../../state/table.ts';

/** The attributes that change how a deal is shown. */
const DISPLAY_ATTRIBUTES = ['deck', 'index', ...SETTINGS, 'values', 'engine'];

/** The address of the element's script, if the page loads it by a script tag of its own. */
function ownAddress(): string {
  return document.querySelector<HTMLScriptElement>('script[src*="jass-solver."]')?.src ?? 'jass-solver.js';
}

/** Selects all of it, with the beginning in view. */
const selectAll = (field: HTMLTextAreaElement): void => field.setSelectionRange(0, field.value.length, 'backward');

/** What has been copied, or else the text that the clipboard refused. */
interface Copied {
  readonly what: 'link' | 'tag';
  readonly refused: string | null;
  /** The position to which it leads. */
  readonly of: Table;
}

export class ShareMenu {
  private last: Copied | null = null;

  constructor(
    private readonly host: ShareHost,
    private readonly getDeal: () => SharedDeal,
  ) {}

  render({ locale, share }: Messages): TemplateResult {
    const messages = shareMessages(locale);
    // In another position it is out of date.
    const copied = this.last?.of === this.getDeal().table ? this.last : null;
    const refused = copied?.refused ?? null;
    return html`<div class="share-ways" role="group" aria-label=${share}>
      ${
        sharePage(this.host.shareUrl) === null
          ? nothing
          : html`<button type="button" part="button" @click=${this.copyLink}>${messages.copyLink}</button>`
      }
      <button type="button" part="button" @click=${this.copyTag}>${messages.copyTag}</button>
      <p class="copied" role="status">
        ${copied && (refused === null ? { link: messages.linkCopied, tag: messages.tagCopied }[copied.what] : messages.copyRefused)}
      </p>
      ${
        refused === null
          ? nothing
          : html`<textarea
              class="copy"
              rows="4"
              readonly
              aria-label=${messages.copyThis}
              .value=${refused}
              @focus=${({ target }: Event) => selectAll(target as HTMLTextAreaElement)}
            ></textarea>`
      }
    </div>`;
  }

  private readonly copyLink = (): Promise<void> =>
    this.copy('link', (table) => linkTo(sharePage(this.host.shareUrl)!, this.host.input, table));

  private readonly copyTag = (): Promise<void> =>
    this.copy('tag', (table) => {
      const others = DISPLAY_ATTRIBUTES.map((name): [string, string] => [name, this.host.getAttribute(name) ?? '']);
      const language = importLanguage(this.getDeal().language) ?? 'en';
      return embedTag(ownAddress(), this.host.input, table, others, language);
    });

  private async copy(what: 'link' | 'tag', write: (table: Table) => string): Promise<void> {
    const { table } = this.getDeal();
    if (!table) return;
    const text = write(table);
    let refused: string | null = null;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // There is no clipboard on an insecure page, or a policy or the reader has refused it.
      refused = text;
    }
    this.last = { what, refused, of: table };
    this.host.requestUpdate();
    await this.host.updateComplete;
    const field = this.host.renderRoot.querySelector<HTMLTextAreaElement>('.copy');
    field?.focus();
    field?.scrollTo(0, 0);
  }
}
