/**
 * The editor of a study: its text in a field, read while the author writes, and buttons that add what is on the board. The text is the only state,
 * with its history; a button writes the whole text anew. It loads when a reader opens it.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { asError } from '../../../../game/errors.ts';
import type { Language } from '../../../../languages/registry/languages.ts';
import { formatStudy } from '../../../../notation/study/format-study.ts';
import type { Study } from '../../../../notation/study/study.ts';
import { newHistory, push, redo, undo } from '../../../features/editing/undo-history.ts';
import type { UndoHistory } from '../../../features/editing/undo-history.ts';
import { failureIn } from '../../../text/failure.ts';
import { readStudy } from '../read-study.ts';
import type { StudyLook } from '../../../features/study/study-look.ts';
import { ADDITIONS, PLACEHOLDER, withAddition } from './additions.ts';
import type { Addition, Spot } from './additions.ts';
import { draftOf, keepDraft } from './drafts.ts';
import { withHeads } from './with-heads.ts';
import { editorStyle } from './editor-style.ts';

export const styles = [editorStyle];

/** Milliseconds without a key before the text is read. */
const PAUSE_MS = 300;
/** Milliseconds between keys of one step. */
const STEP_MS = 1000;

export interface EditorHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly updateComplete: Promise<unknown>;
  requestUpdate(): void;
}

/** What the element tells the editor. */
export interface Edited {
  readonly original: string;
  readonly language: Language;
  /** Whether the browser keeps drafts. */
  readonly remembers: boolean;
  readonly onStudy: (study: Study, text: string) => void;
}

export class Editor {
  private history: UndoHistory<string>;
  private fault: Error | null = null;
  private study: Study | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hasCopied = false;
  /** When the last key was pressed. */
  private typedAt = -Infinity;

  constructor(
    private readonly host: EditorHost,
    private readonly edited: Edited,
  ) {
    const { original, remembers } = edited;
    this.history = newHistory(original);
    const draft = remembers ? draftOf(original) : null;
    if (draft !== null) this.history = push(this.history, draft);
    this.read();
  }

  get text(): string {
    return this.history.present;
  }

  /** Reads the text; without a mistake the page shows it. */
  private read(): void {
    const { text, edited, host } = this;
    clearTimeout(this.timer);
    if (edited.remembers) keepDraft(edited.original, text);
    try {
      this.study = readStudy(text, edited.language);
      this.fault = null;
      edited.onStudy(this.study, text);
    } catch (error) {
      this.study = null;
      this.fault = asError(error);
    }
    host.requestUpdate();
  }

  private readonly onKeydown = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'z' || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    // The browser's own does not know what the buttons have written.
    event.preventDefault();
    this.to(event.shiftKey ? redo(this.history) : undo(this.history));
  };

  private to(history: UndoHistory<string>): void {
    this.history = history;
    this.typedAt = -Infinity;
    this.hasCopied = false;
    this.read();
  }

  /** Keys that follow each other at once are one step back. */
  private readonly onInput = ({ target, timeStamp }: Event): void => {
    const text = (target as HTMLTextAreaElement).value;
    const isSameStep = timeStamp - this.typedAt < STEP_MS && this.history.future.length === 0;
    this.history = isSameStep ? { ...this.history, present: text } : push(this.history, text);
    this.typedAt = timeStamp;
    this.hasCopied = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.read(), PAUSE_MS);
  };

  private add(what: Addition, spot: Spot, or: string): void {
    const { study } = this;
    if (!study) return;
    const { text } = this;
    const { language } = this.edited;
    const written = (of: Study): string => withHeads(text, formatStudy(of), language);
    const [before, after] = [written(study), written(withAddition(study, spot, what, or))];
    this.to(push(this.history, after));
    void this.select(after, placeOfChange(before, after));
  }

  /** Selects the words that the author will replace. */
  private async select(text: string, from: number): Promise<void> {
    await this.host.updateComplete;
    const field = this.field;
    const at = text.indexOf(PLACEHOLDER, from);
    if (!field || at < 0) return;
    field.focus();
    field.setSelectionRange(at, at + PLACEHOLDER.length);
    // About the height of the text above it.
    const lines = text.slice(0, at).split('\n').length;
    field.scrollTop = (lines / text.split('\n').length) * field.scrollHeight - field.clientHeight / 2;
  }

  private get field(): HTMLTextAreaElement | null {
    return this.host.renderRoot.querySelector<HTMLTextAreaElement>('.source');
  }

  /** A frame or the reader may refuse the clipboard: then the text is selected. */
  private readonly copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(this.text);
      this.hasCopied = true;
    } catch {
      this.field?.focus();
      this.field?.select();
    }
    this.host.requestUpdate();
  };

  /** @param spot where a button adds something @param isAside whether the board has left the record */
  render({ say, look }: StudyLook, spot: Spot, isAside: boolean, onClose: () => void): TemplateResult {
    const { history, fault, hasCopied } = this;
    const button = (words: string, act: () => void, isOff = false): TemplateResult =>
      html`<button
        type="button"
        part="button"
        class="boxed"
        aria-disabled=${isOff ? 'true' : nothing}
        @click=${isOff ? null : act}
      >
        ${words}
      </button>`;
    const isOver = spot.legal.length === 0;
    const words = (what: Addition): string => say(what === 'comment' && isAside ? 'addSideLine' : NAMES[what]);
    return html`<section class="editor" part="editor" aria-label=${say('edit')}>
      <div class="buttons" role="group" aria-label=${say('add')}>
        ${ADDITIONS.map((what) =>
          button(
            words(what),
            () => this.add(what, spot, say('or')),
            this.study === null || (what === 'question' && isOver),
          ),
        )}
      </div>
      <textarea
        class="source"
        aria-label=${say('source')}
        spellcheck="false"
        .value=${history.present}
        @input=${this.onInput}
        @keydown=${this.onKeydown}
      ></textarea>
      <p role="status" class=${fault ? 'loss' : 'muted'}>
        ${fault ? failureIn(this.host, look.messages, fault) : hasCopied ? say('copied') : nothing}
      </p>
      <div class="buttons">
        ${button(say('undo'), () => this.to(undo(history)), history.past.length === 0)}
        ${button(say('redo'), () => this.to(redo(history)), history.future.length === 0)}
        ${button(say('copy'), () => void this.copy())} ${button(say('done'), onClose)}
      </div>
    </section>`;
  }
}

const NAMES = {
  comment: 'addComment',
  question: 'addQuestion',
  note: 'addNote',
  chapter: 'addChapter',
} as const satisfies Record<Addition, string>;

/** The first sign in which two texts differ. */
function placeOfChange(before: string, after: string): number {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at++;
  return at;
}
