/** The messages of the answer, the board and the timeline, and those about wrong input. */
import type { Card, CardSuits, Contract, PerSide, Seat, Side, Suit } from '../../../game/cards.ts';
import { quote } from '../../../game/errors.ts';
import { hasSixes } from '../../../game/rules/pack.ts';
import type { Rules } from '../../../game/rules/rules.ts';
import { gameNameIn } from '../../../game/variants/index.ts';
import { exactValue } from '../../state/knowledge.ts';
import type { Interval, Knowledge } from '../../state/knowledge.ts';
import type { SidesMarriage } from '../../state/table.ts';
import { english } from '../../../languages/en/element.ts';
import { sayIn } from '../locales.ts';
import type { Locale } from '../locales.ts';
import { scoreMessages } from './score.ts';
import { markValue } from '../../kit/sentence.ts';
import { wordsIn } from '../words.ts';

export type ElementMessages = ReturnType<typeof elementMessages>;

export function elementMessages(locale: Locale, suits: CardSuits) {
  const say = sayIn(locale, 'element', english);
  const words = wordsIn(locale, suits);
  const { number, plural } = words;

  const marriageInTrick = ({ side, points }: SidesMarriage): string =>
    say('marriageInTrick', { side: words.side(side), points: number(points) });
  /** Card points of a trick with its roem. */
  const pointsAndRoem = (cardPoints: number, inRoem: number): string => {
    const [points, roem] = [number(cardPoints), number(inRoem)];
    return say('pointsAndRoem', { points, roem });
  };

  return {
    ...scoreMessages(locale, words),

    /** The language, as a tag for `lang`. */
    locale,
    words,

    seat: words.seat,
    seatLetter: words.seatLetter,
    sideLetters: words.sideLetters,
    card: words.card,
    rank: words.rank,
    contract: words.contract,
    /**
     * The name of a game by its id; most names are the same in every language.
     * @param name the name in the variant's data
     */
    variant: (id: string, name: string): string => gameNameIn(id, locale) ?? name,

    element: (variant: string, of: Contract): string => say('element', { variant, contract: words.contract(of) }),
    elementWithoutDeal: say('elementWithoutDeal'),

    trump: say('trump'),
    leads: say('leads'),
    /** Beside the name of the declarer. */
    declares: (rules: Rules): string => (hasSixes(rules) ? say('declares') : say('declaresOf32')),
    /** Beside the name of the seat whose turn it is. @param leads whether it plays the first card of a trick */
    turnOf: (leads: boolean): string => (leads ? say('toLead') : say('toPlay')),
    notPlayable: say('notPlayable'),
    voidSuit: (of: Suit): string => say('voidSuit', { suit: words.suit(of) }),
    hand: (of: Seat, cardsLeft: number, toPlay: boolean): string => {
      const seat = words.seat(of);
      const count = number(cardsLeft);
      const cards = plural(cardsLeft, say('card', { count }), say('cards', { count }));
      return toPlay ? say('handToPlay', { seat, cards }) : say('hand', { seat, cards });
    },
    suitRow: (of: Suit, trump: boolean): string => {
      const suit = words.suit(of);
      return trump ? say('suitRow', { suit }) : suit;
    },
    /** A card of the hand as dealt that has been played. */
    cardPlayed: (of: Card): string => say('cardPlayed', { card: words.card(of) }),
    nextInLine: say('nextInLine'),

    /**
     * The result in words: a value, an interval, or an estimate marked as one. It gives the card points of a side, and the sum in the
     * deal. The value is marked (answer/sentence.ts).
     */
    headline: (of: Side, value: number, all: number, as: Contract, over: boolean): string => {
      const side = words.side(of);
      const [points, total] = [markValue(number(value)), number(all)];
      const contract = words.withContract(as);
      return over
        ? say('headlineOver', { side, points, total, contract })
        : say('headline', { side, points, total, contract });
    },
    /** @param proven null if nothing is known yet */
    headlineRange: (of: Side, proven: Interval | null, all: number, as: Contract): string => {
      const side = words.side(of);
      const [low, high] = [number(proven?.[0] ?? 0), number(proven?.[1] ?? 0)];
      const range = markValue(proven ? say('rangeInWords', { low, high }) : '…');
      const total = number(all);
      const contract = words.withContract(as);
      return say('headlineRange', { side, range, total, contract });
    },
    headlineEstimate: (of: Side, estimate: number, all: number, as: Contract): string =>
      say('headlineEstimate', {
        side: words.side(of),
        guess: markValue(number(estimate)),
        total: number(all),
        contract: words.withContract(as),
      }),
    headlineFailed: say('headlineFailed'),
    headlineEmpty: say('headlineEmpty'),
    headlineProblem: say('headlineProblem'),
    headlinePlaysProblem: say('headlinePlaysProblem'),
    headlineDeckProblem: say('headlineDeckProblem'),
    deckUnknown: (deck: string, known: readonly string[]): string =>
      say('deckUnknown', { name: quote(deck), names: known.join(', ') }),
    deckFailed: (deck: string, reason: string): string => say('deckFailed', { name: quote(deck), reason }),
    problem: say('problem'),
    emptyHelp: say('emptyHelp'),
    emptyExample: 'N:AKJ9.T87.Q6. 8.AK.T97.J86 …',

    /** Figures for places without room for words. */
    estimate: (points: number): string => `≈${number(points)}`,

    menu: say('menu'),
    engineFailed: say('engineFailed'),
    retry: say('retry'),
    /** A part of the element has failed to load. Shown in its place, followed by the reason. */
    partFailed: say('partFailed'),

    /** The figures of a chip: the side's points for a best card, the loss for another. */
    chipBest: (value: number): string => number(value),
    chipLost: (lost: number): string => `−${number(lost)}`,
    /** What is known of a side's value in card points; `lead` has the words for a difference. */
    makes: (of: Side, known: Knowledge): string => {
      const [side, value] = [words.side(of), exactValue(known)];
      if (value !== null) return say('makes', { side, points: number(value) });
      const [low, high] = known.proven.map(number) as [string, string];
      if (known.estimate === null) return say('valueRange', { side, low, high });
      return say('valueEstimate', { side, guess: number(known.estimate), low, high });
    },

    trick: say('trick'),
    trickNumber: (n: number, of: number): string => say('trickNumber', { trick: number(n), tricks: number(of) }),
    /** The beginning of `trickNumber`, for narrow places. */
    trickShort: (n: number): string => say('trickShort', { trick: number(n) }),
    points: words.points,
    /** @param marriage that counts in the trick */
    trickTook: (winner: Seat, cardPoints: number, roem: number, marriage: SidesMarriage | null): string => {
      const took = say('trickTook', {
        seat: words.seat(winner),
        points: roem ? `${number(cardPoints)} + ${number(roem)}` : number(cardPoints),
      });
      return marriage ? `${took}, ${words.side(marriage.side)} + ${number(marriage.points)}` : took;
    },
    /** @param roem mentioned only if it counts, as the marriage is */
    trickWon: (
      n: number,
      winner: Seat,
      cardPoints: number,
      roem = 0,
      marriage: SidesMarriage | null = null,
    ): string => {
      const won = say('trickWon', {
        seat: words.seat(winner),
        trick: number(n),
        points: roem ? pointsAndRoem(cardPoints, roem) : words.points(cardPoints),
      });
      return marriage ? `${won}, ${marriageInTrick(marriage)}` : won;
    },
    marriageInTrick,
    wins: say('wins'),

    controls: say('controls'),
    first: say('first'),
    back: say('back'),
    forward: say('forward'),
    last: say('last'),
    keys: say('keys'),
    pointsAndRoem,

    /** Melds, or marriages alone, by the name that they have in the pack of the rules. */
    melds: (only: 'melds' | 'marriages', rules?: Rules): string => {
      if (only === 'melds') return say('melds');
      return rules && !hasSixes(rules) ? say('marriagesOf32') : say('marriages');
    },

    // The table
    onlyThisHand: say('onlyThisHand'),
    showOnlyHand: (of: Seat): string => say('showOnlyHand', { seat: words.seat(of) }),
    showAllHands: say('showAllHands'),
    hiddenCount: (left: number): string => {
      const count = number(left);
      return plural(left, say('hiddenOne', { count }), say('hiddenCount', { count }));
    },
    hiddenCards: (left: number): string => {
      const count = number(left);
      const cards = plural(left, say('card', { count }), say('cards', { count }));
      return say('hiddenCards', { cards });
    },
    rotateTable: say('rotateTable'),
    headlineSettingProblem: say('headlineSettingProblem'),
    settingUnknown: (setting: string, value: string, choices: readonly string[]): string =>
      say('settingUnknown', { setting, given: quote(value), names: choices.join(', ') }),

    // The record
    side: words.side,
    /** The points that the sides have taken, while values are hidden. */
    headlineTaken: (first: Side, taken: PerSide, all: number, of: Contract): string =>
      say('headlineTaken', {
        side: words.side(first),
        points: markValue(number(taken[first])),
        total: number(all),
        contract: words.withContract(of),
      }),

    best: say('best'),
    slider: say('slider'),

    // Editing and sharing; the editor has its own messages in editing/editor/editor-messages.ts.

    edit: say('edit'),
    share: say('share'),
    contentProblem: say('contentProblem'),

    emptyInvites: say('emptyInvites'),
    drawDeal: say('drawDeal'),
    pasteDeal: say('pasteDeal'),
    dealAtRandom: say('dealAtRandom'),
  };
}
