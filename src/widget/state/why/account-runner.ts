/** Asks the engine for the account of a play: one at a time, as long as the reader looks at it. Finished accounts are kept. */
import type { Solves } from '../../../engine/client.ts';
import type { Account } from '../../../notation/answer/account.ts';
import type { SolveRequest } from '../../../notation/request/solve-request.ts';

export interface AccountState {
  readonly phase: 'computing' | 'stopped' | 'done' | 'failed';
  /** Null for a play that loses nothing; absent until it is done. */
  readonly account?: Account | null;
  readonly error?: Error;
}

export class AccountRunner {
  private readonly states = new Map<string, AccountState>();
  private computation = new AbortController();

  /** @param onChange called when the state of an account has changed */
  constructor(private readonly onChange: () => void) {}

  at(key: string): AccountState | undefined {
    return this.states.get(key);
  }

  /**
   * Starts the work again, unless it is done.
   * @param request the record up to the play
   * @param index of the play in it
   */
  async begin(key: string, request: SolveRequest, index: number, client: Solves): Promise<void> {
    if (['computing', 'done'].includes(this.at(key)?.phase ?? '')) return;
    this.stop();
    const { signal } = (this.computation = new AbortController());
    this.set(key, { phase: 'computing' });
    try {
      const { why = [] } = await client.solve(request, { signal });
      const account = why.find((account) => account.index === index) ?? null;
      if (!signal.aborted) this.set(key, { phase: 'done', account });
    } catch (error) {
      if (!signal.aborted) this.set(key, { phase: 'failed', error: error as Error });
    }
  }

  /** Stops the work for the reader; it waits for `begin`. */
  readonly stop = (): void => {
    this.computation.abort();
    for (const [key, { phase }] of this.states) if (phase === 'computing') this.set(key, { phase: 'stopped' });
  };

  /** Gives the work up, as if it had not been asked for. */
  abandon(): void {
    this.computation.abort();
    for (const [key, { phase }] of this.states) if (phase === 'computing') this.states.delete(key);
  }

  forget(): void {
    this.stop();
    this.states.clear();
  }

  private set(key: string, state: AccountState): void {
    this.states.set(key, state);
    this.onChange();
  }
}
