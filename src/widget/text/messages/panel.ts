/** The messages of the panel, the corners of the board, the print view and the live region. */
import { otherSide } from '../../../game/cards.ts';
import type { Card, Contract, PerSide, Seat, Side } from '../../../game/cards.ts';
import { isMisere } from '../../../game/contracts.ts';
import type { Call } from '../../../game/play/play.ts';
import { TRICK_SIZE } from '../../../game/play/trick.ts';
import { gameWords } from '../../../game/variants/index.ts';
import type { CallEntry } from '../../../notation/answer/answer.ts';
import type { Payoff } from '../../../game/scoring/payoff.ts';
import { english as outcome } from '../../../languages/en/outcome.ts';
import { english } from '../../../languages/en/panel.ts';
import { numbersOf, sayIn } from '../locales.ts';
import type { ElementMessages } from './element.ts';
import type { PanelTab } from '../../state/panel-tabs.ts';

export function panelMessages(messages: ElementMessages) {
  const { words, locale } = messages;
  const say = sayIn(locale, 'panel', english);
  const sayOfOutcome = sayIn(locale, 'outcome', outcome);
  const { number, plural } = words;
  const compact = new Intl.NumberFormat(numbersOf(locale), { notation: 'compact', maximumFractionDigits: 1 });
  const seconds = new Intl.NumberFormat(numbersOf(locale), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  /** A time in milliseconds. */
  const duration = (ms: number): string =>
    ms < 1000 ? `${number(Math.ceil(ms))} ms` : `${seconds.format(ms / 1000)} s`;

  /** What a side says or does, with the game's own word for it. */
  const callName = ({ by, call }: Pick<Call, 'by' | 'call'>, variant: string): string => {
    const { tap, claim } = gameWords(variant);
    const name = call === 'tap' ? tap && sayOfOutcome(tap) : claim;
    const said = say(call === 'tap' ? 'tapCall' : 'claimCall', { side: words.side(by) });
    return name ? `${said} (${name})` : said;
  };

  return {
    meldCounts: (n: number, scores: boolean): string => {
      const points = words.points(n);
      return scores ? points : say('meldNotScored', { points });
    },

    turned: say('turned'),
    bestCards: say('bestCards'),
    /** The heading of the points so far: a misère credits each side with the other's tricks. */
    pointsSoFar: (contract: Contract): string => (isMisere(contract) ? say('scored') : say('taken')),
    duration,
    /** The points of both sides. @param of the side that comes first */
    sums: (of: Side, points: PerSide): string => `${number(points[of])}–${number(points[otherSide(of)])}`,
    engineComputing: say('engineComputing'),
    engineEstimate: say('engineEstimate'),
    /** The calibrated error of an estimate. */
    within: (n: number): string => say('within', { points: words.points(n) }),
    /** How far the leading cards are ahead. @param cards their names, or their places */
    leaders: (cards: readonly string[], by: number): string =>
      say('leaders', {
        cards: new Intl.ListFormat(numbersOf(locale), { type: 'disjunction' }).format(cards),
        points: words.points(by),
      }),
    /** The calibrated error of the estimate of a card. */
    cardsWithin: (n: number): string => say('cardsWithin', { points: words.points(n) }),
    /** The proven interval beside an estimate. */
    proven: (lowest: string, highest: string): string => say('proven', { low: lowest, high: highest }),
    engineExact: say('engineExact'),
    valuesHidden: say('valuesHidden'),
    showHere: say('showHere'),
    showAll: say('showAll'),
    hideHere: say('hideHere'),
    computeHere: say('computeHere'),
    backToRecord: say('backToRecord'),

    /** For the live region: the last play, the seat to play, the value. */
    announcePlay: (by: Seat, played: Card): string =>
      say('announcePlay', { seat: words.seat(by), card: words.card(played) }),
    announceNext: (of: Seat): string => say('announceNext', { seat: words.seat(of) }),
    announceEstimate: (of: Side, estimate: number, all: number): string =>
      say('announceEstimate', { side: words.side(of), guess: number(estimate), total: number(all) }),
    announceEstimateAhead: (of: Side, estimate: number): string =>
      say('announceEstimateAhead', { side: words.side(of), guess: messages.signed(estimate) }),

    panel: say('panel'),
    tabs: {
      tricks: say('tricks'),
      review: say('review'),
      contracts: say('contracts'),
      melds: messages.melds('melds'),
    } satisfies Record<PanelTab, string>,
    mistakes: (n: number): string => {
      const mistakes = number(n);
      return plural(n, say('oneMistake', { mistakes }), say('manyMistakes', { mistakes }));
    },
    errors: (n: number): string => {
      const errors = number(n);
      return plural(n, say('oneError', { errors }), say('manyErrors', { errors }));
    },

    /** The list of tricks: where the reader's own line leaves the record, and whether best play follows. */
    trickList: (thenBest: boolean, leftAt: number | null): string => {
      if (leftAt === null) return thenBest ? say('tricksThenBest') : say('tricks');
      const trick = number(leftAt);
      return thenBest ? say('ownLineThenBest', { trick }) : say('ownLineFrom', { trick });
    },
    bestPlayList: say('bestPlayList'),
    /** On paper, where a record is printed whole. */
    tricksOfRecord: say('tricksOfRecord'),
    trickColumn: say('trickColumn'),
    pointsColumn: say('pointsColumn'),
    led: say('led'),
    bestPlay: say('bestPlay'),
    sumsColumn: (of: Side): string => say('sumsColumn', { side: words.side(of), others: words.side(otherSide(of)) }),
    sumsShort: (of: Side): string => `${messages.sideLetters(of)}–${messages.sideLetters(otherSide(of))}`,
    sumsSaid: (of: Side, points: PerSide): string =>
      [of, otherSide(of)].map((side) => `${words.side(side)} ${number(points[side])}`).join(', '),
    playLost: (n: number): string => say('playLost', { lost: number(n) }),
    whyLost: (of: Card, n: number): string => say('whyLost', { card: words.card(of), lost: number(n) }),
    whyLucky: (of: Card): string => say('whyLucky', { card: words.card(of) }),
    largeLoss: say('largeLoss'),
    ownLine: say('ownLine'),
    calls: say('calls'),
    callName,
    /** A tap or a claim that was made. */
    callMade: (call: Call, variant: string): string =>
      say('callMade', { trick: number(call.after / TRICK_SIZE), call: callName(call, variant) }),
    /** The same in a review, or one that was missed. */
    callReviewed: (entry: CallEntry, variant: string): string => {
      const places = { trick: number(entry.after / TRICK_SIZE), call: callName(entry, variant) };
      if (entry.lost === 0) return say('callMade', places);
      return say(entry.made ? 'callLost' : 'callMissed', { ...places, lost: number(entry.lost) });
    },
    takeCallBack: say('takeCallBack'),
    ownLines: say('ownLines'),
    nameLine: say('nameLine'),
    nameOfLine: say('nameOfLine'),
    shareLine: say('shareLine'),
    removeLine: say('removeLine'),

    chartStart: say('chartStart'),
    playSaid: (n: number, by: Seat, played: Card): string =>
      say('playSaid', { play: number(n), seat: words.seat(by), card: words.card(played) }),
    valueSaid: (of: Side, payoff: Payoff, value: number): string =>
      `${words.side(of)} ${messages.figure(payoff, value)}`,
    keysHint: {
      step: say('keyStep'),
      best: say('keyBest'),
      mistake: say('keyMistake'),
      all: say('keyAll'),
    },

    review: say('review'),
    reviewStop: say('reviewStop'),
    lostValue: (n: number): string => say('lostValue', { lost: number(n) }),
    noMistakes: say('noMistakes'),
    noErrors: say('noErrors'),
    mistakeOf: (n: number, of: number): string => say('mistakeOf', { mistake: number(n), mistakes: number(of) }),
    nextMistakeOf: (n: number, of: number): string =>
      say('nextMistakeOf', { mistake: number(n), mistakes: number(of) }),
    nextMistake: say('nextMistake'),
    previousMistake: say('previousMistake'),
    leadsFirst: (leader: Seat): string => say('leadsFirst', { seat: words.seat(leader) }),
    engineStop: say('engineStop'),
    engineResume: say('engineResume'),
    engineEffort: (nodes: number, ms: number): string =>
      say('engineEffort', { count: compact.format(nodes), time: duration(ms) }),
    engineSwitch: say('engineSwitch'),
    engine: say('engine'),
    engineModes: { on: say('engineOn'), demand: say('engineDemand'), off: say('engineOff') },
  };
}
