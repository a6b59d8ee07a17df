/**
 * Positions in which a rule of following forbids cards, or in which it does not, by families of games. Each has four cards a hand,
 * hearts as trumps unless its title says otherwise, and South to play.
 */
import type { Card, Contract, Seat } from '../../../src/game/cards.ts';
import type { Duty } from '../../../src/game/play/legality.ts';
import type { Rules } from '../../../src/game/rules/rules.ts';

/** A rule to put beside a position: a field of `follow`, whose value has words, or a trump lead. */
export type ShownRule = keyof Rules['follow'] | 'trumpLead' | 'withoutTrumps';

export interface Position {
  readonly title: string;
  readonly variant: string;
  readonly contract: Contract;
  readonly leader: Seat;
  readonly deal: string;
  readonly plays: string;
  readonly rules: readonly ShownRule[];
  /** The cards of South that may not be played, and the duties that they would break. */
  readonly forbidden: Readonly<Partial<Record<Card, Duty['kind']>>>;
  /** Other games in which the same trick and hand are compared. */
  readonly comparedWith: readonly string[];
}

export interface Family {
  readonly title: string;
  readonly introduction: string;
  readonly positions: readonly Position[];
}

const RUFF_THE_PARTNER = { leader: 'N', deal: 'N:A.K.T.7 7.Q.J.8 .J8.9.Q T.7.K.9', plays: 'SA S7' } as const;
const UNBEATABLE_RUFF = { leader: 'N', deal: 'N:7.K.T.7 .J.AJ.8 .98.9.Q A.7.K.9', plays: 'S7 HJ' } as const;

const schieber: Family = {
  title: 'Schieber and Kreuzjass',
  introduction:
    'You may ruff even if you can follow suit, but not under a trump in the trick. The jack of trumps, the Bauer, need not be played to a trump lead.',
  positions: [
    {
      title: 'Follow suit or ruff',
      variant: 'schieber',
      contract: 'H',
      leader: 'N',
      deal: 'N:A.8.T.7 Q.K.J.8 K.6.9.Q J.T.Q.6',
      plays: 'SA SJ',
      rules: ['ruffWhileFollowing'],
      forbidden: { D9: 'follow', CQ: 'follow' },
      comparedWith: [],
    },
    {
      title: 'Do not undertrump',
      variant: 'schieber',
      contract: 'H',
      leader: 'N',
      deal: 'N:A.8.T.7 Q.K.J.8 .QJ.6.9 T.9.Q.6',
      plays: 'SA H9',
      rules: ['undertrump'],
      forbidden: { HQ: 'no-undertrump' },
      comparedWith: [],
    },
    {
      title: 'A trump lead',
      variant: 'schieber',
      contract: 'H',
      leader: 'N',
      deal: 'N:A.A.T.T Q.Q.J.K K.J9.9. J.T.Q.9',
      plays: 'HA HT',
      rules: ['trumpLead', 'exemptTrumpRanks'],
      forbidden: { SK: 'follow', D9: 'follow' },
      comparedWith: [],
    },
    {
      title: 'The Bauer is exempt',
      variant: 'schieber',
      contract: 'H',
      leader: 'N',
      deal: 'N:A.A.T.T Q.Q.J.K K.J.9.Q J.T.Q.9',
      plays: 'HA HT',
      rules: ['exemptTrumpRanks'],
      forbidden: {},
      comparedWith: ['kreuzjass', 'kruisjassen'],
    },
    {
      title: 'Obenabe and Unenufe: follow suit',
      variant: 'schieber',
      contract: 'obenabe',
      leader: 'N',
      deal: 'N:A.8.T.7 Q.K.J.8 K.A.9.Q J.T.Q.6',
      plays: 'SA SJ',
      rules: ['withoutTrumps'],
      forbidden: { HA: 'follow', D9: 'follow', CQ: 'follow' },
      comparedWith: [],
    },
    {
      title: 'Only trumps left',
      variant: 'kreuzjass',
      contract: 'H',
      leader: 'N',
      deal: 'N:A.8.T.7 Q.K.J.8 .QJT7.. T.9.Q.9',
      plays: 'SA H9',
      rules: ['undertrump'],
      forbidden: { HQ: 'no-undertrump', HT: 'no-undertrump', H7: 'no-undertrump' },
      comparedWith: ['schieber', 'kruisjassen'],
    },
  ],
};

