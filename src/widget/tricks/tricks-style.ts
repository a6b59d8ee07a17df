/** The list of tricks. */
import { css } from 'lit';

export const tricks = css`
  table {
    table-layout: fixed;
    inline-size: 100%;
    max-inline-size: 30rem;
    margin-inline: auto;
    border-collapse: collapse;
    font-size: 0.875em;
  }
  .panel-title {
    font-size: 0.875em;
  }
  caption,
  .panel-title {
    text-align: start;
    font-weight: 600;
  }
  /* Room for the longest caption, so that the rows stay where they are. */
  .tricks caption {
    block-size: 2.6em;
    vertical-align: top;
  }
  @container (min-width: 480px) and (max-width: 799px) {
    .tricks caption {
      block-size: 1.3em;
    }
  }
  th,
  td {
    block-size: calc(var(--_trick) + 1px);
    padding: 0 0.1em;
    border-block-end: 1px solid var(--_line);
    font-weight: 400;
    text-align: start;
  }
  thead th,
  th[scope='row'] {
    color: var(--_muted);
    font-size: 0.8125rem;
  }
  abbr {
    text-decoration: none;
  }
  .number {
    inline-size: 2.25rem;
    text-align: end;
  }
  td.so-far {
    color: var(--_muted);
    font-size: 0.75rem;
    white-space: nowrap;
  }
  .tricks th.number {
    font-size: 0.6875rem;
  }
  .so-far {
    inline-size: 3rem;
  }
  /* Two numbers in the room of one. */
  .with-roem td.points {
    font-size: 0.75rem;
    white-space: nowrap;
  }
  .tricks.with-roem .points {
    inline-size: 2.75rem;
  }
  .tricks.with-roem .so-far {
    inline-size: 3.5rem;
    font-size: 0.6875rem;
  }
  .ordinal {
    inline-size: 1.125rem;
  }
  /* The winning card shows it too. */
  .winner {
    display: none;
    inline-size: 2rem;
  }
  .play {
    display: flex;
    flex-wrap: wrap;
    align-content: center;
    align-items: center;
    column-gap: 0.25em;
    inline-size: 100%;
    min-block-size: var(--_trick);
    border-radius: 3px;
    line-height: 1.05;
    white-space: nowrap;
  }
  .led-card {
    display: inline-flex;
    align-items: center;
    gap: 0.15em;
  }
  .lead-mark {
    visibility: hidden;
    flex: none;
    inline-size: 0.4em;
    block-size: 0.6em;
    fill: currentColor;
  }
  .leads .lead-mark {
    visibility: visible;
  }
  .play.wins {
    font-weight: 700;
  }
  .play.wins .index {
    border-block-end: 2px solid currentColor;
  }
  .play.made {
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
  /* Cards not played yet are lighter by weight and by the missing background, without a loss of contrast. */
  .future th[scope='row'],
  .future .number {
    font-weight: 300;
  }
  .play.nobodys .index,
  .future .play.nobodys.wins {
    font-weight: 300;
    font-style: italic;
  }
  .play.nobodys.wins .index {
    border-block-end-width: 1px;
  }
  .play.left-record {
    border-inline-start: 2px dashed var(--_accent);
  }
  .play[aria-current] {
    box-shadow: inset 0 0 0 1.5px var(--_accent);
  }
  .cost {
    margin-inline-start: 0.5em;
    color: var(--_loss);
    font-size: 0.6875rem;
    font-weight: 400;
  }
  .cost.dear {
    padding-inline: 0.25em;
    border: 1px solid currentColor;
    border-radius: 0.6em;
    font-weight: 700;
  }
  .loss {
    color: var(--_loss);
  }
  @container (min-width: 360px) {
    .number {
      inline-size: 2.75rem;
    }
    .so-far {
      inline-size: 3.25rem;
    }
    .winner {
      display: table-cell;
    }
  }
  @container (min-width: 800px) {
    .tricks .winner {
      display: none;
    }
  }
`;
