/** Presets: named overrides of a variant's rules for common ways to play it. */
import type { CardSuits } from '../cards.ts';
import { checkVariantGiven } from '../given.ts';
import type { RulesOverride } from '../rules/rules.ts';
import { bela, belote, SETS_AND_RUNS, contree } from './belote.ts';
import { chibre } from './chibre.ts';
import {
  klaverjassenAmsterdam,
  klaverjassenLeiden,
  klaverjassenRotterdam,
  klaverjassenUtrecht,
} from './klaverjassen.ts';
import { kreuzjass } from './kreuzjass.ts';
import { krutzjass } from './krutzjass.ts';
import { kruisjassenRoem } from './kruisjassen.ts';
import { coiffeur, schieber, sidiBarrani } from './schieber.ts';

export interface Preset {
  /** Id of its variant. */
  readonly variant: string;
  /** Stable name for programs, unique within the variant. */
  readonly id: string;
  readonly name: string;
  /** One sentence without a full stop. */
  readonly description: string;
  /** The override (`withOverrides`). */
  readonly rules: RulesOverride;
  /** The override for a deal with Swiss cards, if it differs. */
  readonly swiss?: RulesOverride;
}

/** The override of a preset for a deal with these cards. */
export const rulesOfPreset = ({ rules, swiss }: Preset, cards: CardSuits): RulesOverride =>
  cards === 'swiss' && swiss ? swiss : rules;

const MATCH = { sweep: { bonus: 100, by: 'tricks', mode: 'add' } } as const;
const WEIS = { melds: kreuzjass.rules.melds! };
/**
 * The doubled suits follow the cards: the black suits of French cards (Swisslos, Schieber Jass), the shields and bells of Swiss cards (SRF,
 * Jass-Service of 8 December 2012), here named spades and diamonds.
 */
const FRENCH_123 = { scoring: { multipliers: { S: 2, H: 1, D: 1, C: 2, obenabe: 3, unenufe: 3 } } };
const SWISS_123 = { scoring: { multipliers: { S: 2, H: 1, D: 2, C: 1, obenabe: 3, unenufe: 3 } } };

const CARD_ONCE = {
  id: 'card-once',
  name: 'Each card in one meld',
  description: 'a card counts in one meld only',
  rules: { melds: { reuse: false } },
} as const;

/**
 * The sets and runs of “Les annonces”, contree.org. The source does not compare a hundred with a set of the same value: the set is better
 * here. A card counts once (clubs-de-bridge.com), and the marriage beside it.
 */
const ANNONCES = {
  melds: {
    kinds: SETS_AND_RUNS,
    compare: ['kind', 'length', 'rank', 'trump', 'turn'],
  },
} satisfies Preset['rules'];

/**
 * Kraken, a double, redouble and their double: a deal “for double points” that counts eight times after a superkraak (Games4All, “Kraken”),
 * with roem and pit, and only the declarers can be wet, as score sheets count it. klaverjas.nl doubles the card points alone
 * (docs/rule-readings.md).
 */
const KRAKEN: readonly Preset[] = [
  klaverjassenRotterdam,
  klaverjassenAmsterdam,
  klaverjassenUtrecht,
  klaverjassenLeiden,
]
  .map(({ id }) => id)
  .flatMap((variant) =>
    (
      [
        ['kraak', 'Kraak', 'doubled: everything counts twice', 2],
        ['rekraak', 'Rekraak', 'redoubled: everything counts four times', 4],
        ['superkraak', 'Superkraak', 'doubled three times: everything counts eight times', 8],
      ] as const
    ).map(([id, name, description, times]) => ({
      variant,
      id,
      name,
      description,
      rules: { scoring: { multipliers: { S: times, H: times, D: times, C: times } } },
    })),
  );

