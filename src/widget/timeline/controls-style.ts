/** The buttons and the slider that move through the deal, and the button for the list of keys. */
import { css } from 'lit';

export const controls = css`
  .middle {
    touch-action: pan-y pinch-zoom;
  }
  .controls {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.5rem;
  }
  .steps {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
  }
  .controls button[data-step] {
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border: 1px solid var(--_line);
    border-radius: 4px;
  }
  .controls button[data-step='best'] {
    border-color: var(--_accent);
    color: var(--_accent);
  }
  .controls button[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
  .controls button svg {
    inline-size: 1rem;
    block-size: 1rem;
    margin: auto;
    fill: currentColor;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linejoin: round;
    display: block;
  }
  .slider {
    appearance: none;
    flex: 1 1 100%;
    min-inline-size: 0;
    block-size: var(--_trick);
    margin: 0;
    background: none;
    cursor: pointer;
  }
  .slider::-webkit-slider-runnable-track {
    block-size: 4px;
    border-radius: 2px;
    background: var(--_line);
  }
  .slider::-moz-range-track {
    block-size: 4px;
    border-radius: 2px;
    background: var(--_line);
  }
  .slider::-webkit-slider-thumb {
    appearance: none;
    inline-size: 0.75rem;
    block-size: 1.25rem;
    margin-block-start: calc(2px - 0.625rem);
    border-radius: 3px;
    background: var(--_accent);
  }
  .slider::-moz-range-thumb {
    inline-size: 0.75rem;
    block-size: 1.25rem;
    border: 0;
    border-radius: 3px;
    background: var(--_accent);
  }
  .progress {
    min-inline-size: min(13.5em, 100%);
  }
  .keys,
  .controls .key-list-button {
    display: none;
    color: var(--_muted);
    font-size: 0.75em;
  }
  .text-button,
  .key-list-button {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  .text-button {
    min-block-size: var(--_trick);
  }
  .retry,
  .record {
    min-block-size: 2.75rem;
  }
  .record.kept {
    visibility: hidden;
  }
  @container (min-width: 480px) {
    .controls {
      justify-content: center;
    }
    .slider {
      flex: 1 1 12rem;
    }
    @media (pointer: fine) {
      .keys,
      .controls .key-list-button {
        display: block;
      }
    }
  }
`;
