/** The decks by name: the project's own and those that a page registers. Each loads when it is first shown. */
import { deckOf } from './art.ts';
import type { Deck } from './deck.ts';

/** The deck of an element that names none. */
export const DEFAULT_DECK = 'french';

export type DeckLoader = () => Promise<Deck> | Deck;

/** The project's own decks, or the name of one that the page has registered. */
export type DeckName = 'french' | 'french4' | 'swiss' | (string & {});

const loaders = new Map<string, DeckLoader>([
  ['french', () => import('../../../notation/drawing/french.ts').then(({ french }) => deckOf(french))],
  ['french4', () => import('../../../notation/drawing/french.ts').then(({ french4 }) => deckOf(french4))],
  ['swiss', () => import('../../../notation/drawing/swiss.ts').then(({ swiss }) => deckOf(swiss))],
]);
const loaded = new Map<string, Promise<Deck>>();
const listeners = new Set<(id: string) => void>();

/**
 * Registers a deck by a name for the attribute `deck` of all elements of the page. The loader is called once, when
 * the deck is first shown. If the name is taken, the new deck replaces the old one.
 * @throws TypeError unless the loader is a function
 */
export function registerDeck(id: string, loader: DeckLoader): void {
  if (typeof loader !== 'function') throw new TypeError('the loader of a deck must be a function that returns it');
  loaders.set(id, loader);
  loaded.delete(id);
  for (const listener of listeners) listener(id);
}

/** Calls the listener for each deck registered from now on. @returns a function that ends this */
export function onRegister(listener: (id: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const deckIds = (): string[] => [...loaders.keys()];

/** The deck of that name; undefined if there is none. Always the same promise, but a failed load may be repeated. */
export function loadDeck(id: string): Promise<Deck> | undefined {
  const loader = loaders.get(id);
  if (!loader) return undefined;
  const before = loaded.get(id);
  if (before) return before;
  const deck = Promise.resolve().then(loader);
  loaded.set(id, deck);
  deck.catch(() => loaded.delete(id));
  return deck;
}
