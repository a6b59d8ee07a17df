/** The contents of the corners of the board. */
import { css } from 'lit';

export const corners = css`
  .corner {
    font-size: 0.8125rem;
    line-height: 16px;
  }
  .corner > :not(b, button) {
    color: var(--_muted);
  }
  .corner b,
  .corner button {
    font-weight: 600;
  }
  .corner .sep::before {
    content: ' · ';
  }
  .corner .star {
    inline-size: 12px;
    block-size: 12px;
    margin-inline-end: 4px;
    fill: var(--_accent);
    vertical-align: -1px;
  }
  .engine .text-button {
    white-space: nowrap;
  }
  .light {
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: 5px;
    border: 1.5px solid currentColor;
    border-radius: 50%;
  }
  .exact .light {
    background: currentColor;
  }
  .estimate .light {
    background: linear-gradient(90deg, currentColor 50%, transparent 0);
  }
  .computing .light {
    border-color: var(--_line-strong);
    border-block-start-color: var(--_accent);
  }
  .failed .light {
    border-radius: 0;
    background: currentColor;
    rotate: 45deg;
  }
  .quiet .light,
  .stopped .light {
    border-style: dashed;
  }
  @media (prefers-reduced-motion: no-preference) {
    .computing:not(.stopped) .light {
      animation: turn 0.9s linear infinite;
    }
  }
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
  @container (max-width: 559.9px) {
    /* One line, whose buttons reach beyond it for a finger. */
    .engine {
      display: flex;
      align-items: center;
      gap: 6px;
    }
    .engine .text-button {
      margin-block: -14px;
    }
  }
  @container (min-width: 560px) {
    .corner .sep {
      display: block;
    }
    .corner .sep::before {
      content: none;
    }
  }
`;
