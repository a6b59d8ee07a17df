/** What a reader says before the hand: the game with its options, who has chosen, who leads, what is counted, and how much of it is needed. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { SEATS } from '../../../game/cards.ts';
import type { Seat } from '../../../game/cards.ts';
import { ruleOfThumbFor } from '../../../game/inference/rule-of-thumb.ts';
import { randomDeal, seeded } from '../../../game/play/random-deal.ts';
import { contractsOf } from '../../../game/rules/pack.ts';
import type { Rules } from '../../../game/rules/rules.ts';
import { PAYOFFS } from '../../../game/scoring/payoff.ts';
import type { Payoff } from '../../../game/scoring/payoff.ts';
import { distinctPayoffs } from '../../../game/scoring/payoffs/payoff-table.ts';
import { usualPayoff } from '../../../game/scoring/payoffs/targets.ts';
import { USUAL_VARIANT } from '../../../game/variants/index.ts';
import { VARIANTS, variantById } from '../../../game/variants/index.ts';
import { presetsOf } from '../../../game/variants/presets.ts';
import { readSeat } from '../../../notation/names.ts';
import type { Say } from '../../../notation/words/say.ts';
import type { Look } from '../../views/look.ts';
import { editorMessagesIn } from '../../features/editing/editor-messages.ts';
import type { english } from '../../../languages/en/adviser.ts';
import type { Goal } from './goal.ts';

/** The choices of the reader, named as the properties of the element. */
export interface Settings {
  readonly variant: string | null;
  readonly passed: boolean;
  readonly leader: string | null;
  readonly payoff: string | null;
  readonly target: number | null;
  readonly presets: string | readonly string[] | null;
}

interface SettingsProps {
  readonly look: Look;
  readonly say: Say<typeof english>;
  readonly chosen: Settings;
  /** The seat of the hand. */
  readonly seat: Seat;
  /** Null for an unknown game or option. */
  readonly rules: Rules | null;
  readonly goal: Goal | null;
  readonly onChange: (change: Partial<Settings>) => void;
}

/** The seat of a word such as `East`; undefined for none. The request reports any other word as an error. */
export function seatNamed(word: string | null): Seat | undefined {
  try {
    return word ? readSeat(word, '') : undefined;
  } catch {
    return undefined;
  }
}

/** The names in a text or a list. */
export const presetNames = (presets: Settings['presets']): readonly string[] =>
  typeof presets === 'string' ? presets.split(/[\s,]+/).filter(Boolean) : (presets ?? []);

export function settingsView(props: SettingsProps): TemplateResult {
  const { look, say, chosen, rules, goal, onChange } = props;
  const { messages } = look;
  const editing = editorMessagesIn(messages.locale, look.deck?.suits);
  const game = chosen.variant || USUAL_VARIANT;
  const isKnown = VARIANTS.some(({ id }) => id === game);
  const payoffs = rules ? payoffsOf(rules, props.seat) : [];
  const payoff = rules ? payoffOf(rules, chosen.payoff) : 'points';
  return html`<div class="settings">
      ${select(
        editing.gameField,
        // For an unknown game none is chosen.
        [
          ...(isKnown ? [] : [['', ''] as const]),
          ...VARIANTS.map(({ id, name }) => [id, messages.variant(id, name)] as const),
        ],
        isKnown ? game : '',
        (variant) => onChange({ variant, presets: null, payoff: null, passed: false, target: null }),
      )}
      ${
        rules && mayPartnerPass(game, rules)
          ? select(
              say('choice'),
              [
                ['', say('youChoose')],
                ['passed', say('partnerPassed')],
              ],
              chosen.passed ? 'passed' : '',
              (value) => onChange({ passed: value !== '' }),
            )
          : nothing
      }
      ${select(
        editing.leaderField,
        [['', say('usualLeader')], ...SEATS.map((seat) => [seat, messages.seat(seat)] as const)],
        seatNamed(chosen.leader) ?? '',
        (seat) => onChange({ leader: seat || null }),
      )}
      ${
        payoffs.length > 1
          ? select(
              editing.payoffField,
              payoffs.map((of) => [of, messages.payoff(of)]),
              payoff,
              (payoff) => onChange({ payoff, target: null }),
            )
          : nothing
      }
      <label>
        <span>${say(payoff === 'points' ? 'neededPoints' : 'neededLead')}</span>
        <input
          type="number"
          step="1"
          placeholder=${goal?.kind === 'points' ? goal.least : nothing}
          .value=${chosen.target === null || Number.isNaN(chosen.target) ? '' : String(chosen.target)}
          @change=${({ target }: Event) => {
            const { value } = target as HTMLInputElement;
            onChange({ target: value === '' ? null : Number(value) });
          }}
        />
      </label>
    </div>
    ${presetsView(props, game, editing)}`;
}

function select(
  label: string,
  options: readonly (readonly [value: string, words: string])[],
  chosen: string,
  onChoose: (value: string) => void,
): TemplateResult {
  return html`<label>
    <span>${label}</span>
    <select @change=${({ target }: Event) => onChoose((target as HTMLSelectElement).value)}>
      ${options.map(([value, words]) => html`<option value=${value} .selected=${live(value === chosen)}>${words}</option>`)}
    </select>
  </label>`;
}

function presetsView(
  { chosen, onChange }: SettingsProps,
  game: string,
  editing: ReturnType<typeof editorMessagesIn>,
): TemplateResult | typeof nothing {
  // Also without rules: of two that contradict each other the reader takes one back.
  const presets = presetsOf({ id: game });
  if (presets.length === 0) return nothing;
  const names = presetNames(chosen.presets);
  const meanings = presets
    .filter(({ id }) => names.includes(id))
    .map((preset) => editing.preset(preset))
    .map(({ name, description }) => html`<p class="muted">${name}: ${description}.</p>`);
  return html`<fieldset>
      <legend>${editing.presetsField}</legend>
      ${presets.map((preset) => {
        const { name, description } = editing.preset(preset);
        const isOn = names.includes(preset.id);
        const others = names.filter((id) => id !== preset.id);
        const toggle = (): void => onChange({ presets: (isOn ? others : [...others, preset.id]).join(' ') || null });
        return html`<label title=${description}
          ><input type="checkbox" .checked=${isOn} @change=${toggle} />${name}</label
        >`;
      })}
    </fieldset>
    ${meanings}`;
}

/** The payoffs that differ in this game. */
function payoffsOf(rules: Rules, seat: Seat): Payoff[] {
  const deal = randomDeal(rules, seeded(1));
  const offered = contractsOf(rules).flatMap((contract) =>
    distinctPayoffs({ rules, contract, leader: seat, declarer: seat, deal }),
  );
  return PAYOFFS.filter((payoff) => offered.includes(payoff));
}

/** The payoff chosen, or the one that the players of the game count. */
export const payoffOf = (rules: Rules, chosen: string | null): Payoff =>
  PAYOFFS.find((payoff) => payoff === chosen) ?? usualPayoff({ rules });

/** Whether the partner’s pass says something about its hand: by the rules of the game, or by its rule of thumb. */
const mayPartnerPass = (game: string, rules: Rules): boolean =>
  rules.trumpChoice === 'mayPassWithAllSuits' ||
  (rules.trumpChoice === 'mayPass' && ruleOfThumbFor(variantById(game), rules) !== undefined);
