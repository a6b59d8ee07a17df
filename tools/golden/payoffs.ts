/**
 * The golden deals of the payoffs `total` and `score` (test/golden/payoffs.json), with values of the oracle of the tests
 * (test/oracle/payoffs.ts): full-width minimax that shares the rules with the solver, but nothing of the search. Commands:
 *
 *   npx tsx tools/golden/payoffs.ts make [variant …]   chooses positions from a seed and replaces the table, or the entries of some variants;
 *                                                      coiffeur+own-kind is Coiffeur with that preset
 *   npx tsx tools/golden/payoffs.ts verify             computes every entry of the table again
 *
 * Full deals are beyond the oracle. Their values come from the solver; the oracle confirms them four tricks from the end
 * of the solver's line of play, where the value must still be the same.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { randomStarts } from '../../bench/deals.ts';
import { ENDLESS } from '../../bench/work.ts';
import type { Card } from '../../src/game/cards.ts';
import { afterPlay, legalNow, playsOf, startOf } from '../../src/game/play/play.ts';
import type { GameState } from '../../src/game/play/play.ts';
import { isByTrick } from '../../src/game/contracts.ts';
import { rulesWith } from '../../src/game/rules/apply-presets.ts';
import { withOverrides } from '../../src/game/rules/override.ts';
import { contractsOf, handSize } from '../../src/game/rules/pack.ts';
import type { Rules } from '../../src/game/rules/rules.ts';
import { VARIANTS, variantById } from '../../src/game/variants/index.ts';
import { coiffeur } from '../../src/game/variants/schieber.ts';
import { parseDeal } from '../../src/notation/deal.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { anyScoredPosition } from '../../test/game/scored.ts';
import { oracleCardValue, oracleValue } from '../../test/oracle/payoffs.ts';
import type { ScoredPayoff } from '../../test/oracle/payoffs.ts';

/** A request of the table with its answer. */
interface Entry {
  readonly variant: string;
  /** Absent for the rules of the variant as it ships. */
  readonly presets?: readonly string[];
  readonly contract: GameState['setup']['contract'];
  readonly leader: GameState['setup']['leader'];
  readonly declarer: GameState['setup']['declarer'];
  /** In a game with levels. */
  readonly level?: number;
  readonly doubled?: 2 | 3 | 4;
  readonly deal: string;
  readonly plays: readonly Card[];
  readonly payoff: ScoredPayoff;
  readonly value: { readonly difference: number };
  /** Every legal card, for late positions; absent for full deals. */
  readonly cards?: readonly { readonly card: Card; readonly difference: number }[];
}

const TABLE = new URL('../../test/golden/payoffs.json', import.meta.url);
const SEED = 20261123;
const PAYOFFS = ['total', 'score'] as const;
/** Late positions of each variant and payoff, and full deals; full deals of Krutzjass take too long. */
const LATE = 6;
const FULL = 2;
/** Tricks left where the oracle takes over. */
const ORACLE_TRICKS = 4;

/** A variant, with presets in force or without, and the rules for its positions. */
interface Game {
  readonly id: string;
  readonly presets: readonly string[];
  readonly rules: Rules;
}

const OWN_KIND = ['own-kind'];
const GAMES: readonly Game[] = [
  ...VARIANTS.map(({ id, rules }) => ({ id, presets: [], rules })),
  // Each trick by its own kind: only the contracts in which that makes a difference.
  {
    id: coiffeur.id,
    presets: OWN_KIND,
    rules: withOverrides(rulesWith(coiffeur, OWN_KIND), {
      contracts: coiffeur.rules.contracts.filter((contract) => contract !== 'trump' && isByTrick(contract)),
    }),
  },
];

const nameOf = (id: string, presets: readonly string[] = []): string => [id, ...presets].join('+');

const tricksLeft = ({ hands }: GameState): number => Math.max(...Object.values(hands).map(({ length }) => length));

/** The entry without its values. */
function requestOf({ id, presets }: Game, state: GameState, payoff: ScoredPayoff): Omit<Entry, 'value' | 'cards'> {
  const { contract, leader, declarer, level, doubled, deal } = state.setup;
  const bid = { ...(level !== undefined && { level }), ...(doubled && { doubled }) };
  const game = { variant: id, ...(presets.length > 0 && { presets }) };
  return { ...game, contract, leader, declarer, ...bid, deal: formatDeal(deal), plays: playsOf(state), payoff };
}

