/**
 * Beside the usual rules: which room may import which. Data flows one way, notation → game → solver → analysis →
 * widget, cli (notation borrows the game's vocabulary; docs/architecture.md has the picture), and each outside
 * package belongs to the rooms named here. assembly/ is AssemblyScript, which no ESLint parser reads; its compiler checks it.
 */
import { defineConfig } from 'eslint/config';
import js from '@eslint/js';
import lit from 'eslint-plugin-lit';
import ts from 'typescript-eslint';
import wc from 'eslint-plugin-wc';

const ROOMS = ['game', 'notation', 'solver', 'analysis', 'widget', 'cli'];

/** The rooms that a room may import, beside itself. */
const MAY_IMPORT = {
  game: [],
  notation: ['game'],
  solver: ['game', 'notation'],
  analysis: ['game', 'notation', 'solver'],
  widget: ['game', 'notation', 'solver', 'analysis'],
  cli: ['game', 'notation', 'solver', 'analysis'],
};

/** The outside packages that a room may import; of @lit/localize notation needs types alone, by which its sentences are found. */
const PACKAGES = {
  game: ['valibot'],
  notation: ['valibot', '@lit/localize'],
  solver: [],
  analysis: ['valibot'],
  widget: ['lit', '@lit/localize'],
  cli: ['commander', 'cli-progress', 'node:'],
};

/** Files of src/solver that host the analysis in a worker or thread, and so stand after it. */
const HOSTS = {
  files: [
    'worker',
    'service',
    'engine',
    'client',
    'advise',
    'judge',
    'job',
    'worker-link',
    'page-client',
    'threads',
    'node-worker',
  ],
  rooms: ['game', 'notation', 'analysis'],
  packages: ['comlink', 'node:'],
};

const PAGE_GLOBALS = ['window', 'document', 'navigator', 'location', 'customElements', 'HTMLElement', 'localStorage'];

function onlyImports(room, rooms, packages) {
  const others = ROOMS.filter((other) => other !== room && !rooms.includes(other)).join('|');
  const allowed = packages.map((name) => (name.endsWith(':') ? name : `${name}(/|$)`)).join('|') || '$.';
  return {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(\\.\\./)+(${others})/`,
            message: `src/${room} may import only from: ${[room, ...rooms].join(', ')}.`,
          },
          {
            regex: `^(?!\\.)(?!${allowed})`,
            message: `src/${room} may use only these packages: ${packages.join(', ') || 'none'}.`,
          },
        ],
      },
    ],
  };
}

export default defineConfig(
  {
    ignores: [
      'assembly/',
      'build/',
      'dist/',
      'src/solver/generated/',
      'src/widget/locales/',
      'src/widget/reasons/locales/',
      'site/generated/',
      'site/public/',
      'test-results/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  },
  ...ROOMS.map((room) => ({
    files: [`src/${room}/**/*.ts`],
    rules: onlyImports(room, MAY_IMPORT[room], PACKAGES[room]),
  })),
  {
    files: HOSTS.files.map((name) => `src/solver/${name}.ts`),
    rules: onlyImports('solver', HOSTS.rooms, HOSTS.packages),
  },
  {
    files: ['src/{game,notation,solver,analysis,cli}/**/*.ts'],
    rules: { 'no-restricted-globals': ['error', ...PAGE_GLOBALS] },
  },
  {
    // Sentences that no translator would see. One word is found by the browser tests, which compare languages.
    files: ['src/widget/{messages,score-messages,words}.ts', 'src/notation/meld-words.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['Literal[value=/[a-z]{2} [a-z]/i]', 'TemplateElement[value.raw=/[a-z]{3}/i]'].map((text) => ({
          selector: `${text}:not(CallExpression[callee.name='msg'] *)`,
          message: 'Sentences are said through msg(…), so that they can be translated: see src/widget/messages.ts.',
        })),
      ],
    },
  },
  {
    files: ['src/widget/**/*.ts'],
    extends: [lit.configs['flat/recommended'], wc.configs['flat/recommended']],
  },
);
