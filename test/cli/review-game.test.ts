/** `jass-solver review-game`: the report of several deals, and mistakes in their records. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readRequest } from '../../src/notation/request/resolve-request.ts';
import { formatDiagram } from '../../src/notation/format-diagram.ts';
import { isReviewed } from '../../src/notation/answer/game-review.ts';
import type { GameReview } from '../../src/notation/answer/game-review.ts';
import { DEALS, GAME_FORMS, reportOf } from '../notation/imports/game-forms.ts';
import { oneIn } from '../times.ts';
import { run } from './command.ts';

const ENDING = { variant: 'schieber', contract: 'H', leader: 'N', deal: 'N:A..9.K .AK.T. K..J.Q J.6.A.' };

const folder = mkdtempSync(join(tmpdir(), 'jass-solver-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The names of files with a diagram each. */
const files = ['SA SJ SK DT', 'CK H6 CQ HA'].map((plays, index) => {
  const name = join(folder, `deal-${index + 1}.txt`);
  writeFileSync(name, formatDiagram('schieber', readRequest({ ...ENDING, plays }).state, 'en'));
  return name;
});

const review = (...words: string[]) => run(['review-game', ...files, ...words]);

it('prints the deals, the players and the costliest plays of several files', async () => {
  const { status, stdout } = await review();
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Schieber: review of 2 deals\n/);
  // The answer first.
  expect(stdout).toContain(
    'North–South made 27, East–West 107; with best play of all four it is 0 and 134.\n' +
      'The costliest card: 10♦ of East in trick 1 of deal 1, −27.\n\n',
  );
  expect(stdout).toMatch(/^ {2}1 +♥ +North +0–67 +27–40 \* /m);
  expect(stdout).toMatch(/^ {2}accuracy /m);
  expect(stdout).toMatch(/^ {2}1 +1 +East +10♦ +−27 +A♥ K♥ +trick /m);
});

