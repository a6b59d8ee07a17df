/** The buttons from mistake to mistake, beside an account and below the board on a phone, and the verdict on a play. */
import { css } from 'lit';

export const pager = css`
  .next-mistake {
    align-items: center;
    justify-content: space-between;
    font-size: min(var(--_text-m), 5cqi);
    white-space: nowrap;
  }
  .next-mistake > :only-child {
    margin: auto;
  }
  .pager {
    display: inline-flex;
    margin-inline-start: 4px;
  }
  .crumb .pager {
    margin: -4px 0 -4px auto;
  }
  .pager-step {
    display: grid;
    place-content: center;
    min-inline-size: max(28px, var(--_target));
    min-block-size: max(28px, var(--_target));
    border-radius: 7px;
  }
  .pager-step[aria-disabled='true'] {
    opacity: 0.35;
  }
  @container (max-width: 559.9px) {
    .crumb .pager {
      display: none;
    }
  }
  .play-verdict {
    font-size: var(--_text-xs);
    line-height: var(--_rem);
  }
  .play-verdict :is(details, summary) {
    display: inline;
  }
  .play-verdict summary {
    color: var(--_muted);
    text-decoration: underline;
    white-space: nowrap;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    .play-verdict summary {
      padding-block: 14px;
    }
  }
  .play-verdict ul {
    margin: 0;
    padding-inline-start: 1.2em;
  }
`;
