/** The tags in the templates of Vue and Svelte, checked with the settings that their starters have: right ones pass, and each wrong one is reported. */
import { describe, expect, it } from 'vitest';
import { closedAfter } from './closed.ts';
import { installed, projectOf } from './project.ts';

interface Kind {
  readonly name: string;
  readonly program: string;
  readonly words: readonly string[];
  readonly tools: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  /** The file of a template. @param tags its markup */
  readonly file: (tags: string) => readonly [name: string, text: string];
  /** Markup that is right, and wrong tags with a word of what is reported of each. */
  readonly right: string;
  readonly wrong: Readonly<Record<string, string>>;
}

const KINDS: readonly Kind[] = [
  {
    name: 'Vue',
    program: 'vue-tsc/bin/vue-tsc.js',
    words: ['--noEmit', '--project', 'tsconfig.json'],
    tools: ['vue', '@vue/tsconfig', 'typescript'],
    files: {
      'tsconfig.json': JSON.stringify({
        extends: '@vue/tsconfig/tsconfig.dom.json',
        compilerOptions: { types: [] },
        include: ['*.vue'],
      }),
    },
    file: (tags) => [
      'Page.vue',
      `<script setup lang="ts">
        import 'jass-solver';
        import type {} from 'jass-solver/vue';
        defineProps<{ deal: string }>();
        const emit = defineEmits<{ solved: [points: number | undefined] }>();
      </script>
      <template>${tags}</template>`,
    ],
    right: `
      <jass-solver
        class="deal" variant="schieber" contract="H" leader="N" :deal="deal" puzzle-level="2" share-url=""
        @result="({ detail }) => emit('solved', detail.value.NS)" @keydown="({ key }) => key"
      />
      <jass-game record="" @error="({ detail }) => detail.message" />
      <jass-adviser variant="schieber" hand="" @change="({ detail }) => detail.hand" />
      <jass-study study="" @answer="({ detail }) => detail.right" />`,
    wrong: {
      '<jass-solver variant="scheiber" />': 'scheiber',
      '<jass-solver :deal="5" />': "'number'",
      '<jass-solver @result="({ detail }) => detail.values" />': 'values',
      '<jass-game @error="({ detail }) => detail.reason" />': 'reason',
      '<jass-adviser :hand="5" />': "'number'",
    },
  },
  {
    name: 'Svelte',
    program: 'svelte-check/bin/svelte-check',
    words: ['--output', 'machine', '--tsconfig', './tsconfig.json'],
    tools: ['svelte', '@tsconfig/svelte', 'typescript'],
    files: {
      'tsconfig.json': JSON.stringify({ extends: '@tsconfig/svelte/tsconfig.json', include: ['*.svelte'] }),
    },
    file: (tags) => [
      'Page.svelte',
      `<script lang="ts">
        import 'jass-solver';
        import type {} from 'jass-solver/svelte';
        const { deal, onSolved }: { deal: string; onSolved: (points: number | undefined) => void } = $props();
      </script>
      ${tags}`,
    ],
    right: `
      <jass-solver
        class="deal" variant="schieber" contract="H" leader="N" {deal} puzzle-level="2" share-url=""
        onresult={({ detail }) => onSolved(detail.value.NS)} onkeydown={({ key }) => key}
      ></jass-solver>
      <jass-game record="" onerror={({ detail }) => detail.message}></jass-game>
      <jass-adviser variant="schieber" hand="" onchange={({ detail }) => detail.hand}></jass-adviser>
      <jass-study study="" onanswer={({ detail }) => detail.right}></jass-study>`,
    wrong: {
      '<jass-solver variant="scheiber"></jass-solver>': 'scheiber',
      '<jass-solver variants="schieber"></jass-solver>': 'variants',
      '<jass-solver deal={5}></jass-solver>': 'number',
      '<jass-solver onresult={({ detail }) => detail.values}></jass-solver>': 'values',
      '<jass-game onerror={({ detail }) => detail.reason}></jass-game>': 'reason',
      '<jass-adviser hand={5}></jass-adviser>': 'number',
    },
  },
];

describe.each(KINDS)('the templates of $name', ({ program, words, tools, files, file, right, wrong }) => {
  /** Checks a template. Rejects with what is reported. */
  const check = (tags: string): Promise<string> => {
    const [name, text] = file(tags);
    return closedAfter(projectOf({ ...files, [name]: text }, tools)).run(installed(program), ...words);
  };

  it('may have the tags with their properties and events', () => check(right));

  it('may not have what is wrong', async () => {
    const reported = await check(Object.keys(wrong).join('\n')).then(
      () => '',
      ({ message }: Error) => message,
    );
    const errors = reported.split('\n').filter((line) => /\berror TS|\bERROR "/.test(line));
    expect(errors).toEqual(Object.values(wrong).map((told) => expect.stringContaining(told) as string));
  });
});
