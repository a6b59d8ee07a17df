/**
 * Text as input: an annotated record in `plays`, or the element's content, which a page shows if no script runs, read if no deal is set. Its reader
 * loads when there is something to read. Content that cannot be read stays visible.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { languageAround } from '../text/language.ts';
import { dispatchError } from '../state/events.ts';
import { FIELDS } from '../state/input.ts';
import { unreadable } from '../state/read-input.ts';
import type { Input, Problem } from '../state/input.ts';
import type { Content } from '../features/reading/content-text.ts';
import { Lazy } from '../kit/lazy.ts';

interface Host extends ReactiveControllerHost, HTMLElement, Input {}

const reader = new Lazy(() => import('../features/reading/content-text.ts'));

export class ContentController implements ReactiveController {
  /** The deal in the content; null if there is none, or if a deal is set by an attribute. */
  parsed: Input | null = null;
  /** Its text, if it is an annotated record. */
  study: Content['study'];
  /** The reason why it cannot be read. */
  problem: Problem | null = null;
  /** Whether it is being read. */
  isReading = false;
  /** The content read last, with the attributes that were used. */
  private asked = '';
  private readonly observer: MutationObserver | undefined;

  /** @param onRead called when the deal in the content has changed */
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
    const annotated = annotatedPlays(host);
    const readsContent = annotated !== null || !isSet(host.deal);
    const language = host.querySelector<HTMLElement>('[lang]')?.lang ?? languageAround(host);
    const hasContent = readsContent && (annotated !== null || /\S/.test(host.textContent));
    const asked = hasContent
      ? JSON.stringify([annotated ?? host.innerHTML, host.variant, host.contract, host.leader, language])
      : '';
    if (asked === this.asked) return;
    this.asked = asked;
    this.isReading = hasContent;
    if (hasContent) void this.read(asked, language);
    else if (readsContent) this.settle(null, null);
    else {
      this.problem = this.parsed = null;
      this.study = undefined;
    }
  }

  private async read(asked: string, language: string): Promise<void> {
    const read: Content = await reader.load().then(
      ({ readContent, textOf }) => {
        const { host } = this;
        return readContent(host, annotatedPlays(host) ?? textOf(host), language);
      },
      (error: Error) => ({ parsed: null, problem: unreadable(error.message).problem }),
    );
    if (asked !== this.asked) return;
    this.settle(read.parsed, read.problem, read.study);
    if (read.problem) void dispatchError(this.host, (read.detail ?? read.problem.error).toJSON());
  }

  private settle(parsed: Input | null, problem: Problem | null, study?: Content['study']): void {
    const isOther = parsed !== null || this.parsed !== null;
    this.isReading = false;
    this.parsed = parsed;
    this.study = study;
    this.problem = problem;
    if (isOther) this.onRead();
    this.host.requestUpdate();
  }
}

/** The input: the text that was read, overridden by the attributes. */
export function inputOver(host: Input, parsed: Input | null): Input {
  const isAnnotated = annotatedPlays(host) !== null;
  if (!isAnnotated && (!parsed || isSet(host.deal))) return host;
  const names = FIELDS.filter((name) => isSet(host[name]) && !(isAnnotated && name === 'plays'));
  const own = names.map((name) => [name, host[name]]);
  return { ...parsed, ...(Object.fromEntries(own) as Input) };
}

/** An annotated record as the plays: it has the line that ends its deal. Its plays, and its deal unless one is set, are the input. */
const annotatedPlays = ({ plays }: Input): string | null =>
  typeof plays === 'string' && /^-{3,}[ \t]*$/m.test(plays) ? plays : null;

const isSet = (value: unknown): boolean => value !== null && value !== undefined && value !== '';
