/** The languages of the element: translations with the right places and signs, and how the most important texts read in each. */
import { beforeAll, describe, expect, it } from 'vitest';
import { randomDeal } from '../random-deal.ts';
import type { Card, Contract } from '../../src/game/cards.ts';
import { handSize } from '../../src/game/rules/pack.ts';
import type { Rules } from '../../src/game/rules/rules.ts';
import { variantById, VARIANTS } from '../../src/game/variants/index.ts';
import { PRESETS } from '../../src/game/variants/presets.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { unmarked } from '../../src/widget/kit/sentence.ts';
import { phrasesOf } from '../../src/widget/views/melds/melds.ts';
import { meldSentences } from '../../src/notation/words/meld-words.ts';
import { editorMessagesIn } from '../../src/widget/features/editing/editor-messages.ts';
import { computing } from '../../src/widget/state/engine.ts';
import type { Engine } from '../../src/widget/state/state.ts';
import { readInput } from '../../src/widget/state/read-input.ts';
import type { Input } from '../../src/widget/state/input.ts';
import { exactKnowledge } from '../../src/widget/state/knowledge.ts';
import type { Knowledge } from '../../src/widget/state/knowledge.ts';
import { loadLocale, localeOf, TARGETS } from '../../src/widget/text/locales.ts';
import type { Locale } from '../../src/widget/text/locales.ts';
import type { Target } from '../../src/languages/registry/loaders.ts';
import { messagesIn } from '../../src/widget/text/messages.ts';
import type { Messages } from '../../src/widget/text/messages.ts';
import { headline } from '../../src/widget/views/answer/headline.ts';
import { meldsOf } from '../../src/widget/state/melds.ts';
import { sumLine } from '../../src/widget/views/answer/sum-line.ts';
import { CAPTION_TEXTS as captions } from '../../src/languages/en/captions.ts';
import { EVIDENCE_TEXTS as evidence } from '../../src/languages/en/evidence.ts';
import { MELD_TEXTS as melds } from '../../src/languages/en/meld-words.ts';
import type { Texts } from '../../src/notation/words/say.ts';
import { reasons as germanReasons } from '../../src/languages/de/de-reasons.ts';
import { texts as german } from '../../src/languages/de/de.ts';
import { english as contracts } from '../../src/languages/en/on-demand/contracts.ts';
import { english as editing } from '../../src/languages/en/on-demand/editing.ts';
import { english as element } from '../../src/languages/en/element.ts';
import { english as keys } from '../../src/languages/en/keys.ts';
import { english as menu } from '../../src/languages/en/menu.ts';
import { english as notes } from '../../src/languages/en/notes.ts';
import { english as outcome } from '../../src/languages/en/outcome.ts';
import { english as outline } from '../../src/languages/en/on-demand/outline.ts';
import { english as panel } from '../../src/languages/en/panel.ts';
import { english as review } from '../../src/languages/en/on-demand/review.ts';
import { english as score } from '../../src/languages/en/score.ts';
import { english as share } from '../../src/languages/en/on-demand/share.ts';
import { english as puzzle } from '../../src/languages/en/on-demand/puzzle.ts';
import { english as singleDummy } from '../../src/languages/en/on-demand/single-dummy.ts';
import { english as oneHand } from '../../src/languages/en/on-demand/one-hand.ts';
import { english as trial } from '../../src/languages/en/on-demand/trial.ts';
import { english as why } from '../../src/languages/en/on-demand/why.ts';
import { english as words } from '../../src/languages/en/words.ts';
import { reasons as frenchReasons } from '../../src/languages/fr/fr-reasons.ts';
import { texts as french } from '../../src/languages/fr/fr.ts';
import { reasons as dutchReasons } from '../../src/languages/nl/nl-reasons.ts';
import { texts as dutch } from '../../src/languages/nl/nl.ts';
import type { English, Failures, Part } from '../../src/languages/translation.ts';

const LOCALES = ['en', ...TARGETS] as const;
/** What is said, in English, German, Dutch and French. */
type Said = readonly [en: string, de: string, nl: string, fr: string];

beforeAll(() => Promise.all(TARGETS.map(loadLocale)));

const inAll = (say: (messages: Messages) => string | null, suits?: 'swiss'): (string | null)[] =>
  LOCALES.map((locale) => say(messagesIn(locale, suits)));

/** The names of the places of a text, in alphabetical order. */
const placesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();

