/** Changes of the game of a draft: the cards, the contract and the bid that fit the new one are kept, and what is lost is reported. */
import type { Card, Contract, Deal, Seat } from '../../../../game/cards.ts';
import { JassError } from '../../../../game/errors.ts';
import { rulesWith } from '../../../../game/rules/apply-presets.ts';
import { contractsOf, handSize, packOf } from '../../../../game/rules/pack.ts';
import type { Rules } from '../../../../game/rules/rules.ts';
import { doublesOf, levelsOf } from '../../../../game/scoring/level.ts';
import { variantById } from '../../../../game/variants/index.ts';
import { presetsOf } from '../../../../game/variants/presets.ts';
import type { Draft, Game } from './draft.ts';
import { fitted } from './settings.ts';

/** Losses of a draft when its game changes, apart from the record. */
interface Lost {
  /** Cards of the hands that are not in the new pack. */
  readonly cards: readonly Card[];
  /** The contract, if the new game does not have it. */
  readonly contract: Contract | null;
  /** Whether the page's override does not fit the new game. */
  readonly override: boolean;
}

/** Changes the game and keeps the cards that fit it. */
export function withVariant(draft: Draft, variant: string): { draft: Draft; lost: Lost } {
  const presets = draft.presets.filter((id) => presetsOf({ id: variant }).some((known) => known.id === id));
  return withGame(draft, { variant, presets, cards: draft.cards, override: draft.override });
}

/** The same game with other presets. @throws JassError if they contradict each other */
export const withPresets = (draft: Draft, presets: readonly string[]): Draft =>
  withGame(draft, { variant: draft.variant, presets, cards: draft.cards, override: draft.override }, true).draft;

/** @param isStrict whether an override that does not fit is an error */
function withGame(draft: Draft, game: Game, isStrict = false): { draft: Draft; lost: Lost } {
  const variant = variantById(game.variant);
  let { override } = game;
  let rules: Rules;
  try {
    rules = rulesWith(variant, game.presets, override, game.cards);
  } catch (error) {
    if (isStrict || !(error instanceof JassError)) throw error;
    override = {};
    rules = rulesWith(variant, game.presets, {}, game.cards);
  }
  const isFull = draft.size === handSize(draft.rules);
  const size = isFull ? handSize(rules) : Math.min(draft.size, handSize(rules));
  const left = packOf(rules);
  const cards: Card[] = [];
  const kept = (seat: Seat): Card[] => {
    const fits: Card[] = [];
    for (const card of draft.hands[seat]) {
      const at = left.indexOf(card);
      if (at < 0 || fits.length === handSize(rules)) cards.push(card);
      else fits.push(...left.splice(at, 1));
    }
    return fits;
  };
  const hands: Deal = { N: kept('N'), E: kept('E'), S: kept('S'), W: kept('W') };
  const contract = contractOr(rules, draft.contract);
  const { scoring } = rules;
  const keepsLevel = scoring.deal === 'level' && draft.level !== null && levelsOf(scoring).includes(draft.level);
  const fitting: readonly (2 | 3 | 4)[] = keepsLevel ? doublesOf(scoring) : [];
  // A redouble stays one where it counts more or less.
  const doubled = draft.doubled && ((fitting.includes(draft.doubled) ? draft.doubled : fitting[1]) ?? null);
  const bid = { level: keepsLevel ? draft.level : null, doubled };
  const others = { turned: null, taken: null, plays: [], ...bid };
  return {
    draft: fitted({ ...draft, ...game, override, rules, size, hands, contract, ...others }),
    lost: {
      cards,
      contract: contract === draft.contract ? null : draft.contract,
      override: override !== game.override,
    },
  };
}

/** The contract if the game has it, else the game's first one. */
export function contractOr(rules: Rules, contract: Contract): Contract {
  const contracts = contractsOf(rules);
  return contracts.includes(contract) ? contract : contracts[0]!;
}
