/** Only what a page does that embeds the element. */
import '../../../src/widget/element/jass-solver.ts';
