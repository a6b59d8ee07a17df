/** The ways to draw hands that are not the default: whole faces and diagrams. They load when a page first asks for one. */
import { diagram as diagramStyle } from './diagram-style.ts';
import { faces } from './faces-style.ts';

export { diagram } from './diagram.ts';
export const styles = [faces, diagramStyle];
