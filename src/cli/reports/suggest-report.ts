/** The report of `jass-solver suggest`: each legal card with its mean, its chances and its margin of error. */
import type { Suggestion } from '../../notation/answer/suggestion.ts';
import type { SuggestRequest } from '../../notation/request/solve-request.ts';
import { COUNTED } from '../../languages/en/payoffs.ts';
import { indent, joined, table } from './layout.ts';
import { SEAT_NAMES } from './wording.ts';

/** The report as text, without a final line feed. */
export function suggestReport({ hand }: SuggestRequest, suggestion: Suggestion): string {
  const { seat, payoff, cards } = suggestion;
  return joined([
    [
      `${SEAT_NAMES[seat]} holds ${hand} before the first play and is to play; ${COUNTED[payoff]} of that side, on average.`,
    ],
    cards.length === 0 ? ['No deal was valued in that time.'] : indent(suggestTable(suggestion)),
    cards.length === 0 ? [] : [verdict(suggestion), dealsInWords(suggestion)],
  ]);
}

/** A row of headings, and one for each card. */
export function suggestTable({ cards, target }: Suggestion): string[] {
  const hasTarget = target !== undefined;
  return table([
    ['card', 'mean', '95 % range', ...(hasTarget ? [`reaches ${target}`] : []), 'loses 10 or more'],
    ...cards.map(({ card, mean, interval, reaches, risk }) => [
      card,
      rounded(mean),
      interval ? `${rounded(interval[0])} to ${rounded(interval[1])}` : '',
      ...(hasTarget ? [percent(reaches!)] : []),
      percent(risk),
    ]),
  ]);
}

/** The best card, or all that cannot be told apart from it. */
function verdict({ cards }: Suggestion): string {
  const alike = cards.filter(({ behind }, i) => i === 0 || !behind.interval || behind.interval[0] <= 0);
  const names = alike.map(({ card }) => card);
  if (names.length === 1) return `${names[0]} is the best card on average.`;
  return `${names.join(', ')} cannot be told apart on these deals.`;
}

function dealsInWords({ samples, solved, complete }: Suggestion): string {
  if (complete) return `All ${samples} deals that fit were solved, with all hands known from the next play on.`;
  const how = solved === undefined ? 'solved' : `estimated${solved > 0 ? `, and ${solved} of them solved` : ''}`;
  return `${samples} random deals that fit were ${how}, with all hands known from the next play on.`;
}

const rounded = (points: number): string => points.toFixed(1);
const percent = (share: number): string => `${Math.round(100 * share)} %`;
