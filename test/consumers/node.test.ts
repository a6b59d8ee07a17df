/** The package in Node and in a type checker, with only its dependencies installed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atRoot } from '../../tools/paths.ts';
import { thoroughly } from '../times.ts';
import { DEAL, valueOfDeal } from './deal.ts';
import { declarationsIn } from './manifest.ts';
import type { Declaration } from './manifest.ts';
import { packed, projectOf } from './project.ts';
import type { Project } from './project.ts';

/** The programs of the guide for many deals, for two bots, and for a deal that takes long. */
const PROGRAMS = [...readFileSync(atRoot('site/guide/node.md'), 'utf8').matchAll(/^```js\n([^]*?)^```$/gm)].map(
  ([, program]) => program!,
);
const [MANY_DEALS, BOTS, CANCELLED] = ['1_000_000', 'botOf', 'AbortController'].map((word) =>
  PROGRAMS.find((program) => program.includes(word))!,
) as [string, string, string];

const FILES = {
  'element.js': `
    import { JassSolver, solve } from 'jass-solver';
    import 'jass-solver/external';
    import { JassGame } from 'jass-solver/game';
    import { JassAdviser } from 'jass-solver/adviser';
    import { JassStudy } from 'jass-solver/study';
    import 'jass-solver/react';
    import 'jass-solver/react/game';
    import 'jass-solver/react/adviser';
    import 'jass-solver/react/study';
    const fault = await solve({}).catch(({ name, message }) => name + ': ' + message);
    console.log(JSON.stringify({ classes: [JassSolver, JassGame, JassAdviser, JassStudy].map(({ name }) => name), fault }));`,
  // A page of a test, which has no ResizeObserver and no other way to measure.
  'jsdom.js': `
    import { JSDOM } from 'jsdom';
    const { window } = new JSDOM('<!doctype html><jass-solver></jass-solver>', { url: 'http://localhost/', pretendToBeVisual: true });
    const names = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis));
    for (const name of [...names, 'Event', 'CustomEvent', 'EventTarget', 'MessageEvent']) globalThis[name] = window[name];
    await import('jass-solver/element');
    const element = document.querySelector('jass-solver');
    Object.assign(element, ${JSON.stringify(DEAL)});
    await element.updateComplete;
    const cards = element.shadowRoot.querySelectorAll('[part~=card]').length;
    console.log(JSON.stringify({ observer: typeof ResizeObserver, cards }));
    process.exit();`,
  'core.js': `
    import { answer, loadSolver } from 'jass-solver/core';
    const solver = await loadSolver();
    const fault = (() => {
      try {
        answer({ ...${JSON.stringify(DEAL)}, plyas: [] }, solver);
      } catch ({ name, code, message }) {
        return { name, code, message };
      }
    })();
    const without = [undefined, loadSolver()].map((none) => {
      try {
        answer(${JSON.stringify(DEAL)}, none);
      } catch ({ message }) {
        return message;
      }
    });
    console.log(JSON.stringify({ value: answer(${JSON.stringify(DEAL)}, solver).value, fault, without }));`,
  'node.js': `
    import { startThreads } from 'jass-solver/node';
    const client = startThreads(2);
    const answers = await Promise.all([1, 2, 3].map((id) => client.solve({ ...${JSON.stringify(DEAL)}, id })));
    const fault = await client
      .solve({ ...${JSON.stringify(DEAL)}, plyas: [] })
      .catch(({ name, code, message }) => ({ name, code, message }));
    client.dispose();
    console.log(JSON.stringify({ values: answers.map(({ value }) => value), fault }));`,
  'bots.js': BOTS.replace('DEALS = 100', 'DEALS = 2'),
  'many.js': MANY_DEALS.replace('1_000_000', '25'),
  // The third progress cancels it in place of a time, after which a busy machine might have none.
  'cancelled.js': CANCELLED.replace(/setTimeout\(.*/, 'let seen = 0;').replace(
    'console.log(bounds, estimate);',
    '{ console.log(bounds, estimate); if (++seen === 3) stop.abort(); }',
  ),
  'files.js': `
    import { readFileSync } from 'node:fs';
    import manifest from 'jass-solver/custom-elements.json' with { type: 'json' };
    const wasm = readFileSync(new URL(import.meta.resolve('jass-solver/solver.wasm')));
    const tags = manifest.modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
    console.log(JSON.stringify({ isWasm: WebAssembly.validate(wasm), tags }));`,
  'types.tsx': `
    import { JassSolver, configureSolver, solve } from 'jass-solver';
    import type { Answer, PlayDetail, SolveRequest } from 'jass-solver';
    import 'jass-solver/external';
    import { answer, loadSolver } from 'jass-solver/core';
    import { startThreads } from 'jass-solver/node';
    import { JassSolver as Component } from 'jass-solver/react';
    import { JassGame } from 'jass-solver/react/game';
    import { JassAdviser } from 'jass-solver/react/adviser';
    import { JassStudy } from 'jass-solver/react/study';
    import type {} from 'jass-solver/jsx';
    configureSolver({ worker: () => new Worker('/worker.js'), wasm: '/solver.wasm' });
    const element: JassSolver = document.createElement('jass-solver');
    element.addEventListener('result', ({ detail }) => detail.value.NS);
    element.addEventListener('play', ({ detail }: CustomEvent<PlayDetail>) => detail.by);
    element.addEventListener('click', ({ clientX }) => clientX);
    const DEAL = ${JSON.stringify(DEAL)} as const;
    export const answers: Promise<Answer>[] = [solve(DEAL), startThreads().solve(DEAL)];
    const solver = await loadSolver();
    export const points: number[] = [answer(DEAL, solver).value.NS, (await startThreads().solve({ ...DEAL, payoff: 'points' })).value.EW];
    export const pointsOf: number[] = answer({ ...DEAL, want: ['cards', 'table'] }, solver).cards.map(({ NS }) => NS);
    export const difference: number | undefined = answer({ ...DEAL, payoff: 'total' }, solver).value.difference;
    export const legal: string[] = [...answer({ ...DEAL, want: ['state'] }, solver).state.legal];
    export const lost: number[] = answer({ ...DEAL, want: ['review', 'why'] }, solver).review.map(({ lost }) => lost);
    export const alone: object = (await solve({ ...DEAL, want: [] })).value;
    export const inTime: object | undefined = (await solve({ ...DEAL, limitMs: 9 })).value;
    declare const read: SolveRequest;
    export const any: object | undefined = answer(read, solver).review;
    export const parsed: Answer = answer(JSON.parse('{}'), solver);
    // @ts-expect-error -- a misspelt field
    void solve({ varaint: 'schieber', contract: 'H', leader: 'N', deal: '' });
    // @ts-expect-error -- a misspelt field that may be left out
    answer({ ...DEAL, plyas: [] }, solver);
    // @ts-expect-error -- not wanted
    void answer(DEAL, solver).review;
    // @ts-expect-error -- not wanted
    void answer({ ...DEAL, want: ['state'] }, solver).value;
    // @ts-expect-error -- cannot be wanted
    answer({ ...DEAL, want: ['all'] }, solver);
    // @ts-expect-error -- the time may be up before it is known
    void answer({ ...DEAL, limitMs: 9 }, solver).value.NS;
    declare const isTotal: boolean, payoff: string;
    // @ts-expect-error -- the difference counts
    points.push(answer({ ...DEAL, payoff: 'total' }, solver).value.NS);
    // @ts-expect-error -- the difference may count
    points.push(answer({ ...DEAL, payoff }, solver).value.NS);
    // @ts-expect-error -- card points may count
    points.push(answer({ ...DEAL, payoff: isTotal ? 'total' : undefined }, solver).value.difference);
    // @ts-expect-error -- a misspelt field of the rules
    answer({ ...DEAL, rules: { lastTrik: 5 } }, solver);
    export const tags = [
      <Component
        key="1"
        variant="schieber"
        onResult={({ detail }) => detail.line}
        onPlay={({ detail }) => detail.by}
        onChange={({ detail }) => detail.payoff}
        onError={({ detail }) => detail.code}
      />,
      <JassGame key="5" record="" onResult={({ detail }) => detail.deals} onError={({ detail }) => detail.message} />,
      <JassAdviser key="6" hand="" onResult={({ detail }) => detail.contracts} onChange={({ detail }) => detail.hand} />,
      <JassStudy key="7" study="" onChapter={({ detail }) => detail.title} onAnswer={({ detail }) => detail.right} />,
      // @ts-expect-error -- there is no such variant
      <Component key="4" variant="scheiber" />,
      <jass-solver key="2" variant="schieber" onresult={({ detail }) => detail.line} />,
      // @ts-expect-error -- there is no such property
      <jass-solver key="3" variants="schieber" />,
    ];`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      module: 'nodenext',
      jsx: 'react-jsx',
      lib: ['es2023', 'dom', 'dom.iterable'],
      strict: true,
      noEmit: true,
      types: ['react'],
    },
    files: ['types.tsx', 'manifest.tsx'],
  }),
  'without-page/types.ts': `
    import { answer, importRecord, loadSolver, randomDeal, VARIANTS } from 'jass-solver/core';
    import { startThreads } from 'jass-solver/node';
    const DEAL = ${JSON.stringify(DEAL)} as const;
    export const value = answer(DEAL, await loadSolver({ tableBytes: 2 ** 20 }));
    export const answers = startThreads().solve(DEAL, { signal: AbortSignal.timeout(9) });
    export { importRecord, randomDeal, VARIANTS };`,
  'without-page/core.ts': `
    import { answer, importRecord, loadSolver, randomDeal, VARIANTS } from 'jass-solver/core';
    const DEAL = ${JSON.stringify(DEAL)} as const;
    export const value = loadSolver().then((solver) => answer(DEAL, solver));
    export { importRecord, randomDeal, VARIANTS };`,
  // What a bundler resolves, with the language of ES2022 and nothing else.
  'without-page/es2022.json': JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2022'],
      strict: true,
      noEmit: true,
      types: [],
      skipLibCheck: true,
    },
    files: ['core.ts'],
  }),
  'without-page/tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      module: 'nodenext',
      lib: ['es2023'],
      strict: true,
      noEmit: true,
      types: ['node'],
      skipLibCheck: false,
    },
    files: ['types.ts'],
  }),
};

