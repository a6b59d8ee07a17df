/** The editor: settings, buttons that deal, the hands around the cards not dealt, and the buttons that close it. */
import { html, nothing, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import { isComplete, missing, undealt, withAllDealt, withNothingDealt, withRestDealt } from '../draft.ts';
import { SEATS } from '../../../game/cards.ts';
import type { EditorLook, EditorProps } from './editor-props.ts';
import { firstDraft, statusOf } from './editor-state.ts';
import { placeView } from './place-view.ts';
import { settings } from './settings-view.ts';

const ICONS = {
  undo: svg`<path d="M6 3 2 7 6 11M2 7H10A4 4 0 0 1 10 15H7"/>`,
  redo: svg`<path d="M10 3 14 7 10 11M14 7H6A4 4 0 0 0 6 15H9"/>`,
};

/** A random seed for a deal. */
const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

export function editorView(look: EditorLook, editor: EditorProps): TemplateResult {
  const { messages } = look;
  const { draft, state, dragging } = editor;
  const lost = firstDraft(state).plays.length;
  const rest = undealt(draft);
  const canDealRest = rest.length > 0 && SEATS.some((seat) => missing(draft, seat) > 0);
  const ready = isComplete(draft);
  return html`<div
    class="editor ${state.picked ? 'picking' : ''}"
    part="editor"
    role="group"
    aria-label=${messages.editor}
    @click=${editor.onClick}
    @keydown=${editor.onKeydown}
    @focusin=${editor.onFocusIn}
    @pointerdown=${dragging.onPointerDown}
    @pointermove=${dragging.onPointerMove}
    @pointerup=${dragging.onPointerUp}
    @pointercancel=${dragging.cancel}
    @touchmove=${dragging.onTouchMove}
    @contextmenu=${dragging.onContextMenu}
  >
    ${settings(look, editor)}
    <div class="tools">
      ${tool(messages.undo, ICONS.undo, state.history.past.length === 0, editor.undo)}
      ${tool(messages.redo, ICONS.redo, state.history.future.length === 0, editor.redo)}
      ${button(messages.dealAnew, () => editor.change((of) => withAllDealt(of, anySeed())))}
      ${button(messages.dealRest, () => editor.change((of) => withRestDealt(of, anySeed())), !canDealRest)}
      ${button(
        messages.dealNothing,
        () => editor.change(withNothingDealt),
        SEATS.every((seat) => draft.hands[seat].length === 0),
      )}
      <button
        type="button"
        class="boxed"
        part="button"
        data-paste
        aria-expanded=${state.pasting !== null}
        @click=${state.pasting ? editor.closePaste : editor.openPaste}
      >
        ${messages.pasteDeal}
      </button>
    </div>
    ${state.pasting ? pasting(look, editor) : nothing}
    <div class="places">
      ${placeView(look, editor, 'stock')} ${SEATS_AROUND.map((seat) => placeView(look, editor, seat))}
    </div>
    <p class="edit-keys" id="edit-keys">${messages.editKeys}</p>
    <div class="finish">
      <p class="edit-status" id="edit-status">${statusOf(draft, messages)}</p>
      ${state.notice ? html`<p class="notice">${editor.inWords(state.notice)}</p>` : nothing}
      ${lost > 0 && draft.plays.length === 0 ? html`<p class="notice">${messages.editRecordGoes}</p>` : nothing}
      <button
        type="button"
        class="boxed main"
        part="button"
        aria-disabled=${!ready}
        aria-describedby="edit-status"
        @click=${editor.done}
      >
        ${messages.editDone}
      </button>
      <button type="button" class="boxed" part="button" @click=${editor.cancel}>${messages.editCancel}</button>
    </div>
    <p class="spoken" role="status">${editor.inWords(state.announcement)}</p>
  </div>`;
}

/** In the order of the page, as in a deal that is shown. */
const SEATS_AROUND = ['N', 'W', 'E', 'S'] as const;

function button(label: string, onClick: () => void, off = false): TemplateResult {
  return html`<button
    type="button"
    class="boxed"
    part="button"
    aria-disabled=${off}
    @click=${() => (off ? undefined : onClick())}
  >
    ${label}
  </button>`;
}

function tool(label: string, icon: SVGTemplateResult, off: boolean, onClick: () => void): TemplateResult {
  return html`<button
    type="button"
    class="boxed icon"
    part="button"
    title=${label}
    aria-disabled=${off}
    @click=${() => (off ? undefined : onClick())}
  >
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">${icon}</svg><span class="spoken">${label}</span>
  </button>`;
}

function pasting({ messages }: EditorLook, editor: EditorProps): TemplateResult {
  const { text, problem } = editor.state.pasting!;
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    editor.readPasted();
  };
  const onInput = ({ target }: Event): void =>
    editor.set({ ...editor.state, pasting: { text: (target as HTMLTextAreaElement).value, problem } });
  return html`<form class="pasting" novalidate @submit=${onSubmit}>
    <label for="paste">${messages.pasteLabel}</label>
    <textarea
      id="paste"
      rows="6"
      .value=${text}
      spellcheck="false"
      autocapitalize="none"
      autocomplete="off"
      aria-invalid=${problem !== null}
      aria-describedby="paste-fault"
      @input=${onInput}
    ></textarea>
    <p class="fault" id="paste-fault">${problem ? editor.inWords(problem) : nothing}</p>
    <button type="submit" class="boxed main" part="button">${messages.pasteRead}</button>
    <button type="button" class="boxed" part="button" @click=${editor.closePaste}>${messages.pasteClose}</button>
  </form>`;
}
