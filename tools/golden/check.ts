/**
 * The independent check: a second double-dummy solver that shares no code with the product, and the table of values
 * (test/golden/golden.json) made with it. Commands:
 *
 *   npx tsx tools/golden/check.ts self [--count 400]       search against plain minimax on random endings
 *   npx tsx tools/golden/check.ts make [--nodes N] [variant …]   add the missing entries of the plan to the table
 *   npx tsx tools/golden/check.ts verify [variant …]       solve every entry of the table again
 *   npx tsx tools/golden/check.ts solve VARIANT CONTRACT LEADER DEAL [PLAYS]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cardText, formatDeal, parseDeal, pick, randomFrom, randomHands } from './deals.ts';
import type { Position } from './deals.ts';
import { SEATS, VARIANTS, contractsOf, sheetOf } from './games.ts';
import type { Sheet } from './games.ts';
import { afterCard, legalCards, minimax, replay, totalOf } from './minimax.ts';
import type { State } from './minimax.ts';
import { planOf } from './plan.ts';
import { OutOfNodes, Search } from './search.ts';

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

// ---- self: search against minimax --------------------------------------------------------------------------------

/** Compares value and every card's value on random endings; throws on the first difference. */
function selfCheck(variants: readonly string[], count: number): void {
  for (const variant of variants) {
    let positions = 0;
    let values = 0;
    for (const contract of contractsOf(variant)) {
      const sheet = sheetOf(variant, contract);
      const random = randomFrom(`self/${variant}/${contract}`);
      for (let i = 0; i < count; i++) {
        const state = randomEnding(sheet, random);
        const legal = legalCards(sheet, state);
        const search = new Search(sheet, state, Infinity);
        const value = search.value();
        const slow = legal.map((card) => minimax(sheet, afterCard(sheet, state, card)));
        const fast = legal.map((card) => search.valueAfter(card));
        positions++;
        values += legal.length + 1;
        if (slow.join() !== fast.join() || value !== minimax(sheet, state)) {
          throw new Error(
            `${variant} ${contract}: minimax ${slow.join()}, search ${fast.join()}, value ${value}: ${JSON.stringify(state)}`,
          );
        }
      }
    }
    console.log(`${variant}: ${positions} endings, ${values} values agree`);
  }
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
  const hands = randomHands(sheet, random, size, suits);
  let state: State = { hands, leader: Math.floor(random() * 4), trick: [], taken: 0 };
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
  const search = new Search(sheet, state, maxNodes);
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

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '400' }, nodes: { type: 'string', default: '100000000' } },
});
const [command, ...rest] = positionals;
const chosen = rest.length ? rest : VARIANTS;
if (command === 'self') selfCheck(chosen, Number(options.count));
else if (command === 'make') make(chosen, Number(options.nodes));
else if (command === 'verify') verify(chosen);
else if (command === 'solve' && rest.length >= 4) {
  const sheet = sheetOf(rest[0]!, rest[1]!);
  const plays = (rest[4] ?? '').split(' ').filter((name) => name !== '');
  console.log(JSON.stringify(solve(sheet, positionOf(sheet, rest[2]!, rest[3]!, plays), Number(options.nodes))));
} else {
  console.error('usage: check.ts self | make | verify | solve VARIANT CONTRACT LEADER DEAL [PLAYS]');
  process.exitCode = 2;
}
