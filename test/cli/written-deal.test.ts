/** Deals as people write them, in place of options: as a file, on standard input, as an argument and in `--deal`; games and options by other names. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { run } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'jass-written-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HANDS = 'North: ♠ A K\nEast: ♥ 9 8\nSouth: ♦ 10 7\nWest: ♣ Q J';
const TEXT = `Schieber. Hearts are trumps. South leads.\n${HANDS}`;
const FILE = join(folder, 'deal.txt');
writeFileSync(FILE, TEXT);
const RECORD = `${TEXT}\n\nTrick 1: ♦10 ♥8 ♠A ♣Q`;

const valueOf = async (args: readonly string[], input = ''): Promise<unknown> => {
  const { status, stdout, stderr } = await run([...args, '--json'], input);
  expect({ status, stderr }).toMatchObject({ status: 0 });
  return (JSON.parse(stdout) as Answer).value;
};

describe('solve', () => {
  it('takes a file, standard input, the text itself, and each of them in --deal', async () => {
    const options = ['--variant', 'schieber', '--contract', 'H', '--leader', 'S'];
    const value = await valueOf(['solve', ...options, '--deal', 'N:AK... .98.. ..T7. ...QJ']);
    expect(await valueOf(['solve', FILE])).toEqual(value);
    expect(await valueOf(['solve', '-'], TEXT)).toEqual(value);
    expect(await valueOf(['solve', TEXT])).toEqual(value);
    expect(await valueOf(['solve', '--deal', FILE])).toEqual(value);
    expect(await valueOf(['solve', '--deal', TEXT])).toEqual(value);
  });

  it.each([[['--contract', 'D', '--leader', 'N']], [['--variant', 'kreuzjass']]])(
    'lets the options %j win over the text',
    async (given) => {
      const stated = [
        '--variant',
        'schieber',
        '--contract',
        'H',
        '--leader',
        'S',
        '--deal',
        'N:AK... .98.. ..T7. ...QJ',
      ];
      expect(await valueOf(['solve', TEXT, ...given])).toEqual(await valueOf(['solve', ...stated, ...given]));
    },
  );

  it('prints an error of the text as JSON too', async () => {
    const { status, stdout } = await run(['solve', 'North: ♠ A K', '--json']);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ error: { message: expect.any(String) as string } });
  });

  it('lets a dealer that an option states win over the leader of the text', async () => {
    const { status, stdout } = await run(['solve', TEXT, '--dealer', 'S', '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ toPlay: 'E' });
  });

  it('says what the text leaves out and what was taken', async () => {
    const { status, stderr } = await run(['solve', `Schieber\n${HANDS}`]);
    expect(status).toBe(0);
    expect(stderr).toContain('No trump named: spades taken');
    expect(stderr).toContain('North taken');
  });

  it('takes no leader where a dealer is stated', async () => {
    const { status, stderr } = await run(['solve', `Schieber\n${HANDS}`, '--dealer', 'E', '--contract', 'H']);
    expect(status).toBe(0);
    expect(stderr).not.toContain('taken');
  });

  it('says of a file that is not there, and of several deals, what is wrong', async () => {
    expect((await run(['solve', 'no-such-file.txt'])).stderr).toContain('no-such-file.txt');
    const link = '#jass=1&variant=schieber&contract=H&leader=S&deal=N:AK..._.98.._..T7._...QJ';
    const { status, stderr } = await run(['solve', `${link}\n${link}`]);
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('several deals') as string });
  });
});

it.each([
  ['review', RECORD],
  ['diagram', TEXT],
  ['review-game', RECORD],
  ['import', TEXT],
])('%s takes the text itself', async (part, text) => {
  const { status, stdout } = await run([part, text]);
  expect(status).toBe(0);
  expect(stdout).not.toBe('');
});

it('puzzle takes a written deal', async () => {
  const { status, stderr } = await run(['puzzle', TEXT]);
  expect({ status, stderr }).toMatchObject({ stderr: expect.stringMatching(/^Tried 1 position|^$/m) as string });
});

describe('names', () => {
  it.each(['Schieber', 'schieber', 'SCHIEBER'])('--variant %s', async (name) => {
    expect(await valueOf(['solve', TEXT, '--variant', name])).toEqual(await valueOf(['solve', TEXT]));
  });

  it('--variant "Klaverjassen Rotterdam"', async () => {
    const deal = ['--deal', 'N:AK... .98.. ..T7. ...QJ', '--contract', 'H', '--leader', 'S'];
    expect(await valueOf(['solve', ...deal, '--variant', 'Klaverjassen Rotterdam'])).toEqual(
      await valueOf(['solve', ...deal, '--variant', 'klaverjassen-rotterdam']),
    );
  });

  it.each([
    ['--trump', '--contract'],
    ['--trumpf', '--contract'],
    ['--game', '--variant'],
    ['-v', '--variant'],
  ])('for %s the option that was meant', async (flag, meant) => {
    const { status, stderr } = await run(['solve', flag, 'H']);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining(`Did you mean ${meant}?`) as string,
    });
  });

  it('for help of a command that there is not the one with a similar name', async () => {
    const { status, stderr } = await run(['help', 'solv']);
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('Did you mean solve?') as string });
  });

  it('for a text that is no JSON the command that reads it', async () => {
    expect((await run(['batch'], HANDS)).stdout).toContain('jass-solver import');
  });
});

describe('advise', () => {
  const advice = async (args: readonly string[], input = ''): Promise<object> => {
    const { status, stdout, stderr } = await run(
      ['advise', '--deals', '2', '--estimates', 'only', '--json', ...args],
      input,
    );
    expect({ status, stderr }).toMatchObject({ status: 0 });
    const { ms: _, ...answer } = JSON.parse(stdout) as { readonly ms: number };
    return answer;
  };
  const DEAL = 'N:8.K87.K87.KQ QT7.T9.J.T87 KJ9.AJ.96.A6 A6.Q6.AQT.J9';

  it('takes a hand in words, and the hand of a deal', async () => {
    const of = ['--variant', 'schieber'];
    const expected = await advice([...of, '--seat', 'E', '--hand', 'QT7.T9.J.T87']);
    expect(await advice([...of, '--seat', 'E', '♠ Q 10 7 ♥ 10 9 ♦ J ♣ 10 8 7'])).toEqual(expected);
    expect(await advice([...of, '--seat', 'E', '-'], DEAL)).toEqual(expected);
    const tag = `<jass-solver variant="schieber" contract="H" leader="E" deal="${DEAL}"></jass-solver>`;
    expect(await advice(['--seat', 'E', tag])).toEqual(expected);
  });

  it('names the mistake in a hand', async () => {
    const { status, stdout } = await run(['advise', '--variant', 'schieber', '♠ Q 10 7 ♥ 10 9 ♦ J ♣ 10 8 X', '--json']);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ error: { card: 'X' } });
  });
});

it('diagram draws a deal that names no trump, and says which it took', async () => {
  const { status, stdout, stderr } = await run(['diagram', '--variant', 'schieber', '--format', 'text', HANDS]);
  expect(status).toBe(0);
  expect(stdout).toContain('♠ A K');
  expect(stderr).toContain('No trump named: spades taken');
});
