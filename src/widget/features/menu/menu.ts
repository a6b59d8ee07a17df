/** The menu, for the occasional needs of a reader: the payoff, the look, the language, puzzles, editing and sharing. */
import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { trumpOf } from '../../../game/cards.ts';
import { offered } from '../../views/answer/result.ts';
import { KEYS } from '../../state/keys.ts';
import type { KeyAction } from '../../state/keys.ts';
import { sayIn } from '../../text/locales.ts';
import { english } from '../../../languages/en/menu.ts';
import { pip } from '../../views/board/card.ts';
import { roleSign } from '../../views/board/hand/hand.ts';
import type { View } from '../../views/view.ts';
import { deckIds, DEFAULT_DECK } from '../../views/decks/registry.ts';
import { ENGINE_MODES, isHidden, isPuzzle, VALUES_MODES } from '../../state/modes.ts';
import type { Modes } from '../../state/modes.ts';
import type { Store } from '../../state/store.ts';
import { BASICS, LANGUAGES } from '../../../languages/registry/languages.ts';
import type { Say } from '../../../notation/words/say.ts';
import { menuStyle } from './menu-style.ts';
import type { Look } from '../../views/look.ts';

export const styles = [menuStyle];

export interface MenuActions {
  /** Null if the deal cannot be edited. */
  readonly onEdit: (() => void) | null;
  /** The share menu; null if there is nothing to share. */
  readonly share: {
    readonly isOpen: boolean;
    readonly onToggle: () => void;
    readonly view: TemplateResult | typeof nothing;
  } | null;
  /** Null if the keys are off. */
  readonly onKeys: (() => void) | null;
}

/** What the menu's button adds. */
interface MenuView extends MenuActions {
  /** Closes the menu; the focus returns to its button. */
  readonly onClose: () => void;
  /** Closes the menu when the focus has gone elsewhere. */
  readonly onLeave: () => void;
}

/** The arrows that turn the table. */
const ROTATE = html`<svg viewBox="0 0 16 16" aria-hidden="true">
  ${svg`<path d="M2.5 8A5.5 5.5 0 0 1 12 4.2M13.5 8A5.5 5.5 0 0 1 4 11.8M12.2 1.2V4.4H9M3.8 14.8V11.6H7" />`}
</svg>`;

type SayInMenu = Say<typeof english>;

export function menu(view: View, actions: MenuView): TemplateResult {
  const say = sayIn(view.look.messages.locale, 'menu', english);
  return html`<div
    class="menu"
    id="menu"
    role="group"
    aria-label=${say('title')}
    @keydown=${onKeydown}
    @focusout=${onFocusout(actions)}
  >
    ${choices(view, say)}
    <div class="menu-items">${items(view, actions, say)}</div>
    ${legend(view)}
  </div>`;
}

/** What the signs beside the seats mean. */
function legend({ look, store }: View): TemplateResult | typeof nothing {
  const { table } = store.shown;
  if (!table) return nothing;
  const { messages } = look;
  const { rules, contract } = table.setup;
  const trump = trumpOf(contract);
  return html`<ul class="legend" role="list">
    <li><span class="turn-sign"></span> ${messages.turnOf(false)}</li>
    <li>${roleSign('leads')} ${messages.leads}</li>
    <li>${roleSign('declares')} ${messages.declares(rules)}</li>
    ${trump ? html`<li class="phone">${pip(look, trump)} ${messages.trump}</li>` : nothing}
  </ul>`;
}

