/** The command as a stranger uses it: help, options that are missing, files that cannot be read, colours, words to complete. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { VARIANTS } from '../../src/game/variants/index.ts';
import { oneIn } from '../times.ts';
import { MAIN, run, start, startOn } from './command.ts';
import { PARTS } from './parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'jass-usage-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

const DEAL = 'N:AK... .98.. ..T7. ...JQ';
const SOLVE = ['solve', '--variant', 'schieber', '--contract', 'H', '--leader', 'N', '--deal', DEAL];
const REQUEST = JSON.stringify({ variant: 'schieber', contract: 'H', leader: 'N', deal: DEAL, want: [] });

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

it.each(['--version', '-V'])('%s prints the version of the package', async (flag) => {
  expect(await run([flag])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
});

/** Advice solves every contract of every deal, and puzzles are found among many positions: one is enough here. Of an option given twice, the last counts. */
const LESS: Partial<Record<string, string>> = { advise: '--deals 1', puzzle: '--count 1 --level 1' };

describe.each(PARTS)('the help of %s', (part) => {
  it('has examples and exit statuses', async () => {
    const { status, stdout, stderr } = await run([part, '--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Examples:\n {2}\$ .*jass-solver/m);
    expect(stdout).toMatch(/^Exit status:\n {2}0 +.*\n {2}1 +.*\n {2}2 +wrong usage/m);
    expect(stdout).not.toMatch(/\(default: \[\]\)/);
  });

  it('has examples that work, where they need no file', async () => {
    const { stdout } = await run([part, '--help']);
    const lines = [...stdout.matchAll(/^ {2}\$ (jass-solver [^|<>\n]*)$/gm)].map(([, line]) => line!);
    const runnable = lines.filter((of) => !/\.(json|txt)/.test(of));
    for (const example of oneIn(2, runnable)) {
      const line = `${example} ${LESS[part] ?? ''}`;
      const child = spawn('sh', ['-c', line.replace('jass-solver', `"${process.execPath}" "${MAIN}"`)]);
      child.stdin.end();
      const [stderr] = await Promise.all([text(child.stderr), text(child.stdout), once(child, 'close')]);
      // A written deal has notes about how it was read.
      const said = stderr.replace(/^jass-solver: note: .*\n/gm, '');
      expect({ line, said, status: child.exitCode }).toEqual({ line, said: '', status: 0 });
    }
  });
});

describe('options that are missing', () => {
  it.each<[args: string[], missing: string]>([
    [['solve', '--leader', 'N'], '--variant <id>, --deal <deal>, --contract <contract> (or --turned <card>)'],
    [SOLVE.slice(0, -2), '--deal <deal>'],
    [['review', ...SOLVE.slice(1)], '--plays <cards>'],
    [['advise'], '--variant <id>, --hand <hand>'],
  ])('of %j are named together', async (args, missing) => {
    const { status, stdout, stderr } = await run(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^jass-solver: (a required option is|required options are) missing: /);
    expect(stderr).toContain(`${missing}\n`);
    expect(stderr).toMatch(/^Try "jass-solver \w+ --help"\.$/m);
  });

  it('stand under a heading of their own in the help, and others may take their place', async () => {
    const { stdout } = await run(['solve', '--help']);
    expect(stdout).toMatch(/^Required:\n {2}--variant <id>[^]*--deal[^]*--contract[^]*--leader[^]*^Options:/m);
    const turned = [
      'solve',
      '--variant',
      'kruisjassen',
      '--turned',
      'H9',
      '--dealer',
      'W',
      '--deal',
      'N:.9.. K... Q... A...',
    ];
    expect((await run(turned)).stderr).not.toMatch(/missing/);
  });
});

describe('a mistake', () => {
  const SYSTEM = /E[A-Z]{4,}|errno|syscall|\bat .*:\d+:\d+/;
  const directory = join(folder, 'directory');
  mkdirSync(directory);

  it.each<[args: string[], message: RegExp]>([
    [['import', directory], /directory cannot be read: it is a directory, not a file\.$/m],
    [['import', join(folder, 'none')], /none cannot be read: there is no such file\.$/m],
    [['batch', directory], /it is a directory, not a file\.$/m],
    [['batch', join(folder, 'none')], /there is no such file\.$/m],
    [['batch', '--skip-done', directory], /it is a directory, not a file\.$/m],
    [[...SOLVE, '--rules', directory], /It cannot be read: it is a directory, not a file\.$/m],
    // An endless device, which has no size.
    [[...SOLVE, '--rules', '/dev/zero'], /\/dev\/zero is larger than 1 MiB; rules take a few kilobytes\.$/m],
    [[...SOLVE, '--limit', '1e308'], /Write a number of seconds from 0 to \d+\.$/m],
    // More milliseconds than a timer can wait.
    [[...SOLVE, '--limit', '2147484'], /Write a number of seconds from 0 to \d+\.$/m],
    [['sovle'], /unknown command 'sovle'/],
    [['unknown'], /unknown command 'unknown'\nTry "jass-solver --help"\.$/m],
    [['completion', 'tcsh'], /"tcsh" is not known; write bash, zsh or fish$/m],
  ])('in %j is named in words, after the name of the command', async (args, message) => {
    const { status, stderr } = await run(args);
    expect(status).not.toBe(0);
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/^jass-solver: /);
    expect(stderr).not.toMatch(SYSTEM);
  });

  describe('of the encoding', () => {
    const bytes = (name: string, ...content: (string | Buffer)[]): string => {
      writeFileSync(join(folder, name), Buffer.concat(content.map((part) => Buffer.from(part as string))));
      return join(folder, name);
    };
    const UTF16 = Buffer.from(`\ufeff${REQUEST}\n`, 'utf16le');
    const LATIN1 = Buffer.from('Süd: Trümpfe', 'latin1');

    it.each<[args: string[], message: RegExp]>([
      [
        ['import', bytes('utf16.json', UTF16)],
        /is in UTF-16, as Windows PowerShell writes files; save it in UTF-8\.$/m,
      ],
      [['batch', bytes('utf16.jsonl', UTF16)], /utf16\.jsonl is in UTF-16, .*; save it in UTF-8\.$/m],
      [['batch', '--skip-done', bytes('done.jsonl', UTF16)], /done\.jsonl is in UTF-16, .*; save it in UTF-8\.$/m],
      [['import', bytes('latin1.txt', LATIN1)], /latin1\.txt is not in UTF-8; save it in UTF-8\.$/m],
      [
        ['import', bytes('no-mark.txt', Buffer.from(REQUEST, 'utf16le'))],
        /no-mark\.txt has zero bytes: it is no text, or not in UTF-8; save it in UTF-8\.$/m,
      ],
      [[...SOLVE, '--rules', bytes('rules.json', LATIN1)], /rules\.json is not in UTF-8; save it in UTF-8\.$/m],
    ])('in %j is named once', async (args, message) => {
      const { status, stdout, stderr } = await run(args);
      expect(status).not.toBe(0);
      expect(stderr).toMatch(message);
      expect(stdout).toBe('');
    });

    it('is none if UTF-8 has a byte order mark', async () => {
      const mark = '\ufeff';
      const { status, stdout } = await run(['import', bytes('mark.json', mark, REQUEST)]);
      expect(status).toBe(0);
      expect((await run(['batch', bytes('mark.jsonl', mark, stdout)])).status).toBe(0);
      expect((await run([...SOLVE, '--rules', bytes('mark-rules.json', mark, '{}')])).status).toBe(0);
    });

    it('costs a batch one line at most', async () => {
      const { status, stdout } = await run(['batch', bytes('latin1.jsonl', LATIN1, '\n', REQUEST)]);
      expect(status).toBe(1);
      expect(stdout.split('\n').map((line) => /"error"|"value"/.exec(line)?.[0])).toEqual([
        '"error"',
        '"value"',
        undefined,
      ]);
    });
  });

  it.skipIf(process.getuid?.() === 0)('is a file without permission', async () => {
    const secret = file('secret.json', '{}');
    chmodSync(secret, 0);
    expect((await run(['import', secret])).stderr).toMatch(/cannot be read: permission denied\.$/m);
  });

  it('is a directory as standard input', async () => {
    const [input, errors] = [openSync(directory, 'r'), openSync(join(folder, 'errors'), 'w')];
    const child = spawn(process.execPath, [MAIN, 'batch'], { stdio: [input, 'ignore', errors] });
    await once(child, 'close');
    closeSync(input);
    closeSync(errors);
    expect(child.exitCode).toBe(1);
    expect(readFileSync(join(folder, 'errors'), 'utf8')).toBe(
      'jass-solver: Standard input is a directory, not a file.\n',
    );
  });

  it('is none if the reader of the output has enough', async () => {
    const child = start(['variants', '--json']);
    child.stdout.destroy();
    expect(await text(child.stderr)).toBe('');
  });
});

describe('batch FILE', () => {
  it('reads the file', async () => {
    const { status, stdout, stderr } = await run(['batch', file('requests.jsonl', `${REQUEST}\n${REQUEST}\n`)]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as { value: unknown }).value),
    ).toEqual([
      { NS: 0, EW: 49 },
      { NS: 0, EW: 49 },
    ]);
  });

  it('continues after an earlier run', async () => {
    const requests = file(
      'more.jsonl',
      [1, 2].map((id) => `${JSON.stringify({ id, ...JSON.parse(REQUEST) })}\n`).join(''),
    );
    const first = await run(['batch'], readFileSync(requests, 'utf8').split('\n')[0]);
    const answers = file('answers.jsonl', first.stdout);
    const output = openSync(answers, 'a');
    const child = startOn(['batch', requests, '--skip-done', answers], openSync('/dev/null', 'r'), output);
    await once(child, 'close');
    closeSync(output);
    const ids = readFileSync(answers, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: number }).id);
    expect(ids).toEqual([1, 2]);
  });
});

