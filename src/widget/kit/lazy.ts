/**
 * A part of the element in a file of its own, loaded when it is first needed and shared by all elements of the page.
 * The caller decides what to show until then, and if loading fails.
 */
import type { ReactiveControllerHost } from 'lit';

export class Lazy<Part> {
  /** The part, once it is loaded. */
  loaded: Part | null = null;
  /** The reason why it could not be loaded. */
  problem: Error | null = null;
  private loading: Promise<Part> | null = null;
  /** Hosts to update when loading has failed, or at last succeeded. */
  private readonly waiting = new Set<Pick<ReactiveControllerHost, 'requestUpdate'>>();

  /**
   * @param fetch imports the file, whose exports are the part. It must contain `import()` literally, so that bundlers
   * find it.
   */
  constructor(private readonly fetch: () => Promise<Part>) {}

  /**
   * The part for a host that is being drawn. Null while it loads, after which the host is updated, and null if
   * loading has failed (`problem`). A failed load is repeated by `retry`, and for a host that has not asked before.
   */
  for(host: Pick<ReactiveControllerHost, 'requestUpdate'>): Part | null {
    if (this.loaded) return this.loaded;
    const hasAsked = this.waiting.has(host);
    this.waiting.add(host);
    if (!hasAsked || !this.problem) this.retry();
    return null;
  }

  /** Loads it, also after a failure, and updates the waiting hosts. */
  readonly retry = (): void => void this.load().catch(() => undefined);

  /** Loads the part. All callers share one promise while it loads; it rejects with the error. */
  load(): Promise<Part> {
    this.loading ??= this.fetch()
      .then(
        (part) => {
          this.problem = null;
          return (this.loaded = part);
        },
        (error: unknown) => {
          this.loading = null;
          throw (this.problem = error instanceof Error ? error : new Error(String(error)));
        },
      )
      .finally(() => {
        for (const host of this.waiting) host.requestUpdate();
        if (this.loaded) this.waiting.clear();
      });
    return this.loading;
  }
}