/** An element in JSX for each word of each attribute in the manifest, one for each open attribute, and a wrong one for each other. */
function everyWord(): string {
  return declarationsIn(packed()).map(everyWordOf).join('\n');
}

/** The module of each element's component, and the fields that are no attributes. */
const MODULES: Readonly<Record<string, readonly [type: string, module: string, others: string]>> = {
  'jass-solver': [
    'JassSolver',
    'jass-solver',
    "'shareUrl' | 'ignoreContract' | 'puzzleLevel' | 'puzzleTheme' | 'client'",
  ],
  'jass-game': ['JassGame', 'jass-solver/game', "'client'"],
  'jass-adviser': ['JassAdviser', 'jass-solver/adviser', "'client'"],
  'jass-study': ['JassStudy', 'jass-solver/study', "'client'"],
};

function everyWordOf({ tagName, attributes, events }: Declaration): string {
  const [type, module, others] = MODULES[tagName]!;
  const tags = attributes.flatMap(({ name, parsedType: { text } }) => {
    const words = text.split(' | ').filter((word) => word.startsWith("'"));
    const right = words.map((word) => `{ ${JSON.stringify(name)}: ${word} }`);
    if (text === 'boolean') return [`{ ${JSON.stringify(name)}: true }`];
    if (text === 'number') return [`{ ${JSON.stringify(name)}: 5 }`];
    if (text.endsWith('string')) return [...right, `{ ${JSON.stringify(name)}: 'any' }`];
    return [...right, `// @ts-expect-error -- no word of ${name}\n{ ${JSON.stringify(name)}: 'any' }`];
  });
  const react = module.replace('jass-solver', 'jass-solver/react');
  return `
    import { ${type} } from '${react}';
    import type { ${type}Fields } from 'jass-solver/jsx';
    import type { ${type}EventMap } from '${module}';
    type ${type}Named = ${attributes.map(({ name }) => JSON.stringify(name)).join(' | ')};
    export const all${type}: ${type}Named extends keyof ${type}Fields ? true : false = true;
    export const none${type}: Exclude<keyof ${type}Fields, ${type}Named | ${others} | \`on\${string}\`> extends never ? true : false = true;
    export const events${type}: keyof ${type}EventMap extends ${events.map(({ name }) => JSON.stringify(name)).join(' | ')} ? true : false = true;
    export const handlers${type} = [${events
      .map(({ name }) => `<${tagName} key="${name}" on${name}={({ detail }) => void detail} />`)
      .join(', ')}];
    export const props${type} = [${events
      .map(
        ({ name }) =>
          `<${type} key="${name}" on${name[0]!.toUpperCase() + name.slice(1)}={({ detail }) => void detail} />`,
      )
      .join(', ')}];
    export const fields${type}: ${type}Fields[] = [\n${tags.join(',\n')},\n];`;
}

