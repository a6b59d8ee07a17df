/**
 * Takes the one hand that a page sets in place of a deal: the element gets a deal that fits, whose other hands stay hidden, and a view of what
 * to play from the hand. Both load when a page sets a hand.
 */
import type { ReactiveControllerHost } from 'lit';
import { Lazy } from '../../kit/lazy.ts';
import { dispatchError } from '../../state/events.ts';
import { fieldsIn, isOneHand } from '../../state/input.ts';
import type { Input, Problem } from '../../state/input.ts';
import { unreadable } from '../../state/read-input.ts';
import type { Store, StoreHost } from '../../state/store.ts';
import type { OneHand } from './one-hand.ts';

const parts = new Lazy(() => import('./one-hand.ts'));

type Host = ReactiveControllerHost & StoreHost & { readonly renderRoot: HTMLElement | DocumentFragment };

export class OneHandController {
  /** Why there is no deal around the hand; null unless there is a reason. */
  problem: Problem | null = null;
  /** The hand that the deal is for, with what is known of it. */
  private asked = '';
  private dealt: Input = {};
  private view: OneHand | null = null;

  constructor(
    private readonly host: Host,
    private readonly store: Store,
    /** Called when there is a deal for the input. */
    private readonly onDealt: () => void,
  ) {}

  /** The input with a deal around its hand; without one until the deal is there. Any other input as it is, without the hand. */
  inputWith(input: Input): Input {
    if (!isOneHand(input)) {
      this.asked = '';
      this.problem = null;
      return input.hand ? { ...fieldsIn(input), hand: null } : input;
    }
    const fields = fieldsIn(input);
    const asked = JSON.stringify(fields);
    if (asked !== this.asked) {
      this.asked = asked;
      this.dealt = fields;
      this.problem = null;
      void this.deal(asked, fields);
    }
    return this.dealt;
  }

  /** Whether the hand is waiting for a deal around it. */
  get isWaiting(): boolean {
    return this.asked !== '' && this.problem === null && !this.dealt.deal;
  }

  /** What to play from the hand shown; null if all hands are known. */
  get open(): OneHand | null {
    const { host, store } = this;
    if (!parts.loaded || !store.shown.table?.seat) return null;
    return (this.view ??= new parts.loaded.OneHand(host, store));
  }

  private async deal(asked: string, input: Input): Promise<void> {
    const read = await parts.load().then(
      ({ dealtAround }) => dealtAround(input),
      (error: Error) => unreadable(error.message).problem!,
    );
    if (asked !== this.asked) return;
    if ('error' in read) this.problem = read;
    else this.dealt = read;
    this.onDealt();
    this.host.requestUpdate();
    if (this.problem) void dispatchError(this.host, this.problem.error.toJSON());
  }
}
