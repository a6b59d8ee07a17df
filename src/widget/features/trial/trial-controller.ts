/** Begins the training with mistakes, which loads when it is first wanted. */
import type { ReactiveControllerHost } from 'lit';
import type { Seat } from '../../../game/cards.ts';
import { Lazy } from '../../kit/lazy.ts';
import type { KeyActions } from '../../state/keys.ts';
import type { Store, StoreHost } from '../../state/store.ts';
import type { MistakesOfPuzzle, TrainedDeal } from './exercise.ts';
import type { Trial } from './trial.ts';

const trials = new Lazy(() => import('./trial.ts'));

type Host = ReactiveControllerHost & StoreHost & { readonly renderRoot: HTMLElement | DocumentFragment };

export class TrialController {
  /** Whether it failed to load at the last attempt. */
  hasFailed = false;
  private trial: Trial | null = null;

  constructor(
    private readonly host: Host,
    private readonly store: Store,
    private readonly keyActions: KeyActions,
    /** Called when another position is shown, before the host is drawn with it. */
    private readonly onMove: () => void,
  ) {}

  /** The training under way; null for none. */
  get open(): Trial | null {
    return this.trial?.isOpen ? this.trial : null;
  }

  /** Each of these resolves when the reader has ended the training; at once if there is nothing to train. */
  ofRecord = async (): Promise<void> => (await this.loaded())?.ofRecord();
  ofPuzzle = async (puzzle: MistakesOfPuzzle): Promise<void> => (await this.loaded())?.ofPuzzle(puzzle);
  ofGame = async (deals: readonly TrainedDeal[], player: Seat | null): Promise<void> =>
    (await this.loaded())?.ofGame(deals, player);

  private async loaded(): Promise<Trial | null> {
    const part = await trials.load().catch(() => null);
    this.hasFailed = part === null;
    this.host.requestUpdate();
    await this.host.updateComplete;
    if (part) this.trial ??= new part.Trial(this.host, this.store, this.keyActions, this.onMove);
    return this.trial;
  }
}
