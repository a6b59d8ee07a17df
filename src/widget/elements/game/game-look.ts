/** What the parts of the report are written and drawn with, and the names that several of them need. */
import type { report as englishReport } from '../../../languages/en/report.ts';
import type { english } from '../../../languages/en/game.ts';
import { trumpOf } from '../../../game/cards.ts';
import type { Contract } from '../../../game/cards.ts';
import type { Payoff } from '../../../game/scoring/payoff.ts';
import type { Amounts } from '../../../notation/answer/game-review.ts';
import type { Say } from '../../../notation/words/say.ts';
import type { Messages } from '../../text/messages.ts';
import { noTrumpShort } from '../../text/no-trump-short.ts';
import type { Look } from '../../views/look.ts';

export interface GameLook {
  readonly look: Look;
  readonly say: Say<typeof english>;
  readonly sayInReport: Say<typeof englishReport>;
}

/** The name of a contract: of the trump suit alone, or of the contract without trumps. */
export function contractName({ words }: Messages, contract: Contract): string {
  const trump = trumpOf(contract);
  return trump ? words.suit(trump) : noTrumpShort(words, contract);
}

/** The amount of North–South: points, or the lead with its sign. */
export const ownAmount = (messages: Messages, payoff: Payoff, { NS }: Amounts): string => messages.figure(payoff, NS);
