/** Makes a draft from a pasted text or a file: a link, a deal, a diagram, or records of one deal or several. */
import type { Deal } from '../../../game/cards.ts';
import type { Rules } from '../../../game/rules/rules.ts';
import { checkContract } from '../../../game/rules/pack.ts';
import { checkPayoff } from '../../../game/scoring/payoffs/payoff-check.ts';
import { checkLevel } from '../../../game/scoring/check-level.ts';
import { usualPayoff } from '../../../game/scoring/payoffs/targets.ts';
import { completeTaken } from '../../../game/play/complete-taken.ts';
import { replayRecord } from '../../../game/scoring/calls.ts';
import { checkDealer, checkTurned } from '../../../game/play/turned.ts';
import type { GameSetup } from '../../../game/play/play.ts';
import { inHands } from '../../../game/located.ts';
import { parseDeal, readDeal } from '../../../notation/deal.ts';
import type { ImportOptions } from '../../../notation/imports/index.ts';
import type { Language } from '../../../languages/registry/languages.ts';
import type { ReadText } from '../../../notation/read-text.ts';
import { readAllWith } from '../reading/read-text.ts';
import { draftOf, emptyDraft } from './draft/draft.ts';
import { contractOr } from './draft/game.ts';
import type { Draft } from './draft/draft.ts';

/**
 * The deals of a text. Values that it leaves open come from `draft`, unless the text's cards or words rule out the draft's game.
 * @param game its game, if the reader has chosen one
 * @throws JassError for a text that cannot be read
 */
export function dealsInText(
  { variant, contract, leader }: Draft,
  text: string,
  language: Language | undefined,
  game?: string,
): ReadText[] {
  const guess = { currentGame: variant, ...(language && { language }) };
  const of: ImportOptions = game === undefined ? { guess } : { variant: game };
  return readAllWith(text, [of, { ...of, contract, leader }], language);
}

const bidIn = ({ level, doubled }: Draft): Pick<ReadText, 'level' | 'doubled'> => ({
  ...(level !== null && { level }),
  ...(doubled && { doubled }),
});

/** The deal of a text. @throws JassError, with the hands if they are no deal of the game */
function dealOf(rules: Rules, text: string): Deal {
  parseDeal(text);
  return inHands(text, () => readDeal(rules, text));
}

/**
 * The draft of a deal that was read. Values that it leaves open stay as in `draft`.
 * @throws JassError for plays that are not legal
 */
export function draftOfRead(draft: Draft, read: ReadText): Draft {
  const { variant, contract, leader } = draft;
  const isOther = read.variant !== undefined && read.variant !== variant;
  const played = {
    variant: read.variant ?? variant,
    presets: read.presets ?? (isOther ? [] : draft.presets),
    cards: read.cards ?? draft.cards,
    override: read.rules ?? (isOther ? {} : draft.override),
  };
  const { rules } = emptyDraft(played);
  const first = read.leader ?? leader;
  const start: GameSetup = {
    rules,
    contract: read.contract ? checkContract(rules, read.contract) : contractOr(rules, contract),
    leader: first,
    declarer: read.declarer ?? draft.declarer ?? first,
    deal: dealOf(rules, read.deal),
  };
  const before = read.taken && { taken: completeTaken(start, read.taken) };
  // A level belongs to its contract.
  const { level, doubled } = isOther || read.contract ? read : { ...bidIn(draft), ...read };
  const bid = { ...(level !== undefined && { level }), ...(doubled && { doubled }) };
  const setup: GameSetup = { ...start, ...(read.turned && { turned: read.turned }), ...bid, ...before };
  checkLevel(setup);
  if (read.dealer) checkDealer(setup, read.dealer);
  if (read.turned) checkTurned(setup, read.turned);
  const { plays, calls = [], at = null } = read;
  replayRecord(setup, plays, calls);
  const payoff = read.payoff ?? usualPayoff(setup);
  checkPayoff(setup, payoff);
  return draftOf(played, setup, payoff, { plays, calls, at });
}
