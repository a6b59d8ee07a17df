/** Texts with one mistake each, which the message must name, and texts that leave something out, which the reading must tell. */
import { SEATS } from '../../../src/game/cards.ts';
import type { Card, Deal, Seat } from '../../../src/game/cards.ts';
import { fill, oneCard, oneHand } from './write.ts';
import type { Filled, Written } from './write.ts';

/** A text with a mistake: how it is spoilt, and what the message must mention. */
export interface Faulty {
  readonly what: string;
  readonly text: string;
  readonly mentions: readonly RegExp[];
}

const HANDS: Record<Written['tongue'], string> = {
  en: 'North: {N}\nEast: {E}\nSouth: {S}\nWest: {W}',
  de: 'Nord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}',
  nl: 'Noord: {N}\nOost: {E}\nZuid: {S}\nWest: {W}',
  fr: 'Nord : {N}\nEst : {E}\nSud : {S}\nOuest : {W}',
};
const FACTS: Record<Written['tongue'], string> = {
  en: 'Hearts are trumps. South leads.',
  de: 'Herz ist Trumpf, Süd spielt aus.',
  nl: 'Harten is troef, Zuid komt uit.',
  fr: 'Cœur est atout, Sud entame.',
};
const SAYS = { contract: 'H', leader: 'S' };
const GAME: Record<Written['tongue'], string> = { en: 'schieber', de: 'schieber', nl: 'klaverjassen', fr: 'belote' };
const SEAT: Record<Seat, RegExp> = {
  N: /\bN\b|North|Nord/,
  E: /\bE\b|East|Ost|Oost|Est/,
  S: /\bS\b|South|Süd|Zuid|Sud/,
  W: /\bW\b|West|Ouest/,
};

/** The card in the notation or as the text has it. */
const named = (card: Card, written: Written): RegExp => {
  const asWritten = oneCard(written.style, written.tongue, card).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`${card}|${asWritten}`, 'i');
};

/** A deal whose hands differ from the written ones. */
function withHands(written: Written, seed: number, change: (deal: Deal, filled: Filled) => Deal): string {
  const filled = fill(written, seed);
  const deal = dealOf(filled);
  const changed = change(deal, filled);
  return SEATS.reduce(
    (text, seat) =>
      text.replace(
        oneHand(written.style, written.tongue, deal[seat]),
        oneHand(written.style, written.tongue, changed[seat]),
      ),
    filled.text,
  );
}

const dealOf = (filled: Filled): Deal => filled.hands;

const base = (tongue: Written['tongue'], style: Written['style'], more: Partial<Written> = {}): Written => ({
  tongue,
  style,
  game: GAME[tongue],
  says: SAYS,
  text: `${FACTS[tongue]}\n${HANDS[tongue]}`,
  ...more,
});

/** East has the first card of North too, in place of its own first card. */
function twice(tongue: Written['tongue'], style: Written['style'], seed: number): Faulty {
  const written = base(tongue, style);
  const { N, E } = fill(written, seed).hands;
  return {
    what: `a card twice, ${tongue} ${style}`,
    text: withHands(written, seed, (deal) => ({ ...deal, E: [N[0]!, ...E.slice(1)] })),
    mentions: [named(N[0]!, written), SEAT.N, SEAT.E],
  };
}

/** South lacks its last card. */
function short(tongue: Written['tongue'], style: Written['style'], seed: number): Faulty {
  const written = base(tongue, style);
  const { S } = fill(written, seed).hands;
  return {
    what: `a card short, ${tongue} ${style}`,
    text: withHands(written, seed, (deal) => ({ ...deal, S: S.slice(0, -1) })),
    mentions: [named(S.at(-1)!, written), SEAT.S],
  };
}

/** The text with one piece replaced. */
function spoilt(
  what: string,
  written: Written,
  seed: number,
  replace: (filled: Filled) => string,
  mentions: RegExp[],
): Faulty {
  return { what, text: replace(fill(written, seed)), mentions };
}

const RECORD: Written = base('en', 'each', {
  text: `${FACTS.en}\n${HANDS.en}\nTrick 1: {T1}\nTrick 2: {T2}`,
  plays: 8,
});

/** The second card of trick 1 becomes a card of the leader. */
function notHeld(): Faulty {
  const { played, hands, text } = fill(RECORD, 301);
  const wrong = hands.S.find((card) => card !== played[0])!;
  const line = `Trick 1: ${played
    .slice(0, 4)
    .map((card) => oneCard('each', 'en', card))
    .join(', ')}`;
  const cards = [played[0]!, wrong, played[2]!, played[3]!].map((card) => oneCard('each', 'en', card)).join(', ');
  return {
    what: 'a play of a card that the player does not hold',
    text: text.replace(line, `Trick 1: ${cards}`),
    mentions: [named(wrong, RECORD), /trick 1|play 2/i],
  };
}

