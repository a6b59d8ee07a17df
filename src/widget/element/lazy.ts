/**
 * A part of the element that comes in a file of its own, loaded when it is first needed and then there for every element of the page.
 * What is shown meanwhile, and where it is not to be had, is the matter of whoever needs it.
 */
import type { ReactiveControllerHost } from 'lit';
import { retryImport } from '../../engine/page/retry-import.ts';

export class Lazy<Part> {
  /** The part, once it is loaded. */
  loaded: Part | null = null;
  /** Why it is not to be had. */
  problem: Error | null = null;
  private loading: Promise<Part> | null = null;
  /** Who is drawn anew when it has failed, and at last when it has come. */
  private readonly waiting = new Set<Pick<ReactiveControllerHost, 'requestUpdate'>>();

  /** @param fetch imports the file, whose exports are the part; `import()` must stand in it as such, for bundlers to see it */
  constructor(private readonly fetch: () => Promise<Part>) {}

  /**
   * The part for a host that is being drawn: null while it is on its way, and then the host is drawn again, and where it is not
   * to be had (`problem`). Loads it, but only once: `again` tries again.
   */
  for(host: Pick<ReactiveControllerHost, 'requestUpdate'>): Part | null {
    if (this.loaded) return this.loaded;
    this.waiting.add(host);
    if (!this.problem) this.retry();
    return null;
  }

  /** Loads it, also after that has failed; whoever waits for it is drawn anew. */
  readonly retry = (): void => void this.load().catch(() => undefined);

  /** Loads the part; the same promise for all who ask while it is on its way. Rejects with what went wrong. */
  load(): Promise<Part> {
    this.loading ??= retryImport(this.fetch, this.problem)
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
