/** The element in a font that comes with the page: a page takes its own from the machine, and no two machines have the same. */
import '@fontsource/source-serif-4/latin-400.css';
import '@fontsource/source-serif-4/latin-400-italic.css';
import '@fontsource/source-serif-4/latin-600.css';
import '@fontsource/source-serif-4/latin-700.css';
import '../../../src/widget/elements/jass-solver.ts';
