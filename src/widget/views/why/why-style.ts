/** The account of a play. */
import { css } from 'lit';

export const whyStyle = css`
  .why {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-block-size: 0;
  }
  .crumb {
    flex: none;
    gap: 12px;
    min-block-size: max(43px, var(--_target));
    border-block-end: 1px solid var(--_line);
    line-height: var(--_leading);
  }
  .why-title {
    font-size: var(--_text-l);
    font-weight: 650;
  }
  .why-back {
    flex: none;
    align-self: stretch;
  }
  @media (pointer: coarse) {
    .why-back {
      min-block-size: var(--_target);
    }
  }
  .why-state,
  .compared > .lead {
    padding-block: 8px;
    font-size: var(--_text-s);
    line-height: var(--_rem);
  }
  .lines {
    inline-size: 100%;
    table-layout: fixed;
    font-size: min(var(--_text-s), 15px);
    line-height: 20px;
  }
  .lines :is(td, th) {
    padding: var(--_cell, 2px) 0;
  }
  .lines :is(td, th):nth-child(2) {
    padding-inline-end: 4px;
  }
  .lines :is(td, th):nth-child(3) {
    padding-inline-start: 4px;
  }
  .lines thead th {
    padding-block-end: 4px;
    line-height: 18px;
    vertical-align: bottom;
  }
  .lines .both {
    text-indent: 4px;
  }
  .lines thead .words {
    color: var(--_muted);
  }
  .lines thead .index {
    font-weight: 650;
    text-indent: 0;
  }
  .lines :is(td, th):first-child {
    inline-size: 14px;
    color: var(--_muted);
    font-size: min(var(--_text-xs), 13px);
  }
  :is(.lines :is(td, th):last-child, .line-cells .wins, .lines :is(.gain, .worse, tfoot) .ours) {
    font-weight: 700;
  }
  .lines :is(td, th):last-child {
    inline-size: 34px;
  }
  .lines.hundreds :is(td, th):last-child {
    inline-size: 38px;
    font-size: min(var(--_text-xs), 13px);
    letter-spacing: -0.05em;
  }
  .line-cells {
    display: grid;
    grid-template-columns: 14px repeat(4, minmax(max-content, 1fr)) minmax(22px, max-content);
    padding-inline: 4px;
    border-radius: 4px;
  }
  /* Words take a second line before they touch the figure. */
  .line-cells:has(> .words) {
    grid-template-columns: minmax(0, 1fr) max-content;
  }
  .line-cells .index {
    margin-inline-end: 2px;
    letter-spacing: -0.04em;
  }
  .line-cells .pip {
    inline-size: 0.85em;
    block-size: 0.85em;
    margin-inline-start: 0.1em;
  }
  .line-cells .leader {
    font-size: min(0.6875 * var(--_rem), 11px);
  }
  .line-cells .wins .index {
    box-shadow: inset 0 -1.5px currentColor;
  }
  .line-cells .figure {
    padding-inline-start: 2px;
    text-align: end;
  }
  .lines .same :is(.leader, td, th) {
    color: inherit;
  }
  .lines :is(.gain, .worse) .line-cells {
    background: var(--_wash-strong);
  }
  .lines .gain td:nth-child(2) .line-cells {
    background: var(--_accent-wash);
  }
  .lines .worse td:nth-child(2) .line-cells {
    background: var(--_loss-wash);
  }
  .lines .gain .difference,
  .reason .gained {
    color: var(--_accent);
  }
  .lines .now .line-cells {
    box-shadow: inset 0 0 0 1.5px currentColor;
  }
  .lines tbody::after {
    content: '';
    display: block;
    block-size: 4px;
  }
  .lines tfoot tr {
    border-block-start: 1.5px solid;
  }
  .lines tfoot td {
    padding-block: var(--_sum, 6px 4px);
  }
  .lines:has(.fold):not(.unfolded) .may-fold {
    display: none;
  }
  .fold .line-cells {
    align-items: center;
  }
  .fold button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-block-size: var(--_target);
  }
  .fold button::before {
    content: '▸';
  }
  .fold [aria-expanded='true']::before {
    content: '▾';
  }
  /* With the comma after it. */
  .won {
  }
  .why .reason {
    padding-block-start: 2px;
    font-size: var(--_text-l);
    line-height: var(--_leading);
  }
  .parts {
    padding-block-start: 4px;
    font-size: var(--_text-s);
    line-height: calc(1.125 * var(--_rem));
  }
  .parts summary {
    min-block-size: var(--_target);
    cursor: pointer;
  }
  .shows {
    padding-block-start: 8px;
  }
  /* A red sign has too little contrast there. */
  .show.best .pip {
    --_red: currentColor;
    --_blue: currentColor;
    --_green: currentColor;
  }
  .show[aria-pressed='true'] {
    box-shadow:
      0 0 0 2px var(--_page),
      0 0 0 4px currentColor;
  }
  .show.best[aria-pressed='true'] {
    box-shadow:
      0 0 0 2px var(--_page),
      0 0 0 4px var(--_accent);
  }
  .why .single-dummy {
    padding-block-start: 8px;
    font-size: var(--_text-s);
  }
  .why .single-dummy:has(.play-verdict) {
    padding-block-start: 4px;
  }
  @media (forced-colors: active) {
    .line-cells .wins .index {
      border-block-end: 2px solid;
    }
    .lines .now .line-cells {
      outline: 2px solid;
    }
    .show[aria-pressed='true'] {
      border-width: 3px;
    }
  }
  @container (max-width: 559.9px) {
    .lines {
      font-size: 13px;
    }
  }
  @container (max-width: 339.9px) or ((min-width: 560px) and (max-width: 659.9px)) {
    .lines {
      font-size: 12px;
    }
    .line-cells .rank {
      letter-spacing: -0.08em;
    }
    .line-cells {
      grid-template-columns: repeat(4, minmax(max-content, 1fr)) minmax(16px, max-content);
      padding-inline: 2px;
    }
    .line-cells .index {
      margin-inline-end: 1px;
    }
    .line-cells .pip {
      inline-size: 0.75em;
      block-size: 0.75em;
      /* As the letters are closer, so is the sign. */
      margin-inline-start: calc(1px + 0.08em);
    }
    .line-cells .leader {
      display: none;
    }
  }
  /* Leads have a sign: the leader’s letter gives them its room, and in the narrowest columns the letters are smaller. */
  @container (max-width: 379.9px) or ((min-width: 560px) and (max-width: 679.9px)) or ((min-width: 900px) and (max-width: 1019.9px)) {
    .leads .line-cells:has(> .leader) {
      grid-template-columns: repeat(4, minmax(max-content, 1fr)) minmax(16px, max-content);
    }
    .leads .leader {
      display: none;
    }
  }
  @container (max-width: 309.9px) or ((min-width: 560px) and (max-width: 589.9px)) {
    .leads {
      font-size: 11px;
    }
    .leads td:nth-child(2) {
      padding-inline-end: 1px;
    }
    .leads td:nth-child(3) {
      padding-inline-start: 1px;
    }
  }
  @container (min-width: 560px) and (max-width: 899.9px) {
    .because {
      display: grid;
      grid-template: 'table summary' auto 'table knowing' 1fr / minmax(0, 1fr) max(248px, 41cqi);
      column-gap: 24px;
    }
    .because > .single-dummy {
      grid-area: knowing;
    }
    .compared {
      grid-area: table;
    }
    .lines {
      --_cell: 1px;
      --_sum: 3px 1px;
      line-height: 18px;
    }
    .because > .summary {
      grid-area: summary;
    }
    .compared > .lead {
      padding-block-end: 4px;
    }
  }
  @container (min-width: 560px) {
    .crumb {
      min-block-size: max(31px, var(--_target));
    }
    .shows {
      flex-wrap: nowrap;
    }
    .show {
      padding-inline: 8px;
      font-size: var(--_text-xs);
    }
  }
  @container (min-width: 900px) {
    .crumb {
      min-block-size: max(27px, var(--_target));
      padding-block-end: 7px;
    }
    .why-back {
      margin-block-end: -7px;
      padding-block-end: 7px;
    }
    .compared > .lead {
      padding-block: 6px 4px;
    }
    .lines {
      --_cell: 1px;
      --_sum: 4px 2px;
    }
    .because {
      display: flex;
      flex: 1;
      flex-direction: column;
      min-block-size: 0;
      overflow: hidden auto;
    }
    /* The reason and its buttons stay in view, unless large text leaves the lines no room. */
    .because > :is(.summary, .single-dummy) {
      flex: none;
    }
    .compared {
      flex: 1 0 120px;
      min-block-size: 0;
      margin-block-start: 6px;
      margin-inline-start: -6px;
      padding-inline: 6px 0;
      overflow: hidden auto;
      overscroll-behavior: contain;
      scrollbar-width: thin;
    }
  }
  @container (min-width: 900px) and (max-width: 1019.9px) {
    .lines {
      line-height: 18px;
    }
  }
`;
