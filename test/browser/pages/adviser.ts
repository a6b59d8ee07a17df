/** A page with `<jass-adviser>`. */
import '../../../src/widget/adviser/jass-adviser.ts';
