/**
 * The element's own content as its input: what a page shows where no script runs, read where no deal is set. What can read it
 * is loaded when there is something to read, and what cannot be read stays to be seen.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { languageAround } from '../language/language.ts';
import { dispatchError } from '../element/events.ts';
import { INPUTS } from '../model/input.ts';
import { unreadable } from '../model/read-input.ts';
import type { Input, Problem } from '../model/input.ts';
import { Lazy } from '../element/lazy.ts';

interface Host extends ReactiveControllerHost, HTMLElement, Input {}

const reader = new Lazy(() => import('./content-text.ts'));

export class ContentController implements ReactiveController {
  /** What the content says of the deal; null while it says nothing, or nobody asks. */
  parsed: Input | null = null;
  /** Why it cannot be read. */
  problem: Problem | null = null;
  /** Whether it is being read. */
  isReading = false;
  /** What has been read last, and with what beside it. */
  private asked = '';
  private readonly observer: MutationObserver | undefined;

  /** @param onRead called when what the content says is another */
  constructor(
    private readonly host: Host,
    private readonly onRead: () => void,
  ) {
    host.addController(this);
    if (typeof MutationObserver !== 'undefined') this.observer = new MutationObserver(() => this.refresh());
  }

  hostConnected(): void {
    this.observer?.observe(this.host, { childList: true, characterData: true, subtree: true });
    this.refresh();
  }

  hostDisconnected(): void {
    this.observer?.disconnect();
  }

  hostUpdate(): void {
    this.refresh();
  }

  private refresh(): void {
    const { host } = this;
    const isAsked = !isSet(host.deal);
    const language = host.querySelector<HTMLElement>('[lang]')?.lang ?? languageAround(host);
    const hasContent = isAsked && /\S/.test(host.textContent);
    const asked = hasContent
      ? JSON.stringify([host.innerHTML, host.variant, host.contract, host.leader, language])
      : '';
    if (asked === this.asked) return;
    this.asked = asked;
    this.isReading = hasContent;
    if (hasContent) void this.read(asked, language);
    else if (isAsked) this.settle(null, null);
    else this.problem = this.parsed = null;
  }

  private async read(asked: string, language: string): Promise<void> {
    const read = await reader.load().then(
      ({ readContent }) => readContent(this.host, language),
      (error: Error) => ({ parsed: null, problem: unreadable(error.message).problem }),
    );
    if (asked !== this.asked) return;
    this.settle(read.parsed, read.problem);
    if (!read.problem) return;
    const { code, message, place } = read.problem.error;
    await this.host.updateComplete;
    dispatchError(this.host, { code, message, ...place });
  }

  private settle(parsed: Input | null, problem: Problem | null): void {
    const isOther = parsed !== null || this.parsed !== null;
    this.isReading = false;
    this.parsed = parsed;
    this.problem = problem;
    if (isOther) this.onRead();
    this.host.requestUpdate();
  }
}

/** The input: what the content says, and over it what the attributes say. */
export function inputOver(host: Input, parsed: Input | null): Input {
  if (!parsed || isSet(host.deal)) return host;
  const own = INPUTS.filter((name) => isSet(host[name])).map((name) => [name, host[name]]);
  return { ...parsed, ...(Object.fromEntries(own) as Input) };
}

const isSet = (value: unknown): boolean => value !== null && value !== undefined && value !== '';
