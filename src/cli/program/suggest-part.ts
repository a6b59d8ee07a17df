/** The part `suggest`: a card to play from one hand. */
import type { Command } from 'commander';
import { MOST_TARGET } from '../../notation/puzzle.ts';
import { MAX_DEALS, MAX_SEED } from '../../notation/request/advice-request.ts';
import type { SuggestOptions } from '../run/suggest.ts';
import { ignoreContractOption, ofContract, reportLanguageOption, seatOption } from './deal-options.ts';
import { JOBS_OPTION, MEMORY_OPTION, parseLimit, parseWhole } from './option-values.ts';
import { explain, Needed } from './program.ts';

export function addSuggest(program: Command): void {
  const command = program
    .command('suggest')
    .description(
      'recommend a card for one hand: deal the other cards at random, as the plays allow, and solve each deal',
    );
  explain(
    ofContract(command)
      .addOption(seatOption('--seat <seat>', 'whose hand it is, and who is to play').makeOptionMandatory())
      .addOption(new Needed('--hand <hand>', "the full hand before the first play, suits S.H.D.C: 'AKJ9.T87.Q6.'"))
      .option('--plays <cards>', "the cards already played, in order: 'HJ H6 …'")
      .option(
        '--target <n>',
        'the value that is needed; the report then says how often each card reaches it',
        parseWhole(-MOST_TARGET, MOST_TARGET),
      )
      .addOption(ignoreContractOption())
      .option('--deals <n>', 'number of deals (default: 200)', parseWhole(1, MAX_DEALS))
      .option('--seed <n>', 'seed of the drawn deals (default: 1)', parseWhole(0, MAX_SEED))
      .option('--limit <seconds>', 'time limit; then the suggestion is from the deals so far', parseLimit)
      .addOption(reportLanguageOption())
      .option(...JOBS_OPTION)
      .option(...MEMORY_OPTION)
      .option('--json', 'print the suggestion as JSON')
      .action(async (options: SuggestOptions) => {
        const { printSuggestion } = await import('../run/suggest.ts');
        await printSuggestion(options);
      }),
    {
      examples: [
        "jass-solver suggest --variant schieber --contract H --leader N --seat N --hand 'A6.J98.KQ.T7' --deals 20",
        "jass-solver suggest --variant klaverjassen-rotterdam --contract S --leader W --seat N --hand 'J9.AK.T87.8' --plays 'HT' --target 82 --json",
      ],
      isStoppable: true,
      note: 'Ctrl-C stops and prints the suggestion from the deals so far.',
    },
  );
}
