/**
 * What a page may write on the tags of the package: their properties and events by name. The types for the templates of frameworks, jsx.ts, vue.ts and
 * svelte.ts, add the attributes that every element of HTML has there.
 */
import type { LitElement } from 'lit';
import type { JassSolver, JassSolverEventMap } from 'jass-solver';
import type { JassAdviser, JassAdviserEventMap } from 'jass-solver/adviser';
import type { JassGame, JassGameEventMap } from 'jass-solver/game';
import type { JassStudy, JassStudyEventMap } from 'jass-solver/study';

/** The properties that a page may set: all that an element adds to Lit's, but for `input`, which it computes, its methods, and the browser's call. */
type Properties<Element> = Omit<Element, keyof LitElement | 'input' | 'explain' | 'goTo' | 'train' | 'adoptedCallback'>;

type Events<EventMap> = {
  readonly [Type in keyof EventMap & string as `on${Type}`]?: (event: EventMap[Type]) => void;
};

/** The properties and events of the element in JSX. Frameworks other than React name this type in their own `IntrinsicElements`. */
export type JassSolverFields = Partial<Properties<JassSolver>> & {
  /** As the attribute of this name; `shareUrl` is the property. */
  readonly 'share-url'?: JassSolver['shareUrl'];
  /** As the attributes of these names; `ignoreContract`, `puzzleLevel` and `puzzleTheme` are the properties. */
  readonly 'ignore-contract'?: JassSolver['ignoreContract'];
  readonly 'puzzle-level'?: JassSolver['puzzleLevel'];
  readonly 'puzzle-theme'?: JassSolver['puzzleTheme'];
} & Events<JassSolverEventMap>;
/** The same of `<jass-game>`. */
export type JassGameFields = Partial<Properties<JassGame>> & Events<JassGameEventMap>;
/** The same of `<jass-adviser>`. */
export type JassAdviserFields = Partial<Properties<JassAdviser>> & Events<JassAdviserEventMap>;
/** The same of `<jass-study>`. */
export type JassStudyFields = Partial<Properties<JassStudy>> & Events<JassStudyEventMap>;
