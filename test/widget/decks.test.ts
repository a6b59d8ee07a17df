/** The decks as drawings: every card of each, its letters, its colours, and how many bytes they are. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { transformWithEsbuild } from 'vite';
import { describe, expect, it } from 'vitest';
import { atRoot } from '../../tools/paths.ts';
import { cardOf, RANKS, SUITS } from '../../src/game/cards.ts';
import type { Rank } from '../../src/game/cards.ts';
import { colours } from '../../src/widget/views/decks/colours.ts';
import type { Deck, Drawn } from '../../src/widget/views/decks/deck.ts';
import { indexLetters } from '../../src/notation/drawing/letters.ts';
import { plain } from '../../src/widget/views/decks/plain.ts';
import { deckIds, loadDeck, onRegister, registerDeck } from '../../src/widget/views/decks/registry.ts';

const PACK = SUITS.flatMap((suit) => RANKS.map((rank) => cardOf(suit, rank)));
const css = colours.cssText;

/** A template as text; enough for drawings, which have no events. */
function markup(drawn: unknown): string {
  if (drawn === nothing) return '';
  if (Array.isArray(drawn)) return drawn.map(markup).join('');
  if (typeof drawn !== 'object' || drawn === null) return String(drawn);
  const { strings, values } = drawn as TemplateResult;
  return strings.map((text, i) => text + (i < values.length ? markup(values[i]) : '')).join('');
}

const count = (text: string, part: string | RegExp): number => text.split(part).length - 1;

