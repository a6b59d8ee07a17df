/** The rules in words: a sentence for every value of every field, and the pages of the games. */
import { describe, expect, it } from 'vitest';
import { rulesSchema } from '../../src/game/rules/rules.ts';
import type { Rules } from '../../src/game/rules/rules.ts';
import { VARIANTS } from '../../src/game/variants/index.ts';
import { messages } from '../../src/widget/text/messages.ts';
import { RULE_WORDS } from '../../src/notation/words/rule-words.ts';
import { rulesPages } from '../../tools/site/rules-pages.ts';
import { rulesReference } from '../../tools/site/rules-reference.ts';

/** What the walk needs to know of a valibot schema. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly pipe?: readonly Shape[];
  readonly key?: string;
  readonly options?: readonly (Shape | string | number)[];
  readonly literal?: string;
}

/** Every choice that the schema leaves: the path of the field, and one of its values. Ranks are named by their cards. */
function choices(shape: Shape, path = ''): [path: string, value: string][] {
  const at = (key: string): string => (path ? `${path}.${key}` : key);
  if (shape.wrapped) return choices(shape.wrapped, path);
  if (shape.item) return choices(shape.item, path);
  if (shape.entries) return Object.entries(shape.entries).flatMap(([key, inner]) => choices(inner, at(key)));
  if (shape.key) return (shape.options as Shape[]).flatMap((option) => choices(option, path));
  if (shape.literal !== undefined) return [[path, shape.literal]];
  if (shape.type === 'boolean') return ['true', 'false'].map((value) => [path, value]);
  if (shape.type !== 'picklist' || shape.options!.includes('A')) return [];
  return (shape.options as (string | number)[]).map((value) => [path, String(value)]);
}

const CHOICES = choices(rulesSchema);

describe('the rules in words', () => {
  it.each(CHOICES)('%s: %s has words of its own', (path, value) => {
    const words = RULE_WORDS[path] ?? {};
    expect(words[value]).toMatch(/\w/);
    expect(Object.values(words).filter((other) => other === words[value])).toHaveLength(1);
  });

  it('no words are left of values that are gone', () => {
    const worded = Object.entries(RULE_WORDS).flatMap(([path, values]) =>
      Object.keys(values).map((value) => [path, value]),
    );
    expect(worded.map(String).sort()).toEqual([...new Set(CHOICES.map(String))].sort());
  });

  it.each(CHOICES)('%s: %s is on the page of the fields', (path, value) => {
    expect(rulesReference()['reference/rules.md']).toContain(RULE_WORDS[path]![value]);
  });
});

