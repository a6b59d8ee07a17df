/** The rules of following, sentence by sentence of the rule sheets. */
import { firstKindOf } from '../../src/game/contracts.ts';
import { describe, expect, it } from 'vitest';
import type { Contract } from '../../src/game/cards.ts';
import { legalCards } from '../../src/game/play/legality.ts';
import { withOverrides } from '../../src/game/rules/override.ts';
import type { FollowRules } from '../../src/game/rules/rules.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { cardsOf } from './hands.ts';

/** The cards in the trick, the hand of the seat to play, and its legal cards. */
interface Case {
  readonly trick: string;
  readonly hand: string;
  readonly legal: string;
  /** Default: hearts are trumps. */
  readonly contract?: Contract;
}

/** Checks the cases; the expected cards are written in the order of the notation, which is also tested. */
function check(variant: string, cases: readonly Case[], follow: Partial<FollowRules> = {}, more: object = {}): void {
  const rules = withOverrides(variantById(variant).rules, { follow, ...more });
  for (const { trick, hand, legal, contract = 'H' } of cases) {
    const found = legalCards(rules, firstKindOf(contract), { leader: 'N', cards: cardsOf(trick) }, cardsOf(hand));
    expect(found.join(' '), `${contract}: ${trick || 'lead'} | ${hand}`).toBe(legal);
  }
}

/** A sentence of a rule sheet with its test positions. */
type Sentence = readonly [sentence: string, cases: readonly Case[], follow?: Partial<FollowRules>];

