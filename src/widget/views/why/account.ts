/** The account of the play asked about, in place of the tabs. The table of the two lines is drawn by account-view.ts. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../../game/cards.ts';
import { replay } from '../../../game/play/play.ts';
import type { Store } from '../../state/store.ts';
import type { AccountState } from '../../state/why/account-runner.ts';
import { failureIn } from '../../text/failure.ts';
import type { Messages } from '../../text/messages.ts';
import { cardInText } from '../board/card-in-text.ts';
import { textButton } from '../../kit/text-button.ts';
import { mistakePager } from '../review/mistake-pager.ts';
import type { View } from '../view.ts';
import { playVerdict } from '../verdict/play-verdict.ts';
import { accountView } from './account-view.ts';

/** Null while no account is open. @param couldKnow of a play without a verdict: its single-dummy loss, by its player, on request */
export function account({ look, store }: View, couldKnow: (by: Seat) => TemplateResult): TemplateResult | null {
  const { table } = store.shown;
  const { asked, state, close } = store.account;
  if (!table || !asked) return null;
  const { messages } = look;
  const { plays } = asked;
  const before = replay(table.setup, plays.slice(0, -1));
  const by = before.toPlay!;
  const card = plays.at(-1)!;
  const found = state?.phase === 'done' ? state.account : undefined;
  const title = found
    ? (asked.isMade ? messages.whyPlayed : messages.whyPossible)(by, found.lost)
    : found === null
      ? messages.whyKeepsTitle(by)
      : messages.whyOpen(by);
  const entry = store.review.entryOf(plays);
  const judged = entry?.verdict && playVerdict(look, entry, entry.verdict);
  const tab = messages.tabs[store.tabs.open];
  const onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  return html`<section class="why" aria-labelledby="why-title" @keydown=${onKeydown}>
    <div class="crumb">
      <button type="button" class="why-back" part="button" aria-label=${messages.whyBack(tab)} @click=${close}>
        <span aria-hidden="true">‹ ${tab}</span>
      </button>
      <p id="why-title" class="why-title">${cardInText(look, title, card)}</p>
      ${store.review.listed.length > 1 ? mistakePager(messages, store.review) : nothing}
    </div>
    ${
      found
        ? accountView({
            look,
            variant: table.variant,
            payoff: table.payoff,
            before,
            account: found,
            isMade: asked.isMade,
            line: table.line,
            ply: table.ply,
            isUnfolded: store.account.isUnfolded,
            onUnfold: store.account.unfold,
            onShow: (line) => store.account.show(found, line),
            couldKnow: judged || couldKnow(by),
          })
        : state?.phase === 'done' && judged
          ? html`<div class="single-dummy">${judged}</div>`
          : state && waiting(messages, store, state)
    }
  </section>`;
}

function waiting(messages: Messages, { account, host, shown }: Store, { phase, error }: AccountState): TemplateResult {
  const isProven = shown.engine.phase !== 'computing';
  switch (phase) {
    case 'done':
      return html`<p class="why-state" role="status">${messages.whyKeeps}</p>`;
    case 'computing':
      return html`<p class="why-state" role="status">
        ${isProven ? messages.whyComparing : messages.whyNothingProven} ${textButton(messages.reviewStop, account.stop)}
      </p>`;
    case 'stopped':
      return html`<p class="why-state">${messages.whyStopped} ${textButton(messages.whyResume, account.begin)}</p>`;
    case 'failed':
      return html`<p class="why-state" role="status">
        ${messages.whyFailed}. ${failureIn(host, messages, error!)} ${textButton(messages.retry, account.begin)}
      </p>`;
  }
}
