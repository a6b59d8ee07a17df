/** The registry: all games of the package, and the lookup by id. */
import { JassError, quote } from '../errors.ts';
import { nearest } from '../nearest-name.ts';
import { msg, str } from '../reason.ts';
import type { Rules, Variant } from '../rules/rules.ts';
import { bela, belotBulgarian, belote, contree } from './belote.ts';
import { chibre } from './chibre.ts';
import {
  klaverjassen,
  klaverjassenAmsterdam,
  klaverjassenLeiden,
  klaverjassenRotterdam,
  klaverjassenUtrecht,
} from './klaverjassen.ts';
import type { Game, GameWords, RuleOfThumb } from './game.ts';
import { kreuzjass } from './kreuzjass.ts';
import {
  kruisjassen,
  kruisjassenFixed,
  kruisjassenRoem,
  kruisjassenTik,
  kruisjassenTournament,
} from './kruisjassen.ts';
import { krutzjass } from './krutzjass.ts';
import { coiffeur, schieber, sidiBarrani } from './schieber.ts';

/** In the order of every menu and list: first the games that most people play, then others of their families, then rarer ones. */
const ALL = [
  schieber,
  klaverjassenAmsterdam,
  klaverjassenRotterdam,
  belote,
  contree,
  belotBulgarian,
  bela,
  chibre,
  coiffeur,
  sidiBarrani,
  klaverjassen,
  klaverjassenUtrecht,
  klaverjassenLeiden,
  kreuzjass,
  kruisjassen,
  kruisjassenFixed,
  kruisjassenTournament,
  kruisjassenTik,
  kruisjassenRoem,
  krutzjass,
] as const satisfies readonly Game[];

export type VariantId = (typeof ALL)[number]['id'];

/** The game of an element that names none. */
export const USUAL_VARIANT: VariantId = 'schieber';

export const GAMES: readonly Game<VariantId>[] = ALL;

/** The games as programs see them: presets have a function of their own, the rest is for messages and imports. */
export const VARIANTS: readonly Variant[] = GAMES.map(({ id, name, source, rules, swiss }) => ({
  id,
  name,
  ...(source && { source }),
  rules,
  ...(swiss && { swiss }),
}));

/** The variant of that id. @throws JassError `unknown-variant`, naming the nearest id and all known ones */
export function variantById(id: string): Variant {
  const variant = VARIANTS.find((known) => known.id === id);
  if (variant) return variant;
  const ids = VARIANTS.map((known) => known.id);
  const suggestion = nearest(id, ids);
  const [name, names] = [quote(id), ids.join(', ')];
  throw new JassError(
    'unknown-variant',
    suggestion
      ? msg(str`${name} is not a variant; did you mean ${suggestion}? The variants are ${names}.`)
      : msg(str`${name} is not a variant. The variants are ${names}.`),
  );
}

const gameOf = (id: string): Game | undefined => GAMES.find((game) => game.id === id);

/** What its players call things; none for an unknown game. */
export const gameWords = (id: string): GameWords => gameOf(id)?.words ?? {};

/** Its name in a language, if it differs from the name in its data. @param language a code such as `de` */
export const gameNameIn = (id: string, language: string): string | undefined => gameOf(id)?.names?.[language];

/** Its rule of thumb for naming a contract, if its source has one. */
export const ruleOfThumbOf = (id: string): RuleOfThumb | undefined => gameOf(id)?.ruleOfThumb;

/** The name of the game in a language; its own rules may have another name. @param variant its id */
export const gameNameOf = (variant: string, { name }: Rules, language = 'en'): string =>
  name ?? gameNameIn(variant, language) ?? variantById(variant).name;
