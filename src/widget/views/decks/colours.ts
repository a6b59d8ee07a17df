/**
 * The colours of cards, as classes of outlines. A card has a paper of its own. A suit sign beside words is on the
 * page's background, in the page's text colour.
 */
import { css } from 'lit';

export const colours = css`
  :host {
    --_card-paper: var(--jass-card, light-dark(#fffefa, #23262c));
    --_card-ink: var(--jass-card-ink, light-dark(#1c1b19, #eceae4));
    --_paper: var(--_card-paper);
    --_ink: var(--_card-ink);
    --_card-line: light-dark(#c9c6be, #484e58);
    --_back: var(--jass-back, light-dark(#5f7fa3, #7893b5));
    --_red: var(--jass-red, light-dark(#b3202c, #ff9a94));
    --_blue: var(--jass-blue, light-dark(#0b55a5, #8fc0f5));
    --_green: var(--jass-green, light-dark(#176b35, #86d09b));
    --_gold: light-dark(#f7bf2d, #f2bb3f);
    --_sky: light-dark(#2f74c6, #5f9ce8);
    --_rose: light-dark(#d63b45, #f0707a);
    --_leaf: light-dark(#5cab4f, #70c07c);
    --_wood: light-dark(#b9834a, #cc9a62);
    --_steel: light-dark(#cfd1d3, #a9aeb6);
    --_cloth: light-dark(#fff, #e9e6df);
    --_contour: light-dark(currentColor, #15171b);
  }
  svg.face {
    display: block;
    border: 1px solid var(--_card-line);
    border-radius: 10% / 6.67%;
    background: var(--_paper);
    color: var(--_ink);
  }
  .ink {
    --_paint: currentColor;
    fill: currentColor;
  }
  .red {
    --_paint: var(--_red);
    fill: var(--_red);
  }
  .blue {
    --_paint: var(--_blue);
    fill: var(--_blue);
  }
  .green {
    --_paint: var(--_green);
    fill: var(--_green);
  }
  .gold {
    fill: var(--_gold);
  }
  .sky {
    fill: var(--_sky);
  }
  .rose {
    fill: var(--_rose);
  }
  .leaf {
    fill: var(--_leaf);
  }
  .wood {
    fill: var(--_wood);
  }
  .steel {
    fill: var(--_steel);
  }
  .cloth {
    fill: var(--_cloth);
  }
  .hole {
    fill: var(--_contour);
  }
  .line,
  .cut {
    fill: none;
  }
  .line,
  .cut,
  .edge {
    stroke: var(--_contour);
    stroke-width: 1.25px;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .line {
    stroke: currentColor;
  }
  .letter {
    font-size: 18.5px;
    font-weight: 700;
    text-anchor: middle;
  }
  .tint {
    fill-opacity: 0.12;
  }
  @media print {
    .face {
      color-scheme: light;
    }
  }
  @media (forced-colors: active) {
    :host {
      --_paper: Canvas;
      --_ink: CanvasText;
      --_red: CanvasText;
      --_blue: CanvasText;
      --_green: CanvasText;
      --_gold: Canvas;
      --_rose: Canvas;
      --_leaf: Canvas;
      --_wood: Canvas;
      --_steel: Canvas;
      --_cloth: Canvas;
      --_back: CanvasText;
      --_sky: CanvasText;
      --_contour: CanvasText;
    }
    .line,
    .cut,
    .edge {
      stroke-width: 1.75px;
    }
  }
`;
