/** Diagrams for print and for pages without script: what they say, and that they are whole files that need no other. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RANKS, SUITS } from '../../src/game/cards.ts';
import type { Card } from '../../src/game/cards.ts';
import { replay } from '../../src/game/play/play.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { parseDeal } from '../../src/notation/deal.ts';
import { diagramHtml } from '../../src/notation/drawing/diagram-html.ts';
import { diagramSvg } from '../../src/notation/drawing/diagram-svg.ts';
import { DIAGRAM_DECKS } from '../../src/notation/drawing/diagram-decks.ts';
import { diagramOf, taskOf } from '../../src/notation/drawing/diagram.ts';
import type { DiagramInput } from '../../src/notation/drawing/diagram.ts';
import { INK, PRINT_COLOURS } from '../../src/notation/drawing/pip-svg.ts';
import { LANGUAGES } from '../../src/languages/registry/languages.ts';

const { rules } = variantById('schieber');
const setup = {
  rules,
  contract: 'H',
  leader: 'N',
  declarer: 'N',
  deal: parseDeal('N:AT.J9.. K7.A8.. Q8.T7.. 96.KQ..'),
} as const;

const inputAfter = (plays: readonly Card[], others: Partial<DiagramInput> = {}): DiagramInput => ({
  game: 'Schieber',
  state: replay(setup, plays),
  payoff: 'points',
  deck: 'french',
  language: 'en',
  ...others,
});

/** The element names of a file in order, with `/` for ends; throws for a tag that is not closed in its turn. */
function checkNesting(xml: string): void {
  const open: string[] = [];
  for (const [, end, name, empty] of xml.matchAll(/<(\/?)([a-z][a-z-]*)(?:\s+[\w:-]+="[^"<]*")*\s*(\/?)>/g)) {
    if (end) expect(open.pop()).toBe(name);
    else if (!empty) open.push(name!);
  }
  expect(open).toEqual([]);
  // No sign of markup outside the tags that were read.
  expect(xml.replace(/<(\/?)([a-z][a-z-]*)(?:\s+[\w:-]+="[^"<]*")*\s*(\/?)>/g, '')).not.toMatch(/[<>]/);
}

it.each([
  ['en', 'Trump: hearts.', 'East: 1 card.', 'South: 2 cards.'],
  ['de', 'Trumpf: Herz.', 'Ost: 1 Karte.', 'Süd: 2 Karten.'],
  ['fr', 'Atout\u202f: cœur.', 'Est\u202f: 1 carte.', 'Sud\u202f: 2 cartes.'],
  ['nl', 'Troef: harten.', 'Oost: 1 kaart.', 'Zuid: 2 kaarten.'],
] as const)(
  'in %s a label has the colon of the language, and one hidden card is no plural',
  (language, ...sentences) => {
    const input = inputAfter(['ST', 'S9', 'SQ', 'SK', 'S7', 'SA', 'S6', 'S8'], { language, shown: ['N', 'W'] });
    const { hands, ...state } = input.state;
    const one = { ...state, hands: { ...hands, E: hands.E.slice(0, 1) } };
    const svg = diagramSvg(diagramOf({ ...input, state: one }));
    for (const sentence of sentences) expect(svg).toContain(sentence);
  },
);

describe('the svg', () => {
  it.each(DIAGRAM_DECKS.flatMap((deck) => LANGUAGES.map((language) => ({ deck, language }))))(
    'is one whole file: $deck, $language',
    ({ deck, language }) => {
      const puzzle = { side: 'NS', target: 30 } as const;
      const svg = diagramSvg(diagramOf(inputAfter(['SA', 'S9'], { deck, language, puzzle })));
      checkNesting(svg);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      expect(svg).not.toMatch(/<script|<style|<image|url\(|@import|class=/);
      expect(svg.match(/https?:[^"]*/g)).toEqual(['http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xlink']);
      for (const [, id] of svg.matchAll(/ href="#([^"]*)"/g)) expect(svg).toContain(`id="${id}"`);
    },
  );

  it('says in its title and description what it shows', () => {
    const svg = diagramSvg(diagramOf(inputAfter([], { puzzle: { side: 'NS', target: 30 } })));
    expect(svg).toMatch(/<title id="[^"]*">Schieber\. You are North–South\. Make 30\.<\/title>/);
    expect(svg).toMatch(
      /<desc id="[^"]*">Trump: hearts\. Leader: North\. North: hearts J 9, spades A 10, diamonds none, clubs none\. East:/,
    );
  });

  it('escapes a text', () => {
    const svg = diagramSvg(diagramOf(inputAfter([], { game: '<b onload="x">&' })));
    checkNesting(svg);
    expect(svg).toContain('&lt;b onload=&quot;x&quot;&gt;&amp;');
  });

  it('has ids of its own, so that two may stand in one page', () => {
    const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    const [one, two] = [
      diagramSvg(diagramOf(inputAfter([]))),
      diagramSvg(diagramOf(inputAfter([], { deck: 'swiss' }))),
    ];
    expect(idsOf(one).filter((id) => idsOf(two).includes(id))).toEqual([]);
  });
});

describe('the html', () => {
  it.each(DIAGRAM_DECKS)('is one whole file without script: %s', (deck) => {
    const html = diagramHtml(diagramOf(inputAfter(['SA', 'S9'], { deck, game: '<i>&' })));
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain('<p>&lt;i&gt;&amp;</p>');
    expect(html).not.toMatch(/<script|https?:|url\(|@import/);
    checkNesting(html.slice(html.indexOf('<figure'), html.indexOf('</html>')));
    for (const [, id] of html.matchAll(/ href="#([^"]*)"/g)) expect(html).toContain(`id="${id}"`);
  });
});

describe('a diagram', () => {
  it('has the hands without the cards played, trumps first, and the trick in progress', () => {
    const { hands, facts } = diagramOf(inputAfter(['SA', 'S9', 'SQ', 'S7', 'ST', 'S6']));
    expect(hands.E.rows.map(({ suit, isTrump, ranks }) => [suit, isTrump, ranks.join(' ')])).toEqual([
      ['H', true, 'A 8'],
      ['S', false, 'K'],
      ['D', false, ''],
      ['C', false, ''],
    ]);
    expect([hands.N.played, hands.W.played, hands.S.played]).toEqual([
      { suit: 'S', rank: '10' },
      { suit: 'S', rank: '6' },
      null,
    ]);
    expect(facts.map(({ label, value }) => [label, 'text' in value ? value.text : value.suit])).toEqual([
      ['Trump', 'H'],
      ['Leader', 'North'],
      ['To play', 'South'],
      ['Points so far', 'North–South 14, East–West 0'],
    ]);
  });

  it.each([
    ['points', { side: 'NS', target: 91 }, 'You are North–South. Make 91.'],
    ['total', { side: 'EW', target: 20 }, 'You are East–West. Come out 20 ahead.'],
    ['total', { side: 'S', target: -20 }, 'You are South. Fall no more than 20 behind.'],
    ['score', { side: 'N', target: 0 }, 'You are North. Come out even.'],
  ] as const)('says the task under %s: %j', (payoff, puzzle, task) => {
    expect(taskOf({ payoff, puzzle, language: 'en' })).toBe(task);
  });

  it('has the letters of the deck in the language', () => {
    const ranksOf = (others: Partial<DiagramInput>) =>
      diagramOf(inputAfter([], others)).hands.W.rows.map(({ ranks }) => ranks.join(''));
    expect(ranksOf({ language: 'nl' })).toEqual(['HV', '96', '', '']);
    expect(ranksOf({ deck: 'swiss', language: 'de' })).toEqual(['KO', '96', '', '']);
  });
});

it('has the colours of the element on light ground', () => {
  const css = readFileSync(new URL('../../src/widget/views/decks/colours.ts', import.meta.url), 'utf8');
  const light: Readonly<Record<string, string>> = Object.fromEntries(
    [...css.matchAll(/--_(\w+): (?:var\(--jass-\w+, )?light-dark\((#\w+),/g)].map(([, name, colour]) => [
      name!,
      colour!,
    ]),
  );
  const { ink, hole, contour: _, ...others } = PRINT_COLOURS;
  expect([ink, hole]).toEqual([INK, INK]);
  expect(css).toContain(`light-dark(${INK},`);
  expect(others).toEqual(Object.fromEntries(Object.keys(others).map((name) => [name, light[name]])));
});

it('reads every suit and rank', () => {
  const { hands } = diagramOf({
    ...inputAfter([]),
    state: replay({ ...setup, deal: parseDeal('N:AKQJT9876... .AKQJT9876.. ..AKQJT9876. ...AKQJT9876') }, []),
  });
  for (const suit of SUITS) {
    const ranks = Object.values(hands).flatMap(({ rows }) =>
      rows.filter((row) => row.suit === suit).flatMap((row) => row.ranks),
    );
    expect(ranks).toHaveLength(RANKS.length);
  }
});
