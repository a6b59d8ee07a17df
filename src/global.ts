/**
 * The script for pages without modules, `dist/element/jass-solver.global.js`: one file that registers the element, also from a `file:` address.
 * Everything that `jass-solver` exports is in the global `jassSolver`. Its price: a page loads all parts at once.
 */
import * as jassSolver from './index.ts';

Object.assign(globalThis, { jassSolver });
