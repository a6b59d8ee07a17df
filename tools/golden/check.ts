/**
 * The independent check: a second double-dummy solver that shares no code with the product, and the tables of values
 * (test/golden/golden.json, test/golden/deals-1000.json) made with it. Commands:
 *
 *   npx tsx tools/golden/check.ts self [--count 400]       search against plain minimax on random endings
 *   npx tsx tools/golden/check.ts make [--nodes N] [variant …]   add the missing entries of the plan to the table
 *   npx tsx tools/golden/check.ts verify [variant …]       solve every entry of the table again
 *   npx tsx tools/golden/check.ts solve VARIANT CONTRACT LEADER DEAL [PLAYS]
 *     [--payoff total|score] [--presets A,B] [--declarer SEAT] [--level N] [--doubled 2|3|4] [--cards swiss]
 *   npx tsx tools/golden/check.ts deals [--nodes N]        add the missing ones of the thousand deals
 *   npx tsx tools/golden/check.ts --sample 50 [--seed TEXT] [--nodes N]   solve so many of them again
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { POINTS } from './aims.ts';
import type { Aim } from './aims.ts';
import { cardText, formatDeal, parseDeal, pick, randomFrom, randomHands } from './deals.ts';
import type { Position } from './deals.ts';
import { SEATS, VARIANTS, contractsOf, sheetOf } from './games.ts';
import type { Sheet } from './games.ts';
import { afterCard, legalCards, minimax, minimaxAfter, replay, stateOf, totalOf } from './minimax.ts';
import type { State } from './minimax.ts';
import { planOf } from './plan.ts';
import { OutOfNodes, Search } from './search.ts';
import { dealsOf, plan, requestOf as dealOf, setUp, solveDeal } from './thousand.ts';
import type { Deal, Request } from './thousand.ts';

interface Points {
  NS: number;
  EW: number;
}

interface Entry {
  variant: string;
  contract: string;
  leader: string;
  deal: string;
  plays: string[];
  value: Points;
  /** Every legal card of the seat to play; left out where the node budget did not reach that far. */
  cards?: ({ card: string } & Points)[];
}

const TABLE = new URL('../../test/golden/golden.json', import.meta.url);
const DEALS = new URL('../../test/golden/deals-1000.json', import.meta.url);

// ---- self: search against minimax --------------------------------------------------------------------------------

/** Compares value and every card's value on random endings, and on late positions under each payoff; throws on the first difference. */
function selfCheck(variants: readonly string[], count: number): void {
  for (const variant of variants) {
    let positions = 0;
    let values = 0;
    const compare = (sheet: Sheet, aim: Aim, state: State): void => {
      const legal = legalCards(sheet, state);
      const search = new Search(sheet, aim, state, Infinity);
      const value = search.value();
      const slow = legal.map((card) => minimaxAfter(sheet, aim, state, card));
      const fast = legal.map((card) => search.valueAfter(card));
      positions++;
      values += legal.length + 1;
      if (slow.join() !== fast.join() || value !== minimax(sheet, aim, state)) {
        throw new Error(
          `${variant} ${sheet.contract}: minimax ${slow.join()}, search ${fast.join()}, value ${value}: ${JSON.stringify(state)}`,
        );
      }
    };
    for (const contract of contractsOf(variant)) {
      const sheet = sheetOf(variant, contract);
      const random = randomFrom(`self/${variant}/${contract}`);
      for (let i = 0; i < count; i++) compare(sheet, POINTS, randomEnding(sheet, random));
    }
    for (const series of plan().filter((row) => row.variant === variant && row.payoff !== 'points')) {
      for (let i = 0; i < count / 20; i++) {
        const { sheet, aim, state } = lateOf(dealOf({ ...series, kind: i % 2 === 0 ? 'late' : 'swept' }, i));
        compare(sheet, aim, state);
      }
    }
    console.log(`${variant}: ${positions} positions, ${values} values agree`);
  }
}

/** A deal of the plan, played on from its seed until three tricks are left. */
function lateOf(request: Request): { sheet: Sheet; aim: Aim; state: State } {
  const start = setUp(request);
  const random = randomFrom(request.deal);
  let { state } = start;
  while (state.hands.some(({ length }) => length > 3)) {
    state = afterCard(start.sheet, state, pick(random, legalCards(start.sheet, state)));
  }
  return { ...start, state };
}

