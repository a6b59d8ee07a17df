/** The deal on the table as links and the other texts to share have it. */
import { CARD_SUITS } from '../../../game/cards.ts';
import type { RulesOverride } from '../../../game/rules/rules.ts';
import { variantById } from '../../../game/variants/index.ts';
import { formatDeal } from '../../../notation/hands.ts';
import type { Linked } from '../../../notation/link.ts';
import { parseReader, parseTarget } from '../../../notation/puzzle.ts';
import { cardsOf, namesOf, overrideOf } from '../../state/input.ts';
import type { Input } from '../../state/input.ts';
import { isPuzzle } from '../../state/modes.ts';
import { callsMade, playsMade, shownCalls, shownPlays, usualPly } from '../../state/table.ts';
import type { Table } from '../../state/table.ts';

export function linkedOf(input: Input, table: Table): Linked {
  const { contract, leader, turned, declarer, level, doubled, deal, taken } = table.setup;
  // A puzzle begins at the position shown, without the plays after it.
  const shown = shownPlays(table);
  const plays = isPuzzle(input) || table.ply > shown.length ? playsMade(table) : shown;
  const calls = plays === shown ? shownCalls(table) : callsMade(table);
  const presets = (namesOf(input.presets) as readonly string[] | undefined | null) ?? [];
  return {
    variant: table.variant,
    contract,
    leader,
    ...(turned && { turned }),
    declarer,
    ...(level !== undefined && { level }),
    ...(doubled && { doubled }),
    ...(table.request.ignoreContract && { ignoreContract: true }),
    deal: formatDeal(deal),
    ...(taken && { taken }),
    plays,
    ...(calls.length > 0 && { calls }),
    ...(table.ply !== usualPly(plays, table) && !isPuzzle(input) && { at: table.ply }),
    payoff: table.payoff,
    // A page with another deck still counts the same.
    ...((presets.length > 0 || variantById(table.variant).swiss) && {
      cards: CARD_SUITS.find((known) => known === cardsOf(input)) ?? 'french',
    }),
    presets,
    rules: overrideOf(input.rules) as RulesOverride,
    ...(isPuzzle(input) && { mode: 'puzzle', ...puzzleIn(input) }),
  };
}

/** The hands and the target of a puzzle as far as they are given and valid: the element reports the others. */
function puzzleIn({ side, target }: Input): Pick<Linked, 'side' | 'target'> {
  const read = <Value>(text: unknown, parse: (text: string) => Value): Value | undefined => {
    if (typeof text !== 'string' && typeof text !== 'number') return undefined;
    try {
      return text === '' ? undefined : parse(`${text}`);
    } catch {
      return undefined;
    }
  };
  const [reader, least] = [read(side, parseReader), read(target, parseTarget)];
  return { ...(reader && { side: reader }), ...(least !== undefined && { target: least }) };
}
