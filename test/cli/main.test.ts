import { describe, expect, it } from 'vitest';
import { VARIANTS } from '../../src/game/variants/index.ts';
import { run, RUN_TIMEOUT } from './command.ts';

const DEAL = 'N:AK... .98.. ..T7. ...JQ';
const SOLVE = ['solve', '--variant', 'schieber', '--contract', 'H', '--leader', 'N', '--deal', DEAL];

describe('jass-solver solve', { timeout: RUN_TIMEOUT }, () => {
  it('prints a report', async () => {
    const { status, stdout, stderr } = await run(SOLVE);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Schieber, hearts are trump\. North leads to the first trick\.\n/);
    expect(stdout).toMatch(/^With best play North\/South make 0 card points, East\/West 49\.$/m);
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

  it('leaves off after the limit, and marks what it does not know', async () => {
    const deal = 'N:AJJT.Q9.TT9.QJ9 KKQ.AKQT9.QQ.KT 99.AKJJ.AKJ9.AK AQT.T.AKJ.AQJT9';
    const { status, stdout } = await run([...SOLVE, '--variant', 'krutzjass', '--deal', deal, '--limit', '0.2']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^ {2}North\/South make about \d+, proven between \d+ and \d+$/m);
    expect(stdout).toMatch(/^ {2}East\/West make about \d+, proven between \d+ and \d+$/m);
  });

  it.each<[change: string[], code: string, message: RegExp]>([
    [['--deal', 'N:AK... .98.. ..T7. ...JJ'], 'bad-deal', /CJ stands at position 24/],
    [['--contract', 'X'], 'bad-contract', /"X" is not a contract/],
    [['--variant', 'schiber'], 'unknown-variant', /did you mean schieber/],
    [['--plays', 'SA SA'], 'illegal-play', /legal: /],
    [['--payoff', 'score'], 'bad-request', /"score" is not supported yet/],
    [['--declarer', 'X'], 'bad-request', /"X" is not a seat/],
  ])('tells the mistake in %j', async (change, code, message) => {
    const { status, stdout, stderr } = await run([...SOLVE, ...change, '--json']);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ error: { code, message: expect.stringMatching(message) as string } });
  });

  it('tells a mistake in words on standard error', async () => {
    const { status, stdout, stderr } = await run([...SOLVE, '--deal', `N:${'A'.repeat(100_000)}`]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^jass-solver: The deal is 100002 characters long; [^\n]*\n$/);
  });
});

describe('jass-solver variants', { timeout: RUN_TIMEOUT }, () => {
  it('lists every variant', async () => {
    const { status, stdout } = await run(['variants']);
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(VARIANTS.length + 1);
  });

  it('prints them with their rules as JSON', async () => {
    const { status, stdout } = await run(['variants', '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual(VARIANTS);
  });
});

describe('jass-solver', { timeout: RUN_TIMEOUT }, () => {
  it.each<[args: string[], message: RegExp]>([
    [[], /Usage: jass-solver/],
    [['sovle'], /unknown command 'sovle'[^]*Did you mean solve/],
    [['solve', '--variant', 'schieber'], /required option '--contract <contract>' not specified/],
    [[...SOLVE, '--want', 'cards'], /unknown option '--want'/],
    [[...SOLVE, 'more'], /too many arguments/],
    [[...SOLVE, '--limit', 'soon'], /number of seconds/],
    [[...SOLVE, '--limit', '-1'], /number of seconds/],
    [['batch', '--jobs', '0'], /whole number from 1/],
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
