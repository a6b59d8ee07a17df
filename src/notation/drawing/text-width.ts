/** The width of texts in a sans-serif font, estimated by classes of letters, and their division into lines. Widths are those of Arial, rounded up. */

/** Letters of each width, in ems; the others are 0.57, capitals 0.73. Bold letters are wider. */
const WIDTHS: readonly (readonly [number, RegExp])[] = [
  [0.29, /[ijl.,:;'’!|·\s]/],
  [0.36, /[ftrI()[\]\-“”]/],
  [0.9, /[mwMW—…%]/],
  [0.73, /\p{Lu}/u],
];
const USUAL = 0.57;
const BOLD = 1.06;

/** In pixels. */
export function widthOf(text: string, size: number, isBold: boolean): number {
  const ems = [...text].reduce(
    (sum, letter) => sum + (WIDTHS.find(([, letters]) => letters.test(letter))?.[0] ?? USUAL),
    0,
  );
  return ems * size * (isBold ? BOLD : 1);
}

/** The text in lines of at most that width, broken between words; a longer word has a line of its own. */
export function linesWithin(text: string, width: number, size: number, isBold: boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size, isBold) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same with lines of about equal length: no more lines than it needs, each as narrow as that allows. */
export function balancedLines(text: string, width: number, size: number, isBold: boolean): string[] {
  const lines = linesWithin(text, width, size, isBold);
  for (let narrower = width - size; narrower > 0; narrower -= size) {
    const others = linesWithin(text, narrower, size, isBold);
    if (others.length > lines.length || others.some((line) => widthOf(line, size, isBold) > narrower)) break;
    lines.splice(0, Infinity, ...others);
  }
  return lines;
}
