/** The account of the play that decides, in place of the cards by trick. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { replay } from '../../../../game/play/play.ts';
import { failureWords } from '../../../text/failure.ts';
import { textButton } from '../../../kit/text-button.ts';
import { cardInText } from '../../../views/board/card-in-text.ts';
import type { Table } from '../../../state/table.ts';
import type { Look } from '../../../views/look.ts';
import { accountView } from '../../../views/why/account-view.ts';
import type { PlayedPuzzle, PuzzleActions } from '../puzzle-props.ts';
import type { PuzzleMessages } from '../puzzle-messages.ts';
import type { PuzzleState } from '../puzzle-state.ts';

export function puzzleAccount(
  look: Look,
  words: PuzzleMessages,
  state: PuzzleState,
  explanation: PlayedPuzzle['explanation'],
  actions: PuzzleActions,
): TemplateResult {
  const { messages } = look;
  const { table } = state;
  const { play, account } = explanation;
  const plays = play!.plays;
  const before = replay(table.setup, plays.slice(0, -1));
  const by = before.toPlay!;
  const title = account
    ? (play!.isMade ? messages.whyPlayed : messages.whyPossible)(by, account.lost)
    : messages.whyOpen(by);
  const onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    actions.onWhyClosed();
  };
  return html`<section class="why" aria-labelledby="why-title" @keydown=${onKeydown}>
    <div class="crumb">
      <button
        type="button"
        class="why-back"
        part="button"
        aria-label=${messages.whyBack(words.allCards)}
        @click=${actions.onWhyClosed}
      >
        <span aria-hidden="true">‹ ${words.allCards}</span>
      </button>
      <p id="why-title" class="why-title">${cardInText(look, title, plays.at(-1)!)}</p>
    </div>
    ${accountBody(look, table, explanation, actions, nothing)}
  </section>`;
}

/** The account of a play, or how far the work on it is. @param couldKnow its verdict, if there is one */
export function accountBody(
  look: Look,
  table: Table,
  {
    play,
    state: work,
    account,
    isUnfolded,
  }: Pick<PlayedPuzzle['explanation'], 'play' | 'state' | 'account' | 'isUnfolded'>,
  { onUnfold, onLine, onWhyRetry }: Pick<PuzzleActions, 'onUnfold' | 'onLine' | 'onWhyRetry'>,
  couldKnow: TemplateResult | typeof nothing,
): TemplateResult {
  const { messages } = look;
  if (account) {
    const { variant, payoff, line, ply } = table;
    return accountView({
      look,
      variant,
      payoff,
      before: replay(table.setup, play!.plays.slice(0, -1)),
      account,
      isMade: play!.isMade,
      line,
      ply,
      isUnfolded,
      onUnfold,
      onShow: (line) => onLine(account, line),
      couldKnow,
    });
  }
  return html`<p class="why-state" role="status">
    ${
      work?.phase === 'failed'
        ? html`${messages.whyFailed}. ${failureWords(messages, work.error!)} ${textButton(messages.retry, onWhyRetry)}`
        : messages.whyComparing
    }
  </p>`;
}
