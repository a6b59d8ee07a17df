/** What the views share: quiet words and hints, words that stand out, rows, and sizes of text. A view's own sheet follows and adds the rest. */
import { css } from 'lit';

export const shared = css`
  /* Hints. */
  :is(.keys, .sign-key, .review-state, .why-not, .about-contracts > :not(.best-calls)) {
    color: var(--_muted);
    font-size: var(--_text-xs);
    line-height: var(--_rem);
  }
  /* Quiet words. */
  :is(.payoff, .sum, .side, .name, .caption, .void, .play-caption, .why-back, .unscored) {
    color: var(--_muted);
  }
  :is(.known-state, .known-hint, .how, .edit-hint, .edit-keys, .help, .type) {
    color: var(--_muted);
  }
  :is(.headline .sub, .empty .headline, .seat > :not(.name), .outline .middle, .play.unplayed, .rows .played) {
    color: var(--_muted);
  }
  :is(.rows .trump-word, .misses .go, .compared > .lead, .line-cells .leader, .lines .same, .mine .to) {
    color: var(--_muted);
  }
  :is(.corner > :not(b, button), .tricks th, .tabs button, .contracts small, .menu kbd, .dots li) {
    color: var(--_muted);
  }
  :is(.mine th, .setting > span, .taken-before > span, p.place-head) {
    color: var(--_muted);
  }
  /* What it costs. */
  :is(.problem .headline, .played-cost.reproach [aria-hidden], .rows .chip, .mark.reproach) {
    color: var(--_loss);
  }
  /* Words that stand out. */
  :is(.play.wins, .misses .amount, .contracts .top, .dots .gave, .dots .here, .verdict .index) {
    font-weight: 700;
  }
  :is(.name, .melds-title, .meld-points, .key-list-title, .mine-card) {
    font-weight: 600;
  }
  :is(
    .payoff:has(:checked),
    .note .index,
    .tabs [aria-selected='true'],
    .tabs .count,
    .ledger b,
    .totals .of-side,
    .list-head b
  ) {
    font-weight: 600;
  }
  /* Words in one line. */
  :is(.unbroken, .score, .facts, .seat, .index, .caption, .play, .why-back, .won) {
    white-space: nowrap;
  }
  :is(.ribbon span, .mark b, :is(.playhead, .pointed) b, .tricks :is(th, td), .tabs button, .mine :is(th, td)) {
    white-space: nowrap;
  }
  /* Rows. */
  :is(.work, .known-state, .share-ways, .dots, .verdict) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  :is(.tools, .payoff, .engine, .play, .list-head, .crumb, .menu-item, .place-head) {
    display: flex;
    align-items: center;
  }
  :is(.tricks :is(th, td), .menu label, .presets label) {
    display: flex;
    align-items: center;
  }
  :is(.tabs, .play-caption, .typing) {
    display: flex;
    flex-wrap: wrap;
  }
  /* An invisible control over the words that it sets. */
  :is(.payoff, .menu, .trumps) input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  /* Figures. */
  :is(.points:last-child b, .lines :is(td, th):last-child, .contracts button[data-cell], .mine tr > .number) {
    text-align: end;
  }
  :is(.part-failed, .why-back, .menu, .mine) {
    font-size: var(--_text-m);
  }
  :is(.sub small, .contracts small, .mine th) {
    font-size: var(--_text-xs);
  }
`;
