/** Forms in which people wrote the same deal of Schieber, each a kind that the larger set of texts does not have. */
import { expect, it } from 'vitest';
import { JassError } from '../../../src/game/errors.ts';
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

/** The same hands by seat and suit, in German letters. */
const RANKS = {
  Pik: ['8', 'D107', 'KB9', 'A6'],
  Herz: ['K87', '109', 'AB', 'D6'],
  Karo: ['K87', 'B', '96', 'AD10'],
  Kreuz: ['KD', '1087', 'A6', 'B9'],
} as const;
const ROWS = Object.entries(RANKS);
const SEATED = ['Nord', 'Ost', 'Süd', 'West'] as const;
const FACTS = 'Herz ist Trumpf, Nord spielt aus.';
const HANDS = `Nord: ${n}\nOst: ${e}\nSüd: ${s}\nWest: ${w}`;
const words = (seat: number, between = ' '): string =>
  ROWS.map(([suit, ranks]) => `${suit} ${[...ranks[seat]!.matchAll(/10|./g)].join(between)}`).join(', ');
const inEnglish = (hand: string): string => hand.replaceAll('B', 'J').replaceAll('D', 'Q');
const inFrench = (hand: string): string => hand.replaceAll('B', 'V').replaceAll('K', 'R');
const inDutch = (hand: string): string => hand.replaceAll('K', 'H').replaceAll('D', 'V');

it.each<[form: string, text: string, note?: string]>([
  [
    'with a suit a line',
    `${ROWS.map(([suit, ranks]) => `${suit}: ${SEATED.map((seat, at) => `${seat} ${ranks[at]!}`).join(', ')}`).join('\n')}\n${FACTS}`,
  ],
  [
    'with a player a column',
    `Farbe;${SEATED.join(';')}\n${ROWS.map(([suit, ranks]) => `${suit};${ranks.join(';')}`).join('\n')}\n\n${FACTS}`,
  ],
  [
    'with a player a column, by tabs',
    `\t${SEATED.join('\t')}\n${ROWS.map(([suit, ranks]) => `${suit}\t${ranks.join('\t')}`).join('\n')}\n\n${FACTS}`,
  ],
  [
    'with hands beside each other',
    `      NORD\n${ROWS.map(([suit, ranks]) => `      ${suit} ${ranks[0]}`).join('\n')}\nWEST              OST\n${ROWS.map(([suit, ranks]) => `${`${suit} ${ranks[3]}`.padEnd(18)}${suit} ${ranks[1]}`).join('\n')}\n      SÜD\n${ROWS.map(([suit, ranks]) => `      ${suit} ${ranks[2]}`).join('\n')}\n${FACTS}`,
  ],
  [
    'with hands before their players',
    `${[n, e, s, w].map((hand, at) => `${hand} (${SEATED[at]})`).join('\n')}\n${FACTS}`,
  ],
  [
    'with groups of ranks',
    `${SEATED.map((seat, at) => `${seat}: ${ROWS.map(([, ranks]) => ranks[at]).join(' / ')}`).join('\n')}\n${FACTS}`,
    'Read the groups of ranks without suits as spades, hearts, diamonds and clubs.',
  ],
  [
    'with prepositions before suits',
    `${SEATED.map((seat, at) => `${seat} hat in ${words(at).replaceAll(', ', ', in ')}.`).join('\n')}\n${FACTS}`,
  ],
  [
    'from the writer’s side in German',
    `Als Nord hatte ich ${words(0)}. Mein Partner hielt ${words(2)}, links von mir sass Köbi mit ${words(1)} und rechts Edith mit ${words(3)}. Herz war Trumpf, und ich musste ausspielen.`,
  ],
  [
    'from the writer’s side in English',
    `I was North with ${inEnglish(n)}. Partner had ${inEnglish(s)}, the player on my left had ${inEnglish(e)}, and on my right there was ${inEnglish(w)}. I made hearts trumps and led.`,
  ],
  [
    'from the writer’s side in French',
    `J’étais en Nord et j’ai entamé à l’atout cœur.\nMoi : ${inFrench(n)}\nMon partenaire : ${inFrench(s)}\nÀ gauche : ${inFrench(e)}\nÀ droite : ${inFrench(w)}`,
  ],
  [
    'from the writer’s side in Dutch',
    `Ik zat Noord. Ik had ${inDutch(n)}, mijn maat had ${inDutch(s)}, links zat Kees met ${inDutch(e)} en rechts van mij Mien met ${inDutch(w)}. Harten troef, ik kwam zelf uit.`,
  ],
  [
    'from the side of a writer without a seat',
    `Ich: ${s}\nPartner: ${n}\nLinks: ${w}\nRechts: ${e}\nHerz ist Trumpf, mein Partner spielt aus.`,
    'Read the writer as S.',
  ],
  ['with a dealer in brackets', `${HANDS}\nHerz ist Trumpf. Nord (Geber: Ost) spielt aus.`],
  [
    'with a leader in another clause',
    inDutch(HANDS).replace('Nord', 'Noord') + '\nDe speler is Noord, die ook uitkomt. Harten is troef.',
  ],
  ['with a player who plays', `${HANDS}\nHerz Trumpf. Nord spielt.`, 'Read “Nord spielt.” as naming the leader.'],
  [
    'with a contract of “we”',
    `${HANDS}\nWir haben Herz gewählt. Nord beginnt.`,
    'Read “Wir haben Herz gewählt.” as naming the contract.',
  ],
  ['with a question that states', `${HANDS}\nHerz war Trumpf und Nord hat ausgespielt, oder?`],
  ['with a wrapped sentence', `${HANDS}\nHerz war Trumpf, und wie immer, wenn es so ist, hat Nord\nausgespielt.`],
  [
    'with what a player is dealt',
    `${HANDS}\nHerz ist Trumpf, Nord spielt aus. Für Süd gibt es wenig zu tun, West was dealt rubbish.`,
  ],
])('is read %s', (_, text, note) => {
  const read = readText(text, { guess: {} });
  expect(read).toMatchObject({ deal: DEAL, contract: 'H', leader: 'N' });
  if (note) expect(read.notes).toContain(note);
});

