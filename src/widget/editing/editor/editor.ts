/**
 * The editor of one element, loaded when it is first opened. It turns the reader's mouse, touch and keyboard actions
 * into steps of editor-state.ts, and moves the focus. The element does not change before “Done”.
 */
import type { TemplateResult } from 'lit';
import type { Card, Seat } from '../../../game/cards.ts';
import type { Look } from '../../decks/look.ts';
import { importLanguage } from '../../content/import-language.ts';
import { reasonIn, reasonTeller } from '../../language/reason.ts';
import { cardsAt, isComplete, PLACES } from '../draft.ts';
import type { Draft, Place } from '../draft.ts';
import { Dragging } from './dragging.ts';
import { editorMessagesIn } from './editor-messages.ts';
import type { EditorMessages } from './editor-messages.ts';
import {
  changed,
  draftIn,
  firstDraft,
  initialState,
  pastedIn,
  pickedUp,
  putBack,
  redone,
  movedTo,
  statusOf,
  tapped,
  typedIn,
  undone,
} from './editor-state.ts';
import type { EditorState, Picked } from './editor-state.ts';
import { editorView } from './editor-view.ts';
import type { EditorHost } from '../editing-host.ts';
import type { EditorProps } from './editor-props.ts';

/** The seat in the direction of each arrow key. */
const SEAT_OF_ARROW: Readonly<Record<string, Seat>> = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' };

