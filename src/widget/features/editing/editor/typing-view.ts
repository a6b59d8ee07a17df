/** The text field for one hand or a whole deal. It starts empty; a text that cannot be read stays, with the reason. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { EditorLook, EditorProps } from './editor-props.ts';
import type { Typed } from './editor-state.ts';

export function typingView({ messages }: EditorLook, editor: EditorProps, typed: Typed): TemplateResult {
  const { of, text, problem } = typed;
  const isDeal = of === 'deal';
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    editor.readTyped();
  };
  const onInput = ({ target }: Event): void => {
    const { value } = target as HTMLInputElement | HTMLTextAreaElement;
    // The deals found belong to the text before.
    editor.set({ ...editor.state, typed: { of, text: value, problem } });
  };
  const field = isDeal
    ? html`<textarea
        id="typed"
        rows="4"
        .value=${text}
        spellcheck="false"
        autocapitalize="none"
        autocomplete="off"
        aria-invalid=${problem !== null}
        aria-describedby="typed-help"
        @input=${onInput}
      ></textarea>`
    : html`<input
        id="typed"
        .value=${text}
        spellcheck="false"
        autocapitalize="none"
        autocomplete="off"
        aria-invalid=${problem !== null}
        aria-describedby="typed-help"
        @input=${onInput}
      />`;
  const help = problem
    ? editor.inWords(problem)
    : typed.deals
      ? nothing
      : isDeal
        ? messages.pasteHelp
        : messages.typeHelp;
  return html`<form class="typing" novalidate @submit=${onSubmit}>
    <label for="typed">${isDeal ? messages.pasteLabel : messages.typeHandOf(of)}</label>
    ${field}
    <button type="submit" class="boxed main" part="button">${messages.typeRead}</button>
    <button type="button" class="boxed" part="button" @click=${editor.closeTyping}>${messages.typeClose}</button>
    ${typed.isGame ? html`<div class="deals"><jass-game .record=${text}></jass-game></div>` : dealsView(messages, editor, typed)}
    <p id="typed-help" class=${problem ? 'fault' : 'help'}>${help}</p>
  </form>`;
}

/** The deals of a text that has several. A page that has `<jass-game>` offers their review too. */
function dealsView(
  messages: EditorLook['messages'],
  editor: EditorProps,
  typed: Typed,
): TemplateResult | typeof nothing {
  const { deals } = typed;
  if (!deals) return nothing;
  const reviewAll = (): void => editor.set({ ...editor.state, typed: { ...typed, isGame: true } });
  return html`<div class="deals" role="group" aria-label=${messages.chooseDeal(deals.length)}>
    <p class="help">${messages.chooseDeal(deals.length)}</p>
    <ol>
      ${deals.map(
        (deal) =>
          html`<li>
            <button type="button" class="boxed" part="button" @click=${() => editor.chooseDeal(deal)}>
              ${messages.dealName(deal)}
            </button>
          </li>`,
      )}
    </ol>
    ${
      customElements.get('jass-game')
        ? html`<button type="button" class="boxed" part="button" @click=${reviewAll}>${messages.reviewAll}</button>`
        : nothing
    }
  </div>`;
}
