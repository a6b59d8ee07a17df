/** All variants of the package, and the lookup by id. */
import { JassError, quote } from '../errors.ts';
import { nearest } from '../nearest-name.ts';
import { msg, str } from '../reason.ts';
import type { Variant } from '../rules/rules.ts';
import { bela, belotBulgarian, belote, contree } from './belote.ts';
import { chibre } from './chibre.ts';
import {
  klaverjassen,
  klaverjassenAmsterdam,
  klaverjassenLeiden,
  klaverjassenRotterdam,
  klaverjassenUtrecht,
} from './klaverjassen.ts';
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

/** In the order of the rule sheets. */
export const VARIANTS: readonly Variant[] = [
  kruisjassen,
  kruisjassenFixed,
  kruisjassenTournament,
  kruisjassenTik,
  kruisjassenRoem,
  krutzjass,
  schieber,
  chibre,
  coiffeur,
  sidiBarrani,
  klaverjassen,
  klaverjassenRotterdam,
  klaverjassenAmsterdam,
  klaverjassenUtrecht,
  klaverjassenLeiden,
  belote,
  belotBulgarian,
  bela,
  contree,
  kreuzjass,
];

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
