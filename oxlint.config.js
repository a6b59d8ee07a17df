/**
 * The lint rules. Beside the usual ones: which module may import which. Data flows one way (docs/architecture.md), and each outside package
 * belongs to the modules named here. assembly/ is AssemblyScript, which no linter reads; its compiler checks it.
 */
import { LAYERS, MODULES, layersAfter, mayImport, mayNotImport } from './tools/modules.cjs';

/** The outside packages that a module may import. */
const PACKAGES = {
  game: ['valibot'],
  languages: [],
  notation: ['valibot'],
  solver: [],
  analysis: [],
  engine: ['comlink', 'node:'],
  widget: ['lit'],
  cli: ['commander', 'node:'],
};

const PAGE_GLOBALS = ['window', 'document', 'navigator', 'location', 'customElements', 'HTMLElement', 'localStorage'];

/** @param more further patterns that are forbidden */
function onlyImports(module, packages, more = []) {
  const allowed = packages.map((name) => (name.endsWith(':') ? name : `${name}(/|$)`)).join('|') || '$.';
  return {
    'eslint-js/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(\\.\\./)+(${mayNotImport(module).join('|')})/`,
            message: `src/${module} may import only from: ${[module, ...mayImport(module)].join(', ')}.`,
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

const all = (severity, names) => Object.fromEntries(names.map((name) => [name, severity]));

export default {
  plugins: ['typescript'],
  jsPlugins: ['eslint-plugin-lit', 'eslint-plugin-wc', { name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }],
  categories: { correctness: 'error' },
  ignorePatterns: ['assembly', 'build', 'dist', 'src/*/generated', 'site/generated', 'site/public', 'test-results'],
  rules: {
    // What the recommended sets of ESLint and typescript-eslint have beside the rules of correctness.
    ...all('error', [
      'no-case-declarations',
      'no-empty',
      'no-fallthrough',
      'no-prototype-builtins',
      'no-regex-spaces',
      'no-unexpected-multiline',
      'no-useless-assignment',
      'no-var',
      'prefer-const',
      'prefer-rest-params',
      'prefer-spread',
      'preserve-caught-error',
      'typescript/ban-ts-comment',
      'typescript/no-array-constructor',
      'typescript/no-empty-object-type',
      'typescript/no-explicit-any',
      'typescript/no-namespace',
      'typescript/no-require-imports',
      'typescript/no-unnecessary-type-constraint',
      'typescript/no-unsafe-function-type',
    ]),
    // Cards and names of ranks are plain letters, and sort as such.
    ...all('off', ['typescript/no-misused-spread', 'typescript/require-array-sort-compare']),
  },
  overrides: [
    {
      files: ['**/*.ts'],
      rules: all('error', [
        'typescript/no-misused-promises',
        'typescript/no-unnecessary-type-assertion',
        'typescript/no-unsafe-argument',
        'typescript/no-unsafe-assignment',
        'typescript/no-unsafe-call',
        'typescript/no-unsafe-enum-comparison',
        'typescript/no-unsafe-member-access',
        'typescript/no-unsafe-return',
        'typescript/only-throw-error',
        'typescript/prefer-promise-reject-errors',
        'typescript/require-await',
        'typescript/restrict-plus-operands',
      ]),
    },
    { files: ['**/*.js'], rules: all('off', ['typescript/unbound-method']) },
    { files: ['**/*.cjs'], rules: all('off', ['typescript/no-require-imports']) },
    ...MODULES.map((module) => ({ files: [`src/${module}/**/*.ts`], rules: onlyImports(module, PACKAGES[module]) })),
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
    ...LAYERS.map((layer) => ({
      files: [`src/widget/${layer}/**/*.ts`],
      rules: onlyImports('widget', layer === 'state' ? [] : PACKAGES.widget, [
        {
          regex: `^(\\.\\./)+(${layersAfter(layer).join('|') || '$.'})/`,
          message: `src/widget/${layer} imports only the layers before it: ${LAYERS.join(', ')}.`,
        },
      ]),
    })),
    {
      files: ['src/{game,notation,solver,analysis,cli}/**/*.ts'],
      rules: { 'no-restricted-globals': ['error', ...PAGE_GLOBALS] },
    },
    {
      // Sentences outside the language files. The browser tests, which compare languages, find single words.
      files: ['src/widget/**/{messages,*-messages,words}.ts', 'src/notation/words/meld-words.ts'],
      excludeFiles: ['src/languages/**'],
      rules: {
        'eslint-js/no-restricted-syntax': [
          'error',
          ...['Literal[value=/[a-z]{2} [a-z]/i]', 'TemplateElement[value.raw=/[a-z]{3}/i]'].map((text) => ({
            selector: text,
            message: 'Texts are in src/languages/, so that every language has them.',
          })),
        ],
      },
    },
    {
      files: ['src/widget/**/*.ts'],
      rules: all('error', [
        'lit/attribute-value-entities',
        'lit/binding-positions',
        'lit/no-duplicate-template-bindings',
        'lit/no-invalid-html',
        'lit/no-legacy-template-syntax',
        'lit/no-property-change-update',
        'wc/no-constructor-attributes',
        'wc/no-invalid-element-name',
        'wc/no-self-class',
      ]),
    },
  ],
};
