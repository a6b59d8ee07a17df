/**
 * Restores the names of string unions: TypeScript passes the 36 cards to typedoc instead of `Card`, since a type like
 * `(typeof SEATS)[number]` loses its name.
 */
import { ArrayType, IntersectionType, ReferenceType, ReflectionKind, TypeOperatorType, UnionType } from 'typedoc';
import type { ProjectReflection, SomeType } from 'typedoc';
import { cardOf, CONTRACTS, RANKS, SEATS, SIDES, SUITS } from '../../src/game/cards.ts';
import { ERROR_CODES } from '../../src/game/errors.ts';
import { PAYOFFS } from '../../src/game/scoring/payoff.ts';
import { LANGUAGES } from '../../src/languages/registry/languages.ts';
import { WANTS } from '../../src/notation/request/request.ts';

/** The unions by name, with their members. */
const UNIONS: Readonly<Record<string, readonly string[]>> = {
  Card: SUITS.flatMap((suit) => RANKS.map((rank) => cardOf(suit, rank))),
  Contract: CONTRACTS,
  ErrorCode: ERROR_CODES,
  Language: LANGUAGES,
  Payoff: PAYOFFS,
  Rank: RANKS,
  Seat: SEATS,
  Side: SIDES,
  Suit: SUITS,
  Want: WANTS,
};

const NAMES = new Map(Object.entries(UNIONS).map(([name, words]) => [keyOf(words), name]));

/** Works on every type of the project. A name becomes a link if the project has a type of that name. */
export function nameUnions(project: ProjectReflection): void {
  const aliases = project.getReflectionsByKind(ReflectionKind.TypeAlias);
  const named = (type: SomeType): SomeType => {
    if (type instanceof UnionType) {
      const name = NAMES.get(keyOf(type.types.flatMap(wordOf)));
      const others = type.types.filter((member) => wordOf(member).length === 0).map(named);
      if (name === undefined) return new UnionType(type.types.map(named));
      const alias = aliases.find((known) => known.name === name);
      const reference = alias
        ? ReferenceType.createResolvedReference(name, alias, project)
        : ReferenceType.createBrokenReference(name, project, undefined);
      return others.length > 0 ? new UnionType([reference, ...others]) : reference;
    }
    if (type instanceof ArrayType) return new ArrayType(named(type.elementType));
    if (type instanceof TypeOperatorType) return new TypeOperatorType(named(type.target), type.operator);
    if (type instanceof IntersectionType) return new IntersectionType(type.types.map(named));
    if (type instanceof ReferenceType && type.typeArguments) type.typeArguments = type.typeArguments.map(named);
    return type;
  };
  for (const reflection of Object.values(project.reflections)) {
    if (reflection.kind === ReflectionKind.TypeAlias && reflection.name in UNIONS) continue;
    if ('type' in reflection && reflection.type) reflection.type = named(reflection.type as SomeType);
  }
}

/** The string of a literal type; nothing for any other type. */
const wordOf = (type: SomeType): string[] =>
  type.type === 'literal' && typeof type.value === 'string' ? [type.value] : [];

function keyOf(words: readonly string[]): string {
  return words.toSorted().join(' ');
}
