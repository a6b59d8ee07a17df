/**
 * Why a card of a puzzle costs something: the account of the play in question, which the engine makes when it is wanted, and whether the reader
 * has opened it.
 */
import type { Account } from '../../../notation/answer/account.ts';
import type { StoreHost } from '../../state/store.ts';
import { requestAfter } from '../../state/requests.ts';
import type { Table } from '../../state/table.ts';
import { AccountRunner } from '../../state/why/account-runner.ts';
import type { AccountState } from '../../state/why/account-runner.ts';
import type { ExplainedPlay } from './turning-point.ts';

export class Explanation {
  /** The play in question; null while there is none. */
  play: ExplainedPlay | null = null;
  isOpen = false;
  /** Whether the rows that come to the same are all shown. */
  isUnfolded = false;
  private readonly runner: AccountRunner;

  constructor(private readonly host: Pick<StoreHost, 'client' | 'requestUpdate'>) {
    this.runner = new AccountRunner(() => host.requestUpdate());
  }

  /** The work on the account; undefined before it is wanted. */
  get state(): AccountState | undefined {
    return this.play ? this.runner.at(keyOf(this.play)) : undefined;
  }

  /** The account of the play in question, once it is known. */
  get account(): Account | null {
    return this.state?.account ?? null;
  }

  /** Turns to a play. @param isWanted whether its account is wanted before the reader asks */
  follow(table: Table, play: ExplainedPlay | null, isWanted: boolean): void {
    const isOther = keyOf(play) !== keyOf(this.play);
    if (isOther) this.isOpen = this.isUnfolded = false;
    this.play = play;
    if (!play) return this.runner.abandon();
    if ((isWanted || this.isOpen) && !this.state) this.begin(table);
  }

  open(table: Table): void {
    if (!this.play) return;
    this.isOpen = true;
    if (!this.state) this.begin(table);
    this.host.requestUpdate();
  }

  readonly close = (): void => {
    this.isOpen = false;
    this.isUnfolded = false;
    this.host.requestUpdate();
  };

  readonly unfold = (): void => {
    this.isUnfolded = !this.isUnfolded;
    this.host.requestUpdate();
  };

  /** Starts the work, also after a failure. */
  begin(table: Table): void {
    const { play, host, runner } = this;
    if (!play) return;
    const request = requestAfter(table, play.plays, ['why']);
    void runner.begin(keyOf(play), request, play.plays.length - 1, host.client);
  }

  /** Stops what goes on by itself; it may be wanted again. */
  rest(): void {
    this.runner.abandon();
  }

  /** Forgets what is known: another puzzle begins. */
  forget(): void {
    this.play = null;
    this.isOpen = this.isUnfolded = false;
    this.runner.forget();
  }
}

const keyOf = (play: ExplainedPlay | null): string => play?.plays.join() ?? '';
