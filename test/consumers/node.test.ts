/** The package in Node and in a type checker, with only its dependencies installed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atRoot } from '../../tools/paths.ts';
import { DEAL, valueOfDeal } from './deal.ts';
import { packed, projectOf } from './project.ts';
import type { Project } from './project.ts';

const FILES = {
  'element.js': `
    import { JassSolver, solve } from 'jass-solver';
    import 'jass-solver/external';
    const fault = await solve({}).catch(({ name, message }) => name + ': ' + message);
    console.log(JSON.stringify({ isRegistered: customElements.get('jass-solver') === JassSolver, fault }));`,
  'core.js': `
    import { answer, loadSolver } from 'jass-solver/core';
    console.log(JSON.stringify(answer(${JSON.stringify(DEAL)}, await loadSolver()).value));`,
  'node.js': `
    import { startThreads } from 'jass-solver/node';
    const client = startThreads(2);
    const answers = await Promise.all([1, 2, 3].map((id) => client.solve({ ...${JSON.stringify(DEAL)}, id })));
    client.dispose();
    console.log(JSON.stringify(answers.map(({ value }) => value)));`,
  'files.js': `
    import { readFileSync } from 'node:fs';
    import manifest from 'jass-solver/custom-elements.json' with { type: 'json' };
    const wasm = readFileSync(new URL(import.meta.resolve('jass-solver/solver.wasm')));
    const [{ declarations }] = manifest.modules;
    console.log(JSON.stringify({ isWasm: WebAssembly.validate(wasm), tag: declarations[0].tagName }));`,
  'types.tsx': `
    import { JassSolver, configureSolver, solve } from 'jass-solver';
    import type { Answer } from 'jass-solver';
    import 'jass-solver/external';
    import { answer, loadSolver } from 'jass-solver/core';
    import { startThreads } from 'jass-solver/node';
    import { JassSolver as Component } from 'jass-solver/react';
    import type {} from 'jass-solver/jsx';
    configureSolver({ worker: () => new Worker('/worker.js'), wasm: '/solver.wasm' });
    const element: JassSolver = document.createElement('jass-solver');
    element.addEventListener('result', ({ detail }) => detail.value.NS);
    element.addEventListener('click', ({ clientX }) => clientX);
    export const answers: Promise<Answer>[] = [solve({}), startThreads().solve({})];
    export const plain = answer({}, await loadSolver());
    export const tags = [
      <Component key="1" variant="schieber" onResult={({ detail }) => detail.line} />,
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
    files: ['types.tsx'],
  }),
  'without-page/types.ts': `
    import { answer, importRecord, loadSolver, randomDeal, VARIANTS } from 'jass-solver/core';
    import { startThreads } from 'jass-solver/node';
    export const value = answer({}, await loadSolver({ tableBytes: 2 ** 20 }));
    export const answers = startThreads().solve({}, { signal: AbortSignal.timeout(9) });
    export { importRecord, randomDeal, VARIANTS };`,
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

let project: Project;
beforeAll(() => {
  project = projectOf(FILES, [
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
    isRegistered: true,
    fault: expect.stringMatching(/^SolverUnavailable: .* jass-solver\/node\.$/) as string,
  });
});

it('solves in the calling thread', async () => {
  expect(await printed('core.js')).toEqual(await valueOfDeal());
});

it('solves in threads', async () => {
  const value = await valueOfDeal();
  expect(await printed('node.js')).toEqual([value, value, value]);
});

it('finds the files that are not modules', async () => {
  expect(await printed('files.js')).toEqual({ isWasm: true, tag: 'jass-solver' });
});

it('has the command', async () => {
  const { bin } = JSON.parse(readFileSync(join(packed(), 'package.json'), 'utf8')) as { bin: Record<string, string> };
  const words = Object.entries(DEAL).flatMap(([name, value]) => [`--${name}`, value]);
  const answer = await project.run(join('node_modules/jass-solver', bin['jass-solver']!), 'solve', ...words, '--json');
  expect(JSON.parse(answer)).toMatchObject({ value: await valueOfDeal() });
});

it.each([
  ['a page', '.'],
  ['Node, without the types of a page and with those of the package checked', 'without-page'],
])('has types that a strict checker accepts for %s', async (_, folder) => {
  await project.run(atRoot('node_modules/typescript/bin/tsc'), '--project', folder);
});
