/** The reader’s choices above the deal. The address keeps it, so that a link shares it. */
import { SOURCE, TARGETS } from '../src/widget/text/locales.ts';
import type { Locale } from '../src/widget/text/locales.ts';
import { SCENES } from './scenes.ts';
import type { Scene } from './scenes.ts';

export interface Choices {
  readonly scene: Scene;
  /** One of the game’s decks. */
  readonly deck: string;
  readonly language: Locale;
}

/** The choices in an address. The defaults are the first scene, the game’s usual deck, and the reader’s first language of ours. */
export function choicesIn(query: URLSearchParams, readerLanguages: readonly string[]): Choices {
  const scene = SCENES.find(({ id }) => id === query.get('game')) ?? SCENES[0]!;
  const tags = [query.get('lang') ?? '', ...readerLanguages].map((tag) => tag.split('-', 1)[0]);
  const locales: readonly Locale[] = [SOURCE, ...TARGETS];
  const language = tags.flatMap((tag) => locales.find((locale) => locale === tag) ?? [])[0] ?? SOURCE;
  return { scene, deck: deckFor(scene, query.get('deck')), language };
}

/** The deck, if the game is played with it; otherwise the game’s usual one. */
export const deckFor = ({ decks }: Scene, deck: string | null): string =>
  decks.find((known) => known === deck) ?? decks[0]!;

/** Writes the reader’s choices into the address; the rest of it stays. */
export function addressWith(address: string, { scene, deck, language }: Choices): string {
  const url = new URL(address);
  url.searchParams.set('game', scene.id);
  url.searchParams.set('deck', deck);
  url.searchParams.set('lang', language);
  return url.href;
}