const SHEETS: Readonly<Record<string, readonly Sentence[]>> = {
  kruisjassen: [
    [
      'Plain lead: follow or ruff, free choice, even when able to follow.',
      [
        { trick: 'SA', hand: 'S7 HJ SK H7', legal: 'SK S7 HJ H7' },
        { trick: 'SA S8', hand: 'SK H7', legal: 'SK H7' },
      ],
    ],
    [
      'A card of a third suit only when void in the led suit.',
      [
        { trick: 'SA', hand: 'SK DA C7', legal: 'SK' },
        { trick: 'SA', hand: 'S7 H7 DA', legal: 'S7 H7' },
        { trick: 'SA', hand: 'HJ DA C7', legal: 'HJ DA C7' },
        { trick: 'SA', hand: 'DA C7', legal: 'DA C7' },
      ],
    ],
    [
      "A ruff must be higher than every trump already in the trick (partner's too)",
      [
        { trick: 'SA HT', hand: 'SK HQ H8 DA', legal: 'SK HQ' },
        { trick: 'SA HT S7', hand: 'SK HQ H8', legal: 'SK HQ' },
        { trick: 'SA H7 HQ', hand: 'SK HK HT', legal: 'SK HK' },
        { trick: 'SA HT', hand: 'HQ H8 DA', legal: 'HQ DA' },
        { trick: 'SA HJ', hand: 'SK H9 HA', legal: 'SK' },
      ],
    ],
    [
      'a lower trump only from a hand that holds nothing but lower trumps (`undertrump: onlyLowerTrumpsLeft`).',
      [
        { trick: 'SA HT', hand: 'H8 H7', legal: 'H8 H7' },
        { trick: 'SA HT', hand: 'H8 H7 DA', legal: 'DA' },
        { trick: 'SA HT', hand: 'H8 S7', legal: 'S7' },
        { trick: 'SA HT', hand: 'HQ H8 H7', legal: 'HQ' },
        { trick: 'SA HT S7', hand: 'H8 H7', legal: 'H8 H7' },
      ],
    ],
    [
      'Trump lead: follow with any trump; no exemption for the jack; no duty to head; void: any card.',
      [
        { trick: 'HA', hand: 'H8 HJ SA', legal: 'HJ H8' },
        { trick: 'HA', hand: 'HJ SA C7', legal: 'HJ' },
        { trick: 'HA H9', hand: 'HQ H7 D8', legal: 'HQ H7' },
        { trick: 'HA', hand: 'C7 DA', legal: 'DA C7' },
      ],
    ],
  ],
  krutzjass: [
    [
      'Plain lead: follow or ruff, free choice; void: any card.',
      [
        { trick: 'SA', hand: 'SK S9 HT DA', legal: 'SK S9 HT' },
        { trick: 'SA', hand: 'HT DA C9', legal: 'HT DA C9' },
        { trick: 'SA', hand: 'SK SK HT HT', legal: 'SK HT' },
      ],
    ],
    [
      'No undertrump ban (`undertrump: free`).',
      [
        { trick: 'SA HJ', hand: 'SK HT DA', legal: 'SK HT' },
        { trick: 'SA HJ', hand: 'HT DA', legal: 'HT DA' },
        { trick: 'SA HQ', hand: 'HA HT', legal: 'HA HT' },
      ],
    ],
    [
      'Trump lead: follow; a player whose only trumps are Bauern may play any card.',
      [
        { trick: 'HA', hand: 'HJ HJ SA C9', legal: 'SA HJ C9' },
        { trick: 'HA', hand: 'HJ SA', legal: 'SA HJ' },
        { trick: 'HA', hand: 'HJ HT SA', legal: 'HJ HT' },
        { trick: 'HJ', hand: 'HJ SA', legal: 'SA HJ' },
        { trick: 'HA', hand: 'H9 SA', legal: 'H9' },
        { trick: 'HA', hand: 'SA C9', legal: 'SA C9' },
      ],
    ],
  ],
  schieber: [
    [
      'Plain lead: follow or ruff, free choice; void: any card.',
      [
        { trick: 'SA', hand: 'SK H6 DA', legal: 'SK H6' },
        { trick: 'SA', hand: 'H6 DA C6', legal: 'H6 DA C6' },
      ],
    ],
    [
      'Undertrumping is banned unless the hand holds only trumps, then any trump (`undertrump: onlyTrumpsLeft`).',
      [
        { trick: 'SA HT', hand: 'SK HQ H8', legal: 'SK HQ' },
        { trick: 'SA HT', hand: 'H8 DA', legal: 'DA' },
        { trick: 'SA HT', hand: 'H8 H6', legal: 'H8 H6' },
        { trick: 'SA HT', hand: 'HQ H8 H6', legal: 'HQ H8 H6' },
        { trick: 'SA HT S7', hand: 'SK H8', legal: 'SK' },
      ],
    ],
    [
      'Trump lead: follow; a player whose only trump is the jack (Puur) may play any card. With other trumps, any trump.',
      [
        { trick: 'HA', hand: 'HJ SA C6', legal: 'SA HJ C6' },
        { trick: 'HA', hand: 'HJ H6 SA', legal: 'HJ H6' },
        { trick: 'HA', hand: 'HK H6 SA', legal: 'HK H6' },
        { trick: 'HA', hand: 'SA C6', legal: 'SA C6' },
      ],
    ],
    [
      'Obenabe/Unenufe: follow suit if able, else any card.',
      [
        { trick: 'SA', hand: 'SK S6 HJ', legal: 'SK S6', contract: 'obenabe' },
        { trick: 'SA', hand: 'HJ DA C6', legal: 'HJ DA C6', contract: 'obenabe' },
        { trick: 'SA', hand: 'SK S6 HJ', legal: 'SK S6', contract: 'unenufe' },
        { trick: 'SA S6 C7', hand: 'HJ DA C6', legal: 'HJ DA C6', contract: 'unenufe' },
      ],
    ],
  ],
  klaverjassen: [
    [
      'Follow suit if able.',
      [
        { trick: 'SA', hand: 'S8 HJ DA', legal: 'S8' },
        { trick: 'HJ', hand: 'H8 SA', legal: 'H8' },
      ],
    ],
    [
      'Holding a higher card of the led suit than any of that suit on the table: must play such a card, plain or trump lead',
      [
        { trick: 'SK', hand: 'SA ST S7 DA', legal: 'SA ST' },
        { trick: 'SK', hand: 'SQ S7', legal: 'SQ S7' },
        { trick: 'S9 SK', hand: 'SA SQ', legal: 'SA' },
        { trick: 'HA', hand: 'HJ H7 SA', legal: 'HJ' },
        { trick: 'HA', hand: 'HK H7', legal: 'HK H7' },
      ],
    ],
    [
      'also after a ruff (`headPlainLead: always`)',
      [
        { trick: 'SK H7', hand: 'SA S8', legal: 'SA' },
        { trick: 'SK H7', hand: 'SQ S8', legal: 'SQ S8' },
      ],
    ],
    [
      'unless the partner is winning the trick.',
      [
        { trick: 'SK S7', hand: 'SA S8', legal: 'SA S8' },
        { trick: 'SK H7 SQ', hand: 'SA S8', legal: 'SA S8' },
        { trick: 'H9 H7', hand: 'HJ H8', legal: 'HJ H8' },
        { trick: 'H7 H9', hand: 'HJ H8', legal: 'HJ' },
      ],
    ],
    [
      'Void with trumps: must ruff, and beat a trump already there',
      [
        { trick: 'SK', hand: 'HQ H7 DA', legal: 'HQ H7' },
        { trick: 'SK H8', hand: 'HQ H7 DA', legal: 'HQ' },
        { trick: 'SK S7 H8', hand: 'HQ H7 DA', legal: 'HQ' },
      ],
    ],
    [
      'unable to beat it: any card',
      [
        { trick: 'SK H8', hand: 'H7 DA', legal: 'H7 DA' },
        { trick: 'SK HJ', hand: 'H9 H7', legal: 'H9 H7' },
      ],
    ],
    [
      'unless the partner is winning: any card.',
      [
        { trick: 'SA S7', hand: 'HQ H7 DA', legal: 'HQ H7 DA' },
        { trick: 'SK H8 S7', hand: 'HQ H7 DA', legal: 'HQ H7 DA' },
      ],
    ],
    ['Void without trumps: any card.', [{ trick: 'SK H8', hand: 'DA C7', legal: 'DA C7' }]],
  ],
  'klaverjassen-rotterdam': [
    [
      'follow suit if able, a plain lead need not be headed',
      [
        { trick: 'SK', hand: 'SA S7 HJ', legal: 'SA S7' },
        { trick: 'SK H7', hand: 'SA S7 HJ', legal: 'SA S7' },
      ],
    ],
    [
      'a trump lead must be headed if able (even over the partner):',
      [
        { trick: 'HA', hand: 'HJ H7 SA', legal: 'HJ' },
        { trick: 'H9 H7', hand: 'HJ H8', legal: 'HJ' },
        { trick: 'H9', hand: 'HA H8 SA', legal: 'HA H8' },
        { trick: 'H9', hand: 'SA C7', legal: 'SA C7' },
      ],
    ],
    [
      'void in a plain suit led: must ruff, whoever is winning',
      [
        { trick: 'SK', hand: 'HQ H7 DA', legal: 'HQ H7' },
        { trick: 'SA S7', hand: 'HQ H7 DA', legal: 'HQ H7' },
        { trick: 'SA S7', hand: 'DA C7', legal: 'DA C7' },
      ],
    ],
    [
      'must overruff a trump already there if able, else must undertrump.',
      [
        { trick: 'SK H8', hand: 'HQ H7 DA', legal: 'HQ' },
        { trick: 'SK H8 S7', hand: 'HQ H7 DA', legal: 'HQ' },
        { trick: 'SK HJ', hand: 'HQ H7 DA', legal: 'HQ H7' },
        { trick: 'SK HJ S7', hand: 'H7 DA', legal: 'H7' },
      ],
    ],
  ],
  'klaverjassen-amsterdam': [
    ['a plain lead need not be headed', [{ trick: 'SK', hand: 'SA S7 HJ', legal: 'SA S7' }]],
    [
      'a trump lead must be headed if able (even over the partner):',
      [
        { trick: 'HA', hand: 'HJ H7', legal: 'HJ' },
        { trick: 'H9 H7', hand: 'HJ H8', legal: 'HJ' },
      ],
    ],
    [
      'void: must ruff only if an opponent is winning, overruff if able',
      [
        { trick: 'SK', hand: 'HQ H7 DA', legal: 'HQ H7' },
        { trick: 'SK SA', hand: 'HQ H7 DA', legal: 'HQ H7' },
        { trick: 'SK H8', hand: 'HQ H7 DA', legal: 'HQ' },
        { trick: 'SA S7', hand: 'H7 DA', legal: 'H7 DA' },
      ],
    ],
    [
      "a lower trump than one already there (the partner's too) only if the hand holds nothing else.",
      [
        { trick: 'SK HJ', hand: 'H7 DA', legal: 'DA' },
        { trick: 'SK HJ S7', hand: 'H7 DA', legal: 'DA' },
        { trick: 'SK HJ', hand: 'H8 H7', legal: 'H8 H7' },
        { trick: 'SK HJ S7', hand: 'H8 H7', legal: 'H8 H7' },
      ],
    ],
    [
      'Partner winning: discard or a higher trump.',
      [
        { trick: 'SK H8 S7', hand: 'HQ H7 DA', legal: 'HQ DA' },
        { trick: 'SA S7', hand: 'HQ H7 DA', legal: 'HQ H7 DA' },
      ],
    ],
  ],
  'klaverjassen-utrecht': [
    [
      'plays as Amsterdam',
      [
        { trick: 'SK', hand: 'SA S7 HJ', legal: 'SA S7' },
        { trick: 'HA', hand: 'HJ H7', legal: 'HJ' },
        { trick: 'H9 H7', hand: 'HJ H8', legal: 'HJ' },
        { trick: 'SK', hand: 'HQ H7 DA', legal: 'HQ H7' },
        { trick: 'SK H8', hand: 'HQ H7 DA', legal: 'HQ' },
        { trick: 'SK SA', hand: 'HQ H7 DA', legal: 'HQ H7' },
        { trick: 'SA S7', hand: 'HQ H7 DA', legal: 'HQ H7 DA' },
        { trick: 'SK HJ', hand: 'DA C7', legal: 'DA C7' },
      ],
    ],
    [
      'a player who must ruff and cannot overruff a trump that lies on the table plays a lower trump (undertrumps)',
      [
        { trick: 'SK HJ', hand: 'H7 DA', legal: 'H7' },
        { trick: 'SK HJ', hand: 'HQ H7 DA', legal: 'HQ H7' },
        { trick: 'SK S7 HJ', hand: 'HQ H7 DA', legal: 'HQ H7' },
        { trick: 'SK H8 HJ', hand: 'H9 DA', legal: 'H9' },
      ],
    ],
    [
      'unless the partner holds the trick',
      [
        { trick: 'SK HJ S7', hand: 'H7 DA', legal: 'DA' },
        { trick: 'SK HJ S7', hand: 'H8 H7', legal: 'H8 H7' },
        { trick: 'SK H8 S7', hand: 'HQ H7 DA', legal: 'HQ DA' },
        { trick: 'SA HJ HQ', hand: 'H7 DA', legal: 'DA' },
      ],
    ],
  ],
  belote: [
    ['a plain lead need not be headed', [{ trick: 'SK', hand: 'SA S7 HJ', legal: 'SA S7' }]],
    [
      'a trump lead must be headed if able (even over the partner):',
      [
        { trick: 'HA', hand: 'HJ H7', legal: 'HJ' },
        { trick: 'H9 H7', hand: 'HJ H8', legal: 'HJ' },
      ],
    ],
    [
      'void: must ruff only if an opponent is winning, overruff if able, else undertrump',
      [
        { trick: 'SK', hand: 'HQ H7 DA', legal: 'HQ H7' },
        { trick: 'SK H8', hand: 'HQ H7 DA', legal: 'HQ' },
        { trick: 'SK HJ', hand: 'HQ H7 DA', legal: 'HQ H7' },
      ],
    ],
    [
      'partner winning: any card.',
      [
        { trick: 'SA S7', hand: 'H7 DA', legal: 'H7 DA' },
        { trick: 'SK H8 S7', hand: 'HQ H7 DA', legal: 'HQ H7 DA' },
      ],
    ],
  ],
  kreuzjass: [
    [
      'Plain lead: follow or ruff, free choice; void: ruff or discard.',
      [
        { trick: 'SA', hand: 'SK H6 DA', legal: 'SK H6' },
        { trick: 'SA', hand: 'H6 DA', legal: 'H6 DA' },
      ],
    ],
    [
      'Undertrumping is banned unless only lower trumps are left (`undertrump: onlyLowerTrumpsLeft`)',
      [
        { trick: 'SA HT', hand: 'SK HQ H8', legal: 'SK HQ' },
        { trick: 'SA HT', hand: 'H8 DA', legal: 'DA' },
        { trick: 'SA HT', hand: 'H8 H6', legal: 'H8 H6' },
        { trick: 'SA HT', hand: 'HQ H8 H6', legal: 'HQ' },
      ],
    ],
    [
      "the source binds only to an opponent's ruff (“si un adversaire a coupé”)",
      [
        { trick: 'SA HT S7', hand: 'SK H8 DA', legal: 'SK H8' },
        { trick: 'SA HT S7', hand: 'H8 DA', legal: 'H8 DA' },
        { trick: 'SA HT', hand: 'H8 DA', legal: 'DA' },
      ],
    ],
    [
      'Default `undertrumpAppliesTo: opponents`; `anyone` becomes the option.',
      [{ trick: 'SA HT S7', hand: 'H8 DA', legal: 'DA' }],
      { undertrumpAppliesTo: 'anyone' },
    ],
    [
      'Trump lead: follow, the jack is exempt as in `schieber`; no duty to head.',
      [
        { trick: 'HA', hand: 'HJ SA', legal: 'SA HJ' },
        { trick: 'HA', hand: 'HJ H6 SA', legal: 'HJ H6' },
        { trick: 'HQ', hand: 'HK H6 SA', legal: 'HK H6' },
      ],
    ],
  ],
};

