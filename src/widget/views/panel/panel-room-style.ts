/**
 * The room of the panel. Beside the board it is as high as the board, whatever it shows;
 * below the board it has at least the room of the tricks.
 */
import { css } from 'lit';

export const panelRoom = css`
  .panel {
    --_tab: max(43px, var(--_target));
    --_tabs: 0px;
    --_rows: var(--_tricks);
    --_caption: 20px;
    position: relative;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    min-block-size: calc(var(--_tabs) + 28px + var(--_rows) * var(--_trick) + var(--_caption));
  }
  .panel.with-tabs {
    --_tabs: calc(var(--_tab) + 5px);
  }
  @media (pointer: fine) {
    .panel.long {
      --_trick: 24px;
    }
  }
  .part-failed {
    padding-block-start: 8px;
    font-size: calc(0.875 * var(--_rem));
    overflow-wrap: anywhere;
  }
  @container (min-width: 560px) {
    .panel {
      --_tab: max(31px, var(--_target));
    }
  }
  @container (min-width: 640px) and (max-width: 899.9px) {
    .panel {
      --_rows: var(--_half);
      --_caption: 0px;
    }
  }
  @container (min-width: 900px) {
    .panel {
      contain: size;
      min-block-size: 288px;
    }
  }
`;
