/**
 * The editor of one element, loaded when it is first opened. It turns the reader's mouse, touch and keyboard actions
 * into steps of editor-state.ts, and moves the focus. The element does not change before “Done”.
 */
import type { JassError } from '../../../../game/errors.ts';
import type { ReadText } from '../../../../notation/read-text.ts';
import type { TemplateResult } from 'lit';
import { SEATS } from '../../../../game/cards.ts';
import type { Card, Seat } from '../../../../game/cards.ts';
import type { Look } from '../../../views/look.ts';
import { importLanguage } from '../../reading/import-language.ts';
import { reasonIn, reasonTranslator } from '../../../text/refusal.ts';
import { cardsAt, isComplete, PLACES } from '../draft/draft.ts';
import { withTaken } from '../draft/settings.ts';
import type { Draft, Place } from '../draft/draft.ts';
import { Dragging } from './dragging.ts';
import { editorMessagesIn } from '../editor-messages.ts';
import type { EditorMessages } from '../editor-messages.ts';
import {
  changed,
  changedIfLegal,
  chosen,
  dealt,
  draftIn,
  firstDraft,
  initialState,
  moved,
  read,
  redone,
  statusOf,
  takenBack,
  undone,
  withGame,
  chosenDeal,
} from './editor-state.ts';
import type { EditorState } from './editor-state.ts';
import { editorView } from './editor-view.ts';
import type { EditorHost } from '../editing-host.ts';
import type { EditorProps } from './editor-props.ts';

export class Editor implements EditorProps {
  state: EditorState;
  /** The card of each place at which the Tab key stops. */
  readonly stops: Record<Place, number> = { N: 0, E: 0, S: 0, W: 0, stock: 0 };
  readonly dragging: Dragging;
  hasMoreSettings = false;
  private messages!: EditorMessages;

  /**
   * @param language the language in which hands are typed
   * @param onClose receives the new deal; null if the deal stays as it was
   */
  constructor(
    private readonly host: EditorHost,
    draft: Draft,
    private readonly language: () => string,
    private readonly onClose: (draft: Draft | null) => void,
  ) {
    this.state = initialState(draft);
    this.dragging = new Dragging(() => this.find('.editor'), {
      onTap: (tile) => this.moveTile(tile),
      onOver: (target) => this.mark(target),
      onDrop: (tile, target) => this.drop(tile, target),
    });
  }

  get draft(): Draft {
    return draftIn(this.state);
  }

  /** @param bottom the seat at the bottom of the screen */
  render(look: Look, bottom: Seat): TemplateResult {
    this.messages = editorMessagesIn(look.messages.locale, look.deck?.suits);
    // Loads the words for refusals now, so that none appears in English first.
    reasonTranslator(this.host, look.messages);
    for (const place of PLACES) {
      const cards = cardsAt(this.draft, place);
      // Equal cards that are not dealt share a tile.
      const last = (place === 'stock' ? new Set(cards).size : cards.length) - 1;
      this.stops[place] = Math.max(0, Math.min(this.stops[place], last));
    }
    return editorView({ ...look, messages: this.messages }, this, bottom);
  }

  /** A message of the editor, or the reason of a refusal. */
  readonly inWords = (announcement: string | Error): string | TemplateResult =>
    typeof announcement === 'string' ? announcement : reasonIn(this.host, this.messages, announcement);

  /** Moves the focus to the open text field, or to the editor as a whole. */
  focus(): void {
    const selector = this.state.typed ? '#typed' : '.editor';
    void this.host.updateComplete.then(() => this.find(selector)?.focus({ preventScroll: true }));
  }

  readonly set = (state: EditorState): void => {
    this.state = state;
    this.host.requestUpdate();
  };

  /** Changes the draft by a choice of the reader. */
  readonly change = (step: (draft: Draft) => Draft): void => {
    const next = changed(this.state, step(this.draft));
    this.set({ ...next, announcement: statusOf(next, this.messages) });
  };

  readonly chooseGame = (id: string): void =>
    this.set(withGame(this.state, id, importLanguage(this.language()), this.messages));

  readonly toggleSettings = (): void => {
    this.hasMoreSettings = !this.hasMoreSettings;
    this.host.requestUpdate();
  };

