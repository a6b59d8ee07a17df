/**
 * What is said beside the answer and the table: in the panel, and on paper. It is loaded with them; its sentences are
 * translated with all others.
 */
import type { Card, PerSide, Seat } from '../../game/cards.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { Speech } from '../../notation/meld-words.ts';
import type { Look } from '../decks/look.ts';
import type { Messages } from '../language/messages.ts';
import type { PanelTab } from './panel-placeholder.ts';

/** The messages of the element, and these. */
export type PanelMessages = Messages & ReturnType<typeof build>;

/** A look that has these words too. */
export interface PanelLook extends Look {
  readonly messages: PanelMessages;
}

const built = new WeakMap<Messages, PanelMessages>();

/** In the language and for the cards of the element's other messages. */
export function panelMessages(messages: Messages): PanelMessages {
  const before = built.get(messages);
  if (before) return before;
  const all = { ...messages, ...build(messages.speech, messages) };
  built.set(messages, all);
  return all;
}

function build({ msg, str }: Speech, messages: Messages) {
  const { words } = messages;
  const { number, plural } = words;

  return {
    panel: msg('How the deal goes'),
    tabs: {
      tricks: msg('Tricks'),
      chart: msg('Chart'),
      review: msg('Review'),
    } satisfies Record<PanelTab, string>,

    /** The list of tricks: where the reader's own line leaves the record, and whether it goes on with best play. */
    trickList: (thenBest: boolean, leftAt: number | null): string => {
      if (leftAt === null) return thenBest ? msg('Tricks, then best play') : msg('Tricks');
      const trick = number(leftAt);
      return thenBest ? msg(str`Own line from trick ${trick}, then best play`) : msg(str`Own line from trick ${trick}`);
    },
    bestPlayList: msg('Best play'),
    /** On paper, where a record stands whole. */
    tricksOfRecord: msg('Tricks as played'),
    trickColumn: msg('Trick'),
    wonColumn: msg('Won'),
    pointsColumn: msg('Points'),
    pointsAndRoemShort: (points: number, roem: number): string => `${number(points)}+${number(roem)}`,
    led: msg('led'),
    bestPlay: msg('best play'),
    sumsColumn: (() => {
      const [side, others] = [words.side('NS'), words.side('EW')];
      return msg(str`${side} and ${others} so far`);
    })(),
    sumsShort: `${messages.sideLetters('NS')}–${messages.sideLetters('EW')}`,
    sums: (points: PerSide): string => `${number(points.NS)}–${number(points.EW)}`,
    sumsSaid: (points: PerSide): string =>
      `${words.side('NS')} ${number(points.NS)}, ${words.side('EW')} ${number(points.EW)}`,
    playLost: (n: number): string => {
      const lost = number(n);
      return msg(str`loses ${lost}`);
    },
    dearest: msg('one of the three dearest'),
    ownLine: msg('own line'),

    chart: msg('Chart of the deal'),
    chartOf: (payoff: Payoff): string => {
      const side = words.side('NS');
      return payoff === 'points'
        ? msg(str`What ${side} make, play by play`)
        : msg(str`How far ${side} are ahead, play by play`);
    },
    chartStart: msg('Before the first lead'),
    /** A play as the chart, the slider and the review tell it; what follows is told of it. */
    playNumber: (n: number): string => {
      const play = number(n);
      return msg(str`Play ${play}`);
    },
    playSaid: (n: number, by: Seat, played: Card): string => {
      const [play, seat, card] = [number(n), words.seat(by), words.card(played)];
      return msg(str`Play ${play}, ${seat}, ${card}`);
    },
    valueSaid: (payoff: Payoff, value: number): string =>
      `${words.side('NS')} ${payoff === 'points' ? number(value) : messages.signed(value)}`,
    valueShort: (payoff: Payoff, value: number): string =>
      `${messages.sideLetters('NS')} ${payoff === 'points' ? number(value) : messages.signed(value)}`,

    review: msg('Review'),
    reviewProgress: (n: number, of: number): string => {
      const [done, plays] = [number(n), number(of)];
      return msg(str`Reviewing: ${done} of ${plays} plays`);
    },
    reviewWaits: (n: number, of: number): string => {
      const [done, plays] = [number(n), number(of)];
      return msg(str`Reviewed: ${done} of ${plays} plays`);
    },
    reviewDone: (n: number): string => {
      const plays = number(n);
      return plural(n, msg(str`${plays} play reviewed, exact`), msg(str`All ${plays} plays reviewed, exact`));
    },
    reviewFailed: msg('The review has failed'),
    reviewStart: msg('Review the record'),
    reviewStop: msg('Stop'),
    reviewHint: msg('Go to a play to see what it cost.'),
    /** Of the play shown. */
    keptValue: msg('lost nothing'),
    lostValue: (n: number): string => {
      const lost = number(n);
      return msg(str`lost ${lost}`);
    },
    bestWas: msg('best was'),
    notReviewed: msg('not reviewed yet'),
    turningPoints: msg('What cost most'),
    noMistakes: msg('No play lost anything.'),
    trickShort: (n: number): string => {
      const trick = number(n);
      return msg(str`Trick ${trick}`);
    },
    asPlayerSaw: msg('As the player saw it'),
    lostColumn: msg('Lost'),
    choicesColumn: msg('Kept the value'),
    choicesHint: msg('Of the plays where some card would have lost something, those that lost nothing.'),
    choices: (n: number, of: number): string => {
      if (of === 0) return '–';
      const [kept, choices, percent] = [number(n), number(of), number(Math.round((100 * n) / of))];
      return msg(str`${kept} of ${choices} (${percent}%)`);
    },
  };
}
