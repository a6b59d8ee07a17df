/** One session of the editor, from the deal shown to the changes at its end. Loads when a reader first edits. */
import type { JassError } from '../../../game/errors.ts';
import { textOfFile } from '../reading/text-of-file.ts';
import type { ChangeDetail } from '../../state/events.ts';
import { adopt } from '../../kit/adopt.ts';
import { changesTo, draftOfTable, emptyDraftOf } from './draft/edited-input.ts';
import { withAllDealt } from './draft/hands.ts';
import { Editor } from './editor/editor.ts';
import type { EditorStart } from '../../views/answer/problem.ts';
import type { EditedDeal, EditingHost } from './editing-host.ts';
import { changed } from './editor/editor-state.ts';
import { editing } from './editor/editor-style.ts';

/**
 * @param getDeal the deal shown
 * @param onClose called at the end with the changes; with null if there are none
 */
export function startEditing(
  host: EditingHost,
  getDeal: () => EditedDeal,
  start: EditorStart,
  onClose: (changed: ChangeDetail | null) => void,
): Editor {
  adopt(host.renderRoot, [editing]);
  const { table, problem } = getDeal();
  const { input } = host;
  const before = table ? draftOfTable(input, table) : emptyDraftOf(input);
  // Only differences from the attributes are changed. If the deal comes from elsewhere, all fields are set.
  const known = table && input === host ? before : null;
  const editor = new Editor(
    host,
    before,
    () => getDeal().language,
    (draft) => onClose(draft && changesTo(input, known, draft)),
  );
  if (!table && problem && typeof input.deal === 'string') {
    // The wrong text stays in the text field, with its error.
    editor.state = { ...editor.state, typed: { of: 'deal', text: input.deal, problem: problem.error } };
  } else if (start === 'paste') {
    editor.state = { ...editor.state, typed: { of: 'deal', text: '', problem: null } };
  } else if (start === 'deal') {
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    editor.state = changed(editor.state, withAllDealt(before, seed!));
  }
  return editor;
}

/** Reads a file in the editor. */
export async function readFile(editor: Editor, file: File): Promise<void> {
  const text = await textOfFile(file).catch((error: JassError) => error);
  if (typeof text === 'string') editor.readText(text);
  else editor.readText('', text);
}
