/** The sheets of what comes after the first paint. */
import { panel } from '../panel/panel-style.ts';
import { print } from '../print/print-style.ts';
import { tricks } from '../tricks/tricks-style.ts';

export const styles = [tricks, panel, print];