/** A device that is always full, which only some systems have. */
const FULL = '/dev/full';

describe.runIf(existsSync(FULL))('a full disk', () => {
  const ended = async (args: readonly string[]): Promise<{ status: number | null; stderr: string }> => {
    const output = openSync(FULL, 'w');
    const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', output, 'pipe'] });
    const [stderr] = await Promise.all([text(child.stderr!), once(child, 'close')]);
    closeSync(output);
    return { status: child.exitCode, stderr };
  };

  it.each<[args: string[]]>([
    [SOLVE],
    [['batch', file('one.jsonl', `${REQUEST}\n`)]],
    [['import', file('two.jsonl', `${REQUEST}\n`)]],
    [['puzzle', '--variant', 'schieber', '--tricks', '3', '--count', '1', '--level', '1']],
    [['variants']],
  ])('ends %j with one sentence', async (args) => {
    expect(await ended(args)).toEqual({
      status: 1,
      stderr: 'jass-solver: The output cannot be written: the disk is full.\n',
    });
  });
});

it('an output that is open for reading alone is named', async () => {
  const output = openSync('/dev/null', 'r');
  const child = spawn(process.execPath, [MAIN, 'variants'], { stdio: ['ignore', output, 'pipe'] });
  const [stderr] = await Promise.all([text(child.stderr!), once(child, 'close')]);
  closeSync(output);
  expect([child.exitCode, stderr]).toEqual([
    1,
    'jass-solver: The output cannot be written: it is not open for this.\n',
  ]);
});

