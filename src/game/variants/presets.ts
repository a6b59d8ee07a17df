/** Presets: named overrides of a variant's rules for common ways to play it. */
import type { CardSuits } from '../cards.ts';
import { checkVariantGiven } from '../given.ts';
import type { RulesOverride } from '../rules/rules.ts';
import type { GamePreset } from './game.ts';
import { GAMES } from './index.ts';

export interface Preset extends GamePreset {
  /** Id of its variant. */
  readonly variant: string;
}

/** The override of a preset for a deal with these cards. */
export const rulesOfPreset = ({ rules, swiss }: Preset, cards: CardSuits): RulesOverride =>
  cards === 'swiss' && swiss ? swiss : rules;

export const PRESETS: readonly Preset[] = GAMES.flatMap(({ id, presets = [] }) =>
  presets.map((preset) => ({ variant: id, ...preset })),
);

/** The presets of a variant; some have none. @throws TypeError without a variant: a program may give its name in its place */
export function presetsOf(variant: { readonly id: string }): readonly Preset[] {
  checkVariantGiven(variant);
  return PRESETS.filter((preset) => preset.variant === variant.id);
}
