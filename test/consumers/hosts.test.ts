/**
 * The recipe of docs/bulk.md for several hosts: GNU parallel gives deals to two servers of OpenSSH on the loopback, each with the
 * packed package, and they are killed in the middle. Skipped, with the reason, where either program is missing.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDeal } from '../../src/notation/hands.ts';
import { randomDeal, seeded } from '../../src/game/play/random-deal.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { hasParallel, recipe } from '../recipes.ts';
import { projectOf } from './project.ts';
import { hostsOf } from './ssh-hosts.ts';
import type { Host, Hosts } from './ssh-hosts.ts';

const COUNT = 100;
/** Deals of a part. */
const PART = 20;
const NAMES = ['host1', 'host2'];

const project = projectOf({});
const at = (...names: string[]): string => join(project.folder, ...names);
const found = hasParallel()
  ? await hostsOf(Object.fromEntries(NAMES.map((name) => [name, at(name)])))
  : 'GNU parallel is not installed (Debian package parallel)';

if (typeof found === 'string') {
  console.warn(`${found}: the recipe for several hosts is not tested.`);
  it.skip(`two hosts: ${found}`);
} else describe('two hosts', () => testHosts(found));

function testHosts({ hosts, bin, close }: Hosts): void {
  const [one, two] = hosts as [Host, Host];
  const env = {
    ...process.env,
    PATH: `${bin}:${at(NAMES[0]!)}:${process.env.PATH}`,
    // The shell that GNU parallel would else guess decides how it quotes for a remote one.
    SHELL: '/bin/bash',
    PARALLEL_SHELL: '/bin/bash',
  };

  /** Starts a shell with commands, in a folder with the requests. */
  function shell(commands: string) {
    const child = spawn('bash', ['-ec', commands], { cwd: at('work'), env, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = Promise.all([once(child, 'close'), text(child.stderr), text(child.stdout)]);
    return ended.then(([, stderr, stdout]) => ({ status: child.exitCode, stderr, stdout }));
  }
  let lastRun: ReturnType<typeof shell> | undefined;
  const solves = (): ReturnType<typeof shell> =>
    (lastRun = shell(
      recipe('-S ')
        .replace(/-N \d+/, `-N ${PART}`)
        .replace(/-S \S+/, `-S ${NAMES.map((name) => `1/${name}`).join()}`),
    ));

  /** What was answered, without the cost. */
  const answersIn = (file: string): unknown[] =>
    readFileSync(at('work', file), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => ({ ...(JSON.parse(line) as object), nodes: undefined, ms: undefined }));

  /** The parts that ended: their host and their exit status. */
  function ended(): { readonly host: string; readonly status: number }[] {
    const log = at('work/jobs.log');
    const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(1, -1) : [];
    return lines
      .map((line) => line.split('\t'))
      .map(([, host, , , , , status]) => ({ host: host!, status: Number(status) }));
  }
  /** Waits until a host has solved a part and is at work on the next one. */
  const busyAgain = (host: Host): Promise<void> =>
    vi.waitUntil(() => ended().some((part) => part.host === host.name) && host.isRunning('node'), {
      timeout: 120_000,
      interval: 20,
    }) as Promise<unknown> as Promise<void>;

  beforeAll(async () => {
    for (const name of NAMES) {
      mkdirSync(at(name));
      symlinkSync(at('node_modules/jass-solver/dist/cli/main.js'), at(name, 'jass-solver'));
      // The Node of this test, also where a remote command would find another.
      symlinkSync(process.execPath, at(name, 'node'));
    }
    const { id: variant, rules } = variantById('schieber');
    const random = seeded(1);
    const request = (id: number): object => {
      // Every part has a line with an error.
      if (id % PART === 7) return { id, variant };
      return {
        id,
        variant,
        contract: 'H',
        leader: 'N',
        deal: formatDeal(randomDeal(rules, random, 7)),
        want: ['cards'],
      };
    };
    mkdirSync(at('work'));
    const lines = Array.from({ length: COUNT }, (_, id) => `${JSON.stringify(request(id))}\n`);
    writeFileSync(at('work/requests.jsonl'), lines.join(''));
    await shell('jass-solver batch < requests.jsonl > expected.jsonl');
  });
  beforeEach(async () => {
    for (const name of ['parts', 'jobs.log', 'answers.jsonl'])
      rmSync(at('work', name), { recursive: true, force: true });
    await Promise.all(hosts.map((host) => host.start()));
    return async () => {
      hosts.forEach((host) => host.kill());
      // Without hosts it ends soon. Else it would still write to the folder of the next test.
      await lastRun;
    };
  });
  afterAll(close);

  async function collected(): Promise<unknown[]> {
    const { status, stderr } = await shell(recipe('cat $(ls -v'));
    expect(status, stderr).toBe(0);
    return answersIn('answers.jsonl');
  }

  it('lose and repeat nothing if one of them dies in the middle', async () => {
    const run = solves();
    await busyAgain(two);
    two.kill();
    const { status, stderr } = await run;
    expect(status, stderr).toBe(0);
    expect(ended().some(({ host }) => host === two.name)).toBe(true);
    expect(await collected()).toEqual(answersIn('expected.jsonl'));
  });

  it('go on with the same command after both have died', async () => {
    const run = solves();
    await busyAgain(one);
    hosts.forEach((host) => host.kill());
    expect((await run).status).not.toBe(0);
    expect(readdirSync(at('work/parts')).length).toBeGreaterThan(0);
    expect(ended().filter(({ status }) => status === 0).length).toBeLessThan(COUNT / PART);
    await Promise.all(hosts.map((host) => host.start()));
    const { status, stderr } = await solves();
    expect(status, stderr).toBe(0);
    expect(await collected()).toEqual(answersIn('expected.jsonl'));
  });
}

afterAll(() => project.close());
