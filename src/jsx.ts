/** `import type {} from 'jass-solver/jsx'`: `<jass-solver>` in the JSX of React, which React 19 gives properties and events. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { JassSolver, JassSolverEventMap } from 'jass-solver';

/** The properties of the element that a page may set. */
type Fields = Pick<
  JassSolver,
  | 'variant'
  | 'contract'
  | 'leader'
  | 'dealer'
  | 'turned'
  | 'declarer'
  | 'level'
  | 'doubled'
  | 'deal'
  | 'taken'
  | 'plays'
  | 'payoff'
  | 'cards'
  | 'presets'
  | 'rules'
  | 'deck'
  | 'index'
  | 'client'
>;

/** The properties and events of the element in JSX. Frameworks other than React name this type in their own `IntrinsicElements`. */
export type JassSolverFields = Partial<Fields> & {
  readonly [Type in keyof JassSolverEventMap as `on${Type}`]?: (event: JassSolverEventMap[Type]) => void;
};

type Html = DetailedHTMLProps<HTMLAttributes<JassSolver>, JassSolver>;
/** Everything that every element takes, and what this one does. */
export type JassSolverJsx = Omit<Html, keyof JassSolverFields> & JassSolverFields;

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- that is where React looks
  namespace JSX {
    interface IntrinsicElements {
      'jass-solver': JassSolverJsx;
    }
  }
}
