/** The report of `<jass-game>`: its sentences, the scale of its chart, and how its figures add up. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '../../src/languages/en/game.ts';
import { report } from '../../src/languages/en/report.ts';
import { texts as german } from '../../src/languages/de/de-game.ts';
import { texts as french } from '../../src/languages/fr/fr-game.ts';
import { texts as dutch } from '../../src/languages/nl/nl-game.ts';
import type { GameTexts } from '../../src/languages/game-texts.ts';
import { SEATS, sideOf } from '../../src/game/cards.ts';
import type { Contract, Seat } from '../../src/game/cards.ts';
import type { Payoff } from '../../src/game/scoring/payoff.ts';
import { isReviewed } from '../../src/notation/answer/game-review.ts';
import type { Amounts, GameReview, OpenDeal, PlayedDeal, ReviewedDeal } from '../../src/notation/answer/game-review.ts';
import { indexLetters } from '../../src/notation/drawing/letters.ts';
import { sayer } from '../../src/notation/words/say.ts';
import { accountOf, dealsView } from '../../src/widget/elements/game/deals-view.ts';
import { partsOf, shareOf } from '../../src/widget/elements/game/figures.ts';
import type { GameLook } from '../../src/widget/elements/game/game-look.ts';
import { leadChart } from '../../src/widget/elements/game/lead-chart.ts';
import { apart, heightOf, leadScale } from '../../src/widget/elements/game/lead-scale.ts';
import type { Opening } from '../../src/widget/elements/game/opening.ts';
import { playersView } from '../../src/widget/elements/game/players-view.ts';
import { explanation, sentence } from '../../src/widget/elements/game/summary-view.ts';
import { unmarked } from '../../src/widget/kit/sentence.ts';
import { loadLocale } from '../../src/widget/text/locales.ts';
import type { Locale } from '../../src/widget/text/locales.ts';
import { messagesIn } from '../../src/widget/text/messages.ts';
import { plain } from '../../src/widget/views/decks/plain.ts';
import { listeners, markup, textIn } from './markup.ts';

const TEXTS: Readonly<Record<Locale, GameTexts>> = {
  en: { element: english, report },
  de: german,
  nl: dutch,
  fr: french,
};

const lookIn = (locale: Locale): GameLook => ({
  look: { deck: plain, letters: indexLetters(locale), messages: messagesIn(locale) },
  say: sayer<typeof english>(TEXTS[locale].element),
  sayInReport: sayer<typeof report>(TEXTS[locale].report),
});
const ENGLISH = lookIn('en');

/** A deal in short: what best play gives North–South, before and after the call, and what the plays of each player lost. Null is not solved. */
interface Short {
  readonly cards?: number;
  readonly value: number;
  readonly lost?: Partial<Record<Seat, number>>;
  /** The mean costs, if the plays are judged: what cost something on average is an error or lucky. */
  readonly known?: Partial<Record<Seat, number>>;
  readonly contract?: Contract;
}

/** Under `points` 157 points are shared; otherwise the amounts are leads. */
function reviewOf(payoff: Payoff, deals: readonly (Short | null)[]): GameReview {
  const both = (NS: number): Amounts => ({ NS, EW: payoff === 'points' ? 157 - NS : 0 - NS });
  const running = { value: { NS: 0, EW: 0 }, result: { NS: 0, EW: 0 } };
  const add = (a: Amounts, b: Amounts): Amounts => ({ NS: a.NS + b.NS, EW: a.EW + b.EW });
  const all = deals.map((short, i): ReviewedDeal | OpenDeal => {
    const played: PlayedDeal = {
      number: i + 1,
      contract: short?.contract ?? 'H',
      leader: 'N',
      declarer: 'N',
      deal: '',
      plays: [],
      isComplete: true,
    };
    if (!short) return { ...played, exact: false };
    const { value, cards = value, lost = {}, known } = short;
    const lostBy = Object.fromEntries(SEATS.map((seat) => [seat, lost[seat] ?? 0])) as Record<Seat, number>;
    const of = (side: 'NS' | 'EW'): number =>
      SEATS.reduce((sum, seat) => (sideOf(seat) === side ? sum + lostBy[seat] : sum), 0);
    const result = both(value - of('NS') + of('EW'));
    running.value = add(running.value, both(value));
    running.result = add(running.result, result);
    return {
      ...played,
      cards: both(cards),
      value: both(value),
      result,
      call: { lost: cards - value, best: cards === value ? ['H'] : ['S', 'obenabe'] },
      lost: lostBy,
      review: SEATS.map((by) => {
        const entry = { play: 'SJ', by, lost: lostBy[by], best: ['SA', 'SK'] } as const;
        const loss = known?.[by] ?? 0;
        const verdict = lostBy[by] > 0 ? (loss > 0 ? 'error' : 'unlucky') : loss > 0 ? 'lucky' : 'sound';
        return { ...entry, ...(known && { verdict, known: { loss, samples: 48, best: ['ST'], evidence: ['plays'] } }) };
      }),
      running: { ...running },
    };
  });
  const none = { own: 0, partner: 0, opponents: 0 };
  const player = { cards: 0, calls: none, plays: none, result: 0, choices: 4, kept: 3 };
  return {
    variant: 'schieber',
    payoff,
    deals: all,
    players: { N: player, E: player, S: player, W: player },
    costliest: [],
  };
}

