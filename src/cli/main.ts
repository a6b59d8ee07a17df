#!/usr/bin/env node
/**
 * The command `jass-solver`: its arguments, streams and exit status. 0: answered; 1: a mistake in a request (or, in a
 * batch, in at least one of them) or the solver cannot run; 2: wrong usage; 130: interrupted.
 */
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { VARIANTS } from '../game/variants/index.ts';
import { SolverClient } from '../solver/client.ts';
import { startThread } from '../solver/threads.ts';
import { answerLines } from './batch.ts';
import { startProgress } from './progress.ts';
import { startSolveProgress } from './solve-progress.ts';
import { solve } from './solve.ts';
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

program
  .command('solve')
  .description('solve one deal')
  .requiredOption('--variant <id>', 'the game, one of `jass-solver variants`')
  .requiredOption('--contract <contract>', 'S, H, D or C for the trump suit, obenabe, or unenufe')
  .requiredOption('--leader <seat>', 'N, E, S or W: who leads to the first trick')
  .requiredOption('--deal <deal>', "four hands clockwise, suits S.H.D.C: 'N:AKJ9.T87.Q6. 8.AK.T97.J86 …'")
  .option('--plays <cards>', "the cards already played, in order: 'HJ H6 …'")
  .option('--payoff <payoff>', 'what a value counts: points (the default); total and score are not supported yet')
  .option('--declarer <seat>', 'N, E, S or W: who named the contract (default: the leader)')
  .option('--limit <seconds>', 'after which an estimate and what is proven will do', parseLimit)
  .option('--json', 'print the answer as JSON')
  .action(async ({ json = false, ...options }: SolveOptions & { json?: boolean }) => {
    const { text, isError } = await solve(options, json, startSolveProgress(process.stderr));
    if (isError && !json) console.error(`jass-solver: ${text}`);
    else console.log(text);
    if (isError) process.exitCode = FAILED;
  });

program
  .command('batch')
  .description(
    'answer JSON requests from standard input, one a line, with one line of JSON each on standard output, in the same order',
  )
  .addHelpText('after', '\nEvery line gets an answer in its place: a bad or an empty one gets an error object.')
  .option('--jobs <n>', `solve on n threads at once, 1 to ${MAX_JOBS}`, parseJobs, 1)
  .action(async ({ jobs }: { jobs: number }) => {
    process.exitCode = await batch(jobs);
  });

program
  .command('variants')
  .description('list the games')
  .option('--json', 'print the games with all their rules as JSON')
  .action(({ json = false }: { json?: boolean }) => {
    console.log(json ? JSON.stringify(VARIANTS, null, 2) : variantsReport(VARIANTS));
  });

function parseLimit(text: string): number {
  const limit = Number(text);
  if (!text.trim() || !Number.isFinite(limit) || limit < 0)
    throw new InvalidArgumentError('Write a number of seconds.');
  return limit;
}

function parseJobs(text: string): number {
  const jobs = Number(text);
  if (!/^\d+$/.test(text) || jobs < 1 || jobs > MAX_JOBS) {
    throw new InvalidArgumentError(`Write a whole number from 1 to ${MAX_JOBS}.`);
  }
  return jobs;
}

/** Runs the batch on the standard streams. @returns the exit status */
async function batch(jobs: number): Promise<number> {
  const client = new SolverClient({ createWorker: () => startThread(), workers: jobs, turnMs: Infinity });
  const stop = new AbortController();
  // Requests under way would otherwise be waited for.
  stop.signal.addEventListener('abort', () => client.dispose());
  const interrupt = (): void => stop.abort(INTERRUPTED);
  process.once('SIGINT', interrupt);
  process.stdout.once('error', () => stop.abort(FAILED));
  const progress = startProgress(process.stdin.fd, process.stderr);
  try {
    const { stdin: input, stdout: output } = process;
    const errors = await answerLines(client, { input, output, progress, jobs, signal: stop.signal });
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
