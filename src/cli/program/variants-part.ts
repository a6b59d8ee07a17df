/** The part `variants`: the games and their rules. */
import { Argument } from 'commander';
import type { Command } from 'commander';
import type { Variant } from '../../game/rules/rules.ts';
import { VARIANTS, variantById } from '../../game/variants/index.ts';
import { presetsOf } from '../../game/variants/presets.ts';
import { explain, withValues } from './program.ts';

export function addVariants(program: Command): void {
  explain(
    program
      .command('variants')
      .description('list the games, or explain the rules of one')
      .addArgument(
        withValues(
          new Argument('[id]', 'a game: its rules in words'),
          VARIANTS.map(({ id }) => id),
        ),
      )
      .option('--json', 'print the games, or the one, with all their rules as JSON')
      .action(async (id: string | undefined, { json = false }: { json?: boolean }) => {
        const variant = id === undefined ? undefined : variantById(id);
        if (json) console.log(JSON.stringify(variant ? withPresets(variant) : VARIANTS.map(withPresets), null, 2));
        else {
          const { rulesReport, variantsReport } = await import('../commands/variants.ts');
          const { printReport } = await import('../terminal/print.ts');
          const width = Math.min(process.stdout.columns || WIDTH, WIDTH);
          printReport(variant ? rulesReport(variant, width) : variantsReport(VARIANTS, width));
        }
      }),
    { examples: ['jass-solver variants', 'jass-solver variants schieber', 'jass-solver variants --json'] },
  );
}

/** Widest line of a report, in columns. */
const WIDTH = 100;

const withPresets = (variant: Variant) => ({ ...variant, presets: presetsOf(variant) });
