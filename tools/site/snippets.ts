/** Parts of the guide that are generated from the code: all keys, the letters on the cards. */
import { RANKS } from '../../src/game/cards.ts';
import { indexLetters } from '../../src/notation/drawing/letters.ts';
import { LANGUAGES } from '../../src/languages/registry/languages.ts';
import type { Deck } from '../../src/widget/views/decks/deck.ts';
import { keyListMessages } from '../../src/widget/features/key-list/key-list.ts';
import { KEY_ACTIONS, KEYS, PRESS } from '../../src/widget/state/keys.ts';
import { messages } from '../../src/widget/text/messages.ts';
import { code, table } from './markdown.ts';
import type { Pages } from './rules-pages.ts';

export function snippets(): Pages {
  return { 'snippets/keys.md': keys(), 'snippets/letters.md': letters() };
}

/** The list of keys that the element itself shows. */
function keys(): string {
  const { actions, names, press } = keyListMessages(messages.locale);
  const row = (keys: readonly string[], does: string): string[] => [
    keys.map((key) => names[key] ?? code(key)).join(', '),
    does,
  ];
  return table(
    ['key', 'what it does'],
    [row(PRESS, press), ...KEY_ACTIONS.map((action) => row(KEYS[action], actions[action]))],
  );
}

/** In languages with letters of their own; any other has the English ones. */
function letters(): string {
  const picture = RANKS.filter((rank) => /[AKQJT]/.test(rank));
  const lettersOf = (language: string, suits: Deck['suits']): string =>
    picture.map((rank) => indexLetters(language, suits)[rank]).join(' ');
  const rows = LANGUAGES.map((language) => [
    code(language) + (language === 'en' ? ', any other' : ''),
    lettersOf(language, 'french'),
    lettersOf(language, 'swiss'),
  ]);
  return `${table(['language', 'French suits', 'Swiss suits'], rows)}\n\nB on Swiss cards is the Banner, which is the ten.\n`;
}
