/**
 * The menu that copies the deal in one of its forms, saves its picture, or prints it. A frame or the reader may refuse the clipboard; then
 * the text appears in a field to copy from.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { pointsOfDeal } from '../../../game/scoring/payoff.ts';
import { DIAGRAM_DECKS } from '../../../notation/drawing/diagram-decks.ts';
import { drawLinked, drawPicture } from '../../../notation/drawing/draw-deal.ts';
import type { DrawOptions } from '../../../notation/drawing/draw-deal.ts';
import type { PictureAnswer } from '../../../notation/drawing/picture-svg.ts';
import { formatDealJson } from '../../../notation/exports/deal-json.ts';
import { formatDealText, linkTo } from '../../../notation/exports/deal-text.ts';
import { formatEmbedTag } from '../../../notation/exports/embed-tag.ts';
import type { Linked } from '../../../notation/link.ts';
import type { Language } from '../../../languages/registry/languages.ts';
import { SETTINGS } from '../../state/arrangement.ts';
import { knownValue } from '../../state/engine.ts';
import { exactValue, ofSideShown } from '../../state/knowledge.ts';
import type { Engine } from '../../state/state.ts';
import { headline } from '../../views/answer/headline.ts';
import { pieces } from '../../kit/sentence.ts';
import { saveFile } from '../../kit/save-file.ts';
import { sharePage } from '../../kit/share-page.ts';
import { importLanguage } from '../reading/import-language.ts';
import type { Messages } from '../../text/messages.ts';
import { pngOf, print } from './picture.ts';
import { linkedOf } from './shared-deal.ts';
import { shareMessages } from './share-messages.ts';
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

/** How the drawings look. */
type Looks = Omit<DrawOptions, 'format'>;

/** The texts to copy. */
const COPIES = ['link', 'tag', 'text', 'json'] as const;
type Copy = (typeof COPIES)[number];

/** What was done last: a text that was copied, or else that the clipboard refused; a picture that was not drawn. */
interface Done {
  readonly what: Copy | 'picture';
  readonly refused: string | null;
  /** The position to which it leads. */
  readonly of: Table;
}

export class ShareMenu {
  private last: Done | null = null;

  constructor(
    private readonly host: ShareHost,
    private readonly getDeal: () => SharedDeal,
  ) {}

  render(all: Messages): TemplateResult {
    const messages = shareMessages(all.locale);
    // In another position it is out of date.
    const done = this.last?.of === this.getDeal().table ? this.last : null;
    const refused = done?.refused ?? null;
    const copies = COPIES.filter((what) => what !== 'link' || this.page !== null);
    const ways = [
      ...copies.map((what) => [messages.copy[what], () => this.copy(what)] as const),
      [messages.savePng, () => this.savePng(all)] as const,
      [messages.saveSvg, () => this.saveSvg(all)] as const,
      [messages.print, this.print] as const,
    ];
    return html`<div class="share-ways" role="group" aria-label=${all.share}>
      ${ways.map(([label, onClick]) => html`<button type="button" part="button" @click=${onClick}>${label}</button>`)}
      <p class="copied" role="status">
        ${done && (done.what === 'picture' ? messages.notDrawn : refused === null ? messages.copied[done.what] : messages.copyRefused)}
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

  /** Address of a page that reads links; null if there is none. */
  private get page(): string | null {
    return sharePage(this.host.shareUrl);
  }

  private get language(): Language {
    return importLanguage(this.getDeal().language) ?? 'en';
  }

  private written(what: Copy, linked: Linked): string {
    switch (what) {
      case 'link':
        return linkTo(this.page, linked);
      case 'tag': {
        const looks = DISPLAY_ATTRIBUTES.map((name): [string, string] => [name, this.host.getAttribute(name) ?? '']);
        return formatEmbedTag(linked, { script: ownAddress(), looks, language: this.language });
      }
      case 'text':
        return formatDealText(linked, this.language, this.page);
      case 'json':
        return formatDealJson(linked);
    }
  }

  private async copy(what: Copy): Promise<void> {
    const { table } = this.getDeal();
    if (!table) return;
    const text = this.written(what, linkedOf(this.host.input, table));
    let refused: string | null = null;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // There is no clipboard on an insecure page, or a policy or the reader has refused it.
      refused = text;
    }
    await this.show({ what, refused, of: table });
    const field = this.host.renderRoot.querySelector<HTMLTextAreaElement>('.copy');
    field?.focus();
    field?.scrollTo(0, 0);
  }

  private savePng(messages: Messages): Promise<void> {
    return this.draw(
      (linked, looks) => this.pictureOf(linked, looks, messages),
      async (svg) => saveFile('deal.png', 'image/png', await pngOf(svg)),
    );
  }

  private saveSvg(messages: Messages): Promise<void> {
    return this.draw(
      (linked, looks) => this.pictureOf(linked, looks, messages),
      (svg) => saveFile('deal.svg', 'image/svg+xml', svg),
    );
  }

  private readonly print = (): Promise<void> => this.draw(drawLinked, print);

  /** The picture with the answer that the element shows, once it is exact. */
  private pictureOf(linked: Linked, looks: Looks, messages: Messages): string {
    const { table, engine } = this.getDeal();
    const sentence = engine.phase === 'exact' && linked.mode !== 'puzzle' ? headline(messages, table!, engine) : null;
    return drawPicture(linked, { ...looks, answer: sentence === null ? null : answerOf(sentence, table!, engine) });
  }

  /** Draws the position with the hands that are visible, and hands the drawing on. */
  private async draw(drawing: (linked: Linked, looks: Looks) => string, use: (svg: string) => unknown): Promise<void> {
    const { table, seats } = this.getDeal();
    if (!table) return;
    const linked = linkedOf(this.host.input, table);
    const deck = DIAGRAM_DECKS.find((known) => known === this.host.getAttribute('deck')) ?? 'french';
    const show = [...seats];
    const { page, language } = this;
    const svg = drawing({ ...linked, at: table.ply }, { deck, language, show, ...(page !== null && { page }) });
    try {
      await use(svg);
      this.last = null;
      this.host.requestUpdate();
    } catch {
      await this.show({ what: 'picture', refused: null, of: table });
    }
  }

  private async show(done: Done): Promise<void> {
    this.last = done;
    this.host.requestUpdate();
    await this.host.updateComplete;
  }
}

/** The answer for the picture. A difference is no share of the points. */
function answerOf(sentence: string, table: Table, engine: Engine): PictureAnswer {
  const value = exactValue(ofSideShown(table, knownValue(table, engine)!));
  const isShare = table.payoff === 'points' && value !== null;
  return { sentence: pieces(sentence), share: isShare ? value / pointsOfDeal(table.setup) : null };
}
