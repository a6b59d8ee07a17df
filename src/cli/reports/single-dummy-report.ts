/** The part of the report that `jass-solver review --knowing` adds: the single-dummy estimate of each play. */
import { TRICK_SIZE } from '../../game/play/trick.ts';
import type { KnownLoss, ReviewEntry } from '../../notation/answer/answer.ts';
import type { Language } from '../../notation/words/languages.ts';
import { indent, table } from './layout.ts';
import { wordingIn } from './wording.ts';
import type { Wording } from './wording.ts';

/** The lines; none if no play was evaluated. */
export function singleDummyLines(review: readonly ReviewEntry[], language: Language): string[] {
  const words = wordingIn(language);
  const { say, seat, card } = words;
  const rows = review.flatMap(({ play, by, known }, index) =>
    known
      ? [
          [
            say('inTrick', { trick: Math.floor(index / TRICK_SIZE) + 1 }),
            seat(by),
            card(play),
            lossInWords(known, words),
            intervalInWords(known, words),
            dealsInWords(known, words),
          ],
        ]
      : [],
  );
  if (rows.length === 0) return [];
  return [say('knowing'), say('knowingLimits'), ...indent(table(rows))];
}

function lossInWords({ loss, best }: KnownLoss, { say, cards, decimal }: Wording): string {
  return loss === 0 ? say('noneBetter') : say('better', { cards: cards(best), loss: decimal(loss) });
}

function intervalInWords({ interval, complete }: KnownLoss, { say, decimal }: Wording): string {
  if (complete) return '';
  return interval ? say('lossInterval', { low: decimal(interval[0]), high: decimal(interval[1]) }) : say('tooFew');
}

const dealsInWords = ({ samples: deals, complete }: KnownLoss, { say }: Wording): string =>
  say(complete ? 'allDeals' : 'someDeals', { deals });
