/** What people have and paste: records of this project, deals with blanks, French letters, cards that are dealt twice. */
import { describe, expect, it } from 'vitest';
import { importRecord, importRecords } from '../../../src/notation/imports/index.ts';
import { importHand } from '../../../src/notation/imports/import-hand.ts';
import { readText, readTexts } from '../../../src/notation/read-text.ts';
import { errorOf } from '../errors.ts';

const PARLETT = {
  title: 'Worked sample game of Klaverjas',
  source: 'a book',
  variant: 'klaverjassen-rotterdam',
  contract: 'D',
  leader: 'E',
  declarer: 'E',
  deal: 'N:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ',
  plays: ['S7', 'SQ', 'SA', 'ST'],
  asPrinted: { trickWinners: ['W'], trickPoints: [24], points: { EW: 106, NS: 56 } },
};
const { title, variant, contract, leader, declarer, deal, plays } = PARLETT;
const READ_REQUEST = { variant, contract, leader, deal };
const LINK = 'https://a.example/#jass=1&variant=schieber&contract=D&leader=E&plays=SK&deal=N:A..._K..._Q..._J...';
const READ = { format: 'a request', title, variant, contract, leader, declarer, deal, plays };

describe('a record of this project', () => {
  it.each<[form: string, text: string]>([
    ['an entry', JSON.stringify(PARLETT, null, 1)],
    ['a list', JSON.stringify([PARLETT], null, 1)],
  ])('is read as %s', (_, text) => {
    expect(readText(text)).toMatchObject(READ);
    expect(importRecord(text)).toMatchObject(READ);
  });

  it.each<[form: string, text: string]>([
    ['a list', JSON.stringify([PARLETT, PARLETT])],
    ['lines', `${JSON.stringify(PARLETT)}\n${JSON.stringify(PARLETT)}\n`],
  ])('is read as %s of two', (_, text) => {
    expect(readTexts(text)).toMatchObject([READ, READ]);
    expect(errorOf(() => readText(text)).message).toMatch(/has 2 deals/);
  });

  it('takes what a request leaves out from the options', () => {
    const bare = JSON.stringify({ deal, plays });
    expect(importRecords(bare, { variant: 'schieber', contract: 'H', leader: 'N' })).toMatchObject([
      { variant: 'schieber', contract: 'H', leader: 'N', deal },
    ]);
    expect(importRecords(JSON.stringify({ variant, contract, leader, deal }), { variant: 'belote' })).toMatchObject([
      { variant, contract, leader },
    ]);
  });

  it('keeps the other fields of a request, and tells those that are none', () => {
    const request = { ...PARLETT, payoff: 'score', rules: { lastTrick: 20 } };
    expect(importRecords(JSON.stringify([request]))).toMatchObject([{ payoff: 'score', rules: { lastTrick: 20 } }]);
    const second = JSON.stringify([PARLETT, { ...PARLETT, leadr: 'N' }]);
    expect(errorOf(() => importRecords(second)).message).toMatch(/^Read as a request: Deal 2: .*"leadr".*"leader"/);
  });
});

describe('a deal with blanks', () => {
  const HANDS = ['S 10 H K 8 7 D Q9 C A 10', 'S 87 H A D AKJ C 97', 'S KQ H QJ10 D 7 C J8', 'S AJ9 H 9 D 10 8 C KQ'];
  const seated = (seats: readonly string[]): string => HANDS.map((hand, turn) => `${seats[turn]}: ${hand}`).join('\n');

  it.each([[['N', 'E', 'S', 'W']], [['North', 'East', 'South', 'West']]])('is read with the seats %j', (seats) => {
    expect(readText(seated(seats))).toMatchObject({ deal });
  });

  it('has voids and headings', () => {
    const text = 'Trump: hearts\nN: S A H - D - C -\nE: S - H A D – C –\nS: S H D A C\nW: S H D C A';
    expect(readText(text)).toMatchObject({ contract: 'H', deal: 'N:A... .A.. ..A. ...A' });
  });

  it('tells the rank that is none', () => {
    expect(errorOf(() => readText(seated(['N', 'E', 'S', 'W']).replace('AKJ', 'AKX'))).message).toMatch(
      /"AKX" at position \d+ is not a suit or a rank in English/,
    );
  });
});

describe('C in French', () => {
  it('is refused where it can be cœur or carreau', () => {
    const error = errorOf(() => importRecord('N: CR\nE: CD\nS: CV\nW: C8', { language: 'fr' }));
    expect(error.message).toMatch(/"CR" at position 4 is ambiguous: in French it can be HK or DK\./);
  });

  it('is cœur beside a K for carreau', () => {
    const text = 'N: CR PA\nE: CD KR\nS: CV KD\nW: C8 KV';
    expect(importRecord(text, { language: 'fr' })).toMatchObject({ deal: 'N:A.K.. .Q.K. .J.Q. .8.J.' });
  });
});

