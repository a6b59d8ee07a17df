/**
 * The report of a game as headings, sentences and tables of text, in any language. Terminal, HTML and element write the same report, so
 * that they cannot disagree.
 */
import { SEATS, SIDES, sideOf } from '../../game/cards.ts';
import type { Seat, Side } from '../../game/cards.ts';
import type { AccountEntry } from '../answer/account.ts';
import { isProven } from '../answer/answer.ts';
import type { VerdictSums } from '../answer/answer.ts';
import { isReviewed } from '../answer/game-review.ts';
import type { Amounts, CostlyPlay, GameReview, OpenDeal, PlayerReview, ReviewedDeal } from '../answer/game-review.ts';
import { bidInSigns, cardInSigns, contractInSigns, decimalsIn, seatName } from '../signs.ts';
import type { Language } from '../../languages/registry/languages.ts';
import type { Say } from '../words/say.ts';
import { number, signed, summaryOf, trickOf } from './summary.ts';
import type { report as english } from '../../languages/en/report.ts';

export interface ReportTable {
  readonly caption: string;
  readonly head: readonly string[];
  /** The last cell of a shorter row belongs to all columns that are left. */
  readonly rows: readonly (readonly string[])[];
  /** The number of the deal of each row, from 1, for a reader to open; absent for other tables. */
  readonly dealOfRow?: readonly number[];
  /** The play of each row that is about one, by its number in the deal, from 0. */
  readonly playOfRow?: readonly number[];
}

/** The columns of the last cell of a row. */
export const lastSpan = ({ head }: ReportTable, row: readonly string[]): number => head.length - row.length + 1;

export interface GameReport {
  readonly title: string;
  /** What happened and why, in a few sentences: the results, the costliest card, who was most accurate. Empty before the first deal is solved. */
  readonly summary: readonly string[];
  /** As `notesOn` has them. */
  readonly notes: readonly string[];
  readonly deals: ReportTable;
  readonly players: ReportTable;
  /** Errors, bad luck and lucky plays of each side and player; null unless plays are judged. */
  readonly verdicts: ReportTable | null;
  /** Null if no play of a solved deal lost anything. */
  readonly costliest: ReportTable | null;
  /** The plays that are judged and not simply sound, with both costs, in the order of the game; null unless plays are judged. */
  readonly judged: ReportTable | null;
  /** The sentence that no play lost anything; null if one did, or may have in a deal that is not solved. */
  readonly noMistakes: string | null;
}

/** What every part of a report is written with. */
interface Wording {
  readonly language: Language;
  readonly say: Say<typeof english>;
}

/** @param game its name in the language */
export function gameReport(review: GameReview, game: string, language: Language, say: Wording['say']): GameReport {
  const { deals } = review;
  const wording: Wording = { language, say };
  return {
    title: titleOf(review, game, say),
    summary: summaryOf(review, language, say),
    notes: notesOn(review, say),
    deals: tableOfDeals(review, wording),
    players: tableOfPlayers(review, wording),
    verdicts: review.verdicts ? tableOfVerdicts(review.verdicts, wording) : null,
    judged: review.verdicts ? tableOfJudged(review, wording) : null,
    costliest: review.costliest.length === 0 ? null : tableOfCostliest(review, wording),
    noMistakes: review.costliest.length === 0 && deals.every(isReviewed) ? say('noMistakes') : null,
  };
}

/** What the report is about. @param game its name in the language */
export const titleOf = ({ deals }: GameReview, game: string, say: Wording['say']): string =>
  deals.length === 1 ? say('titleOne', { game }) : say('title', { game, deals: deals.length });

/** The meaning of the amounts, how they add up, and which deals are left out. */
export function notesOn({ payoff, deals, verdicts }: GameReview, say: Wording['say']): string[] {
  const plays = deals.filter(isReviewed).flatMap(({ review }) => review);
  const unjudged = plays.filter(({ verdict }) => !verdict).length;
  const open = deals.filter((deal) => !isReviewed(deal)).length;
  return [
    say(`counted_${payoff}`),
    say('addsUp'),
    ...(deals.some((deal) => isReviewed(deal) && !deal.isComplete) ? [say('incomplete')] : []),
    ...(open > 0 ? [open === 1 ? say('leftOpenOne') : say('leftOpen', { deals: open })] : []),
    ...(verdicts ? [say('verdictsMean')] : []),
    ...(verdicts && unjudged > 0 ? [say('notJudged', { plays: unjudged, all: plays.length })] : []),
  ];
}

/** A cost with its sign; a dash for none. */
const costOf = (lost: number): string => (lost === 0 ? '–' : number(-lost));
const meanCostOf = (known: number, language: Language): string =>
  known === 0 ? '–' : `−${decimalsIn(language)(known)}`;