describe('the pages of the games', () => {
  const pages = rulesPages(VARIANTS);

  it.each(VARIANTS.map(({ id }) => id))('%s has one, and is in the list', (id) => {
    expect(pages[`rules/${id}.md`]).toContain('## Playing to a trick');
    expect(pages['rules/index.md']).toContain(`./${id}.md`);
  });

  it('the list has the card points of every kind of contract', () => {
    expect(pages['rules/index.md']).toMatch(/\| a trump suit, no trumps, all trumps \| 162, 258 or 260 \|/);
  });

  it.each(VARIANTS)('$id: lists its cards in their order with their points', ({ id, rules }) => {
    const [, tableText] = /<div class="card-values">\n\n([^<]*)\n\n<\/div>/.exec(pages[`rules/${id}.md`]!)!;
    const rows = tableText!.split('\n').slice(2);
    const cells = rows.map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().toLowerCase()),
    );
    expect(cells[0]!.map((_, column) => cells.map((row) => row[column]))).toEqual(columnsOf(rules));
  });

  /** The expected cells of the tables, a list for each column: `jack **20**`, … */
  function columnsOf({ contracts, order, values }: Rules): string[][] {
    const column = (ranks: Rules['order']['plain'], points: Rules['values']['plain']): string[] =>
      ranks.map((rank) => `${messages.rank(rank)} **${points[rank] ?? 0}**`);
    return contracts.flatMap((contract) => {
      if (contract === 'obenabe') return [column(order.plain, values.obenabe)];
      if (contract === 'unenufe') return [column(order.plain.toReversed(), values.unenufe)];
      if (contract === 'alltrumps') return [column(order.trump, values.allTrumps ?? values.trump)];
      if (contract === 'notrumps') return [column(order.plain, values.noTrumps ?? values.plain)];
      // A contract by trick and a misère have no order of their own.
      if (contract !== 'trump') return [];
      return [column(order.trump, values.trump), column(order.plain, values.plain)];
    });
  }

  it.each([
    ['kruisjassen', /follow or ruff, but not discard/],
    ['kruisjassen', /- A side with 100 card points or more scores 2 game points; .* all tricks scores 5 instead\. /],
    ['kruisjassen', /A request names the dealer and the turned card, or the contract and the seat/],
    ['kruisjassen-roem', /Four aces, kings, queens or tens \| 100/],
    ['kruisjassen-tik', /reached 50 card points .* may tap/],
    ['kruisjassen-roem', /2 game points if the other side has fewer than 50 points at that moment, otherwise 1/],
    ['kruisjassen-roem', /If the side with the best meld wins no trick, it scores its melds in the next deal/],
    ['kruisjassen-tournament', /100 for all tricks\. The bonus is added/],
    ['krutzjass', /48 cards, twelve each/],
    ['krutzjass', /Four of a rank must be of four different suits/],
    ['krutzjass', /Two kings and two queens are two marriages/],
    ['coiffeur', /100 for all tricks\. .* A misère has no such bonus/],
    ['krutzjass', /Of two equal cards in a trick the later one is higher/],
    ['krutzjass', /The jacks are exempt: if you have no other trumps you may play any card/],
    ['schieber', /The jack is exempt: if it is your only trump you may play any card/],
    ['schieber', /In Obenabe and Unenufe: follow suit if you can, otherwise play any card/],
    ['schieber', /Six \*\*11\*\*/],
    ['klaverjassen', /The player who leads first must name the trump suit/],
    ['klaverjassen', /even if the trick has been ruffed\. You need not while your partner is winning/],
    ['klaverjassen', /100 for all card points; tricks without points may be lost/],
    ['klaverjassen-rotterdam', /must ruff, even if your partner is winning/],
    ['klaverjassen-rotterdam', /must still play a lower one/],
    ['klaverjassen-rotterdam', /Four jacks \| 200/],
    ['klaverjassen-amsterdam', /only if your hand has only such lower trumps/],
    ['belote', /marriage, are worth 20 to their side\.$/m],
    ['belot-bulgarian', /- If the best melds of both sides are equal, neither side scores\.$/m],
    ['belote', /such a side is “dedans”, and call the tie a “litige”; the sweep is the “capot”/],
    ['belot-bulgarian', /In no trumps: follow suit if you can, otherwise play any card/],
    [
      'belot-bulgarian',
      /162 card points with a trump suit, 258 card points with all trumps and 260 card points with no trumps/,
    ],
    ['belot-bulgarian', /worth 10 more, and 20 in no trumps/],
    ['belot-bulgarian', /In all trumps the king and queen of any suit are a marriage/],
    ['belot-bulgarian', /Runs and sets are compared apart/],
    ['belot-bulgarian', /No melds count in no trumps/],
    ['belot-bulgarian', /Declarers who get nothing lose their marriages too/],
    ['bela', /also scores the melds and marriages of the other side/],
    ['klaverjassen', /such a side is “nat”; the sweep is the “pit”/],
    [
      'belote',
      /With less it scores nothing, and the other side scores all card points, its own bonus and the melds of both sides/,
    ],
    ['belote', /If both have the same, the defenders score what they have; .* waits for the winners of the next deal/],
    ['klaverjassen', /reach 1500 points wins; or, if so agreed, 16 deals are played/],
    ['kreuzjass', /A card may be in only one meld/],
    ['kreuzjass', /first side to reach 1000 points wins/i],
  ])('%s says %s', (id, sentence) => {
    expect(pages[`rules/${id}.md`]).toMatch(sentence);
  });
});
