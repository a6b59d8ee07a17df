/**
 * Everything the element says, in one place. The sentences are written here in English, each as a whole, inside `msg`; other
 * languages are translations of them (locales.ts), and `npm run locales` finds what is not translated yet. A place in a
 * sentence is a name, so that translators see what stands there: values are put into words before.
 */
import { str } from '@lit/localize';
import { sideOf } from '../../game/cards.ts';
import type { Card, Contract, PerSide, Seat, Suit } from '../../game/cards.ts';
import { quote } from '../../game/errors.ts';
import { meldPhrases } from '../../notation/meld-words.ts';
import type { Speech } from '../../notation/meld-words.ts';
import type { Deck } from '../decks/deck.ts';
import type { Interval } from '../model/knowledge.ts';
import { msgIn, SOURCE } from './locales.ts';
import type { Locale } from './locales.ts';
import { scoreMessages } from '../answer/score-messages.ts';
import { wordsIn } from './words.ts';

export type Messages = ReturnType<typeof build>;

/** A language, with the words that reasons are made of. */
export type Language = Pick<Messages, 'locale' | 'speech' | 'words'>;

const built = new Map<string, Messages>();

/** The messages in a language, which must be loaded. @param suits of the cards that are shown: their names follow them */
export function messagesIn(locale: Locale, suits: Deck['suits'] = 'french'): Messages {
  const key = `${locale} ${suits}`;
  const before = built.get(key);
  if (before) return before;
  const messages = build({ msg: msgIn(locale), str }, locale, suits);
  built.set(key, messages);
  return messages;
}

