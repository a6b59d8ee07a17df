/** The part `advise`: a contract for one hand. */
import { Argument, Option } from 'commander';
import type { Command } from 'commander';
import { MOST_TARGET } from '../../notation/puzzle.ts';
import { ESTIMATES, MAX_DEALS, MAX_SEED } from '../../notation/request/advice-request.ts';
import type { AdviseOptions } from '../run/advise.ts';
import { reportLanguageOption, seatOption, variantOption, withRules } from './deal-options.ts';
import { addText, JOBS_OPTION, MEMORY_OPTION, parseLimit, parseWhole } from './option-values.ts';
import { explain, Needed } from './program.ts';

export function addAdvise(program: Command): void {
  const command = program
    .command('advise')
    .description('recommend a contract for one hand: deal the other cards at random and solve each deal')
    .addArgument(
      new Argument(
        '[text]',
        'the hand in words, or a deal of which --seat names the hand: a file, - for standard input, or the text itself; options win over it',
      ),
    )
    .addOption(variantOption())
    .addOption(new Needed('--hand <hand>', "the hand, suits S.H.D.C: 'AKJ9.T87.Q6.'"))
    .addOption(seatOption('--seat <seat>', 'whose hand it is (default: N)'))
    .addOption(
      seatOption(
        '--leader <seat>',
        'the leader of the first trick (default: the hand, or its partner if the partner has passed)',
      ),
    );
  explain(
    withRules(command)
      .option('--with <cards>', "cards that another seat holds: 'S:HA H9'; may be repeated", addText)
      .option('--without <cards>', "cards that another seat does not hold: 'S:SJ HJ'; may be repeated", addText)
      .option('--passed [contracts]', "the partner has passed, or has passed these contracts: 'S,obenabe'")
      .option(
        '--target <n>',
        'the value that is needed; the report then says how often each contract reaches it',
        parseWhole(-MOST_TARGET, MOST_TARGET),
      )
      .option('--deals <n>', 'number of deals (default: 100)', parseWhole(1, MAX_DEALS))
      .addOption(
        new Option(
          '--estimates [which]',
          "estimate all deals first, a hundred times as fast as solving them; 'only' solves none of them",
        ).choices(ESTIMATES),
      )
      .option('--seed <n>', 'seed of the drawn deals (default: 1)', parseWhole(0, MAX_SEED))
      .option('--limit <seconds>', 'time limit; then the advice is from the deals solved so far', parseLimit)
      .option(...JOBS_OPTION)
      .option(...MEMORY_OPTION)
      .addOption(reportLanguageOption())
      .option('--json', 'print the advice as JSON')
      .action(async (text: string | undefined, options: AdviseOptions) => {
        const { printAdvice } = await import('../run/advise.ts');
        await printAdvice({ ...options, ...(text !== undefined && { text }) });
      }),
    {
      examples: [
        "jass-solver advise --variant schieber --hand 'J98.AK.T7.AQ' --deals 20",
        "jass-solver advise --variant schieber --hand 'J98.AK.T7.AQ' --passed --without 'S:HJ' --deals 20 --json",
        "jass-solver advise --variant schieber '♠ J 9 8 ♥ A K ♦ 10 7 ♣ A Q' --deals 20",
        "jass-solver advise --variant krutzjass --hand 'AATK.JJ9.TTK.Q9' --estimates only --deals 50",
      ],
      isStoppable: true,
      note: 'Ctrl-C stops and prints the advice from the deals solved so far.',
    },
  );
}
