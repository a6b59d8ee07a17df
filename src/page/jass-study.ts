/** The script for pages with `<jass-study>`, `jass-study.js` of both builds. */
import { explain } from './explain.ts';

export const { JassStudy } = await import('../widget/elements/study/jass-study.ts').catch(
  explain('jass-study', import.meta.url),
);
