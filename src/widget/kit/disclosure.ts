/** A button that opens and closes a part of the element. The part is loaded when it is first opened. */
import { html } from 'lit';
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { Lazy } from './lazy.ts';

/** The part that opens. */
interface Part {
  readonly isOpen: boolean;
  toggle(): void;
}

export class Disclosure<Module, Opened extends Part> {
  /** Null until it is loaded. */
  part: Opened | null = null;
  /** The reason why it failed to load; the next click tries again. */
  private problem: unknown = null;
  private isLoading = false;

  /** @param make makes the part for the host from the loaded module */
  constructor(
    private readonly host: Pick<ReactiveControllerHost, 'requestUpdate'>,
    private readonly file: Lazy<Module>,
    private readonly make: (module: Module) => Opened,
  ) {}

  private readonly toggle = async (): Promise<void> => {
    // A second click while it loads still means: open it.
    if (this.isLoading) return;
    this.problem = null;
    this.isLoading = true;
    try {
      const module = await this.file.load();
      this.part ??= this.make(module);
      this.part.toggle();
    } catch (error) {
      this.problem = error;
    }
    this.isLoading = false;
    this.host.requestUpdate();
  };

  button(label: string): TemplateResult {
    return html`<button
        type="button"
        class="text-button"
        part="button"
        aria-expanded=${!!this.part?.isOpen}
        @click=${this.toggle}
      >
        ${label}
      </button>
      <span role="alert" lang="en">${this.problem}</span>`;
  }
}
