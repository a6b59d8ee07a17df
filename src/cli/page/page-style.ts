/** The style of pages of deals. The colours of the board are custom properties (src/notation/drawing/picture-colours.ts), from the two themes of pictures. */
import { PICTURE_COLOURS } from '../../notation/drawing/picture-colours.ts';
import type { PictureColours } from '../../notation/drawing/picture-colours.ts';

const propertiesOf = ({ ground, muted, accent, line, card, paints }: PictureColours): string =>
  Object.entries({ ground, muted, accent, line, card, ...paints })
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

export const PAGE_STYLE = `
:root { color-scheme: light dark; ${propertiesOf(PICTURE_COLOURS.light)} }
@media (prefers-color-scheme: dark) { :root { ${propertiesOf(PICTURE_COLOURS.dark)} } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 17px/1.5 system-ui, sans-serif; }
main { max-width: 68rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { margin: 0 0 .25rem; font-size: clamp(1.6rem, 5vw, 2.25rem); line-height: 1.15; letter-spacing: -.015em; text-wrap: balance; }
.intro { margin: 0 0 .75rem; color: var(--muted); }
.answer { margin: 0 0 1.5rem; font-size: 1.15rem; max-width: 42rem; }
.board { display: block; width: 100%; max-width: 42rem; height: auto; margin: 0 0 1.5rem; }
.pip { width: 1em; height: 1em; vertical-align: -.12em; }
h2 { font-size: 1.05rem; margin: 0 0 .35rem; }
section { break-inside: avoid; margin-bottom: 1.75rem; }
@media (min-width: 60rem) { .found { columns: 2; column-gap: 3rem; } }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .95rem; font-variant-numeric: tabular-nums; }
td { padding: .2rem 1rem .2rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 14%, transparent); white-space: nowrap; }
summary { cursor: pointer; padding: .35rem 0; font-weight: 600; }
a { color: var(--accent); }
nav { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; margin-top: 2.5rem; }
.deals { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); gap: 2rem 1.5rem; padding: 0; list-style: none; }
.deals a { display: block; font-weight: 600; text-decoration: none; }
.deals img { display: block; width: 100%; height: auto; margin-bottom: .5rem; border: 1px solid color-mix(in srgb, currentColor 16%, transparent); border-radius: 6px; }
.deals p { margin: 0; font-size: .95rem; }
`;