it.each([
  ['json', (text: string) => expect(JSON.parse(text)).toMatchObject({ variant: 'schieber', payoff: 'points' })],
  ['csv', (text: string) => expect(text.split('\r\n')).toHaveLength(files.length + 2)],
  [
    'html',
    (text: string) => {
      expect(text).toMatch(/^<!doctype html>/);
      // Nothing is loaded, from anywhere.
      expect(text).not.toMatch(/https?:|<script|<link|src=|@import|url\(/);
      expect(text.match(/<details /g)).toHaveLength(files.length);
    },
  ],
])('prints the report as %s', async (format, check) => {
  const { status, stdout } = await review('--format', format);
  expect(status).toBe(0);
  check(stdout);
});

it.each<[string, (text: string) => void]>([
  [
    'text',
    (text) => {
      expect(text).toContain('Errors cost North–South 0 and East–West 27, bad luck 0 and 0.');
      expect(text).toMatch(/^ {4}East +1 +−27 +−\d+\.\d +0 +– +– +\d/m);
      expect(text).toMatch(/^ {2}1 +1 +East +10♦ +error +−27 +−\d+\.\d +[A♥K♥ ]+$/m);
    },
  ],
  [
    'json',
    (text) => {
      const { deals, verdicts, costliest } = JSON.parse(text) as GameReview;
      const entries = deals.filter(isReviewed).flatMap(({ review }) => review);
      expect(entries.filter(({ verdict }) => !verdict)).toEqual([]);
      const errors = entries.filter(({ verdict }) => verdict === 'error');
      expect(verdicts?.sides.EW.error).toEqual({
        plays: errors.length,
        lost: 27,
        known: errors.reduce((sum, { known }) => sum + known!.loss, 0),
      });
      expect(costliest[0]).toMatchObject({ verdict: 'error', lost: 27 });
    },
  ],
  [
    'csv',
    (text) => {
      const [head, first] = text.split('\r\n').map((line) => line.split(','));
      const cell = (name: string): string => first![head!.indexOf(name)]!;
      expect(cell('verdicts').split(' ')[3]).toBe('error');
      expect(cell('known').split(' ')).toHaveLength(4);
      expect([cell('errorPlaysE'), cell('errorLostE'), cell('errorLostEW')]).toEqual(['1', '27', '27']);
      expect(
        new Set(
          text
            .trimEnd()
            .split('\r\n')
            .map((line) => line.split(',').length),
        ).size,
      ).toBe(1);
    },
  ],
  [
    'html',
    (text) => {
      expect(text).toContain('<caption>Errors and bad luck</caption>');
      const [, firstDeal] = /<details id="deal-1">(.*?)<\/details>/s.exec(text)!;
      expect(firstDeal).toContain('<td>error</td><td>−27</td>');
    },
  ],
])('judges the plays, as %s', async (format, check) => {
  const { status, stdout } = await review('--verdict', '--jobs', '1', '--format', format);
  expect(status).toBe(0);
  check(stdout);
});

it.each([
  ['de', 'Fehler kosteten Nord–Süd', 'Fehler und Pech:'],
  ['nl', 'Fouten kostten Noord–Zuid', 'Fouten en pech:'],
  ['fr', 'Les erreurs ont coûté', 'Erreurs et malchance\u202f:'],
])('names errors and bad luck in “%s”', async (language, sentence, table) => {
  const file = join(folder, `${language}.txt`);
  writeFileSync(
    file,
    formatDiagram('schieber', readRequest({ ...ENDING, plays: 'SA SJ SK DT' }).state, language as 'de'),
  );
  const { stdout } = await run(['review-game', file, '--verdict', '--jobs', '1', '--language', language]);
  expect(stdout).toContain(sentence);
  expect(stdout).toContain(table);
});

it.each(['text', 'html'])('writes the report as %s in the language of the records', async (format) => {
  const dutch = join(folder, 'spel.txt');
  writeFileSync(dutch, formatDiagram('schieber', readRequest({ ...ENDING, plays: 'SA SJ SK DT' }).state, 'nl'));
  const { status, stdout } = await run(['review-game', dutch, '--language', 'nl', '--format', format]);
  expect(status).toBe(0);
  expect(stdout).toContain('Schieber: analyse van één spel');
  expect(stdout).toContain('De duurste kaart: 10♦ van Oost in slag 1 van spel 1, −27.');
  expect(stdout).not.toMatch(/North|best play/);
});

it.each(['text', 'html'])('has a narrow blank before each colon as %s in French', async (format) => {
  const french = join(folder, 'donne.txt');
  writeFileSync(french, formatDiagram('schieber', readRequest({ ...ENDING, plays: 'SA SJ SK DT' }).state, 'fr'));
  const { stdout } = await run(['review-game', french, '--language', 'fr', '--format', format]);
  expect(stdout.replace(/<style>[^]*<\/style>/, '')).toMatch(/\p{L}\u202f:/u);
  expect(stdout.replace(/<style>[^]*<\/style>/, '')).not.toMatch(/[\p{L}\d]:(?=\s|$)/mu);
});

it.each(oneIn(10, GAME_FORMS))('reviews a game in $form', async ({ form, texts, deals: played }) => {
  const written = texts.map((text, index) => {
    const file = join(folder, `${form} ${index + 1}.txt`);
    writeFileSync(file, text);
    return file;
  });
  const { variant } = played[0]!;
  const { status, stdout } = await run(['review-game', ...written, '--variant', variant, '--format', 'json']);
  expect(status).toBe(0);
  const { deals } = JSON.parse(stdout) as GameReview;
  expect(deals).toMatchObject(played.map(({ contract, leader, deal, plays }) => ({ contract, leader, deal, plays })));
  expect(deals.every(isReviewed)).toBe(true);
});

it.each([
  ['a name that all deals have', ['Our table', 'Our table'], 'Our table: review of 2 deals'],
  ['none of two names', ['Our table', 'Their table'], 'Schieber: review of 2 deals'],
  ['no name of one deal alone', ['Our table'], 'Schieber: review of 2 deals'],
])('its title has %s', async (_, names, title) => {
  const requests = [0, 1].map((index) => ({ ...ENDING, plays: ['SA'], rules: { name: names[index] } }));
  const { stdout } = await run(['review-game', '-'], requests.map((request) => JSON.stringify(request)).join('\n'));
  expect(stdout.split('\n')[0]).toBe(title);
});

it('names the deal with a mistake', async () => {
  const { status, stderr } = await review('--payoff', 'gold');
  expect(status).toBe(1);
  expect(stderr).toContain('gold');
  for (const text of [formatDiagram('schieber', readRequest(ENDING).state, 'en'), reportOf(DEALS[0]!, [])]) {
    const unplayed = join(folder, 'unplayed.txt');
    writeFileSync(unplayed, text);
    expect((await run(['review-game', files[0]!, unplayed])).stderr).toContain('Deal 2: The record has no plays');
  }
});

it('names standard input among several files', async () => {
  const { status, stderr } = await run(['review-game', files[0]!, '-'], 'no deal');
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^jass-solver: Standard input: The text has no deal;/)]);
});

it('names the file of several in which a record cannot be read', async () => {
  const empty = join(folder, 'empty.json');
  writeFileSync(empty, '[]');
  const { status, stdout, stderr } = await review(empty);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe(`jass-solver: ${empty}: Read as jass-kit JSON: The text has no deal; write a record of one.\n`);
});
