#!/usr/bin/env node
/**
 * The command `jass-solver`: its arguments, streams and exit status. 0: answered; 1: a mistake in a request (or, in a
 * batch, in at least one of them) or the solver cannot run; 2: wrong usage; 130: interrupted.
 */
import { availableParallelism } from 'node:os';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { DEFAULT_SAMPLES, MAX_SAMPLES } from '../analysis/single-dummy.ts';
import { presetsOf } from '../game/variants/presets.ts';
import type { Variant } from '../game/rules/rules.ts';
import { VARIANTS } from '../game/variants/index.ts';
import { SolverClient } from '../engine/client.ts';
import { MAX_DEALS, MAX_SEED } from '../notation/request/advice-request.ts';
import { startThread } from '../engine/threads.ts';
import { startAdviceProgress } from './advice-progress.ts';
import { advise } from './advise.ts';
import type { AdviseCommandOptions } from './advise.ts';
import { answerLines } from './batch.ts';
import { importLines, readInput } from './import.ts';
import type { ImportCommandOptions } from './import.ts';
import { readEarlierAnswers } from './answer-file.ts';
import { startBatchProgress } from './batch-progress.ts';
import { startSolveProgress } from './solve-progress.ts';
import { review, solve } from './solve.ts';
import type { SolveOptions } from './solve.ts';
import { variantsReport } from './variants.ts';

const FAILED = 1;
const WRONG_USAGE = 2;
const INTERRUPTED = 130;

/** More threads than this would outnumber any machine's cores, and a solver takes tens of megabytes. */
const MAX_JOBS = 256;

const program = new Command('jass-solver')
  .description('Exact double-dummy values of deals of the Jass family of card games.')
  .exitOverride();

/** A command about one deal, with the options that all of these have. */
const ofOneDeal = (name: string, description: string): Command =>
  program
    .command(name)
    .description(description)
    .requiredOption('--variant <id>', 'the game, one of `jass-solver variants`')
    .requiredOption('--contract <contract>', 'S, H, D or C for the trump suit, obenabe, or unenufe')
    .requiredOption('--leader <seat>', 'N, E, S or W: who leads to the first trick')
    .requiredOption('--deal <deal>', "four hands clockwise, suits S.H.D.C: 'N:AKJ9.T87.Q6. 8.AK.T97.J86 …'")
    .option('--payoff <payoff>', 'what a value counts: points (the default), total or score')
    .option(
      '--preset <names>',
      'options of the game by name, see `jass-solver variants`; may be repeated',
      addNames,
      [],
    )
    .option('--declarer <seat>', 'N, E, S or W: who named the contract (default: the leader)')
    .option('--limit <seconds>', 'after which an estimate and what is proven will do', parseLimit)
    .option('--json', 'print the answer as JSON');

ofOneDeal('solve', 'solve one deal')
  .option('--plays <cards>', "the cards already played, in order: 'HJ H6 …'")
  .option('--melds', 'also show the melds of the hands, and who scores for them')
  .option('--table', 'also show the value of every contract and leader of the deal before any play')
  .action(printed(solve));

