/** `jass-solver advise`: the real command, its report and its progress display. */
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { startAdviceProgress } from '../../src/cli/progress/advice-progress.ts';
import { adviceReport } from '../../src/cli/reports/advice-report.ts';
import type { AdviceAnswer, ContractAdvice } from '../../src/notation/answer/advice-answer.ts';
import { parseAdviceRequest } from '../../src/notation/request/advice-request.ts';
import { run, start } from './command.ts';
import { writtenTo } from './written.ts';

const EASY = ['advise', '--variant', 'klaverjassen-rotterdam', '--hand', 'J98.AK.T7.A', '--deals', '8', '--jobs', '1'];
const SCHIEBER = ['advise', '--variant', 'schieber', '--hand', 'J98.AK.T7.AQ'];

/** A module that writes a line to standard error once the command handles Ctrl-C: nothing else shows that it has started. */
const TELLS_OF_INTERRUPT = `data:text/javascript,${encodeURIComponent(
  'process.on("newListener", (event) => event === "SIGINT" && setImmediate(() => console.error("ready")))',
)}`;

describe('jass-solver advise', () => {
  it('prints a row per contract, and the known facts', async () => {
    const { status, stdout, stderr } = await run([...EASY, '--without', 'S:SA ST', '--with', 'E:HT,HQ']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Klaverjassen, Rotterdam, North holds J98\.AK\.T7\.A\. North leads to the first trick\.\n/);
    expect(stdout).toMatch(/^East holds HT and HQ\.\nSouth does not hold SA or ST\.$/m);
    expect(stdout).toMatch(/^8 random deals of the other cards \(seed 1\), solved with all hands known\.$/m);
    expect(stdout).toMatch(/^ {2}S +\d+\.\d +\d+\.\d to \d+\.\d +\d+\.\d +\d+% +\d+%$/m);
    expect(stdout).not.toContain('mother');
  });

  it('prints JSON, the same for the same seed', async () => {
    const runs = await Promise.all([run([...EASY, '--json']), run([...EASY, '--json', '--seed', '1'])]);
    const [one, two] = runs.map(({ stdout }) => ({ ...(JSON.parse(stdout) as AdviceAnswer), ms: 0 }));
    expect(one).toEqual(two);
    expect(one).toMatchObject({ variant: 'klaverjassen-rotterdam', seat: 'N', deals: 8, of: 8 });
  });

  it('prints the call of the rule of thumb, even without time', async () => {
    const { status, stdout } = await run([...SCHIEBER, '--limit', '0', '--passed', 'H,obenabe']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/South leads[^]*North’s partner has passed H, obenabe\.[^]*No deal was solved/);
    expect(stdout).toMatch(/^Nelly’s mother would call S \(jack, nell and one other\)\.$/m);
  });

  it('reports on presets that agree for the cards of the deal only', async () => {
    const presets = ['--cards', 'swiss', '--preset', '1-2-3,1-2-3-swiss'];
    const { status, stdout } = await run([...SCHIEBER, ...presets, '--limit', '0']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Schieber, North holds/);
  });

  it('prints the results so far when interrupted, and exits with 130', async () => {
    const child = start([...SCHIEBER, '--deals', '1000000', '--jobs', '1', '--json'], {
      NODE_OPTIONS: `--import ${TELLS_OF_INTERRUPT}`,
    });
    child.stdin.end();
    child.stderr.once('data', () => child.kill('SIGINT'));
    const [stdout] = await Promise.all([text(child.stdout), once(child, 'close')]);
    expect(child.exitCode).toBe(130);
    expect(JSON.parse(stdout)).toMatchObject({ variant: 'schieber', of: 1_000_000 });
  });

  it('says before it solves deals that take hours what to do instead', async () => {
    const krutzjass = ['advise', '--variant', 'krutzjass', '--hand', 'AATK.JJ9.TTK.Q9', '--deals', '1', '--jobs', '1'];
    const child = start(krutzjass);
    child.stdin.end();
    const [note] = (await once(child.stderr, 'data')) as [Buffer];
    expect(String(note)).toMatch(/^jass-solver: note: .* can take hours to solve; use --estimates only, /);
    child.kill('SIGINT');
    await once(child, 'close');
    expect(child.exitCode).toBe(130);
    for (const args of [
      ['--estimates', 'only'],
      ['--limit', '0'],
    ]) {
      expect(await run([...krutzjass, ...args])).toMatchObject({ status: 0, stderr: '' });
    }
  });

  it.each<[args: string[], status: number, message: RegExp]>([
    [['--with', 'SA'], 1, /^jass-solver: with: write a seat, a colon and cards, such as 'S:SJ HJ'\.\n$/],
    [['--with', 'S:SJ'], 1, /^jass-solver: with: N and S would hold SJ 2 times/],
    [['--passed'], 1, /^jass-solver: passed: .* klaverjassen-rotterdam has no rule of thumb/],
    [['--seed', 'x'], 2, /Write a whole number from 0 to 4294967295/],
    [['--deals', '0'], 2, /Write a whole number from 1 to 1000000/],
  ])('tells what is wrong with %j', async (args, wrong, message) => {
    const { status, stdout, stderr } = await run([...EASY, ...args]);
    expect({ status, stdout }).toEqual({ status: wrong, stdout: '' });
    expect(stderr).toMatch(message);
  });
});

