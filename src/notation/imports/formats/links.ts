/**
 * Links in a text: each on a line of its own, or among words, as in a mail, in Markdown, in the code of a frame, or in a drawing of this
 * project, which carries the link of its deal. The words around a link may describe the deal again, but no other one.
 */
import { attempt, JassError } from '../../../game/errors.ts';
import { inDeal, inPart } from '../../../game/located.ts';
import { msg } from '../../../game/reason.ts';
import { parseDeal } from '../../deal.ts';
import { formatDeal } from '../../hands.ts';
import { isLink, parseLink } from '../../link.ts';
import type { LinkedMode } from '../../puzzle.ts';
import { badRecord } from '../record.ts';
import type { ImportedRecord } from '../record.ts';

type LinkRecord = ImportedRecord & LinkedMode;

/** A link among words: what of its address stands before the fragment, and the fields. */
const LINK = /(?:https?:\/\/[^\s<>"'()[\]#]*)?#?\bjass=\d&[^\s<>"'`[\]|\\]+/g;
/** A sign that ends a bracket, a quotation or a clause after a link, or a full stop after the three dots of the last hand. */
const AFTER_LINK = /[,;:!?)}*»“”’]$|(?<=\.[^._]*\.[^._]*\.[^._]*)\.$/;

function withoutSigns(link: string): string {
  const shorter = link.replace(AFTER_LINK, '');
  return shorter === link ? link : withoutSigns(shorter);
}

/** The links of a text, in its order; one that a line repeats, as Markdown does, counts once. */
const linksIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const links = [...line.matchAll(LINK)].map(([link]) => withoutSigns(link));
    return links.length === 0 && isLink(line) ? [line.trim()] : [...new Set(links)];
  });

function readLink(text: string): LinkRecord {
  const linked = parseLink(text);
  return { ...linked, deal: formatDeal(parseDeal(linked.deal)), format: 'a link', notes: [] };
}

/** Reads words as deals of a game. @throws JassError if they are none */
type ReadWords = (words: string, variant: string) => readonly ImportedRecord[];

/**
 * The deals of the links in a text; undefined for a text without any.
 * @param readWords reads the words around a single link, as far as they are a deal
 * @throws JassError for a faulty link, and for words with another deal
 */
export function readLinks(text: string, readWords: ReadWords): LinkRecord[] | undefined {
  const plain = text.replaceAll('&amp;', '&');
  const links = linksIn(plain);
  if (links.length === 0) return undefined;
  const read = (link: string): LinkRecord => inPart(text, link, () => readLink(link));
  if (links.length > 1) return links.map((link, index) => inDeal(index, () => read(link)));
  const [link] = links as [string];
  const record = attempt(() => read(link));
  if (record instanceof JassError) {
    // A link alone may have blanks for "_"; then its error is that of the whole text.
    if (isLink(text)) return [readLink(text)];
    throw record;
  }
  const words = plain.replaceAll(link, ' ');
  if (words.includes('<')) return [record];
  const inWords = attempt(() => readWords(words, record.variant!));
  const described = inWords instanceof JassError ? [] : inWords;
  if (described.some((other) => isOther(other, record))) {
    throw badRecord(msg('The words of the text and its link are of different deals; remove the one that is wrong.'));
  }
  const unread = described.length > 0 ? [] : words.split('\n').filter((line) => /\p{L}/u.test(line));
  return [{ ...record, ...(unread.length > 0 && { unread: unread.map((line) => line.trim()) }) }];
}

/** Whether a deal in words differs from that of the link in what both say. */
function isOther(words: ImportedRecord, link: LinkRecord): boolean {
  const { plays } = words;
  return (
    words.deal !== link.deal ||
    (['contract', 'leader', 'level'] as const).some(
      (name) => words[name] !== undefined && words[name] !== link[name],
    ) ||
    (plays.length > 0 && plays.some((card, index) => card !== link.plays[index]))
  );
}