let project: Project;
beforeAll(() => {
  project = projectOf({ ...FILES, 'manifest.tsx': everyWord() }, [
    'jsdom',
    'react',
    '@types/react',
    'csstype',
    '@types/trusted-types',
    '@types/node',
    'undici-types',
  ]);
});
afterAll(() => project.close());

const printed = async (file: string): Promise<unknown> => JSON.parse(await project.run(file));

it('imports the element without a page, and rejects when it should solve', async () => {
  expect(await printed('element.js')).toEqual({
    classes: ['JassSolver', 'JassGame', 'JassAdviser', 'JassStudy'],
    fault: expect.stringMatching(/^SolverUnavailable: .* jass-solver\/node\.$/) as string,
  });
});

const FAULT = {
  name: 'JassError',
  code: 'bad-request',
  message: 'The field "plyas" is not known; did you mean "plays"?',
};

it('paints a deal in jsdom', async () => {
  expect(await printed('jsdom.js')).toEqual({ observer: 'undefined', cards: 4 });
});

it('solves in the calling thread, and throws for a mistake', async () => {
  const without = 'the solver is missing: give what `await loadSolver()` returns';
  expect(await printed('core.js')).toEqual({ value: await valueOfDeal(), fault: FAULT, without: [without, without] });
});

it('solves in threads, and rejects as the calling thread throws', async () => {
  const value = await valueOfDeal();
  expect(await printed('node.js')).toEqual({ values: [value, value, value], fault: FAULT });
});