export const PRESETS: readonly Preset[] = [
  ...KRAKEN,
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
    variant: bela.id,
    id: 'bela-kept',
    name: 'Bela always counts',
    description: 'a side that falls keeps the 20 points of its bela',
    rules: { scoring: { marriage: 'kept' } },
  },
  {
    variant: bela.id,
    id: 'tie-hangs',
    name: 'A tie hangs',
    description: 'if both sides have the same, the points of the declarers wait for the next deal',
    rules: { scoring: { tie: 'heldOver' } },
  },
  {
    // “Pique double”, for a game to 1500 (jassvalais.ch).
    variant: chibre.id,
    id: 'pique-double',
    name: 'Pique double',
    description: 'spades count twice, and a game goes to 1500 points',
    rules: { scoring: { multipliers: { S: 2, H: 1, D: 1, C: 1 } }, game: [{ by: 'points', target: 1500 }] },
  },
  {
    // Guschti and Mary of the JassWiki.
    variant: coiffeur.id,
    id: 'guschti-4',
    name: 'Guschti after four',
    description: 'a Guschti turns after four tricks',
    rules: { guschti: 4 },
  },
  {
    // This project’s rule sheet asks for it; no source that we found counts so.
    variant: coiffeur.id,
    id: 'own-kind',
    name: 'Each trick by its own kind',
    description: 'in a Slalom or Guschti each trick counts by its own kind, so that the sum depends on the play',
    rules: { cardPointsBy: 'ownKind' },
  },
  {
    // coinchons.fr: 160 and the contract, times two or four, for whoever wins a coinche.
    variant: contree.id,
    id: 'coinche-160',
    name: 'Coinche for 160',
    description: 'declarers who make a doubled contract score 160 in place of their points',
    rules: { scoring: { doubledMade: 160 } },
  },
  {
    // coincheur.fr, “Making your contract exactly”: in some circles a contract that is made brings “the bid plus the full 162”; twice as much
    // if it was doubled.
    variant: contree.id,
    id: 'coinche-162',
    name: 'Coinche for 162',
    description: 'declarers who make a doubled contract score 162 in place of their points',
    rules: { scoring: { doubledMade: 162 } },
  },
  {
    // IsCool, “How to play Coinche”: “Les points seront multipliés par 3 pour celle qui emporte la manche.”
    variant: contree.id,
    id: 'surcoinche-3',
    name: 'Surcoinche times three',
    description: 'a redouble counts three times in place of four',
    rules: { scoring: { redouble: 3 } },
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
    description:
      'French cards: spades and clubs twice; Swiss cards: Schilten S and Schellen D twice; the other suits once, Obenabe and Unenufe three times',
    rules: FRENCH_123,
    swiss: SWISS_123,
  },
  {
    variant: schieber.id,
    id: '1-2-3-french',
    name: 'One, two, three with French cards',
    description: 'hearts and diamonds once, spades and clubs twice, Obenabe and Unenufe three times',
    rules: FRENCH_123,
  },
  {
    variant: schieber.id,
    id: '1-2-3-swiss',
    name: 'One, two, three with Swiss cards',
    description: 'Rosen H and Eicheln C once, Schilten S and Schellen D twice, Obenabe and Unenufe three times',
    rules: SWISS_123,
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
    rules: { ...MATCH, ...WEIS, ...FRENCH_123 },
    swiss: { ...MATCH, ...WEIS, ...SWISS_123 },
  },
  {
    // Jassverzeichnis, “Sidi Barrani”: “Ein Match ergibt 157 Punkte.”
    variant: sidiBarrani.id,
    id: 'match-157',
    name: 'Match for 157',
    description: 'all tricks make 157 points without a bonus, and so does the level for them',
    rules: { sweep: { bonus: 0 }, scoring: { levels: { sweep: 157 } } },
  },
  {
    // Jassverzeichnis: “Es gelten die allgemeinen Weisregeln. Die Weispunkte werden beim Bieten … nicht miteinkalkuliert.”
    variant: sidiBarrani.id,
    id: 'weis',
    name: 'Weis and Stöck',
    description: 'Weis as in Kreuzjass, Stöck for 20, written beside the level and not counted for it',
    rules: WEIS,
  },
];

/** The presets of a variant; some have none. @throws TypeError without a variant: a program may give its name in its place */
export function presetsOf(variant: { readonly id: string }): readonly Preset[] {
  checkVariantGiven(variant);
  return PRESETS.filter((preset) => preset.variant === variant.id);
}
