/** The report of `jass-solver suggest`: each legal card with its mean, its chances and its margin of error. */
import { alikeIn } from '../../notation/answer/leaders.ts';
import type { Suggestion } from '../../notation/answer/suggestion.ts';
import type { SuggestRequest } from '../../notation/request/solve-request.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { evidenceLines } from './evidence.ts';
import { indent, joined, table } from './layout.ts';
import { wordingIn } from './wording.ts';
import type { Wording } from './wording.ts';

/** The report as text, without a final line feed. */
export function suggestReport({ hand }: SuggestRequest, suggestion: Suggestion, language: Language): string {
  const { seat, payoff, cards } = suggestion;
  const words = wordingIn(language);
  const { say } = words;
  return joined([
    [say('suggestion', { seat: words.seat(seat), hand, counted: say(`counted_${payoff}`) })],
    cards.length === 0 ? [say('noDealInTime')] : indent(suggestTable(suggestion, language)),
    cards.length === 0
      ? []
      : [verdict(suggestion, words), dealsInWords(suggestion, words), ...evidenceLines(suggestion.evidence, words)],
    fittingDeals(suggestion, words),
  ]);
}

/** Some deals that fit, each with its best cards. */
function fittingDeals({ fitting }: Suggestion, { say, card: nameOf, decimal }: Wording): string[] {
  if (fitting.length === 0) return [];
  const rows = fitting.map(({ deal, cards }) => [
    deal,
    ...cards.slice(0, 2).map(({ card, value }) => `${nameOf(card)} ${decimal(value)}`),
  ]);
  return [say('dealsThatFit'), ...indent(table(rows))];
}

/** A row of headings, and one for each card. */
export function suggestTable({ cards, target }: Suggestion, language: Language): string[] {
  const { say, card: nameOf, decimal } = wordingIn(language);
  const hasTarget = target !== undefined;
  return table([
    [say('card'), say('mean'), say('range'), ...(hasTarget ? [say('reaches', { target })] : []), say('losesTen')],
    ...cards.map(({ card, mean, interval, reaches, risk }) => [
      nameOf(card),
      decimal(mean),
      interval ? say('lossInterval', { low: decimal(interval[0]), high: decimal(interval[1]) }) : '',
      ...(hasTarget ? [percent(reaches!.mean)] : []),
      percent(risk.mean),
    ]),
  ]);
}

/** The best card, or all that cannot be told apart from it. */
function verdict({ cards }: Suggestion, { say, cards: namesOf }: Wording): string {
  const alike = alikeIn(cards);
  const names = namesOf(alike.map(({ card }) => card));
  return say(alike.length === 1 ? 'bestOnAverage' : 'notToldApart', { cards: names });
}

function dealsInWords({ samples: deals, solved, complete }: Suggestion, { say }: Wording): string {
  if (complete) return say('allDealsSolved', { deals });
  if (solved === undefined) return say('randomDealsSolved', { deals });
  return say(solved > 0 ? 'randomDealsBoth' : 'randomDealsEstimated', { deals, solved });
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;
