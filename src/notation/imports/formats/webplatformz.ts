/**
 * The messages of the webplatformz challenge, with cards such as `{"number": 11, "color": "SPADES"}`: a JSON list of messages, or one
 * message on each line. The reader uses BROADCAST_TRUMPF, BROADCAST_STICH (a trick and the id of its winner), PLAYED_CARDS (the trick
 * in progress) and four DEAL_CARDS, and ignores all others. The ids of the players are 0 to 3 in the order of play.
 */
import { seatAfter } from '../../../game/cards.ts';
import type { Card, Contract, Seat } from '../../../game/cards.ts';
import { msg } from '../../../game/reason.ts';
import { fieldOf, jsonCards, notRight, optionalNumber, suitOfColor } from '../json-fields.ts';
import { isObject } from '../../request/json.ts';
import type { JsonObject } from '../../request/json.ts';
import { badRecord, emptyHands } from '../record.ts';
import type { RawRecord, RecordedTrick } from '../record.ts';

/** Whether JSON values have the form of messages. */
export const isMessages = (values: readonly unknown[]): values is JsonObject[] =>
  values.length > 0 && values.every((value) => isObject(value) && typeof fieldOf(value, 'type') === 'string');

/** The facts from the messages of one deal so far. */
interface DealSoFar {
  readonly dealt: Card[][];
  contract?: Contract;
  isPassed: boolean;
  readonly tricks: RecordedTrick[];
  /** The trick in progress. */
  current: readonly Card[];
}

const newDeal = (): DealSoFar => ({ dealt: [], isPassed: false, tricks: [], current: [] });

/**
 * Reads every deal of the messages.
 * @throws JassError `bad-request` naming the message and its field
 */
export function readMessages(messages: readonly JsonObject[]): RawRecord[] {
  const deals: DealSoFar[] = [];
  let deal = newDeal();
  messages.forEach((message, index) => {
    const data = fieldOf(message, 'data');
    const field = `[${index}].data`;
    switch (fieldOf(message, 'type')) {
      case 'DEAL_CARDS':
        if (deal.contract !== undefined || deal.dealt.length === 4) deal = newDeal();
        deal.dealt.push(jsonCards(data, field));
        break;
      case 'BROADCAST_TRUMPF':
        if (deal.contract !== undefined) deal = newDeal();
        readContract(deal, data, field);
        if (deal.contract !== undefined) deals.push(deal);
        break;
      case 'PLAYED_CARDS':
        deal.current = jsonCards(data, field);
        break;
      case 'BROADCAST_STICH':
        readTrick(deal, data, field);
        break;
    }
  });
  if (deals.length === 0) {
    throw badRecord(
      msg('None of the messages is a BROADCAST_TRUMPF; the record needs one, then a BROADCAST_STICH for each trick.'),
    );
  }
  return deals.map(recordOf);
}

function readContract(deal: DealSoFar, data: unknown, field: string): void {
  // Without a trump suit some servers send the mode alone.
  const mode = isObject(data) ? fieldOf(data, 'mode') : data;
  if (mode === 'SCHIEBE') deal.isPassed = true;
  else if (mode === 'OBEABE') deal.contract = 'obenabe';
  else if (mode === 'UNDEUFE') deal.contract = 'unenufe';
  else if (mode === 'TRUMPF' && isObject(data))
    deal.contract = suitOfColor(fieldOf(data, 'trumpfColor'), `${field}.trumpfColor`);
  else throw notRight(`${field}.mode`, mode, msg('TRUMPF, OBEABE, UNDEUFE or SCHIEBE'));
}

function readTrick(deal: DealSoFar, data: unknown, field: string): void {
  if (!isObject(data)) throw notRight(field, data, '{"id": …, "playedCards": […]}');
  const cards = jsonCards(fieldOf(data, 'playedCards'), `${field}.playedCards`);
  const id = optionalNumber(fieldOf(data, 'id'), 3, `${field}.id`, msg('the id of the winner, 0 to 3'));
  deal.tricks.push({ cards, ...(id !== undefined && { winner: seatOfPlayer(id) }) });
  deal.current = [];
}

const seatOfPlayer = (id: number): Seat => seatAfter('N', 'counterclockwise', id);

function recordOf({ contract, dealt, isPassed, tricks, current }: DealSoFar): RawRecord {
  const all = current.length > 0 ? [...tricks, { cards: current }] : tricks;
  const hands = emptyHands();
  dealt.forEach((cards, id) => (hands[seatOfPlayer(id)] = cards));
  const notes = [
    'The players 0 to 3 sit N, W, S, E, in the order of play.',
    ...(dealt.length === 4 ? ['The four DEAL_CARDS are the hands of the players 0 to 3.'] : []),
  ];
  return {
    variant: 'schieber',
    isVariantAssumed: true,
    contract: contract!,
    direction: 'counterclockwise',
    isPassed,
    ...(dealt.length === 4 && { hands }),
    tricks: all,
    notes,
  };
}
