/** A page with `<jass-game>`. */
import '../../../src/widget/elements/game/jass-game.ts';