function tableOfDeals({ payoff, deals }: GameReview, { language, say }: Wording): ReportTable {
  const amounts = ({ NS, EW }: Amounts): string => (payoff === 'points' ? `${NS}–${EW}` : signed(NS));
  const contract = (of: ReviewedDeal | OpenDeal): string =>
    contractInSigns(of.contract, language) + (of.level === undefined ? '' : ` ${bidInSigns(of.level, of.doubled)}`);
  const call = ({ call: { lost, best } }: ReviewedDeal): string =>
    lost === 0
      ? '–'
      : say('instead', {
          cost: number(-lost),
          contracts: best.map((of) => contractInSigns(of, language)).join(', '),
        });
  const row = (deal: ReviewedDeal | OpenDeal): string[] => [
    number(deal.number),
    contract(deal),
    seatName(deal.declarer, language),
    ...(isReviewed(deal)
      ? [
          amounts(deal.value),
          amounts(deal.result) + (deal.isComplete ? '' : ' *'),
          call(deal),
          ...SEATS.map((seat) => costOf(deal.lost[seat])),
          amounts(deal.running.result),
          amounts(deal.running.value),
        ]
      : [say('open')]),
  ];
  return {
    caption: say('deals'),
    head: [
      ...([say('deal'), say('contract'), say('declarer'), say('value'), say('result'), say('call')] as const),
      ...SEATS.map((seat) => seatName(seat, language)),
      say('sum'),
      say('sumOfBest'),
    ],
    rows: deals.map(row),
    dealOfRow: deals.map((deal) => deal.number),
  };
}

function tableOfPlayers({ players }: GameReview, { language, say }: Wording): ReportTable {
  const row = (name: string, cell: (player: PlayerReview) => string): string[] => [
    name,
    ...SEATS.map((seat) => cell(players[seat])),
  ];
  const accuracy = ({ kept, choices }: PlayerReview): string =>
    choices === 0 ? '–' : say('ofChoices', { percent: Math.round((100 * kept) / choices), kept, choices });
  return {
    caption: say('players'),
    head: ['', ...SEATS.map((seat) => seatName(seat, language))],
    rows: [
      row(say('cards'), ({ cards }) => number(cards)),
      row(say('ownCalls'), ({ calls }) => signed(calls.own)),
      row(say('partnersCalls'), ({ calls }) => signed(calls.partner)),
      row(say('opponentsCalls'), ({ calls }) => signed(calls.opponents)),
      row(say('ownPlays'), ({ plays }) => signed(plays.own)),
      row(say('partnersPlays'), ({ plays }) => signed(plays.partner)),
      row(say('opponentsPlays'), ({ plays }) => signed(plays.opponents)),
      row(say('result'), ({ result }) => number(result)),
      row(say('accuracy'), accuracy),
    ],
  };
}

function tableOfVerdicts(
  { seats, sides }: NonNullable<GameReview['verdicts']>,
  { language, say }: Wording,
): ReportTable {
  const seatsOf = (side: Side): Seat[] => SEATS.filter((seat) => sideOf(seat) === side);
  const names = (side: Side): string[] => seatsOf(side).map((seat) => seatName(seat, language));
  const row = (name: string, { error, unlucky, lucky }: VerdictSums): string[] => [
    name,
    ...[error, unlucky].flatMap(({ plays, lost, known }) => [number(plays), costOf(lost), meanCostOf(known, language)]),
    number(lucky.plays),
    meanCostOf(lucky.known, language),
  ];
  return {
    caption: say('verdicts'),
    head: [
      '',
      say('errors'),
      say('cost'),
      say('mean'),
      say('unlucky'),
      say('cost'),
      say('mean'),
      say('lucky'),
      say('mean'),
    ],
    rows: SIDES.flatMap((side) => [
      row(names(side).join('–'), sides[side]),
      ...seatsOf(side).map((seat) => row(`  ${seatName(seat, language)}`, seats[seat])),
    ]),
  };
}

function tableOfJudged({ deals }: GameReview, { language, say }: Wording): ReportTable {
  const plays = deals
    .filter(isReviewed)
    .flatMap(({ number: deal, review }) =>
      review.flatMap((entry, index) =>
        isProven(entry) && entry.verdict && entry.verdict !== 'sound'
          ? [{ ...entry, verdict: entry.verdict, deal, index }]
          : [],
      ),
    );
  return {
    caption: say('judged'),
    head: [
      ...([say('deal'), say('trick'), say('player'), say('played'), say('verdict')] as const),
      ...([say('cost'), say('mean'), say('better')] as const),
    ],
    rows: plays.map(({ deal, index, by, play, verdict, lost, known, best }) => [
      number(deal),
      number(trickOf(index)),
      seatName(by, language),
      cardInSigns(play, language),
      say(verdict),
      costOf(lost),
      meanCostOf(known?.loss ?? 0, language),
      (verdict === 'unlucky' ? best : known!.best).map((card) => cardInSigns(card, language)).join(' '),
    ]),
    dealOfRow: plays.map(({ deal }) => deal),
    playOfRow: plays.map(({ index }) => index),
  };
}

function tableOfCostliest({ costliest }: GameReview, { language, say }: Wording): ReportTable {
  const reason = ({ trick, bonus, difference }: AccountEntry): string => {
    const by = signed(difference);
    const inTrick = trick === undefined ? '' : say('inTrick', { trick, difference: by });
    if (!bonus) return inTrick;
    return trick === undefined ? `${say(bonus)} ${by}` : `${inTrick} (${say(bonus)})`;
  };
  const row = ({ deal, index, by, play, lost, best, account }: CostlyPlay): string[] => [
    number(deal),
    number(trickOf(index)),
    seatName(by, language),
    cardInSigns(play, language),
    number(-lost),
    best.map((card) => cardInSigns(card, language)).join(' '),
    account?.tricks.map(reason).join(', ') ?? '',
  ];
  return {
    caption: say('costliest'),
    head: [say('deal'), say('trick'), say('player'), say('played'), say('lost'), say('best'), say('reasons')],
    rows: costliest.map(row),
    dealOfRow: costliest.map(({ deal }) => deal),
    playOfRow: costliest.map(({ index }) => index),
  };
}