const krutzjass: Family = {
  title: 'Krutzjass',
  introduction:
    'As in Schieber, you may ruff even if you can follow suit, and the jacks of trumps are exempt. Undertrumping is allowed.',
  positions: [
    {
      title: 'Follow suit or ruff, with any trump',
      variant: 'krutzjass',
      contract: 'H',
      leader: 'N',
      deal: 'N:A.Q.T.A Q.K.J.K A.T.9.Q J.9.Q.9',
      plays: 'SA H9',
      rules: ['ruffWhileFollowing', 'undertrump'],
      forbidden: { D9: 'follow', CQ: 'follow' },
      comparedWith: ['schieber'],
    },
    {
      title: 'Both jacks are exempt',
      variant: 'krutzjass',
      contract: 'H',
      leader: 'N',
      deal: 'N:A.A.T.A Q.K.J.K K.JJ.9. J.T.Q.9',
      plays: 'HA HT',
      rules: ['exemptTrumpRanks'],
      forbidden: {},
      comparedWith: [],
    },
    {
      title: 'A jack and another trump',
      variant: 'krutzjass',
      contract: 'H',
      leader: 'N',
      deal: 'N:A.A.T.A Q.K.J.K K.JQ.9. J.T.Q.9',
      plays: 'HA HT',
      rules: ['trumpLead'],
      forbidden: { SK: 'follow', D9: 'follow' },
      comparedWith: [],
    },
  ],
};

const kruisjassen: Family = {
  title: 'Kruisjassen',
  introduction: 'All five forms have the same rules of following. The jack of trumps is a trump like any other.',
  positions: [
    {
      title: 'Do not undertrump, not even the partner',
      variant: 'kruisjassen',
      contract: 'H',
      leader: 'W',
      deal: 'N:.TA.Q.T 7.9.A.8 K.Q8.9. A.K.T.9',
      plays: 'SA HT S7',
      rules: ['ruffWhileFollowing', 'undertrump', 'undertrumpAppliesTo'],
      forbidden: { H8: 'no-undertrump', D9: 'follow' },
      comparedWith: [],
    },
    {
      title: 'The jack must be played to a trump lead',
      variant: 'kruisjassen',
      contract: 'H',
      leader: 'N',
      deal: 'N:A.A.T.T J.T.J.K K.J.9.Q Q.Q.Q.9',
      plays: 'HA HT',
      rules: ['trumpLead', 'headTrumpLead'],
      forbidden: { SK: 'follow', D9: 'follow', CQ: 'follow' },
      comparedWith: ['schieber', 'krutzjass'],
    },
  ],
};