it('solves many random deals as the guide says, each once', async () => {
  const lines = (await project.run('many.js')).trimEnd().split('\n');
  expect(lines.map((line) => parseInt(line)).sort((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, id) => id));
});

it('compares two bots as the guide says', async () => {
  const [mine, other] = (await project.run('bots.js')).trimEnd().split('\n');
  expect(mine).toMatch(/^mine loses [1-9][\d.]* points a deal$/);
  expect(other).toMatch(/^other loses [1-9][\d.]* points a deal$/);
});

it('tells the progress of a hard deal, and ends when it is cancelled, as the guide says', async () => {
  const lines = (await project.run('cancelled.js')).trimEnd().split('\n');
  expect(lines.length).toBeGreaterThanOrEqual(3);
  for (const line of lines) expect(line).toMatch(/^\{ NS: \[ \d+, \d+ \] \} (?:\{ NS: \d+ \}|undefined)$/);
});

it('finds the files that are not modules', async () => {
  expect(await printed('files.js')).toEqual({
    isWasm: true,
    tags: ['jass-solver', 'jass-game', 'jass-adviser', 'jass-study'],
  });
});

it('has the command', async () => {
  const { bin } = JSON.parse(readFileSync(join(packed(), 'package.json'), 'utf8')) as { bin: Record<string, string> };
  const words = Object.entries(DEAL).flatMap(([name, value]) => [`--${name}`, value]);
  const answer = await project.run(join('node_modules/jass-solver', bin['jass-solver']!), 'solve', ...words, '--json');
  expect(JSON.parse(answer)).toMatchObject({ value: await valueOfDeal() });
});

/** TypeScript 7 is quick; the older one checks the same in a thorough run. */
const COMPILERS = thoroughly('typescript-7', 'typescript');

describe.each(COMPILERS)('with %s', (compiler) => {
  it.each([
    ['a page', '.'],
    ['Node, without the types of a page and with those of the package checked', 'without-page'],
    ['ES2022, without the types of a page or of Node', 'without-page/es2022.json'],
  ])('has types that a strict checker accepts for %s', async (_, folder) => {
    await project.run(atRoot(`node_modules/${compiler}/bin/tsc`), '--project', folder);
  });
});
