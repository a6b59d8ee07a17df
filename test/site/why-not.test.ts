/** The page of forbidden cards: its positions show what they claim, and every duty of every game is on it. */
import { firstKindOf } from '../../src/game/contracts.ts';
import { describe, expect, it } from 'vitest';
import { legalNow } from '../../src/game/play/play.ts';
import { randomDeal, seeded } from '../../src/game/play/random-deal.ts';
import { brokenDuties, illegalNow } from '../../src/game/play/duties.ts';
import { contractsOf } from '../../src/game/rules/pack.ts';
import { VARIANTS } from '../../src/game/variants/index.ts';
import { sentencesOf, stateOf, whyNotPage } from '../../tools/site/why-not/page.ts';
import { FAMILIES } from '../../tools/site/why-not/positions.ts';

const POSITIONS = FAMILIES.flatMap(({ positions }) => positions);
const text = (await whyNotPage())['rules/why-not.md']!;

describe('each position', () => {
  it.each(POSITIONS)('$variant: $title', (position) => {
    const state = stateOf(position);
    const duties = [...illegalNow(state)].map(([card, { kind }]) => [card, kind]);
    expect(Object.fromEntries(duties)).toEqual(position.forbidden);
    expect([state.toPlay, state.hands.S.length]).toEqual(['S', 4]);
    expect(legalNow(state).length).toBeGreaterThan(0);
    const [, part] = text.split(`### ${position.title}\n`);
    for (const sentence of sentencesOf(position).values()) expect(part).toContain(sentence);
  });
});

it.each(VARIANTS)('the page shows every duty of $id, or of a game with the same rules of following', ({ rules }) => {
  const random = seeded(1);
  const possible = new Set<string>();
  for (let n = 0; n < 500; n++) {
    const { N, E, S, W } = randomDeal(rules, random, 4);
    for (const contract of contractsOf(rules))
      for (const cards of [[N[0]!], [N[0]!, E[0]!], [N[0]!, E[0]!, S[0]!]])
        for (const { kind } of brokenDuties(rules, firstKindOf(contract), { leader: 'N', cards }, W).values())
          possible.add(kind);
  }
  const shown = FAMILIES.filter(({ positions }) =>
    positions.some(({ variant }) => {
      const other = VARIANTS.find(({ id }) => id === variant)!.rules;
      return JSON.stringify(other.follow) === JSON.stringify(rules.follow);
    }),
  ).flatMap(({ positions }) => positions.flatMap(({ forbidden }) => Object.values(forbidden)));
  expect([...possible].filter((kind) => !shown.includes(kind as (typeof shown)[number]))).toEqual([]);
});
