/** What the content of an element says of the deal, read with what its attributes say; loaded when there is something to read. */
import { JassError } from '../../game/errors.ts';
import { parseContractName, parseSeat } from '../../notation/cards.ts';
import { importLanguage } from './import-language.ts';
import type { Input, Problem } from '../model/input.ts';
import { readWith } from './read-text.ts';

/** Elements whose text is none of the deal. */
const UNSEEN = 'script, style, template';
/** Elements that stand on lines of their own. */
const LINES = 'p, div, li, tr, pre, br';

/** @param lang language of the content, as a tag @returns neither where there is no text that is seen */
export function readContent(
  host: HTMLElement & Input,
  lang: string,
): { readonly parsed: Input | null; readonly problem: Problem | null } {
  const text = textOf(host);
  if (text.trim() === '') return { parsed: null, problem: null };
  const language = importLanguage(lang);
  try {
    const { variant, contract, leader, declarer, deal, plays, payoff, presets, rules } = readWith(text, {
      ...stated(host),
      ...(language && { language }),
    });
    const parsed: Input = { variant, contract, leader, declarer, deal, plays: plays.join(' '), payoff, presets, rules };
    return { parsed, problem: null };
  } catch (error) {
    if (!(error instanceof JassError)) throw error;
    return { parsed: null, problem: { error, attribute: null } };
  }
}

type Stated = Parameters<typeof readWith>[1];

/** What the attributes say, as far as it is right; what is wrong is told when they are read. */
function stated({ variant, contract, leader }: Input): Stated {
  const orNothing = <Value>(read: () => Value): Value | undefined => {
    try {
      return read();
    } catch {
      return undefined;
    }
  };
  const named = contract ? orNothing(() => parseContractName(contract)) : undefined;
  const seat = leader ? orNothing(() => parseSeat(leader, 'leader')) : undefined;
  return { ...(variant && { variant }), ...(named && { contract: named }), ...(seat && { leader: seat }) };
}

/** The text as it is seen, with its lines. */
function textOf(node: Node): string {
  return [...node.childNodes]
    .map((child) => {
      if (child.nodeType === Node.TEXT_NODE) return (child as Text).data;
      if (!(child instanceof Element) || child.matches(UNSEEN)) return '';
      return child.matches(LINES) ? `\n${textOf(child)}\n` : textOf(child);
    })
    .join('');
}
