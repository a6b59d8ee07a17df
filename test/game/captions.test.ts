/** Plays in players' words: a table of cases, and what a caption promises, whatever is played afterwards. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sideOf, suitOf } from '../../src/game/cards.ts';
import type { Card, Contract, Deal } from '../../src/game/cards.ts';
import { captionsOf } from '../../src/game/play/captions.ts';
import type { Caption } from '../../src/game/play/captions.ts';
import { legalNow, playCard, replay } from '../../src/game/play/play.ts';
import type { GameState } from '../../src/game/play/play.ts';
import { cardPoints } from '../../src/game/rules/pack.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { anyBeloteRules, anyPosition } from './arbitraries.ts';
import { cardsOf, handsOf } from './hands.ts';

interface Case {
  readonly name: string;
  readonly hands: Deal;
  /** Plays from North's lead on. */
  readonly plays: string;
  readonly card: Card;
  readonly captions: readonly Caption[];
  /** Default: Klaverjassen (Rotterdam), which is played clockwise, with hearts as trumps. */
  readonly variant?: string;
  readonly contract?: Contract;
}

const CASES: readonly Case[] = [
  {
    name: 'leads a trump that an opponent beats',
    hands: handsOf({ N: 'H9 SA', E: 'HJ S7', S: 'D7 D8', W: 'C7 C8' }),
    plays: '',
    card: 'H9',
    captions: ['drawsTrumps'],
  },
  {
    name: 'leads the highest trump',
    hands: handsOf({ N: 'HJ SA', E: 'H9 S7', S: 'D7 D8', W: 'C7 C8' }),
    plays: '',
    card: 'HJ',
    captions: ['drawsTrumps', 'sureTrick'],
  },
  {
    name: 'leads a trump when only the partner has others',
    hands: handsOf({ N: 'HJ SA', E: 'D9 S7', S: 'H7 D8', W: 'C7 C8' }),
    plays: '',
    card: 'HJ',
    captions: ['sureTrick'],
  },
  {
    name: 'leads an ace that an opponent can ruff',
    hands: handsOf({ N: 'SA DA', E: 'H7 D7', S: 'S8 D8', W: 'S9 D9' }),
    plays: '',
    card: 'SA',
    captions: [],
  },
  {
    name: 'leads an ace that both opponents must follow',
    hands: handsOf({ N: 'SA DA', E: 'S7 H7', S: 'S8 D8', W: 'S9 D9' }),
    plays: '',
    card: 'SA',
    captions: ['sureTrick'],
  },
  {
    name: 'in Schieber a follower may ruff that ace',
    hands: handsOf({ N: 'SA DA', E: 'S7 H7', S: 'S8 D8', W: 'S9 D9' }),
    plays: '',
    card: 'SA',
    variant: 'schieber',
    captions: [],
  },
  {
    name: 'leads a card that only the partner beats',
    hands: handsOf({ N: 'SK DA', E: 'S7 D7', S: 'SA D8', W: 'S9 D9' }),
    plays: '',
    card: 'SK',
    captions: ['sureTrick'],
  },
  {
    name: 'leads the lowest card under Unenufe',
    hands: handsOf({ N: 'S6 D7', E: 'S7 D6', S: 'SA D8', W: 'S9 D9' }),
    plays: '',
    card: 'S6',
    variant: 'schieber',
    contract: 'unenufe',
    captions: ['sureTrick'],
  },
  {
    name: 'plays the first trump to a plain lead',
    hands: handsOf({ N: 'SA S8', E: 'H7 D7', S: 'S9 D8', W: 'ST D9' }),
    plays: 'SA',
    card: 'H7',
    captions: ['ruffs'],
  },
  {
    name: 'beats a trump in that trick',
    hands: handsOf({ N: 'SA S8', E: 'H7 D7', S: 'HT D8', W: 'ST D9' }),
    plays: 'SA H7',
    card: 'HT',
    captions: ['overruffs'],
  },
  {
    name: 'stays below it',
    hands: handsOf({ N: 'SA S8', E: 'HT D7', S: 'H7 H8', W: 'ST D9' }),
    plays: 'SA HT',
    card: 'H7',
    captions: ['undertrumps'],
  },
  {
    name: 'throws a ten to the partner’s trick',
    hands: handsOf({ N: 'SA S8', E: 'S7 D7', S: 'DT D8', W: 'S9 D9' }),
    plays: 'SA S7',
    card: 'DT',
    captions: ['discards', 'smears'],
  },
  {
    name: 'throws it to a trick that the last player may still win',
    hands: handsOf({ N: 'SK S8', E: 'S7 D7', S: 'DT D8', W: 'SA D9' }),
    plays: 'SK S7',
    card: 'DT',
    captions: ['discards'],
  },
  {
    name: 'throws a king, which is worth too little',
    hands: handsOf({ N: 'SA S8', E: 'S7 D7', S: 'DK D8', W: 'S9 D9' }),
    plays: 'SA S7',
    card: 'DK',
    captions: ['discards'],
  },
  {
    name: 'stays below an opponent’s card that it can beat',
    hands: handsOf({ N: 'SK S8', E: 'SA S7', S: 'S9 D8', W: 'ST D9' }),
    plays: 'SK',
    card: 'S7',
    captions: ['ducks'],
  },
  {
    name: 'stays below one that it cannot beat',
    hands: handsOf({ N: 'SA S8', E: 'SK S7', S: 'S9 D8', W: 'ST D9' }),
    plays: 'SA',
    card: 'S7',
    captions: [],
  },
  {
    name: 'plays its last card of the suit under the partner’s, higher than those left to the partner',
    hands: handsOf({ N: 'SA S8', E: 'S7 D7', S: 'SK D8', W: 'S9 D9' }),
    plays: 'SA S7',
    card: 'SK',
    captions: ['unblocks'],
  },
  {
    name: 'beats the partner’s winning card',
    hands: handsOf({ N: 'SK S8', E: 'S7 D7', S: 'SA D8', W: 'S9 D9' }),
    plays: 'SK S7',
    card: 'SA',
    captions: ['overtakes'],
  },
  {
    name: 'plays a last card that is no higher',
    hands: handsOf({ N: 'SA SK', E: 'S7 D7', S: 'SQ D8', W: 'S9 D9' }),
    plays: 'SA S7',
    card: 'SQ',
    captions: [],
  },
];