const row = (
  contract: ContractAdvice['contract'],
  mean: number,
  behind: readonly [number, number],
): ContractAdvice => ({
  contract,
  mean,
  interval: [mean - 2, mean + 2],
  deviation: 10,
  best: 0.5,
  typical: { deal: 'N:', value: mean },
  behind: { mean: (behind[0] + behind[1]) / 2, interval: behind },
});
const ADVICE: AdviceAnswer = {
  variant: 'schieber',
  payoff: 'points',
  seat: 'N',
  leader: 'N',
  seed: 3,
  deals: 20,
  of: 20,
  contracts: [row('S', 100, [0, 0]), row('obenabe', 98, [-1, 5]), row('H', 80, [15, 25])],
  ruleOfThumb: { name: 'Nelly’s mother', calls: [{ contract: 'H', rule: 'jack', words: 'jack and three others' }] },
  ms: 5000,
};

const PASSED = parseAdviceRequest({ variant: 'schieber', hand: 'J98.AK.T7.AQ', passed: true });
const NOT_PASSED = parseAdviceRequest({ variant: 'schieber', hand: 'J98.AK.T7.AQ' });

describe('the report', () => {
  it('is a table with intervals, and the rule of thumb', () => {
    expect(adviceReport(NOT_PASSED, ADVICE).split('\n')).toEqual([
      'Schieber, North holds J98.AK.T7.AQ. North leads to the first trick.',
      '',
      '20 random deals of the other cards (seed 3), solved with all hands known.',
      '',
      'Card points of North–South:',
      '           mean   95% interval   spread  best in  behind the first',
      '  S        100.0  98.0 to 102.0  10.0    50%',
      '  obenabe  98.0   96.0 to 100.0  10.0    50%      2.0 (-1.0 to 5.0)',
      '  H        80.0   78.0 to 82.0   10.0    50%      20.0 (15.0 to 25.0)',
      '',
      'S has the best mean; these deals do not tell whether obenabe is as good.',
      '',
      'Nelly’s mother would call H (jack and three others). The best mean does not agree.',
    ]);
  });

  it.each<[name: string, passed: boolean, advice: Partial<AdviceAnswer>, words: RegExp]>([
    [
      'a clear best',
      false,
      { contracts: [row('S', 100, [0, 0]), row('H', 80, [15, 25])] },
      /^S is better than every other/m,
    ],
    ['fewer deals', false, { deals: 7 }, /^7 of 20 random deals/m],
    // Whether a time limit or Ctrl-C ended it.
    ['no deal', false, { deals: 0, contracts: [] }, /^No deal was solved in that time\. With --estimates /m],
    ['a difference', false, { payoff: 'score' }, /^North–South minus East–West on the score sheet:$/m],
    ['a pass', false, { ruleOfThumb: { name: 'Nelly’s mother', calls: [] } }, /^Nelly’s mother would pass\.$/m],
    ['no way out', true, { ruleOfThumb: { name: 'Nelly’s mother', calls: [] } }, /would call anything close\.$/m],
  ])('of %s', (_, passed, advice, words) => {
    expect(adviceReport(passed ? PASSED : NOT_PASSED, { ...ADVICE, ...advice })).toMatch(words);
  });
});

describe('the progress display', () => {
  function drawnOn(isTTY: boolean, columns: number, advices: readonly AdviceAnswer[]): string[] {
    const { terminal, written } = writtenTo(isTTY, columns);
    const progress = startAdviceProgress(terminal);
    for (const advice of advices) progress?.show(advice);
    progress?.stop();
    return written;
  }

  it('is the table and a bar, redrawn in place and erased', () => {
    const first = { ...ADVICE, deals: 0, contracts: [], ms: 0 };
    const [bar, table, wiped] = drawnOn(true, 100, [first, { ...ADVICE, deals: 10, ms: 2000 }]);
    expect(bar).toBe(`\r\x1b[J${'░'.repeat(30)} 0 of 20 deals, 0 s (Ctrl-C stops with these)`);
    expect(table!.startsWith('\r\x1b[JCard points of North–South:\n')).toBe(true);
    expect(table!.split('\n').at(-1)).toMatch(/^█{15}░{15} 10 of 20 deals, 2 s/);
    expect(table!.split('\n')).toHaveLength(6);
    expect(wiped).toBe('\r\x1b[5A\x1b[J');
  });

  it('is no wider than the terminal, and not redrawn for every easy deal', () => {
    const drawn = drawnOn(true, 40, [ADVICE, { ...ADVICE, ms: ADVICE.ms + 1 }]);
    expect(drawn).toHaveLength(2);
    expect(
      Math.max(
        ...drawn[0]!
          .replace('\r\x1b[J', '')
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBe(39);
  });

  it('is nothing if standard error is not a terminal', () => {
    expect(drawnOn(false, 80, [ADVICE])).toEqual([]);
  });
});
