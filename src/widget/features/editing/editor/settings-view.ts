/** The contract of the deal, and its settings as native selects, which every device and screen reader supports well. */
import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { SEATS, SIDES, otherSide, trumpOf } from '../../../../game/cards.ts';
import { countsRoem } from '../../../../game/play/complete-taken.ts';
import type { StatedTaken } from '../../../../game/play/complete-taken.ts';
import type { TakenBySide } from '../../../../game/play/taken.ts';
import { dealerBefore } from '../../../../game/play/turned.ts';
import type { Card, Seat, Side } from '../../../../game/cards.ts';
import { contractsOf, handSize } from '../../../../game/rules/pack.ts';
import { doublesOf, levelsOf } from '../../../../game/scoring/level.ts';
import { PAYOFFS } from '../../../../game/scoring/payoff.ts';
import type { Payoff } from '../../../../game/scoring/payoff.ts';
import { presetsOf } from '../../../../game/variants/presets.ts';
import { VARIANTS } from '../../../../game/variants/index.ts';
import { noTrumpShort } from '../../../text/no-trump-short.ts';
import { pip } from '../../../views/board/card.ts';
import { withPresets } from '../draft/game.ts';
import {
  payoffsOffered,
  withContract,
  withDeclarer,
  withDoubled,
  withLeader,
  withLevel,
  withPayoff,
  withSize,
  withTurned,
} from '../draft/settings.ts';
import type { EditorLook, EditorProps } from './editor-props.ts';
import { changedIfLegal, stated } from './editor-state.ts';

const SLIDERS = svg`<path d="M2 4H8M12 4H14M2 12H4M8 12H14M10 2V6M6 10V14" />`;

export function settings(look: EditorLook, editor: EditorProps): TemplateResult {
  const { messages } = look;
  const { draft } = editor;
  const seats = SEATS.map((seat) => [seat, messages.seat(seat)] as const);
  const sizes = Array.from({ length: handSize(draft.rules) }, (_, i) => handSize(draft.rules) - i);
  const offered = payoffsOffered(draft);
  const payoffs = PAYOFFS.filter((payoff) => payoff === draft.payoff || offered.includes(payoff));
  return html`<div class="settings ${editor.hasMoreSettings ? 'all' : ''}">
    ${select(
      'variant',
      messages.gameField,
      VARIANTS.map(({ id, name }) => [id, messages.variant(id, name)]),
      draft.variant,
      editor.chooseGame,
    )}
    <button
      type="button"
      class="boxed icon more"
      part="button"
      title=${messages.moreSettings}
      aria-expanded=${editor.hasMoreSettings}
      @click=${editor.toggleSettings}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">${SLIDERS}</svg><span class="spoken">${messages.moreSettings}</span>
    </button>
    ${select('leader', messages.leaderField, seats, draft.leader, (seat) =>
      editor.change((of) => withLeader(of, seat as Seat)),
    )}
    ${select(
      'declarer',
      messages.declarerField(draft.rules),
      [['', messages.leaderDeclares], ...seats],
      draft.declarer ?? '',
      (seat) => editor.change((of) => withDeclarer(of, seat === '' ? null : (seat as Seat))),
    )}
    ${levelFields(messages, editor)}
    ${select(
      'payoff',
      messages.payoffField,
      payoffs.map((payoff) => [payoff, messages.payoff(payoff)]),
      draft.payoff,
      (payoff) => editor.change((of) => withPayoff(of, payoff as Payoff)),
    )}
    ${select(
      'size',
      messages.sizeField,
      sizes.map((size) => [`${size}`, `${size}`]),
      `${draft.size}`,
      (size) => editor.change((of) => withSize(of, Number(size))),
    )}
    ${draft.size < handSize(draft.rules) ? takenFields(look, editor) : turnedField(messages, editor)}
    ${presetFields(messages, editor)}
  </div>`;
}

/** The contract, as signs and short names: what a deal is about is chosen in the head, at one touch. */
export function contractChoice(look: EditorLook, editor: EditorProps): TemplateResult {
  const { messages } = look;
  const { draft } = editor;
  return html`<fieldset class="trumps">
    <legend>${messages.contractField}</legend>
    ${contractsOf(draft.rules).map((contract) => {
      const trump = trumpOf(contract);
      const name = messages.contract(contract);
      return html`<label title=${name}
        ><input
          type="radio"
          name="contract"
          value=${contract}
          .checked=${live(contract === draft.contract)}
          @change=${() => editor.change((of) => withContract(of, contract))}
        />${trump ? pip(look, trump) : html`<span aria-hidden="true">${noTrumpShort(messages.words, contract)}</span>`}<span
          class="spoken"
          >${name}</span
        ></label
      >`;
    })}
  </fieldset>`;
}

