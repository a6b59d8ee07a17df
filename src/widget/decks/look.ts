/**
 * The guise of one element: the deck that its attribute names, loaded when it is first asked for, the letters on the cards'
 * index, and the words, which are those of the language around the element and of the deck. While a deck is on its way the
 * one before is shown; in place of one that cannot be had, the French one.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Deck, IndexLetters } from './deck.ts';
import { indexLetters } from './letters.ts';
import { plain } from './plain.ts';
import { deckIds, loadDeck, onRegister } from './registry.ts';
import { dispatchError } from '../element/events.ts';
import { LanguageController } from '../language/language.ts';
import { messagesIn } from '../language/messages.ts';
import type { Messages } from '../language/messages.ts';

/** In what guise views show a state: the cards, and the words. */
export interface Look {
  /** Null until the first deck has come. */
  readonly deck: Deck | null;
  readonly letters: IndexLetters;
  readonly messages: Messages;
}

interface Host extends ReactiveControllerHost, HTMLElement {
  /** Name of the deck. */
  readonly deck: string | null;
  /** Language of the index; the page's, unless given. */
  readonly index: string | null;
}

export const DEFAULT_DECK = 'french';

export class LookController implements ReactiveController {
  /** Why the deck that is asked for is not shown; null while it is, or is on its way. */
  problem: string | null = null;
  private deck: Deck | null = null;
  /** The deck asked for last; null if it is to be asked for again. */
  private asked: string | null = null;
  private forget: () => void = () => {};
  private readonly language: LanguageController;

  constructor(private readonly host: Host) {
    this.language = new LanguageController(host);
    host.addController(this);
  }

  get look(): Look {
    const { deck, language, written } = this;
    return {
      deck,
      letters: indexLetters(written, deck?.suits),
      messages: messagesIn(language.locale, deck?.suits),
    };
  }

  /** The language in which hands are typed: that of the letters. */
  get written(): string {
    return this.host.index || this.language.tag;
  }

  hostConnected(): void {
    this.forget = onRegister((id) => {
      if (id !== this.asked) return;
      this.asked = null;
      this.host.requestUpdate();
    });
  }

  hostDisconnected(): void {
    this.forget();
  }

  hostUpdate(): void {
    const id = this.host.deck || DEFAULT_DECK;
    if (id === this.asked) return;
    this.asked = id;
    this.problem = null;
    void this.load(id);
  }

  private async load(id: string): Promise<void> {
    const given = loadDeck(id);
    try {
      if (!given) throw new Error(this.look.messages.deckUnknown(id, deckIds()));
      this.show(id, await given, null);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const message = given ? this.look.messages.deckFailed(id, reason) : reason;
      const instead = id === DEFAULT_DECK ? plain : await loadDeck(DEFAULT_DECK)!.catch(() => plain);
      if (!this.show(id, instead, message)) return;
      await this.host.updateComplete;
      dispatchError(this.host, { code: 'bad-deck', message, field: 'deck' });
    }
  }

  /** Shows a deck that has come, unless another one has been asked for since. */
  private show(id: string, deck: Deck, problem: string | null): boolean {
    if (id !== this.asked) return false;
    this.deck = deck;
    this.problem = problem;
    this.host.requestUpdate();
    return true;
  }
}