const CLOSED: Opening = { row: null, board: null, onRow: () => {}, onBoard: () => {} };

describe('the headline', () => {
  it.each<[Payoff, (Short | null)[], string]>([
    ['points', [{ value: 80 }, { value: 90 }], 'North–South won 170 to 144 over 2 deals'],
    ['points', [{ value: 60 }], 'North–South lost 60 to 97 in one deal'],
    ['points', [{ value: 57 }, { value: 100 }], 'North–South and East–West drew 157 to 157 over 2 deals'],
    ['points', [{ value: 80 }, null], 'North–South 80, East–West 77 over 1 of 2 deals'],
    ['points', [null, null], 'the title'],
    ['total', [{ value: 30, lost: { E: 4 } }], 'North–South came out 34 ahead in one deal'],
    ['score', [{ value: 2 }, { value: -3 }], 'North–South came out 1 behind over 2 deals'],
    ['score', [{ value: 2 }, { value: -2 }], 'North–South and East–West came out level over 2 deals'],
    ['total', [{ value: -30 }, null], 'Lead of North–South: −30 over 1 of 2 deals'],
  ])('under %s, of %j, is “%s…”', (payoff, deals, words) => {
    expect(unmarked(sentence(ENGLISH, reviewOf(payoff, deals), 'the title'))).toBe(words);
  });
});

describe('the explanation', () => {
  const PLAYED = [
    { value: 80, lost: { N: 10, W: 3 } },
    { cards: 70, value: 65, lost: { S: 4 } },
  ];

  it.each<[Locale, Payoff, (Short | null)[], string]>([
    [
      'en',
      'points',
      PLAYED,
      'With best play of all four it would have been 145 to 169, the tick on the bar: the cards favoured East–West by 14, the calls East–West by 10, the play East–West by 22.',
    ],
    [
      'en',
      'total',
      [{ value: 20 }],
      'With best play of all four the lead of North–South would have been +20, the tick on the bar: the cards favoured North–South by 20, the play neither.',
    ],
    [
      'en',
      'score',
      [{ value: 0, lost: { E: 1 } }],
      'With best play of all four the lead of North–South would have been 0, the tick on the bar: the cards favoured neither side, the play North–South by 1.',
    ],
    ['en', 'points', [null], ''],
    [
      'de',
      'points',
      PLAYED,
      'Bei optimalem Spiel aller vier stünde es 145 zu 169 (Strich im Balken): Die Karten brachten Ost–West 14 Vorsprung, die Ansagen brachten Ost–West 10, das Spiel brachte Ost–West 22.',
    ],
    [
      'nl',
      'points',
      PLAYED,
      'Bij optimaal spel van alle vier was het 145 tegen 169 geworden (streepje in de balk): de kaarten gaven Oost–West 14 voorsprong, de troefkeuze gaf Oost–West 10, het spel gaf Oost–West 22.',
    ],
    [
      'fr',
      'points',
      PLAYED,
      'Avec un jeu optimal des quatre, c’était 145 à 169, le trait sur la barre\u202f: les cartes donnaient 14 d’avance à Est–Ouest, les choix d’atout ont rapporté 10 à Est–Ouest, le jeu de la carte a rapporté 22 à Est–Ouest.',
    ],
  ])('in “%s” under %s is true', async (locale, payoff, deals, words) => {
    if (locale !== 'en') await loadLocale(locale);
    expect(explanation(lookIn(locale), reviewOf(payoff, deals))).toBe(words);
  });

  it('names parts that sum to the lead', () => {
    const amount = fc.integer({ min: 0, max: 157 });
    const deal = fc.record({
      cards: amount,
      value: amount,
      lost: fc.record({ N: amount, E: amount, S: amount, W: amount }),
    });
    fc.assert(
      fc.property(fc.constantFrom<Payoff>('points', 'total'), fc.array(deal, { minLength: 1 }), (payoff, deals) => {
        const review = reviewOf(payoff, deals);
        const { cards, calls, play } = partsOf(review);
        const { NS, EW } = review.deals.findLast(isReviewed)!.running.result;
        expect(cards + calls + play).toBe(payoff === 'points' ? NS - EW : NS);
      }),
    );
  });
});