describe.each(Object.entries(SHEETS))('following in %s', (variant, sentences) => {
  for (const [sentence, cases, follow] of sentences) {
    it(`“${sentence}”`, () => {
      check(variant, cases, follow);
    });
  }
});

describe('the variations of Kruisjassen have the same rules of following', () => {
  it.each(['kruisjassen-fixed', 'kruisjassen-tournament', 'kruisjassen-tik', 'kruisjassen-roem'])('%s', (variant) => {
    for (const [, cases] of SHEETS['kruisjassen']!) check(variant, cases);
  });
});

/** Each value of each field on the same positions, where that field decides. The base is Schieber with hearts as trumps. */
const FIELDS: readonly (readonly [field: string, follow: Partial<FollowRules>, cases: readonly Case[]])[] = [
  ['a lead is free', {}, [{ trick: '', hand: 'HJ SA S6', legal: 'SA S6 HJ' }]],
  ['ruffWhileFollowing: true', { ruffWhileFollowing: true }, [{ trick: 'SA', hand: 'SK H6 D6', legal: 'SK H6' }]],
  ['ruffWhileFollowing: false', { ruffWhileFollowing: false }, [{ trick: 'SA', hand: 'SK H6 D6', legal: 'SK' }]],
  ['mustRuffWhenVoid: never', { mustRuffWhenVoid: 'never' }, [{ trick: 'SA', hand: 'H6 D6', legal: 'H6 D6' }]],
  [
    'mustRuffWhenVoid: ifOpponentWinning',
    { mustRuffWhenVoid: 'ifOpponentWinning' },
    [
      { trick: 'SA', hand: 'H6 D6', legal: 'H6' },
      { trick: 'SA S7', hand: 'H6 D6', legal: 'H6 D6' },
      { trick: 'SA S7 S8', hand: 'H6 D6', legal: 'H6' },
    ],
  ],
  [
    'mustRuffWhenVoid: always',
    { mustRuffWhenVoid: 'always' },
    [
      { trick: 'SA S7', hand: 'H6 D6', legal: 'H6' },
      { trick: 'SA', hand: 'D6 C6', legal: 'D6 C6' },
    ],
  ],
  [
    'the duty to ruff lapses when no trump in hand beats the best trump of the trick',
    { mustRuffWhenVoid: 'always', undertrump: 'free' },
    [
      { trick: 'SA HT', hand: 'H6 D6', legal: 'H6 D6' },
      { trick: 'SA HT', hand: 'HQ H6 D6', legal: 'HQ H6' },
    ],
  ],
  [
    'undertrump: forced keeps the duty to ruff',
    { mustRuffWhenVoid: 'always', undertrump: 'forced' },
    [{ trick: 'SA HT', hand: 'H8 H6 D6', legal: 'H8 H6' }],
  ],
  [
    'undertrump: forced allows the same trumps as free where there is no duty to ruff',
    { mustRuffWhenVoid: 'never', undertrump: 'forced' },
    [
      { trick: 'SA HT', hand: 'HQ H8 D6', legal: 'HQ H8 D6' },
      { trick: 'SA HT', hand: 'SK H8', legal: 'SK H8' },
    ],
  ],
  [
    'undertrump: forcedUnlessPartnerWins keeps the duty to ruff, and forbids an undertrump while the partner wins',
    { mustRuffWhenVoid: 'always', undertrump: 'forcedUnlessPartnerWins' },
    [
      { trick: 'SA HT', hand: 'H8 H6 D6', legal: 'H8 H6' },
      { trick: 'SA HT S7', hand: 'H8 H6 D6', legal: 'D6' },
      { trick: 'SA HT S7', hand: 'HQ H6 D6', legal: 'HQ' },
      { trick: 'SA HT S7', hand: 'H8 H6', legal: 'H8 H6' },
    ],
  ],
  [
    'overruff: none',
    { overruff: 'none', undertrump: 'free' },
    [{ trick: 'SA HT', hand: 'HQ H6 D6', legal: 'HQ H6 D6' }],
  ],
  [
    'overruff: ifOpponentWinning restricts which trump, and forbids no discard and no follower',
    { overruff: 'ifOpponentWinning', undertrump: 'free' },
    [
      { trick: 'SA HT', hand: 'HQ H6 D6', legal: 'HQ D6' },
      { trick: 'SA HT', hand: 'SK HQ H6', legal: 'SK HQ' },
      { trick: 'SA HT', hand: 'H8 H6 D6', legal: 'H8 H6 D6' },
      { trick: 'SA HT S7', hand: 'HQ H6 D6', legal: 'HQ H6 D6' },
    ],
  ],
  [
    "overruff: always binds on the partner's ruff too",
    { overruff: 'always', undertrump: 'free' },
    [
      { trick: 'SA HT S7', hand: 'HQ H6 D6', legal: 'HQ D6' },
      { trick: 'SA HT S7', hand: 'H8 H6 D6', legal: 'H8 H6 D6' },
    ],
  ],
  [
    'undertrump: free',
    { undertrump: 'free' },
    [
      { trick: 'SA HT', hand: 'SK HQ H6', legal: 'SK HQ H6' },
      { trick: 'SA HT', hand: 'HQ H6 D6', legal: 'HQ H6 D6' },
    ],
  ],
  [
    'undertrump: ifVoid',
    { undertrump: 'ifVoid' },
    [
      { trick: 'SA HT', hand: 'SK HQ H6', legal: 'SK HQ' },
      { trick: 'SA HT', hand: 'HQ H6 D6', legal: 'HQ H6 D6' },
    ],
  ],
  [
    'undertrump: onlyTrumpsLeft',
    { undertrump: 'onlyTrumpsLeft' },
    [
      { trick: 'SA HT', hand: 'SK HQ H6', legal: 'SK HQ' },
      { trick: 'SA HT', hand: 'HQ H6 D6', legal: 'HQ D6' },
      { trick: 'SA HT', hand: 'HQ H6', legal: 'HQ H6' },
    ],
  ],
  [
    'undertrump: onlyIfNoDiscard',
    { undertrump: 'onlyIfNoDiscard' },
    [
      { trick: 'SA HT', hand: 'SK HQ H6', legal: 'SK HQ' },
      { trick: 'SA HT', hand: 'HQ H6 D6', legal: 'HQ D6' },
      { trick: 'SA HT', hand: 'HQ H6', legal: 'HQ H6' },
    ],
  ],
  [
    'undertrump: onlyLowerTrumpsLeft',
    { undertrump: 'onlyLowerTrumpsLeft' },
    [
      { trick: 'SA HT', hand: 'SK HQ H6', legal: 'SK HQ' },
      { trick: 'SA HT', hand: 'HQ H6 D6', legal: 'HQ D6' },
      { trick: 'SA HT', hand: 'HQ H6', legal: 'HQ' },
      { trick: 'SA HT', hand: 'H8 H6', legal: 'H8 H6' },
    ],
  ],
  [
    'undertrumpAppliesTo: opponents measures by the highest trump of an opponent',
    { undertrumpAppliesTo: 'opponents' },
    [
      { trick: 'SA HT S7', hand: 'H8 D6', legal: 'H8 D6' },
      { trick: 'S6 HT HQ', hand: 'HK H8 D6', legal: 'HK D6' },
      { trick: 'S6 HK H7', hand: 'HQ H6 D6', legal: 'HQ D6' },
    ],
  ],
  ['headTrumpLead: no', { headTrumpLead: 'no' }, [{ trick: 'HA', hand: 'H9 H6', legal: 'H9 H6' }]],
  [
    'headTrumpLead: yes',
    { headTrumpLead: 'yes' },
    [
      { trick: 'HA', hand: 'H9 H6', legal: 'H9' },
      { trick: 'HA H6', hand: 'H9 H7', legal: 'H9' },
      { trick: 'HA', hand: 'HK H6', legal: 'HK H6' },
      { trick: 'HA', hand: 'HJ S6', legal: 'S6 HJ' },
    ],
  ],
  [
    'headTrumpLead: unlessPartnerWins',
    { headTrumpLead: 'unlessPartnerWins' },
    [
      { trick: 'HA', hand: 'H9 H6', legal: 'H9' },
      { trick: 'HA H6', hand: 'H9 H7', legal: 'H9 H7' },
      { trick: 'H6 HA', hand: 'H9 H7', legal: 'H9' },
    ],
  ],
  ['headPlainLead: no', { headPlainLead: 'no' }, [{ trick: 'SQ', hand: 'SA S6', legal: 'SA S6' }]],
  [
    'headPlainLead: ifItWins, not once the trick is ruffed',
    { headPlainLead: 'ifItWins' },
    [
      { trick: 'SQ', hand: 'SA S6', legal: 'SA' },
      { trick: 'SQ S7', hand: 'SA S6', legal: 'SA' },
      { trick: 'SQ H6', hand: 'SA S6', legal: 'SA S6' },
      { trick: 'SQ', hand: 'SA S6 H6', legal: 'SA H6' },
    ],
  ],
  [
    'headPlainLead: always',
    { headPlainLead: 'always' },
    [
      { trick: 'SQ H6', hand: 'SA S6', legal: 'SA' },
      { trick: 'SQ H6 SK', hand: 'SA S6', legal: 'SA' },
      { trick: 'SQ D7', hand: 'SJ S6', legal: 'SJ S6' },
      { trick: 'SQ', hand: 'SA S6', legal: 'SA', contract: 'obenabe' },
      { trick: 'SQ', hand: 'SA S6', legal: 'S6', contract: 'unenufe' },
    ],
  ],
  [
    'headPlainLeadPartnerWaiver: true',
    { headPlainLead: 'always', headPlainLeadPartnerWaiver: true },
    [
      { trick: 'SQ S7', hand: 'SA S6', legal: 'SA S6' },
      { trick: 'SQ SK', hand: 'SA S6', legal: 'SA' },
      { trick: 'S7', hand: 'SA S6', legal: 'SA' },
    ],
  ],
  ['exemptTrumpRanks: none', { exemptTrumpRanks: [] }, [{ trick: 'HA', hand: 'HJ S6', legal: 'HJ' }]],
  [
    'exemptTrumpRanks: a hand whose trumps are all of these ranks need not follow',
    { exemptTrumpRanks: ['J', '9'] },
    [
      { trick: 'HA', hand: 'HJ H9 S6', legal: 'S6 HJ H9' },
      { trick: 'HA', hand: 'H9 S6', legal: 'S6 H9' },
      { trick: 'HA', hand: 'HJ H9 H6 S6', legal: 'HJ H9 H6' },
    ],
  ],
];

