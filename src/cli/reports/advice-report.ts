/**
 * The report of `jass-solver advise`: the mean of each contract with its interval, and the call of the rule of thumb. The progress
 * display shows the same table.
 */
import { otherSide, SEATS, sideOf } from '../../game/cards.ts';
import { rulesWith } from '../../game/rules/apply-presets.ts';
import { gameNameOf, variantById } from '../../game/variants/index.ts';
import type { AdviceAnswer, Estimate, SpecialResult } from '../../notation/answer/advice-answer.ts';
import type { AdviceRequest } from '../../notation/request/advice-request.ts';
import { formatHand, parseHand } from '../../notation/hands.ts';
import { andList, orList } from '../../notation/words/rule-words.ts';
import { indent, joined, table } from './layout.ts';
import { SEAT_NAMES, SIDE_NAMES } from './wording.ts';

/** The report as text, without a final line feed. */
export function adviceReport(request: AdviceRequest, advice: AdviceAnswer): string {
  const { seat, leader, contracts } = advice;
  const hand = formatHand(parseHand(request.hand, seat));
  return joined([
    [`${nameOf(request)}, ${SEAT_NAMES[seat]} holds ${hand}. ${SEAT_NAMES[leader]} leads to the first trick.`],
    singleDummyLines(request),
    contracts.length === 0
      ? ['No deal was solved in that time. With --estimates all are estimated first, a hundred times as fast.']
      : dealLines(advice),
    ...(contracts.length > 0 ? [adviceTable(advice), [verdict(advice)], likeliestLines(advice)] : []),
    advice.mayPass === false ? [`${SEAT_NAMES[seat]} may not pass the choice with this hand.`] : [],
    thumbLines(request, advice),
  ]);
}

/** The deals that the figures are from. */
function dealLines({ deals, estimated, of, seed }: AdviceAnswer): string[] {
  const randomDeals = (counted: number): string =>
    `${counted === of ? of : `${counted} of ${of}`} random ${of === 1 ? 'deal' : 'deals'} of the other cards (seed ${seed})`;
  if (estimated === undefined) return [`${randomDeals(deals)}, solved with all hands known.`];
  const solved =
    deals === 0
      ? 'None of them is solved; the intervals allow for the error of the estimates.'
      : `Solved: ${deals} of ${estimated}.`;
  return [`${randomDeals(estimated)}, estimated with all hands known.`, solved];
}

const nameOf = ({ variant, presets, rules, cards }: AdviceRequest): string =>
  gameNameOf(variant, rulesWith(variantById(variant), presets, rules, cards));

/** A heading, and one row per contract, the best first. */
export function adviceTable({ seat, payoff, target, contracts }: AdviceAnswer): string[] {
  const side = sideOf(seat);
  const other = otherSide(side);
  const counted = {
    points: `Card points of ${SIDE_NAMES[side]}`,
    total: `${SIDE_NAMES[side]} minus ${SIDE_NAMES[other]} in all points`,
    score: `${SIDE_NAMES[side]} minus ${SIDE_NAMES[other]} on the score sheet`,
  }[payoff];
  const results = SPECIAL_RESULTS.filter(([result]) =>
    contracts.some(({ chances }) => chances?.[result] !== undefined),
  );
  const rows = contracts.map(({ contract, mean, interval, deviation, best, behind, chances = {} }, index) => [
    contract,
    number(mean),
    interval ? fromTo(interval) : '',
    deviation === undefined ? '' : number(deviation),
    percent(best),
    ...results.map(([result]) => (chances[result] === undefined ? '' : percent(chances[result]))),
    index === 0 ? '' : behindWords(behind),
  ]);
  const head = [
    '',
    'mean',
    '95% interval',
    'spread',
    'best in',
    ...results.map(([result, words]) => (result === 'target' ? `${target} or more` : words)),
    'behind the first',
  ];
  return [`${counted}:`, ...indent(table([head, ...rows]))];
}

const SPECIAL_RESULTS: readonly (readonly [SpecialResult, string])[] = [
  ['allPoints', 'all points'],
  ['sweep', 'all tricks'],
  ['sweepWorth', 'pit or as much'],
  ['wet', 'wet'],
  ['target', 'target'],
];

const percent = (share: number): string => `${Math.round(100 * share)}%`;
const number = (value: number): string => value.toFixed(1);
const fromTo = ([low, high]: readonly [number, number]): string => `${number(low)} to ${number(high)}`;
const behindWords = ({ mean, interval }: Estimate): string =>
  interval ? `${number(mean)} (${fromTo(interval)})` : number(mean);

/** The knowledge about the other hands. */
function singleDummyLines({ held, lacking, passed, seat }: AdviceRequest): string[] {
  const lines = (known: AdviceRequest['held'], words: string, inWords: typeof andList): string[] =>
    SEATS.flatMap((other) => (known[other] ? [`${SEAT_NAMES[other]} ${words} ${inWords(known[other])}.`] : []));
  const contracts = passed === 'all' ? '' : ` ${passed?.join(', ')}`;
  return [
    ...lines(held, 'holds', andList),
    ...lines(lacking, 'does not hold', orList),
    ...(passed === undefined ? [] : [`${SEAT_NAMES[seat]}’s partner has passed${contracts}.`]),
  ];
}

/** The contracts that may be the best, according to the deals. */
function verdict({ contracts: [first, ...others] }: AdviceAnswer): string {
  const close = others.filter(({ behind }) => !behind.interval || behind.interval[0] <= 0);
  if (others.length === 0) return `${first!.contract} is the only contract.`;
  if (close.length === 0)
    return `${first!.contract} is better than every other contract, as far as 95% intervals tell.`;
  return `${first!.contract} has the best mean; these deals do not tell whether ${orList(close.map(({ contract }) => contract))} ${close.length === 1 ? 'is' : 'are'} as good.`;
}

/** The contract that reaches the target most often. */
function likeliestLines({ target, contracts }: AdviceAnswer): string[] {
  if (target === undefined) return [];
  const chance = (of: (typeof contracts)[number]): number => of.chances?.target ?? 0;
  const likeliest = contracts.reduce((a, b) => (chance(b) > chance(a) ? b : a));
  return [`${likeliest.contract} reaches ${target} most often, in ${percent(chance(likeliest))} of the deals.`];
}

/** The calls of the rule of thumb, if the variant has one, and whether the best mean is among them. */
function thumbLines({ passed }: AdviceRequest, { ruleOfThumb, contracts: [first] }: AdviceAnswer): string[] {
  if (!ruleOfThumb) return [];
  const { name, calls } = ruleOfThumb;
  if (calls.length === 0) {
    return [
      passed === undefined ? `${name} would pass.` : `${name} has no rule that fits, and would call anything close.`,
    ];
  }
  const named = calls.map(({ contract, words }) => `${contract} (${words})`);
  const agrees = first && calls.some(({ contract }) => contract === first.contract);
  const also = first ? (agrees ? ' The best mean agrees.' : ' The best mean does not agree.') : '';
  return [`${name} would call ${orList(named)}.${also}`];
}
