/**
 * The keys of the element, which work only while the focus is inside: the action of each, and the keys left to the
 * focused control. Enter and the space bar are always left to it: they press what has the focus. The list of keys for
 * the reader is made from this one.
 */

/** The keys of each action. On most keyboards the question mark needs the shift key; no other key has a modifier. */
export const KEYS = {
  back: ['ArrowLeft'],
  forward: ['ArrowRight'],
  up: ['ArrowUp'],
  down: ['ArrowDown'],
  first: ['Home'],
  last: ['End'],
  best: ['b'],
  nextMistake: ['n'],
  previousMistake: ['p'],
  why: ['w'],
  engine: ['l'],
  rotate: ['f'],
  help: ['?'],
} as const satisfies Record<string, readonly string[]>;

export type KeyAction = keyof typeof KEYS;

/** The function of each action. */
export type KeyActions = Readonly<Record<KeyAction, () => void>>;

export const KEY_ACTIONS = Object.keys(KEYS) as readonly KeyAction[];

/** The keys of the browser's own that press the focused button, for the list. */
export const PRESS = ['Enter', ' '];

/** Controls that use all keys themselves, and controls that use the arrow keys. */
const OWN_KEYS = 'textarea, select, [contenteditable], input:not([type=range]), dialog, dialog *';
const OWN_ARROWS = 'input[type=range]';
const MOVES: readonly KeyAction[] = ['back', 'forward', 'up', 'down', 'first', 'last'];

export class Keys {
  constructor(private readonly actions: KeyActions) {}

  readonly onKeydown = (event: KeyboardEvent): void => {
    const action = this.actionOf(event);
    if (!action) return;
    event.preventDefault();
    this.actions[action]();
  };

  private actionOf({
    key,
    target,
    defaultPrevented,
    altKey,
    ctrlKey,
    metaKey,
    shiftKey,
  }: KeyboardEvent): KeyAction | null {
    if (defaultPrevented || altKey || ctrlKey || metaKey || (shiftKey && key !== '?')) return null;
    const action = KEY_ACTIONS.find((action) => (KEYS[action] as readonly string[]).includes(key));
    if (!action || !(target instanceof Element) || target.matches(OWN_KEYS)) return null;
    if (MOVES.includes(action) && target.matches(OWN_ARROWS)) return null;
    return action;
  }
}