function build(speech: Speech, locale: Locale, suits: Deck['suits']) {
  const { msg } = speech;
  const words = wordsIn(speech, locale, suits);
  const { number, plural } = words;
  const score = scoreMessages(speech, words);
  const phrases = meldPhrases(speech, suits);

  const variants: Readonly<Record<string, string>> = {
    'kruisjassen-fixed': msg('Kruisjassen, fixed number of deals'),
    'kruisjassen-tournament': msg('Kruisjassen, café tournament'),
    'kruisjassen-tik': msg('Kruisjassen with tik'),
    'kruisjassen-roem': msg('Kruisjassen with roem'),
  };
  const figures = ([low, high]: Interval): string => (low === high ? number(low) : `${number(low)}–${number(high)}`);
  /** Of a card: what its player's side makes. */
  const makes = (seat: Seat, value: number): string => {
    const side = words.side(sideOf(seat));
    const points = number(value);
    return msg(str`${side} make ${points}`);
  };
  /** Card points of a trick with its roem. */
  const pointsAndRoem = (cardPoints: number, inRoem: number): string => {
    const [points, roem] = [number(cardPoints), number(inRoem)];
    return msg(str`${points} and roem ${roem}`);
  };

  return {
    ...phrases,
    ...score,

    /** The language, as a tag for `lang`. */
    locale,
    /** What sentences are made with that come later (panel-messages.ts, score-headline.ts). */
    speech,
    words,

    seat: words.seat,
    card: words.card,
    rank: words.rank,
    contract: words.contract,
    /** A game by its id; most names are the same in every language. @param name that of the variant's data */
    variant: (id: string, name: string): string => variants[id] ?? name,

    element: (variant: string, of: Contract): string => {
      const contract = words.contract(of);
      return msg(str`Deal of ${variant}, ${contract}`);
    },
    elementWithoutDeal: msg('Deal of cards'),

    trump: msg('trump'),
    leads: msg('leads'),
    declares: msg('declares'),
    toPlay: msg('to play'),
    voidSuit: (of: Suit): string => {
      const suit = words.suit(of);
      return msg(str`no ${suit}`);
    },
    hand: (of: Seat, cardsLeft: number, toPlay: boolean): string => {
      const seat = words.seat(of);
      const count = number(cardsLeft);
      const cards = plural(cardsLeft, msg(str`${count} card`), msg(str`${count} cards`));
      return toPlay ? msg(str`${seat}, to play, ${cards}`) : msg(str`${seat}, ${cards}`);
    },
    suitRow: (of: Suit, trump: boolean): string => {
      const suit = words.suit(of);
      return trump ? msg(str`${suit}, trump`) : suit;
    },
    /** A card of the dealt hand that has left it. */
    cardPlayed: (of: Card): string => {
      const card = words.card(of);
      return msg(str`${card}, played`);
    },
    nextInLine: msg('next card of the line'),

    /**
     * The answer in words: a value, an interval, or an estimate marked as one with its interval. Card points of North–South
     * of all points in the deal; the rest is East–West's.
     */
    headline: (value: number, all: number, of: Contract, over: boolean): string => {
      const [side, others] = [words.side('NS'), words.side('EW')];
      const [points, total, rest] = [number(value), number(all), number(all - value)];
      const contract = words.withContract(of);
      return over
        ? msg(str`${side} made ${points} of ${total} ${contract}, ${others} ${rest}`)
        : msg(str`${side} make ${points} of ${total} ${contract}, ${others} ${rest}`);
    },
    headlineRange: (proven: Interval, all: number, of: Contract): string => {
      const side = words.side('NS');
      const [low, high, total] = [number(proven[0]), number(proven[1]), number(all)];
      const contract = words.withContract(of);
      return msg(str`${side} make between ${low} and ${high} of ${total} ${contract}`);
    },
    headlineEstimate: (estimate: number, proven: Interval, all: number, of: Contract): string => {
      const side = words.side('NS');
      const [guess, total] = [number(estimate), number(all)];
      const [low, high] = [number(proven[0]), number(proven[1])];
      const contract = words.withContract(of);
      return msg(str`${side} make about ${guess} of ${total} ${contract}, proven between ${low} and ${high}`);
    },
    headlineFailed: msg('The value could not be computed'),
    headlineEmpty: msg('No deal yet'),
    headlineProblem: msg('This deal cannot be shown'),
    headlinePlaysProblem: msg('The record is shown up to its fault'),
    headlineDeckProblem: msg('These cards cannot be drawn'),
    deckUnknown: (deck: string, known: readonly string[]): string => {
      const [name, names] = [quote(deck), known.join(', ')];
      return msg(str`deck: ${name} is no deck; there are ${names}`);
    },
    deckFailed: (deck: string, reason: string): string => {
      const name = quote(deck);
      return msg(str`deck: ${name} could not be loaded: ${reason}`);
    },
    problem: msg('What is wrong with this deal'),
    emptyHelp: msg(
      'Put a deal into the attribute “deal”: a seat, then four hands clockwise from it, each as spades.hearts.diamonds.clubs, such as',
    ),
    emptyExample: 'N:AKJ9.T87.Q6. 8.AK.T97.J86 …',

    /** Figures where there is no room for words. */
    range: figures,
    estimate: (points: number): string => `≈${number(points)}`,

    engineIdle: msg('Engine idle'),
    engineComputing: msg('Computing'),
    engineExact: msg('Exact'),
    engineFailed: msg('Failed'),
    engineEffort: (nodes: number, ms: number): string => {
      const [count, time] = [words.rough(nodes), words.duration(ms)];
      return msg(str`${count} nodes, ${time}`);
    },
    engineNodes: (nodes: number): string => {
      const count = words.rough(nodes);
      return msg(str`${count} nodes`);
    },
    retry: msg('Try again'),
    /** Of a part of the element, in its place; the reason follows. */
    partFailed: msg('This part could not be loaded'),

    /** What a chip shows: the side's points for a best card, what is lost for another. */
    chipBest: (value: number): string => number(value),
    chipLost: (lost: number): string => `−${number(lost)}`,
    valueBest: (seat: Seat, value: number): string => score.best(makes(seat, value)),
    valueLost: (seat: Seat, value: number, lost: number): string => score.less(makes(seat, value), lost),
    /** Of a card that is exact while the best one is not known. */
    value: makes,
    valueRange: (seat: Seat, proven: Interval): string => {
      const side = words.side(sideOf(seat));
      const [low, high] = [number(proven[0]), number(proven[1])];
      return msg(str`${side} make between ${low} and ${high}`);
    },
    valueEstimate: (seat: Seat, estimate: number, proven: Interval): string => {
      const side = words.side(sideOf(seat));
      const guess = number(estimate);
      const [low, high] = [number(proven[0]), number(proven[1])];
      return msg(str`${side} make about ${guess}, proven between ${low} and ${high}`);
    },

    trick: msg('Trick on the table'),
    trickNumber: (n: number, of: number): string => {
      const [trick, tricks] = [number(n), number(of)];
      return msg(str`Trick ${trick} of ${tricks}`);
    },
    /** @param roem told where it counts */
    trickWon: (n: number, winner: Seat, cardPoints: number, roem = 0): string => {
      const seat = words.seat(winner);
      const trick = number(n);
      const points = roem ? pointsAndRoem(cardPoints, roem) : words.points(cardPoints);
      return msg(str`${seat} won trick ${trick} with ${points}`);
    },
    wins: msg('wins the trick'),

    controls: msg('Moving through the deal'),
    first: msg('First'),
    back: msg('Back'),
    forward: msg('Forward'),
    last: msg('Last'),
    backToRecord: msg('Back to the record'),
    progress: (cardsPlayed: number, of: number): string => {
      const [played, cards] = [number(cardsPlayed), number(of)];
      return msg(str`${played} of ${cards} played`);
    },
    next: msg('next'),
    keys: msg('Keys: ← → step, ↑ ↓ choose a card, Enter plays it, ? all keys'),
    pointsAndRoem,

    melds: (only: 'melds' | 'marriages'): string => (only === 'melds' ? msg('Melds') : msg('Marriages')),
    meldCounts: (n: number, scores: boolean): string => {
      const points = words.points(n);
      return scores ? points : msg(str`${points}, not scored`);
    },

    /** For the live region: the last play, who is next, what is known. */
    saidPlay: (by: Seat, played: Card): string => {
      const [seat, card] = [words.seat(by), words.card(played)];
      return msg(str`${seat} played ${card}.`);
    },
    saidNext: (of: Seat): string => {
      const seat = words.seat(of);
      return msg(str`${seat} to play.`);
    },
    saidEstimate: (estimate: number, all: number): string => {
      const side = words.side('NS');
      const [guess, total] = [number(estimate), number(all)];
      return msg(str`${side} make about ${guess} of ${total}. The exact value is being computed.`);
    },

    // The table
    onlyThisHand: msg('see only this hand'),
    showOnlyHand: (of: Seat): string => {
      const seat = words.seat(of);
      return msg(str`See only the hand of ${seat}`);
    },
    showAllHands: msg('See all hands'),
    hiddenCount: (left: number): string => {
      const count = number(left);
      return msg(str`${count} hidden`);
    },
    hiddenCards: (left: number): string => {
      const count = number(left);
      const cards = plural(left, msg(str`${count} card`), msg(str`${count} cards`));
      return msg(str`${cards}, hidden`);
    },
    turnTable: msg('Turn the table'),
    headlineSettingProblem: msg('The table is not laid as asked'),
    settingUnknown: (setting: string, value: string, choices: readonly string[]): string => {
      const [given, names] = [quote(value), choices.join(', ')];
      return msg(str`${setting}: ${given} means nothing here; there are ${names}`);
    },

    // The record
    side: words.side,
    /** While nothing is told: what the sides have taken, which anybody can count. */
    headlineTaken: (taken: PerSide, all: number, of: Contract): string => {
      const [side, others] = [words.side('NS'), words.side('EW')];
      const [points, rest, total] = [number(taken.NS), number(taken.EW), number(all)];
      const contract = words.withContract(of);
      return msg(str`${side} have ${points} of ${total} so far ${contract}, ${others} ${rest}`);
    },
    valuesHidden: msg('Values are hidden'),
    showHere: msg('Show values here'),
    showAll: msg('Show all values'),
    hideHere: msg('Hide values again'),
    engineWaits: msg('Engine waits'),
    computeHere: msg('Compute this position'),
    computeAll: msg('Compute every position'),

    best: msg('Play a best card'),
    slider: msg('Place in the deal'),
    keyListHint: msg('All keys'),

    // Editing and sharing; what the editor says stands in editing/messages.ts

    allContracts: msg('All contracts'),
    edit: msg('Edit'),
    share: msg('Share'),
    copyLink: msg('Copy link'),
    copyTag: msg('Copy embed tag'),
    linkCopied: msg('The link is on the clipboard.'),
    tagCopied: msg('The tag is on the clipboard.'),
    copyRefused: msg('The clipboard was refused; copy it from here.'),
    copyThis: msg('Text to copy'),
    contentProblem: msg('This text is not a deal'),

    emptyInvites: msg('Deal one at random, draw one card by card, or paste one from anywhere.'),
    drawDeal: msg('Draw a deal'),
    pasteDeal: msg('Paste a deal'),
    dealAnew: msg('Deal at random'),
  };
}

/** English, with the names of French cards. */
export const messages = messagesIn(SOURCE);
