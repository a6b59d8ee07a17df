/** Forms of texts written in haste: small letters, dialects, letters of two languages, groups of ranks, plays that sentences tell. */
import { expect, it } from 'vitest';
import { readText } from '../../../src/notation/read-text.ts';

const DEAL = 'N:8.K87.K87.KQ QT7.T9.J.T87 KJ9.AJ.96.A6 A6.Q6.AQT.J9';
/** The ranks of each hand by suit, in the letters of the notation. */
const RANKS = [
  ['8', 'K87', 'K87', 'KQ'],
  ['Q107', '109', 'J', '1087'],
  ['KJ9', 'AJ', '96', 'A6'],
  ['A6', 'Q6', 'AQ10', 'J9'],
] as const;
const LETTERS = {
  en: 'AKQJ',
  de: 'AKDB',
  nl: 'AHVB',
  fr: 'ARDV',
  swiss: 'AKOU',
} as const;
const ranks = (seat: number, letters: keyof typeof LETTERS): readonly string[] =>
  RANKS[seat]!.map((group) => group.replace(/[AKQJ]/g, (rank) => LETTERS[letters]['AKQJ'.indexOf(rank)]!));
/** The hands of the players, each written by `hand` from its ranks. */
const hands = (
  players: readonly string[],
  letters: keyof typeof LETTERS,
  hand: (groups: readonly string[]) => string,
  between = '\n',
): string => players.map((player, seat) => `${player} ${hand(ranks(seat, letters))}`).join(between);
const signed = (groups: readonly string[]): string => groups.map((group, at) => '♠♥♦♣'[at]! + group).join(' ');
const GERMAN = hands(['Nord', 'Ost', 'Süd', 'West'], 'de', signed);

it.each<[form: string, text: string]>([
  [
    'in one line with small letters',
    `schieber, hearts trumps, north leads\n${hands(['n', 'e', 's', 'w'], 'en', signed, ' ').toLowerCase()}`,
  ],
  [
    'with short suits and small letters in Dutch',
    `harten troef, noord komt uit\n${hands(['n', 'o', 'z', 'w'], 'nl', ([s, h, d, c]) => `Sch ${s!.toLowerCase()} Ha ${h!.toLowerCase()} Ru ${d!.toLowerCase()} Kl ${c!.toLowerCase()}`)}`,
  ],
  [
    'in a dialect of the east of the Netherlands',
    `hartn troef, noord kump oet\n${hands(['noord', 'oost', 'zuud', 'west'], 'nl', ([s, h, d, c]) => `- schoppn ${s}; hartn ${h}; ruutn ${d}; klavern ${c}`)}`,
  ],
  [
    'in a Swiss dialect',
    `Rose Trumpf, us chunnt Nord\n${hands(['Nord', 'Oscht', 'Süd', 'Wescht'], 'swiss', ([s, h, d, c]) => `Schilte ${s}, Rose ${h}, Schelle ${d}, Eichle ${c}`)}`,
  ],
  [
    'with Dutch suits and French ranks',
    `harten troef, noord uit\n${hands(['noord:', 'oost:', 'zuid:', 'west:'], 'fr', ([s, h, d, c]) => `S${s} H${h} R${d} K${c}`)}`,
  ],
  [
    'with English suits and Dutch ranks',
    `hearts are trumps, North leads\n${hands(['1) N =', '2) E =', '3) S =', '4) W ='], 'nl', (groups) => groups.map((group, at) => `${'SHDC'[at]}:${[...group.matchAll(/10|./g)].join(',')}`).join(' '))}`,
  ],
  [
    'with small letters for Swiss suits',
    `roses are trumps, North leads\n${hands(['north:', 'east:', 'south:', 'west:'], 'swiss', ([s, h, d, c]) => `s: ${s} r: ${h} b: ${d} a: ${c}`)}`,
  ],
  [
    'in groups between bars',
    `Hearts are trumps, North leads\n${hands(['N', 'E', 'S', 'W'], 'en', (groups) => groups.join('|'))}`,
  ],
  [
    'in groups in the order of a legend',
    `Hearts are trumps, North leads\n${hands(['N', 'E', 'S', 'W'], 'en', ([s, h, d, c]) => `${h} | ${s} | ${c} | ${d}`)}\n(columns: hearts, spades, clubs, diamonds)`,
  ],
  [
    'in a table with the suits behind',
    `harten troef, noord uit\n${hands(['| n |', '| o |', '| z |', '| w |'], 'nl', (groups) => `${groups.map((group, at) => (group.match(/10|./g) ?? []).map((rank) => `${rank}${'SHRK'[at]}`).join(' ')).join(' ')} |`)}`,
  ],
  [
    'with names of the family',
    `opa zit in het noorden, harten troef, opa kwam uit\n${hands(['opa (noord)', 'oma (oost)', 'pap (zuid)', 'mam (west)'], 'nl', signed)}`,
  ],
  [
    'with a question at its end',
    `Kurze Frage zum Spiel von gestern: Herz ist Trumpf, Nord fängt an, wer gewinnt?\n${GERMAN}`,
  ],
  [
    'in one line with strokes between the hands',
    `schieber, hearts trumps, north leads. ${hands(['N', 'E', 'S', 'W'], 'en', signed, ' / ')}`,
  ],
  ['with the suit alone in a sentence', `Schieber. Herz. Nord spielt aus.\n${GERMAN}`],
])('is read %s', (_, text) => {
  expect(readText(text, { guess: {} })).toMatchObject({ deal: DEAL, contract: 'H', leader: 'N' });
});