export const FAULTY: readonly Faulty[] = [
  twice('de', 'swiss', 201),
  twice('en', 'signs', 202),
  twice('nl', 'words', 203),
  twice('fr', 'tight', 204),
  twice('en', 'of', 205),
  twice('de', 'codes', 206),
  short('en', 'words', 207),
  short('de', 'signs', 208),
  short('nl', 'tight', 209),
  short('fr', 'and', 210),
  spoilt('a rank that no pack has', base('en', 'signs'), 211, ({ text }) => text.replace(/(West: ♠) \w+/, '$1 5'), [
    /5/,
    SEAT.W,
  ]),
  spoilt(
    'a rank that the pack lacks',
    base('nl', 'words'),
    212,
    ({ text }) => `Klaverjassen\n${text}`.replace(/(Oost: \w+) \w+/, '$1 6'),
    [/6/, SEAT.E],
  ),
  spoilt(
    'a word that is no card',
    base('de', 'swiss'),
    213,
    ({ text }) => text.replace(/(Nord: \w+) \w+/, '$1 Kaiser'),
    [/Kaiser/, /Nord|line 2|\bN\b/],
  ),
  spoilt(
    'a word that is no card',
    base('fr', 'words'),
    214,
    ({ text }) => text.replace(/(Sud : \S+) \w+/, '$1 cavalier'),
    [/cavalier/],
  ),
  spoilt('two trumps', base('en', 'signs'), 215, ({ text }) => `${text}\n\nTrumps: clubs`, [
    /hearts|H\b/i,
    /clubs|C\b/i,
  ]),
  spoilt('two leaders', base('de', 'signs'), 216, ({ text }) => `${text}\nAusspiel: West`, [/Süd|\bS\b|South/, SEAT.W]),
  spoilt('a hand twice', base('en', 'tight'), 217, ({ text }) => text.replace('West:', 'East:'), [SEAT.E]),
  spoilt(
    'three hands',
    base('nl', 'signs'),
    218,
    ({ text }) => text.replace(/\nWest:.*/, '').replace(/\nOost:.*/, ''),
    [/hand|West|Oost/i],
  ),
  spoilt(
    'a contract that the game lacks',
    base('nl', 'words'),
    219,
    ({ text }) => `Klaverjassen Rotterdam\n${text.replace('Harten is troef', 'Obenabe')}`,
    [/obenabe/i],
  ),
  spoilt(
    'a level that the game lacks',
    base('fr', 'signs', { game: 'contree' }),
    220,
    ({ text }) => `Contrée\nContrat : 85 cœur par Sud\n${text}`,
    [/85/],
  ),
  spoilt(
    'a wrong winner',
    { ...RECORD, text: `${FACTS.en}\n${HANDS.en}\n1. {T1} (won by {W1})\n2. {T2}` },
    222,
    ({ text }) => text.replace(/won by (\w+)/, (_, name) => `won by ${name === 'North' ? 'East' : 'North'}`),
    [/trick 1/i, /North|East|\bN\b|\bE\b/],
  ),
  notHeld(),
  spoilt(
    'two contradicting players',
    { ...RECORD, text: `${FACTS.en}\n${HANDS.en}\n1. {T1N}` },
    223,
    ({ text }) => text.replace(/1\. South/, '1. West'),
    [SEAT.W, SEAT.S],
  ),
  spoilt('ranks without a suit', base('en', 'signs'), 224, ({ text }) => text.replace(/North: ♠ /, 'North: '), [
    /suit|North|\bN\b/i,
  ]),
];

/** A text that leaves something out, and what. */
export interface Gap {
  readonly gap: readonly ('contract' | 'leader' | 'variant')[];
  readonly written: Written;
}

const gap = (
  missing: Gap['gap'],
  tongue: Written['tongue'],
  style: Written['style'],
  facts: string,
  says: Written['says'],
): Gap => ({
  gap: missing,
  written: { tongue, style, game: GAME[tongue], says, text: `${facts}\n${HANDS[tongue]}` },
});

export const GAPS: readonly Gap[] = [
  gap(['contract'], 'de', 'swiss', 'Schieber, Süd spielt aus.', { variant: 'schieber', leader: 'S' }),
  gap(['leader'], 'de', 'signs', 'Schieber, Trumpf ist Herz.', { variant: 'schieber', contract: 'H' }),
  gap(['contract', 'leader'], 'de', 'words', 'Was soll hier Trumpf sein?', {}),
  gap(['contract', 'leader'], 'de', 'swiss', 'Schieber von gestern', { variant: 'schieber' }),
  gap(['contract'], 'en', 'signs', 'West leads.', { leader: 'W' }),
  gap(['leader'], 'en', 'words', 'Clubs are trumps.', { contract: 'C' }),
  gap(['contract', 'leader'], 'en', 'tight', 'What should North call here?', {}),
  gap(['contract', 'leader'], 'en', 'codes', '', {}),
  gap(['contract'], 'nl', 'words', 'Oost komt uit.', { leader: 'E' }),
  gap(['leader'], 'nl', 'signs', 'Klaver is troef.', { contract: 'C' }),
  gap(['contract', 'leader'], 'nl', 'tight', 'Klaverjassen Rotterdam', { variant: 'klaverjassen-rotterdam' }),
  gap(['contract', 'leader'], 'nl', 'signs', 'Wie helpt?', {}),
  gap(['contract'], 'fr', 'signs', 'Ouest entame.', { leader: 'W' }),
  gap(['leader'], 'fr', 'words', 'Belote, atout pique.', { variant: 'belote', contract: 'S' }),
  gap(['contract', 'leader'], 'fr', 'tight', 'Belote', { variant: 'belote' }),
  gap(['contract', 'leader'], 'fr', 'and', 'Bonsoir, que pensez-vous de cette donne ?', {}),
];
