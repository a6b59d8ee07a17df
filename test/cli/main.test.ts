/** `jass-solver solve` and `review`: the real command, its reports, its JSON and its errors. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SUITS } from '../../src/game/cards.ts';
import { contractsOf } from '../../src/game/rules/pack.ts';
import { PRESETS, presetsOf } from '../../src/game/variants/presets.ts';
import { VARIANTS, variantById } from '../../src/game/variants/index.ts';
import { rulesReport } from '../../src/cli/commands/variants.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { run } from './command.ts';

const DEAL = 'N:AK... .98.. ..T7. ...JQ';
const SOLVE = ['solve', '--variant', 'schieber', '--contract', 'H', '--leader', 'N', '--deal', DEAL];

describe('jass-solver solve', () => {
  it('prints a report', async () => {
    const { status, stdout, stderr } = await run(SOLVE);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Schieber, hearts are trumps\. North leads to the first trick\.\n/);
    expect(stdout).toMatch(/^With best play North–South make 0 card points, East–West 49\.$/m);
    expect(stdout).toMatch(/^North to play:$/m);
  });

  it('prints the answer as one line of JSON', async () => {
    const { status, stdout, stderr } = await run([...SOLVE, '--plays', 'SA, CQ', '--json']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^[^\n]*\n$/);
    const answer = JSON.parse(stdout) as object;
    expect(Object.keys(answer)).toEqual(['variant', 'payoff', 'toPlay', 'value', 'cards', 'line', 'nodes', 'ms']);
    expect(answer).toMatchObject({ variant: 'schieber', payoff: 'points', toPlay: 'S', value: { NS: 0, EW: 49 } });
  });

  // Spades are trump: East and West have runs, North king and queen of trump.
  const FULL = ['--contract', 'S', '--deal', 'N:AKQ.987.T98. JT9.AKQ.7.98 876.JT.AKQ.A .6.J6.KQJT76', '--limit', '0'];

  it.each([[['--preset', 'match', '--preset', 'weis']], [['--preset', 'match, weis']]])(
    'plays with %j, and prints the melds',
    async (presets) => {
      const { status, stdout } = await run([...SOLVE, ...FULL, ...presets, '--melds']);
      expect(status).toBe(0);
      expect(stdout).toMatch(/^Melds:\n {2}North {2}SA SK SQ {5}20\n/m);
      expect(stdout).toMatch(/^ {2}North–South score 20 for the king and queen of trumps in one hand\.$/m);
      const json = await run([...SOLVE, ...FULL, ...presets, '--melds', '--json']);
      expect(JSON.parse(json.stdout)).toMatchObject({ melds: { best: 'W', scored: { NS: 0, EW: 90 } } });
    },
  );

  it('plays by rules of your own, under their name', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'jass-rules-'));
    const file = (name: string, text: string): Promise<string> =>
      writeFile(join(folder, name), text).then(() => join(folder, name));
    const own = await file('own.json', JSON.stringify({ name: 'Our table', lastTrick: 25 }));
    const { status, stdout } = await run([...SOLVE, '--rules', own]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Our table, hearts are trumps\./);
    expect(stdout).toMatch(/make 0 card points, East–West 69\.$/m);
    const wrong = await run([...SOLVE, '--rules', await file('wrong.json', '{"lastTrik": 5}')]);
    expect(wrong.status).toBe(1);
    expect(wrong.stderr).toMatch(/did you mean .*lastTrick/);
    const broken = await run([...SOLVE, '--rules', await file('broken.json', '{')]);
    expect(broken.status).toBe(2);
    expect(broken.stderr).toMatch(/--rules <file>.*It is not JSON/);
    const missing = await run([...SOLVE, '--rules', join(folder, 'none.json')]);
    expect(missing.stderr).toMatch(/It cannot be read/);
    await rm(folder, { recursive: true });
  });

  it('stops at the limit, and marks estimates', async () => {
    const deal = 'N:AJJT.Q9.TT9.QJ9 KKQ.AKQT9.QQ.KT 99.AKJJ.AKJ9.AK AQT.T.AKJ.AQJT9';
    const { status, stdout } = await run([...SOLVE, '--variant', 'krutzjass', '--deal', deal, '--limit', '0.2']);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^ {2}North–South make about \d+ \(within \d+ in 9 of 10 deals\), proven between \d+ and \d+$/m,
    );
    expect(stdout).toMatch(
      /^ {2}East–West make about \d+ \(within \d+ in 9 of 10 deals\), proven between \d+ and \d+$/m,
    );
  });

  it.each<[change: string[], code: string, message: RegExp]>([
    [['--deal', 'N:AK... .98.. ..T7. ...JJ'], 'bad-deal', /CJ is at position 25/],
    [['--contract', 'X'], 'bad-contract', /"X" is not a contract/],
    [['--variant', 'schiber'], 'unknown-variant', /did you mean schieber/],
    [['--plays', 'SA SA'], 'illegal-play', /legal: /],
    [['--payoff', 'scores'], 'bad-request', /did you mean "score"/],
    [['--preset', 'match,weiss'], 'bad-request', /"weiss" is not a preset of schieber; did you mean weis\?/],
    [['--preset', '1x', '--preset', 'common'], 'bad-request', /1x and common contradict each other/],
    [['--melds'], 'bad-request', /an ending of 2 cards a hand/],
    [['--declarer', 'X'], 'bad-request', /"X" is not a seat/],
  ])('tells the mistake in %j', async (change, code, message) => {
    const { status, stdout, stderr } = await run([...SOLVE, ...change, '--json']);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ error: { code, message: expect.stringMatching(message) as string } });
  });

  it('prints an error in words on standard error', async () => {
    const { status, stdout, stderr } = await run([...SOLVE, '--deal', `N:${'A'.repeat(100_000)}`]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^jass-solver: The deal is 100002 characters long; [^\n]*\n$/);
  });
});

describe('jass-solver review', () => {
  const REVIEW = ['review', ...SOLVE.slice(1), '--plays', 'SA CQ'];

  it('prints the cost of each play', async () => {
    const { status, stdout, stderr } = await run(REVIEW);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^The cost of each play to its own side, in card points:\n {2}1\. {2}North {2}SA +-\n/m);
    expect(stdout).toMatch(/^ +West +CQ +discards +-$/m);
    expect(stdout).toMatch(/^Total loss:\n {2}North–South {2}0 {2}North 0 {2}South 0\n {2}East–West /m);
  });

  it('prints the answer as JSON, and needs plays', async () => {
    const { status, stdout } = await run([...REVIEW, '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      review: [
        { play: 'SA', by: 'N', lost: 0 },
        { play: 'CQ', by: 'W' },
      ],
    });
    expect((await run(REVIEW.slice(0, -2))).stderr).toMatch(/a required option is missing: --plays <cards>/);
  });

  it('explains a loss trick by trick on request', async () => {
    const deal = 'N:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ';
    const plays = 'S7 SQ SA ST DT D9 DJ D7 DK';
    const { stdout } = await run([
      ...['review', '--variant', 'klaverjassen-rotterdam', '--contract', 'D', '--leader', 'E'],
      ...['--deal', deal, '--plays', plays, '--why'],
    ]);
    expect(stdout).toMatch(
      /^Why East's DK loses 19, with S8 instead:\n +as played +best\n +3\. +E: DK C8 D8 DQ +E 7 /m,
    );
    expect(stdout).toMatch(/^ +8\. .* -26\n +in all +-19\n/m);
  });

  it('judges the plays on request', async () => {
    const judging = [...REVIEW, '--verdict'];
    const { status, stdout } = await run(judging);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Error or bad luck, given what each player could know: /m);
    expect(stdout).toMatch(
      /^ +errors +cost +bad luck +cost +lucky\n {2}North–South +\d+ +\d+ +\d+ +\d+ +\d+\n {4}North /m,
    );
    const { review } = JSON.parse((await run([...judging, '--json'])).stdout) as Answer;
    expect(review!.map(({ verdict }) => verdict)).not.toContain(undefined);
    expect(await run([...REVIEW, '--jobs', '2'])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/--jobs needs --verdict/) as string,
    });
  });
});

it('jass-solver solve --table shows every contract and leader', async () => {
  const { status, stdout } = await run([...SOLVE, '--table']);
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^Card points of North–South by contract and leader, before any play:\n +North +East +South +West\n {2}S +\d+/m,
  );
  expect(stdout).toMatch(/^ {2}unenufe( +\d+){4}$/m);
  expect(stdout).toMatch(/^ {2}best for North–South +\S/m);
});

describe('jass-solver variants', () => {
  it('lists every variant', async () => {
    const { status, stdout } = await run(['variants']);
    expect(status).toBe(0);
    const tables = stdout.trimEnd().split('\n\n');
    // A row that does not fit goes on in the next line, indented.
    const rows = tables.map((table) => table.split('\n').filter((line) => !line.startsWith(' ')).length - 1);
    const withMore = VARIANTS.filter(({ rules }) => contractsOf(rules).length > SUITS.length);
    expect(rows).toEqual([VARIANTS.length, withMore.length, PRESETS.length]);
  });

  it.each(VARIANTS.map(({ id }) => id))('prints the rules of %s in words', (id) => {
    const report = rulesReport(variantById(id), 80);
    expect(report.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(report).toMatch(/^Playing to a trick:\n {2}The leader may lead any card\.$/m);
    expect(report).not.toMatch(/[*`]|undefined/);
  });

  it('prints the rules of the game that is named, and suggests a name', async () => {
    expect((await run(['variants', 'belote'])).stdout).toMatch(/^Belote \(belote\)\n[^]*“litige”[^]*/);
    expect(JSON.parse((await run(['variants', 'belote', '--json'])).stdout)).toMatchObject({ id: 'belote' });
    expect(await run(['variants', 'belotte'])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^jass-solver: .*did you mean belote/) as string,
    });
  });

  it('prints them with their rules and presets as JSON', async () => {
    const { status, stdout } = await run(['variants', '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual(VARIANTS.map((variant) => ({ ...variant, presets: presetsOf(variant) })));
  });
});

describe('jass-solver', () => {
  it.each<[args: string[], message: RegExp]>([
    [[], /Usage: jass-solver/],
    [['sovle'], /unknown command 'sovle'[^]*Did you mean solve/],
    [
      ['solve', '--variant', 'schieber'],
      /required options are missing: --deal <deal>, --contract <contract> \(or --turned <card>\), --leader <seat> \(or --dealer <seat>\)/,
    ],
    [[...SOLVE, '--want', 'cards'], /unknown option '--want'/],
    [[...SOLVE, 'more', 'and more'], /too many arguments/],
    [[...SOLVE, '--limit', 'soon'], /number of seconds/],
    [[...SOLVE, '--limit', '-1'], /number of seconds/],
    [['batch', '--jobs', '0'], /whole number from 1/],
    [['batch', '--memory', '0'], /whole number from 1/],
    [['batch', '--jobs', '1e2'], /whole number from 1/],
  ])('ends with 2 on the wrong usage %j', async (args, message) => {
    const { status, stdout, stderr } = await run(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });

  it('helps', async () => {
    const { status, stdout, stderr } = await run(['--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/solve[^]*batch[^]*variants/);
  });
});