const inWords = (hand: string): string =>
  [...hand.matchAll(/([♠♥♦♣]) ([^♠♥♦♣]+)/g)]
    .flatMap(([, sign, ranks]) =>
      ranks!
        .trim()
        .split(' ')
        .map((rank) => `${rank} of ${OF[sign!]}`),
    )
    .join(', ');
const OF: Readonly<Record<string, string>> = { '♠': 'spades', '♥': 'hearts', '♦': 'diamonds', '♣': 'clubs' };
/** Breaks the text within each fourth card. */
const wrapped = (hand: string, at: string): string => {
  let count = 0;
  return hand.replaceAll(` ${at} `, (found) => (++count % 4 === 0 ? found.replace(/ $/, '\n  ') : found));
};

it.each<[form: string, text: string, note?: string]>([
  [
    'with cards wrapped behind a word between',
    `Hearts are trumps, North leads.\n${[n, e, s, w].map((hand, at) => `${['North', 'East', 'South', 'West'][at]}: ${wrapped(inWords(inEnglish(hand)), 'of')}`).join('\n')}`,
  ],
  [
    'with cards wrapped before a word between',
    `Hearts are trumps, North leads.\n${[n, e, s, w].map((hand, at) => `${['North', 'East', 'South', 'West'][at]}: ${inWords(inEnglish(hand)).replace(/,( \S+) of /, ',$1\n of ')}`).join('\n')}`,
  ],
  [
    'with cards wrapped behind their suits',
    `${SEATED.map((seat, at) => `${seat}: ${words(at, ', ').replace(/, Karo /, ', Karo\n')}`).join('\n')}\n${FACTS}`,
  ],
  [
    'with a remark behind a player',
    `North, who made hearts trumps and has to lead, held ${inEnglish(n)}. East had ${inEnglish(e)}. South had ${inEnglish(s)}. West had the rest.`,
  ],
  [
    'with a remark behind a player in German',
    `Nord, der den Stich gewonnen hatte, hielt ${n}. Ost hat ${e}. Süd hat ${s}. West hat ${w}. ${FACTS}`,
  ],
  ['with a hand of an owner', `Nord hat ${n}. In Osts Hand liegen ${e}. Süd hat ${s}. Wests Blatt ist ${w}. ${FACTS}`],
  [
    'of a writer without a seat in sentences',
    `gestern hatte ich ${s}. mein partner hatte ${n}, links von mir sass einer mit ${w} und rechts ${e}. herz war trumpf und mein partner hat ausgespielt.`,
    'Read the writer as S.',
  ],
  [
    'of a French writer without a seat in sentences',
    `J’avais ${inFrench(s)}. Mon partenaire avait ${inFrench(n)}, à ma gauche il y avait ${inFrench(w)} et à ma droite ${inFrench(e)}. Atout cœur, et mon partenaire a commencé.`,
    'Read the writer as S.',
  ],
  [
    'with players seated by name',
    `Vreni sitzt im Norden, Köbi im Osten, Edith im Süden und Hans im Westen. Herz ist Trumpf, Vreni fängt an.\nVreni: ${n}\nKöbi: ${e}\nEdith: ${s}\nHans: ${w}`,
  ],
  [
    'with players seated by a list',
    `North: Ann, East: Bill, South: Carol, West: Dave\nHearts are trumps and Ann leads.\nAnn ${inEnglish(n)}\nBill ${inEnglish(e)}\nCarol ${inEnglish(s)}\nDave ${inEnglish(w)}`,
  ],
  [
    'with the suits of each hand in one word',
    `Atout cœur, Nord entame.\nN : P8 CR87 KR87 TRD\nE : PD107 C109 KV T1087\nS : PRV9 CAV K96 TA6\nO : PA6 CD6 KAD10 TV9`,
  ],
  [
    'of a writer who sits down first',
    `Sitting West last night. The player on my left had ${inEnglish(n)}. My partner had ${inEnglish(e)}. On my right there was ${inEnglish(s)}. I had ${inEnglish(w)}. Hearts were trumps and North led.`,
  ],
  ['with the rest before its player', `Nord: ${n}\nOst: ${e}\nSüd: ${s}\nDen Rest hat West.\n${FACTS}`],
  [
    'with the players listed in brackets',
    `Am Tisch: Vreni (Nord), Köbi (Ost), Edith (Süd), Hans (West). ${FACTS}\nVreni ${n}\nKöbi ${e}\nEdith ${s}\nHans ${w}`,
  ],
  [
    'with a suit alone beside the leader',
    `${HANDS}\nSchieber, Herz, Nord spielt aus`,
    'Read “Schieber, Herz, Nord spielt aus” as naming the contract.',
  ],
  ['with a suit and trumps in one word', `${HANDS}\nHerztrumpf. Nord spielt aus.`],
  [
    'with a question behind what is said',
    `${HANDS}\nNord spielt aus, aber was ist richtig? Herz ist Trumpf.`,
    'Read “Nord spielt aus, aber was ist richtig?” as naming the leader.',
  ],
  [
    'with a turned card',
    `${HANDS}\nOst gibt und deckt Herz 8 auf. Nord fängt an.`,
    'Read “Ost gibt und deckt Herz 8 auf.” as naming the contract.',
  ],
])('is read %s', (_, text, note) => {
  const read = readText(text, { guess: {} });
  expect(read).toMatchObject({ deal: DEAL, contract: 'H', leader: 'N' });
  if (note) expect(read.notes).toContain(note);
});

