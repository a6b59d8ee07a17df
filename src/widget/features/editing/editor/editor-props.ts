/** The properties of the editor's views, and the actions of the reader. */
import type { ReadText } from '../../../../notation/read-text.ts';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../../../game/cards.ts';
import type { Look } from '../../../views/look.ts';
import type { Draft, Place } from '../draft/draft.ts';
import type { Dragging } from './dragging.ts';
import type { EditorMessages } from '../editor-messages.ts';
import type { EditorState } from './editor-state.ts';

/** The look of the element, with the words of the editor. */
export interface EditorLook extends Look {
  readonly messages: EditorMessages;
}

export interface EditorProps {
  readonly state: EditorState;
  /** The current draft. */
  readonly draft: Draft;
  /** Whether a narrow editor shows all settings. */
  readonly hasMoreSettings: boolean;
  readonly dragging: Dragging;
  /** The card of each place at which the Tab key stops. */
  readonly stops: Readonly<Record<Place, number>>;
  /** A message of the editor, or the reason of a refusal. */
  readonly inWords: (announcement: string | Error) => string | TemplateResult;

  readonly set: (state: EditorState) => void;
  /** Changes the draft as the reader has chosen. */
  readonly change: (step: (draft: Draft) => Draft) => void;
  readonly chooseGame: (id: string) => void;
  readonly toggleSettings: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly done: () => void;
  readonly cancel: () => void;

  readonly openTyping: (of: Seat | 'deal') => void;
  readonly closeTyping: () => void;
  readonly readTyped: () => void;
  readonly chooseDeal: (deal: ReadText) => void;

  readonly onClick: (event: Event) => void;
  readonly onKeydown: (event: KeyboardEvent) => void;
  readonly onFocusIn: (event: Event) => void;
}
