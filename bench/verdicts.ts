/**
 * `npm run bench -- verdicts [variants … --records 50 --positions 500 --long 0 --write]`: verdicts on plays. Three questions:
 * how long do all verdicts of a record take, also in processor time, on which other work on the machine has less effect, and beside twenty deals
 * of the same game solved alone; what are the shares of the four verdicts; and are
 * they right. For the last, positions with at most three tricks left are judged once more on every consistent deal, and intervals from a few deals
 * are compared with the loss over all of them. `--long` plays of first tricks are compared with the mean of many solved deals.
 *
 * A record is of mixed play (three plays of four are the best by an estimate with all hands known, the others random), or of players who choose by what they
 * know: the best mean over a few estimated deals that fit.
 */
import { parseArgs } from 'node:util';
import { cpuUsage } from 'node:process';
import { SingleDummyEvaluation } from '../src/analysis/review/single-dummy.ts';
import type { SingleDummyOptions } from '../src/analysis/review/single-dummy.ts';
import { thresholdOf } from '../src/analysis/review/verdict.ts';
import { ESTIMATE_LIMIT_MS } from '../src/analysis/sampling/estimates.ts';
import { judgeReview } from '../src/engine/sampling/judge.ts';
import { answer } from '../src/engine/synchronous.ts';
import { threadClient } from '../src/engine/threads.ts';
import { sideOf } from '../src/game/cards.ts';
import { DealsFromPlays } from '../src/game/inference/deals-from-plays.ts';
import { afterPlay, legalNow, playsOf, startOf } from '../src/game/play/play.ts';
import type { GameState } from '../src/game/play/play.ts';
import { seeded } from '../src/game/play/random-deal.ts';
import { contractsOf, handSize } from '../src/game/rules/pack.ts';
import { variantById } from '../src/game/variants/index.ts';
import { VERDICTS } from '../src/notation/answer/answer.ts';
import type { KnownLoss, ReviewEntry } from '../src/notation/answer/answer.ts';
import { formatDeal } from '../src/notation/hands.ts';
import { loadSolver } from '../src/solver/full-solver.ts';
import { randomStarts } from './deals.ts';
import { best, cardValues, mixedPlayer, played } from './players.ts';
import type { Player } from './players.ts';
import { report, words } from './report.ts';
import type { Cells } from './report.ts';
import { mean, median, percent, share } from './statistics.ts';

const SEED = 20261128;
/** Deals on which a player who chooses by what it knows judges its cards. */
const DEALS_OF_PLAYER = 8;
const SMALL_SAMPLE = 48;
const LONG_REFERENCE = 150;

const { values: options, positionals } = parseArgs({
  args: [...words],
  options: {
    records: { type: 'string', default: '50' },
    positions: { type: 'string', default: '500' },
    long: { type: 'string', default: '0' },
  },
  allowPositionals: true,
});
const VARIANTS = positionals.length > 0 ? positionals : ['schieber', 'klaverjassen'];
const solver = await loadSolver();
const client = threadClient(2);

const mixed = mixedPlayer(solver);

const knowing: Player = (variant, state, random) => {
  const plays = playsOf(state);
  const deals = new DealsFromPlays(state.setup, plays, { ignoreContract: true });
  const sums = new Map(legalNow(state).map((card) => [card, 0]));
  for (let i = 0; i < DEALS_OF_PLAYER; i++) {
    const dealt = { ...state, setup: { ...state.setup, deal: deals.draw(random) } };
    for (const [card, value] of cardValues(solver, variant, dealt, plays, sideOf(state.toPlay!)))
      sums.set(card, sums.get(card)! + value);
  }
  return best(sums);
};

const requestFor = (variant: string, last: GameState) => {
  const { contract, leader, deal } = last.setup;
  // The contracts are drawn, so they tell nothing of the hands.
  return { variant, contract, leader, deal: formatDeal(deal), plays: playsOf(last), ignoreContract: true };
};

