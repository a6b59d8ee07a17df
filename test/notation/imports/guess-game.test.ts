/** The game of a record that names none: by its cards, its words and its tricks; never a Swiss game for a Klaverjas deal in Dutch words. */
import { describe, expect, it } from 'vitest';
import type { Deal } from '../../../src/game/cards.ts';
import { handSize } from '../../../src/game/rules/pack.ts';
import { legalNow, playCard, startOf } from '../../../src/game/play/play.ts';
import type { GameState } from '../../../src/game/play/play.ts';
import { variantById, VARIANTS } from '../../../src/game/variants/index.ts';
import { formatDeal } from '../../../src/notation/hands.ts';
import { formatDiagram } from '../../../src/notation/format-diagram.ts';
import { importRecord } from '../../../src/notation/imports/index.ts';
import type { Language } from '../../../src/languages/registry/languages.ts';
import { readText } from '../../../src/notation/read-text.ts';
import { randomDeal } from '../../random-deal.ts';
import { diagramOf, DUTCH_CODES, SCRIPTS, textOf, tricksOf } from './written.ts';

const dealOf = (variant: string, seed: number, size?: number): Deal => {
  const { rules } = variantById(variant);
  return randomDeal(rules, seed, size ?? handSize(rules));
};

/** A whole deal with its first legal cards played. */
function playedOut(variant: string, seed: number) {
  const { rules } = variantById(variant);
  const deal = dealOf(variant, seed);
  let state = startOf({ rules, contract: 'H', leader: 'N', declarer: 'N', deal });
  while (state.toPlay) state = playCard(state, legalNow(state)[0]!);
  return state;
}

const DUTCH = { words: SCRIPTS['Dutch words']!, letters: SCRIPTS['Dutch letters']!, codes: DUTCH_CODES };
const IS_SWISS: ReadonlySet<string> = new Set(
  VARIANTS.filter(({ rules }) => rules.deck.ranks.includes('6')).map(({ id }) => id),
);
const KLAVERJASSEN = /^klaverjassen/;

describe('a Klaverjas deal in Dutch is never one of a Swiss game', () => {
  const games = [undefined, ...VARIANTS.map(({ id }) => id)];

  it.each(Object.entries(DUTCH).flatMap(([name, script]) => [8, 5, 1].map((size) => [name, size, script] as const)))(
    'as hands in %s with %i cards each',
    (_, size, script) => {
      for (let seed = 1; seed <= 8; seed++) {
        const text = textOf(script, dealOf('klaverjassen-rotterdam', seed, size), 'H', 'N');
        for (const currentGame of games) {
          const { variant, isGuess } = readText(text, {
            language: 'nl',
            guess: { ...(currentGame && { currentGame }) },
          });
          expect(isGuess).toBe(true);
          expect(IS_SWISS.has(variant!), `${currentGame}: ${text}`).toBe(false);
          if (currentGame === undefined || IS_SWISS.has(currentGame)) expect(variant).toMatch(KLAVERJASSEN);
        }
      }
    },
  );

  it.each(Object.keys(DUTCH) as (keyof typeof DUTCH)[])('as a diagram with headings in %s', (name) => {
    if (name === 'codes') return;
    for (const size of [8, 4]) {
      const text = diagramOf(DUTCH[name], dealOf('klaverjassen-amsterdam', 3, size), 'H', 'N');
      const { variant } = readText(text, { language: 'nl', guess: { currentGame: 'schieber' } });
      expect(variant).toMatch(KLAVERJASSEN);
    }
  });

  it('as a diagram of signs and numbers that every language reads', () => {
    const text = [
      ...['        ♠ 10 9', '        ♥', '        ♦', '        ♣'],
      ...['♠ 8 7        ♠', '♥      N     ♥ 10 9', '♦    W   E   ♦', '♣      S     ♣'],
      ...['        ♠', '        ♥ 8 7', '        ♦', '        ♣'],
    ].join('\n');
    const guess = { currentGame: 'schieber' };
    expect(readText(text, { guess: { ...guess, language: 'nl' } }).variant).toMatch(KLAVERJASSEN);
    expect(readText(text, { guess: { ...guess, language: 'de' } }).variant).toBe('schieber');
  });

  it.each(['klaverjassen-amsterdam', 'klaverjassen-rotterdam', 'klaverjassen'])('as the tricks of %s', (id) => {
    for (let seed = 1; seed <= 4; seed++) {
      const text = tricksOf(DUTCH.words, playedOut(id, seed));
      const { variant } = readText(text, { guess: { currentGame: 'schieber' } });
      expect(IS_SWISS.has(variant!)).toBe(false);
    }
  });

  it('as hands in the notation, which has no words', () => {
    const deal = formatDeal(dealOf('klaverjassen-rotterdam', 2));
    expect(readText(deal, { guess: { currentGame: 'schieber', language: 'nl' } }).variant).toMatch(KLAVERJASSEN);
    expect(IS_SWISS.has(readText(deal, { guess: { currentGame: 'schieber' } }).variant!)).toBe(false);
  });

  it('but one with sixes is', () => {
    const text = textOf(DUTCH.words, dealOf('schieber', 1), 'H', 'N');
    expect(readText(text, { guess: {} }).variant).toBe('schieber');
  });
});

describe('a whole deal is one of a game with its pack', () => {
  it.each(VARIANTS.map(({ id }) => [id]))('%s', (id) => {
    const state = playedOut(id, 5);
    const { deck } = variantById(id).rules;
    for (const currentGame of ['schieber', 'klaverjassen', 'krutzjass', id]) {
      const { variant } = readText(formatDeal(state.setup.deal), { guess: { currentGame } });
      expect(variantById(variant!).rules.deck).toEqual(deck);
      if (currentGame === id) expect(variant).toBe(id);
    }
  });
});

