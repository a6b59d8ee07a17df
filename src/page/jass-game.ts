/** The script for pages with `<jass-game>`, `jass-game.js` of both builds. */
import { explain } from './explain.ts';

export const { JassGame } = await import('../widget/elements/game/jass-game.ts').catch(
  explain('jass-game', import.meta.url),
);
