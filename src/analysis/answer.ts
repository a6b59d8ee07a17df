/**
 * From a request to its answer, as the fixed interface words them: the one place where the command, the library, the pool
 * and the worker meet. Reading and checking, the state, the melds and the search are other modules' work.
 */
import { sideOf } from '../game/cards.ts';
import type { Card } from '../game/cards.ts';
import { isFullDeal } from '../game/deal.ts';
import { JassError } from '../game/errors.ts';
import { scoreMelds } from '../game/melds.ts';
import { withOverrides } from '../game/override.ts';
import { checkContract, handSize } from '../game/pack.ts';
import { legalNow, replay } from '../game/play.ts';
import type { GameSetup, GameState } from '../game/play.ts';
import { variantById } from '../game/variants/index.ts';
import { errorAnswer } from '../notation/answer.ts';
import type {
  Answer,
  CardValue,
  ErrorAnswer,
  MeldsAnswer,
  ProvenBounds,
  StateAnswer,
  Unproven,
} from '../notation/answer.ts';
import { readDeal } from '../notation/deal.ts';
import { parseRequest, requestId } from '../notation/request.ts';
import type { Request, Want } from '../notation/request.ts';
import type { Bounds, Solver } from '../solver/solver.ts';
import {
  Effort,
  ROOT,
  assistSteps,
  cardSteps,
  isExact,
  lineSteps,
  perSide,
  pointsOfDeal,
  valueSteps,
} from './evaluate.ts';
import type { Search, Steps, Valuation } from './evaluate.ts';
import { Findings } from './findings.ts';

/** What is proven so far, for a page or a terminal that shows it while the search goes on. */
export interface Progress {
  /** Bounds on the card points of North–South in the whole deal. */
  readonly bounds: ProvenBounds;
  /** The same after each legal card for which something is proven. */
  readonly cards: readonly ({ readonly card: Card } & ProvenBounds)[];
  readonly nodes: number;
  /** Milliseconds since the work began. */
  readonly ms: number;
}

/**
 * The setup and the state that a request speaks of.
 * @throws JassError for an unknown variant, bad rules, contract or deal, or an illegal play
 */
export function positionOf(request: Request): GameState {
  const rules = withOverrides(variantById(request.variant).rules, request.rules);
  const contract = checkContract(rules, request.contract);
  const setup: GameSetup = {
    rules,
    contract,
    leader: request.leader,
    declarer: request.declarer,
    deal: readDeal(rules, request.deal),
  };
  return replay(setup, request.plays);
}

/**
 * Answers a request in slices: the generator yields what is proven so far after each, and returns the answer. What is not
 * exact by the request's deadline is answered as bounds and an estimate, and a line that is not known by then is left out.
 * @param findings what a second solver has proven may be added to them between two slices (`assistSteps`)
 * @throws JassError for what is wrong with the request
 */
export function* answerSteps(
  request: Request,
  solver: Solver,
  findings: Findings = new Findings(),
): Generator<Progress, Answer> {
  const search = { solver, findings, effort: new Effort(request.limitMs) };
  const state = positionOf(request);
  const wants = new Set(request.want);
  const answer = {
    ...(request.id !== undefined && { id: request.id }),
    variant: request.variant,
    payoff: request.payoff,
    toPlay: state.toPlay,
    ...(wants.has('state') && { state: stateAnswer(state) }),
    ...(wants.has('melds') && { melds: meldsAnswer(state.setup) }),
  };
  const searches = wants.size === 0 || wants.has('cards') || wants.has('line');
  const results = searches ? yield* searchSteps(state, wants, search) : {};
  return { ...answer, ...results, ...costOf(search) };
}

/**
 * Helps with a request that another solver answers: the findings of each go to the other. Ends when nothing is left to do.
 * @throws JassError for what is wrong with the request
 */
export function* helpSteps(request: Request, solver: Solver, findings: Findings): Generator<void, void> {
  const search = { solver, findings, effort: new Effort() };
  yield* assistSteps(search, positionOf(request), request.want.includes('cards'));
}

