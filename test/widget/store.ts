/** A store whose element is not in a page, with the state that a test gives it. */
import { EMPTY } from '../../src/widget/state/state.ts';
import type { WidgetState } from '../../src/widget/state/state.ts';
import { Store } from '../../src/widget/state/store.ts';
import type { StoreHost } from '../../src/widget/state/store.ts';
import { indexLetters } from '../../src/notation/drawing/letters.ts';
import { messagesIn } from '../../src/widget/text/messages.ts';
import type { View } from '../../src/widget/views/view.ts';

const HOST = {
  input: {},
  values: null,
  engine: null,
  nohotkeys: false,
  isConnected: false,
  updateComplete: Promise.resolve(true),
  requestUpdate: () => undefined,
  dispatchEvent: () => true,
};

/** @param host properties of the element */
export function storeOf(shown: Partial<WidgetState>, host: object = {}): Store {
  const store = new Store({ ...HOST, ...host } as unknown as StoreHost, () => undefined);
  store.shown = { ...EMPTY, ...shown };
  return store;
}

/** In English, with French cards. @param tricks the stop of the list of tricks */
export const viewOf = (store: Store, tricks: number | null = null): View => ({
  look: { messages: messagesIn('en'), deck: null, letters: indexLetters('en', 'french') },
  store,
  stops: { hand: null, tricks, seats: null },
});

/** For annotations: no position is solved or estimated. */
export const NOTHING_KNOWN = { solved: () => undefined, guessed: () => undefined };
