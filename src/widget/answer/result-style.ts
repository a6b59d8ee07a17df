/** The result: payoffs, headline, bar of both sides, state of the engine. */
import { css } from 'lit';

export const answer = css`
  .meta,
  .engine,
  .caption,
  .progress,
  .role {
    color: var(--_muted);
    font-size: 0.8125em;
  }
  .meta button {
    margin-inline-start: 0.5em;
  }
  .unbroken {
    white-space: nowrap;
  }
  .about {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    margin-block-end: 0.25rem;
  }
  .payoffs {
    display: flex;
    border: 1px solid var(--_line);
    border-radius: 4px;
    font-size: 0.8125em;
  }
  .payoff {
    position: relative;
    display: flex;
    align-items: center;
    min-block-size: var(--_trick);
    padding-inline: 0.75em;
    border-radius: 3px;
    cursor: pointer;
    touch-action: manipulation;
  }
  .payoff + .payoff {
    border-inline-start: 1px solid var(--_line);
  }
  .payoff input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  .payoff:has(:checked) {
    box-shadow: inset 0 -3px var(--_accent);
  }
  .payoff:has(:focus-visible) {
    outline: 2px solid var(--_accent);
    outline-offset: 1px;
  }
  .headline {
    min-block-size: 3.9em;
    font-size: 1.125em;
    font-weight: 600;
    text-wrap: balance;
  }
  /* The sentence about a score is longer than that about card points. */
  .headline.wordy {
    min-block-size: 5.2em;
  }
  .sum {
    min-block-size: 3.9em;
    font-size: 0.875em;
  }
  .score {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    font-size: 0.875em;
  }
  .bar {
    order: 1;
    inline-size: 100%;
    block-size: 0.625rem;
    border: 1px solid var(--_line);
    border-radius: 2px;
  }
  .bar-ew {
    fill: transparent;
  }
  .bar-open {
    fill: color-mix(in srgb, var(--_accent) 28%, transparent);
  }
  .bar-ns {
    fill: var(--_accent);
  }
  .bar-taken {
    fill: color-mix(in srgb, currentColor 45%, transparent);
  }
  .bar-level {
    stroke: currentColor;
    stroke-width: 1px;
    stroke-dasharray: 2 1;
  }
  .bar-estimate {
    stroke: currentColor;
    stroke-width: 2px;
  }
  .proven {
    font-weight: 300;
  }
  .engine {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.6em;
    min-block-size: 1.5rem;
    margin-block-start: 0.25rem;
  }
  .light {
    inline-size: 0.55em;
    block-size: 0.55em;
    border: 1.5px solid currentColor;
    border-radius: 50%;
  }
  .exact .light {
    background: currentColor;
  }
  .computing .light {
    border-style: dotted;
  }
  .failed .light {
    border-radius: 0;
    background: currentColor;
    rotate: 45deg;
  }
  .failed {
    color: inherit;
  }
  .phase {
    font-weight: 600;
  }
  .quiet .light {
    border-style: dashed;
  }
  .retry,
  .record {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  @container (min-width: 400px) {
    .headline.wordy {
      min-block-size: 3.9em;
    }
    .sum {
      min-block-size: 2.6em;
    }
  }
  @container (min-width: 480px) {
    .headline,
    .headline.wordy {
      min-block-size: 2.6em;
    }
  }
  @container (min-width: 800px) {
    .headline,
    .sum {
      min-block-size: 1.3em;
    }
  }
  @container (min-width: 1000px) {
    .headline.wordy {
      min-block-size: 1.3em;
    }
  }
`;
