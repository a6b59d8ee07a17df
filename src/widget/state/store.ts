/** The store of an element: its deal, and what depends on the deal: the account of a play, the review of the record, the table of contracts. */
import { Contracts } from './contracts/contracts.ts';
import { DealStore } from './deal-store.ts';
import { RecordReview } from './review/record-review.ts';
import { AskedAccount } from './why/asked-account.ts';

export type { StoreHost } from './deal-store.ts';

export class Store extends DealStore {
  readonly account = new AskedAccount(this);
  readonly review = new RecordReview(this, this.account);
  readonly contracts = new Contracts(this);

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
  }
}
