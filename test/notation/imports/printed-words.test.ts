/** What the element and the command print is read back: every suit, rank, card, seat, contract, role and game, in each language and deck. */
import { beforeAll, describe, expect, it } from 'vitest';
import { cardOf, CONTRACTS, RANKS, SEATS, SUITS } from '../../../src/game/cards.ts';
import type { Card, Seat } from '../../../src/game/cards.ts';
import { VARIANTS, variantById } from '../../../src/game/variants/index.ts';
import { importHand } from '../../../src/notation/imports/import-hand.ts';
import { importRecord } from '../../../src/notation/imports/index.ts';
import { LANGUAGES } from '../../../src/languages/registry/languages.ts';
import type { Language } from '../../../src/languages/registry/languages.ts';
import { indexLetters } from '../../../src/notation/drawing/letters.ts';
import { editorMessagesIn } from '../../../src/widget/features/editing/editor-messages.ts';
import { loadLocale, TARGETS } from '../../../src/widget/text/locales.ts';
import { messagesIn } from '../../../src/widget/text/messages.ts';

beforeAll(() => Promise.all(TARGETS.map(loadLocale)));

const DECKS = ['french', 'swiss'] as const;
/** Rules with and without sixes: French has a word for the declarer in each pack. */
const PACKS = ['schieber', 'belote'].map((id) => variantById(id).rules);
const CASES = LANGUAGES.flatMap((language) => DECKS.map((suits) => [language, suits] as const));

/** The word for trumps, under which a record names its contract. */
const TRUMP: Readonly<Record<Language, string>> = { en: 'Trump', de: 'Trumpf', nl: 'Troef', fr: 'Atout' };

/** Four hands of one card in full words, with some lines. */
function recordOf(language: Language, suits: (typeof DECKS)[number], ...more: string[]): string {
  const { seat, card } = messagesIn(language, suits);
  const hands = SEATS.map((of, index) => `${seat(of)}: ${card(cardOf('H', (['A', 'K', 'Q', '9'] as const)[index]!))}`);
  return [...hands, ...more].join('\n');
}

describe.each(CASES)('in %s with %s cards', (language, suits) => {
  const read = (...more: string[]) => importRecord(recordOf(language, suits, ...more), { language });

  it.each(SUITS.flatMap((suit) => RANKS.map((rank) => cardOf(suit, rank))))('the name of %s', (card) => {
    const { card: name } = messagesIn(language, suits);
    expect(importHand(name(card), 'N', language)).toEqual([card]);
    // The reader’s language is not needed for a card in full.
    expect(importHand(name(card), 'N')).toEqual([card]);
  });

  it('suits with the letters on the cards', () => {
    const { words } = messagesIn(language, suits);
    const letters = indexLetters(language, suits);
    const hand = SUITS.map((suit) => `${words.suit(suit)}: ${RANKS.map((rank) => letters[rank]).join(' ')}`).join('\n');
    const all = SUITS.flatMap((suit): Card[] => RANKS.map((rank) => cardOf(suit, rank)));
    expect(importHand(hand, 'N', language)).toEqual(all);
  });

  it('a whole record of words', () => {
    expect(read()).toMatchObject({ deal: 'N:.A.. .K.. .Q.. .9..' });
    expect(importRecord(recordOf(language, suits)).notes[0]).toMatch(
      new RegExp(`^Read as ${{ en: 'English', de: 'German', nl: 'Dutch', fr: 'French' }[language]}`),
    );
  });

  it.each(CONTRACTS)('contract %s', (contract) => {
    const name = messagesIn(language, suits).contract(contract);
    expect(read(`${TRUMP[language]}: ${name}`)).toMatchObject({ contract });
    expect(read(`${editorMessagesIn(language, suits).contractField}: ${name}`)).toMatchObject({ contract });
  });

  it.each(SEATS)('seat %s, in full and as a letter, in each role', (seat: Seat) => {
    const messages = editorMessagesIn(language, suits);
    const roles = {
      leader: [messages.leaderField, messages.leads],
      declarer: PACKS.flatMap((rules) => [messages.declarerField(rules), messages.declares(rules)]),
    };
    for (const [role, labels] of Object.entries(roles)) {
      for (const label of labels) {
        for (const name of [messages.seat(seat), messages.seatLetter(seat)]) {
          expect(read(`${label}: ${name}`), `${label}: ${name}`).toMatchObject({ [role]: seat });
        }
      }
    }
  });

  it.each(VARIANTS.map(({ id, name }) => [id, name]))('the game %s', (id, name) => {
    const messages = editorMessagesIn(language, suits);
    for (const said of [id, messages.variant(id, name)]) {
      expect(read(`${messages.gameField}: ${said}`), said).toMatchObject({ variant: id });
    }
  });
});

describe('the names of trumps', () => {
  it.each<[hand: string, card: Card, language?: Language]>([
    ['Schilten Puur', 'SJ'],
    ['Schilten-Bauer', 'SJ'],
    ['Rosen Buur', 'HJ'],
    ['Schellen Näll', 'D9'],
    ['Eichel-Nell', 'C9'],
    ['Eichle Panner', 'CT'],
    ['Schaufel-Bauer', 'SJ'],
    ['Ecken Nell', 'D9'],
    ['Kreuz Puur', 'CJ'],
    ['klaverennel', 'C9'],
    ['harten nel', 'H9'],
    ['schoppenboer', 'SJ'],
    ['bour de pique', 'SJ'],
    ['bourg de trèfle', 'CJ'],
    ['nell de carreau', 'D9'],
    ['nel de cœur', 'H9'],
    ['bour d’écusson', 'SJ'],
    ["nell d'écusson", 'S9'],
    ['Under de grelot', 'DJ'],
    ['dame d’écusson', 'SQ'],
    ['nell of hearts', 'H9'],
  ])('%s is %s', (hand, card, language) => {
    expect(importHand(hand, 'N', language)).toEqual([card]);
  });
});

describe('contracts without trumps', () => {
  it.each<[contract: string, is: string]>([
    ['Undenufe', 'unenufe'],
    ['Unenufe', 'unenufe'],
    ['Undeufe', 'unenufe'],
    ['Unde-ufe', 'unenufe'],
    ['Obenabe', 'obenabe'],
    ['Oben-abe', 'obenabe'],
    ['Obeabe', 'obenabe'],
    ['Slalom, zuerst Obenabe', 'slalom-obenabe'],
    ['Slalom, first Unenufe', 'slalom-unenufe'],
    ['Slalom, d’abord Undenufe', 'slalom-unenufe'],
    ['Slalom Undeufe', 'slalom-unenufe'],
    ['Zickzack unten', 'slalom-unenufe'],
    ['Guschti', 'guschti-obenabe'],
    ['Guschti, eerst Undenufe', 'guschti-unenufe'],
    ['Mary', 'guschti-unenufe'],
    ['Misère, Undenufe', 'misere-unenufe'],
    ['Misere Slalom Obenabe', 'misere-slalom-obenabe'],
    ['Misère, Slalom, zuerst Undenufe', 'misere-slalom-unenufe'],
  ])('%s', (contract, is) => {
    for (const language of LANGUAGES) {
      const text = recordOf(language, 'french', `${TRUMP[language]}: ${contract}`);
      expect(importRecord(text, { language })).toMatchObject({ contract: is });
    }
  });
});
