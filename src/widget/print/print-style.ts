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
      --_red: #000;
      --_blue: #000;
      --_green: #000;
      display: flex;
      flex-wrap: wrap;
      align-items: start;
      justify-content: space-between;
      gap: 2mm 8mm;
      grid-column: 1 / -1;
      color: #000;
      color-scheme: light;
      filter: grayscale(1);
      font-size: 10pt;
      line-height: 1.3;
    }
    .print .pip {
      inline-size: 0.9em;
      block-size: 0.9em;
    }
    .print-meta,
    .print-headline {
      inline-size: 100%;
    }
    .print-headline {
      font-size: 12pt;
      font-weight: 600;
    }
    .print-deal {
      display: grid;
      grid-template-columns: repeat(4, auto);
      gap: 1mm 4mm;
    }
    .print-seat {
      font-weight: 600;
    }
    .print-hand {
      white-space: nowrap;
    }
    .print-N {
      grid-area: 1 / 2 / auto / span 2;
    }
    .print-W {
      grid-area: 2 / 1 / auto / span 2;
    }
    .print-E {
      grid-area: 2 / 3 / auto / span 2;
    }
    .print-S {
      grid-area: 3 / 2 / auto / span 2;
    }
    .print-tricks {
      inline-size: auto;
      max-inline-size: none;
      margin: 0;
      border-collapse: collapse;
      font-size: 9.5pt;
    }
    .print-tricks th,
    .print-tricks td {
      block-size: auto;
      padding: 0.3mm 2mm;
      border-block-end: 0.2mm solid #999;
      color: #000;
      font-size: inherit;
      text-align: start;
    }
    .print-tricks .number {
      inline-size: auto;
      text-align: end;
    }
    .print-led::before {
      content: '▸';
    }
    .print-won .index {
      border-block-end: 0.4mm solid #000;
      font-weight: 700;
    }
    .print-ahead {
      font-style: italic;
    }
  }
`;
