/** From the input of an element to the draft of its deal, and back to the changes of that input. */
import { CARD_SUITS, SEATS } from '../../../../game/cards.ts';
import type { CardSuits, Contract, Seat } from '../../../../game/cards.ts';
import { levelsOf } from '../../../../game/scoring/level.ts';
import { PAYOFFS } from '../../../../game/scoring/payoff.ts';
import { USUAL_VARIANT } from '../../../../game/variants/index.ts';
import { formatDeal } from '../../../../notation/hands.ts';
import { formatCalls } from '../../../../notation/calls.ts';
import { formatTaken } from '../../../../notation/taken.ts';
import { inputInLetters } from '../../../state/letters.ts';
import type { ChangeDetail } from '../../../state/events.ts';
import { cardsOf, namesOf, overrideOf } from '../../../state/input.ts';
import type { Input } from '../../../state/input.ts';
import type { Table } from '../../../state/table.ts';
import { draftOf, emptyDraft } from './draft.ts';
import type { Draft, Game } from './draft.ts';
import { contractOr } from './game.ts';
import { fitted, withDoubled, withLevel } from './settings.ts';

/** The draft of a deal that is shown. */
export const draftOfTable = (input: Input, { variant, setup, payoff, record, recordCalls }: Table): Draft =>
  draftOf(gameOf(input, variant), setup, payoff, { plays: record, calls: recordCalls, at: positionIn(input) });

/** The position that an input shows first; a wrong one has been refused. */
const positionIn = ({ at }: Input): number | null => (at === null || at === undefined || at === '' ? null : Number(at));

/** A draft without cards for a deal that is not given or cannot be read: what the page says beside it, as far as it can be read. */
export function emptyDraftOf(input: Input): Draft {
  try {
    return withStated(input, emptyDraft(gameOf(input, input.variant || USUAL_VARIANT)));
  } catch {
    return emptyDraft({ variant: USUAL_VARIANT, presets: [], override: {} });
  }
}

function withStated(input: Input, empty: Draft): Draft {
  const { contract, leader, declarer, level, doubled, payoff } = inputInLetters(input);
  const { rules } = empty;
  const seat = (of: unknown): Seat | undefined => SEATS.find((known) => known === of);
  const draft: Draft = {
    ...empty,
    contract: contractOr(rules, contract as Contract),
    leader: seat(leader) ?? empty.leader,
    declarer: seat(declarer) ?? null,
  };
  const bid = rules.scoring.deal === 'level' ? levelsOf(rules.scoring).find((known) => known === Number(level)) : null;
  const factor = ([2, 3, 4] as const).find((known) => known === Number(doubled)) ?? null;
  const withBid = bid ? withDoubled(withLevel(draft, bid), factor) : draft;
  return fitted({ ...withBid, payoff: PAYOFFS.find((known) => known === payoff) ?? withBid.payoff });
}

const gameOf = (input: Input, variant: string): Game => ({
  variant,
  presets: (namesOf(input.presets) ?? []) as readonly string[],
  cards: suitsIn(input),
  override: overrideOf(input.rules),
});

/** The cards of a deal; a word that names none has been refused. */
const suitsIn = (input: Input): CardSuits | undefined => CARD_SUITS.find((known) => known === cardsOf(input));

/**
 * The changes that turn an input into the input of a draft.
 * @param before the draft of the input; null if every field is to be set
 */
export function changesTo(input: Input, before: Draft | null, after: Draft): ChangeDetail {
  const changes = differences(before, after);
  const { contract, leader } = after;
  return {
    ...changes,
    // A dealer or a turned card that no longer fits goes, and the leader or the contract that followed from it is set.
    ...(input.dealer && 'leader' in changes && { dealer: null }),
    ...('turned' in changes && { contract, leader }),
  };
}

/** The fields of the input with other values. */
function differences(before: Draft | null, after: Draft): ChangeDetail {
  const old = before && fieldsOf(before);
  const isOther = ([name, value]: [string, unknown]): boolean =>
    JSON.stringify(old?.[name as keyof ReturnType<typeof fieldsOf>]) !== JSON.stringify(value);
  return Object.fromEntries(Object.entries(fieldsOf(after)).filter(isOther));
}

function fieldsOf(
  draft: Draft,
): Required<
  Omit<Input, 'deck' | 'hand' | 'seat' | 'ignoreContract' | 'mode' | 'side' | 'target' | 'puzzleLevel' | 'puzzleTheme'>
> &
  Pick<ChangeDetail, 'payoff'> {
  const { variant, contract, leader, turned, declarer, level, doubled, hands } = draft;
  const { taken, plays, calls, at, payoff, cards, presets, override } = draft;
  return {
    variant,
    contract,
    leader,
    // The dealer follows from the leader.
    dealer: null,
    turned,
    declarer,
    level,
    doubled,
    deal: formatDeal(hands),
    taken: taken && formatTaken(taken),
    plays: plays.length > 0 ? plays.join(' ') : null,
    calls: formatCalls(calls.filter(({ after }) => after <= plays.length)) || null,
    at: at !== null && at <= plays.length ? at : null,
    payoff,
    cards: cards ?? null,
    presets: presets.length > 0 ? presets.join(' ') : null,
    rules: JSON.stringify(override ?? {}) === '{}' ? null : override,
  };
}