describe('the current game', () => {
  const ending = (language: Language): string =>
    textOf(
      SCRIPTS[{ en: 'English words', de: 'German words', nl: 'Dutch words', fr: 'French words' }[language]]!,
      ENDING,
      'H',
      'N',
    );
  const ENDING: Deal = { N: ['SA', 'HJ'], E: ['SK', 'H9'], S: ['SQ', 'HA'], W: ['SJ', 'HK'] };

  it.each<[language: Language, currentGame: string, is: string]>([
    ['de', 'schieber', 'schieber'],
    ['de', 'kreuzjass', 'kreuzjass'],
    ['de', 'belote', 'belote'],
    ['fr', 'belote', 'belote'],
    ['en', 'klaverjassen', 'klaverjassen'],
    ['nl', 'kruisjassen-tik', 'kruisjassen-tik'],
    ['nl', 'klaverjassen-rotterdam', 'klaverjassen-rotterdam'],
    ['nl', 'kreuzjass', 'klaverjassen-amsterdam'],
  ])('in %s words beside %s: %s', (language, currentGame, is) => {
    expect(readText(ending(language), { guess: { currentGame } }).variant).toBe(is);
  });

  it('gives way if the tricks are not legal in it', () => {
    // South discards under a trick of the partner: Amsterdam allows it, Rotterdam makes South ruff.
    const deal: Deal = { N: ['SA', 'C7'], E: ['S7', 'C8'], S: ['HJ', 'D7'], W: ['S8', 'C9'] };
    const { rules } = variantById('klaverjassen-amsterdam');
    const start = startOf({ rules, contract: 'H', leader: 'N', declarer: 'N', deal });
    const state = (['SA', 'S7', 'D7', 'S8'] as const).reduce<GameState>(playCard, start);
    const text = formatDiagram('', state, 'nl').replace(/^\n/, '');
    for (const currentGame of ['klaverjassen-rotterdam', 'schieber']) {
      expect(readText(text, { guess: { currentGame } }).variant).toBe('klaverjassen-amsterdam');
    }
  });

  it('is named by the record or the caller and then is no guess', () => {
    const text = `${ending('nl')}\nVariant: kruisjassen`;
    expect(readText(text, { guess: { currentGame: 'schieber' } })).not.toHaveProperty('isGuess');
    expect(readText(text, { guess: {} }).variant).toBe('kruisjassen');
    expect(importRecord(ending('nl'), { variant: 'belote', guess: {} })).not.toHaveProperty('isGuess');
    expect(importRecord(ending('nl'))).not.toHaveProperty('variant');
  });

  it.each([
    ['Rotterdams klaverjassen', 'klaverjassen-rotterdam'],
    ['Amsterdams', 'klaverjassen-amsterdam'],
    ['Utrechts klaverjassen', 'klaverjassen-utrecht'],
    ['Leids', 'klaverjassen-leiden'],
  ])('may be named in Dutch: %s', (name, variant) => {
    const text = textOf(DUTCH.words, dealOf(variant, 1), 'H', 'N');
    expect(readText(`Spel: ${name}\n${text}`, { language: 'nl', guess: {} })).toMatchObject({ variant });
  });

  it.each([
    ['Klaverjassen', 'klaverjassen'],
    ['Klaverjassen, Rotterdam', 'klaverjassen-rotterdam'],
    ['Klaverjassen Rotterdam', 'klaverjassen-rotterdam'],
    ['Kruisjassen vast aantal spellen', 'kruisjassen-fixed'],
    ['Utrechts klaverjassen', 'klaverjassen-utrecht'],
    ['Kruisjassen met roem', 'kruisjassen-roem'],
    ['kreuzjass', 'kreuzjass'],
  ])('may be a title above the record: %s', (title, variant) => {
    const read = readText(`${title}\n\n${textOf(DUTCH.words, dealOf(variant, 1), 'H', 'N')}`, { guess: {} });
    expect(read).toMatchObject({ variant, contract: 'H', leader: 'N' });
    expect(read).not.toHaveProperty('isGuess');
  });

  it('may be a title above a diagram', () => {
    const rows = ['♠ A', '♥ -', '♦ -', '♣ -'].join('\n');
    const hands = ['N', 'E', 'S', 'W'].map((seat, index) => `${seat}\n${rows.replace('A', 'KJ97'[index]!)}`).join('\n');
    expect(readText(`Bela\n${hands}\nTrump: hearts`, { guess: {} })).toMatchObject({ variant: 'bela', contract: 'H' });
  });

  it('a line that says nothing is kept aside', () => {
    const text = `Klaverjassen\nover de hele avond\n${textOf(DUTCH.words, dealOf('klaverjassen', 1), 'H', 'N')}`;
    expect(readText(text, { guess: {} })).toMatchObject({
      variant: 'klaverjassen',
      contract: 'H',
      leader: 'N',
      unread: ['over de hele avond'],
    });
  });

  it.each<[language: Language, name: string]>([
    ['en', 'English'],
    ['de', 'German'],
    ['nl', 'Dutch'],
    ['fr', 'French'],
  ])('the error is of the language with most of its words: %s', (language, name) => {
    const wrong = ending(language).replace(/, /, ', xyzzy, ');
    expect(() => readText(`2026\n${wrong}`, { guess: {} })).toThrow(new RegExp(`^Read as .*"xyzzy".* in ${name}`));
  });

  it('names the card that no pack has', () => {
    const text = ending('en').replace('king of spades', 'ace of spades');
    expect(() => readText(text, { guess: { currentGame: 'schieber' } })).toThrow(/SA is dealt too often/);
  });
});
