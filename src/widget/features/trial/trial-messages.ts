/** The messages of the training. They load with it. */
import { sideOf } from '../../../game/cards.ts';
import type { Seat, Side } from '../../../game/cards.ts';
import { english } from '../../../languages/en/on-demand/trial.ts';
import { capitalized } from '../../../notation/words/say.ts';
import { sayIn } from '../../text/locales.ts';
import type { Messages } from '../../text/messages.ts';
import { puzzleMessages } from '../puzzle/puzzle-messages.ts';
import { HINTS } from './trial-state.ts';
import type { Standing } from './trial-state.ts';
import type { Direction, Question } from './hints.ts';

const DOTS = {
  first: 'dotFirst',
  later: 'dotLater',
  shown: 'dotShown',
  skipped: 'dotSkipped',
  now: 'dotNow',
  ahead: 'dotAhead',
} as const satisfies Record<Standing, string>;

export type TrialMessages = ReturnType<typeof trialMessages>;

export function trialMessages(messages: Messages) {
  const { locale, words } = messages;
  const say = sayIn(locale, 'trial', english);
  const { number } = words;
  const puzzle = puzzleMessages(messages);
  const asked = (of: Question): string => {
    if (of.kind === 'theme') return capitalized(puzzle.question(of.theme));
    if (of.kind === 'lead') return say('askLead', { suit: words.suit(of.suit) });
    return say(of.kind === 'follow' ? 'askFollow' : 'askSpare');
  };
  return {
    /** Why a wrong card costs something, as in a puzzle. */
    puzzle,
    /** @param card its name, or the place of the drawn card */
    task: (by: Seat, card: string): string => say('task', { seat: words.seat(by), card }),
    find: say('find'),
    /** @param isError whether the player could have known */
    cost: (by: Seat, lost: string, isError: boolean): string => {
      const cost = { side: words.side(sideOf(by)), lost };
      return isError ? say('couldKnow', { ...cost, seat: words.seat(by) }) : say('cost', cost);
    },
    deal: (of: number): string => say('deal', { deal: number(of) }),
    place: (at: number, count: number): string => say('place', { number: number(at), count: number(count) }),
    progress: say('progress'),
    dot: (at: number, standing: Standing): string => say(DOTS[standing], { number: number(at) }),
    hideHands: say('hideHands'),
    solving: say('solving'),
    failed: say('failed'),
    /** A wrong card beside the mistake. @param card its name, or the place of the drawn card */
    costs: (card: string, lost: number, played: number): string => {
      const key = lost === played ? 'costsToo' : lost < played ? 'costsLess' : 'costs';
      return say(key, { card, lost: number(lost) });
    },
    again: say('again'),
    tried: say('tried'),
    sideMakes: (of: Side): string => say('sideMakes', { side: words.side(of) }),
    givesAway: say('givesAway'),
    asPlayed: say('asPlayed'),
    hint: say('hint'),
    nextHint: say('nextHint'),
    hintOf: (at: number): string => say('hintOf', { number: number(at), count: number(HINTS) }),
    question: asked,
    direction: (of: Direction): string =>
      of.kind === 'suit' ? say('suit', { suit: words.suit(of.suit) }) : say(of.kind),
    skip: say('skip'),
    showAnswer: say('showAnswer'),
    opens: say('opens'),
    /** @param outcome the headline of the position */
    answer: (isFound: boolean, outcome: string): string => say(isFound ? 'found' : 'answer', { outcome }),
    right: (isFound: boolean, card: string): string => say(isFound ? 'isRight' : 'rightCard', { card }),
    tries: (count: number): string => (count === 1 ? say('firstTry') : say('laterTry', { number: number(count) })),
    alsoRight: (cards: string): string => say('alsoRight', { cards }),
    comparing: say('comparing'),
    next: say('next'),
    all: (found: number, first: number, count: number): string =>
      say('all', { found: number(found), first: number(first), count: number(count) }),
    back: say('back'),
    leave: say('leave'),
    done: say('done'),
    yourCard: (of: Seat): string => say('yourCard', { seat: words.seat(of) }),
  };
}