it.each(CASES)('$name: $captions', ({ hands, plays, card, captions, variant, contract = 'H' }) => {
  const { rules } = variantById(variant ?? 'klaverjassen');
  const clockwise = { ...rules, direction: 'clockwise' } as const;
  const setup = { rules: clockwise, contract, leader: 'N', declarer: 'N', deal: hands } as const;
  expect(captionsOf(replay(setup, cardsOf(plays)), card)).toEqual(captions);
});

describe('in random positions', () => {
  /** The winners of a trick over all ways to complete it. */
  const sidesAfter = (state: GameState): Set<string> =>
    state.trick.cards.length === 0
      ? new Set([sideOf(state.tricks.at(-1)!.winner)])
      : new Set(legalNow(state).flatMap((card) => [...sidesAfter(playCard(state, card))]));

  it('sure tricks and smears go to the side of the play, and are not missed', () => {
    fc.assert(
      fc.property(anyPosition(), ({ state }) => {
        const side = state.toPlay && sideOf(state.toPlay);
        for (const card of legalNow(state)) {
          const captions = captionsOf(state, card);
          const isCertain = !sidesAfter(playCard(state, card)).has(side === 'NS' ? 'EW' : 'NS');
          const isLead = state.trick.cards.length === 0;
          expect(captions.includes('sureTrick')).toBe(isLead && isCertain);
          if (!captions.includes('smears')) continue;
          expect(isCertain).toBe(true);
          expect(cardPoints(state.setup.rules, state.setup.contract, card)).toBeGreaterThanOrEqual(10);
        }
      }),
    );
  });

  it('a card of another suit than the lead ruffs, overruffs, undertrumps or discards, and no other card does', () => {
    fc.assert(
      fc.property(anyPosition(), ({ state }) => {
        const [lead] = state.trick.cards;
        for (const card of legalNow(state)) {
          const named = captionsOf(state, card).filter((of) => /ruffs|undertrumps|discards/.test(of));
          expect(named).toHaveLength(lead !== undefined && suitOf(lead) !== suitOf(card) ? 1 : 0);
        }
      }),
    );
  });

  it('in all trumps and no trumps nobody draws trumps, ruffs or undertrumps', () => {
    fc.assert(
      fc.property(anyPosition({ rules: anyBeloteRules() }), ({ state }) => {
        const named = legalNow(state).flatMap((card) => captionsOf(state, card));
        expect(named.filter((of) => /Trumps|ruffs|undertrumps/.test(of))).toEqual([]);
      }),
    );
  });
});
