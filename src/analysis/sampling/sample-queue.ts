/** Samples handed out to be solved. Samples without an answer when the work was stopped are requeued. */
export class SampleQueue<Sample> {
  readonly #draw: () => Sample | undefined;
  /** Handed out, and not answered yet. */
  readonly #open = new Set<Sample>();
  /** Requeued, the last first. */
  #again: Sample[] = [];

  /** @param draw the next new sample; undefined if there are no more */
  constructor(draw: () => Sample | undefined) {
    this.#draw = draw;
  }

  /** The next sample to solve; undefined if there are no more. @throws what `draw` throws */
  next(): Sample | undefined {
    const next = this.#again.pop() ?? this.#draw();
    if (next) this.#open.add(next);
    return next;
  }

  /** A sample has its answer. */
  close(sample: Sample): void {
    this.#open.delete(sample);
  }

  /** Requeues the open samples, before any new one. */
  resume(): void {
    this.#again = [...this.#open].reverse();
    this.#open.clear();
  }
}
