/** Only what a page does that embeds the element. */
import '../../../src/widget/elements/jass-solver.ts';