  readonly undo = (): void => this.keepingFocus(() => this.set(undone(this.state, this.messages)));
  readonly redo = (): void => this.keepingFocus(() => this.set(redone(this.state, this.messages)));

  readonly done = (): void => {
    const { draft } = this;
    if (!isComplete(draft)) return this.set({ ...this.state, announcement: statusOf(this.state, this.messages) });
    // By now other cards may be missing than when the points before the ending were entered.
    const checked = changedIfLegal(this.state, () => withTaken(draft, draft.taken));
    if (checked.notice) return this.set(checked);
    this.onClose(draft === firstDraft(this.state) ? null : draft);
  };

  readonly cancel = (): void => this.onClose(null);

  // The text field.

  readonly openTyping = (of: Seat | 'deal'): void => {
    this.set({ ...this.state, typed: { of, text: '', problem: null } });
    this.focusOn('#typed');
  };

  readonly closeTyping = (): void => {
    const of = this.state.typed?.of;
    this.set({ ...this.state, typed: null });
    this.focusOn(`[data-type=${of}]`);
  };

  readonly readTyped = (): void => {
    const of = this.state.typed?.of;
    this.set(read(this.state, importLanguage(this.language()), this.messages));
    const { typed } = this.state;
    this.focusOn(typed?.deals ? '.deals button' : typed ? '#typed' : `[data-type=${of}]`);
    const position = typed?.problem?.place.position;
    if (position !== undefined) void this.host.updateComplete.then(() => this.select(position));
  };

  /** Reads a text from elsewhere, such as a file, in the text field. */
  readText(read: string, problem: JassError | null = null): void {
    // With the line breaks of the field, in which the place of an error is selected.
    const text = read.replace(/\r\n?/g, '\n');
    this.state = { ...this.state, typed: { of: 'deal', text, problem } };
    if (problem) this.focusOn('#typed');
    else this.readTyped();
    this.host.requestUpdate();
  }

  /** Takes one of the deals of the typed text. */
  readonly chooseDeal = (deal: ReadText): void => {
    this.set(chosenDeal(this.state, deal, this.messages));
    this.focusOn(this.state.typed ? '#typed' : '[data-type=deal]');
  };

  /** Selects the wrong character of the typed text. */
  private select(position: number): void {
    (this.find('#typed') as HTMLInputElement | null)?.setSelectionRange(position, position + 1);
  }

  // Cards.

