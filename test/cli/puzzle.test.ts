/** `jass-solver puzzle`: the real command. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { randomPositions } from '../../src/cli/commands/puzzle.ts';
import type { Position } from '../../src/cli/commands/puzzle.ts';
import { isThorough, thoroughly } from '../times.ts';
import { run, start } from './command.ts';

/** Puzzles of each level; the first level is found soonest. */
const LEVELS = thoroughly(1, 2, 3);
const SOME = ['puzzle', '--variant', 'klaverjassen', '--tricks', '4', '--count', '1', '--level', LEVELS.join()];

const { made, puzzles } = JSON.parse(readFileSync(new URL('../../puzzles.json', import.meta.url), 'utf8')) as {
  readonly made: readonly string[];
  readonly puzzles: readonly { readonly id: string; readonly variant: string; readonly deal: string }[];
};

/** North has to choose between cashing and drawing trumps. */
const GIVEN = {
  variant: 'schieber',
  contract: 'D',
  leader: 'N',
  deal: 'N:J.T7.7. .K.J.J7 6.J..K9 A7..6.Q',
};

describe('jass-solver puzzle', () => {
  it('writes requests with their measure, the same for the same seed in any number of threads', async () => {
    const [one, two, other] = await Promise.all([
      run([...SOME, '--seed', '10', '--jobs', '1']),
      run([...SOME, '--seed', '10', '--jobs', '4']),
      run([...SOME, '--seed', '7', '--jobs', '1']),
    ]);
    expect(one).toMatchObject({ status: 0, stderr: '' });
    expect(two).toEqual(one);
    expect(other.stdout).not.toBe(one.stdout);
    const puzzles = one.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, object>);
    expect(puzzles).toHaveLength(LEVELS.length);
    for (const puzzle of puzzles) {
      expect(puzzle).toMatchObject({
        variant: 'klaverjassen',
        puzzle: {
          side: 'NS',
          target: expect.any(Number) as number,
          measure: { solution: expect.anything() as object },
        },
      });
    }
  });

  it.each([
    ['no misère', ['trump', 'misere-obenabe'], /^[SHDC]$/],
    ['a misère of a game that has nothing else', ['misere-obenabe'], /^misere-obenabe$/],
  ])('takes %s at random', (_, contracts, taken) => {
    const fields = { rules: { contracts } as object };
    const positions = randomPositions({ variant: 'schieber', tricks: [4, 6], seed: 1, fields });
    for (let number = 0; number < 20; number++) {
      expect((positions.next().value as Position).read.contract).toMatch(taken);
    }
  });

  it.each(made.slice(0, isThorough ? made.length : 1))(
    'finds the puzzles of the collection again: %s',
    async (line) => {
      const [variant, seed, tries] = ['variant', 'seed', 'tries'].map(
        (name) => new RegExp(`--${name} (\\S+)`).exec(line)![1]!,
      );
      const kept = puzzles
        .filter((puzzle) => puzzle.variant === variant)
        .map((puzzle) => ({ ...puzzle, id: undefined }));
      // They are among the positions of the command line, and measured alike.
      const searched = new Set<string>();
      for (const { read } of randomPositions({ variant: variant!, tricks: [4, 6], seed: Number(seed), fields: {} })) {
        if (searched.size === Number(tries)) break;
        searched.add(read.deal);
      }
      expect(kept.filter(({ deal }) => !searched.has(deal))).toEqual([]);
      const { stdout } = await run(['puzzle', '-'], kept.map((puzzle) => JSON.stringify(puzzle)).join('\n'));
      const found = stdout
        .trim()
        .split('\n')
        .map((text) => JSON.parse(text) as object);
      expect(found).toEqual(kept);
    },
  );

  it('finds the puzzle in a given position, with its theme', async () => {
    const { status, stdout, stderr } = await run(
      ['puzzle', '-', '--count', '1', '--level', '2'],
      JSON.stringify(GIVEN),
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({
      ...GIVEN,
      puzzle: { side: 'NS', target: 15, level: 2, theme: 'draw-trumps', measure: { point: { card: 'D7', cost: 11 } } },
    });
  });

  it.runIf(isThorough)('finds puzzles of every level under another payoff, and writes it into them', async () => {
    const { status, stdout, stderr } = await run([...SOME, '--payoff', 'total', '--jobs', '1']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const found = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { payoff: string; puzzle: { level: number } });
    expect(found.map(({ payoff }) => payoff)).toEqual(['total', 'total', 'total']);
    expect(found.map(({ puzzle }) => puzzle.level).sort()).toEqual([1, 2, 3]);
  });

  it.each([
    [['--count', '2'], 'fewer than 2 puzzles of level 1, 2, and 3'],
    [['--count', '1', '--level', '1,2,3'], 'no puzzle of level OTHERS'],
  ])('says with %j which levels are missing, and what is written is written', async (options, lack) => {
    const { status, stdout, stderr } = await run(['puzzle', '-', ...options], JSON.stringify(GIVEN));
    expect({ status, lines: stdout.trim().split('\n').length }).toEqual({ status: 0, lines: 1 });
    const { level } = (JSON.parse(stdout) as { puzzle: { level: number } }).puzzle;
    const others = [1, 2, 3].filter((each) => each !== level).join(' or ');
    expect(stderr).toBe(`jass-solver: Tried 1 position and found ${lack.replace('OTHERS', others)}.\n`);
  });

  it('keeps what it has written when interrupted, and exits with 130', async () => {
    const child = start(['puzzle', '--variant', 'klaverjassen', '--tricks', '4', '--count', '1000000', '--jobs', '1']);
    child.stdin.end();
    child.stdout.once('data', () => child.kill('SIGINT'));
    const [stdout] = await Promise.all([text(child.stdout), once(child, 'close')]);
    expect(child.exitCode).toBe(130);
    expect(stdout.endsWith('}}}\n')).toBe(true);
  });

  it('ends quietly when its output is closed', async () => {
    const child = start(['puzzle', '--variant', 'klaverjassen', '--tricks', '4', '--count', '1000000', '--jobs', '1']);
    child.stdin.end();
    child.stdout.once('data', () => child.stdout.destroy());
    const [stderr] = await Promise.all([text(child.stderr), once(child, 'close')]);
    expect({ stderr, status: child.exitCode }).toEqual({ stderr: '', status: 1 });
  });

  it.each([
    ['JSON', '{"variant": ', /^jass-solver: Line 3: This is not JSON: /],
    ['deal', JSON.stringify({ ...GIVEN, deal: 'N:...' }), /^jass-solver: Line 3: The deal needs four hands/],
    ['kind', '["schieber"]', /^jass-solver: Line 3: A request is a JSON object, .*; this is a list\.$/m],
  ])('names the line of a position with a mistake in its %s', async (_, line, message) => {
    const { status, stdout, stderr } = await run(['puzzle', '-'], `${JSON.stringify(GIVEN)}\n\n${line}\n`);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(message);
  });

  it.each<[args: string[], status: number, message: RegExp]>([
    [[], 2, /the game or a file is missing/],
    [['--variant', 'whist'], 1, /whist/],
    [['--variant', 'schieber', '--contract', 'alltrumps'], 1, /"alltrumps" is not a contract of this game/],
    [['--variant', 'schieber', '--tricks', '6-4'], 2, /Write a number of cards from 2 to 9/],
    [['--variant', 'schieber', '--level', '4'], 2, /Write levels from 1 to 3/],
    [['--variant', 'bela', '--tricks', '4-9'], 1, /A hand of bela has 8 cards; --tricks has to be at most 8\.$/m],
    [['-', '--variant', 'bela'], 2, /--variant is for random endings, not for the positions of a file; leave it out$/m],
    [['-', '--seed', '1'], 2, /--seed is for random endings/],
    [['/dev/null'], 1, /^jass-solver: \/dev\/null is empty; write a request for each position, one per line\.$/m],
    [['-'], 1, /^jass-solver: Standard input is empty;/],
    [['no-such-file.jsonl'], 1, /no-such-file\.jsonl cannot be read/],
  ])('tells what is wrong with %j', async (args, wrong, message) => {
    const { status, stdout, stderr } = await run(['puzzle', ...args]);
    expect({ status, stdout }).toEqual({ status: wrong, stdout: '' });
    expect(stderr).toMatch(message);
  });
});
