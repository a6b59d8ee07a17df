/** Forms in which people wrote the same deal of Schieber, each a kind that the larger set of texts does not have. */
import { expect, it } from 'vitest';
import { readText } from '../../../src/notation/read-text.ts';

const DEAL = 'N:8.K87.K87.KQ QT7.T9.J.T87 KJ9.AJ.96.A6 A6.Q6.AQT.J9';
const GERMAN = [
  '♠ 8 ♥ K 8 7 ♦ K 8 7 ♣ K D',
  '♠ D 10 7 ♥ 10 9 ♦ B ♣ 10 8 7',
  '♠ K B 9 ♥ A B ♦ 9 6 ♣ A 6',
  '♠ A 6 ♥ D 6 ♦ A D 10 ♣ B 9',
] as const;
const [n, e, s, w] = GERMAN;

it.each<[form: string, text: string]>([
  [
    'in one line, with commas between the hands',
    `Nord ${n}, Ost ${e}, Süd ${s}, West ${w}. Nord macht Herz zu Trumpf und spielt aus.`,
  ],
  [
    'with owners of the hands',
    `Süds Hand: ${s}\nWests Blatt: ${w}\nNords Hand: ${n}\nBlatt von Ost: ${e}\nHerz ist Trumpf. Nord spielt aus.`,
  ],
  [
    'with players',
    `Trumpfwahl: Herz\nAusspiel: Nord\nSpieler Nord: ${n}\nSpieler Ost: ${e}\nSpieler Süd: ${s}\nSpieler West: ${w}`,
  ],
  [
    'with numbered players',
    `Spieler 1 (Nord): ${n}\nSpieler 2 (Ost): ${e}\nSpieler 3 (Süd): ${s}\nSpieler 4 (West): ${w}\nHerz ist Trumpf, Nord spielt aus.`,
  ],
  ['with brackets after letters', `Schieber, Trumpf Herz, Nord spielt aus.\nN) ${n}\nO) ${e}\nS) ${s}\nW) ${w}`],
  [
    'with the notation of each hand',
    'N: 8.K87.K87.KQ\nE: QT7.T9.J.T87\nS: KJ9.AJ.96.A6\nW: A6.Q6.AQT.J9\nHearts are trumps, North leads.',
  ],
  [
    'with letters for suits below the names',
    'Hearts are trumps, North leads.\n\nNorth\nS 8\nH K87\nD K87\nC KQ\n\nEast\nS QT7\nH T9\nD J\nC T87\n\nSouth\nS KJ9\nH AJ\nD 96\nC A6\n\nWest\nS A6\nH Q6\nD AQT\nC J9',
  ],
  [
    'in Dutch columns with letters for suits',
    '          Noord\n          S 8\n          H H87\n          R H87\n          K HV\nWest                Oost\nS A6                S V107\nH V6                H 109\nR AV10              R B\nK B9                K 1087\n          Zuid\n          S HB9\n          H AB\n          R 96\n          K A6\n\nHarten is troef, Noord komt uit.',
  ],
  [
    'with articles',
    'Hearts are trumps, North leads.\nNorth: the 8 of spades, the king, 8 and 7 of hearts, the king, 8 and 7 of diamonds, the king and queen of clubs\nEast: the queen, ten and 7 of spades, the ten and 9 of hearts, the jack of diamonds, the ten, 8 and 7 of clubs\nSouth: the king, jack and 9 of spades, the ace and jack of hearts, the 9 and 6 of diamonds, the ace and 6 of clubs\nWest: the ace and 6 of spades, the queen and 6 of hearts, the ace, queen and ten of diamonds, the jack and 9 of clubs',
  ],
  [
    'with vowels of a dialect',
    `Trumpf Rose, Nord spielt aus.\nNord: Schilte 8, Rose König 8 7, Schälle König 8 7, Eichle König Ober\nOst: Schilte Ober Banner 7, Rose Banner 9, Schälle Under, Eichle Banner 8 7\nSüd: Schilte König Under 9, Rose Ass Under, Schälle 9 6, Eichle Ass 6\nWest: Schilte Ass 6, Rose Ober 6, Schälle Ass Ober Banner, Eichle Under 9`,
  ],
])('is read %s', (_, text) => {
  expect(readText(text, { guess: {} })).toMatchObject({ deal: DEAL, contract: 'H', leader: 'N' });
});
