/** `import type {} from 'jass-solver/vue'`: the tags of the package in the templates of Vue, which `vue-tsc` and editors check. */
import type { HTMLAttributes } from 'vue';
import type { JassSolver } from 'jass-solver';
import type { JassAdviser } from 'jass-solver/adviser';
import type { JassGame } from 'jass-solver/game';
import type { JassStudy } from 'jass-solver/study';
import type { JassAdviserFields, JassGameFields, JassSolverFields, JassStudyFields } from './tags.ts';

/** `onresult` as Vue names the listener of `@result`. */
type ListenerName<Name> = Name extends `on${infer Type}` ? `on${Capitalize<Type>}` : Name;
type Named<Fields> = { readonly [Name in keyof Fields as ListenerName<Name>]: Fields[Name] };

/** A tag as Vue describes a component: its properties are `$props`. */
type Tag<Element, Fields> = new () => Element & { readonly $props: Omit<HTMLAttributes, keyof Fields> & Fields };

declare module 'vue' {
  interface GlobalComponents {
    'jass-solver': Tag<JassSolver, Named<JassSolverFields>>;
    'jass-game': Tag<JassGame, Named<JassGameFields>>;
    'jass-adviser': Tag<JassAdviser, Named<JassAdviserFields>>;
    'jass-study': Tag<JassStudy, Named<JassStudyFields>>;
  }
}