/** The part of an answer that needs search. */
function* searchSteps(
  state: GameState,
  wants: ReadonlySet<Want>,
  search: Search,
): Generator<Progress, Pick<Answer, 'exact' | 'value' | 'bounds' | 'estimate' | 'cards' | 'line'>> {
  const { findings } = search;
  const legal = wants.has('cards') ? legalNow(state) : [];
  const widest: Bounds = { low: 0, high: pointsOfDeal(state) };
  /** Runs steps to their end and yields the progress after each. */
  function* reporting<Result>(steps: Steps<Result>): Generator<Progress, Result> {
    let step = steps.next();
    while (!step.done) {
      const cards = legal.flatMap((card) => {
        const found = findings.at(card);
        return found ? [{ card, ...boundsAnswer(found) }] : [];
      });
      yield { bounds: boundsAnswer(findings.at(ROOT) ?? widest), cards, ...costOf(search) };
      step = steps.next();
    }
    return step.value;
  }

  const found = yield* reporting(valueSteps(search, state));
  const cards = wants.has('cards') ? yield* reporting(cardSteps(search, state, found.estimate)) : null;
  const value = cards ? asBestOf(cards, found, state) : found;
  const line = wants.has('line') && isExact(value) ? yield* reporting(lineSteps(search, state, value.low)) : null;
  return {
    ...(isExact(value) ? { value: perSide(state, value.low) } : unprovenAnswer(value)),
    ...(cards && { cards: [...cards].map(([card, of]) => cardAnswer(state, card, of)) }),
    ...(line && { line }),
  };
}

/** What the values of all legal cards prove of the position, whose player takes the best of them. */
function asBestOf(cards: ReadonlyMap<Card, Valuation>, position: Valuation, { toPlay }: GameState): Valuation {
  if (toPlay === null || isExact(position)) return position;
  const best = sideOf(toPlay) === 'NS' ? Math.max : Math.min;
  const low = Math.max(position.low, best(...[...cards.values()].map((card) => card.low)));
  const high = Math.min(position.high, best(...[...cards.values()].map((card) => card.high)));
  return { low, high, estimate: Math.min(Math.max(position.estimate, low), high) };
}

/**
 * Answers the JSON value of a request, at once and to the end; what is wrong with it is the answer's error.
 * @throws only for faults of the program itself
 */
export function answer(json: unknown, solver: Solver): Answer | ErrorAnswer {
  try {
    const steps = answerSteps(parseRequest(json), solver);
    let step = steps.next();
    while (!step.done) step = steps.next();
    return step.value;
  } catch (error) {
    if (error instanceof JassError) return errorAnswer(error, requestId(json));
    throw error;
  }
}

function cardAnswer(state: GameState, card: Card, value: Valuation): CardValue {
  return isExact(value) ? { card, ...perSide(state, value.low) } : { card, ...unprovenAnswer(value) };
}

function unprovenAnswer(value: Valuation): Unproven {
  return { exact: false, bounds: boundsAnswer(value), estimate: { NS: value.estimate } };
}

const boundsAnswer = ({ low, high }: Bounds): ProvenBounds => ({ NS: [low, high] });

function stateAnswer(state: GameState): StateAnswer {
  return {
    toPlay: state.toPlay,
    legal: legalNow(state),
    tricks: state.tricks.map(({ leader, winner, points, roem }) => ({ leader, winner, points, roem })),
    points: state.points,
  };
}

/** @throws JassError `bad-request` for an ending: its melds were shown before it began */
function meldsAnswer({ rules, contract, leader, deal }: GameSetup): MeldsAnswer {
  if (!isFullDeal(rules, deal)) {
    const held = deal[leader].length;
    throw new JassError(
      'bad-request',
      `melds are those of the full hands of ${handSize(rules)} cards; this is an ending of ${held} cards a hand`,
      { field: 'want' },
    );
  }
  const { hands, scored, marriage } = scoreMelds(rules, contract, leader, deal);
  return { ...hands, scored, marriage };
}

/** Positions searched by all solvers, and the time to a tenth of a millisecond: clocks are no finer. */
const costOf = ({ effort, findings }: Search): { nodes: number; ms: number } => ({
  nodes: effort.nodes + findings.nodesOfOther,
  ms: Math.round(effort.elapsedMs * 10) / 10,
});