it.each<[Payoff, Short, string]>([
  [
    'points',
    { value: 80, lost: { N: 10, S: 5, W: 3 } },
    'Best play gives North–South 80; they made 68: −15 by themselves, +3 from East–West.',
  ],
  [
    'total',
    { value: -20, lost: { E: 30 } },
    'Best play puts North–South at −20; they came out at +10: 0 by themselves, +30 from East–West.',
  ],
])('the account of a deal under %s, %j, is “%s”', (payoff, deal, words) => {
  const [only] = reviewOf(payoff, [deal]).deals as [ReviewedDeal];
  expect(unmarked(accountOf(ENGLISH, payoff, only))).toBe(words);
});

it.each<[Payoff, NS: number, EW: number, most: number, share: number]>([
  ['points', 120, 40, 0, 75],
  // A deal for nothing.
  ['points', 0, 0, 0, 50],
  ['total', 20, -20, 40, 75],
  ['score', -3, 3, 3, 0],
  ['score', 0, 0, 0, 50],
])('the bar under %s of %i and %i, of at most %i, is %i percent long', (payoff, NS, EW, most, share) => {
  expect(shareOf(payoff, { NS, EW }, most)).toBe(share);
});

describe('the chart of the lead', () => {
  it.each<[leads: number[], figures: number[]]>([
    [
      [9, -28, 14, -34, 66, 20, -48],
      [-50, 0, 50],
    ],
    [
      [157, 233, -86, -130],
      [-100, 0, 100, 200],
    ],
    [
      [3, 5],
      [0, 2, 4],
    ],
    [[0], [0]],
    [[], [0]],
    [[-1], [-1, 0]],
  ])('has for %j the figures %j', (leads, figures) => {
    expect(leadScale(leads).figures).toEqual(figures);
  });

  it('holds every lead, and few figures', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3000, max: 3000 })), (leads) => {
        const scale = leadScale(leads);
        expect(scale.figures).toContain(0);
        expect(scale.figures.length).toBeLessThanOrEqual(6);
        for (const at of [...leads, ...scale.figures].map((lead) => heightOf(scale, lead))) {
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it.each<[places: [number, number], moved: [number, number]]>([
    [
      [20, 80],
      [20, 80],
    ],
    [
      [50, 54],
      [42, 62],
    ],
    [
      [54, 50],
      [62, 42],
    ],
    [
      [50, 50],
      [40, 60],
    ],
    [
      [2, 0],
      [20, 0],
    ],
    [
      [98, 99],
      [80, 100],
    ],
  ])('moves the words at %j to %j', (places, moved) => {
    expect(apart(places, 20)).toEqual(moved);
  });

  it('says every lead, and has no line for a single deal', () => {
    const review = reviewOf('points', [{ value: 80, lost: { N: 10 } }, null, { value: 90 }]);
    expect(markup(leadChart(ENGLISH, review))).toContain(
      'aria-label="Lead of North–South after each deal, as played: −17, +6; best play: +3, +26"',
    );
    expect(markup(leadChart(ENGLISH, reviewOf('points', [{ value: 80 }])))).toBe('');
  });
});

