/** The language of reports: stated, or of the locale; what a report says in each. */
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { coloured } from '../../src/cli/terminal/colours.ts';
import { readerLanguage } from '../../src/cli/terminal/reader-language.ts';
import { LANGUAGES } from '../../src/languages/registry/languages.ts';
import { run, start } from './command.ts';
import { REPORTS } from '../../src/languages/registry/reports.ts';

const PARLETT = [
  ...['--variant', 'klaverjassen-rotterdam', '--contract', 'D', '--leader', 'E'],
  ...['--deal', 'N:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ'],
];
const PLAYS = ['--plays', 'S7 SQ SA ST DT D9 DJ D7 DK'];

describe('the language', () => {
  it.each<[stated: string | undefined, environment: Record<string, string>, language: string]>([
    ['nl', { LC_ALL: 'de_CH.UTF-8' }, 'nl'],
    [undefined, {}, 'en'],
    [undefined, { LANG: 'C' }, 'en'],
    [undefined, { LANG: 'POSIX' }, 'en'],
    [undefined, { LANG: 'it_CH.UTF-8' }, 'en'],
    [undefined, { LANG: 'de' }, 'de'],
    [undefined, { LANG: 'fr_CH.UTF-8' }, 'fr'],
    [undefined, { LANG: 'nl_NL@euro' }, 'nl'],
    [undefined, { LC_MESSAGES: 'nl_NL', LANG: 'de_DE' }, 'nl'],
    [undefined, { LC_ALL: 'fr_FR', LC_MESSAGES: 'nl_NL', LANG: 'de_DE' }, 'fr'],
    // An empty variable counts as none.
    [undefined, { LC_ALL: '', LANG: 'de_DE' }, 'de'],
    // Not German: the language of Delaware Indians.
    [undefined, { LANG: 'del_US' }, 'en'],
  ])('stated %s, with %j: %s', (stated, environment, language) => {
    expect(readerLanguage(stated, environment)).toBe(language);
  });

  it('is refused if it is unknown', async () => {
    const { status, stderr } = await run(['solve', ...PARLETT, '--language', 'it']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/The language "it" is unknown; write one of en, de, nl, fr\./);
  });

  it('is the one of the locale', async () => {
    const child = start(['review', ...PARLETT, ...PLAYS], { LC_ALL: 'de_CH.UTF-8' });
    child.stdin.end();
    expect(await text(child.stdout)).toContain('Teuerste Karten:\n  Stich 3  Ost  K♦');
  });

  it('does not change the answer as JSON', async () => {
    const english = await run(['review', ...PARLETT, ...PLAYS, '--json']);
    const french = await run(['review', ...PARLETT, ...PLAYS, '--json', '--language', 'fr']);
    const withoutTimes = (json: string): string => json.replace(/"(?:ms|nodes)":[\d.]+/g, '');
    expect(withoutTimes(french.stdout)).toBe(withoutTimes(english.stdout));
  });
});

