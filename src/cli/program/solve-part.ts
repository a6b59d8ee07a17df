/** The parts `solve` and `review`: one deal. */
import type { Command } from 'commander';
import type { OneDealOptions } from '../run/solve.ts';
import { EXIT } from '../terminal/exit-status.ts';
import { ignoreContractOption, ofOneDeal, writtenArgument } from './deal-options.ts';
import { DEFAULT_JOBS, JOBS_OPTION } from './option-values.ts';
import { explain, Needed } from './program.ts';

interface ReviewOptions extends OneDealOptions {
  readonly verdict?: boolean;
  readonly jobs?: number;
}

/** A deal from a book on the game, for the examples. */
const PARLETT =
  "--variant klaverjassen-rotterdam --contract D --leader E --deal 'N:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ'";
const ENDING = "--variant schieber --contract diamonds --leader East --deal 'N:AK... .98.. ..T7. ...JQ'";

/** A deal as people write it. */
const WRITTEN = 'Schieber. Hearts are trumps, South leads. North: ♠ A K. East: ♥ 9 8. South: ♦ 10 7. West: ♣ Q J.';

const [JOBS_FLAGS, JOBS_WORDS, parseJobs] = JOBS_OPTION;

export function addSolve(program: Command): void {
  explain(
    ofOneDeal(program.command('solve').description('solve one deal').addArgument(writtenArgument()))
      .option('--plays <cards>', "the cards already played, in order: 'HJ H6 …'")
      .option('--melds', 'also show the melds of the hands and who scores for them')
      .option(
        '--table',
        'also show the value of every contract and leader, before any play; under a turned trump that suit',
      )
      .option('--all-contracts', 'with a turned trump: a table with every suit')
      .action(async (text: string | undefined, options: OneDealOptions) => {
        const { printSolved } = await import('../run/solve.ts');
        await printSolved({ ...options, ...(text !== undefined && { text }) });
      }),
    {
      examples: [
        `jass-solver solve ${PARLETT}`,
        `jass-solver solve ${ENDING} --plays 'H9 SA' --json`,
        `jass-solver solve '${WRITTEN}'`,
      ],
      note: 'A hard deal uses all cores by itself. For many deals, use batch.',
    },
  );
}

export function addReview(program: Command): void {
  const command = program
    .command('review')
    .description('show the cost of each play of a record to its own side; review-game takes several records')
    .addArgument(writtenArgument());
  explain(
    ofOneDeal(command)
      .addOption(new Needed('--plays <cards>', "the cards played, in order: 'HJ H6 …'"))
      .option('--why', 'also explain each play that lost something, trick by trick beside the best line')
      .option('--verdict', 'also judge each play by what its player could know: error, bad luck, lucky or sound')
      .addOption(ignoreContractOption())
      .option(JOBS_FLAGS, `with --verdict: ${JOBS_WORDS}`, parseJobs)
      .action(async (text: string | undefined, options: ReviewOptions) => {
        const { verdict = false, jobs, ...others } = options;
        const rest = { ...others, ...(text !== undefined && { text }) };
        if (jobs !== undefined && !verdict) {
          command.error('error: --jobs needs --verdict', { exitCode: EXIT.wrongUsage });
        }
        const { printJudged, printReviewed } = await import('../run/solve.ts');
        if (!verdict) return printReviewed(rest);
        await printJudged(rest, { jobs: jobs ?? DEFAULT_JOBS });
      }),
    {
      examples: [
        `jass-solver review ${PARLETT} --plays 'S7 SQ SA ST DT D9 DJ D7 DK' --why`,
        `jass-solver review ${ENDING} --plays 'H9 SA' --verdict`,
      ],
      isStoppable: true,
      note: 'With --verdict, Ctrl-C stops and prints the verdicts so far.',
    },
  );
}
