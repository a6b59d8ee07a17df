/** What is added to a study from the board, written and read again: it stands where it was added, and every other move keeps its place. */
import { describe, expect, it } from 'vitest';
import { legalNow, replay } from '../../src/game/play/play.ts';
import { parsePlays } from '../../src/notation/plays.ts';
import { positionOf } from '../../src/notation/request/resolve-request.ts';
import { formatStudy } from '../../src/notation/study/format-study.ts';
import { parseStudy } from '../../src/notation/study/parse-study.ts';
import type { Block, Study } from '../../src/notation/study/study.ts';
import { withHeads } from '../../src/widget/elements/study/editor/with-heads.ts';
import { ADDITIONS, withAddition } from '../../src/widget/elements/study/editor/additions.ts';
import type { Addition, Spot } from '../../src/widget/elements/study/editor/additions.ts';
import { stopsIn } from '../../src/widget/features/study/stops.ts';

const DEAL = `Klaverjassen Rotterdam. Diamonds are trumps, East leads.
North: ♠ 10 ♥ K 8 7 ♦ Q 9 ♣ A 10. East: ♠ 8 7 ♥ A ♦ A K J ♣ 9 7.
South: ♠ K Q ♥ Q J 10 ♦ 7 ♣ J 8. West: ♠ A J 9 ♥ 9 ♦ 10 8 ♣ K Q.
---
`;
const study = parseStudy(`${DEAL}
East leads [7♠ Q♠], and West [A♠ 10♠].

> Not [1.3 J♠ 10♠].
>> Nor [1.3 9♠].

! A note.

Then [10♦ 9♦ J♦ 7♦].

? What should East lead?
+ 8♠: Yes.

It went [3. A♦].
`);
const { setup } = positionOf({ ...study.deals[0]!, plays: [] });

const spotAt = (block: number, cards: string): Spot => {
  const plays = parsePlays(cards);
  return { language: 'en', chapter: 0, block, plays, legal: legalNow(replay(setup, plays)) };
};
const blocksOf = (of: Study): readonly Block[] => of.texts.get('en')!.chapters[0]!.blocks;
/** The stops of each block, as the number of plays before them with the last. */
const placesOf = (blocks: readonly Block[]): string[] =>
  blocks.map(
    ({ kind, depth, prose }) =>
      `${depth} ${kind}: ${stopsIn(prose)
        .map(({ plays }) => plays.join(' '))
        .join(', ')}`,
  );

const POSITIONS = [
  '',
  'S7 SQ',
  'S7 SQ SA ST',
  'S7 SQ SA ST DT D9',
  'S7 SQ S9',
  'S7 SQ SA ST HT',
  'S7 SQ SA ST DT D9 DJ D7 S8',
];
const CASES = ADDITIONS.flatMap((what) =>
  POSITIONS.flatMap((plays) => [-1, 0, 1, 3, 4, 5, 6].map((block) => [what, block, plays] as const)),
).filter(([, , plays]) => plays !== 'S7 SQ SA ST HT');

describe('an addition', () => {
  it.each<readonly [what: Addition, block: number, plays: string]>(CASES)(
    '%s after block %s at “%s” leaves all else as it is',
    (what, block, plays) => {
      const added = withAddition(study, spotAt(block, plays), what, 'Or:');
      const again = parseStudy(formatStudy(added));
      expect(again).toEqual(added);
      const all = again.texts.get('en')!.chapters.flatMap(({ blocks }) => blocks);
      const before = placesOf(blocksOf(study)).map((place) => place.replace(/^(\d question: ).*/, '$1'));
      const after = placesOf(all).map((place) => place.replace(/^(\d question: ).*/, '$1'));
      // Those of before, in their order.
      let at = 0;
      for (const place of after) if (place === before[at]) at++;
      expect(at, `${before.join('\n')}\n\n${after.join('\n')}`).toBe(before.length);
      const asked = all.filter(
        (of) =>
          of.kind === 'question' &&
          of.prose.some((part) => typeof part === 'string' && part.includes('What should East lead?')),
      );
      expect(asked).toMatchObject([{ before: study.deals[0]!.plays.slice(0, 8) }]);
    },
  );

  it.each<[what: Addition, block: number, plays: string, place: string]>([
    ['comment', 0, 'S7 SQ SA', '0 paragraph: S7 SQ SA'],
    ['comment', 0, 'S7 SQ S9 ST', '1 paragraph: S7 SQ S9, S7 SQ S9 ST'],
    ['question', 0, 'S7 SQ', '0 question: S7 SQ'],
    ['question', 0, 'S7 SQ S9', '1 question: '],
    ['note', 0, 'S7 SQ S9', '0 note: '],
  ])('%s after block %s at “%s” is “%s”', (what, block, plays, place) => {
    const all = placesOf(blocksOf(withAddition(study, spotAt(block, plays), what, 'Or:')));
    const count = (of: readonly string[]): number => of.filter((one) => one === place).length;
    expect(count(all)).toBe(count(placesOf(blocksOf(study))) + 1);
  });

  it('leaves the deals in the words of their author', () => {
    const text = `# Title\n\nSource: a paper\n${DEAL}\n## A\n\n[7♠ Q♠]\n\n## B\n\n[1.3 A♠]\n`;
    const of = parseStudy(text);
    const added = withHeads(text, formatStudy(withAddition(of, spotAt(0, 'S7 SQ S9'), 'comment', 'Or:')), 'en');
    expect(added).toBe(text.replace('[7♠ Q♠]\n', '[7♠ Q♠]\n\n> [1.3 9♠] …\n'));
  });

  it.each([
    ['other chapters', '## A\n\n[7♠ Q♠]\n\n## B\n\nText.'],
    ['another deal', '## A\n\n[7♠ K♠]'],
  ])('writes them anew for %s', (_, chapters) => {
    const written = formatStudy(parseStudy(`${DEAL}${chapters}`));
    expect(withHeads(`${DEAL.replace('♠ 10', '♠ J').replace('A J 9', 'A 10 9')}## A\n\n[7♠]`, written, 'en')).toBe(
      written,
    );
  });

  it('tells the record of a deal that has none', () => {
    const bare = parseStudy(`${DEAL}A deal.`);
    const added = parseStudy(formatStudy(withAddition(bare, spotAt(0, 'S7 SQ'), 'comment', 'Or:')));
    expect(added.deals[0]!.plays).toEqual(['S7', 'SQ']);
  });
});
