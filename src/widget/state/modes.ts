/**
 * Whether values are shown, and whether the engine computes without being asked. As in HTML, an unknown keyword
 * counts as the default, which is the first of its list.
 */
import type { Input } from './input.ts';

/** `hidden`: nothing that the engine knows is shown until the reader asks for it. */
export const VALUES_MODES = ['shown', 'hidden'] as const;
export type ValuesMode = (typeof VALUES_MODES)[number];

/** `demand`: it computes only when the reader asks. `off`: it never computes, and nothing mentions it. */
export const ENGINE_MODES = ['on', 'demand', 'off'] as const;
export type EngineMode = (typeof ENGINE_MODES)[number];

/** The modes as the page sets them, unchecked. */
export interface ModeInput {
  readonly input: Pick<Input, 'mode' | 'hand'>;
  readonly values: string | null;
  readonly engine: string | null;
}

export interface Modes {
  readonly values: ValuesMode;
  readonly engine: EngineMode;
}

/** In a puzzle and from one hand the engine shows nothing of its own: its results are for the puzzle and for the suggestion. */
export const modesOf = ({ values, engine, input }: ModeInput): Modes => ({
  values: VALUES_MODES.find((mode) => mode === values) ?? VALUES_MODES[0],
  engine: isPuzzle(input) || input.hand ? 'off' : (ENGINE_MODES.find((mode) => mode === engine) ?? ENGINE_MODES[0]),
});

export const isPuzzle = ({ mode }: Pick<Input, 'mode'>): boolean => mode === 'puzzle';

/** Whether values are hidden until the reader asks: then it does not matter when the engine computes. */
export const isHidden = ({ values, engine }: Modes): boolean => values === 'hidden' && engine !== 'off';

/** Whether all results are shown without being asked for. */
export const showsAll = ({ values, engine }: Modes): boolean => values === 'shown' && engine === 'on';
