/**
 * Takes away what surrounds a text and means nothing: marks of quoted mail, bullets, emphasis, the frames of tables, tags. A blank takes
 * the place of each character, so that every position stays that in the text.
 */

const blanks = (text: string): string => text.replace(/[^\n]/g, ' ');

/** A sign that only frames: emphasis, code, typographical quotes. Not the dash of a void, nor an apostrophe, which joins words. */
const FRAMES = /[*_`#~"“”„«»‹›‚‘]|(?<!\p{L})['’]|['’](?!\p{L})/gu;

/** A PBN tag: its name stays with a colon, and its value without quotes. */
const PBN_TAG = /^([ \t]*)\[(\w+)[ \t]+"([^"\n]*)"\](?=[ \t]*$)/gm;

/** A tag of a page, those that begin a line or a cell, and those that end one. */
const TAG = /<(\/?[a-z]\w*)[^<>]*>/gi;
const LINE_TAGS = /^(?:br|p|li|tr|div|h\d|table|caption|\/(?:p|li|h\d|caption|table))$/i;
const CELL_TAGS = /^(?:td|th)$/i;

/** Marks of quoted mail, then a bullet. The dash of a void begins no line, and a tab alone is an empty cell. */
const LINE_START = /^(?:[ \t]*>)*(?:[ \t]*(?:[-–—•·*‣◦+][ \t]+|[•·‣◦▪●★☆►▶][ \t]*))?/gm;

/** A fact in a row of a table: “trump;hearts;”, “trump,hearts,,”. */
const FACT_ROW =
  /^([ \t]*(?!(?:n|e|s|w|o|z|nord|ost|süd|west|north|east|south|noord|oost|zuid|est|sud|ouest) *[;,|])\p{L}[\p{L} ]*)(?:[;|]|,(?! ))([ ]*[\p{L}\d][\p{L}\d ]*)[;,| ]*$/gimu;

/** A hand with its owner: “North’s hand”, “Süds Blatt:”, “Main de Nord :”, “Hand van Noord:”; the seat stays. */
const OWNED =
  /(?<before>\b(?:(?:main|jeu|cartes|hand|hands|blatt|karten|kaarten|cards)\s+(?:de |d['’]|du |von |van |of )|(?:spieler|speler|joueur|player)\s+))?(?<seat>\b(?:north|nord|noord|east|ost|oost|est|south|süd|sued|sud|zuid|west|ouest))(?:(?<after>(?:['’]?s\s+)?(?:hand|blatt|karten|kaarten|cards)|-?(?:spieler|speler))(?!\p{L})|(?=\s*:))/giu;

/** The text without such words; every position stays. */
export const withoutOwners = (text: string): string =>
  text.replace(
    OWNED,
    (_, before: string = '', seat: string, after: string = '') => blanks(before) + seat + blanks(after),
  );

/** The text, position by position, without what frames it. */
export function tidied(text: string): string {
  return (
    text
      .replace(PBN_TAG, (_, before: string, name: string, value: string) => `${before} ${name}: ${value}  `)
      .replace(TAG, (tag: string, name: string) =>
        LINE_TAGS.test(name)
          ? `\n${blanks(tag.slice(1))}`
          : CELL_TAGS.test(name)
            ? `|${blanks(tag.slice(1))}`
            : blanks(tag),
      )
      .replace(LINE_START, blanks)
      .replace(FRAMES, ' ')
      // “Hearts!”, said North.
      .replace(/[!?](?= *,)/g, ' ')
      .replaceAll('\t', '|')
      .replace(FACT_ROW, (row: string, name: string, value: string) => `${name}:${value}`.padEnd(row.length))
      .replace(/\p{Zs}/gu, ' ')
      .replace(/^(?=[ |:=+-]*$).*--.*$/gm, blanks)
  );
}

/** A part of a text with its place. */
export interface Piece {
  readonly text: string;
  readonly position: number;
}

/** The lines of a text with their places. */
export function linesOf(text: string): Piece[] {
  let position = 0;
  return text.split('\n').map((line) => {
    const piece = { text: line, position };
    position += line.length + 1;
    return piece;
  });
}

/** The number of the line of a position, from 1. */
export const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;
