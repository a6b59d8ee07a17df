/** On paper: black on white in every colour scheme, hands beside tricks, less than half a page of A4. */
import { css } from 'lit';

export const print = css`
  .print {
    display: none;
  }
  @media print {
    :host {
      break-inside: avoid;
    }
    .frame:has(> .print) > :not(.print) {
      display: none;
    }
    .print {
      /* The colours of the decks as greys. A filter would do as much, but browsers print pixels of what it covers. */
      --_red: #000;
      --_blue: #000;
      --_green: #000;
      --_gold: #c0c0c0;
      --_sky: #6b6b6b;
      --_rose: #5d5d5d;
      --_leaf: #949494;
      --_wood: #8a8a8a;
      --_steel: #d1d1d1;
      --_cloth: #fff;
      display: flex;
      flex-wrap: wrap;
      align-items: start;
      gap: 2mm 8mm;
      grid-column: 1 / -1;
      color: #000;
      color-scheme: light;
      font-size: 10pt;
      line-height: 1.3;
    }
    .print .pip {
      inline-size: 0.9em;
      block-size: 0.9em;
    }
    :is(.print-meta, .print-headline) {
      inline-size: 100%;
    }
    .print-headline {
      font-size: 12pt;
      font-weight: 600;
    }
    .print-headline em {
      font-style: normal;
    }
    .print-deal {
      display: grid;
      grid-template-columns: auto 16mm auto;
      gap: 1.5mm 4mm;
      align-items: center;
    }
    .print-seat {
      font-weight: 600;
    }
    .print-hand {
      white-space: nowrap;
    }
    /* North and South are flush with the compass. */
    .print-N {
      grid-area: 1 / 2 / auto / -1;
    }
    .print-W {
      grid-area: 2 / 1;
    }
    .print-E {
      grid-area: 2 / 3;
    }
    .print-S {
      grid-area: 3 / 2 / auto / -1;
    }
    .print-compass {
      display: grid;
      grid-area: 2 / 2;
      grid-template: repeat(3, 1fr) / repeat(3, 1fr);
      place-items: center;
      aspect-ratio: 1;
      border: 0.3mm solid #000;
      font-size: 8pt;
      line-height: 1;
    }
    .print-compass :is(.print-N, .print-S) {
      grid-column: 2;
    }
    .print-compass :is(.print-W, .print-E) {
      grid-row: 2;
    }
    .print-tricks {
      font-size: 9.5pt;
    }
    .print-tricks :is(th, td) {
      padding: 0.3mm 1.5mm;
      border-block-end: 0.2mm solid #999;
    }
    .print-tricks th {
      font-weight: 700;
    }
    .print-tricks .number {
      text-align: end;
    }
    .print-led::before {
      content: '▸';
    }
    .print-won .index {
      border-block-end: 0.4mm solid #000;
      font-weight: 700;
    }
    .print-tricks small {
      font-size: 7.5pt;
    }
    .print-ahead {
      font-style: italic;
    }
  }
`;
