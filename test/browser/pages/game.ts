/** A page with `<jass-game>`. */
import '../../../src/widget/game/jass-game.ts';
