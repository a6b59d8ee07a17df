/** The reader’s choices above the deal. The address keeps it, so that a link shares it. */
import { SOURCE, TARGETS } from '../src/widget/text/locales.ts';
import type { Locale } from '../src/widget/text/locales.ts';
import { DEALS } from './deals.ts';
import type { ShownDeal } from './deals.ts';

export interface Choices {
  readonly deal: ShownDeal;
  /** One of the game’s decks. */
  readonly deck: string;
  readonly language: Locale;
}

/** The choices in an address. The defaults are the first deal, the game’s usual deck, and the reader’s first language of ours. */
export function choicesIn(query: URLSearchParams, readerLanguages: readonly string[]): Choices {
  const deal = DEALS.find(({ variant }) => variant === query.get('game')) ?? DEALS[0]!;
  const tags = [query.get('lang') ?? '', ...readerLanguages].map((tag) => tag.split('-', 1)[0]);
  const locales: readonly Locale[] = [SOURCE, ...TARGETS];
  const language = tags.flatMap((tag) => locales.find((locale) => locale === tag) ?? [])[0] ?? SOURCE;
  return { deal, deck: deckFor(deal, query.get('deck')), language };
}

/** The deck, if the game is played with it; otherwise the game’s usual one. */
export const deckFor = ({ decks }: ShownDeal, deck: string | null): string =>
  decks.find((known) => known === deck) ?? decks[0]!;

/** Writes the reader’s choices into the address; the rest of it stays. */
export function addressWith(address: string, { deal, deck, language }: Choices): string {
  const url = new URL(address);
  url.searchParams.set('game', deal.variant);
  url.searchParams.set('deck', deck);
  url.searchParams.set('lang', language);
  return url.href;
}