describe('each field of the rules of following', () => {
  it.each(FIELDS)('%s', (_, follow, cases) => {
    check('schieber', cases, follow);
  });
});

describe('equal cards in a two-copy pack', () => {
  it.each([
    ['laterWins', [{ trick: 'HA', hand: 'HA H9 HT', legal: 'HA H9' }]],
    ['firstWins', [{ trick: 'HA', hand: 'HA H9 HT', legal: 'H9' }]],
  ] as const)('under %s a duty to head is measured by it', (equalCards, cases) => {
    check('krutzjass', cases, { headTrumpLead: 'yes' }, { equalCards });
  });

  it.each([
    ['laterWins', [{ trick: 'SA HQ', hand: 'HQ HT D9', legal: 'HQ D9' }]],
    ['firstWins', [{ trick: 'SA HQ', hand: 'HQ HT D9', legal: 'D9' }]],
  ] as const)('under %s so is an undertrump', (equalCards, cases) => {
    check('krutzjass', cases, { undertrump: 'onlyTrumpsLeft' }, { equalCards });
  });
});

describe('the order of the legal cards', () => {
  it('is the order of the notation, each card once', () => {
    check('krutzjass', [{ trick: '', hand: 'CT CA DA SA S9 SA HK HK', legal: 'SA S9 HK DA CA CT' }]);
  });
});
