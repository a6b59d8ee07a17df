/** Hands as in printed columns: rows of ranks after the sign of their suit. */
import { css } from 'lit';

export const diagram = css`
  .rows {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125em 1em;
    padding-block-start: 0.25em;
  }
  .rows .suit {
    display: flex;
    min-block-size: var(--_row);
  }
  .rows ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125em;
  }
  .rows .sign {
    display: flex;
    flex-direction: column;
    align-items: start;
    inline-size: 1.1875em;
    padding-block-start: 0.375em;
  }
  .rows .trump .sign {
    align-items: center;
    inline-size: 2.25em;
  }
  .rows .sign .pip {
    inline-size: 0.9em;
    block-size: 0.9em;
  }
  .rows .card {
    display: flex;
    flex-direction: column;
    align-items: center;
    inline-size: 2.75rem;
    block-size: var(--_row);
    gap: 0.125em;
    padding-block-start: 0.1875em;
    border-radius: 4px;
  }
  .rows .card .rank {
    font-weight: 600;
  }
  .rows .illegal .rank {
    color: var(--_muted);
    font-weight: 400;
  }
  .rows .played .rank {
    color: var(--_muted);
    font-weight: 400;
    text-decoration: line-through;
  }
  .rows .legal {
    box-shadow: inset 0 0 0 1px var(--_line);
  }
  .rows .next .rank {
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
  }
  .void {
    padding-block-start: 0.2em;
    color: var(--_muted);
  }
  @container (min-width: 480px) {
    .at-top .rows,
    .at-bottom .rows {
      justify-content: center;
    }
    @media (pointer: fine) {
      .rows .card {
        inline-size: 2.375rem;
      }
    }
    .at-left .rows,
    .at-right .rows {
      flex-direction: column;
    }
    .at-left .rows .sign,
    .at-right .rows .sign {
      align-items: center;
      inline-size: 2.25em;
    }
  }
`;