/** The card that the dealer has turned; nothing in a game that turns none. */
function turnedField(messages: EditorLook['messages'], editor: EditorProps): TemplateResult | typeof nothing {
  const { rules, leader, hands, turned } = editor.draft;
  if (rules.trumpChoice !== 'turned') return nothing;
  const dealer = dealerBefore(rules, leader);
  return select(
    'turned',
    messages.turnedField(dealer),
    [['', messages.turnedUnknown], ...hands[dealer].map((card) => [card, messages.words.card(card)] as const)],
    turned ?? '',
    (card) => editor.change((of) => withTurned(of, (card || null) as Card | null)),
  );
}

/** The options of the game; nothing in a game without any. */
function presetFields(messages: EditorLook['messages'], editor: EditorProps): TemplateResult | typeof nothing {
  const { draft } = editor;
  const presets = presetsOf({ id: draft.variant });
  if (presets.length === 0) return nothing;
  return html`<fieldset class="presets">
    <legend>${messages.presetsField}</legend>
    ${presets.map((preset) => {
      const { id } = preset;
      const { name, description } = messages.preset(preset);
      const toggle = ({ target }: Event): void => {
        const others = editor.draft.presets.filter((known) => known !== id);
        const chosen = (target as HTMLInputElement).checked ? [...others, id] : others;
        editor.set(changedIfLegal(editor.state, () => withPresets(editor.draft, chosen)));
      };
      return html`<label title=${description}
        ><input type="checkbox" .checked=${live(draft.presets.includes(id))} @change=${toggle} /> ${name}</label
      >`;
    })}
  </fieldset>`;
}

/** The level that was bid, and its double; nothing in a game without levels. */
function levelFields(messages: EditorLook['messages'], editor: EditorProps): TemplateResult | typeof nothing {
  const { rules, level, doubled } = editor.draft;
  if (rules.scoring.deal !== 'level') return nothing;
  const levels = levelsOf(rules.scoring).map((known) => [`${known}`, messages.words.number(known)] as const);
  const doubles = [
    ['', messages.notDoubled],
    ...doublesOf(rules.scoring).map((factor) => [`${factor}`, messages.doubled(factor)] as const),
  ] as const;
  return html`${select(
    'level',
    messages.levelField,
    [['', messages.levelUnknown], ...levels],
    `${level ?? ''}`,
    (given) => editor.change((of) => withLevel(of, given === '' ? null : Number(given))),
  )}
  ${
    level === null
      ? nothing
      : select('doubled', messages.doubledField, doubles, `${doubled ?? ''}`, (given) =>
          editor.change((of) => withDoubled(of, given === '' ? null : (Number(given) as 2 | 3 | 4))),
        )
  }`;
}

/** The points, roem and tricks taken before an ending. The other side’s points and tricks follow. */
function takenFields({ messages }: EditorLook, editor: EditorProps): TemplateResult {
  const { rules, taken } = editor.draft;
  const kinds = [
    ['points', messages.takenPoints],
    ...(countsRoem(rules) ? [['roem', messages.takenRoem] as const] : []),
    ['tricks', messages.takenTricks],
  ] as const;
  return html`<fieldset class="taken-before" .style=${`--_kinds: ${kinds.length}`}>
    <legend class="spoken">${messages.takenField}</legend>
    <span aria-hidden="true">${messages.takenField}</span>
    ${kinds.map(([, label]) => html`<span aria-hidden="true">${label}</span>`)}
    ${SIDES.map(
      (side) =>
        html`<b>${messages.side(side)}</b>${kinds.map(
            ([kind, label]) =>
              html`<input
                inputmode="numeric"
                maxlength="4"
                aria-label=${messages.takenOf(side, label)}
                .value=${live(`${taken?.[side]?.[kind] ?? ''}`)}
                @change=${({ target }: Event) => {
                  const { value } = target as HTMLInputElement;
                  editor.set(stated(editor.state, restated(taken, side, kind, value.trim())));
                }}
              />`,
          )}`,
    )}
  </fieldset>`;
}

/** The statement after a field of one side was filled or emptied; null if every field is empty. */
function restated(before: StatedTaken | null, side: Side, kind: keyof TakenBySide, text: string): StatedTaken | null {
  const own: Fields = { ...before?.[side], [kind]: /^\d+$/.test(text) ? Number(text) : undefined };
  const other: Fields = { ...before?.[otherSide(side)] };
  if (kind !== 'roem') delete other[kind];
  // The tricks that followed from other points are counted anew.
  if (kind === 'points') delete other.tricks;
  if (kind === 'points') delete own.tricks;
  const isEmpty = [own, other].every((fields) => Object.values(fields).every((count) => !count));
  return isEmpty && own[kind] === undefined ? null : { [side]: own, [otherSide(side)]: other };
}

type Fields = { -readonly [Kind in keyof TakenBySide]?: number | undefined };

function select(
  name: string,
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen: string,
  onChoose: (value: string) => void,
): TemplateResult {
  return html`<label class="setting setting-${name}"
    ><span>${label}</span>
    <select @change=${({ target }: Event) => onChoose((target as HTMLSelectElement).value)}>
      ${options.map(([value, text]) => html`<option value=${value} .selected=${live(value === chosen)}>${text}</option>`)}
    </select></label
  >`;
}
