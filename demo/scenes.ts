/**
 * What the demo shows, one at a time: a story of three deals (what a deal is worth, a card that cost points, a puzzle), then a record of
 * each other family of games.
 */
import { sideOf } from '../src/game/cards.ts';
import type { Contract, Seat, Side } from '../src/game/cards.ts';
import type { Payoff } from '../src/game/scoring/payoff.ts';
import { usualPayoff } from '../src/game/scoring/payoffs/targets.ts';
import { gameNameIn, variantById } from '../src/game/variants/index.ts';
import { capitalized } from '../src/notation/words/say.ts';
import type { Locale } from '../src/widget/text/locales.ts';
import type { Messages } from '../src/widget/text/messages.ts';
import { DEALS, setupOf } from './deals.ts';
import type { ShownDeal } from './deals.ts';
import { storyOf } from './story.ts';
import type { Story } from './story.ts';
import { pageWords } from './texts.ts';

/** The attributes of the element, as the tag below the deal has them. */
export interface SceneAttributes {
  readonly variant: string;
  readonly contract: Contract;
  readonly leader: Seat;
  readonly payoff?: Payoff;
  readonly deal: string;
  readonly plays?: string;
  readonly mode?: 'puzzle';
  readonly side?: Side;
  readonly target?: string;
}

export interface Scene {
  /** In the address, as `?game=`. */
  readonly id: string;
  /** The decks that the game is played with, the usual one first. */
  readonly decks: readonly string[];
  readonly attributes: SceneAttributes;
  /** @param payoff that the element shows, if the reader has chosen one; messages in the language of the page and for its deck */
  readonly tell: (payoff: Payoff | null | undefined, messages: Messages) => Story;
}

/** The deal of the README: its value, two of its cards, and what the second loses. */
export const FIRST = {
  attributes: {
    variant: 'schieber',
    contract: 'H',
    leader: 'N',
    payoff: 'points',
    deal: 'N:AKJ.T8.Q6.96 8.AK.T97.J87 QT.J9.AJ.AKT 976.Q76.K8.Q',
  },
  value: 132,
  all: 157,
  keeps: ['HT', 'H8'],
  loses: ['SA', 27],
} as const;

/** A puzzle of the collection (puzzles.json), and what its obvious card costs. */
export const PUZZLE = {
  id: 'schieber-3',
  attributes: {
    variant: 'schieber',
    contract: 'D',
    leader: 'S',
    payoff: 'points',
    deal: 'N:T.K.J.Q K.QJT.. A8.A8.. .6.7.J9',
    mode: 'puzzle',
    side: 'NS',
    target: '71',
  },
  tricks: 4,
  obvious: ['S8', 16],
} as const;

const SCHIEBER_DECKS = ['french', 'french4', 'swiss'];

const first: Scene = {
  id: FIRST.attributes.variant,
  decks: SCHIEBER_DECKS,
  attributes: FIRST.attributes,
  tell(_, { locale, words }) {
    const say = pageWords(locale);
    const { contract, leader } = FIRST.attributes;
    const { value, all, keeps, loses } = FIRST;
    const [one, other] = [words.card(keeps[0]), words.card(keeps[1])];
    const [card, lost] = [words.card(loses[0]), loses[1]];
    const situation = say('worthOf', { suit: words.suit(contract), seat: words.seat(leader) });
    return {
      title: say('worth'),
      sentences: `${situation} ${say('worthCards', { one, other, value, card, lost })}`,
      more: `${say('worthMakes', { side: words.side(sideOf(leader)), value, all })} ${say('worthPlay')}`,
      source: '',
    };
  },
};

const puzzle: Scene = {
  id: 'puzzle',
  decks: SCHIEBER_DECKS,
  attributes: PUZZLE.attributes,
  tell(_, { locale, words }) {
    const say = pageWords(locale);
    const { contract, target } = PUZZLE.attributes;
    const [card, lost] = PUZZLE.obvious;
    return {
      title: say('puzzle', { target }),
      sentences: `${say('puzzleOf', { tricks: PUZZLE.tricks, suit: words.suit(contract) })} ${say('puzzleTask', { target })}`,
      more: `${capitalized(say('puzzleObvious', { card: words.card(card), lost }))} ${say('puzzleHow')}`,
      source: '',
    };
  },
};

/** A record with its story. */
const recordOf = (shown: ShownDeal, stated?: Payoff): Scene => ({
  id: shown.variant,
  decks: shown.decks,
  attributes: {
    variant: shown.variant,
    contract: shown.contract,
    leader: shown.leader,
    ...(stated && { payoff: stated }),
    deal: shown.deal,
    plays: shown.plays,
  },
  tell(chosen, messages) {
    const usual = usualPayoff(setupOf(shown));
    return storyOf(shown, chosen ?? stated ?? (usual in shown.found ? usual : 'points'), messages);
  },
});

const [published, ...records] = DEALS;

/** The story, in its order. */
export const STORY: readonly Scene[] = [first, recordOf(published!, 'points'), puzzle];

export const SCENES: readonly Scene[] = [
  ...STORY,
  ...records.filter(({ variant }) => variant !== first.id).map((shown) => recordOf(shown)),
];

/** What the choice of the scene says: the game, and that it is a puzzle. */
export function nameOf({ attributes: { variant, mode } }: Scene, locale: Locale): string {
  const game = gameNameIn(variant, locale) ?? variantById(variant).name;
  return mode ? pageWords(locale)('puzzleName', { game }) : game;
}
