/**
 * The lint rules that need no types; those that do are in .oxlintrc.json. Beside the usual rules: which room may import which. Data flows one
 * way (docs/architecture.md), and each outside package belongs to the rooms named here. assembly/ is AssemblyScript, which no ESLint
 * parser reads; its compiler checks it.
 */
import { defineConfig } from 'eslint/config';
import js from '@eslint/js';
import lit from 'eslint-plugin-lit';
import ts from 'typescript-eslint';
import wc from 'eslint-plugin-wc';
import { ROOMS, mayImport, mayNotImport } from './tools/rooms.cjs';

/** The outside packages that a room may import. */
const PACKAGES = {
  game: ['valibot'],
  notation: ['valibot'],
  solver: [],
  analysis: [],
  engine: ['comlink', 'node:'],
  widget: ['lit'],
  cli: ['commander', 'cli-progress', 'node:'],
};

const PAGE_GLOBALS = ['window', 'document', 'navigator', 'location', 'customElements', 'HTMLElement', 'localStorage'];

/** @param more further patterns that are forbidden */
function onlyImports(room, packages, more = []) {
  const allowed = packages.map((name) => (name.endsWith(':') ? name : `${name}(/|$)`)).join('|') || '$.';
  return {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(\\.\\./)+(${mayNotImport(room).join('|')})/`,
            message: `src/${room} may import only from: ${[room, ...mayImport(room)].join(', ')}.`,
          },
          {
            regex: `^(?!\\.)(?!${allowed})`,
            message: `This folder may use only these packages: ${packages.join(', ') || 'none'}.`,
          },
          ...more,
        ],
      },
    ],
  };
}

export default defineConfig(
  {
    ignores: ['assembly/', 'build/', 'dist/', 'src/*/generated/', 'site/generated/', 'site/public/', 'test-results/'],
  },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [ts.configs.recommended],
  },
  ...ROOMS.map((room) => ({
    files: [`src/${room}/**/*.ts`],
    rules: onlyImports(room, PACKAGES[room]),
  })),
  {
    files: ['src/analysis/**/*.ts'],
    rules: onlyImports('analysis', PACKAGES.analysis, [
      {
        regex: '/notation/(?!answer/)',
        allowTypeImports: true,
        message: 'src/analysis reads no text: requests are read in src/notation before they get here.',
      },
    ]),
  },
  {
    files: ['src/widget/model/**/*.ts'],
    rules: onlyImports(
      'widget',
      [],
      [{ regex: '^\\.\\./(?!\\.\\./)', message: 'src/widget/model imports no other folder of the widget.' }],
    ),
  },
  {
    files: ['src/{game,notation,solver,analysis,cli}/**/*.ts'],
    rules: { 'no-restricted-globals': ['error', ...PAGE_GLOBALS] },
  },
  {
    // Sentences outside the language files. The browser tests, which compare languages, find single words.
    files: ['src/widget/**/{messages,*-messages,words}.ts', 'src/notation/meld-words.ts'],
    ignores: ['src/widget/language/texts/en/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['Literal[value=/[a-z]{2} [a-z]/i]', 'TemplateElement[value.raw=/[a-z]{3}/i]'].map((text) => ({
          selector: text,
          message: 'Texts are in src/widget/language/, so that every language has them.',
        })),
      ],
    },
  },
  {
    files: ['src/widget/**/*.ts'],
    extends: [lit.configs['flat/recommended'], wc.configs['flat/recommended']],
  },
);
