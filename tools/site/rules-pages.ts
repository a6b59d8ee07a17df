/** The pages of the games: a page for each variant with its cards, its rules in words and a live deal, and the list of all. */
import { handSize } from '../../src/game/rules/pack.ts';
import { presetsOf } from '../../src/game/variants/presets.ts';
import type { Rules, Variant } from '../../src/game/rules/rules.ts';
import { englishContract } from '../../src/notation/words/english-names.ts';
import { inWords, orList } from '../../src/notation/words/rule-words.ts';
import { introduction, packSize, pointTotals, ruleSections } from '../../src/notation/words/rules-in-words.ts';
import type { RulePart, RuleSection } from '../../src/notation/words/rules-in-words.ts';
import { exampleOf, exampleTag } from './examples.ts';
import { bullets, code, inline, page, table } from './markdown.ts';
import { capitalized } from '../../src/notation/words/say.ts';

/** Name of a page, relative to the site, and its text. */
export type Pages = Readonly<Record<string, string>>;

export function rulesPages(variants: readonly Variant[]): Pages {
  const pages = variants.map((variant) => [`rules/${variant.id}.md`, variantPage(variant)] as const);
  return Object.fromEntries([['rules/index.md', listPage(variants)], ...pages]);
}

function listPage(variants: readonly Variant[]): string {
  const rows = variants.map(({ id, name, rules }) => [
    `[${name}](./${id}.md)`,
    `${packSize(rules)}`,
    rules.direction,
    contractKinds(rules),
    orList(pointTotals(rules).map(([, total]) => `${total}`)),
    code(id),
  ]);
  return page({ title: 'The games', description: 'The rules of every variant that jass-solver plays' }, [
    '# The games',
    `jass-solver plays ${variants.length} games of the Jass family, each defined by a set of data. The pages are generated from that data, so they describe exactly the rules that the solver uses.`,
    table(['game', 'cards', 'direction of play', 'contracts', 'card points', '`variant`'], rows),
    '[Why a card may not be played](./why-not.md) shows the rules of following in live positions. If your table plays differently, override the [fields of the rules](../reference/rules.md) that differ. Some sentences of the sources allow two readings; [this list](../docs/rule-readings.md) says which one the solver uses.',
  ]);
}

function variantPage(variant: Variant): string {
  const { id, name, source } = variant;
  return page({ title: name, description: `The rules of ${name} as jass-solver plays them` }, [
    `# ${name}`,
    ...introduction(variant),
    `Its name in the solver is ${code(id)}. ${requestWords(variant)} Source: ${inline(source!)}.`,
    '## A deal to try',
    exampleText(variant),
    exampleTag(exampleOf(variant)),
    ...ruleSections(variant).flatMap(sectionOf),
    ...presetsPart(variant),
  ]);
}

const requestWords = ({ rules }: Variant): string =>
  rules.trumpChoice === 'turned'
    ? 'A request names the dealer and the turned card, or the contract and the seat that leads to the first trick.'
    : 'A request names the contract and the seat that leads to the first trick.';

function exampleText(variant: Variant): string {
  const { seed, cardsEach } = exampleOf(variant);
  const kind =
    cardsEach < handSize(variant.rules)
      ? `A random ending of ${inWords(cardsEach)} cards a hand, seed ${seed}: a full deal of this pack takes too long for a page.`
      : `A random deal, seed ${seed}.`;
  return `${kind} Pick a card to play it; the strip at its foot shows its value or its cost.`;
}

/** The kinds of contracts: every Slalom is one, whichever kind its first trick has, and so is every Guschti and every misère. */
const contractKinds = ({ contracts }: Rules): string => {
  const names = contracts.map((contract) => (contract === 'trump' ? 'a trump suit' : englishContract(contract)));
  return [...new Set(names.map((name) => name.split(',')[0]!))].join(', ');
};

function sectionOf({ title, parts }: RuleSection): string[] {
  return [`## ${title}`, ...parts.flatMap(partOf)];
}

/** Where to see the rules of following at work. */
const LIVE = ' The element names the rule that forbids a card: [live positions](./why-not.md) show each.';

function partOf(part: RulePart): string[] {
  switch (part.kind) {
    case 'text':
      return [part.text.startsWith('The leader may lead') ? part.text + LIVE : part.text];
    case 'subtitle':
      return [`### ${part.text}`];
    case 'list':
      return [bullets(part.items)];
    case 'points':
      return [table(part.head, part.rows)];
    case 'cards': {
      const rows = part.rows.map((cells) => cells.map((cell) => cell.replace(/\d+$/, '**$&**')));
      // The class sets the numbers to the right of their cells.
      return ['<div class="card-values">', table(part.head, rows), '</div>'];
    }
  }
}

function presetsPart(variant: Variant): string[] {
  const presets = presetsOf(variant);
  if (presets.length === 0) return [];
  return [
    '## Ways to play it',
    `Named options: ${code('presets="…"')} in the element, ${code('--preset')} in the command, ${code('presets')} in a request.`,
    table(
      ['preset', 'name', 'what it does'],
      presets.map(({ id, name, description }) => [code(id), name, inline(capitalized(description))]),
    ),
  ];
}
