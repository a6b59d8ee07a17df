/** The input that the page sets, and the problem it may have. */
import { JassError } from '../../game/errors.ts';
import { msg, str } from '../../game/reason.ts';
import { VARIANTS } from '../../game/variants/index.ts';

/** The input as the page sets it, unchecked. An absent field is undefined, or null as attributes leave it. */
export interface Input {
  /** The game, by its id. */
  readonly variant?: string | null;
  /** The trump suit, or a contract without trumps. */
  readonly contract?: string | null;
  /** The seat that leads to the first trick. */
  readonly leader?: string | null;
  /** The dealer, from whom the leader follows. */
  readonly dealer?: string | null;
  /** The card that the dealer has turned, from which the contract follows. */
  readonly turned?: string | null;
  /** The seat that named the contract; the leader unless given. */
  readonly declarer?: string | null;
  /** Whether the contract tells players nothing of the hands. */
  readonly ignoreContract?: boolean;
  /** The level that was bid, in games with an auction for points. */
  readonly level?: string | number | null;
  /** 2 if the level was doubled, 4 if it was redoubled. */
  readonly doubled?: string | number | null;
  /** Four hands in the notation. */
  readonly deal?: string | null;
  /** The points, roem and tricks taken before an ending: a text such as `NS:60+20/4`, or an object. */
  readonly taken?: unknown;
  /** In place of the deal the one hand that the reader sees, before the first play. */
  readonly hand?: string | null;
  /** The seat of that hand. */
  readonly seat?: string | null;
  /** The cards played from the first lead on. */
  readonly plays?: string | null;
  /** The taps or claims between the plays: a text such as `NS:tap:28`, or a list. */
  readonly calls?: unknown;
  /** The position shown first, as the number of plays before it. */
  readonly at?: string | number | null;
  /** What is counted: `points`, `total` or `score`. */
  readonly payoff?: string | null;
  /** The cards of the deal, which presets with doubled suits follow: `french` or `swiss`; those shown unless given. */
  readonly cards?: string | null;
  /** The deck shown. */
  readonly deck?: string | null;
  /** Names of presets of the variant: a list, or a text separated by commas or blanks. */
  readonly presets?: string | readonly string[] | null;
  /** An override of the variant's rules: an object, or its JSON text. */
  readonly rules?: unknown;
  /** `puzzle`: the reader plays, and the values are hidden. */
  readonly mode?: string | null;
  /** The hands that the reader plays in a puzzle. */
  readonly side?: string | null;
  /** The value that solves the puzzle. */
  readonly target?: string | number | null;
  /** How hard the puzzle is: 1 to 3. */
  readonly puzzleLevel?: string | number | null;
  /** What the puzzle turns on. */
  readonly puzzleTheme?: string | null;
}

/** The fields that a request has with the same name and value. */
const SAME_IN_REQUEST = [
  'variant',
  'contract',
  'leader',
  'dealer',
  'turned',
  'declarer',
  'level',
  'doubled',
  'ignoreContract',
  'deal',
  'taken',
  'payoff',
] as const satisfies (keyof Input)[];

/** The attributes that make up the input. */
export const INPUTS = [
  ...SAME_IN_REQUEST,
  'hand',
  'seat',
  'plays',
  'calls',
  'at',
  'cards',
  'presets',
  'rules',
  'mode',
  'side',
  'target',
] as const satisfies (keyof Input)[];

/** All fields of the input: those of the deal and its puzzle, and those that only describe it. */
export const FIELDS = ['deck', ...INPUTS, 'puzzleLevel', 'puzzleTheme'] as const satisfies (keyof Input)[];

/** An error in the input, and the attribute at fault. */
export interface Problem {
  readonly error: JassError;
  /** Name of the attribute at fault, if there is one. */
  readonly attribute: keyof Input | null;
}

/** The fields of a request that the input sets, but for plays and rules. */
export function requestFields(input: Input): Record<string, unknown> {
  const given = [
    ...SAME_IN_REQUEST.map((name) => [name, input[name]] as const),
    ['cards', followsDeck(input) ? cardsOf(input) : input.cards] as const,
    ['presets', namesOf(input.presets)] as const,
  ];
  return Object.fromEntries(
    given.filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false),
  );
}

/** The fields as an object of its own. An element has them as accessors, which a spread would not copy. */
export const fieldsIn = (input: Input): Input => Object.fromEntries(FIELDS.map((name) => [name, input[name]]));

/** Whether the reader sees one hand only: a deal has all four. */
export const isOneHand = ({ hand, deal }: Input): boolean => isText(hand) && !isText(deal);

const isText = (text: unknown): boolean => typeof text === 'string' && text.trim() !== '';

/** Whether the rules follow the cards shown: some games and options count suits by them, unless the page names the cards. */
export const followsDeck = ({ cards, presets, variant }: Input): boolean =>
  !cards && Boolean(namesOf(presets) || VARIANTS.find(({ id }) => id === variant)?.swiss);

/** The cards of a deal: as the page says, or those shown. */
export const cardsOf = ({ cards, deck }: Pick<Input, 'cards' | 'deck'>): string | undefined =>
  cards || (deck === 'swiss' ? deck : undefined);

/**
 * The names in a list, without duplicates; undefined if there are none. Anything but a list is passed on for the
 * request to refuse.
 */
export function namesOf(presets: unknown): unknown {
  const names = typeof presets === 'string' ? presets.split(/[\s,]+/).filter(Boolean) : presets;
  if (!Array.isArray(names)) return names;
  return names.length > 0 ? [...new Set<unknown>(names)] : undefined;
}

export function overrideOf(rules: unknown): unknown {
  if (typeof rules !== 'string') return rules ?? {};
  if (!rules.trim()) return {};
  try {
    return JSON.parse(rules);
  } catch (error) {
    const why = (error as SyntaxError).message;
    throw new JassError('bad-rules', msg(str`rules: not JSON: ${why}`), { field: 'rules' });
  }
}