/** What the reader chooses among: the payoff where it is not in the head, hands, deck, language, values, and on phones the engine. */
function choices({ look, store }: View, say: SayInMenu): TemplateResult | typeof nothing {
  const { modes, change: onChoose } = store;
  const { table } = store.shown;
  if (!table) return nothing;
  const { messages } = look;
  const payoffs = offered(table);
  const deckName: Readonly<Record<string, string>> = {
    french: say('french'),
    french4: say('french4'),
    swiss: say('swiss'),
  };
  return html`${
    payoffs.length > 1
      ? html`<div class="narrow">
          ${choice(
            say('payoff'),
            payoffs.map((payoff) => [payoff, messages.payoff(payoff)]),
            table.payoff,
            (payoff) => onChoose({ payoff }),
          )}
        </div>`
      : nothing
  }
  ${choice(
    say('hands'),
    [
      ['tiles', say('tiles')],
      ['cards', say('cards')],
      ['diagram', say('diagram')],
    ],
    store.arrangement.hands,
    (hands) => onChoose({ hands }),
  )}
  ${choice(
    say('deck'),
    deckIds().map((id) => [id, deckName[id] ?? id]),
    store.host.deck || DEFAULT_DECK,
    (deck) => onChoose({ deck }),
  )}
  ${choice(
    say('language'),
    LANGUAGES.map((of) => [of, BASICS[of].name]),
    messages.locale,
    (lang) => onChoose({ lang }),
  )}
  ${
    store.hasEngine && !isPuzzle(store.host.input)
      ? html`${choice(
          say('values'),
          VALUES_MODES.map((mode) => [mode, { shown: say('shown'), hidden: say('hidden') }[mode]]),
          modes.values,
          (values) => onChoose({ values }),
        )}
        ${isHidden(modes) ? nothing : html`<div class="phone">${engineChoice(look, say, modes, onChoose)}</div>`}`
      : nothing
  }`;
}

/** When the engine computes. Where there is room, the corner of the board has it. */
function engineChoice(
  { messages }: Look,
  say: SayInMenu,
  { engine }: Modes,
  onChoose: Store['change'],
): TemplateResult {
  return choice(
    say('engine'),
    ENGINE_MODES.map((mode) => [mode, messages.engineModes[mode]]),
    engine,
    (engine) => onChoose({ engine }),
  );
}

/** What the reader can do with the deal. All but the share menu close the menu. */
function items({ look, store }: View, view: MenuView, say: SayInMenu): TemplateResult {
  const { messages } = look;
  const { share } = view;
  const action = (
    label: string,
    key: KeyAction | null,
    run: () => void,
    icon: TemplateResult | typeof nothing = nothing,
  ): TemplateResult =>
    html`<button
      type="button"
      class="menu-item"
      part="button ${icon === nothing ? '' : 'turn-button'}"
      @click=${() => {
        view.onClose();
        run();
      }}
    >
      ${icon} ${label}${key && view.onKeys ? html` <kbd aria-hidden="true">${KEYS[key][0]}</kbd>` : nothing}
    </button>`;
  return html`${
    isPuzzle(store.host.input)
      ? action(say('leavePuzzle'), null, () => store.change({ mode: 'deal' }))
      : store.hasEngine
        ? action(say('playAsPuzzle'), null, () => store.change({ mode: 'puzzle' }))
        : nothing
  }
  ${action(messages.rotateTable, 'rotate', store.rotate, ROTATE)}
  ${view.onEdit ? action(messages.edit, null, view.onEdit) : nothing}
  ${
    share
      ? html`<button
            type="button"
            class="menu-item"
            part="button"
            aria-expanded=${share.isOpen}
            @click=${share.onToggle}
          >
            ${messages.share}
          </button>
          ${share.view}`
      : nothing
  }
  ${view.onKeys ? action(say('keys'), 'help', view.onKeys) : nothing}`;
}

/** One of several, as radio buttons. */
function choice<Value extends string>(
  label: string,
  options: readonly (readonly [Value, string])[],
  chosen: string,
  onChoose: (value: Value) => void,
): TemplateResult {
  return html`<fieldset>
    <legend>${label}</legend>
    <div class="options">
      ${options.map(
        ([value, name]) =>
          html`<label
            ><input
              type="radio"
              name=${`menu-${label}`}
              value=${value}
              .checked=${value === chosen}
              @change=${() => onChoose(value)}
            /><span>${name}</span></label
          >`,
      )}
    </div>
  </fieldset>`;
}

/** The menu would cover what has the focus. A click elsewhere closes it by itself. */
const onFocusout =
  ({ onLeave }: MenuView) =>
  ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const tools = (currentTarget as Element).parentElement!;
    if (relatedTarget && !tools.contains(relatedTarget as Node)) onLeave();
  };

/** The keys of the deal do not work inside. */
function onKeydown(event: KeyboardEvent): void {
  if (event.key !== 'Tab') event.stopPropagation();
}
