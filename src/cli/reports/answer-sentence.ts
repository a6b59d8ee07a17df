/** The result of a deal in one sentence with its figure apart, as pictures show it. */
import { sideOf } from '../../game/cards.ts';
import { pointsOfDeal } from '../../game/scoring/payoff.ts';
import type { GameSetup } from '../../game/play/play.ts';
import { texts as de } from '../../languages/de/de.ts';
import { english as en } from '../../languages/en/element.ts';
import { texts as fr } from '../../languages/fr/fr.ts';
import { texts as nl } from '../../languages/nl/nl.ts';
import type { Answer } from '../../notation/answer/answer.ts';
import type { PictureAnswer } from '../../notation/drawing/picture-svg.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { sayer } from '../../notation/words/say.ts';
import { wordingIn } from './wording.ts';

/** The headline of the element. */
const HEADLINES: Readonly<Record<Language, { readonly headline: string }>> = {
  en,
  de: de.element,
  fr: fr.element,
  nl: nl.element,
};

/** Stands on both sides of the figure until the sentence is divided; no text has it. */
const MARK = '\n';

/** The answer, of the declarers' side; null for a value that is not exact. */
export function answerSentence(
  setup: GameSetup,
  { payoff, value }: Pick<Answer, 'payoff' | 'value'>,
  language: Language,
): PictureAnswer | null {
  if (!value) return null;
  const { say, side: named } = wordingIn(language);
  const marked = (figure: number): string => `${MARK}${figure}${MARK}`;
  const divided = (sentence: string): string[] => sentence.split(MARK);
  const counted = say(`counted_${payoff}`);
  if (value.difference === undefined) {
    const side = sideOf(setup.declarer);
    const total = pointsOfDeal(setup);
    const headline = sayer<Pick<typeof en, 'headline'>>(HEADLINES[language]);
    const sentence = headline('headline', { side: named(side), points: marked(value[side]), total, contract: '' });
    return { sentence: divided(sentence.trimEnd()), share: value[side] / total };
  }
  const { difference } = value;
  if (difference === 0) return { sentence: [say('valueEven', { counted })], share: null };
  const side = difference > 0 ? 'NS' : 'EW';
  const sentence = say('valueAhead', { side: named(side), by: marked(Math.abs(difference)), counted });
  return { sentence: divided(sentence), share: null };
}
