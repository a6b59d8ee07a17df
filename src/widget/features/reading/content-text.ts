/** Reads the deal in the content of an element, together with its attributes. Loads when there is content to read. */
import type { ReactiveControllerHost } from 'lit';
import { JassError } from '../../../game/errors.ts';
import { readContract, readSeat } from '../../../notation/names.ts';
import type { ImportOptions } from '../../../notation/imports/index.ts';
import { importLanguage } from './import-language.ts';
import type { Input, Problem } from '../../state/input.ts';
import { msg } from '../../../game/reason.ts';
import { isStudy } from '../../../notation/study/parse-study.ts';
import { isLink } from '../../../notation/link.ts';
import type { StudyText } from '../study/study-text.ts';
import { readWith } from './read-text.ts';

/** Elements whose text is not part of the deal. */
const UNSEEN = 'script, style, template';
/** Elements that begin a new line. */
const LINES = 'p, div, li, tr, pre, br';

/** The deal in a content, or why there is none. */
export interface Content {
  /** Null, as the problem is, if there is no visible text. */
  readonly parsed: Input | null;
  /** For the reader. */
  readonly problem: Problem | null;
  /** For the author of the page. */
  readonly detail?: JassError;
  /** The text of an annotated record. */
  readonly study?: StudyText | undefined;
}

/** The message to a reader about a link that cannot be read: they did not write it, and cannot correct it. */
export const brokenLink = (): JassError =>
  new JassError('bad-request', msg('This link to a deal is damaged or incomplete. Ask the sender for a new one.'));

type Host = ReactiveControllerHost & HTMLElement & Input;

/** The view of an annotated record, which only pages with one load; without it the deal is shown alone. */
const studyOf = (host: Host, text: string): Promise<StudyText | undefined> =>
  import('../study/study-text.ts').then(
    (part) => part.studyTextOf(host, text),
    () => undefined,
  );

/** @param lang language of the text, as a tag */
export async function readContent(host: Host, text: string, lang: string): Promise<Content> {
  if (text.trim() === '') return { parsed: null, problem: null };
  const language = importLanguage(lang);
  try {
    const known = stated(host);
    // A record is first read alone, because it may name another game than the page.
    const attempts = [{}, ...(known.variant === undefined ? [] : [{ variant: known.variant }]), known];
    const read = readWith(text, attempts, language);
    return {
      parsed: { ...read, plays: read.plays.join(' ') },
      problem: null,
      ...(isStudy(text) && { study: await studyOf(host, text) }),
    };
  } catch (error) {
    if (!(error instanceof JassError)) throw error;
    return {
      parsed: null,
      problem: { error: isLink(text) ? brokenLink() : error, attribute: null },
      detail: error,
    };
  }
}

/** The correct values among the attributes. Wrong ones are reported when the attributes are read. */
function stated({ variant, contract, leader }: Input): ImportOptions {
  const orNothing = <Value>(read: () => Value): Value | undefined => {
    try {
      return read();
    } catch {
      return undefined;
    }
  };
  const named = contract ? orNothing(() => readContract(contract)) : undefined;
  const seat = leader ? orNothing(() => readSeat(leader, 'leader')) : undefined;
  return { ...(variant && { variant }), ...(named && { contract: named }), ...(seat && { leader: seat }) };
}

/** The visible text, with its lines. */
export function textOf(node: Node): string {
  return [...node.childNodes]
    .map((child) => {
      if (child.nodeType === Node.TEXT_NODE) return (child as Text).data;
      if (!(child instanceof Element) || child.matches(UNSEEN)) return '';
      return child.matches(LINES) ? `\n${textOf(child)}\n` : textOf(child);
    })
    .join('');
}