const ENGLISH: English = {
  words,
  element,
  score,
  melds,
  panel,
  review,
  share,
  keys,
  menu,
  contracts,
  editing,
  singleDummy,
  evidence,
  outcome,
  notes,
  puzzle,
  oneHand,
  trial,
  why,
  outline,
  captions,
  failures: Object.fromEntries(Object.keys(german.failures).map((key) => [key, key])) as Failures,
};
const TRANSLATIONS = { de: german, nl: dutch, fr: french };
const REASONS = { de: germanReasons, nl: dutchReasons, fr: frenchReasons };

describe('the translations', () => {
  it.each(TARGETS)('into %s have the places of the English texts', (locale) => {
    const { presets: _, ...parts } = TRANSLATIONS[locale];
    for (const [part, texts] of Object.entries(parts)) {
      for (const [key, text] of Object.entries(texts)) {
        const english = (ENGLISH[part as Part] as Texts)[key]!;
        expect(placesIn(text), `${part}.${key}`).toEqual(placesIn(english));
      }
    }
  });

  it.each(TARGETS)('into %s have the places of the English reasons', (locale) => {
    for (const [english, sentence] of Object.entries(REASONS[locale])) {
      expect(placesIn(sentence), english).toEqual(placesIn(english));
    }
  });

  it.each<[locale: Target, wrong: RegExp]>([
    ['de', /[ß„“”]/],
    ['nl', /[«»„]/],
    ['fr', /[“”„']|«(?!\u202f)|(?<!\u202f)[»:;!?]/],
  ])('into %s have its signs: ss, quotation marks, narrow blanks', (locale, wrong) => {
    const { presets, ...parts } = TRANSLATIONS[locale];
    const texts = [...Object.values(parts), ...Object.values(presets), REASONS[locale]].flatMap((part) =>
      Object.values<string>(part),
    );
    // Notation and JSON are the same in every language.
    const prose = texts.map((text) => text.replaceAll(/\{\w+\}/g, '…').replace(/\{.*\}|"[^"]*"/g, ''));
    expect(prose.filter((text) => wrong.test(text))).toEqual([]);
  });
});

describe('the words of the data', () => {
  it('English is what the variants are called in the data', () => {
    for (const { id, name } of VARIANTS) expect(messagesIn('en').variant(id, name)).toBe(name);
  });

  it('English is what the presets are called in the data; every other language has words of its own for them', () => {
    for (const preset of PRESETS) {
      const said = LOCALES.map((locale) => editorMessagesIn(locale).preset(preset));
      expect(said[0]!.name).toBe(preset.name);
      expect(new Set(said.map(({ description }) => description)).size, preset.id).toBe(LOCALES.length);
    }
  });

  it('the suits of a preset have the names of the cards that are shown', () => {
    const preset = PRESETS.find(({ id }) => id === '1-2-3')!;
    expect(editorMessagesIn('de').preset(preset).description).toBe(
      'Herz und Ecken einfach, Schaufel und Kreuz doppelt, Obenabe und Undenufe dreifach',
    );
    expect(editorMessagesIn('de', 'swiss').preset(preset).description).toBe(
      'Rosen und Eicheln einfach, Schilten und Schellen doppelt, Obenabe und Undenufe dreifach',
    );
  });
});

describe('a language tag', () => {
  it.each<[tag: string, locale: Locale]>([
    ['de', 'de'],
    ['de-CH', 'de'],
    ['DE-at', 'de'],
    ['fr_CH', 'fr'],
    ['nl-BE', 'nl'],
    ['en-GB', 'en'],
    ['gsw', 'en'],
    ['ded', 'en'],
    ['it', 'en'],
    ['', 'en'],
  ])('%s is %s', (tag, locale) => {
    expect(localeOf(tag)).toBe(locale);
  });
});

describe('cards and contracts', () => {
  it.each<[Card, ...Said]>([
    ['HK', 'king of hearts', 'Herz-König', 'hartenheer', 'roi de cœur'],
    ['SA', 'ace of spades', 'Schaufel-As', 'schoppenaas', 'as de pique'],
    ['DJ', 'jack of diamonds', 'Ecken-Bauer', 'ruitenboer', 'valet de carreau'],
    ['CT', 'ten of clubs', 'Kreuz-Zehn', 'klaverentien', 'dix de trèfle'],
  ])('French %s', (card, ...said) => {
    expect(inAll(({ card: name }) => name(card))).toEqual(said);
  });

  it.each<[Card, ...Said]>([
    ['HQ', 'Ober of roses', 'Rosen-Ober', 'rozen-Ober', 'Ober de fleur'],
    ['SA', 'ace of shields', 'Schilten-As', 'schilden-aas', 'as d’écusson'],
    ['DJ', 'Under of bells', 'Schellen-Under', 'bellen-Under', 'Under de grelot'],
    ['CT', 'Banner of acorns', 'Eichel-Banner', 'eikel-Banner', 'Banner de gland'],
  ])('Swiss %s', (card, ...said) => {
    expect(inAll(({ card: name }) => name(card), 'swiss')).toEqual(said);
  });

  it.each<[Contract, ...Said]>([
    ['C', 'clubs as trumps', 'Kreuz Trumpf', 'klaveren troef', 'atout trèfle'],
    ['obenabe', 'Obenabe', 'Obenabe', 'Obenabe', 'Obenabe'],
    ['unenufe', 'Unenufe', 'Undenufe', 'Undenufe', 'Undenufe'],
  ])('contract %s', (contract, ...said) => {
    expect(inAll((messages) => messages.contract(contract))).toEqual(said);
  });
});

describe('numbers', () => {
  /** With plain blanks and apostrophes: the one between thousands differs between versions of Node and browsers. */
  const plain = (text: string | null): string | undefined => text?.replace(/\s/g, ' ').replace('’', "'");

  it.each<[n: number, ...Said]>([
    [0, '0 points', '0 Punkte', '0 punten', '0 point'],
    [1, '1 point', '1 Punkt', '1 punt', '1 point'],
    [2, '2 points', '2 Punkte', '2 punten', '2 points'],
    [1799, '1,799 points', "1'799 Punkte", '1.799 punten', '1 799 points'],
  ])('%i points of a meld', (n, ...said) => {
    expect(inAll((messages) => messages.meldCounts(n, true)).map(plain)).toEqual(said);
  });

  it.each<[n: number, ...Said]>([
    [0, 'South, 0 cards', 'Süd, 0 Karten', 'Zuid, 0 kaarten', 'Sud, 0 carte'],
    [1, 'South, 1 card', 'Süd, 1 Karte', 'Zuid, 1 kaart', 'Sud, 1 carte'],
    [9, 'South, 9 cards', 'Süd, 9 Karten', 'Zuid, 9 kaarten', 'Sud, 9 cartes'],
  ])('%i cards', (n, ...said) => {
    expect(inAll((messages) => messages.hand('S', n, false))).toEqual(said);
  });

  it('large ones and times are written as the language does', () => {
    expect(inAll((messages) => messages.engineEffort(1_234_567, 2345)).map(plain)).toEqual([
      '1.2M nodes, 2.3 s',
      '1.2 Mio. Knoten, 2.3 s',
      '1,2 mln. knopen, 2,3 s',
      '1,2 M nœuds, 2,3 s',
    ]);
  });
});

it.each<[what: string, contract: Contract, ...Said]>([
  ['taken', 'obenabe', 'taken', 'gemacht', 'gehaald', 'faits'],
  ['scored in a misère, from the tricks of the others', 'misere-obenabe', 'scored', 'gezählt', 'gescoord', 'comptés'],
])('the points so far are %s', (_, contract, ...said) => {
  expect(inAll((messages) => messages.pointsSoFar(contract))).toEqual(said);
});

describe('the answer', () => {
  function wordsOf(input: Input, value: Knowledge, say = headline): (string | null)[] {
    const { rules } = variantById(input.variant!);
    const deal = formatDeal(randomDeal(rules, 3, handSize(rules)));
    const { table } = readInput({ contract: 'S', leader: 'N', deal, ...input });
    const engine = { ...computing(table!), value } as Engine;
    return inAll((messages) => {
      const said = say(messages, table!, engine);
      return said && unmarked(said);
    });
  }

  it.each<[what: string, input: Input, value: Knowledge, ...Said]>([
    [
      'card points',
      { variant: 'schieber', contract: 'H' },
      exactKnowledge(91),
      'North–South make 91 of 157 with hearts as trumps',
      'Nord–Süd machen 91 von 157 mit Herz Trumpf',
      'Noord–Zuid haalt 91 van 157 met harten troef',
      'Nord–Sud font 91 sur 157 à cœur',
    ],
    [
      'a proven interval',
      { variant: 'schieber', contract: 'unenufe' },
      { proven: [20, 60], estimate: null },
      'North–South make 20 to 60 of 157 with Unenufe',
      'Nord–Süd machen 20 bis 60 von 157 mit Undenufe',
      'Noord–Zuid haalt 20 tot 60 van 157 met Undenufe',
      'Nord–Sud font de 20 à 60 sur 157 en Undenufe',
    ],
    [
      'an estimate',
      { variant: 'schieber' },
      { proven: [20, 60], estimate: 45 },
      'North–South make about 45 of 157 with spades as trumps',
      'Nord–Süd machen etwa 45 von 157 mit Schaufel Trumpf',
      'Noord–Zuid haalt zo’n 45 van 157 met schoppen troef',
      'Nord–Sud font environ 45 sur 157 à pique',
    ],
    [
      'all points with a match',
      { variant: 'kreuzjass', payoff: 'total' },
      exactKnowledge(257),
      'North–South make the match and are 257 points ahead with spades as trumps',
      'Nord–Süd machen Match und liegen mit Schaufel Trumpf 257 Punkte vorn',
      'Noord–Zuid speelt match en staat met schoppen troef 257 punten voor',
      'Nord–Sud font match et mènent de 257 points à pique',
    ],
    [
      'one point, with what counts',
      { variant: 'klaverjassen', payoff: 'total' },
      exactKnowledge(-1),
      'East–West are 1 point ahead with spades as trumps, counting roem and any pit',
      'Ost–West liegen mit Schaufel Trumpf 1 Punkt vorn, mit Roem und allfälligem Pit',
      'Oost–West staat met schoppen troef 1 punt voor, met roem en een eventuele pit',
      'Est–Ouest mènent de 1 point à pique, avec le roem et un pit éventuel',
    ],
    [
      'a contract that counts double',
      { variant: 'schieber', payoff: 'score', presets: 'match 1-2-3' },
      exactKnowledge(-514),
      'East–West make the match and score 514 more (2 × 257) with spades as trumps',
      'Ost–West machen Match und schreiben 514 mehr (2 × 257) mit Schaufel Trumpf',
      'Oost–West speelt match en scoort 514 meer (2 × 257) met schoppen troef',
      'Est–Ouest font match et marquent 514 de plus (2 × 257) à pique',
    ],
    [
      'wet declarers',
      { variant: 'klaverjassen', payoff: 'score' },
      exactKnowledge(-177),
      'North–South are wet (nat) with spades as trumps: East–West get everything, 177',
      'Nord–Süd sind nass (nat) mit Schaufel Trumpf: Ost–West bekommen alles, 177',
      'Noord–Zuid gaat nat met schoppen troef: Oost–West krijgt alles, 177',
      'Nord–Sud sont dedans (nat) à pique : Est–Ouest reçoivent tout, 177',
    ],
    [
      'declarers who make their contract',
      { variant: 'belote', payoff: 'score' },
      exactKnowledge(12),
      'North–South make it by 12 with spades as trumps',
      'Nord–Süd gewinnen mit 12 Punkten Vorsprung mit Schaufel Trumpf',
      'Noord–Zuid wint met 12 punten verschil met schoppen troef',
      'Nord–Sud l’emportent de 12 à pique',
    ],
    [
      'declarers who fail their level',
      { variant: 'sidi-barrani', payoff: 'score', level: '90' },
      exactKnowledge(-87),
      'North–South do not make 90 with spades as trumps: East–West score 87 more',
      'Nord–Süd verfehlen 90 mit Schaufel Trumpf: Ost–West schreiben 87 mehr',
      'Noord–Zuid haalt 90 met schoppen troef niet: Oost–West scoort 87 meer',
      'Nord–Sud chutent à 90 à pique : Est–Ouest marquent 87 de plus',
    ],
    [
      'a tap',
      { variant: 'kruisjassen-tik', payoff: 'score' },
      exactKnowledge(1),
      'North–South tap (tik): 1 game point with spades as trumps',
      'Nord–Süd klopfen (Tik): 1 Spielpunkt mit Schaufel Trumpf',
      'Noord–Zuid geeft een tik: 1 spelpunt met schoppen troef',
      'Nord–Sud tapent (tik) : 1 point de partie à pique',
    ],
    [
      'a claim',
      { variant: 'kruisjassen-roem', payoff: 'score' },
      exactKnowledge(-2),
      'East–West claim (“ik dek”): 2 game points with spades as trumps',
      'Ost–West sagen «ik dek»: 2 Spielpunkte mit Schaufel Trumpf',
      'Oost–West zegt ‘ik dek’: 2 spelpunten met schoppen troef',
      'Est–Ouest disent « ik dek » : 2 points de partie à pique',
    ],
  ])('%s', (_, input, value, ...said) => {
    expect(wordsOf(input, value)).toEqual(said);
  });

  it('melds beside it', () => {
    const deal = 'N:.K.T98.AK876 KQJ86.Q.AKQ. A.A9876.J.J9 T97.JT.76.QT';
    expect(wordsOf({ variant: 'kreuzjass', payoff: 'total', deal }, exactKnowledge(-36), sumLine)).toEqual([
      'For North–South: all points −36, melds +90, marriage −20, in total +34',
      'Für Nord–Süd: alle Punkte −36, Weis +90, Stöck −20, zusammen +34',
      'Voor Noord–Zuid: alle punten −36, roem +90, stuk −20, samen +34',
      'Pour Nord–Sud : tous les points −36, annonces +90, stöck −20, ensemble +34',
    ]);
  });

  it('melds explained, with the names of the cards shown', () => {
    const deal = 'N:.K.T98.AK876 KQJ86.Q.AKQ. A.A9876.J.J9 T97.JT.76.QT';
    const { table } = readInput({ variant: 'kreuzjass', contract: 'S', leader: 'N', deal });
    const { hands, ...found } = meldsOf(table!.setup)!.score;
    const sentences = (locale: Locale): string[] =>
      meldSentences({ ...hands, ...found }, false, phrasesOf(messagesIn(locale, 'swiss'), table!.setup.rules));
    expect(sentences('de')).toEqual([
      'Am besten ist das Vierblatt von Süd: Nord–Süd schreiben 90.',
      'Ost–West schreiben 20 für Stöck, König und Ober von Trumpf in einer Hand.',
      'Vierblatt vom Neuner (Süd, 50) schlägt Dreiblatt vom Banner (Nord, 20): bessere Art.',
      'Vierblatt vom Neuner (Süd, 50) schlägt Dreiblatt vom As (Ost, 20): bessere Art.',
    ]);
    expect(sentences('nl')[0]).toBe('De vierkaart van Zuid is de beste: Noord–Zuid scoort 90.');
    expect(sentences('fr')[0]).toBe('La meilleure annonce est à Sud, quatre cartes : Nord–Sud marquent 90.');
  });
});

it.each<[word: string, said: (messages: Messages, rules: Rules) => string, inChibre: string, inBelote: string]>([
  ['the declarer', (messages, rules) => messages.declares(rules), 'fait atout', 'prend'],
  ['king and queen of trumps', (messages, rules) => messages.melds('marriages', rules), 'Stöck', 'Belote'],
  [
    'a run of three',
    (messages, rules) => phrasesOf(messages, rules).run(3, 'A'),
    'trois cartes à l’as',
    'tierce à l’as',
  ],
  [
    'a run of four',
    (messages, rules) => phrasesOf(messages, rules).run(4, 'A'),
    'quatre cartes à l’as',
    'cinquante à l’as',
  ],
  ['a run of five', (messages, rules) => phrasesOf(messages, rules).run(5, 'A'), 'cinq cartes à l’as', 'cent à l’as'],
])('French has words of its own for Belote: %s', (_, said, ...expected) => {
  const rules = ['chibre', 'belote'].map((id) => variantById(id).rules);
  expect(rules.map((of) => said(messagesIn('fr', 'french'), of))).toEqual(expected);
});

it.each<[count: number, ...said: string[]]>([
  [1, '1 hidden', '1 verdeckt', '1 verborgen', '1 cachée'],
  [2, '2 hidden', '2 verdeckt', '2 verborgen', '2 cachées'],
])('%s hidden card', (count, ...said) => {
  expect(inAll((messages) => messages.hiddenCount(count))).toEqual(said);
});

it.each<[has: number, ...said: string[]]>([
  [8, '1 missing', '1 fehlt', '1 te weinig', 'manque 1'],
  [7, '2 missing', '2 fehlen', '2 te weinig', 'manque 2'],
])('a hand of nine with %s cards in the editor', (has, ...said) => {
  expect((['en', ...TARGETS] as const).map((locale) => editorMessagesIn(locale).countOf(has, 9 - has))).toEqual(said);
});

it('the words for a card speak of its side', () => {
  expect(inAll((messages) => messages.asLoss(messages.makes('EW', exactKnowledge(60)), 7))).toEqual([
    'East–West make 60, a loss of 7',
    'Ost–West machen 60, ein Verlust von 7',
    'Oost–West haalt 60, een verlies van 7',
    'Est–Ouest font 60, une perte de 7',
  ]);
  expect(inAll((messages) => messages.asBest(messages.lead('NS', exactKnowledge(-1))))).toEqual([
    'best, East–West come out 1 ahead',
    'beste Karte, Ost–West liegen 1 vorn',
    'beste kaart, Oost–West staat 1 voor',
    'meilleure carte, Est–Ouest finissent 1 devant',
  ]);
});