describe('the row of a deal', () => {
  it.each<[Payoff, Short | null, isSolving: boolean, words: string]>([
    [
      'points',
      { value: 80, lost: { N: 10, S: 2, W: 3 } },
      false,
      '1Deal 1 hearts North result 71–86 ± best −9 NSNorth–South not judged yet 2 EWEast–West not judged yet 1',
    ],
    [
      'points',
      { value: 80, lost: { N: 10, S: 2, W: 3 }, known: { N: 4.5, W: 3, E: 1 } },
      false,
      '1Deal 1 hearts North result 71–86 ± best −9 NSNorth–South error 1 bad luck 1 EWEast–West error 1 lucky 1',
    ],
    [
      'total',
      { value: -20, contract: 'misere-slalom-unenufe' },
      false,
      '1Deal 1 Misère Slalom ↑ North result −20 ± best 0 NSNorth–South –EWEast–West –',
    ],
    ['points', null, true, '1Deal 1 hearts North …'],
    ['points', null, false, '1Deal 1 hearts North not solved'],
  ])('under %s, of %j, reads well', (payoff, deal, isSolving, words) => {
    const [, row] = /<button[^>]*class="deal-row"[^>]*>(.*?)<\/button>/s.exec(
      markup(dealsView(ENGLISH, reviewOf(payoff, [deal]), CLOSED, isSolving)),
    )!;
    expect(textIn(row!)).toBe(words);
  });

  it('opens to its account, its call and its plays, which open the board', () => {
    const opened: unknown[] = [];
    const view = dealsView(
      ENGLISH,
      reviewOf('points', [{ cards: 90, value: 80, lost: { S: 12 }, known: { S: 4.5 } }]),
      { ...CLOSED, row: 1, onBoard: (place) => opened.push(place) },
      false,
    );
    const text = textIn(markup(view));
    expect(text).toContain('The call of North cost 10; best: spades, Obenabe.');
    expect(text).toMatch(
      /North–South −12 error −12 , on average −4.5 Trick 1, South .*jack of spades best .*ten of spades/,
    );
    expect(text).toMatch(/East–West 0 No play lost anything\. Open on the board/);
    for (const click of listeners<Event>(view, 'click')) click(new Event('click'));
    expect(opened).toEqual([
      { deal: 1, play: 2 },
      { deal: 1, play: null },
    ]);
  });

  it.each<[known: Short['known'], hasMeans: boolean]>([
    [undefined, false],
    [{ S: 4.5 }, true],
  ])('has room for the mean costs once there is one: %j', (known, hasMeans) => {
    const review = reviewOf('points', [{ value: 80, lost: { S: 12 }, ...(known && { known }) }]);
    expect(markup(dealsView(ENGLISH, review, { ...CLOSED, row: 1 }, false)).includes('with-mean')).toBe(hasMeans);
  });
});

it('the players’ errors and bad luck sum to their side’s, and from best play to the result', () => {
  const review = reviewOf('points', [
    { value: 80, lost: { N: 10, S: 2, W: 3 }, known: { N: 4.5, S: 0, W: 0, E: 1 } },
    { value: 60, lost: { N: 1 }, known: { N: 2 } },
  ]);
  const text = textIn(markup(playersView(ENGLISH, review, null)));
  expect(text).toContain('North–South 2 −11 −6.5 1 −2 0 North 2 −11 −6.5 0 – 0 South 0 – – 1 −2 0');
  expect(text).toContain('East–West 0 – – 1 −3 1 East 0 – – 0 – 1 West 0 – – 1 −3 0');
  expect(text).toMatch(
    /best play ?140 ?by North–South ?error −11 ?bad luck −2 ?by East–West ?bad luck \+3 ?as played ?130$/,
  );
});

it.each(['de', 'nl', 'fr'] as const)('the texts in “%s” have the places of the English ones', (locale) => {
  const placesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();
  for (const [key, text] of Object.entries(TEXTS[locale].element)) {
    expect(placesIn(text), key).toEqual(placesIn(english[key as keyof typeof english]));
  }
});