describe('a card that is dealt twice', () => {
  const deal = 'N:AK... AQ... JT... 98...';

  it.each<[form: string, read: () => unknown]>([
    ['a deal', () => readText(deal, { guess: {} })],
    ['words', () => readText('N: ♠AK\nE: ♠AQ\nS: ♠J10\nW: ♠98', { guess: {}, language: 'en' })],
    ['a hand with blanks', () => readText('N: S A H D C\nE: S A H D C\nS: S 9 H D C\nW: S 8 H D C', { guess: {} })],
  ])('is named with both hands in %s', (_, read) => {
    expect(errorOf(read).message).toMatch(/SA is dealt too often, to N and E: the pack has it once/);
  });

  it('is noted where the game is not known', () => {
    expect(importRecord('N: ♠AK\nE: ♠AQ\nS: ♠J10\nW: ♠98', { language: 'en' }).notes).toContainEqual(
      'SA is dealt more than once, to N and E; only a game of two packs has it twice.',
    );
  });
});

describe('a record in German words', () => {
  const RECORD = [
    'Variante: Schieber',
    'Trumpf: Rosen',
    'Ausspiel: Süd',
    'Nord: Schilten 6, Rosen As 9, Schellen Ober Under Banner 7, Eicheln 9 6',
    'Ost: Schilten König, Rosen 6, Schellen 8 6, Eicheln As Ober Under Banner 7',
    'Süd: Schilten Under Banner 9 7, Rosen König Ober, Schellen As König, Eicheln König',
    'West: Schilten As Ober 8, Rosen Under Banner 8 7, Schellen 9, Eicheln 8',
  ].join('\n');

  it.each([
    ['a soft hyphen', 'Schil\u00adten'],
    ['a blank without width', '\u200bSchilten'],
    ['a mark of direction', '\u200eSchilten'],
  ])('may have %s, which nobody sees', (_, written) => {
    expect(readText(RECORD.replaceAll('Schilten', written)).deal).toBe(readText(RECORD).deal);
  });

  it.each<[form: string, read: () => unknown, right: () => unknown]>([
    [
      'a deal in the notation',
      () => readText('N:A\u200bK... Q\u00adJ... T9... 87...').deal,
      () => 'N:AK... QJ... T9... 87...',
    ],
    ['a link', () => readText(`\u200b${LINK}\u200b`), () => readText(LINK)],
    ['links', () => readTexts(`${LINK}\u200b\r\n\u200b${LINK}`), () => readTexts(`${LINK}\n${LINK}`)],
    ['one hand', () => importHand('Herz As, Kö\u00adnig', 'N'), () => ['HA', 'HK']],
    ['one hand in the notation', () => importHand('AK\u200b.T..', 'N'), () => ['SA', 'SK', 'HT']],
  ])('so may %s', (_, read, right) => expect(read()).toEqual(right()));

  it('a request keeps them, as in its id', () => {
    const request = JSON.stringify({ ...READ_REQUEST, id: '👩\u200d👧' });
    expect(readText(request).asked).toEqual({ id: '👩\u200d👧' });
  });

  it('a request with a link in it is no link', () => {
    expect(readText(JSON.stringify({ id: LINK, ...READ_REQUEST }))).toMatchObject({ format: 'a request' });
  });

  it.each([['Rossen'], ['Herz'], ['♥\ufe0e']])('may have the contract %s', (contract) => {
    expect(readText(RECORD.replace('Trumpf: Rosen', `Trumpf: ${contract}`)).contract).toBe('H');
  });

  it.each([['Rössli'], ['H\u200berzlich']])(
    'with the contract %s has an error about the contract, in German',
    (contract) => {
      expect(errorOf(() => readText(RECORD.replace('Trumpf: Rosen', `Trumpf: ${contract}`))).message).toMatch(
        /^Read as cards in words: The contract ".+" at position 27 is unknown in German for Swiss cards; write a suit \(Schilten, Rosen, Schellen, Eicheln\), Obenabe/,
      );
    },
  );
});

it('a diagram may have signs of suits with a mark that chooses between sign and picture', () => {
  const hands =
    '♠ 10\n♥ K 8 7\n♦ Q 9\n♣ A 10\n♠ A J 9  ♠ 8 7\n♥ 9  ♥ A\n♦ 10 8  ♦ A K J\n♣ K Q  ♣ 9 7\n♠ K Q\n♥ Q J 10\n♦ 7\n♣ J 8';
  for (const mark of ['\ufe0e', '\ufe0f']) {
    const text = hands.replace(/[♠♥♦♣]/g, `$&${mark}`);
    expect(readText(text, { variant: 'klaverjassen-rotterdam', contract: 'D', leader: 'E', language: 'en' }).deal).toBe(
      deal,
    );
  }
});
