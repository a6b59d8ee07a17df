/**
 * The keys of the element, which it hears only while the focus is inside: what each does, and which are left to what has the
 * focus. The list that the reader can open is this one.
 */

/** What each key does. On most keyboards the question mark needs the shift key; no other key has a modifier. */
export const KEYS = {
  back: ['ArrowLeft'],
  forward: ['ArrowRight'],
  up: ['ArrowUp'],
  down: ['ArrowDown'],
  first: ['Home'],
  last: ['End'],
  best: [' '],
  nextMistake: ['n'],
  previousMistake: ['p'],
  engine: ['l'],
  turn: ['f'],
  help: ['?'],
} as const satisfies Record<string, readonly string[]>;

export type KeyAction = keyof typeof KEYS;

export const KEY_ACTIONS = Object.keys(KEYS) as readonly KeyAction[];

/** What has a use of its own for every key, and for the arrow keys. */
const OWN_KEYS = 'textarea, select, [contenteditable], input:not([type=range]), dialog, dialog *';
const OWN_ARROWS = 'input[type=range]';
const MOVES: readonly KeyAction[] = ['back', 'forward', 'up', 'down', 'first', 'last'];

export class Keys {
  /** What the pointer has pressed last, unless a key has moved the focus since. */
  private pressed: EventTarget | null = null;

  constructor(private readonly actions: Readonly<Record<KeyAction, () => void>>) {}

  readonly onPointerdown = (event: Event): void => {
    this.pressed = event.target;
  };

  readonly onKeydown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') this.pressed = null;
    const action = this.actionOf(event);
    if (!action) return;
    event.preventDefault();
    if (MOVES.includes(action)) this.pressed = null;
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
    if (action === 'best' && this.isForButton(target)) return null;
    return action;
  }

  /**
   * The space bar presses the button that has the focus, if the reader has gone there with the keyboard. A button that was
   * clicked has the focus by the way: whoever plays with the mouse and the space bar means a best card.
   */
  private isForButton(target: Element): boolean {
    const button = target.closest('button');
    if (!button) return false;
    return !(this.pressed instanceof Element && button.contains(this.pressed));
  }
}
