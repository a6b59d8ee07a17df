/**
 * The store of an element: its deal, and what depends on the deal: the account of a play, the review of the record, the table of contracts,
 * and the lines of the reader.
 */
import { Contracts } from './contracts/contracts.ts';
import { DealStore } from './deal-store.ts';
import type { Move } from './events.ts';
import { OwnLines } from './own-lines.ts';
import { RecordReview } from './review/record-review.ts';
import type { Table } from './table.ts';
import { AskedAccount } from './why/asked-account.ts';

export type { StoreHost } from './deal-store.ts';

export class Store extends DealStore {
  readonly account = new AskedAccount(this);
  readonly review = new RecordReview(this, this.account);
  readonly contracts = new Contracts(this);
  readonly lines = new OwnLines(this);

  protected override move(table: Table, by: Move): void {
    super.move(table, by);
    this.lines.keep(table, by);
  }

  override disconnect(): void {
    super.disconnect();
    this.review.disconnect();
    this.account.disconnect();
    this.contracts.disconnect();
  }

  override update(): void {
    super.update();
    this.account.update();
    this.review.update();
    this.contracts.update();
    this.lines.update();
  }
}