const cpuMs = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = cpuUsage(since);
  return (user + system) / 1000;
};

interface Judged {
  readonly review: readonly ReviewEntry[];
  readonly wall: number;
  readonly cpu: number;
  /** Until all plays that cost something had their verdict, and until the first of them had it. */
  readonly costly: number;
  readonly first: number;
}

async function judge(variant: string, last: GameState): Promise<Judged> {
  const request = requestFor(variant, last);
  const { review } = answer({ ...request, want: ['review'] }, solver);
  const isCostly = ({ lost }: ReviewEntry): boolean => lost !== 0;
  const [cpu, start] = [cpuUsage(), performance.now()];
  let [costly, first] = [0, 0];
  const judged = await judgeReview(client, request, review, {
    onProgress: (now) => {
      if (first === 0 && now.some((entry) => isCostly(entry) && entry.verdict)) first = performance.now() - start;
      if (costly === 0 && now.filter(isCostly).every(({ verdict }) => verdict)) costly = performance.now() - start;
    },
  });
  return { review: judged, wall: performance.now() - start, cpu: cpuMs(cpu), costly, first };
}

/** A row of times and a row of shares for each kind of play. */
async function rowsOf(variant: string, records: number): Promise<{ times: Cells[]; shares: Cells[] }> {
  const { rules } = variantById(variant);
  const starts = randomStarts(rules, contractsOf(rules), handSize(rules), records, SEED);
  const alone = cpuUsage();
  for (const { setup } of starts) {
    const { contract, leader, deal } = setup;
    answer({ variant, contract, leader, deal: formatDeal(deal), want: [] }, solver);
  }
  const twentyDeals = (20 * cpuMs(alone)) / records;
  const [times, shares]: [Cells[], Cells[]] = [[], []];
  for (const [name, player] of [
    ['mixed', mixed],
    ['by what is known', knowing],
  ] as const) {
    const random = seeded(SEED);
    const all: Judged[] = [];
    for (const start of starts) all.push(await judge(variant, played(variant, start, player, random)));
    const [walls, cpus] = [all.map(({ wall }) => wall), all.map(({ cpu }) => cpu)];
    times.push({
      variant,
      play: name,
      records,
      'ms, median': Math.round(median(walls)),
      'ms, at worst': Math.round(Math.max(...walls)),
      'first costly play, median': Math.round(median(all.map(({ first }) => first))),
      'first costly play, at worst': Math.round(Math.max(...all.map(({ first }) => first))),
      'costly plays, median': Math.round(median(all.map(({ costly }) => costly))),
      'processor ms, median': Math.round(median(cpus)),
      'processor ms, at worst': Math.round(Math.max(...cpus)),
      'processor time, of twenty deals': (mean(cpus) / twentyDeals).toFixed(2),
    });
    const plays = all.flatMap(({ review }) => review);
    const costly = plays.filter(({ lost }) => lost !== 0);
    const counted = Object.fromEntries(
      VERDICTS.map((verdict) => [verdict, percent(plays.filter((of) => of.verdict === verdict).length, plays.length)]),
    );
    const unlucky = costly.filter(({ verdict }) => verdict === 'unlucky').length;
    shares.push({
      variant,
      play: name,
      plays: plays.length,
      ...counted,
      'bad luck among costly plays': share(unlucky, costly.length),
    });
  }
  return { times, shares };
}

/** Evaluates a play in this thread. */
function evaluated(variant: string, last: GameState, play: number, how: SingleDummyOptions): KnownLoss | undefined {
  const evaluation = new SingleDummyEvaluation(last, 'points', play, { ...how, ignoreContract: true });
  const { contract, leader } = last.setup;
  for (let next = evaluation.next(); next; next = evaluation.next()) {
    const limit = next.isEstimate && { limitMs: ESTIMATE_LIMIT_MS };
    const request = {
      variant,
      contract,
      leader,
      deal: formatDeal(next.deal),
      plays: evaluation.before,
      want: ['cards'],
      ...limit,
    } as const;
    evaluation.take(next, answer<'cards', number | undefined>(request, solver));
  }
  return evaluation.result();
}