describe('the translations', () => {
  const placesIn = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

  it.each<[language: 'de' | 'nl' | 'fr', wrong: RegExp]>([
    ['de', /[ß„“”]/],
    ['nl', /[«»„“”]/],
    ['fr', /[“”„']|«(?!\u202f)|(?<!\u202f)[»:;!?%]/],
  ])('into %s have the places of the English texts, and the signs of the language', (language, wrong) => {
    for (const part of ['command', 'advice'] as const) {
      for (const [key, text] of Object.entries(REPORTS[language][part])) {
        expect(placesIn(text), key).toEqual(placesIn(REPORTS.en[part][key as never]));
        expect(text.replaceAll(/\{\w+\}/g, '…'), key).not.toMatch(wrong);
      }
    }
  });
});

describe('a report', () => {
  it.each<[language: string, lines: string[]]>([
    [
      'de',
      [
        'Klaverjassen, Rotterdam, Ecken ist Trumpf. Ost spielt zum ersten Stich aus.',
        'Gespielte Stiche: 2. Kartenpunkte bisher: Nord–Süd 0, Ost–West 68.',
        'Im Stich: Ost K♦.',
        'Bei optimalem Spiel machen Nord–Süd 56 Kartenpunkte, Ost–West 106.',
        'Süd am Zug:',
        '  8♣   NS 56  OW 106  am besten',
        'Optimales Spiel:',
        '  3.  O: K♦ 8♣ 8♦ D♦   Ost macht 7 und 20 Roem',
      ],
    ],
    [
      'nl',
      [
        'Klaverjassen, Rotterdam, ruiten is troef. Oost komt uit in de eerste slag.',
        'Bij optimaal spel haalt Noord–Zuid 56 kaartpunten, Oost–West 106.',
        'Zuid aan de beurt:',
        '  8♣   NZ 56  OW 106  de beste',
        '  3.  O: H♦ 8♣ 8♦ V♦   Oost haalt 7 en 20 roem',
      ],
    ],
    [
      'fr',
      [
        'Klaverjassen, Rotterdam, atout carreau. Est entame le premier pli.',
        'Avec un jeu optimal, Nord–Sud font 56 points des cartes, Est–Ouest 106.',
        'À Sud de jouer\u202f:',
        '  8♣   NS 56  EO 106  la meilleure',
        '  3.  E\u202f: R♦ 8♣ 8♦ D♦   Est fait 7 et 20 de roem',
      ],
    ],
  ])('of a position in %s', async (language, lines) => {
    const { stdout } = await run(['solve', ...PARLETT, ...PLAYS, '--language', language]);
    for (const line of lines) expect(stdout.split('\n')).toContain(line);
  });

  it.each<[language: string, lines: string[]]>([
    ['de', ['Warum K♦ von Ost 19 verliert, im Vergleich mit 8♠:', '  Ost–West  19  Ost 19  West 0']],
    ['nl', ['Waarom H♦ van Oost 19 verliest, vergeleken met 8♠:', '  Oost–West   19  Oost 19  West 0']],
    ['fr', ['Pourquoi R♦ de Est perd 19, comparé à 8♠\u202f:', '  Est–Ouest  19  Est 19  Ouest 0']],
  ])('of a review in %s', async (language, lines) => {
    const { stdout } = await run(['review', ...PARLETT, ...PLAYS, '--why', '--language', language]);
    for (const line of lines) expect(stdout.split('\n')).toContain(line);
  });

  it.each<[language: string, words: RegExp]>([
    ['de', /^Schieber, Nord hat ♠ B 9 8 ♥ A K ♦ 10 7 ♣ A D\.[^]*\n {12}Mittel {2}95-%-Bereich/],
    ['nl', /^Schieber, Noord heeft ♠ B 9 8 ♥ A H ♦ 10 7 ♣ A V\.[^]*De vuistregel ‘Nelly’s mother’ zou /],
    ['fr', /^Chibre sans annonces, Nord a ♠ V 9 8 ♥ A R ♦ 10 7 ♣ A D\.[^]* 147,0 +14,1 /],
  ])('of advice in %s', async (language, words) => {
    const hand = ['--variant', 'schieber', '--hand', 'J98.AK.T7.AQ', '--deals', '2'];
    expect((await run(['advise', ...hand, '--language', language])).stdout).toMatch(words);
  });

  it('reads a written deal in the language of the report', async () => {
    const deal = 'Schieber. Trumpf: Herz. Ausspiel: Süd. Nord: ♠ A K. Ost: ♥ 9 8. Süd: ♦ 10 7. West: ♣ D B.';
    const { stdout } = await run(['solve', deal, '--language', 'de']);
    expect(stdout).toMatch(/^Schieber, Herz ist Trumpf\. Süd spielt zum ersten Stich aus\.\n/);
  });

  it.each(LANGUAGES)('has the best card green and a loss yellow in %s', (language) => {
    const { best, loses } = REPORTS[language].command;
    expect(coloured(`Heading\n  A♠  NS 5  ${best}`)).toContain(`\x1b[32m${best}`);
    const loss = loses.replace('{lost}', '7');
    expect(coloured(`Heading\n  A♠  NS 5  ${loss}`)).toContain(`\x1b[33m${loss}`);
  });
});
