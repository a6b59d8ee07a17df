#!/usr/bin/env node
/**
 * The command `jass-solver`: its arguments, streams and exit status. 0: answered; 1: an invalid request (in a
 * batch, at least one) or the solver cannot run; 2: wrong usage; 130: interrupted.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { DEFAULT_SAMPLES, MAX_SAMPLES } from '../analysis/review/single-dummy.ts';
import { presetsOf } from '../game/variants/presets.ts';
import type { Variant } from '../game/rules/rules.ts';
import type { Payoff } from '../game/scoring/payoff.ts';
import { VARIANTS } from '../game/variants/index.ts';
import { SolverClient } from '../engine/client.ts';
import { MAX_DEALS, MAX_SEED } from '../notation/request/advice-request.ts';
import { startThread } from '../engine/threads.ts';
import { startAdviceProgress } from './reports/advice-progress.ts';
import { advise } from './advise.ts';
import type { AdviseCommandOptions } from './advise.ts';
import { answerLines } from './batch/batch.ts';
import { importLines, readInput } from './import.ts';
import type { ImportCommandOptions } from './import.ts';
import { readEarlierAnswers } from './batch/answer-file.ts';
import { startBatchProgress } from './batch/batch-progress.ts';
import { startDealsProgress } from './reports/deals-progress.ts';
import { startSolveProgress } from './reports/solve-progress.ts';
import { GAME_FORMATS, gameReportOf } from './review-game.ts';
import type { GameFormat } from './review-game.ts';
import { review, solve } from './solve.ts';
import type { SolveOptions } from './solve.ts';
import { variantsReport } from './variants.ts';

const FAILED = 1;
const WRONG_USAGE = 2;
const INTERRUPTED = 130;

/** Maximum number of threads: no machine has more cores, and each solver takes tens of megabytes. */
const MAX_JOBS = 256;

const RULES_HELP = 'rules of your own: a JSON file with the fields that differ from the variant';

const program = new Command('jass-solver')
  .description('Exact double-dummy values of deals of the Jass family of card games.')
  .exitOverride();

/** A command about one deal, with the options that all such commands share. */
const ofOneDeal = (name: string, description: string): Command =>
  program
    .command(name)
    .description(description)
    .requiredOption('--variant <id>', 'the game, one of `jass-solver variants`')
    .option(
      '--contract <contract>',
      'S, H, D or C for the trump suit, or obenabe, unenufe, slalom-obenabe, guschti-obenabe, alltrumps, notrumps and so on',
    )
    .option('--misere', 'a misère of that contract: each side scores the points that the other takes')
    .option('--leader <seat>', 'N, E, S or W: the leader of the first trick')
    .option('--dealer <seat>', 'N, E, S or W: the dealer, from whom the leader follows')
    .option('--turned <card>', 'the card that the dealer has turned, such as H9, from which the trump suit follows')
    .option(
      '--level <points>',
      'the level that was bid, such as 100, capot or match, in games with an auction for points',
    )
    .option('--doubled <factor>', '2 if the level was doubled, 4 if it was redoubled')
    .requiredOption('--deal <deal>', "four hands clockwise, suits S.H.D.C: 'N:AKJ9.T87.Q6. 8.AK.T97.J86 …'")
    .option(
      '--taken <points>',
      "what the sides had taken before an ending: 'NS:60', or with roem and tricks 'NS:60+20/4'",
    )
    .option('--payoff <payoff>', 'the payoff to play for: points (the default), total or score')
    .option(
      '--preset <names>',
      'options of the game by name, see `jass-solver variants`; may be repeated',
      addNames,
      [],
    )
    .option('--rules <file>', RULES_HELP, readRules)
    .option('--cards <cards>', 'french (the default) or swiss: options with doubled suits follow the cards')
    .option('--declarer <seat>', 'N, E, S or W: who named the contract (default: the leader)')
    .option('--limit <seconds>', 'time limit; then an estimate and the proven bounds are printed', parseLimit)
    .option('--json', 'print the answer as JSON');

