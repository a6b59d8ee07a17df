/**
 * Counts sampled deals in the order in which they were dealt, whatever the order in which they are solved: a deal counts when all deals
 * before it have counted. So the result does not depend on the workers.
 */
export class InOrder<Item> {
  readonly #waiting = new Map<number, Item>();
  #next = 0;

  /**
   * @param count counts a deal with its number, from 0
   * @param mayCount whether the deal may be counted yet; by default it may
   */
  constructor(
    readonly count: (item: Item, sample: number) => void,
    readonly mayCount: (sample: number) => boolean = () => true,
  ) {}

  /** Takes what was found for a deal. @returns whether a deal was counted */
  take(sample: number, item: Item): boolean {
    this.#waiting.set(sample, item);
    return this.countWaiting();
  }

  /** Counts the deals that may be counted now. @returns whether there was one */
  countWaiting(): boolean {
    const before = this.#next;
    for (let next = this.#waiting.get(before); next !== undefined; next = this.#waiting.get(this.#next)) {
      if (!this.mayCount(this.#next)) break;
      this.#waiting.delete(this.#next);
      this.count(next, this.#next++);
    }
    return this.#next > before;
  }
}

/** The same for deals of several values each: a deal is found when it has all of them. */
export class ValuesInOrder<Key, Value> {
  readonly #values = new Map<number, Map<Key, Value>>();
  readonly #deals: InOrder<ReadonlyMap<Key, Value>>;

  /** @param size the number of values of a deal @param counting as for `InOrder` */
  constructor(
    readonly size: number,
    ...counting: ConstructorParameters<typeof InOrder<ReadonlyMap<Key, Value>>>
  ) {
    this.#deals = new InOrder(...counting);
  }

  /** As for `InOrder`. */
  countWaiting(): boolean {
    return this.#deals.countWaiting();
  }

  /** Takes one value of a deal. @returns whether a deal was counted */
  take(sample: number, key: Key, value: Value): boolean {
    const values = this.#values.get(sample) ?? new Map<Key, Value>();
    this.#values.set(sample, values.set(key, value));
    if (values.size < this.size) return false;
    this.#values.delete(sample);
    return this.#deals.take(sample, values);
  }
}