export class Editor implements EditorProps {
  state: EditorState;
  /** The card of each place at which the Tab key stops. */
  readonly stops: Record<Place, number> = { N: 0, E: 0, S: 0, W: 0, stock: 0 };
  readonly dragging: Dragging;
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
      onStart: (tile) => this.set(pickedUp(this.state, this.tileOf(tile), this.messages)),
      onOver: (target) => this.mark(target),
      onDrop: (_, target) => this.drop(target),
    });
  }

  get draft(): Draft {
    return draftIn(this.state);
  }

  render(look: Look): TemplateResult {
    this.messages = editorMessagesIn(look.messages.locale, look.deck?.suits);
    // Loads the words for refusals now, so that none appears in English first.
    reasonTeller(this.host, look.messages);
    for (const place of PLACES) {
      const last = cardsAt(this.draft, place).length - 1;
      this.stops[place] = Math.max(0, Math.min(this.stops[place], last));
    }
    return editorView({ ...look, messages: this.messages }, this);
  }

  /** A message of the editor, or the reason of a refusal. */
  readonly inWords = (announcement: string | Error): string | TemplateResult =>
    typeof announcement === 'string' ? announcement : reasonIn(this.host, this.messages, announcement);

  /** Moves the focus to the first control. */
  focus(): void {
    const selector = this.state.pasting ? '#paste' : '[data-first]';
    void this.host.updateComplete.then(() => this.find(selector)?.focus({ preventScroll: true }));
  }

  readonly set = (state: EditorState): void => {
    this.state = state;
    this.host.requestUpdate();
  };

  /** Changes the draft by a choice of the reader. */
  readonly change = (step: (draft: Draft) => Draft): void => {
    const next = step(this.draft);
    this.set(changed(this.state, next, statusOf(next, this.messages)));
  };

  readonly undo = (): void => this.keepingFocus(() => this.set(undone(this.state, this.messages)));
  readonly redo = (): void => this.keepingFocus(() => this.set(redone(this.state, this.messages)));

  readonly done = (): void => {
    const { draft } = this;
    if (!isComplete(draft)) return this.set({ ...this.state, announcement: statusOf(draft, this.messages) });
    this.onClose(draft === firstDraft(this.state) ? null : draft);
  };

  readonly cancel = (): void => this.onClose(null);

  // The text fields.

  readonly readPasted = (): void => {
    this.set(pastedIn(this.state, importLanguage(this.language()), this.messages));
    this.focusOn(this.state.pasting ? '#paste' : '[data-paste]');
  };

  readonly openPaste = (): void => {
    this.set({ ...this.state, pasting: { text: '', problem: null } });
    this.focusOn('#paste');
  };

  readonly closePaste = (): void => {
    this.set({ ...this.state, pasting: null });
    this.focusOn('[data-paste]');
  };

  readonly openTyping = (seat: Seat, text: string): void => {
    this.set({ ...this.state, typing: { seat, text, problem: null } });
    this.focusOn(`#type-${seat}`);
  };

  readonly closeTyping = (): void => {
    const seat = this.state.typing?.seat;
    this.set({ ...this.state, typing: null });
    this.focusOn(`[data-type=${seat}]`);
  };

  readonly readTyped = (): void => {
    const seat = this.state.typing?.seat;
    this.set(typedIn(this.state, importLanguage(this.language())));
    this.focusOn(this.state.typing ? `#type-${seat}` : `[data-type=${seat}]`);
  };

  // Cards.

  readonly onClick = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Element) || this.dragging.isEndOfDrag(event)) return;
    const tile = target.closest<HTMLElement>('[data-tile]');
    const place = target.closest<HTMLElement>('[data-place]')?.dataset.place as Place | undefined;
    if (tile) this.follow(() => tapped(this.state, this.tileOf(tile), this.messages));
    else if (place && this.state.picked && !target.closest('input, [data-type], form')) this.moveTo(place);
  };

  private moveTo(place: Place): void {
    this.follow(() => movedTo(this.state, place, null, this.messages));
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
    if (event.key === 'Escape' && (this.state.picked || target.matches('#paste, .typing input'))) {
      event.preventDefault();
      if (this.state.picked) this.set(putBack(this.state, this.messages));
      else if (target.matches('#paste')) this.closePaste();
      else this.closeTyping();
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
    if (event.altKey || event.shiftKey) return;
    const tile = target.closest<HTMLElement>('[data-tile]');
    if (tile && this.keyOnTile(event.key, tile)) event.preventDefault();
  };

  private keyOnTile(key: string, tile: HTMLElement): boolean {
    const { picked, exchange } = this.state;
    const place = tile.dataset.tile as Place;
    const seat = SEAT_OF_ARROW[key];
    if (picked && !exchange && seat) this.moveTo(seat);
    else if (key === 'Delete' || key === 'Backspace') {
      this.follow(() => {
        const held = picked ? this.state : pickedUp(this.state, this.tileOf(tile), this.messages);
        return movedTo(held, 'stock', null, this.messages);
      }, picked?.place ?? place);
    } else if (key === 'ArrowRight' || key === 'ArrowLeft') this.step(place, key === 'ArrowRight' ? 1 : -1);
    else if (key === 'ArrowDown' || key === 'ArrowUp') this.stepPlace(place, key === 'ArrowDown' ? 1 : -1);
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

  /** Moves the focus to the next place with cards, in the order of the page. */
  private stepPlace(from: Place, by: 1 | -1): void {
    const places = this.places();
    const order = by > 0 ? places : places.toReversed();
    const at = order.indexOf(from);
    const to = [...order.slice(at + 1), ...order.slice(0, at)].find((place) => this.tilesAt(place).length > 0);
    if (to) this.tilesAt(to)[this.stops[to]]?.focus();
  }

  private drop(target: Element | null): void {
    const place = target?.closest<HTMLElement>('[data-place]')?.dataset.place as Place | undefined;
    const tile = target?.closest<HTMLElement>('[data-tile]');
    const { picked } = this.state;
    if (!place || !picked || place === picked.place) this.set(putBack(this.state, this.messages));
    else this.set(movedTo(this.state, place, tile ? this.tileOf(tile).card : null, this.messages));
  }

  /** Marks the place under the card. */
  private mark(target: Element | null): void {
    const over = target?.closest('[data-place]');
    for (const place of this.host.renderRoot.querySelectorAll('[data-place]')) {
      place.toggleAttribute('data-over', place === over);
    }
  }

  /**
   * Makes a step, and moves the focus: to the card now in the place of the one that left, or to the hand that has to
   * give one in exchange.
   */
  private follow(step: () => EditorState, from = this.state.picked?.place): void {
    const before = this.draft;
    this.set(step());
    const { exchange } = this.state;
    if (exchange) this.focusAt(exchange);
    else if (from && this.draft !== before) this.focusAt(from);
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
      const near = this.tilesAt(place)[this.stops[place]] ?? this.find('[data-tile]');
      (near ?? this.find('[data-first]'))?.focus({ preventScroll });
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

  private places(): Place[] {
    return [...this.host.renderRoot.querySelectorAll<HTMLElement>('[data-place]')].map(
      ({ dataset }) => dataset.place as Place,
    );
  }

  private tileOf({ dataset }: HTMLElement): Picked {
    return { place: dataset.tile as Place, card: dataset.card as Card, copy: Number(dataset.copy) };
  }
}
