/** Presets: named overrides of a variant's rules for common ways to play it. */
import type { Rank } from '../cards.ts';
import type { Rules, Variant } from '../rules/rules.ts';
import { belote } from './belote.ts';
import { chibre } from './chibre.ts';
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

const set = (rank: Rank, points: number) => ({ type: 'set' as const, ranks: [rank], points });

/**
 * The sets and runs of “Les annonces”, contree.org. The source does not compare a hundred with a set of the same value: the set is better
 * here. A card counts once (clubs-de-bridge.com), and the marriage beside it.
 */
const ANNONCES = {
  melds: {
    kinds: [
      set('J', 200),
      set('9', 150),
      set('A', 100),
      set('T', 100),
      set('K', 100),
      set('Q', 100),
      { type: 'run', length: 5, orMore: true, points: 100 },
      { type: 'run', length: 4, orMore: false, points: 50 },
      { type: 'run', length: 3, orMore: false, points: 20 },
    ],
    compare: ['kind', 'length', 'rank', 'trump', 'turn'],
  },
} satisfies Preset['rules'];

export const PRESETS: readonly Preset[] = [
  {
    variant: belote.id,
    id: 'annonces',
    name: 'Annonces',
    description: 'the side with the best tierce, cinquante, cent or carré scores all its own',
    rules: ANNONCES,
  },
  {
    // Competitions do without it (contree.org).
    variant: belote.id,
    id: 'no-litige',
    name: 'No litige',
    description: 'declarers who only have as much as the others are dedans',
    rules: { scoring: { tie: 'lost' } },
  },
  {
    // “Pique double”, for a game to 1500 (jassvalais.ch).
    variant: chibre.id,
    id: 'pique-double',
    name: 'Pique double',
    description: 'spades count twice, and a game goes to 1500 points',
    rules: { scoring: { multipliers: { S: 2, H: 1, D: 1, C: 1 } }, game: [{ by: 'points', target: 1500 }] },
  },
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
