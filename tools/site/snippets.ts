/** Parts of the guide that are generated from the code: all attributes, all keys, the letters on the cards. */
import type { CustomElement } from 'custom-elements-manifest/schema';
import { RANKS } from '../../src/game/cards.ts';
import { indexLetters } from '../../src/notation/drawing/letters.ts';
import { LANGUAGES } from '../../src/notation/words/languages.ts';
import type { Deck } from '../../src/widget/views/decks/deck.ts';
import { keyListMessages } from '../../src/widget/features/key-list/key-list.ts';
import { KEY_ACTIONS, KEYS, PRESS } from '../../src/widget/state/keys.ts';
import { messages } from '../../src/widget/text/messages.ts';
import { code, table } from './markdown.ts';
import type { Pages } from './rules-pages.ts';

export function snippets({ attributes = [] }: CustomElement): Pages {
  const names = attributes.map(({ name }) => `'${name}'`);
  return { 'snippets/wordpress.php': wordpress(names), 'snippets/keys.md': keys(), 'snippets/letters.md': letters() };
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

/** Five attributes on each line. */
function wordpress(names: readonly string[]): string {
  const lines = names.flatMap((_, index) => (index % 5 === 0 ? [names.slice(index, index + 5).join(', ')] : []));
  return `<?php
add_action('wp_enqueue_scripts', function () {
    wp_enqueue_script_module('jass-solver', content_url('uploads/jass-solver/jass-solver.js'));
});

add_filter('wp_kses_allowed_html', function ($tags, $context) {
    if ($context === 'post') {
        $tags['jass-solver'] = array_fill_keys([
            'lang', 'class', 'style',
${lines.map((line) => `            ${line},`).join('\n')}
        ], true);
    }
    return $tags;
}, 10, 2);
`;
}
