/**
 * How much the engine may say: whether values are shown, and whether it computes by itself. Words that are none of these count
 * as the first of them, as with the attributes of HTML.
 */

/** `hidden`: nothing of what the engine knows is shown until the reader asks for it. */
export const VALUES_MODES = ['shown', 'hidden'] as const;
export type ValuesMode = (typeof VALUES_MODES)[number];

/** `demand`: it computes only when the reader asks; `off`: never, and nothing speaks of it. */
export const ENGINE_MODES = ['on', 'demand', 'off'] as const;
export type EngineMode = (typeof ENGINE_MODES)[number];

/** The modes as the page has set them, unchecked. */
export interface ModeInput {
  readonly values: string | null;
  readonly engine: string | null;
}

export interface Modes {
  readonly values: ValuesMode;
  readonly engine: EngineMode;
}

export const modesOf = ({ values, engine }: ModeInput): Modes => ({
  values: VALUES_MODES.find((mode) => mode === values) ?? VALUES_MODES[0],
  engine: ENGINE_MODES.find((mode) => mode === engine) ?? ENGINE_MODES[0],
});

/** Whether everything that becomes known is shown, unasked. */
export const showsAll = ({ values, engine }: Modes): boolean => values === 'shown' && engine === 'on';