  readonly onClick = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Element) || this.dragging.isEndOfDrag(event)) return;
    const tile = target.closest<HTMLElement>('[data-tile]');
    const place = placeOf(target);
    if (tile) this.moveTile(tile);
    else if (place && place !== 'stock' && !target.closest('[data-type]')) this.choose(place);
  };

  /** Deals the card of a tile to the chosen hand, or takes it back from its hand. */
  private moveTile(tile: HTMLElement): void {
    const { place, card } = contentOf(tile);
    const { state, messages } = this;
    this.follow(place, () =>
      place === 'stock' ? dealt(state, card, messages) : takenBack(state, card, place, messages),
    );
  }

  private choose(seat: Seat): void {
    this.set(chosen(this.state, seat, this.messages));
  }

  readonly onFocusIn = ({ target }: Event): void => {
    const tile = (target as Element).closest<HTMLElement>('[data-tile]');
    if (!tile) return;
    const place = tile.dataset.tile as Place;
    const at = this.tilesAt(place).indexOf(tile);
    if (at === this.stops[place]) return;
    this.stops[place] = at;
    this.host.requestUpdate();
  };

  readonly onKeydown = (event: KeyboardEvent): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    // The element's own keys step through the deal, which is not shown now.
    event.stopPropagation();
    const isTyping = target.matches('#typed');
    if (event.key === 'Escape' && (isTyping || this.dragging.isActive)) {
      event.preventDefault();
      if (isTyping) this.closeTyping();
      else this.dragging.cancel();
      return;
    }
    if (target.matches('input, textarea, select')) return;
    if ((event.ctrlKey || event.metaKey) && !event.altKey) {
      const key = event.key.toLowerCase();
      const step = key === 'y' || (key === 'z' && event.shiftKey) ? this.redo : key === 'z' ? this.undo : null;
      if (!step) return;
      event.preventDefault();
      return step();
    }
    const place = event.altKey || event.shiftKey ? undefined : placeOf(target);
    if (place && this.keyAt(place, event.key, target.closest<HTMLElement>('[data-tile]'))) event.preventDefault();
  };

  /** @param tile the focused card, if one is */
  private keyAt(place: Place, key: string, tile: HTMLElement | null): boolean {
    const seat = SEATS.find((seat) => this.messages.seatKey(seat).toLowerCase() === key.toLowerCase());
    if (seat) this.choose(seat);
    else if (!tile) return false;
    else if (key === 'ArrowRight' || key === 'ArrowLeft') this.step(place, key === 'ArrowRight' ? 1 : -1);
    else if (key === 'ArrowDown' || key === 'ArrowUp') this.stepLine(tile, key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Home' || key === 'End')
      this.tilesAt(place)
        .at(key === 'Home' ? 0 : -1)
        ?.focus();
    else return false;
    return true;
  }

  /** Moves the focus to the next card of the place, round its ends. */
  private step(place: Place, by: 1 | -1): void {
    const tiles = this.tilesAt(place);
    tiles[(this.stops[place] + by + tiles.length) % tiles.length]?.focus();
  }

  /** Moves the focus to the nearest card of the next row or hand, in the order of the page and round its ends. */
  private stepLine(tile: HTMLElement, by: 1 | -1): void {
    const lines = [...this.host.renderRoot.querySelectorAll('[data-line]')];
    const at = lines.findIndex((line) => line.contains(tile));
    const next = lines[(at + by + lines.length) % lines.length]!;
    const middle = (of: Element): number => {
      const { left, width } = of.getBoundingClientRect();
      return left + width / 2;
    };
    const away = (of: Element): number => Math.abs(middle(of) - middle(tile));
    [...next.querySelectorAll<HTMLElement>('[data-tile]')].reduce((a, b) => (away(b) < away(a) ? b : a)).focus();
  }

  private drop(tile: HTMLElement, target: Element | null): void {
    const { place: from, card } = contentOf(tile);
    const to = target && placeOf(target);
    const onto = target?.closest<HTMLElement>('[data-tile]');
    if (!to || to === from) return;
    this.set(moved(this.state, card, from, to, onto ? contentOf(onto).card : null, this.messages));
  }

  /** Marks the place under the card. */
  private mark(target: Element | null): void {
    const over = target?.closest('[data-place]');
    for (const place of this.host.renderRoot.querySelectorAll('[data-place]')) {
      place.toggleAttribute('data-over', place === over);
    }
  }

  /** Makes a step, and moves the focus to the card that is now in the place of the one that left. */
  private follow(from: Place, step: () => EditorState): void {
    const before = this.draft;
    this.set(step());
    if (this.draft !== before) this.focusAt(from);
  }

  /** Makes a step. If the focused card goes away, the focus stays in its hand. */
  private keepingFocus(step: () => void): void {
    const place = this.active?.closest<HTMLElement>('[data-tile]')?.dataset.tile as Place | undefined;
    step();
    if (place) this.focusAt(place);
  }

  private get active(): Element | null {
    return (this.host.renderRoot as ShadowRoot).activeElement;
  }

  private focusAt(place: Place): void {
    const preventScroll = !this.active?.matches(':focus-visible');
    void this.host.updateComplete.then(() => {
      const instead = place === 'stock' ? '[data-done]' : `[data-choose=${place}]`;
      (this.tilesAt(place)[this.stops[place]] ?? this.find(instead))?.focus({ preventScroll });
    });
  }

  private focusOn(selector: string): void {
    void this.host.updateComplete.then(() => this.find(selector)?.focus());
  }

  private find(selector: string): HTMLElement | null {
    return this.host.renderRoot.querySelector<HTMLElement>(selector);
  }

  private tilesAt(place: Place): HTMLElement[] {
    return [...this.host.renderRoot.querySelectorAll<HTMLElement>(`[data-tile=${place}]`)];
  }
}

/** The hand around an element of the page, or the cards not dealt. */
const placeOf = (target: Element): Place | undefined =>
  target.closest<HTMLElement>('[data-place]')?.dataset.place as Place | undefined;

const contentOf = ({ dataset }: HTMLElement): { place: Place; card: Card } => ({
  place: dataset.tile as Place,
  card: dataset.card as Card,
});