ofOneDeal('solve', 'solve one deal')
  .option('--plays <cards>', "the cards already played, in order: 'HJ H6 …'")
  .option('--melds', 'also show the melds of the hands and who scores for them')
  .option(
    '--table',
    'also show the value of every contract and leader, before any play; under a turned trump that suit',
  )
  .option('--all-contracts', 'with a turned trump: a table with every suit')
  .action(printed(solve));

ofOneDeal('review', 'show the cost of each play of a record to its own side')
  .requiredOption('--plays <cards>', "the cards played, in order: 'HJ H6 …'")
  .option('--why', 'also explain each play that lost something, trick by trick beside the best line')
  .option('--knowing', 'also estimate the cost of each losing play, given only what its player could know')
  .option('--all', 'with --knowing: include every play that had a choice')
  .option(
    '--samples <n>',
    `with --knowing: number of deals drawn per play (default: ${DEFAULT_SAMPLES})`,
    parseWhole(1, MAX_SAMPLES),
  )
  .option('--seed <n>', 'with --knowing: seed of the drawn deals (default: 1)', parseWhole(0, MAX_SEED))
  .option('--jobs <n>', `with --knowing: number of threads, 1 to ${MAX_JOBS} (default: 1)`, parseWhole(1, MAX_JOBS))
  .action(async (options: OneDealOptions & ReviewCommandOptions) => {
    const { knowing = false, all, samples, seed, jobs, ...rest } = options;
    const unusable = Object.entries({ all, samples, seed, jobs }).find(([, value]) => value !== undefined);
    if (unusable && !knowing) program.error(`error: --${unusable[0]} needs --knowing`, { exitCode: WRONG_USAGE });
    const stop = new AbortController();
    const judging = {
      jobs: jobs ?? 1,
      ...(all && { all }),
      ...(samples && { samples }),
      ...(seed !== undefined && { seed }),
    };
    if (!knowing) return printed(review)(rest);
    const interrupt = (): void => stop.abort();
    const begin = (): AbortSignal => {
      process.once('SIGINT', interrupt);
      return stop.signal;
    };
    await printed((...given) => review(...given, { ...judging, begin }))(rest);
    process.off('SIGINT', interrupt);
    if (stop.signal.aborted) process.exitCode = INTERRUPTED;
  });

program
  .command('advise')
  .description('recommend a contract for one hand: deal the other cards at random and solve each deal')
  .addHelpText('after', '\nCtrl-C stops and prints the advice from the deals solved so far.')
  .requiredOption('--variant <id>', 'the game, one of `jass-solver variants`')
  .requiredOption('--hand <hand>', "the hand, suits S.H.D.C: 'AKJ9.T87.Q6.'")
  .option('--seat <seat>', 'N, E, S or W: whose hand it is (default: N)')
  .option(
    '--leader <seat>',
    'the leader of the first trick (default: the hand, or its partner if the partner has passed)',
  )
  .option('--payoff <payoff>', 'the payoff to play for: points (the default), total or score')
  .option('--preset <names>', 'options of the game by name; may be repeated', addNames, [])
  .option('--rules <file>', RULES_HELP, readRules)
  .option('--cards <cards>', 'french (the default) or swiss: options with doubled suits follow the cards')
  .option('--with <cards>', "cards that another seat holds: 'S:HA H9'; may be repeated", addText, [])
  .option('--without <cards>', "cards that another seat does not hold: 'S:SJ HJ'; may be repeated", addText, [])
  .option('--passed [contracts]', "the partner has passed, or has passed these contracts: 'S,obenabe'")
  .option('--deals <n>', 'number of deals (default: 100)', parseWhole(1, MAX_DEALS))
  .option('--seed <n>', 'seed of the drawn deals (default: 1)', parseWhole(0, MAX_SEED))
  .option('--limit <seconds>', 'time limit; then the advice is from the deals solved so far', parseLimit)
  .option('--jobs <n>', 'number of threads (default: one per core)', parseWhole(1, MAX_JOBS))
  .option('--json', 'print the advice as JSON')
  .action(async ({ json = false, preset, ...options }: TypedAdvise) => {
    await printAdvice({ jobs: Math.min(availableParallelism(), MAX_JOBS), ...options, presets: preset }, json);
  });

