/**
 * The note at a card of the hand to play: why it may not be played, or its worth. It appears when the card is
 * touched, pointed at or reached by key, and goes with the next move. It lies on the middle of the table, so that it covers no card of a hand.
 */
import { html, nothing } from 'lit';
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import { suitOf } from '../../../../game/cards.ts';
import type { Card, Seat } from '../../../../game/cards.ts';
import { illegalNow } from '../../../../game/play/duties.ts';
import type { GameState } from '../../../../game/play/play.ts';
import type { Look } from '../../look.ts';
import { valuesOfCards } from '../../../state/engine.ts';
import type { CardValue } from '../../../state/engine.ts';
import { AROUND } from '../../../state/seating.ts';
import { hasBounds } from '../../../state/knowledge.ts';
import type { WidgetState } from '../../../state/state.ts';
import { index, pip } from '../card.ts';
import { worthOf } from '../hand/chip.ts';
import { placeOf } from './place.ts';
import type { Box } from './place.ts';
import { noteMessages } from '../../../text/messages/notes.ts';

/** How long the pointer rests on a card before its note appears, in milliseconds. */
const REST = 350;
/** The cards that have a note: the cards of the hand to play. */
const CARDS = '.acts .card[data-stop]';
/** Stands for the drawn card in a sentence; no text contains it. */
const CARD = '\uE003';

export class Notes implements ReactiveController {
  /** The card in question, and the position it was asked in. */
  private asked: { readonly card: Card; readonly at: GameState } | null = null;
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly host: ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment },
    private readonly shown: () => WidgetState,
  ) {
    host.addController(this);
    const root = host.renderRoot;
    root.addEventListener('pointerover', (event) => this.onPointerover(event as PointerEvent));
    root.addEventListener('focusin', (event) => {
      const card = cardAt(event);
      if (card?.matches(':focus-visible')) this.ask(card);
      else if (!card) this.clear();
    });
    root.addEventListener('focusout', this.clear);
    root.addEventListener('pointerdown', (event) => {
      if (!cardAt(event)) this.clear();
    });
    root.addEventListener('click', (event) => {
      const card = cardAt(event);
      if (card?.dataset.illegal) this.ask(card);
    });
    root.addEventListener('keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Escape') this.clear();
    });
  }

  hostDisconnected(): void {
    clearTimeout(this.resting);
  }

  /** Puts the note beside its hand. Its place depends on its size, so that it is measured first. */
  hostUpdated(): void {
    const root = this.host.renderRoot;
    const note = root.querySelector<HTMLElement>('.note:not(:empty)');
    const card = note && this.asked && root.querySelector(selectorOf(this.asked.card));
    const [board, middle] = [note?.offsetParent, root.querySelector('.middle')];
    const side = AROUND.find((side) => card?.closest(`.at-${side}`));
    if (!note || !card || !board || !middle || !side) return;
    note.style.setProperty('--_room', `${middle.getBoundingClientRect().width}px`);
    const within = (box: Element): Box => {
      const [{ left, top, width, height }, from] = [box.getBoundingClientRect(), board.getBoundingClientRect()];
      return { left: left - from.left, top: top - from.top, width, height };
    };
    const size = { width: note.offsetWidth, height: note.offsetHeight };
    const { left, top, tip } = placeOf(side, within(card), within(middle), size);
    note.dataset.side = side;
    note.style.left = `${left}px`;
    note.style.top = `${top}px`;
    note.style.setProperty('--_tip', `${tip}px`);
  }

  /** The note, empty if no card is in question. It stays in the page, so that a screen reader announces its changes. */
  view(look: Look): TemplateResult {
    const sentence = this.asked && this.sentence(look, this.asked);
    return html`<p class="note" role="status">${sentence ?? nothing}</p>`;
  }

  private sentence(look: Look, { card, at }: NonNullable<typeof this.asked>): TemplateResult | null {
    const { table, engine } = this.shown();
    const seat = table?.position.toPlay;
    if (!table || !seat || table.position !== at) return null;
    const messages = noteMessages(look.messages);
    const duty = illegalNow(at).get(card);
    if (duty) {
      const sentence = messages.whyNot(seat, duty, at);
      const suit = duty.kind === 'follow' || duty.kind === 'ruff' ? duty.suit : suitOf(duty.beat);
      return withSign(look, sentence, look.messages.words.suit(suit), suit);
    }
    const cardValue = valuesOfCards(table, engine).get(card);
    if (!cardValue || !hasBounds(cardValue.own)) return null;
    const [before, after] = valueInWords(look, messages, seat, table.payoff === 'points', cardValue).split(CARD);
    // The name of the card says it to a screen reader.
    return html`<span aria-hidden="true">${before}${index(look, card)}${after}</span>`;
  }

  private onPointerover(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    clearTimeout(this.resting);
    const card = cardAt(event);
    if (card) this.resting = setTimeout(() => this.ask(card), REST);
    else if (!this.asked || !this.hasFocus) this.clear();
  }

  /** Whether the card in question has the focus of the keyboard. */
  private get hasFocus(): boolean {
    return this.host.renderRoot.querySelector('.acts .card:focus-visible') !== null;
  }

  private ask(element: HTMLElement): void {
    const { table } = this.shown();
    const card = (element.dataset.card ?? element.dataset.illegal) as Card | undefined;
    if (!table || !card || !element.isConnected) return;
    this.asked = { card, at: table.position };
    this.host.requestUpdate();
  }

  private readonly clear = (): void => {
    clearTimeout(this.resting);
    if (!this.asked) return;
    this.asked = null;
    this.host.requestUpdate();
  };
}

function valueInWords(
  { messages }: Look,
  sentences: ReturnType<typeof noteMessages>,
  seat: Seat,
  inPoints: boolean,
  cardValue: CardValue,
): string {
  const worth = worthOf(messages, seat, inPoints, cardValue);
  const { lost } = cardValue;
  return lost === null ? sentences.unproven(CARD, worth) : sentences.cost(CARD, lost, worth);
}

/** The sentence with the sign of a suit before its name. */
function withSign(look: Look, sentence: string, name: string, suit: Parameters<typeof pip>[1]): TemplateResult {
  const at = sentence.indexOf(name);
  if (at < 0) return html`${sentence}`;
  return html`${sentence.slice(0, at)}<span class="unbroken">${pip(look, suit)} ${name}</span
    >${sentence.slice(at + name.length)}`;
}

const cardAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(CARDS) : null;

const selectorOf = (card: Card): string => `.acts :is([data-card="${card}"], [data-illegal="${card}"])`;
