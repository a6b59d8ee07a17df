/**
 * The worker inside the page's own script, as Vite builds it: an element embedded from another site needs no second file,
 * which browsers would not let it start a worker from. Pages whose policy forbids `blob:` workers bring a worker of their own.
 */
import InlineWorker from './worker.ts?worker&inline';

export const createInlineWorker = (): Worker => new InlineWorker({ name: 'jass-solver' });