program
  .command('batch')
  .description(
    'answer JSON requests from standard input, one per line, with one line of JSON each on standard output, in the same order',
  )
  .addHelpText(
    'after',
    '\nEvery line gets an answer, in the same place. An invalid or empty line gets an error object.',
  )
  .option('--jobs <n>', `number of threads, 1 to ${MAX_JOBS}`, parseWhole(1, MAX_JOBS), 1)
  .option('--skip-done <file>', 'skip the lines whose answers are in this file, the output of an earlier run')
  .action(async ({ jobs, skipDone }: { jobs: number; skipDone?: string }) => {
    process.exitCode = await batch(jobs, skipDone);
  });

program
  .command('import <file>')
  .description(
    'convert a record of another program into requests for `batch`, one line per deal; - reads standard input',
  )
  .option('--language <code>', 'en, de, nl or fr: the language of words and letters')
  .option('--variant <id>', 'the game (default: the one that the record names, or a guess by its cards and words)')
  .option('--contract <contract>', 'the contract, if the record does not give it')
  .option('--leader <seat>', 'the leader of the first trick, if the record does not give it')
  .action(async (file: string, options: ImportCommandOptions) => {
    for (const { line, notes } of importLines(await readInput(file, process.stdin), options)) {
      for (const note of notes) console.error(`jass-solver: note: ${note}`);
      console.log(line);
    }
  });

program
  .command('review-game <files...>')
  .description(
    'review a game of several deals: what the cards gave, what calls and plays cost, and the costliest plays; - reads standard input',
  )
  .addOption(new Option('--format <format>', 'the form of the report').choices(GAME_FORMATS).default('text'))
  .option('--payoff <payoff>', 'points, total or score (default: the one that the players of the game count)')
  .option('--language <code>', 'en, de, nl or fr: the language of words and letters in the records')
  .option('--variant <id>', 'the game (default: the one that the records name, or a guess by their cards and words)')
  .option('--contract <contract>', 'the contract, if a record does not give it')
  .option('--leader <seat>', 'the leader of the first trick, if a record does not give it')
  .option('--limit <seconds>', 'time limit for each deal; no sum counts a deal that takes longer', parseLimit)
  .option('--jobs <n>', 'number of threads (default: one per core)', parseWhole(1, MAX_JOBS))
  .action(printGameReport);

program
  .command('variants')
  .description('list the games')
  .option('--json', 'print the games with all their rules as JSON')
  .action(({ json = false }: { json?: boolean }) => {
    console.log(json ? JSON.stringify(VARIANTS.map(withPresets), null, 2) : variantsReport(VARIANTS));
  });

const withPresets = (variant: Variant) => ({ ...variant, presets: presetsOf(variant) });

type OneDealOptions = SolveOptions & { readonly json?: boolean; readonly preset: string[] };

interface ReviewCommandOptions {
  readonly knowing?: boolean;
  readonly all?: boolean;
  readonly samples?: number;
  readonly seed?: number;
  readonly jobs?: number;
}

/** Runs a command about one deal and prints its output. */
function printed(command: typeof solve) {
  return async ({ json = false, preset, ...options }: OneDealOptions) => {
    const { text, isError } = await command({ ...options, presets: preset }, json, startSolveProgress(process.stderr));
    if (isError && !json) console.error(`jass-solver: ${text}`);
    else console.log(text);
    if (isError) process.exitCode = FAILED;
  };
}

interface TypedReviewGame extends ImportCommandOptions {
  readonly format: GameFormat;
  readonly payoff?: Payoff;
  readonly limit?: number;
  readonly jobs?: number;
}

