/** A page with `<jass-study>`. */
import '../../../src/widget/elements/study/jass-study.ts';
