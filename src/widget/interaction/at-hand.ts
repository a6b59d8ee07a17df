/** The motion of cards, the wheel and the finger: at hand before a reader plays, in a file that no solution waits for. */
export { Gestures } from './gestures.ts';
export { MotionController } from './motion.ts';
