/** Plays in players' words: "ruffs", "draws trumps, sure trick". A part of its own, loaded with the first list of mistakes or account. */
import type { Card } from '../../game/cards.ts';
import { captionsOf } from '../../game/play/captions.ts';
import { replay } from '../../game/play/play.ts';
import type { GameSetup } from '../../game/play/play.ts';
import { CAPTION_TEXTS } from '../../languages/en/captions.ts';
import type { Locale } from './locales.ts';
import { sayIn } from './locales.ts';

/** The captions of the last of `plays`; empty if it has none. */
export function captionText(locale: Locale, setup: GameSetup, plays: readonly Card[]): string {
  const say = sayIn(locale, 'captions', CAPTION_TEXTS);
  return captionsOf(replay(setup, plays.slice(0, -1)), plays.at(-1)!)
    .map((caption) => say(caption))
    .join(', ');
}
