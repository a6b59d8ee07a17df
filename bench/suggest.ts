/**
 * `npm run bench -- suggest [variants … --positions 20 --write]`: how soon a suggestion names its card. Positions with a choice are taken from random
 * play, at every length of hand. After a second, the card with the best mean so far is compared with the suggestion from all deals: it is the
 * same, or the deals cannot tell the two apart.
 */
import { parseArgs } from 'node:util';
import { suggestWith } from '../src/engine/sampling/suggest.ts';
import { threadClient } from '../src/engine/threads.ts';
import { afterPlay, legalNow, playsOf } from '../src/game/play/play.ts';
import type { GameState } from '../src/game/play/play.ts';
import { seeded } from '../src/game/play/random-deal.ts';
import { contractsOf, handSize } from '../src/game/rules/pack.ts';
import { variantById } from '../src/game/variants/index.ts';
import { formatHand } from '../src/notation/hands.ts';
import type { Suggestion } from '../src/notation/answer/suggestion.ts';
import { randomStarts } from './deals.ts';
import { report, words } from './report.ts';
import type { Cells } from './report.ts';
import { median, share } from './statistics.ts';

const SEED = 20261129;
const SOON_MS = 1000;

const { values: options, positionals } = parseArgs({
  args: [...words],
  options: { positions: { type: 'string', default: '20' } },
  allowPositionals: true,
});
const VARIANTS = positionals.length > 0 ? positionals : ['schieber', 'klaverjassen'];
const client = threadClient(2);

/** A position of random play in which the seat to play has so many cards, or fewer if it has no choice with them. */
function positionWith(start: GameState, cards: number, random: () => number): GameState | undefined {
  for (let state = start; state.toPlay !== null;) {
    const legal = legalNow(state);
    if (state.hands[state.toPlay].length <= cards && legal.length > 1) return state;
    state = afterPlay(state, legal[Math.floor(random() * legal.length)]!);
  }
  return undefined;
}

interface Measured {
  /** Milliseconds until the first card that stays the best, and until the end. */
  readonly named: number;
  readonly whole: number;
  readonly isSoon: boolean;
}

async function measure(variant: string, state: GameState): Promise<Measured> {
  const { contract, leader, deal } = state.setup;
  const seat = state.toPlay!;
  const request = { variant, contract, leader, seat, hand: formatHand(deal[seat]), plays: playsOf(state) };
  const begin = performance.now();
  let [leaderNow, named] = ['', 0];
  let soon: string | undefined;
  const see = ({ cards }: Suggestion): void => {
    const at = performance.now() - begin;
    const best = cards[0]?.card ?? '';
    if (at > SOON_MS) soon ??= leaderNow;
    if (best !== leaderNow) [leaderNow, named] = [best, at];
  };
  const result = await suggestWith(client, request, { onProgress: see });
  see(result);
  const early = result.cards.find(({ card }) => card === (soon ?? leaderNow));
  const isSoon = early !== undefined && (early.behind.interval?.[0] ?? early.behind.mean) <= 0;
  return { named, whole: performance.now() - begin, isSoon };
}

const rows: Cells[] = [];
for (const variant of VARIANTS) {
  const { rules } = variantById(variant);
  const random = seeded(SEED);
  const starts = randomStarts(rules, contractsOf(rules), handSize(rules), Number(options.positions), SEED);
  const all: Measured[] = [];
  for (const [index, start] of starts.entries()) {
    const state = positionWith(start, 2 + (index % (handSize(rules) - 1)), random);
    if (state) all.push(await measure(variant, state));
  }
  rows.push({
    variant,
    positions: all.length,
    'right after a second': share(all.filter(({ isSoon }) => isSoon).length, all.length),
    'ms to the card that stays, median': Math.round(median(all.map(({ named }) => named))),
    'ms in all, median': Math.round(median(all.map(({ whole }) => whole))),
    'ms in all, at worst': Math.round(Math.max(...all.map(({ whole }) => whole))),
  });
}
client.dispose();
await report('Suggestions', [{ caption: 'In two threads, 200 deals or all that fit:', rows }]);
