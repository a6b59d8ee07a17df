/**
 * The play that the reader asks about, and its account. The board goes to the position before the play, where its card is marked. The engine
 * is asked for the account as long as it is open; finished accounts are kept.
 */
import type { Card } from '../../../game/cards.ts';
import type { Request } from '../../../notation/request/request.ts';
import type { Account } from '../../../notation/answer/account.ts';
import { recordKey, requestAfter } from '../requests.ts';
import type { DealStore } from '../deal-store.ts';
import { playsMade } from '../table.ts';
import type { Table } from '../table.ts';
import { AccountRunner } from './account-runner.ts';
import type { AccountState } from './account-runner.ts';

/** A play of the record, of the reader's own line, or one that has not been made. */
export interface AskedPlay {
  /** The plays up to it, itself last. */
  readonly plays: readonly Card[];
  /** Whether it is in the record or in the reader's line. */
  readonly isMade: boolean;
  /** The deal of the question. Under another payoff it stays the same. */
  readonly deal: string;
}

export class AskedAccount {
  /** Null while no account is open. */
  asked: AskedPlay | null = null;
  /** Whether the rows that come to the same are all shown. */
  isUnfolded = false;
  private readonly runner = new AccountRunner(() => this.store.host.requestUpdate());
  /** The request for the account shown; empty while none is open. */
  private key = '';
  private client = this.store.host.client;

  constructor(private readonly store: DealStore) {}

  /** The work on the account shown; undefined before it begins. */
  get state(): AccountState | undefined {
    return this.runner.at(this.key);
  }

  /** @param plays the plays up to the one asked about, itself last */
  open(plays: readonly Card[]): void {
    const { table } = this.store.shown;
    if (!table) return;
    const { record } = table;
    const isIn = (line: readonly Card[]): boolean => plays.every((card, index) => line[index] === card);
    this.asked = { plays, isMade: isIn(record) || isIn(table.line), deal: recordKey(table) };
    const line = isIn(record) ? record : plays.slice(0, -1);
    this.store.goInLine(line, plays.length - 1, 'mistake');
    this.store.host.requestUpdate();
  }

  readonly close = (): void => {
    if (!this.asked) return;
    this.asked = null;
    this.key = '';
    this.runner.stop();
    this.store.host.requestUpdate();
  };

  /**
   * Opens the account of a card of the hand to play, or else of the next play; closes the one that is open, if no other card has the focus.
   * @param inFocus the card with the focus
   */
  toggle(inFocus: Card | null): void {
    const { table } = this.store.shown;
    const asked = this.asked?.plays.at(-1);
    const card = inFocus ?? asked ?? table?.line[table.ply];
    if (card === asked) this.close();
    else if (table && card) this.open([...playsMade(table), card]);
  }

  /** The card that is asked about, if the position before it is shown. */
  markedIn(table: Table): Card | null {
    const { plays } = this.asked ?? {};
    return plays && isBefore(table, plays) ? plays.at(-1)! : null;
  }

  /** Starts the work again, for the reader. */
  readonly begin = (): void => {
    const { asked, key } = this;
    const { host, shown } = this.store;
    // Outside the page nothing would end the work.
    if (!asked || !shown.table || !host.isConnected) return;
    const request = requestAfter(shown.table, asked.plays, ['why']);
    void this.runner.begin(key, request, asked.plays.length - 1, host.client);
  };

  readonly stop = (): void => this.runner.stop();

  /** Shows or hides the rows that come to the same. */
  readonly unfold = (): void => {
    this.isUnfolded = !this.isUnfolded;
    this.store.host.requestUpdate();
  };

  /** Puts a line of the account on the board, after its first card. */
  show({ index, ...account }: Account, line: 'played' | 'best'): void {
    const before = this.asked!.plays.slice(0, index);
    this.store.goInLine([...before, ...account[line]], index + 1, 'why');
  }

  /** The request for the position of the play, with the plays up to it; null while no account is open. */
  get request(): Request | null {
    const { table } = this.store.shown;
    return table && this.asked && requestAfter(table, this.asked.plays, []);
  }

  /** Closes with the deal, when values may no longer be shown, and when the reader leaves the position before the answer is there. */
  update(): void {
    const { store, asked } = this;
    if (!asked) return;
    const { table } = store.shown;
    const { engine, values } = store.modes;
    const isWaiting = this.state?.phase !== 'done';
    const isOther = !table || (!isBefore(table, asked.plays) && isWaiting) || asked.deal !== recordKey(table);
    if (isOther || engine === 'off' || values === 'hidden') return this.close();
    this.ask(table, asked);
  }

  /** The next update of an element that has only moved asks again. */
  disconnect(): void {
    this.runner.abandon();
  }

  /** Turns to a play, and asks for its account unless the reader has stopped that. */
  private ask(table: Table, { plays }: AskedPlay): void {
    const { runner } = this;
    const { client } = this.store.host;
    if (this.client !== client) {
      this.client = client;
      runner.forget();
    }
    const key = JSON.stringify(requestAfter(table, plays, ['why']));
    const isNew = key !== this.key;
    if (isNew) {
      runner.stop();
      this.isUnfolded = false;
    }
    this.key = key;
    if (isNew || !runner.at(key)) this.begin();
  }
}

/** Whether a position is the one before the last of some plays. */
function isBefore(table: Table, plays: readonly Card[]): boolean {
  const made = playsMade(table);
  return made.length === plays.length - 1 && made.every((card, index) => plays[index] === card);
}
