/**
 * The decorators of Lit for reactive properties, in the form that TypeScript compiles for this project. Those of Lit serve every form of
 * decorators, which takes ten times the code in the part that paints.
 */
import type { PropertyDeclaration, ReactiveElement } from 'lit';

type Decorator = (prototype: ReactiveElement, name: string) => void;

/** A property of the element with an attribute, unless the options say otherwise. */
export const property =
  (options: PropertyDeclaration): Decorator =>
  (prototype, name) =>
    (prototype.constructor as typeof ReactiveElement).createProperty(name, options);

/** State of the element that renders it anew. */
export const state = (): Decorator => property({ state: true, attribute: false });
