/** A page full of elements: good, broken and hostile ones. */
import deals from '../../demo/deals.json' with { type: 'json' };
import { randomDeal } from '../random-deal.ts';
import { contractsOf } from '../../src/game/rules/pack.ts';
import { VARIANTS, variantById } from '../../src/game/variants/index.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import type { Attributes } from './element-page.ts';

const { variant, contract, leader, deal, plays } = deals.published[0]!;
export const PARLETT: Attributes = { variant, contract, leader, deal };
/** Takes hours: it has the largest pack. */
export const ENDLESS: Attributes = {
  variant: 'krutzjass',
  contract: 'H',
  leader: 'N',
  deal: formatDeal(randomDeal(variantById('krutzjass').rules, 1)),
};

const MARKUP =
  '"><script>window.injected = true</script><img src=x onerror="window.injected = true"><svg onload=alert(1)>';
/** Stands for a megabyte of text, which `fill` makes in the page. */
const MEGABYTE = '(a megabyte)';
const HOSTILE: readonly Attributes[] = [
  { ...PARLETT, deal: MARKUP },
  { ...PARLETT, variant: MARKUP, deck: MARKUP, lang: MARKUP, index: MARKUP, hands: MARKUP, density: MARKUP },
  { ...PARLETT, plays: MARKUP, bottom: MARKUP, show: MARKUP, values: MARKUP, engine: MARKUP, played: MARKUP },
  { ...PARLETT, rules: MARKUP, presets: MARKUP, payoff: MARKUP, editable: MARKUP, 'share-url': MARKUP },
  { ...PARLETT, editable: '', 'share-url': 'javascript:window.injected=true' },
  { ...PARLETT, deal: MEGABYTE, plays: MEGABYTE },
  { ...PARLETT, variant: MEGABYTE, contract: MEGABYTE, leader: MEGABYTE, declarer: MEGABYTE, presets: MEGABYTE },
  { ...PARLETT, lang: MEGABYTE, deck: MEGABYTE, index: MEGABYTE, show: MEGABYTE, bottom: MEGABYTE },
  { ...PARLETT, rules: `${'['.repeat(50_000)}${']'.repeat(50_000)}` },
  { ...PARLETT, rules: `${'{"follow":'.repeat(5_000)}1${'}'.repeat(5_000)}` },
  { ...PARLETT, rules: '{"__proto__":{"injected":true},"constructor":{"prototype":{"injected":true}}}' },
  { ...PARLETT, deal: deal.replaceAll(' ', '\0'), variant: 'schieber\0' },
  { ...PARLETT, deal: `\u202E${deal}\u2066`, contract: '\u200FD', plays: '\u202ES7 \u2067SQ' },
  { ...PARLETT, variant: '__proto__', contract: 'constructor', deck: 'toString', lang: 'hasOwnProperty' },
  { ...PARLETT, deal: 'N:A... K... Q... JT...' },
  {},
];
export const HOSTILE_CONTENT: readonly string[] = [
  MARKUP,
  MEGABYTE,
  `#jass=1&deal=${MARKUP}`,
  '\u202E\0{"variant":',
  '<'.repeat(2 ** 16),
];

/** The attributes of a hundred elements less those of HOSTILE_CONTENT: full deals, records, decks, an endless search, faults and attacks. */
export function crowd(): Attributes[] {
  const good = VARIANTS.map(({ id, rules }, i): Attributes => ({
    variant: id,
    contract: contractsOf(rules)[0]!,
    leader: 'N',
    deal: formatDeal(randomDeal(rules, i, 5)),
    deck: ['french', 'french4', 'swiss'][i % 3]!,
    hands: i % 2 === 0 ? 'cards' : 'diagram',
    lang: ['en', 'de', 'nl', 'fr'][i % 4]!,
    ...(i % 3 === 0 && { editable: '' }),
  }));
  const record = { ...PARLETT, plays: plays.join(' ') };
  const kinds = [ENDLESS, ...HOSTILE, record, ...good];
  return [PARLETT, ...Array.from({ length: 99 - HOSTILE_CONTENT.length }, (_, i) => kinds[i % kinds.length]!)];
}

/** Fills the page, which runs it: the DOM's methods keep characters that an HTML parser would drop. */
export const fill = ([tags, contents]: readonly [readonly Attributes[], readonly string[]]): void => {
  const place = document.querySelector('#place')!;
  const enlarged = (text: string): string => (text === '(a megabyte)' ? 'A'.repeat(2 ** 20) : text);
  const add = (attributes: Attributes, content = ''): void => {
    const element = document.createElement('jass-solver');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, enlarged(value));
    element.textContent = enlarged(content);
    place.append(element);
  };
  tags.forEach((attributes) => add(attributes));
  contents.forEach((content) => add({}, content));
};
