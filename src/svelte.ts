/** `import type {} from 'jass-solver/svelte'`: the tags of the package in the templates of Svelte, which `svelte-check` and editors check. */
import type { HTMLAttributes } from 'svelte/elements';
import type { JassSolver } from 'jass-solver';
import type { JassAdviser } from 'jass-solver/adviser';
import type { JassGame } from 'jass-solver/game';
import type { JassStudy } from 'jass-solver/study';
import type { JassAdviserFields, JassGameFields, JassSolverFields, JassStudyFields } from './tags.ts';

/** The attributes of every element, and the ones that only this element has. */
type Tag<Element extends HTMLElement, Fields> = Omit<HTMLAttributes<Element>, keyof Fields> & Fields;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'jass-solver': Tag<JassSolver, JassSolverFields>;
    'jass-game': Tag<JassGame, JassGameFields>;
    'jass-adviser': Tag<JassAdviser, JassAdviserFields>;
    'jass-study': Tag<JassStudy, JassStudyFields>;
  }
}
