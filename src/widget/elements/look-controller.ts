/**
 * The look of one element: the deck that its attribute names, the letters on the cards' index, the words, in the
 * language around the element and for its deck, and light or dark colours (color-scheme.ts). A deck loads when it is first needed. Until then the deck before it
 * stays; if it fails to load, the French deck is shown.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { asError } from '../../game/errors.ts';
import type { Deck } from '../views/decks/deck.ts';
import { indexLetters } from '../../notation/drawing/letters.ts';
import { plain } from '../views/decks/plain.ts';
import { deckIds, DEFAULT_DECK, loadDeck, onRegister } from '../views/decks/registry.ts';
import { dispatchError } from '../state/events.ts';
import { followColorScheme } from '../kit/color-scheme.ts';
import { LanguageController } from '../text/language.ts';
import { messagesIn } from '../text/messages.ts';
import type { Look } from '../views/look.ts';

interface Host extends ReactiveControllerHost, HTMLElement {
  /** Name of the deck. */
  readonly deck: string | null;
  /** Language of the index; the page's unless given. */
  readonly index: string | null;
}

export class LookController implements ReactiveController {
  /** The reason why the requested deck is not shown; null while it is shown or loading. */
  problem: string | null = null;
  private deck: Deck | null = null;
  /** The deck requested last; null if it must be requested again. */
  private asked: string | null = null;
  private forget: () => void = () => {};
  private readonly language: LanguageController;

  constructor(private readonly host: Host) {
    this.language = new LanguageController(host);
    host.addController(this);
    followColorScheme(host);
  }

  get look(): Look {
    const { deck, language, inputLanguage } = this;
    return {
      deck,
      letters: indexLetters(inputLanguage, deck?.suits),
      messages: messagesIn(language.locale, deck?.suits),
    };
  }

  /** The language in which hands are typed: the language of the letters. */
  get inputLanguage(): string {
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
      const reason = asError(error).message;
      const message = given ? this.look.messages.deckFailed(id, reason) : reason;
      const instead = id === DEFAULT_DECK ? plain : await loadDeck(DEFAULT_DECK)!.catch(() => plain);
      if (!this.show(id, instead, message)) return;
      void dispatchError(this.host, { code: 'bad-deck', message, field: 'deck' });
    }
  }

  /** Shows a loaded deck, unless another has been requested since. */
  private show(id: string, deck: Deck, problem: string | null): boolean {
    if (id !== this.asked) return false;
    this.deck = deck;
    this.problem = problem;
    this.host.requestUpdate();
    return true;
  }
}
