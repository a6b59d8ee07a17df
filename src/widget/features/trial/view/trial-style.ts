/** The training, beside the look that it shares with puzzles: the task, the dots, the card of the mistake, the hints and the cards tried. */
import { css } from 'lit';

export const trialStyle = css`
  .of-trial .sentence {
    display: inline;
  }
  .of-trial > .dots {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  .dots > ol {
    display: flex;
    gap: 6px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .dots .place {
    font-size: var(--_text-s);
    white-space: nowrap;
  }
  .dots .late {
    box-shadow: inset 0 0 0 1.5px var(--_accent);
    color: var(--_accent);
  }
  .dots .skipped {
    border: 1px dashed;
    box-shadow: none;
  }
  /* A ring of its own around the one that is shown. */
  .dots :is(.ok, .late, .gave).here {
    outline: 1.5px solid;
    outline-offset: 1.5px;
  }
  .glance:has(> .of-trial) .asked .tile {
    border: 1.5px dashed var(--_loss);
  }
  .opens {
    position: absolute;
    inset-block-start: 8px;
    inset-inline: 18px calc(100% - var(--_at) + 8px);
    color: var(--_muted);
    font-size: var(--_text-s);
    line-height: var(--_leading);
  }
  /* In the larger part of the chart. */
  .opens.right {
    inset-inline: calc(var(--_at) + 12px) 8px;
  }
  .of-trial .said {
    display: grid;
    gap: 8px;
  }
  .of-trial .crumb {
    display: flex;
    align-items: center;
    padding-block-end: 6px;
  }
  .crumb > .verdict {
    flex: 1;
    padding-block: 6px;
  }
  .of-trial .compared {
    margin-block-start: 0;
  }
  .cost-said {
    padding-block: 6px;
    font-size: var(--_text-m);
  }
  .seen {
    color: var(--_muted);
    font-size: var(--_text-s);
    line-height: var(--_leading);
  }
  .verdict.hint {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    align-items: start;
    background: var(--_accent-wash);
  }
  .hint p {
    font-size: var(--_text-m);
  }
  .bulb {
    inline-size: 20px;
    block-size: 20px;
    fill: var(--_accent);
  }
  .tried {
    inline-size: 100%;
    font-size: var(--_text-m);
    line-height: var(--_leading);
  }
  .tried :is(th, td) {
    padding-block: 4px;
  }
  .tried thead th,
  .tried .muted {
    color: var(--_muted);
    font-size: var(--_text-s);
  }
  .tried .number {
    padding-inline-start: 8px;
    text-align: end;
  }
  .tried tbody tr {
    border-block-start: 1px solid var(--_line);
  }
  .tried .loss {
    font-weight: 650;
  }
  .place .muted::before {
    content: '· ';
  }
  .place .muted {
    color: var(--_muted);
  }
  /* A phone has room for the switch and the points taken. */
  @container (max-width: 559.9px) {
    .glance:has(> .of-trial) .corner.tl:has(+ .corner > .switch-hands),
    .corner:has(> .switch-hands) > .long {
      display: none;
    }
    .corner > .sep.switch-hands::before {
      content: none;
    }
    .facts:has(.switch-hands) {
      align-items: center;
    }
    .corner.tr:has(> .switch-hands) + .corner {
      margin-inline-start: auto;
    }
  }
  @container (max-width: 639.9px) {
    .panel.of-trial:not(:has(.of-all)) > .said {
      min-block-size: 0;
    }
    .of-trial > .panel-open {
      order: 0;
    }
  }
  @container (min-width: 640px) and (max-width: 899.9px) {
    .panel.of-trial > .panel-open {
      display: block;
      block-size: auto;
    }
  }
  .of-trial > .panel-foot {
    align-items: center;
  }
  .sum-up {
    flex: 1 1 12rem;
    font-size: var(--_text-m);
  }
`;
