/** Hand melds in words: names, comparisons, and the sides that score. */
import { describe, expect, it } from 'vitest';
import type { Card, Deal, Seat } from '../../src/game/cards.ts';
import { scoreMelds } from '../../src/game/scoring/melds.ts';
import { withOverrides } from '../../src/game/rules/override.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { comparisonWords, meldName, meldSentences } from '../../src/notation/words/meld-words.ts';

/** The melds of hands written as cards; hearts are trumps, North leads. */
function melds(hands: Partial<Record<Seat, string>>, id = 'kreuzjass', override: object = {}) {
  const hand = (seat: Seat) => (hands[seat]?.split(' ') ?? []) as Card[];
  const deal: Deal = { N: hand('N'), E: hand('E'), S: hand('S'), W: hand('W') };
  const rules = withOverrides(variantById(id).rules, override);
  const { hands: found, ...score } = scoreMelds(rules, 'H', 'N', deal);
  return { answer: { ...found, ...score }, needsTrick: rules.melds!.needsTrick };
}

describe('meldName', () => {
  it.each([
    ['SJ HJ DJ CJ', 'four jacks'],
    ['S9 H9 D9 C9', 'four nines'],
    ['SA SK SQ', 'a run of three from the ace'],
    ['ST S9 S8 S7 S6', 'a run of five from the ten'],
    ['SA SK SQ SJ ST S9 S8 S7 S6', 'a run of nine from the ace'],
  ])('%s: %s', (hand, name) => {
    expect(meldName(melds({ N: hand }).answer.N[0]!)).toBe(name);
  });
});

describe('comparisonWords', () => {
  const longest = { melds: { compare: ['points', 'trump', 'turn'] } };
  const sixes = { melds: { kinds: [{ type: 'set', ranks: ['7', '6'], points: 50 }] } };

  it.each<[north: string, east: string, words: string, override?: object]>([
    [
      'SJ HJ DJ CJ',
      'SA SK SQ DJ ST',
      'four jacks (North, 200) beat a run of three from the ace (East, 20): a better kind',
    ],
    ['SA SK SQ', 'ST HT DT CT', 'four tens (East, 100) beat a run of three from the ace (North, 20): a better kind'],
    [
      'HA HK HQ HJ HT',
      'SK SQ SJ ST S9 S8',
      'a run of six from the king (East, 100) beats a run of five from the ace (North, 100): longer',
    ],
    [
      'SK SQ SJ',
      'HQ HJ HT',
      'a run of three from the king (North, 20) beats a run of three from the queen (East, 20): a higher top card',
    ],
    ['SK HK DK CK', 'SA HA DA CA', 'four aces (East, 100) beat four kings (North, 100): a higher rank'],
    ['S7 H7 D7 C7', 'S6 H6 D6 C6', 'four sevens (North, 50) beat four sixes (East, 50): a higher rank', sixes],
    ['SA SK SQ', 'HA HK HQ', "equal runs of three from the ace (North and East, 20): East's is in the trump suit"],
    ['SA SK SQ', 'DA DK DQ', 'equal runs of three from the ace (North and East, 20): North plays earlier'],
    [
      'SA HA DA CA',
      'SK SQ SJ ST',
      'four aces (North, 100) beat a run of four from the king (East, 50): worth more',
      longest,
    ],
    [
      'SA HA DA CA',
      'HK HQ HJ HT H9',
      "a run of five from the king (East, 100) beats four aces (North, 100): East's is in the trump suit",
      longest,
    ],
    [
      'SA HA DA CA',
      'SK SQ SJ ST S9',
      'four aces (North, 100) beat a run of five from the king (East, 100): North plays earlier',
      longest,
    ],
  ])('%s against %s: %s', (N, E, words, override) => {
    const [comparison] = melds({ N, E }, 'kreuzjass', override).answer.comparisons;
    expect(comparisonWords(comparison!)).toBe(words);
  });
});

describe('meldSentences', () => {
  it.each<[what: string, hands: Partial<Record<Seat, string>>, sentences: string[], id?: string]>([
    ['nothing', {}, ['Nobody has a meld.']],
    ['one meld', { S: 'SA SK SQ' }, ["South's run of three is best: North–South score 20."]],
    [
      'melds on both sides, a marriage on the other',
      { N: 'SA SK SQ', W: 'CA CK CQ CJ DA DK DQ', E: 'S9 S8 S7', S: 'HK HQ' },
      [
        "West's run of four is best: East–West score 90.",
        'North–South score 20 for the king and queen of trumps in one hand.',
        'A run of four from the ace (West, 50) beats a run of three from the ace (North, 20): a better kind.',
        'A run of four from the ace (West, 50) beats a run of three from the nine (East, 20): a better kind.',
      ],
    ],
    [
      'what needs a trick',
      { E: 'HK HQ' },
      [
        'Nobody has a meld.',
        'East–West score 20 for the king and queen of trumps in one hand.',
        'This counts only for a side that wins a trick.',
      ],
      'kruisjassen-roem',
    ],
    ['equal cards of four ranks', { N: 'SJ HJ DJ CJ' }, ["North's four jacks are best: North–South score 200."]],
    [
      'the best set and the best run, scored apart',
      { N: 'SJ HJ DJ CJ', E: 'SA SK SQ' },
      [
        "North's four jacks are the best set: North–South score 200 for sets.",
        "East's run of three is the best run: East–West score 20 for runs.",
      ],
      'belot-bulgarian',
    ],
    ['nothing that could need a trick', {}, ['Nobody has a meld.'], 'kruisjassen-roem'],
  ])('%s', (_, hands, sentences, id) => {
    const { answer, needsTrick } = melds(hands, id);
    expect(meldSentences(answer, needsTrick)).toEqual(sentences);
  });
});