/** An ending of 3 cards a hand (one in eight: 4), from all suits or only two or three, up to five cards played. */
function randomEnding(sheet: Sheet, random: () => number): State {
  const size = random() < 1 / 8 ? 4 : 3;
  const suits = pick(random, [
    [0, 1, 2, 3],
    [0, 1, 2, 3],
    [0, 1, 2],
    [1, 2, 3],
    [0, 3],
    [1, 2],
    [1, 3],
  ]);
  let state = stateOf(randomHands(sheet, random, size, suits), Math.floor(random() * 4));
  for (let plays = Math.floor(random() * 6); plays > 0; plays--) {
    state = afterCard(sheet, state, pick(random, legalCards(sheet, state)));
  }
  return state;
}

// ---- the table ---------------------------------------------------------------------------------------------------

function readTable(): Entry[] {
  return JSON.parse(readFileSync(TABLE, 'utf8')) as Entry[];
}

function writeTable(entries: readonly Entry[]): void {
  writeFileSync(TABLE, `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`);
}

/** Values of a position, or undefined when the budget of trick starts does not reach the value. */
function solve(sheet: Sheet, position: Position, maxNodes: number): Pick<Entry, 'value' | 'cards'> | undefined {
  const state = replay(sheet, position);
  const total = totalOf(sheet, position.hands);
  const pointsOf = (NS: number): Points => ({ NS, EW: total - NS });
  const search = new Search(sheet, POINTS, state, maxNodes);
  const started = Date.now();
  const report = (what: string): void =>
    console.error(`  ${what}: ${search.nodes} trick starts, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  let value: Points | undefined;
  try {
    value = pointsOf(search.value());
    report('value');
    const cards = new Map<string, { card: string } & Points>();
    for (const card of legalCards(sheet, state)) {
      const name = cardText(sheet, card);
      if (!cards.has(name)) cards.set(name, { card: name, ...pointsOf(search.valueAfter(card)) });
    }
    report('cards');
    return { value, cards: [...cards.values()] };
  } catch (error) {
    if (!(error instanceof OutOfNodes)) throw error;
    report('budget used up');
    return value && { value };
  }
}

/** The position of an entry's texts. */
function positionOf(sheet: Sheet, leader: string, deal: string, plays: readonly string[]): Position {
  const position: Position = { hands: parseDeal(sheet, deal), leader: SEATS.indexOf(leader), plays: [] };
  for (const name of plays) {
    const card = legalCards(sheet, replay(sheet, position)).find((legal) => cardText(sheet, legal) === name);
    if (card === undefined) throw new Error(`${name} may not be played in ${deal}`);
    position.plays.push(card);
  }
  return position;
}

function keyOf({ variant, contract, leader, deal, plays }: Omit<Entry, 'value'>): string {
  return [variant, contract, leader, deal, ...plays].join(' ');
}

function make(variants: readonly string[], maxNodes: number): void {
  const known = new Map(readTable().map((entry) => [keyOf(entry), entry]));
  const planned = VARIANTS.flatMap((variant) => planOf(variant));
  for (const { sheet, position, title } of planned) {
    if (!variants.includes(sheet.variant)) continue;
    const request = requestOf(sheet, position);
    if (known.has(keyOf(request))) continue;
    console.error(`${title}: ${sheet.contract} ${request.leader} ${request.deal} ${request.plays.join(' ')}`);
    // From the texts, so that cards are in the order of the deal, as in `verify`.
    const asWritten = positionOf(sheet, request.leader, request.deal, request.plays);
    const answer = solve(sheet, asWritten, maxNodes);
    if (!answer) continue;
    known.set(keyOf(request), { ...request, ...answer });
    const entries = planned.map((item) => known.get(keyOf(requestOf(item.sheet, item.position))));
    writeTable(entries.filter((entry) => entry !== undefined));
  }
}

function requestOf(sheet: Sheet, { hands, leader, plays }: Position): Omit<Entry, 'value'> {
  return {
    variant: sheet.variant,
    contract: sheet.contract,
    leader: SEATS[leader]!,
    deal: formatDeal(sheet, hands),
    plays: plays.map((card) => cardText(sheet, card)),
  };
}

/** Solves the entries again, as far as they give values; throws on the first difference. */
function verify(variants: readonly string[]): void {
  for (const entry of readTable()) {
    if (!variants.includes(entry.variant)) continue;
    const sheet = sheetOf(entry.variant, entry.contract);
    const answer = solve(sheet, positionOf(sheet, entry.leader, entry.deal, entry.plays), Infinity)!;
    const found = entry.cards ? answer : { value: answer.value };
    const expected = entry.cards ? { value: entry.value, cards: entry.cards } : { value: entry.value };
    if (JSON.stringify(found) !== JSON.stringify(expected)) {
      throw new Error(`${keyOf(entry)}: table ${JSON.stringify(expected)}, now ${JSON.stringify(found)}`);
    }
    console.log(`agrees: ${keyOf(entry)}`);
  }
}

// ---- the thousand deals ------------------------------------------------------------------------------------------

const readDeals = (): Deal[] => (existsSync(DEALS) ? (JSON.parse(readFileSync(DEALS, 'utf8')) as Deal[]) : []);

const requestKey = (deal: Request & Partial<Deal>): string =>
  JSON.stringify({ ...deal, value: undefined, after: undefined });

/** Makes the file. Deals that it has are not solved again, so a run that was stopped goes on where it was. */
function makeDeals(maxNodes: number): void {
  const known = new Map(readDeals().map((deal) => [requestKey(deal), deal]));
  const save = (deals: readonly Deal[]): void =>
    writeFileSync(DEALS, `[\n${deals.map((deal) => JSON.stringify(deal)).join(',\n')}\n]\n`);
  const solved = (request: Request): Deal | undefined => {
    const key = requestKey(request);
    if (known.has(key)) return known.get(key);
    const started = Date.now();
    const found = solveDeal(request, maxNodes);
    const seconds = (Date.now() - started) / 1000;
    const deal = found && { ...request, ...found };
    if (deal) known.set(key, deal);
    if (seconds < 2) return deal;
    console.error(`${deal ? 'solved' : 'given up'} in ${seconds} s: ${key}`);
    save([...known.values()]);
    return deal;
  };
  const deals = plan().flatMap((series) => dealsOf(series, solved));
  save(deals);
  console.log(`${deals.length} deals`);
}

/**
 * Solves a random choice of the deals again; throws on the first difference.
 * @param maxNodes trick starts of each deal, beyond which it is passed over: some full deals take minutes
 */
function sampleDeals(count: number, seed: string, maxNodes: number): void {
  const random = randomFrom(seed);
  const rest = readDeals();
  const started = Date.now();
  const counts = { deals: 0, values: 0, beyond: 0 };
  for (; count > 0 && rest.length > 0; count--) {
    const [{ value, after, ...request }] = rest.splice(Math.floor(random() * rest.length), 1) as [Deal];
    const found = solveDeal(request, maxNodes);
    if (!found) {
      counts.beyond++;
      continue;
    }
    const answer = { value, after };
    if (JSON.stringify(found) !== JSON.stringify(answer)) {
      throw new Error(`${JSON.stringify(request)}: file ${JSON.stringify(answer)}, now ${JSON.stringify(found)}`);
    }
    counts.deals++;
    counts.values += Object.keys(after).length;
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const beyond = counts.beyond > 0 ? `; ${counts.beyond} are beyond ${maxNodes} trick starts, more with --nodes` : '';
  console.log(`${counts.deals} deals, ${counts.values} cards agree (--seed ${seed}, ${seconds} s)${beyond}`);
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '400' },
    nodes: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: String(Date.now()) },
    payoff: { type: 'string' },
    presets: { type: 'string' },
    declarer: { type: 'string' },
    level: { type: 'string' },
    doubled: { type: 'string' },
    cards: { type: 'string' },
  },
});
const maxNodes = Number(options.nodes ?? (options.sample ? 5_000_000 : 100_000_000));
const [command, ...rest] = positionals;
const chosen = rest.length ? rest : VARIANTS;
if (options.sample) sampleDeals(Number(options.sample), options.seed, maxNodes);
else if (command === 'self') selfCheck(chosen, Number(options.count));
else if (command === 'make') make(chosen, maxNodes);
else if (command === 'verify') verify(chosen);
else if (command === 'deals') makeDeals(maxNodes);
else if (command === 'solve' && rest.length >= 4) {
  const [variant, contract, leader, deal, plays = ''] = rest as [string, string, string, string, string?];
  if (options.payoff || options.presets) {
    const { presets, declarer = leader, level, doubled, cards, payoff = 'points' } = options;
    const request = {
      variant,
      ...(presets && { presets: presets.split(',') }),
      ...(cards && { cards }),
      contract,
      leader,
      declarer,
      ...(level && { level: Number(level) }),
      ...(doubled && { doubled: Number(doubled) }),
      deal,
      plays,
      payoff,
    } as Request;
    console.log(JSON.stringify(solveDeal(request, maxNodes)));
  } else {
    const sheet = sheetOf(variant, contract);
    const names = plays.split(' ').filter((name) => name !== '');
    console.log(JSON.stringify(solve(sheet, positionOf(sheet, leader, deal, names), maxNodes)));
  }
} else {
  console.error(
    'usage: check.ts self | make | verify | deals | --sample N | solve VARIANT CONTRACT LEADER DEAL [PLAYS]',
  );
  process.exitCode = 2;
}
