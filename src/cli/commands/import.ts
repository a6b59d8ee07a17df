/** `jass-solver import`: records of other programs as lines that `batch` reads. */
import { JassError } from '../../game/errors.ts';
import { untranslated } from '../../game/reason.ts';
import { readContract, readSeat } from '../../notation/names.ts';
import type { ImportedRecord, ImportOptions, Language } from '../../notation/imports/index.ts';
import { requestsOf } from '../../notation/imports/requests-of.ts';
import type { Incomplete } from '../../notation/imports/requests-of.ts';

/** The options as typed. */
export interface ImportCommandOptions {
  readonly language?: string;
  readonly variant?: string;
  readonly contract?: string;
  readonly leader?: string;
}

/** One deal: its request as a line of JSON, and the assumptions made. */
export interface ImportedLine {
  readonly line: string;
  readonly notes: readonly string[];
}

/** Makes a request of every deal. @throws JassError if a record cannot be read or lacks a field that a request needs */
export function importLines(text: string, options: ImportCommandOptions): ImportedLine[] {
  return requestsOf(text, statedIn(options), incomplete).map(({ record, request }) => ({
    line: JSON.stringify(request),
    notes: [...record.notes, ...takenFor(record)],
  }));
}

/** The facts that the options add to a record. @throws JassError for a name that cannot be read */
export function statedIn({ language, variant, contract, leader }: ImportCommandOptions): ImportOptions {
  return {
    ...(language !== undefined && { language: language as Language }),
    ...(variant !== undefined && { variant }),
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
  const options = missing.map((field) => `--${field}`).join(' ');
  const what = `the record does not name the ${missing.join(' and the ')}; add ${options}.`;
  return new JassError('bad-request', untranslated(`Read as ${format}: ${what}`));
};
