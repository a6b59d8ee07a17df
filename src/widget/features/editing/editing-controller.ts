/** Opens and closes the editor of an element. The editor loads when it is first opened. */
import type { ReactiveController } from 'lit';
import type { ChangeDetail } from '../../state/events.ts';
import { Lazy } from '../../kit/lazy.ts';
import type { EditorStart } from '../../views/answer/problem.ts';
import type { EditedDeal, EditingHost } from './editing-host.ts';
import type { Editor } from './editor/editor.ts';

const session = new Lazy(() => import('./session.ts'));

export class EditingController implements ReactiveController {
  /** Null while the editor is closed. */
  editor: Editor | null = null;
  /** Whether the editor failed to load at the last attempt. */
  hasFailed = false;

  constructor(
    private readonly host: EditingHost,
    private readonly getDeal: () => EditedDeal,
    private readonly onDone: (changed: ChangeDetail) => void,
  ) {
    host.addController(this);
    host.addEventListener('dragover', this.onFile);
    host.addEventListener('drop', this.onFile);
  }

  hostDisconnected(): void {
    this.editor = null;
  }

  /** A file over the element or dropped on it, which the editor then reads. */
  private readonly onFile = (event: DragEvent): void => {
    const { dataTransfer } = event;
    if (!this.host.editable || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    const [file] = dataTransfer.files;
    if (event.type === 'drop' && file) void this.read(file);
  };

  private async read(file: File): Promise<void> {
    const [part] = await Promise.all([session.load().catch(() => null), this.open()]);
    if (part && this.editor) await part.readFile(this.editor, file);
  }

  readonly open = async (start: EditorStart = 'draw'): Promise<void> => {
    const { host } = this;
    const part = await session.load().catch(() => null);
    if (!host.isConnected || this.editor) return;
    this.hasFailed = part === null;
    this.editor = part && part.startEditing(host, this.getDeal, start, this.close);
    host.requestUpdate();
    this.editor?.focus();
  };

  private readonly close = (changed: ChangeDetail | null): void => {
    this.editor = null;
    // The button goes away with the editor, and nothing else is to move the focus until the update.
    ((this.host.renderRoot as ShadowRoot).activeElement as HTMLElement | null)?.blur();
    this.host.requestUpdate();
    if (changed) this.onDone(changed);
    void this.host.updateComplete.then(() => {
      // The button that opened it is in the menu if there is a deal.
      const button = this.host.renderRoot.querySelector<HTMLElement>('.menu-button, [data-edit]');
      button?.focus({ preventScroll: true });
    });
  };
}
