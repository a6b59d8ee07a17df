/** The review of the record. */
import { css } from 'lit';

export const review = css`
  .judged {
    min-block-size: 2.6em;
    font-size: 0.875em;
  }
  .review-state {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.75em;
    min-block-size: max(2.6em, var(--_trick));
    color: var(--_muted);
    font-size: 0.875em;
  }
  /* The words say it too. */
  .review progress {
    display: none;
    inline-size: 6em;
    accent-color: var(--_accent);
  }
  .could-know {
    min-block-size: var(--_trick);
    font-size: 0.875em;
  }
  .review-subtitle {
    margin-block-start: 0.5rem;
    font-size: 0.875em;
    font-weight: 600;
  }
  .turning-points {
    min-block-size: 8.25rem;
  }
  .no-mistakes {
    margin-block-start: -8.25rem;
    min-block-size: 8.25rem;
    font-size: 0.875em;
  }
  .turning-points button {
    display: grid;
    grid-template-columns: 2.75em minmax(0, 1fr);
    align-items: center;
    inline-size: 100%;
    min-block-size: 2.75rem;
    border-block-end: 1px solid var(--_line);
    font-size: 0.875em;
    text-align: start;
  }
  .turning-points [aria-current] {
    box-shadow: inset 3px 0 var(--_accent);
  }
  .turning-points [aria-current] .loss {
    padding-inline-start: 0.5em;
  }
  .sums {
    margin-block-start: 0.5rem;
    margin-inline: 0;
  }
  .sums .side > * {
    font-weight: 600;
  }
  .sums th:last-child,
  .sums td:last-child {
    inline-size: 45%;
    white-space: nowrap;
  }
  .sums .player th {
    padding-inline-start: 1em;
  }
  .review-note {
    margin-block-start: 0.25rem;
    color: var(--_muted);
    font-size: 0.75em;
  }
  @container (min-width: 480px) {
    .review progress {
      display: inline-block;
    }
  }
  @container (min-width: 800px) {
    .outcome {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 2rem;
    }
    .dearest {
      order: -1;
    }
    .review-state {
      min-block-size: var(--_trick);
    }
    /* Some languages and widths need two lines. */
    .review-note {
      min-block-size: 2.6em;
    }
  }
`;
