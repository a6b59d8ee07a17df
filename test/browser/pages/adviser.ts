/** A page with `<jass-adviser>`. */
import '../../../src/widget/elements/adviser/jass-adviser.ts';
