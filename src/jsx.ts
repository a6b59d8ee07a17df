/** `import type {} from 'jass-solver/jsx'`: the tags of the package in the JSX of React, which React 19 gives properties and events. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { JassSolver } from 'jass-solver';
import type { JassAdviser } from 'jass-solver/adviser';
import type { JassGame } from 'jass-solver/game';
import type { JassStudy } from 'jass-solver/study';
import type { JassAdviserFields, JassGameFields, JassSolverFields, JassStudyFields } from './tags.ts';

export type { JassAdviserFields, JassGameFields, JassSolverFields, JassStudyFields };

type Html<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element>;
/** The attributes of every element, and the ones that only this element has. */
type Jsx<Element, Fields> = Omit<Html<Element>, keyof Fields> & Fields;
export type JassSolverJsx = Jsx<JassSolver, JassSolverFields>;

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- that is where React looks
  namespace JSX {
    interface IntrinsicElements {
      'jass-solver': JassSolverJsx;
      'jass-game': Jsx<JassGame, JassGameFields>;
      'jass-adviser': Jsx<JassAdviser, JassAdviserFields>;
      'jass-study': Jsx<JassStudy, JassStudyFields>;
    }
  }
}