/** Value and cards by the oracle. */
function oracled(state: GameState, payoff: ScoredPayoff): Pick<Entry, 'value' | 'cards'> {
  const known = new Map<string, number>();
  const value = { difference: oracleValue(state, payoff, known) };
  const cards = [...new Set(legalNow(state))].map((card) => ({
    card,
    difference: oracleCardValue(state, card, payoff, known),
  }));
  return { value, cards };
}

/**
 * The value of a full deal by the solver. @throws Error if the oracle finds another value near the end of the solver's line
 */
function confirmed(solver: Solver, start: GameState, payoff: ScoredPayoff): Pick<Entry, 'value'> {
  let state = start;
  let difference: number | undefined;
  let isCallOpen = false;
  while (tricksLeft(state) > ORACLE_TRICKS || state.trick.cards.length > 0) {
    solver.setPosition(state, payoff, isCallOpen);
    solver.search(ENDLESS);
    const value = solver.toValue(solver.bounds()[0]);
    difference ??= value;
    if (value !== difference) throw new Error(`the solver's line goes from ${difference} to ${value}`);
    state = afterPlay(state, solver.bestCard()!);
    isCallOpen = state.trick.cards.length === 0;
  }
  const value = oracleValue(state, payoff, new Map());
  // A call in the line settles the score, so that the rest of the deal need not have its value.
  const isCalled = ['tap', 'claim'].includes(state.setup.rules.scoring.deal) && payoff === 'score';
  if (value !== difference && !isCalled) throw new Error(`solver ${difference}, oracle ${value}`);
  return { value: { difference: difference! } };
}

const readTable = (): Entry[] => JSON.parse(readFileSync(TABLE, 'utf8')) as Entry[];

function make(solver: Solver, chosen: readonly string[]): Entry[] {
  const known = readTable();
  return GAMES.flatMap((game) => {
    const { rules } = game;
    const name = nameOf(game.id, game.presets);
    if (!chosen.includes(name)) return known.filter(({ variant, presets }) => nameOf(variant, presets) === name);
    return PAYOFFS.flatMap((payoff): Entry[] => {
      console.error(`${name} ${payoff}`);
      const positions = anyScoredPosition({ rules: fc.constant(rules), minTricks: 3, maxTricks: ORACLE_TRICKS });
      const late = fc.sample(positions, { seed: SEED, numRuns: LATE }).map(({ state }) => state);
      const full =
        rules.deck.copies === 2
          ? []
          : randomStarts(rules, contractsOf(rules), handSize(rules), FULL, SEED).map((state, i) =>
              startOf({ ...state.setup, declarer: i % 2 === 0 ? 'N' : 'E' }),
            );
      return [
        ...late.map((state) => ({ ...requestOf(game, state, payoff), ...oracled(state, payoff) })),
        ...full.map((state) => ({ ...requestOf(game, state, payoff), ...confirmed(solver, state, payoff) })),
      ];
    });
  });
}

/** The entries that have other values now. */
function wrongOf(solver: Solver, entries: readonly Entry[]): Entry[] {
  return entries.filter(
    ({ variant, presets = [], contract, leader, declarer, level, doubled, deal, plays, payoff, value, cards }) => {
      const rules = rulesWith(variantById(variant), presets);
      const bid = { ...(level !== undefined && { level }), ...(doubled && { doubled }) };
      const start = startOf({ rules, contract, leader, declarer, ...bid, deal: parseDeal(deal) });
      const state = plays.reduce(afterPlay, start);
      const found = cards ? oracled(state, payoff) : confirmed(solver, state, payoff);
      return JSON.stringify(found) !== JSON.stringify({ value, ...(cards && { cards }) });
    },
  );
}

const [command, ...variants] = process.argv.slice(2);
const solver = await loadSolver();
if (command === 'make') {
  const entries = make(solver, variants.length > 0 ? variants : GAMES.map(({ id, presets }) => nameOf(id, presets)));
  writeFileSync(TABLE, `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`);
  console.log(`${entries.length} entries`);
} else if (command === 'verify') {
  const entries = readTable();
  const wrong = wrongOf(solver, entries);
  for (const entry of wrong) console.error(`differs: ${JSON.stringify(entry)}`);
  console.log(`${entries.length - wrong.length} of ${entries.length} entries agree`);
  if (wrong.length > 0) process.exitCode = 1;
} else {
  console.error('usage: payoffs.ts make [variant …] | verify');
  process.exitCode = 2;
}
