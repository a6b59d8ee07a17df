/** `import type {} from 'jass-solver/jsx'`: `<jass-solver>` in the JSX of React, which React 19 gives properties and events. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { LitElement } from 'lit';
import type { JassSolver, JassSolverEventMap } from 'jass-solver';

/** The properties that a page may set: all that the element adds to those of Lit, but for `input`, which it computes, its method, and the browser's call. */
type Properties = Omit<JassSolver, keyof LitElement | 'input' | 'explain' | 'adoptedCallback'>;

/** The properties and events of the element in JSX. Frameworks other than React name this type in their own `IntrinsicElements`. */
export type JassSolverFields = Partial<Properties> & {
  /** As the attribute of this name; `shareUrl` is the property. */
  readonly 'share-url'?: JassSolver['shareUrl'];
} & {
  readonly [Type in keyof JassSolverEventMap as `on${Type}`]?: (event: JassSolverEventMap[Type]) => void;
};

type Html = DetailedHTMLProps<HTMLAttributes<JassSolver>, JassSolver>;
/** The attributes of every element, and those of this one. */
export type JassSolverJsx = Omit<Html, keyof JassSolverFields> & JassSolverFields;

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- that is where React looks
  namespace JSX {
    interface IntrinsicElements {
      'jass-solver': JassSolverJsx;
    }
  }
}
