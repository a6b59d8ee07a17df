/**
 * The motion of cards, the wheel and the finger, and the note at a card: at hand before a reader plays, in a file that no solution waits
 * for.
 */
import { note } from './note/note-style.ts';

export { Gestures } from './gestures.ts';
export { MotionController } from './motion.ts';
export { Notes } from './note/notes.ts';
export const styles = [note];
