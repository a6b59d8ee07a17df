/** The style sheets of everything that loads after the first paint. */
import { keysHint } from '../interaction/keys-hint-style.ts';
import { bar } from '../answer/bar-style.ts';
import { corners } from '../answer/corners/corners-style.ts';
import { panel } from '../panel/panel-style.ts';
import { pager } from '../review/pager-style.ts';
import { curve } from '../timeline/curve/curve-style.ts';
import { tricks } from '../tricks/tricks-style.ts';

export const styles = [bar, corners, tricks, panel, keysHint, curve, pager];