describe.each(['french', 'french4', 'swiss'])('deck %s', async (id) => {
  const deck = await loadDeck(id)!;
  const letters = indexLetters('en', deck.suits);
  const drawn = (of: Drawn): string => markup(of);

  it.each(PACK)('draws %s with its letter', (card) => {
    const face = drawn(deck.face(card, { letters }));
    expect(face).toContain(`>${letters[card[1] as Rank]}</text>`);
    expect(face).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it('draws no two cards and no two signs alike', () => {
    expect(new Set(PACK.map((card) => drawn(deck.face(card, { letters })))).size).toBe(36);
    expect(new Set(SUITS.map((suit) => drawn(deck.pip(suit)))).size).toBe(4);
  });

  it.each(['6', '7', '8', '9', 'T'] as const)('shows as many signs on a number card as it says: %s', (rank) => {
    if (rank === 'T' && deck.suits === 'swiss') return;
    for (const suit of SUITS) {
      const sign = drawn(deck.pip(suit));
      // Two of them are on the indices.
      expect(count(drawn(deck.face(cardOf(suit, rank), { letters })), sign)).toBe(
        2 + (rank === 'T' ? 10 : Number(rank)),
      );
    }
  });

  it.each(PACK)('has both indices on %s, and the rest in the middle', (card) => {
    const face = drawn(deck.face(card, { letters }));
    const [index, turned] = face.split('<g transform="rotate(180 30 45)">') as [string, string];
    expect(index).toContain(`>${letters[card[1] as Rank]}</text>`);
    expect(turned.slice(0, index.length + 4)).toBe(`${index}</g>`);
    // What fills the card has the places of its lines in itself.
    const places = [...turned.slice(index.length).matchAll(/translate\((?!16 16)([\d.]+) /g)].map(([, x]) => Number(x));
    const lean = places.reduce((sum, x) => sum + x - 30, 0) / places.length;
    // A flag is at the side of its pole.
    expect(Math.abs(lean)).toBeLessThanOrEqual(card[1] === 'T' && id === 'swiss' ? 0.7 : 1e-9);
  });

  it('paints only with colours that there are', () => {
    const all = [...PACK.map((card) => deck.face(card, { letters })), ...SUITS.map((suit) => deck.pip(suit))];
    const classes = new Set(
      all.flatMap((of) => [...drawn(of).matchAll(/class=([a-z ]+?) [dx]=/g)].flatMap((m) => m[1]!.split(' '))),
    );
    for (const name of classes) expect(css).toContain(`.${name}`);
  });

  it('keeps its outlines in the box of a sign', () => {
    for (const suit of SUITS) {
      for (const [, path] of drawn(deck.pip(suit)).matchAll(/ d=([^/>]+)/g)) {
        for (const number of path!.match(/-?\d*\.?\d+/g)!) {
          expect(Number(number)).toBeGreaterThanOrEqual(0);
          expect(Number(number)).toBeLessThanOrEqual(32);
        }
      }
    }
  });
});

it('French suits have two colours or four', async () => {
  const paints = async (id: string): Promise<(string | undefined)[]> => {
    const deck = await loadDeck(id)!;
    return SUITS.map((suit) => /class=(\w+)/.exec(markup(deck.pip(suit)))?.[1]);
  };
  expect(await paints('french')).toEqual(['ink', 'red', 'red', 'ink']);
  expect(await paints('french4')).toEqual(['ink', 'red', 'blue', 'green']);
});

it('without any deck a card is still two letters', () => {
  expect(markup(plain.face('SJ', { letters: indexLetters('nl') }))).toMatch(/>B<[^>]*>[\s\S]*>S</);
});

describe('index letters', () => {
  it.each<[language: string, suits: Deck['suits'], letters: string]>([
    ['en', 'french', 'A K Q J 10'],
    ['nl', 'french', 'A H V B 10'],
    ['fr', 'french', 'A R D V 10'],
    ['de', 'french', 'A K D B 10'],
    ['de-CH', 'french', 'A K D B 10'],
    ['NL-be', 'french', 'A H V B 10'],
    ['', 'french', 'A K Q J 10'],
    ['el', 'french', 'A K Q J 10'],
    ['constructor', 'french', 'A K Q J 10'],
    ['de', 'swiss', 'A K O U B'],
    ['en', 'swiss', 'A K O U B'],
  ])('of %s, %s: %s', (language, suits, expected) => {
    const letters = indexLetters(language, suits);
    expect(RANKS.map((rank) => letters[rank]).join(' ')).toBe(`${expected} 9 8 7 6`);
  });
});

describe('colours', () => {
  /** Both values of a custom property, light and dark. */
  const valuesOf = (name: string): string[] =>
    [...new RegExp(`--_(?:card-)?${name}: [^;]*?light-dark\\((#\\w+), (#\\w+)\\)`).exec(css)!].slice(1);

  it.each(['ink', 'red', 'blue', 'green'])('%s has contrast on a card in both themes', (name) => {
    const paper = valuesOf('paper');
    for (const [i, colour] of valuesOf(name).entries()) expect(contrast(colour, paper[i]!)).toBeGreaterThan(5);
  });

  it.each(['sky', 'rose', 'leaf', 'wood', 'gold', 'steel'])(
    '%s contrasts with its contour, or the card, in both themes',
    (name) => {
      const [light, dark] = valuesOf(name);
      expect(contrast(light!, valuesOf('ink')[0]!)).toBeGreaterThan(3);
      expect(contrast(dark!, valuesOf('paper')[1]!)).toBeGreaterThan(3);
    },
  );
});

function contrast(a: string, b: string): number {
  const luminance = (colour: string): number => {
    const [, r, g, b] = /#(..)(..)(..)/.exec(colour.length === 4 ? colour.replaceAll(/\w/g, '$&$&') : colour)!;
    const linear = [r, g, b].map((part) => {
      const share = parseInt(part!, 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
  };
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

describe('bytes, minified and compressed', () => {
  it.each([
    ['notation/drawing/french.ts', 1500],
    ['notation/drawing/swiss.ts', 2000],
    ['widget/views/decks/art.ts', 1000],
  ])('%s has at most %i', async (file, most) => {
    const path = atRoot(`src/${file}`);
    const { code } = await transformWithEsbuild(readFileSync(path, 'utf8'), path, { minify: true, sourcemap: false });
    expect(gzipSync(code).length).toBeLessThanOrEqual(most);
  });

  it.each(['french', 'swiss'])('what is fetched for %s brings nothing else along', async (deck) => {
    const path = atRoot(`src/notation/drawing/${deck}.ts`);
    const { code } = await transformWithEsbuild(readFileSync(path, 'utf8'), path);
    expect(code).not.toContain('import');
  });
});

describe('the registry', () => {
  it('refuses a deck in place of the function that returns it', () => {
    expect(() => registerDeck('own', {} as never)).toThrow('the loader of a deck must be a function that returns it');
    expect(deckIds()).not.toContain('own');
  });

  it('knows the decks of the project, and none by a name of objects', () => {
    expect(deckIds()).toEqual(['french', 'french4', 'swiss']);
    expect(loadDeck('tarot')).toBeUndefined();
    expect(loadDeck('constructor')).toBeUndefined();
  });

  it('loads a deck once, again after a failure, and again after another one has taken its name', async () => {
    let loads = 0;
    registerDeck('mine', () => {
      if (++loads === 1) throw new Error('offline');
      return plain;
    });
    await expect(loadDeck('mine')).rejects.toThrow('offline');
    expect(await loadDeck('mine')).toBe(plain);
    expect(await loadDeck('mine')).toBe(plain);
    expect(loads).toBe(2);
    const registered: string[] = [];
    const stop = onRegister((id) => registered.push(id));
    const other = { ...plain };
    registerDeck('mine', () => Promise.resolve(other));
    stop();
    registerDeck('unheard', () => plain);
    expect(registered).toEqual(['mine']);
    expect(await loadDeck('mine')).toBe(other);
  });
});
