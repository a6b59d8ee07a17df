/**
 * The report of `jass-solver advise`: the mean of each contract with its interval, and the call of the rule of thumb. The progress
 * display shows the same table.
 */
import { otherSide, SEATS, sideOf, SUITS, suitOf } from '../../game/cards.ts';
import type { Card, Contract } from '../../game/cards.ts';
import { rulesWith } from '../../game/rules/apply-presets.ts';
import { gameNameOf, variantById } from '../../game/variants/index.ts';
import type { advice } from '../../languages/en/advice.ts';
import { REPORTS } from '../../languages/registry/reports.ts';
import type { AdviceAnswer, Estimate, SpecialResult } from '../../notation/answer/advice-answer.ts';
import type { AdviceRequest } from '../../notation/request/advice-request.ts';
import { formatHand, parseHand, ranksIn } from '../../notation/hands.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { andList, orList } from '../../notation/words/rule-words.ts';
import { sayer } from '../../notation/words/say.ts';
import type { Say } from '../../notation/words/say.ts';
import { indent, joined, table } from './layout.ts';
import { wordingIn } from './wording.ts';
import type { Wording } from './wording.ts';

/** The words of a report in one language. */
interface Voice extends Omit<Wording, 'say'> {
  readonly language: Language;
  readonly say: Say<typeof advice>;
  readonly percent: (share: number) => string;
  /** `A, B or C`, `A, B and C`. */
  readonly either: (words: readonly string[]) => string;
  readonly all: (words: readonly string[]) => string;
}

function voiceIn(language: Language): Voice {
  const say = sayer<typeof advice>(REPORTS[language].advice);
  const list = (type: 'conjunction' | 'disjunction') => (words: readonly string[]) =>
    new Intl.ListFormat(language, { type }).format(words);
  const isEnglish = language === 'en';
  return {
    ...wordingIn(language),
    language,
    say,
    percent: (share) => say('percent', { share: Math.round(100 * share) }),
    either: isEnglish ? orList : list('disjunction'),
    all: isEnglish ? andList : list('conjunction'),
  };
}

/** The report as text, without a final line feed. */
export function adviceReport(request: AdviceRequest, advice: AdviceAnswer, language: Language = 'en'): string {
  const voice = voiceIn(language);
  const { say, seat: seatOf } = voice;
  const { contracts } = advice;
  const [seat, leader] = [seatOf(advice.seat), seatOf(advice.leader)];
  const hand = handWords(parseHand(request.hand, advice.seat), voice);
  return joined([
    [say('holds', { game: nameOf(request, language), seat, hand, leader })],
    singleDummyLines(request, voice),
    contracts.length === 0 ? [say('noneSolved')] : dealLines(advice, voice),
    ...(contracts.length > 0
      ? [adviceTable(advice, language), [verdict(advice, voice)], likeliestLines(advice, voice)]
      : []),
    advice.mayPass === false ? [say('mayNotPass', { seat })] : [],
    thumbLines(request, advice, voice),
  ]);
}

/** The hand in the notation, or with signs: `♠ B 9 8 ♥ A K`. */
const handWords = (hand: readonly Card[], { language, suit: suitName, rank }: Voice): string =>
  language === 'en'
    ? formatHand(hand)
    : SUITS.filter((suit) => hand.some((card) => suitOf(card) === suit))
        .map((suit) => [suitName(suit), ...ranksIn(hand, suit).map(rank)].join(' '))
        .join(' ');

/** The deals that the figures are from. */
function dealLines({ deals, estimated, of, seed }: AdviceAnswer, { say }: Voice): string[] {
  const randomDeals = (counted: number): string =>
    counted === of ? say(of === 1 ? 'oneDeal' : 'deals', { of, seed }) : say('dealsOf', { deals: counted, of, seed });
  if (estimated === undefined) return [say('solved', { deals: randomDeals(deals) })];
  const solved = deals === 0 ? say('onlyEstimated') : say('solvedOf', { deals, of: estimated });
  return [say('estimated', { deals: randomDeals(estimated) }), solved];
}

const nameOf = ({ variant, presets, rules, cards }: AdviceRequest, language: Language): string =>
  gameNameOf(variant, rulesWith(variantById(variant), presets, rules, cards), language);

