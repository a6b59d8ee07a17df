/** The style sheets of everything that loads after the first paint. */
import { keysHint } from '../views/panel/keys-hint-style.ts';
import { bar } from '../views/answer/bar-style.ts';
import { corners } from '../views/answer/corners-style.ts';
import { panel } from '../views/panel/panel-style.ts';
import { pager } from '../views/review/pager-style.ts';
import { curve } from '../views/timeline/curve/curve-style.ts';
import { tricks } from '../views/tricks/tricks-style.ts';

export const styles = [bar, corners, tricks, panel, keysHint, curve, pager];
