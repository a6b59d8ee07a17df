/** The script for pages with `<jass-adviser>`, `jass-adviser.js` of both builds. */
import { explain } from './explain.ts';

export const { JassAdviser } = await import('../widget/elements/adviser/jass-adviser.ts').catch(
  explain('jass-adviser', import.meta.url),
);
