/** The messages of a puzzle. They load with it. */
import { forSide } from '../../../game/cards.ts';
import type { Card, Seat, Side } from '../../../game/cards.ts';
import { exactKnowledge } from '../../state/knowledge.ts';
import { unmarked } from '../../kit/sentence.ts';
import { scoreHeadline } from '../../text/score-headline.ts';
import { english } from '../../../languages/en/on-demand/puzzle.ts';
import { sayIn } from '../../text/locales.ts';
import type { Table } from '../../state/table.ts';
import { targetOf } from './puzzle-state.ts';
import type { Hint, PuzzleState } from './puzzle-state.ts';
import { goalInWords } from './goal-words.ts';
import type { Messages } from '../../text/messages.ts';
import { capitalized } from '../../../notation/words/say.ts';
import type { PuzzleLevel, PuzzleTheme } from '../../../notation/puzzle.ts';
import { PLACE } from '../../kit/drawn-in-text.ts';
import type { NextDetail } from '../../state/events.ts';
import type { MainPart } from '../../views/why/reason.ts';

const LEVELS = { 1: 'easy', 2: 'medium', 3: 'hard' } as const satisfies Record<PuzzleLevel, string>;

/** What a reader asks at the card on which a puzzle of the theme turns. */
const QUESTIONS = {
  overruff: 'askOverruff',
  duck: 'askDuck',
  'keep-exit': 'askExit',
  'draw-trumps': 'askTrumps',
  'throw-in': 'askThrowIn',
  'save-jack': 'askJack',
  smear: 'askSmear',
} as const satisfies Record<PuzzleTheme, string>;

type Place = Pick<NextDetail, 'number' | 'count' | 'solved'>;

export type PuzzleMessages = ReturnType<typeof puzzleMessages>;

export function puzzleMessages(messages: Messages) {
  const { locale, words } = messages;
  const say = sayIn(locale, 'puzzle', english);
  const { number, plural } = words;
  const mistakes = (n: number): string => {
    const amount = number(n);
    return plural(n, say('mistake', { amount }), say('mistakes', { amount }));
  };
  /** The outcome of a deal with a value, as the element says it. @param value for the reader's side */
  const outcome = (table: Table, side: Side, value: number): string => {
    const { payoff } = table;
    if (payoff === 'points') return words.points(value);
    return unmarked(scoreHeadline(messages, table, payoff, exactKnowledge(forSide(side, value))));
  };
  const still = (value: number): string => {
    const amount = number(Math.abs(value));
    if (value === 0) return say('stillEven');
    return value > 0 ? say('stillAhead', { value: amount }) : say('stillBehind', { value: amount });
  };

  return {
    /** The head, with the target marked (answer/sentence.ts). On paper it has a goal also before the target is known. */
    head: (state: PuzzleState, isPrinted = false): string => {
      const { readers, side, table } = state;
      const player = readers.size > 1 ? words.side(side) : words.seat([...readers][0]!);
      const target = targetOf(state);
      if (target !== null) return say('head', { player, goal: goalInWords(messages, table, side, target) });
      return isPrinted ? say('head', { player, goal: say('goalBest') }) : say('headSolving', { player });
    },
    /** The card that gives something away; its name is the place of the drawn card. */
    givesAway: (table: Table, card: string, lost: number): string =>
      table.payoff === 'score' ? say('givesUp', { card }) : say('givesAway', { card, lost: number(lost) }),
    /** The value still within reach. @param value for the reader's side */
    still: (table: Table, side: Side, value: number): string => {
      if (table.payoff === 'points') return say('stillMake', { value: number(value) });
      return table.payoff === 'score' ? say('stillScore', { outcome: outcome(table, side, value) }) : still(value);
    },
    /** The part of a loss that costs most, without the best card. The name of the card that takes the trick is the place of the drawn one. */
    loss: ({ part, amount, taken, isOne }: MainPart): string => {
      const where = isOne ? capitalized(part) : say('mostly', { part });
      const lost = number(amount);
      return taken
        ? say('lossTaken', { where, seat: words.seat(taken.by), card: PLACE, amount: lost })
        : say('loss', { where, amount: lost });
    },
    keeps: (of: Card): string => {
      const card = words.card(of);
      return say('keeps', { card });
    },
    kept: say('kept'),
    gave: (amount: number): string => say('gave', { lost: number(amount) }),
    how: say('how'),
    takeBack: say('takeBack'),
    playOn: say('playOn'),
    hint: say('hint'),
    startAgain: say('startAgain'),
    showSolution: say('showSolution'),
    why: say('why'),
    next: say('next'),
    level: (of: PuzzleLevel): string => say(LEVELS[of]),
    theme: (of: PuzzleTheme): string => say(of),
    themeIs: (of: PuzzleTheme): string => say('themeIs', { theme: say(of) }),
    place: ({ number: at, count }: Place): string => say('place', { number: number(at), count: number(count) }),
    solvedOf: ({ solved, count }: Place): string => say('solvedOf', { number: number(solved), count: number(count) }),
    /** What a reader asks at the card on which a puzzle of the theme turns. */
    question: (of: PuzzleTheme): string => say(QUESTIONS[of]),
    /** @param card its name, or the place of the drawn card */
    hinted: (hint: Hint, card: (of: Card) => string): string => {
      if (hint.kind === 'any') return say('hintAny');
      if (hint.kind === 'theme') return say('hintAsk', { question: say(QUESTIONS[hint.theme]) });
      return hint.kind === 'suit'
        ? say('hintSuit', { suit: words.suit(hint.suit) })
        : say('hintCard', { card: card(hint.card) });
    },
    yourTurn: (of: Seat): string => say('yourTurn', { seat: words.seat(of) }),
    thinking: say('thinking'),
    solving: say('solving'),
    ended: (solved: boolean, wrong: number): string => {
      if (!solved) return say('missed');
      return wrong === 0 ? say('solved') : say('solvedMistakes', { count: mistakes(wrong) });
    },
    /** The reader's result. @param made for the reader's side */
    made: ({ table, side }: PuzzleState, made: number, target: number): string => {
      if (table.payoff !== 'points') {
        return `${outcome(table, side, made)}.`;
      }
      const value = number(made);
      return made >= target ? say('madePoints', { value }) : say('madeOf', { value, target: number(target) });
    },
    hidden: say('hidden'),
    solution: say('solution'),
    answer: say('answer'),
    to: say('to'),
    list: say('list'),
    allCards: say('allCards'),
    progress: say('progress'),
    trickKept: (n: number): string => say('trickKept', { trick: number(n) }),
    trickGave: (n: number, amount: number): string => say('trickGave', { trick: number(n), lost: number(amount) }),
    trickNow: (n: number): string => say('trickNow', { trick: number(n) }),
    trickAhead: (n: number): string => say('trickAhead', { trick: number(n) }),
    problem: say('problem'),
    unreachable: ({ side: of, given, best, table }: PuzzleState): string => {
      const figure = (value: number): string => messages.figure(table.payoff, value);
      const [side, target, most] = [words.side(of), figure(given!), figure(best!)];
      return say('unreachable', { side, target, best: most });
    },
    playBest: ({ best, table }: PuzzleState): string => say('playBest', { best: messages.figure(table.payoff, best!) }),
    calls: say('calls'),
    playForPoints: say('playForPoints'),
    over: say('over'),
    failed: say('failed'),
    loading: say('loading'),
    unread: say('unread'),
    none: say('none'),
  };
}