/** Prints the report of a game. Ctrl-C stops it without one, since its sums would lack deals. */
async function printGameReport(
  files: readonly string[],
  { jobs = Math.min(availableParallelism(), MAX_JOBS), limit, ...options }: TypedReviewGame,
): Promise<void> {
  const client = new SolverClient({ createWorker: () => startThread(), workers: jobs, turnMs: Infinity });
  const progress = startDealsProgress(process.stderr);
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  try {
    const records: string[] = [];
    for (const file of files) records.push(await readInput(file, process.stdin));
    const report = await gameReportOf(client, records, {
      ...options,
      ...(limit !== undefined && { limitMs: 1000 * limit }),
      signal: stop.signal,
      onNote: (note) => console.error(`jass-solver: note: ${note}`),
      onProgress: ({ deals }, done) => progress?.show(done, deals.length),
    });
    progress?.stop();
    process.stdout.write(report.endsWith('\n') ? report : `${report}\n`);
  } catch (error) {
    progress?.stop();
    if (!stop.signal.aborted) throw error;
    process.exitCode = INTERRUPTED;
  } finally {
    process.off('SIGINT', interrupt);
    client.dispose();
  }
}

type TypedAdvise = Omit<AdviseCommandOptions, 'jobs' | 'presets'> & { jobs?: number; preset: string[]; json?: boolean };

/** Prints the advice; after Ctrl-C the advice from the deals solved so far. */
async function printAdvice(options: AdviseCommandOptions, asJson: boolean): Promise<void> {
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  try {
    const progress = asJson ? null : startAdviceProgress(process.stderr);
    const { text, isError } = await advise(options, { asJson, progress, signal: stop.signal });
    if (isError && !asJson) console.error(`jass-solver: ${text}`);
    else console.log(text);
    if (isError) process.exitCode = FAILED;
    else if (stop.signal.aborted) process.exitCode = INTERRUPTED;
  } finally {
    process.off('SIGINT', interrupt);
  }
}

/** Appends the text of a repeatable option. */
function addText(text: string, before: readonly string[]): string[] {
  return [...before, text];
}

/** Appends the names of one `--preset`, separated by commas. */
function addNames(text: string, before: readonly string[]): string[] {
  return [...before, ...text.split(',').map((name) => name.trim())];
}

/** The JSON of a file; the request is checked with it. */
function readRules(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new InvalidArgumentError(`It cannot be read: ${(error as Error).message}.`);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new InvalidArgumentError(`It is not JSON: ${(error as Error).message}.`);
  }
}

function parseLimit(text: string): number {
  const limit = Number(text);
  if (!text.trim() || !Number.isFinite(limit) || limit < 0)
    throw new InvalidArgumentError('Write a number of seconds.');
  return limit;
}

/** A parser of whole numbers. */
function parseWhole(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < least || number > most) {
      throw new InvalidArgumentError(`Write a whole number from ${least} to ${most}.`);
    }
    return number;
  };
}

/** Runs the batch on the standard streams. @param skipDone file of earlier answers @returns the exit status */
async function batch(jobs: number, skipDone: string | undefined): Promise<number> {
  const warn = (message: string): void => console.error(`jass-solver: ${message}`);
  const done = skipDone === undefined ? undefined : await readEarlierAnswers(skipDone, process.stdout.fd, warn);
  const client = new SolverClient({ createWorker: () => startThread(), workers: jobs, turnMs: Infinity });
  const stop = new AbortController();
  // Otherwise the batch would wait for the current requests.
  stop.signal.addEventListener('abort', () => client.dispose());
  const interrupt = (): void => stop.abort(INTERRUPTED);
  process.once('SIGINT', interrupt);
  process.stdout.once('error', () => stop.abort(FAILED));
  const progress = startBatchProgress(process.stdin.fd, process.stderr);
  try {
    const { stdin: input, stdout: output } = process;
    const errors = await answerLines(client, { input, output, progress, done, jobs, signal: stop.signal });
    return errors === 0 ? 0 : FAILED;
  } catch (error) {
    if (stop.signal.aborted) return stop.signal.reason as number;
    throw error;
  } finally {
    progress.stop();
    process.off('SIGINT', interrupt);
    client.dispose();
  }
}

// The reader of the output may close it early, as `head` does. That is no error to report.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') console.error(`jass-solver: ${error.message}`);
  process.exitCode = FAILED;
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    // commander has already printed the error or the help.
    process.exitCode = error.exitCode === 0 ? 0 : WRONG_USAGE;
  } else {
    console.error(`jass-solver: ${(error as Error).message}`);
    process.exitCode = FAILED;
  }
}
