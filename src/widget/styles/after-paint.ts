/** The sheets of what comes after the first paint. */
import { panel } from './panel.ts';
import { print } from './print.ts';
import { tricks } from './tricks.ts';

export const styles = [tricks, panel, print];