const klaverjassen: Family = {
  title: 'Klaverjassen',
  introduction:
    'Rotterdam and Amsterdam differ in two rules: whether to ruff a trick that the partner is winning, and whether to undertrump. Utrecht plays as Amsterdam, but undertrumps an opponent. `klaverjassen`, the game of the older source, also asks for higher cards of the suit led.',
  positions: [
    {
      title: 'Beat a plain lead',
      variant: 'klaverjassen',
      contract: 'H',
      leader: 'N',
      deal: 'N:9.Q.T.T Q.T.J.K A7..8.9 K.9.Q.A',
      plays: 'S9 SK',
      rules: ['ruffWhileFollowing', 'headPlainLead', 'headPlainLeadPartnerWaiver'],
      forbidden: { S7: 'head', D8: 'follow', C9: 'follow' },
      comparedWith: ['klaverjassen-rotterdam', 'klaverjassen-amsterdam'],
    },
    {
      title: 'Rotterdam and Amsterdam: beat a trump lead, even the partner’s',
      variant: 'klaverjassen-rotterdam',
      contract: 'H',
      leader: 'N',
      deal: 'N:A.A.T.T Q.8.J.K K.J7.9. 9.T.Q.9',
      plays: 'HA H8',
      rules: ['trumpLead', 'headTrumpLead'],
      forbidden: { SK: 'follow', H7: 'head', D9: 'follow' },
      comparedWith: ['klaverjassen'],
    },
    {
      title: 'Rotterdam: ruff, even if the partner is winning',
      variant: 'klaverjassen-rotterdam',
      contract: 'H',
      ...RUFF_THE_PARTNER,
      rules: ['mustRuffWhenVoid'],
      forbidden: { D9: 'ruff', CQ: 'ruff' },
      comparedWith: [],
    },
    {
      title: 'Amsterdam: discard if the partner is winning',
      variant: 'klaverjassen-amsterdam',
      contract: 'H',
      ...RUFF_THE_PARTNER,
      rules: ['mustRuffWhenVoid'],
      forbidden: {},
      comparedWith: ['klaverjassen'],
    },
    {
      title: 'Overruff',
      variant: 'klaverjassen-rotterdam',
      contract: 'H',
      leader: 'N',
      deal: 'N:A.K.T.7 .T.AJ.8 .J8.9.Q T.7.K.9',
      plays: 'SA HT',
      rules: ['mustRuffWhenVoid', 'overruff'],
      forbidden: { H8: 'overruff', D9: 'ruff', CQ: 'ruff' },
      comparedWith: [],
    },
    {
      title: 'Rotterdam: undertrump rather than discard',
      variant: 'klaverjassen-rotterdam',
      contract: 'H',
      ...UNBEATABLE_RUFF,
      rules: ['mustRuffWhenVoid', 'undertrump'],
      forbidden: { D9: 'ruff', CQ: 'ruff' },
      comparedWith: [],
    },
    {
      title: 'Amsterdam: discard rather than undertrump',
      variant: 'klaverjassen-amsterdam',
      contract: 'H',
      ...UNBEATABLE_RUFF,
      rules: ['undertrump', 'undertrumpAppliesTo'],
      forbidden: { H9: 'no-undertrump', H8: 'no-undertrump' },
      comparedWith: ['klaverjassen'],
    },
    {
      title: 'Utrecht: undertrump an opponent, but not the partner',
      variant: 'klaverjassen-utrecht',
      contract: 'H',
      ...UNBEATABLE_RUFF,
      rules: ['mustRuffWhenVoid', 'undertrump'],
      forbidden: { D9: 'ruff', CQ: 'ruff' },
      comparedWith: [],
    },
  ],
};

const belote: Family = {
  title: 'Belote',
  introduction:
    'As in Amsterdam Klaverjassen, the partner’s trick need not be ruffed. As in Rotterdam, a lower trump must be played if no higher one is held.',
  positions: [
    {
      title: 'Follow with a higher trump',
      variant: 'belote',
      contract: 'H',
      leader: 'N',
      deal: 'N:A.A.T.T Q.T.J.K K.J7.9. 9.8.Q.9',
      plays: 'HA H8',
      rules: ['trumpLead', 'headTrumpLead'],
      forbidden: { SK: 'follow', H7: 'head', D9: 'follow' },
      comparedWith: [],
    },
    {
      title: 'Ruff and overruff an opponent',
      variant: 'belote',
      contract: 'H',
      leader: 'N',
      deal: 'N:7.K.T.7 9.9.J.8 .J8.9.Q .T.KQ.9',
      plays: 'S7 HT',
      rules: ['mustRuffWhenVoid', 'overruff'],
      forbidden: { H8: 'overruff', D9: 'ruff', CQ: 'ruff' },
      comparedWith: [],
    },
    {
      title: 'The partner is winning',
      variant: 'belote',
      contract: 'H',
      leader: 'E',
      deal: 'N:.AK.T.7 T.Q.AJ. .J8.9.Q 7.T.KQ.',
      plays: 'ST HA S7',
      rules: ['mustRuffWhenVoid', 'overruff'],
      forbidden: {},
      comparedWith: ['klaverjassen-rotterdam', 'klaverjassen-amsterdam'],
    },
    {
      title: 'Undertrump rather than discard',
      variant: 'belote',
      contract: 'H',
      leader: 'N',
      deal: 'N:7.K.T.7 T.Q.J.8 .98.9.Q .J.KQ.9',
      plays: 'S7 HJ',
      rules: ['undertrump'],
      forbidden: { D9: 'ruff', CQ: 'ruff' },
      comparedWith: ['klaverjassen-amsterdam'],
    },
  ],
};

