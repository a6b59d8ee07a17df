/** Runs `advise`: prints the advice, after Ctrl-C that from the deals solved so far. */
import { advise } from '../commands/advise.ts';
import { refused } from '../commands/solve.ts';
import { writtenHand } from '../commands/written-hand.ts';
import type { AdviseCommandOptions } from '../commands/advise.ts';
import { startAdviceProgress } from '../progress/advice-progress.ts';
import { EXIT } from '../terminal/exit-status.ts';
import { stoppable } from '../terminal/interrupt.ts';
import { readGiven } from '../terminal/input.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { sayNote } from '../terminal/messages.ts';
import { readerLanguage } from '../terminal/reader-language.ts';
import { print } from '../terminal/print.ts';

/** The options as typed. */
export type AdviseOptions = Omit<AdviseCommandOptions, 'presets' | 'with' | 'without'> & {
  readonly with?: string[];
  readonly without?: string[];
  readonly preset?: string[];
  readonly json?: boolean;
  /** The code of the language of the report. */
  readonly language?: string;
  /** A file, `-`, or a hand or a deal itself. */
  readonly text?: string;
};

export async function printAdvice({
  json = false,
  preset = [],
  with: held = [],
  without = [],
  text,
  language: code,
  ...options
}: AdviseOptions): Promise<void> {
  let written: Partial<AdviseCommandOptions>;
  let language: Language;
  try {
    language = readerLanguage(code);
    written = text === undefined ? {} : await writtenFields(text, options);
  } catch (error) {
    print(refused(error, json), json);
    return;
  }
  const progress = startAdviceProgress(process.stderr, options.limit);
  await stoppable(async (signal) => {
    const presets = preset.length > 0 ? preset : (written.presets ?? []);
    const given = { ...written, ...options, presets, with: held, without };
    const output = await advise(given, { asJson: json, language, progress, signal, note: sayNote });
    print(output, json);
    if (!output.isError && signal.aborted) process.exitCode = EXIT.interrupted;
  });
}

/** What a written hand, or a deal with it, says; the options win over it. Notes about it go to the standard error. */
async function writtenFields(
  text: string,
  { seat, variant }: Omit<AdviseOptions, 'language'>,
): Promise<Partial<AdviseCommandOptions>> {
  const { hand, deal } = writtenHand(await readGiven(text), seat, variant);
  const { isGuess, leader, cards, presets, rules } = deal ?? {};
  if (isGuess) sayNote(`note: The game is taken to be ${deal!.variant}; --variant chooses another one.`);
  return {
    hand,
    ...(deal?.variant !== undefined && { variant: deal.variant }),
    ...(leader && { leader }),
    ...(cards && { cards }),
    ...(presets && { presets }),
    ...(rules !== undefined && { rules }),
  };
}
