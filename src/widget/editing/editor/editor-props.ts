/** What the views of the editor show, and what they call when the reader acts. */
import type { TemplateResult } from 'lit';
import type { Seat } from '../../../game/cards.ts';
import type { Look } from '../../decks/look.ts';
import type { Draft, Place } from '../draft.ts';
import type { Dragging } from './dragging.ts';
import type { EditorMessages } from './editor-messages.ts';
import type { EditorState } from './editor-state.ts';

/** The look of the element, with the words of the editor. */
export interface EditorLook extends Look {
  readonly messages: EditorMessages;
}

export interface EditorProps {
  readonly state: EditorState;
  /** The draft as it is now. */
  readonly draft: Draft;
  readonly dragging: Dragging;
  /** Which card of a place the Tab key stops at. */
  readonly stops: Readonly<Record<Place, number>>;
  /** A message of the editor, or why something was refused. */
  readonly inWords: (announcement: string | Error) => string | TemplateResult;

  readonly set: (state: EditorState) => void;
  /** Changes the draft as the reader has chosen. */
  readonly change: (step: (draft: Draft) => Draft) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly done: () => void;
  readonly cancel: () => void;

  readonly openPaste: () => void;
  readonly closePaste: () => void;
  readonly readPasted: () => void;
  readonly openTyping: (seat: Seat, text: string) => void;
  readonly closeTyping: () => void;
  readonly readTyped: () => void;

  readonly onClick: (event: Event) => void;
  readonly onKeydown: (event: KeyboardEvent) => void;
  readonly onFocusIn: (event: Event) => void;
}
