/** The editor: the note about missing cards, the contract and the settings, the cards not dealt among the hands, and the buttons. */
import { html, nothing, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import { isComplete, missing, undealt } from '../draft/draft.ts';
import { withAllDealt, withNothingDealt, withRestDealt } from '../draft/hands.ts';
import { SEATS } from '../../../../game/cards.ts';
import type { Seat } from '../../../../game/cards.ts';
import { seatAt } from '../../../state/seating.ts';
import type { EditorLook, EditorProps } from './editor-props.ts';
import { chosenIn, firstDraft, statusOf } from './editor-state.ts';
import { handView, poolView } from './place-view.ts';
import { contractChoice, settings } from './settings-view.ts';
import { typingView } from './typing-view.ts';

const ICONS = {
  undo: svg`<path d="M6 3 2 7 6 11M2 7H10A4 4 0 0 1 10 15H7"/>`,
  redo: svg`<path d="M10 3 14 7 10 11M14 7H6A4 4 0 0 0 6 15H9"/>`,
};

/** A random seed for a deal. */
const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** The hands in the order of the page. */
const CLOCKWISE = ['top', 'right', 'bottom', 'left'] as const;

/** @param bottom the seat at the bottom of the screen */
export function editorView(look: EditorLook, editor: EditorProps, bottom: Seat): TemplateResult {
  const { messages } = look;
  const { draft, state, dragging } = editor;
  const { typed } = state;
  const lost = firstDraft(state).plays.length;
  const canDealRest = undealt(draft).length > 0 && SEATS.some((seat) => missing(draft, seat) > 0);
  return html`<div
    class="editor"
    part="editor"
    role="group"
    tabindex="-1"
    aria-label=${messages.editor}
    aria-describedby="edit-status"
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
    <div class="edit-head">
      <p class="headline" id="edit-status">${statusOf(state, messages)}</p>
      <p class=${state.notice ? 'notice' : 'edit-hint'} id="edit-hint">
        ${state.notice ? editor.inWords(state.notice) : messages.editHint(chosenIn(state))}
      </p>
    </div>
    ${contractChoice(look, editor)} ${settings(look, editor)} ${typed ? typingView(look, editor, typed) : nothing}
    <div class="places">
      ${poolView(look, editor)} ${CLOCKWISE.map((side) => handView(look, editor, seatAt(side, bottom), bottom))}
    </div>
    ${lost > 0 && draft.plays.length === 0 ? html`<p class="notice">${messages.editRecordGoes}</p>` : nothing}
    <div class="edit-buttons buttons">
      <div class="edit-tools buttons">
        ${tool(messages.undo, ICONS.undo, state.history.past.length === 0, editor.undo)}
        ${tool(messages.redo, ICONS.redo, state.history.future.length === 0, editor.redo)}
        ${button(messages.dealAtRandom, () => editor.change((of) => withAllDealt(of, anySeed())))}
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
          data-type="deal"
          aria-expanded=${typed?.of === 'deal'}
          @click=${() => (typed?.of === 'deal' ? editor.closeTyping() : editor.openTyping('deal'))}
        >
          ${messages.pasteDeal}
        </button>
      </div>
      <div class="finish buttons">
        <button type="button" class="boxed" part="button" @click=${editor.cancel}>${messages.editCancel}</button>
        <button
          type="button"
          class="boxed main"
          part="button"
          data-done
          aria-disabled=${!isComplete(draft)}
          aria-describedby="edit-status"
          @click=${editor.done}
        >
          ${messages.editDone}
        </button>
      </div>
    </div>
    <p class="edit-keys" id="edit-keys">${messages.editKeys}</p>
    <p class="spoken" role="status">${editor.inWords(state.announcement)}</p>
  </div>`;
}

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
    <svg viewBox="0 0 16 16" aria-hidden="true">${icon}</svg><span class="spoken">${label}</span>
  </button>`;
}
