/** `jass-solver import`: records of other programs as lines that `batch` reads. */
import { JassError } from '../../game/errors.ts';
import { untranslated } from '../../game/reason.ts';
import { trumpOf } from '../../game/cards.ts';
import { contractsOf } from '../../game/rules/pack.ts';
import { variantById } from '../../game/variants/index.ts';
import { englishSuit } from '../../notation/words/english-names.ts';
import { readContract, readSeat } from '../../notation/names.ts';
import type { ImportedRecord, ImportOptions } from '../../notation/imports/index.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { inDeal } from '../../game/located.ts';
import { readTexts } from '../../notation/read-text.ts';
import { requestOf } from '../../notation/imports/request-of.ts';
import type { Incomplete, RecordRequest } from '../../notation/imports/request-of.ts';
import type { ReadText } from '../../notation/read-text.ts';
import type { Asked } from '../../notation/request/deal-fields.ts';

/** The options as typed. */
export interface ImportCommandOptions {
  readonly language?: string;
  readonly variant?: string;
  readonly contract?: string;
  readonly leader?: string;
  /** The dealer, from whom the leader follows, and the turned card, from which the contract follows, if options of a command state them. */
  readonly dealer?: string;
  readonly turned?: string;
}

/** One deal: its request, the assumptions made, and what the text has but no request can have. */
export interface ImportedRequest {
  readonly request: RecordRequest;
  readonly notes: readonly string[];
  readonly leftOut: readonly string[];
}

/**
 * Makes a request of every deal. One that is a request already keeps its id, what it wants, its time limit and its puzzle.
 * @throws JassError if a record cannot be read, lacks a field that a request needs, or contradicts an option
 */
export function importRequests(text: string, options: ImportCommandOptions): ImportedRequest[] {
  const stated = statedIn(options);
  const read = readTexts(text, { ...stated, guess: {} });
  return read.map((record, index) => {
    const { taken, notes } = withTaken(record, options);
    const request = (): RecordRequest => {
      const fields = requestOf(taken, incomplete);
      checkStated(record, stated);
      return fields;
    };
    const fields = read.length > 1 ? inDeal(index, request) : request();
    const { id, ...asked } = askedIn(record);
    return {
      request: { ...(id !== undefined && { id }), ...fields, ...asked },
      notes: [...record.notes, ...takenFor(record), ...notes, ...notRead(record)],
      leftOut: leftOutOf(record),
    };
  });
}

/**
 * The record with a contract and a leader in place of those that it leaves out, and the sentences that say so. The tricks of a record
 * depend on both, so there they are asked for.
 * @param options those from which a leader or a contract follows need no sentence
 */
export function withTaken<Read extends ImportedRecord>(
  record: Read,
  { dealer, turned }: Pick<ImportCommandOptions, 'dealer' | 'turned'> = {},
): { readonly taken: Read; readonly notes: readonly string[] } {
  const { variant, contract, leader, plays } = record;
  if (variant === undefined || plays.length > 0) return { taken: record, notes: [] };
  const [first] = contractsOf(variantById(variant).rules);
  const trump = trumpOf(first!);
  return {
    taken: { ...record, contract: contract ?? first!, leader: leader ?? 'N' },
    notes: [
      ...(contract === undefined && turned === undefined
        ? [`No trump named: ${trump ? englishSuit(trump, record.cards) : first} taken; --contract names another.`]
        : []),
      ...(leader === undefined && dealer === undefined
        ? ['Nobody named as leader: North taken; --leader names another.']
        : []),
    ],
  };
}

/** The note about sentences without a meaning. */
const notRead = ({ unread = [] }: ImportedRecord): string[] =>
  unread.length > 0 ? [`Not read: ${unread.map((line) => `“${line}”`).join(' ')}`] : [];

/** What a request asks about its deal; of a link its puzzle, which a request can only have with a side and a target. */
function askedIn({ asked = {}, mode, side, target }: ReadText): Asked {
  const isPuzzle = mode === 'puzzle' && side !== undefined && target !== undefined;
  return { ...(isPuzzle && { puzzle: { side, target } }), ...asked };
}

/** The sentences about what the request lacks. */
function leftOutOf({ besides = [], mode, side, target }: ReadText): string[] {
  return [
    ...(besides.length > 0 ? [`Left out ${besides.join(', ')}: no request has such a field.`] : []),
    ...(mode === 'puzzle' && (side === undefined || target === undefined)
      ? ['Left out the puzzle: the link does not name both its side and its target.']
      : []),
  ];
}

/**
 * Refuses an option that contradicts a request or a link. The readers of other records compare these facts themselves.
 * @throws JassError `bad-request` naming the option
 */
export function checkStated({ format, variant, contract, leader }: ReadText, stated: ImportOptions): void {
  const pairs = [
    ['variant', variant, stated.variant],
    ['contract', contract, stated.contract],
    ['leader', leader, stated.leader],
  ] as const;
  for (const [field, written, option] of pairs) {
    if (written === undefined || option === undefined || written === option) continue;
    const reason = `Read as ${format}: its ${field} is ${written}, but --${field} says ${option}; leave out --${field}, or correct it.`;
    throw new JassError('bad-request', untranslated(reason), { field });
  }
}

/** The facts that the options add to a record. @throws JassError for a name that is not known */
export function statedIn({ language, variant, contract, leader }: ImportCommandOptions): ImportOptions {
  return {
    ...(language !== undefined && { language: language as Language }),
    ...(variant !== undefined && { variant: variantById(variant).id }),
    ...(contract !== undefined && { contract: readContract(contract) }),
    ...(leader !== undefined && { leader: readSeat(leader, 'leader') }),
  };
}

/** The note about a game that was guessed. */
function takenFor({ format, variant, contract, leader, isGuess }: ImportedRecord): string[] {
  if (!isGuess) return [];
  const facts = [variant, contract && `contract ${contract}`, leader && `leader ${leader}`].filter(Boolean).join(', ');
  return [`Taken for ${format}: ${facts}. The game is a guess; --variant chooses another one.`];
}

/** Names the options that add what a record leaves out. */
export const incomplete: Incomplete = ({ format }, missing) => {
  const options = missing.map((field) => `--${field}`).join(' and ');
  const what = `the record does not name the ${missing.join(' and the ')}; add ${options}.`;
  return new JassError('bad-request', untranslated(`Read as ${format}: ${what}`));
};