describe('colours', () => {
  const colours = (environment: NodeJS.ProcessEnv): Promise<string> => {
    const child = start(SOLVE, environment);
    child.stdin.end();
    return text(child.stdout);
  };

  it('are in a report if they are forced, and never in a pipe or in JSON', async () => {
    const plain = await colours({ FORCE_COLOR: undefined, NO_COLOR: undefined });
    expect(plain).not.toContain('\x1b');
    expect(await colours({ FORCE_COLOR: '1', NO_COLOR: undefined, NODE_DISABLE_COLORS: undefined })).toMatch(
      /\x1b\[1mNorth to play:/, // oxlint-disable-line no-control-regex
    );
    expect(await colours({ NO_COLOR: '1', FORCE_COLOR: undefined })).toBe(plain);
  });
});

describe('suits and seats in words', () => {
  it.each<[contract: string, leader: string]>([
    ['♥', 'north'],
    ['hearts', 'Nord'],
    ['Rosen', 'noord'],
    ['cœur', 'N'],
  ])('%s and %s give the same answer as letters', async (contract, leader) => {
    const words = [...SOLVE, '--contract', contract, '--leader', leader, '--declarer', 'Ost'];
    expect((await run(words)).stdout).toBe((await run([...SOLVE, '--declarer', 'E'])).stdout);
  });
});

describe('completion', () => {
  const wordsAfter = async (...words: string[]): Promise<string[]> =>
    (await run(['complete-words', '--', ...words])).stdout.split('\n').filter(Boolean);

  it.each<[typed: string[], words: RegExp[]]>([
    [[''], PARTS.map((part) => new RegExp(`^${part}\t`))],
    [['so'], [/^solve\tsolve one deal$/]],
    [['solve', '--all'], [/^--all-contracts\t/]],
    [
      ['solve', '--payoff', ''],
      [/^points$/, /^total$/, /^score$/],
    ],
    [
      ['solve', '--leader', ''],
      [/^N$/, /^E$/, /^S$/, /^W$/],
    ],
    [['solve', '--rules', 'ta'], [/^:files$/]],
    [['batch', ''], [/^:files$/]],
    [['import', '--language', 'n'], [/^nl$/]],
    [['import', 'batch', '--lang'], [/^--language\t/]],
    [
      ['advise', '--estimates', ''],
      [/^first$/, /^only$/],
    ],
    [['advise', '--estimates', '--de'], [/^--deals\t/]],
    [['variants', 'belo'], [/^belote\t/]],
    [
      ['completion', ''],
      [/^bash\t/, /^zsh\t/, /^fish\t/],
    ],
    [['solve', '--deal', ''], []],
  ])('after %j', async (typed, words) => {
    const found = await wordsAfter(...typed);
    for (const word of words) expect(found).toContainEqual(expect.stringMatching(word));
    if (words.length === 0) expect(found).toEqual([]);
  });

  it('knows every game', async () => {
    expect(await wordsAfter('solve', '--variant', '')).toEqual(VARIANTS.map(({ id }) => id));
  });

  it('offers each option once', async () => {
    const found = await wordsAfter('solve', '--variant', 'schieber', '--preset', 'match', '--');
    expect(found.some((word) => word.startsWith('--variant\t'))).toBe(false);
    expect(found.some((word) => word.startsWith('--preset\t'))).toBe(true);
  });

  it('works in bash', async ({ skip }) => {
    const script = `jass-solver() { "${process.execPath}" "${MAIN}" "$@"; }
      eval "$(jass-solver completion bash)"
      COMP_WORDS=(jass-solver solve --payoff to) COMP_CWORD=3
      _jass_solver; echo "\${COMPREPLY[*]}"
      cd "${folder}"; COMP_WORDS=(jass-solver batch reque) COMP_CWORD=2
      _jass_solver; echo "\${COMPREPLY[*]}"`;
    const child = spawn('bash', ['-c', script]);
    child.on('error', () => skip('bash is not installed'));
    child.stdin.end();
    expect(await text(child.stdout)).toBe('total\nrequests.jsonl\n');
  });
});
