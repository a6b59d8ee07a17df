/** Reading back what was written: every form of sharing, over random deals, records, endings, puzzles, languages and decks. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payoffsOf, usualPayoffOf } from '../../../src/game/scoring/payoffs/payoffs-of.ts';
import { VARIANTS } from '../../../src/game/variants/index.ts';
import { presetsOf } from '../../../src/game/variants/presets.ts';
import { DIAGRAM_DECKS } from '../../../src/notation/drawing/diagram-decks.ts';
import { drawLinked } from '../../../src/notation/drawing/draw-deal.ts';
import { formatDealJson } from '../../../src/notation/exports/deal-json.ts';
import { formatDealText, linkTo } from '../../../src/notation/exports/deal-text.ts';
import { formatEmbedTag } from '../../../src/notation/exports/embed-tag.ts';
import { linkInPng, withLink } from '../../../src/notation/exports/png-text.ts';
import { formatDeal } from '../../../src/notation/hands.ts';
import type { Linked } from '../../../src/notation/link.ts';
import { readText } from '../../../src/notation/read-text.ts';
import { positionOf } from '../../../src/notation/request/resolve-request.ts';
import { LANGUAGES } from '../../../src/languages/registry/languages.ts';
import type { Language } from '../../../src/languages/registry/languages.ts';
import { anyPosition } from '../../game/arbitraries.ts';
import { times } from '../../times.ts';

const PAGE = 'https://cards.example/deal.html?theme=dark';
/** A picture of one pixel. */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

const isPossible = (linked: Linked): boolean => {
  try {
    return positionOf(linked) !== null;
  } catch {
    // A preset or a rule forbids the contract.
    return false;
  }
};

/** A deal as links have it, of any game, with a record that may be incomplete, and now and then options, rules, a puzzle or a position. */
const anyLinked: fc.Arbitrary<Linked> = fc
  .constantFrom(...VARIANTS)
  .chain((variant) =>
    fc.record({
      variant: fc.constant(variant),
      position: anyPosition({ rules: fc.constant(variant.rules), maxCards: 12 }),
      preset: fc.option(fc.constantFrom('', ...presetsOf(variant).map(({ id }) => id))),
      rules: fc.constantFrom({}, {}, { lastTrick: variant.rules.lastTrick + 1 }),
      isSwiss: fc.boolean(),
      at: fc.nat(),
      puzzle: fc.option(
        fc.record(
          { side: fc.constantFrom('NS', 'EW', 'N', 'W'), target: fc.integer({ min: 0, max: 200 }) },
          { requiredKeys: [] },
        ),
      ),
      payoff: fc.nat(),
    }),
  )
  .map(({ variant, position, preset, rules, isSwiss, at, puzzle, payoff }): [Linked, number] => {
    const { setup, plays } = position;
    const base: Linked = {
      variant: variant.id,
      contract: setup.contract,
      leader: setup.leader,
      declarer: setup.declarer,
      ...(setup.level !== undefined && { level: setup.level }),
      ...(setup.doubled && { doubled: setup.doubled }),
      deal: formatDeal(setup.deal),
      plays,
      payoff: 'points',
      presets: preset ? [preset] : [],
      rules,
      ...((preset || variant.swiss) && { cards: isSwiss ? 'swiss' : 'french' }),
      ...(puzzle
        ? ({ mode: 'puzzle', ...puzzle } as const)
        : at % 2 === 0 && plays.length > 0 && { at: at % plays.length }),
    };
    return [base, payoff];
  })
  .filter(([linked]) => isPossible(linked))
  .map(([linked, payoff]) => withPayoff(linked, payoff));

/** Its first payoff is the usual one in half of the cases. */
function withPayoff(linked: Linked, choice: number): Linked {
  const { setup } = positionOf(linked);
  const payoffs = payoffsOf(setup);
  return { ...linked, payoff: choice % 2 === 0 ? usualPayoffOf(setup) : payoffs[choice % payoffs.length]! };
}

/** What a deal says, with the defaults of requests and of the element filled in. */
function facts({ variant, contract, leader, declarer = leader!, ...rest }: Partial<Linked>): object {
  const { deal, plays, at, payoff, cards, presets = [], rules = {}, mode, side, target, level, doubled } = rest;
  return {
    variant,
    contract,
    leader,
    declarer,
    level,
    doubled,
    deal,
    plays,
    at,
    payoff,
    cards,
    presets,
    rules,
    mode,
    side,
    target,
  };
}

const languageOf = (choice: number): Language => LANGUAGES[choice % LANGUAGES.length]!;

const FORMS: readonly [form: string, write: (linked: Linked, choice: number) => string][] = [
  ['link', (linked) => linkTo(PAGE, linked)],
  [
    'embed tag',
    (linked, choice) =>
      formatEmbedTag(linked, {
        script: 'jass-solver.js',
        looks: [['deck', 'swiss']],
        language: languageOf(choice),
      }),
  ],
  ['text with a link', (linked, choice) => formatDealText(linked, languageOf(choice), PAGE)],
  ['text', (linked, choice) => formatDealText(linked, languageOf(choice), null)],
  [
    'SVG',
    (linked, choice) =>
      drawLinked(linked, {
        deck: DIAGRAM_DECKS[choice % DIAGRAM_DECKS.length]!,
        language: languageOf(choice),
        page: PAGE,
      }),
  ],
  ['PNG', (linked) => linkInPng(withLink(PNG, linkTo(PAGE, linked)))!],
  ['JSON', formatDealJson],
];

describe('a deal is read back', () => {
  it.each(FORMS)('from its %s', (form, write) => {
    fc.assert(
      fc.property(anyLinked, fc.nat(), (linked, choice) => {
        // The words of an ending may be those of several languages; the element reads them in the language of its page.
        const read = readText(write(linked, choice), form === 'text' ? { language: languageOf(choice) } : {});
        const { setup } = positionOf(linked);
        const usual = usualPayoffOf(setup);
        // The element counts the usual payoff where a text names none; a request counts card points.
        const payoff = read.payoff ?? (read.format === 'a request' ? 'points' : usual);
        expect(facts({ ...read, payoff } as Partial<Linked>)).toEqual(facts(linked));
      }),
      { numRuns: times(1000) },
    );
  });
});

it('a PNG without a link has none', () => {
  expect(linkInPng(PNG)).toBeUndefined();
});