/** Plays with a choice at positions in a range of cards left, of records of mixed play. */
function* playsWith(variant: string, least: number, most: number): Generator<{ last: GameState; play: number }> {
  const { rules } = variantById(variant);
  const random = seeded(SEED + 1);
  for (let i = 0; ; i++) {
    const [start] = randomStarts(
      rules,
      [contractsOf(rules)[i % contractsOf(rules).length]!],
      handSize(rules),
      1,
      SEED + i,
    );
    const last = played(variant, start!, mixed, random);
    let state = startOf(last.setup);
    for (const [play, card] of playsOf(last).entries()) {
      const cards = state.hands[state.toPlay!].length;
      if (cards >= least && cards <= most && legalNow(state).length > 1) yield { last, play };
      state = afterPlay(state, card);
    }
  }
}

/** Whether another card is better by more than the threshold. */
const isBetter = (known: KnownLoss, { setup }: GameState): boolean =>
  (known.interval?.[0] ?? 0) > thresholdOf(setup, 'points');
const contains = ({ interval }: KnownLoss, loss: number): boolean =>
  interval![0] - 1e-9 <= loss && loss <= interval![1] + 1e-9;

function checkOf(variant: string, positions: number): Cells {
  let [agree, wrong, sampled, covered, count] = [0, 0, 0, 0, 0];
  for (const { last, play } of playsWith(variant, 2, 3)) {
    if (count === positions) break;
    count++;
    const truth = evaluated(variant, last, play, { samples: 100_000 })!;
    const known = evaluated(variant, last, play, {})!;
    if (isBetter(known, last) === isBetter(truth, last)) agree++;
    else if (isBetter(known, last)) wrong++;
    const few = evaluated(variant, last, play, { samples: SMALL_SAMPLE, seed: count })!;
    if (few.complete) continue;
    sampled++;
    if (contains(few, truth.loss)) covered++;
  }
  return {
    variant,
    positions: count,
    'verdict agrees': share(agree, count),
    'called better wrongly': wrong,
    [`intervals from ${SMALL_SAMPLE} deals that contain the loss`]: share(covered, sampled),
  };
}

function longCheckOf(variant: string, positions: number): Cells {
  let [overlap, count] = [0, 0];
  const biases: number[] = [];
  for (const { last, play } of playsWith(variant, 8, 9)) {
    if (count === positions) break;
    count++;
    const known = evaluated(variant, last, play, {})!;
    const reference = evaluated(variant, last, play, { samples: LONG_REFERENCE, seed: 7 })!;
    biases.push(known.loss - reference.loss);
    if (known.interval![0] <= reference.interval![1] && reference.interval![0] <= known.interval![1]) overlap++;
  }
  return {
    variant,
    plays: count,
    'intervals that overlap': share(overlap, count),
    'mean difference of the loss': mean(biases).toFixed(2),
  };
}

const [times, shares, checks, long]: Cells[][] = [[], [], [], []];
for (const variant of VARIANTS) {
  const rows = await rowsOf(variant, Number(options.records));
  times!.push(...rows.times);
  shares!.push(...rows.shares);
  if (Number(options.positions) > 0) checks!.push(checkOf(variant, Number(options.positions)));
  if (Number(options.long) > 0) long!.push(longCheckOf(variant, Number(options.long)));
}
client.dispose();

await report('Verdicts on plays', [
  { caption: 'All verdicts of a record, in two threads:', rows: times! },
  { caption: 'The four verdicts:', rows: shares! },
  ...(checks!.length > 0
    ? [{ caption: 'With at most three tricks left, beside every consistent deal:', rows: checks! }]
    : []),
  ...(long!.length > 0
    ? [{ caption: `In the first two tricks, beside ${LONG_REFERENCE} solved deals of another seed:`, rows: long! }]
    : []),
]);