/** A heading, and one row per contract, the best first. */
export function adviceTable({ seat, payoff, target, contracts }: AdviceAnswer, language: Language = 'en'): string[] {
  const voice = voiceIn(language);
  const { say, decimal, percent } = voice;
  const side = sideOf(seat);
  const sides = { side: voice.side(side), other: voice.side(otherSide(side)) };
  const results = SPECIAL_RESULTS.filter((result) => contracts.some(({ chances }) => chances?.[result] !== undefined));
  const rows = contracts.map(({ contract, mean, interval, deviation, best, behind, chances = {} }, index) => [
    voice.contract(contract),
    decimal(mean),
    interval ? fromTo(interval, voice) : '',
    deviation === undefined ? '' : decimal(deviation),
    percent(best),
    ...results.map((result) => (chances[result] === undefined ? '' : percent(chances[result]))),
    index === 0 ? '' : behindWords(behind, voice),
  ]);
  const head = [
    '',
    say('mean'),
    say('interval'),
    say('spread'),
    say('bestIn'),
    ...results.map((result) => (result === 'target' ? say(result, { target: target! }) : say(result))),
    say('behind'),
  ];
  return [say(`advice_${payoff}`, sides), ...indent(table([head, ...rows]))];
}

const SPECIAL_RESULTS: readonly SpecialResult[] = ['allPoints', 'sweep', 'sweepWorth', 'wet', 'target'];

const fromTo = ([low, high]: readonly [number, number], { say, decimal }: Voice): string =>
  say('fromTo', { low: decimal(low), high: decimal(high) });

const behindWords = ({ mean, interval }: Estimate, voice: Voice): string =>
  interval ? `${voice.decimal(mean)} (${fromTo(interval, voice)})` : voice.decimal(mean);

/** The knowledge about the other hands. */
function singleDummyLines({ held, lacking, passed, seat: own }: AdviceRequest, voice: Voice): string[] {
  const { say, card } = voice;
  const lines = (
    known: AdviceRequest['held'],
    key: 'hasCards' | 'lacksCards',
    inWords: (words: readonly string[]) => string,
  ): string[] =>
    SEATS.flatMap((other) =>
      known[other] ? [say(key, { seat: voice.seat(other), cards: inWords(known[other].map(card)) })] : [],
    );
  const seat = voice.seat(own);
  const passing = (of: 'all' | readonly Contract[]): string =>
    of === 'all'
      ? say('partnerPassed', { seat })
      : say('partnerPassedSome', { seat, contracts: of.map(voice.contract).join(', ') });
  return [
    ...lines(held, 'hasCards', voice.all),
    ...lines(lacking, 'lacksCards', voice.either),
    ...(passed === undefined ? [] : [passing(passed)]),
  ];
}

/** The contracts that may be the best, according to the deals. */
function verdict({ contracts: [first, ...others] }: AdviceAnswer, { say, contract: named, either }: Voice): string {
  const close = others.filter(({ behind }) => !behind.interval || behind.interval[0] <= 0);
  const contract = named(first!.contract);
  if (others.length === 0) return say('onlyContract', { contract });
  if (close.length === 0) return say('clearBest', { contract });
  const rivals = either(close.map((other) => named(other.contract)));
  return say(close.length === 1 ? 'closeOne' : 'closeSome', { contract, others: rivals });
}

/** The contract that reaches the target most often. */
function likeliestLines({ target, contracts }: AdviceAnswer, { say, contract, percent }: Voice): string[] {
  if (target === undefined) return [];
  const chance = (of: (typeof contracts)[number]): number => of.chances?.target ?? 0;
  const likeliest = contracts.reduce((a, b) => (chance(b) > chance(a) ? b : a));
  return [say('likeliest', { contract: contract(likeliest.contract), target, percent: percent(chance(likeliest)) })];
}

/** The calls of the rule of thumb, if the variant has one, and whether the best mean is among them. Its own words are English. */
function thumbLines(
  { passed }: AdviceRequest,
  { ruleOfThumb, contracts: [first] }: AdviceAnswer,
  voice: Voice,
): string[] {
  if (!ruleOfThumb) return [];
  const { say, language } = voice;
  const { name, calls } = ruleOfThumb;
  if (calls.length === 0) return [say(passed === undefined ? 'thumbPass' : 'thumbClosest', { name })];
  const named =
    language === 'en'
      ? calls.map(({ contract, words }) => `${contract} (${words})`)
      : [...new Set(calls.map(({ contract }) => voice.contract(contract)))];
  const agrees = first && calls.some(({ contract }) => contract === first.contract);
  return [
    [
      say('thumbCalls', { name, calls: voice.either(named) }),
      ...(first ? [say(agrees ? 'agrees' : 'disagrees')] : []),
    ].join(' '),
  ];
}
