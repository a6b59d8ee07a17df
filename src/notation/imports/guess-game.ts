/**
 * The game of a record that names none: the likeliest one, by the cards and the language, under whose rules the record can be read.
 * A deal in Dutch words without sixes is one of Klaverjassen or a related game, and never one of a Swiss game.
 */
import { SEATS } from '../../game/cards.ts';
import type { Card } from '../../game/cards.ts';
import { JassError } from '../../game/errors.ts';
import { TRICK_SIZE } from '../../game/play/trick.ts';
import { handSize, packOf } from '../../game/rules/pack.ts';
import type { Variant } from '../../game/rules/rules.ts';
import { VARIANTS } from '../../game/variants/index.ts';
import { completeRecord } from './complete-record.ts';
import type { ImportedRecord, RawRecord, Stated } from './record.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { BASICS } from '../../languages/registry/languages.ts';

export interface Guess {
  /** The current game, such as the page's: taken if it is as likely as any other. */
  readonly currentGame?: string;
  /** The reader's language, for a record that several languages can read. */
  readonly language?: Language;
}

/** @throws JassError of the likeliest game if the record fits none */
export function withGuessedGame(format: string, raw: RawRecord, stated: Stated, guess: Guess): ImportedRecord {
  let failure: JassError | undefined;
  for (const variant of likelyGames(raw, guess)) {
    try {
      return { ...completeRecord(format, raw, { ...stated, variant }), isGuess: true };
    } catch (error) {
      if (!(error instanceof JassError)) throw error;
      failure ??= error;
    }
  }
  if (failure) throw failure;
  // No pack has these cards: the error of a game names the card, and the hands that hold it twice.
  return completeRecord(format, raw, { ...stated, variant: guess.currentGame ?? nearestGame(cardsOf(raw)) });
}

/** A game with one pack whose ranks the cards have, for its error; the first game if there is none. */
function nearestGame(cards: readonly Card[]): string {
  const hasAll = ({ rules }: Variant): boolean => {
    const pack: Card[] = packOf(rules);
    return rules.deck.copies === 1 && cards.every((card) => pack.includes(card));
  };
  return (VARIANTS.find(hasAll) ?? VARIANTS[0]!).id;
}

/** The games whose pack has the cards, the likeliest first. */
function likelyGames(raw: RawRecord, { currentGame, language }: Guess): string[] {
  const cards = cardsOf(raw);
  /** The cards of the pack that nobody has; the hand that has the rest of it has as many as any other. */
  const spare = (variant: Variant): number | null => {
    const rest = left(variant, cards);
    const isWhole = !raw.rest || rest === handSize(variant.rules);
    return isWhole && rest !== null && raw.rest ? 0 : isWhole ? rest : null;
  };
  const fitting = VARIANTS.filter((variant) => {
    const rest = spare(variant);
    // In an ending a card written twice is a mistake rather than a sign of two packs.
    const isLikely = variant.rules.deck.copies === 1 || rest === 0 || variant.id === currentGame;
    return rest !== null && isLikely;
  });
  // A whole pack is a deal of its own game, not an ending of a game with more cards.
  let games = preferred(fitting, (variant) => spare(variant) === 0);
  // So is a pack of which a card or two were forgotten.
  games = preferred(games, (variant) => (spare(variant) ?? TRICK_SIZE) < TRICK_SIZE);
  const languages = raw.languages ?? [];
  const spoken =
    language && languages.includes(language) ? language : languages.length === 1 ? languages[0] : undefined;
  if (raw.isSwiss) games = preferred(games, hasSixes);
  else if (spoken === 'nl' && !cards.some((card) => card.endsWith('6'))) {
    games = preferred(games, (variant) => !hasSixes(variant));
  }
  const usual = BASICS[spoken ?? language ?? 'en'].usualGames;
  const ids: readonly string[] = games.map(({ id }) => id);
  return [...new Set([...(currentGame === undefined ? [] : [currentGame]), ...usual, ...ids])].filter((id) =>
    ids.includes(id),
  );
}

const hasSixes = ({ rules }: Variant): boolean => rules.deck.ranks.includes('6');

/** The games with a property; all of them if none has it. */
function preferred(games: readonly Variant[], has: (game: Variant) => boolean): readonly Variant[] {
  const some = games.filter(has);
  return some.length > 0 ? some : games;
}

/** The cards that the record mentions, each as often as it is dealt. */
const cardsOf = ({ hands, left, tricks }: RawRecord): Card[] =>
  hands
    ? SEATS.flatMap((seat) => hands[seat])
    : [...tricks.flatMap(({ cards }) => cards), ...(left ? SEATS.flatMap((seat) => left[seat]) : [])];

/** The number of cards of a game's pack beyond these; null if the pack does not have them. */
function left({ rules }: Variant, cards: readonly Card[]): number | null {
  const pack: Card[] = packOf(rules);
  for (const card of cards) {
    const at = pack.indexOf(card);
    if (at < 0) return null;
    pack.splice(at, 1);
  }
  return pack.length;
}
