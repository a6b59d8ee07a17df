/** Presets: named overrides of a variant's rules for common ways to play it. */
import type { Rules, Variant } from '../rules/rules.ts';
import { kreuzjass } from './kreuzjass.ts';
import { krutzjass } from './krutzjass.ts';
import { kruisjassenRoem } from './kruisjassen.ts';
import { schieber } from './schieber.ts';

export interface Preset {
  /** Id of its variant. */
  readonly variant: string;
  /** Stable name for programs, unique within the variant. */
  readonly id: string;
  readonly name: string;
  /** One sentence without a full stop. */
  readonly description: string;
  /** The override (`withOverrides`). */
  readonly rules: { readonly [Field in keyof Rules]?: Partial<Rules[Field]> };
}

const MATCH = { sweep: { bonus: 100, by: 'tricks', mode: 'add' } } as const;
const WEIS = { melds: kreuzjass.rules.melds! };
/** Shields and bells, here named spades and diamonds, count double (SRF, Jass-Service of 8 December 2012). */
const TIMES_123 = { scoring: { multipliers: { S: 2, H: 1, D: 2, C: 1, obenabe: 3, unenufe: 3 } } };

const CARD_ONCE = {
  id: 'card-once',
  name: 'Each card in one meld',
  description: 'a card counts in one meld only',
  rules: { melds: { reuse: false } },
} as const;

export const PRESETS: readonly Preset[] = [
  { variant: kruisjassenRoem.id, ...CARD_ONCE },
  { variant: krutzjass.id, ...CARD_ONCE },
  {
    variant: kreuzjass.id,
    id: 'undertrump-anyone',
    name: 'No undertrumping a partner',
    description: 'a partner’s ruff may not be undertrumped either',
    rules: { follow: { undertrumpAppliesTo: 'anyone' } },
  },
  {
    variant: schieber.id,
    id: 'match',
    name: 'Match',
    description: '100 extra points for all tricks',
    rules: MATCH,
  },
  {
    variant: schieber.id,
    id: 'weis',
    name: 'Weis and Stöck',
    description: 'Weis as in Kreuzjass, Stöck for 20',
    rules: WEIS,
  },
  {
    variant: schieber.id,
    id: '1x',
    name: 'All contracts single',
    description: 'every contract counts once',
    rules: { scoring: { multipliers: { S: 1, H: 1, D: 1, C: 1, obenabe: 1, unenufe: 1 } } },
  },
  {
    variant: schieber.id,
    id: '1-2-3',
    name: 'One, two, three',
    description: 'Rosen H and Eicheln C once, Schilten S and Schellen D twice, Obenabe and Unenufe three times',
    rules: TIMES_123,
  },
  {
    // With French cards the black suits are the double ones (Swisslos, Schieber Jass); bells and acorns change places.
    variant: schieber.id,
    id: '1-2-3-french',
    name: 'One, two, three with French cards',
    description: 'hearts and diamonds once, spades and clubs twice, Obenabe and Unenufe three times',
    rules: { scoring: { multipliers: { S: 2, H: 1, D: 1, C: 2, obenabe: 3, unenufe: 3 } } },
  },
  {
    variant: schieber.id,
    id: '2500',
    name: 'To 2500',
    description: 'a game goes to 2500 points',
    rules: { game: [{ by: 'points', target: 2500 }] },
  },
  {
    variant: schieber.id,
    id: 'common',
    name: 'Common rules',
    description: 'match, Weis and 1-2-3 together',
    rules: { ...MATCH, ...WEIS, ...TIMES_123 },
  },
];

/** The presets of a variant; most have none. */
export function presetsOf({ id }: Pick<Variant, 'id'>): readonly Preset[] {
  return PRESETS.filter(({ variant }) => variant === id);
}
