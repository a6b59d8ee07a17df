/** `jass-solver import`: records of other programs as lines that `batch` reads. */
import { JassError } from '../../game/errors.ts';
import { untranslated } from '../../game/reason.ts';
import { readContract, readSeat } from '../../notation/names.ts';
import { importRecords } from '../../notation/imports/index.ts';
import type { ImportedRecord, ImportOptions, Language } from '../../notation/imports/index.ts';

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
export function importLines(record: string, options: ImportCommandOptions): ImportedLine[] {
  const deals = importRecords(record, { ...statedIn(options), guess: {} });
  return deals.map((deal, index) => ({
    line: JSON.stringify(requestOf(deal, deals.length > 1 ? `Deal ${index + 1}: ` : '')),
    notes: [...deal.notes, ...takenFor(deal)],
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

/** The fields of a request, in its order. @param where how an error begins */
export function requestOf({ format, ...record }: ImportedRecord, where: string): object {
  const { variant, contract, leader, dealer, declarer, turned, level, doubled } = record;
  const { cards, presets = [], rules = {}, taken, deal, plays, payoff } = record;
  const missing = (['variant', 'contract', 'leader'] as const).filter((field) => record[field] === undefined);
  if (missing.length === 0) {
    const game = { variant, ...(presets.length > 0 && { presets }), ...(JSON.stringify(rules) !== '{}' && { rules }) };
    const call = { contract, leader, dealer, declarer, turned, level, doubled, cards };
    return { ...game, ...call, deal, taken, plays, ...(payoff && payoff !== 'points' && { payoff }) };
  }
  throw new JassError(
    'bad-request',
    untranslated(
      `${where}Read as ${format}: the record does not name the ${missing.join(' and the ')}; add ${missing.map((field) => `--${field}`).join(' ')}.`,
    ),
  );
}