const belot: Family = {
  title: 'Belot and Bela',
  introduction:
    'In Bela every lead must be beaten, even the partner’s card. In the Bulgarian Belot the partner’s trick need not be ruffed, and in all trumps the duty on a trump lead holds in every suit.',
  positions: [
    {
      title: 'Bela: beat a plain lead, even the partner’s',
      variant: 'bela',
      contract: 'H',
      leader: 'E',
      deal: 'N:J.K.T.7 9.Q.J.8 K8.J.9. 7.T.K.9',
      plays: 'S9 SJ S7',
      rules: ['headPlainLead', 'headPlainLeadPartnerWaiver'],
      forbidden: { S8: 'head', HJ: 'follow', D9: 'follow' },
      comparedWith: ['belote', 'klaverjassen'],
    },
    {
      title: 'Bela: after a ruff any card of the suit will do',
      variant: 'bela',
      contract: 'H',
      leader: 'N',
      deal: 'N:9.K.T.7 7.Q.J.8 K8.J.9. .T.KQ.9',
      plays: 'S9 HT',
      rules: ['headPlainLead'],
      forbidden: { HJ: 'follow', D9: 'follow' },
      comparedWith: [],
    },
    {
      title: 'Bela: ruff, and overruff',
      variant: 'bela',
      contract: 'H',
      leader: 'N',
      deal: 'N:7.K.T.7 9.9.J.8 .J8.9.Q .T.KQ.9',
      plays: 'S7 HT',
      rules: ['mustRuffWhenVoid', 'overruff'],
      forbidden: { H8: 'overruff', D9: 'ruff', CQ: 'ruff' },
      comparedWith: [],
    },
    {
      title: 'Belot: overruff an opponent',
      variant: 'belot-bulgarian',
      contract: 'H',
      leader: 'N',
      deal: 'N:7.K.T.7 9.9.J.8 .J8.9.Q .T.KQ.9',
      plays: 'S7 HT',
      rules: ['mustRuffWhenVoid', 'overruff'],
      forbidden: { H8: 'overruff', D9: 'ruff', CQ: 'ruff' },
      comparedWith: [],
    },
    {
      title: 'Belot: under a higher ruff, any card',
      variant: 'belot-bulgarian',
      contract: 'H',
      leader: 'N',
      deal: 'N:7.K.T.7 T.Q.J.8 .98.9.Q .J.KQ.9',
      plays: 'S7 HJ',
      rules: ['undertrump'],
      forbidden: {},
      comparedWith: ['belote'],
    },
    {
      title: 'Belot: rise in all trumps',
      variant: 'belot-bulgarian',
      contract: 'alltrumps',
      leader: 'N',
      deal: 'N:Q.K.T.7 8.Q.J.8 A7.J.9. K.T.K.9',
      plays: 'SQ SK',
      rules: ['headTrumpLead'],
      forbidden: { S7: 'head', HJ: 'follow', D9: 'follow' },
      comparedWith: [],
    },
  ],
};

export const FAMILIES: readonly Family[] = [schieber, krutzjass, kruisjassen, klaverjassen, belote, belot];
