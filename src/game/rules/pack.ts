/** The pack of a variant, and the playing strength and card points of its cards in a contract. */
import { cardOf, CONTRACTS, rankOf, suitOf, SUITS, trumpOf } from '../cards.ts';
import type { Card, Contract, NoTrumpContract, Rank, Suit } from '../cards.ts';
import { firstKindOf, isByTrick } from '../contracts.ts';
import type { Kind } from '../contracts.ts';
import { JassError, quote } from '../errors.ts';
import { msg, str } from '../reason.ts';
import type { Rules } from './rules.ts';

/** Every card of the pack in the order of the notation; in a two-copy pack each card twice. */
export function packOf(rules: Rules): Card[] {
  return SUITS.flatMap((suit) =>
    rules.deck.ranks.flatMap((rank) => Array<Card>(rules.deck.copies).fill(cardOf(suit, rank))),
  );
}

/** Cards in each hand of a full deal. */
export function handSize(rules: Rules): number {
  return rules.deck.ranks.length * rules.deck.copies;
}

/** Whether the pack has sixes, as in Swiss games. Belote, Klaverjassen and others play without, and have words of their own in French. */
export const hasSixes = ({ deck }: Rules): boolean => deck.ranks.includes('6');

/** The contracts of the game, in the order of the notation. @throws TypeError without rules */
export function contractsOf(rules: Rules): Contract[] {
  // In place and not in given.ts, which a page need not load to paint a deal.
  if (!rules?.contracts) throw new TypeError('the rules are missing: give the rules of a variant');
  return CONTRACTS.filter((contract) =>
    rules.contracts.includes(trumpOf(contract) ? 'trump' : (contract as NoTrumpContract)),
  );
}

/** The contract of that name. @throws JassError `bad-contract` if the game does not have it */
export function checkContract(rules: Rules, text: string): Contract {
  const contracts = contractsOf(rules);
  const contract = contracts.find((known) => known === text);
  if (contract) return contract;
  const [name, names] = [quote(text), contracts.join(', ')];
  throw new JassError('bad-contract', msg(str`${name} is not a contract of this game, which has ${names}.`));
}

/** The fields of orders and of values without a trump suit. */
const FIELDS: Readonly<Partial<Record<Kind, keyof Rules['values']>>> = {
  obenabe: 'obenabe',
  unenufe: 'unenufe',
  alltrumps: 'allTrumps',
  notrumps: 'noTrumps',
};

/** The field of orders and of values for a suit in a trick of that kind. */
const fieldOf = (kind: Kind, suit: Suit): keyof Rules['values'] => FIELDS[kind] ?? (suit === kind ? 'trump' : 'plain');

/** The field in the place of one that is not given. */
const insteadOf = (field: keyof Rules['values']): 'trump' | 'plain' => (field === 'allTrumps' ? 'trump' : 'plain');

/** The ranks of a suit in playing strength in a trick of that kind, high to low. */
export function strengthOrder({ order }: Rules, kind: Kind, suit: Suit): readonly Rank[] {
  const field = fieldOf(kind, suit);
  return order[field] ?? (field === 'unenufe' ? reversed(order.obenabe ?? order.plain) : order[insteadOf(field)]);
}

/** A cache, since a reference minimax needs reversed orders for every card. */
const reversedOrders = new WeakMap<readonly Rank[], readonly Rank[]>();

function reversed(order: readonly Rank[]): readonly Rank[] {
  const known = reversedOrders.get(order);
  if (known) return known;
  const made = order.toReversed();
  reversedOrders.set(order, made);
  return made;
}

/** Whether the card points change with the kind of the trick, so that their sum depends on the play. */
export const countsByOwnKind = ({ cardPointsBy }: Rules, contract: Contract): boolean =>
  cardPointsBy === 'ownKind' && isByTrick(contract);

/** Card points of a card in the contract, by the kind with which it begins. */
export function cardPoints(rules: Rules, contract: Contract, card: Card): number {
  return pointsIn(rules, firstKindOf(contract), card);
}

/** Card points of a card in a trick of that kind, which is only needed where it changes from trick to trick. */
export const pointsInTrick = (rules: Rules, contract: Contract, kind: Kind | undefined, card: Card): number =>
  pointsIn(rules, (countsByOwnKind(rules, contract) && kind) || firstKindOf(contract), card);

/** The most card points of a card in any trick of the contract. */
export const mostPoints = (rules: Rules, contract: Contract, card: Card): number =>
  Math.max(...(['obenabe', 'unenufe'] as const).map((kind) => pointsInTrick(rules, contract, kind, card)));

function pointsIn({ values }: Rules, kind: Kind, card: Card): number {
  const field = fieldOf(kind, suitOf(card));
  return (values[field] ?? values[insteadOf(field)])[rankOf(card)] ?? 0;
}

/** Card points for winning the last trick. */
export const lastTrickOf = ({ lastTrick, lastTrickInNoTrumps }: Rules, contract: Contract): number =>
  contract === 'notrumps' ? (lastTrickInNoTrumps ?? lastTrick) : lastTrick;

/** All card points of a full deal in the contract, including the bonus for the last trick. */
export function totalPoints(rules: Rules, contract: Contract): number {
  return packOf(rules).reduce((sum, card) => sum + cardPoints(rules, contract, card), lastTrickOf(rules, contract));
}

/** A suit, and its ranks from the strongest to the weakest. */
interface SuitOrder {
  readonly suit: Suit;
  readonly trump: boolean;
  readonly ranks: readonly Rank[];
}

/** The suits in the order in which every view shows them: trump first. */
export function suitsInOrder(rules: Rules, contract: Contract): SuitOrder[] {
  const trump = trumpOf(contract);
  return [...SUITS]
    .sort((a, b) => Number(b === trump) - Number(a === trump))
    .map((suit) => ({ suit, trump: suit === trump, ranks: strengthOrder(rules, firstKindOf(contract), suit) }));
}
