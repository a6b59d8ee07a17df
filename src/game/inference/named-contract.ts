/**
 * What a named contract says of the hands: how likely a hand is to name it, and how likely its partner was to pass the choice on. A linear model of
 * what a contract is worth to a hand stands in for the adviser, whose means over deals it was fitted to (`npm run bench -- contracts`), since a
 * player's deals are weighed by the thousand. It knows games with one copy of 32 or 36 cards in which one player names the contract or passes.
 */
import { partnerOf, rankOf, SUITS, suitOf, trumpOf } from '../cards.ts';
import type { Card, Contract, Seat } from '../cards.ts';
import { firstKindOf } from '../contracts.ts';
import { isFullDeal } from '../play/deal.ts';
import type { GameSetup } from '../play/play.ts';
import { contractsOf, packOf, strengthOrder } from '../rules/pack.ts';
import type { Rules } from '../rules/rules.ts';
import { multiplierOf } from '../scoring/payoff.ts';
import { CALL_MODELS } from './call-models.ts';
import type { CallModel } from './call-models.ts';

/** The least likelihood of any choice: players have reasons that the model does not know, so no hand is ruled out. */
const UNEXPLAINED = 0.05;

/** What the chooser may say. */
export type Choice = Contract | 'pass';

/** How likely, from above 0 to 1, a seat with a hand was to do what it did when the contract was named. */
export type Likelihood = (hand: readonly Card[]) => number;

/**
 * The likelihoods of the seats whose choice is known: of the declarer, and of its partner if that one chose first and passed. None where players bid
 * or a card is turned, of an ending, and for a contract or a pack without a model.
 */
export function likelihoodsOf({ rules, contract, leader, declarer, deal }: GameSetup): ReadonlyMap<Seat, Likelihood> {
  const model = rules.deck.copies === 1 ? CALL_MODELS[packOf(rules).length] : undefined;
  if (!model || !modelled(rules, model).includes(contract) || !isFullDeal(rules, deal)) return new Map();
  const saying = (choice: Choice, maySayPass: boolean) => (hand: readonly Card[]) =>
    (1 - UNEXPLAINED) * logitOf(rules, model, hand, maySayPass)(choice) + UNEXPLAINED;
  if (rules.trumpChoice === 'mustName') return new Map([[declarer, saying(contract, false)]]);
  if (rules.trumpChoice !== 'mayPass') return new Map();
  if (leader === declarer) return new Map([[declarer, saying(contract, true)]]);
  if (leader !== partnerOf(declarer)) return new Map();
  return new Map([
    [declarer, saying(contract, false)],
    [leader, saying('pass', true)],
  ]);
}

const modelled = (rules: Rules, { noTrump }: CallModel): Contract[] =>
  contractsOf(rules).filter(
    (contract) => trumpOf(contract) || (noTrump.length > 0 && (contract === 'obenabe' || contract === 'unenufe')),
  );

/**
 * The share of the choices of players with a hand that are a given one, by a logit model: what a contract is worth is its share of the points above half,
 * times its multiplier.
 */
export function logitOf(
  rules: Rules,
  model: CallModel,
  hand: readonly Card[],
  maySayPass: boolean,
): (choice: Choice) => number {
  const contracts = modelled(rules, model);
  const multipliers = contracts.map((contract) => multiplierOf(rules, contract));
  const average = multipliers.reduce((sum, one) => sum + one, 0) / multipliers.length;
  const powers = new Map<Choice, number>(
    contracts.map((contract, index) => {
      const above = worthOf(rules, model, contract, hand) - 0.5;
      return [contract, Math.exp((above * multipliers[index]!) / model.noise)];
    }),
  );
  if (maySayPass) powers.set('pass', Math.exp(((model.pass - 0.5) * average) / model.noise));
  const sum = [...powers.values()].reduce((all, power) => all + power, 0);
  return (choice) => powers.get(choice)! / sum;
}

/** The share of the card points that a hand's side makes in a contract, on average. */
function worthOf(rules: Rules, { trump, noTrump }: CallModel, contract: Contract, hand: readonly Card[]): number {
  const weights = trumpOf(contract) ? trump : noTrump;
  return featuresOf(rules, contract, hand).reduce((sum, feature, index) => sum + feature * weights[index]!, 0);
}

/**
 * The numbers of a hand that the model weighs in a contract. With a trump suit: 1, its trumps by their strength, its other cards by theirs,
 * the square of the number of trumps, trumps times void suits, suits led by ace and second card. Without: 1, its cards by strength, and over
 * the suits the squares of their lengths and of their top cards without a gap.
 */
export function featuresOf(rules: Rules, contract: Contract, hand: readonly Card[]): number[] {
  const trump = trumpOf(contract);
  const count = rules.deck.ranks.length;
  const [ofTrump, ofPlain] = [new Array<number>(count).fill(0), new Array<number>(count).fill(0)];
  let [trumps, voids, topPairs, lengths, tops] = [0, 0, 0, 0, 0];
  for (const suit of SUITS) {
    const order = strengthOrder(rules, firstKindOf(contract), suit);
    const strengths = hand.filter((card) => suitOf(card) === suit).map((card) => order.indexOf(rankOf(card)));
    for (const strength of strengths) (suit === trump ? ofTrump : ofPlain)[strength]! += 1;
    if (suit === trump) {
      trumps = strengths.length;
      continue;
    }
    const gap = order.findIndex((_, strength) => !strengths.includes(strength));
    const top = gap < 0 ? order.length : gap;
    if (strengths.length === 0) voids++;
    if (top >= 2) topPairs++;
    lengths += strengths.length ** 2;
    tops += top ** 2;
  }
  if (!trump) return [1, ...ofPlain, lengths, tops];
  return [1, ...ofTrump, ...ofPlain, trumps ** 2, trumps * voids, topPairs];
}