ofOneDeal('review', 'tell what each play of a record cost its own side')
  .requiredOption('--plays <cards>', "the cards played, in order: 'HJ H6 …'")
  .option('--why', 'also explain each play that lost something, trick by trick beside the best line')
  .option('--knowing', 'also judge the plays that lost something by what their players could know: an estimate')
  .option('--all', 'with --knowing: judge every play that had a choice')
  .option(
    '--samples <n>',
    `with --knowing: deals to draw for a play (default: ${DEFAULT_SAMPLES})`,
    parseWhole(1, MAX_SAMPLES),
  )
  .option('--seed <n>', 'with --knowing: another seed draws other deals (default: 1)', parseWhole(0, MAX_SEED))
  .option(
    '--jobs <n>',
    `with --knowing: solve on n threads at once, 1 to ${MAX_JOBS} (default: 1)`,
    parseWhole(1, MAX_JOBS),
  )
  .action(async (options: OneDealOptions & ReviewCommandOptions) => {
    const { knowing = false, all, samples, seed, jobs, ...rest } = options;
    const needless = Object.entries({ all, samples, seed, jobs }).find(([, value]) => value !== undefined);
    if (needless && !knowing) program.error(`error: --${needless[0]} is for --knowing`, { exitCode: WRONG_USAGE });
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
  .description('tell which contract to name from one hand, by dealing the other cards at random and solving each deal')
  .addHelpText('after', '\nCtrl-C ends it with the deals solved by then.')
  .requiredOption('--variant <id>', 'the game, one of `jass-solver variants`')
  .requiredOption('--hand <hand>', "the hand, suits S.H.D.C: 'AKJ9.T87.Q6.'")
  .option('--seat <seat>', 'N, E, S or W: whose hand it is (default: N)')
  .option('--leader <seat>', 'who leads to the first trick (default: the hand, or its partner who has passed)')
  .option('--payoff <payoff>', 'what a value counts: points (the default), total or score')
  .option('--preset <names>', 'options of the game by name; may be repeated', addNames, [])
  .option('--with <cards>', "cards that another seat holds: 'S:HA H9'; may be repeated", addText, [])
  .option('--without <cards>', "cards that another seat does not hold: 'S:SJ HJ'; may be repeated", addText, [])
  .option('--passed [contracts]', "the partner has passed, or has passed these contracts: 'S,obenabe'")
  .option('--deals <n>', 'how many deals (default: 100)', parseWhole(1, MAX_DEALS))
  .option('--seed <n>', 'which deals (default: 1)', parseWhole(0, MAX_SEED))
  .option('--limit <seconds>', 'after which the deals solved by then will do', parseLimit)
  .option('--jobs <n>', 'solve on n threads at once (default: as many as there are cores)', parseWhole(1, MAX_JOBS))
  .option('--json', 'print the advice as JSON')
  .action(async ({ json = false, preset, ...options }: TypedAdvise) => {
    await printAdvice({ jobs: Math.min(availableParallelism(), MAX_JOBS), ...options, presets: preset }, json);
  });

program
  .command('batch')
  .description(
    'answer JSON requests from standard input, one a line, with one line of JSON each on standard output, in the same order',
  )
  .addHelpText('after', '\nEvery line gets an answer in its place: a bad or an empty one gets an error object.')
  .option('--jobs <n>', `solve on n threads at once, 1 to ${MAX_JOBS}`, parseWhole(1, MAX_JOBS), 1)
  .option('--skip-done <file>', 'pass over the lines whose answers are in this file, which an earlier run has written')
  .action(async ({ jobs, skipDone }: { jobs: number; skipDone?: string }) => {
    process.exitCode = await batch(jobs, skipDone);
  });

program
  .command('import <file>')
  .description('turn a record of another program into requests for `batch`, one line a deal; - reads standard input')
  .option('--language <code>', 'en, de, nl or fr: the language of words and letters')
  .option('--variant <id>', 'the game, where the record does not name it')
  .option('--contract <contract>', 'the contract, where the record does not say it')
  .option('--leader <seat>', 'who leads to the first trick, where the record does not say it')
  .action(async (file: string, options: ImportCommandOptions) => {
    for (const { line, notes } of importLines(await readInput(file, process.stdin), options)) {
      for (const note of notes) console.error(`jass-solver: note: ${note}`);
      console.log(line);
    }
  });

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

/** Prints what a command about one deal has to say. */
function printed(command: typeof solve) {
  return async ({ json = false, preset, ...options }: OneDealOptions) => {
    const { text, isError } = await command({ ...options, presets: preset }, json, startSolveProgress(process.stderr));
    if (isError && !json) console.error(`jass-solver: ${text}`);
    else console.log(text);
    if (isError) process.exitCode = FAILED;
  };
}

type TypedAdvise = Omit<AdviseCommandOptions, 'jobs' | 'presets'> & { jobs?: number; preset: string[]; json?: boolean };

/** Prints the advice; after Ctrl-C that of the deals solved by then. */
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

/** Adds the text of an option that may be repeated to those before. */
function addText(text: string, before: readonly string[]): string[] {
  return [...before, text];
}

/** Adds the names of one `--preset`, a name or several with commas between, to those before. */
function addNames(text: string, before: readonly string[]): string[] {
  return [...before, ...text.split(',').map((name) => name.trim())];
}

function parseLimit(text: string): number {
  const limit = Number(text);
  if (!text.trim() || !Number.isFinite(limit) || limit < 0)
    throw new InvalidArgumentError('Write a number of seconds.');
  return limit;
}

/** Reads a whole number. */
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
  // Requests under way would otherwise be waited for.
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

// Whoever reads the output may stop reading, as `head` does: that needs no message.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') console.error(`jass-solver: ${error.message}`);
  process.exitCode = FAILED;
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    // commander has printed what is wrong, or the help that was asked for.
    process.exitCode = error.exitCode === 0 ? 0 : WRONG_USAGE;
  } else {
    console.error(`jass-solver: ${(error as Error).message}`);
    process.exitCode = FAILED;
  }
}
