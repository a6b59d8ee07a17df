/** Rules with presets in force. Presets combine unless they contradict each other, which is an error: their order has no meaning. */
import { CARD_SUITS } from '../cards.ts';
import type { CardSuits } from '../cards.ts';
import { JassError, quote } from '../errors.ts';
import { checkList, checkVariantGiven, checkWord } from '../given.ts';
import { nearest } from '../nearest-name.ts';
import { withOverrides } from './override.ts';
import { allOf, msg, str } from '../reason.ts';
import type { Reason } from '../reason.ts';
import type { Rules, Variant } from './rules.ts';
import { PRESETS, presetsOf, rulesOfPreset } from '../variants/presets.ts';
import type { Preset } from '../variants/presets.ts';

/**
 * The rules of the variant with the given presets in force, and over them the fields of `override`.
 * @param cards French or Swiss, as in the deal; some variants and presets follow them
 * @throws JassError `bad-request` (field `presets`) for a preset that the variant does not have and for two that contradict each
 * other; `bad-rules` for a bad override; TypeError without a variant or a list of presets, and for unknown cards
 */
export function rulesWith(
  variant: Variant,
  ids: readonly string[],
  override: unknown = {},
  cards: CardSuits = 'french',
): Rules {
  checkVariantGiven(variant);
  checkList(ids, 'presets');
  checkWord(cards, CARD_SUITS, 'cards');
  const presets = ids.map((id) => presetById(variant, id));
  presets.forEach((preset, index) => presets.slice(0, index).forEach((before) => checkPair(before, preset, cards)));
  const own = cards === 'swiss' && variant.swiss ? withOverrides(variant.rules, variant.swiss) : variant.rules;
  const rules = presets.reduce((before, preset) => withOverrides(before, rulesOfPreset(preset, cards)), own);
  return withOverrides(rules, override);
}

function presetById(variant: Variant, id: string): Preset {
  const own = presetsOf(variant);
  const preset = own.find((known) => known.id === id);
  if (preset) return preset;
  const ids = own.map((known) => known.id);
  const [game, name, names] = [variant.id, quote(id), ids.join(', ')];
  const all = ids.length > 0 ? msg(str`The presets of ${game} are ${names}.`) : msg(str`${game} has no presets.`);
  const others = PRESETS.filter((known) => known.id === id).map((known) => known.variant);
  if (others.length > 0) {
    const games = allOf(others);
    throw fault(msg(str`${name} is a preset of ${games}. ${all}`));
  }
  const suggestion = nearest(id, ids);
  throw fault(
    suggestion
      ? msg(str`${name} is not a preset of ${game}; did you mean ${suggestion}?`)
      : msg(str`${name} is not a preset of ${game}. ${all}`),
  );
}

function checkPair(a: Preset, b: Preset, cards: CardSuits): void {
  const found = contradiction(rulesOfPreset(a, cards), rulesOfPreset(b, cards), []);
  if (!found) return;
  const [field, ofA, ofB] = found;
  const [one, other] = [a.id, b.id];
  throw fault(
    msg(
      str`The presets ${one} and ${other} contradict each other: ${field} is ${ofA} in one and ${ofB} in the other. Choose one of them.`,
    ),
  );
}

/** The first field with different values in both overrides: its path and the values as JSON. */
function contradiction(a: unknown, b: unknown, path: readonly string[]): [string, string, string] | undefined {
  if (isFields(a) && isFields(b)) {
    for (const key of Object.keys(a).filter((name) => name in b)) {
      const found = contradiction(a[key], b[key], [...path, key]);
      if (found) return found;
    }
    return undefined;
  }
  const [ofA, ofB] = [JSON.stringify(a), JSON.stringify(b)];
  return ofA === ofB ? undefined : [path.join('.'), ofA, ofB];
}

/** Whether a value of an override is merged field by field: an object, but not a list. */
function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fault(reason: Reason): JassError {
  return new JassError('bad-request', reason, { field: 'presets' });
}