it.each<[facts: string, ...absent: ('leader' | 'contract' | 'declarer')[]]>([
  ['Harten was troef en Noord speelde de eerste kaart.', 'declarer'],
  ['Le donneur est Est, la retourne est l’as de cœur, donc atout cœur.', 'declarer'],
  ['Wer spielt aus, wenn Herz Trumpf ist?', 'contract', 'leader', 'declarer'],
  ['Was wäre, wenn Nord ausspielt, und was dann?', 'contract', 'leader', 'declarer'],
])('states no more than it says: %s', (facts, ...absent) => {
  const read = readText(`${HANDS}\n${facts}`, { guess: {} });
  expect(absent.filter((name) => read[name] !== undefined)).toEqual([]);
});

it.each<[facts: string, read: object]>([
  ['Schieber ohne Trumpf, Obenabe, Nord spielt aus.', { variant: 'schieber', contract: 'obenabe' }],
  ['Am Schieberabend: Herz Trumpf, Nord spielt aus.', { variant: 'schieber', contract: 'H' }],
  [
    'Differenzler, Herz Trumpf.',
    { notes: ['Read as German for French cards.', 'The text names Differenzler, which has no rules here.'] },
  ],
])('of %s', (facts, expected) => {
  expect(readText(`${facts}\n${HANDS}`, { guess: {} })).toMatchObject(expected);
});

it('takes no seat for a writer’s own where the text names one', () => {
  const text = `Ich hatte ${s}. Mein Partner hatte ${n}, links ${w}, rechts ${e}. Herz war Trumpf, West spielte aus.`;
  expect(() => readText(text, { guess: {} })).toThrow(JassError);
});

it.each<[what: string, facts: string, message: RegExp]>([
  ['two neighbours as the leader', 'Herz Trumpf, Süd-West spielt aus.', /two things about the leader: S .*W/],
  ['either of two as the leader', 'Herz Trumpf, Nord oder Ost spielt aus.', /two things about the leader: N .*E/],
])('refuses %s', (_, facts, message) => {
  expect(() => readText(`${facts}\n${HANDS}`, { guess: {} })).toThrow(message);
});

it('lists of four cards before a player stay tricks or sentences', () => {
  const text = `${HANDS}\n${FACTS}\n♥K ♥9 ♥A ♥6 (Süd)`;
  expect(readText(text, { guess: {} })).toMatchObject({ deal: DEAL, unread: ['♥K ♥9 ♥A ♥6 (Süd)'] });
});