it('reads an O as the language does where the rest is somebody’s', () => {
  const text = `schieber, harten troef, noord uit\n${hands(['n', 'o', 'z'], 'nl', ([s, h, d, c]) => `Sch ${s!.toLowerCase()} Ha ${h!.toLowerCase()} Ru ${d!.toLowerCase()} Kl ${c!.toLowerCase()}`)}\nw rest`;
  expect(readText(text, { guess: {} })).toMatchObject({ deal: DEAL });
});

it.each<[told: string, plays: readonly string[]]>([
  ['Herz ist Trumpf. Nord spielt Herz 8 aus, West Herz 6, Süd Herz As, und Ost?', ['H8', 'H6', 'HA']],
  ['Herz ist Trumpf. Nord spielt Herz-8. West legte Herz-6, Süd Herz-As, Ost Herz-9.', ['H8', 'H6', 'HA', 'H9']],
  ['Herz ist Trumpf, Nord spielt aus. Nord: Herz 8, Herz 6, Herz As, Herz 9', []],
  ['Herz ist Trumpf, Nord spielt aus. Wenn Nord Herz 8 spielt und West Herz 6, was dann?', []],
  ['Herz ist Trumpf, Nord spielt aus. Im dritten Stich spielt Nord Herz 8, West Herz 6.', []],
  ['Herz ist Trumpf, Nord spielt aus. Mein Plan: Nord spielt Herz 8, West Herz 6, Süd Herz As.', []],
  ['Herz ist Trumpf, Nord spielt aus. Danach legt Nord Herz 8, West Herz 6, Süd Herz As.', []],
  ['Herz ist Trumpf, Nord spielt aus. Später spielt Nord Herz 8. West spielt Herz 6, Süd Herz As.', []],
  ['Herz ist Trumpf, Nord spielt aus. West hat Herz 6 und Süd Herz As.', []],
])('reads the plays that sentences tell: %s', (told, plays) => {
  const read = readText(`Schieber. ${told}\n${GERMAN}`, { guess: {} });
  expect(read).toMatchObject({ deal: DEAL, contract: 'H', leader: 'N', plays });
});

it('names a wrong card that sentences tell', () => {
  const told = 'Schieber. Herz ist Trumpf. Nord spielt Herz 8 aus, West Herz 6, Süd Herz 9.';
  expect(() => readText(`${told}\n${GERMAN}`, { guess: {} })).toThrow('S does not hold H9 in trick 1; legal: HA, HJ.');
});

it.each<[form: string, tricks: string]>([
  ['behind their leaders', 'Nord spielt aus: ♥8 ♥6 ♥A ♥9\ndann Ost: ♠D ♠8 ♠A ♠9'],
  ['with ranks before their suits', '1. N 8♥, W 6♥, S A♥, O 9♥\n2. O D♠, N 8♠, W A♠, S 9♠'],
  ['in lines without numbers', 'N:8He W:6He S:AHe O:9He\nO:DPi N:8Pi W:APi S:9Pi'],
  ['with dashes behind the players', '1. N-♥8 W-♥6 S-♥A O-♥9\n2. O-♠D N-♠8 W-♠A S-♠9'],
])('reads tricks %s', (_, tricks) => {
  const read = readText(`Schieber, Herz ist Trumpf.\n${GERMAN}\n${tricks}`, { guess: {}, language: 'de' });
  expect(read).toMatchObject({ plays: ['H8', 'H6', 'HA', 'H9', 'SQ', 'S8', 'SA', 'S9'] });
});
