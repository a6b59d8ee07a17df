/**
 * Counts sampled deals in the order in which they were dealt, whatever the order in which they are solved: a deal counts when the
 * values of all its contracts are known and all deals before it have counted. So the result does not depend on the workers.
 */
export class InOrder<Key, Value> {
  readonly #waiting = new Map<number, Map<Key, Value>>();
  #next = 0;

  constructor(
    /** The number of values of a deal. */
    readonly size: number,
    readonly count: (values: ReadonlyMap<Key, Value>, sample: number) => void,
  ) {}

  /** @returns whether a deal was counted */
  take(sample: number, key: Key, value: Value): boolean {
    const values = this.#waiting.get(sample) ?? new Map<Key, Value>();
    this.#waiting.set(sample, values.set(key, value));
    const before = this.#next;
    for (let next = this.#waiting.get(before); next?.size === this.size; next = this.#waiting.get(this.#next)) {
      this.#waiting.delete(this.#next);
      this.count(next, this.#next++);
    }
    return this.#next > before;
  }
}
