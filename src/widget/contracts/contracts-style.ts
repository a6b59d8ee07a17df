/**
 * The table of contracts. Measures and colours come from base-style.ts. Every mark has its room reserved, so that
 * nothing moves.
 */
import { css } from 'lit';

export const contractsStyles = css`
  .contracts {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem 2rem;
    grid-column: 1 / -1;
  }
  .contracts table {
    table-layout: fixed;
    inline-size: 100%;
    max-inline-size: 34rem;
    margin: 0;
    border-collapse: collapse;
    font-size: 0.875em;
  }
  .contracts caption {
    padding-block-end: 0.25rem;
    font-weight: 600;
    text-align: start;
  }
  .contracts th,
  .contracts td {
    block-size: auto;
    padding: 0;
    border-block-end: 1px solid var(--_line);
    text-align: center;
  }
  .contracts th {
    color: inherit;
    font-size: 0.8125rem;
    font-weight: 400;
  }
  .contracts th:first-child {
    inline-size: 5.25rem;
    text-align: start;
    white-space: nowrap;
  }
  .contracts td button {
    position: relative;
    display: grid;
    align-content: center;
    justify-items: center;
    inline-size: 100%;
    min-block-size: max(2.5rem, var(--_trick));
    border-radius: 4px;
    line-height: 1.15;
    text-align: center;
  }
  .contracts td button:hover {
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
  .contracts .open .figures {
    font-weight: 300;
  }
  .contracts td [aria-current] {
    box-shadow: inset 0 0 0 2px var(--_accent);
  }
  .contracts .own {
    outline: 1.5px dashed currentColor;
    outline-offset: -2px;
  }
  .contracts td button:focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 1px;
  }
  .contracts .tags {
    display: flex;
    gap: 0.125rem;
    min-block-size: 0.9375rem;
  }
  .contracts .tag {
    display: inline-block;
    padding-inline: 0.3em;
    border: 1px solid var(--_accent);
    border-radius: 0.5em;
    font-size: 0.625rem;
    font-weight: 600;
    line-height: 0.8125rem;
  }
  .contracts .tag.NS {
    background: var(--_accent);
    color: var(--_on-accent);
  }
  .about-contracts {
    display: grid;
    align-content: start;
    gap: 0.25rem;
    font-size: 0.8125em;
    color: var(--_muted);
  }
  /* One of them is visible, in the room of the longer one. */
  .legends {
    display: grid;
  }
  .legends > * {
    grid-area: 1 / 1;
  }
  .legends [hidden] {
    display: block;
    visibility: hidden;
  }
  .work {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.75em;
    min-block-size: var(--_trick);
  }
  .work progress {
    inline-size: 6em;
    accent-color: var(--_accent);
  }
  @container (min-width: 800px) {
    .about-contracts {
      padding-block-start: 2.5rem;
    }
    .contracts {
      grid-template-columns: minmax(0, 34rem) minmax(0, 1fr);
    }
  }
`;
