/**
 * The description of the whole command, from which help, completion and the site's reference follow: its parts with their options,
 * examples and exit statuses. Required options come first, under a heading of their own, and one error names all that are missing.
 */
import { Command, Help, Option } from 'commander';
import type { Argument } from 'commander';
import { styleText } from 'node:util';
import { isNotation } from '../commands/is-notation.ts';
import { EXIT } from '../terminal/exit-status.ts';
import { errorPrefix } from '../terminal/messages.ts';

const REQUIRED = 'Required:';

/** An option that the command needs, or others in its place. */
export class Needed extends Option {
  /** Names of options that may replace it. */
  insteadOf: readonly string[] = [];

  constructor(flags: string, description: string) {
    super(flags, description);
    this.helpGroup(REQUIRED);
  }

  /** The option may be left out if one of these is given. */
  or(...names: readonly string[]): this {
    this.insteadOf = names;
    return this;
  }
}

/** An option or argument with values to complete; they are not checked here, because the reader of the request reports a mistake better. */
export function withValues<Of extends Argument | Option>(option: Of, values: readonly string[]): Of {
  option.argChoices = [...values];
  return option;
}

const bold = (text: string): string => styleText('bold', text, { validateStream: false });
const cyan = (text: string): string => styleText('cyan', text, { validateStream: false });

/** The help: descriptions say defaults and choices in words. */
class PlainHelp extends Help {
  override optionDescription = (option: Option): string =>
    option instanceof Needed && option.insteadOf.length > 0
      ? `${option.description}; not needed with ${option.insteadOf.map((name) => `--${name}`).join(' or ')}`
      : option.description;
  override argumentDescription = ({ description }: Argument): string => description;
  override styleTitle = bold;
  override styleOptionTerm = cyan;
  override styleSubcommandTerm = cyan;
  override styleArgumentTerm = cyan;
}

/** Options that people write for another. */
const MEANT: Readonly<Record<string, string>> = {
  '--trump': '--contract',
  '--trumpf': '--contract',
  '--troef': '--contract',
  '--atout': '--contract',
  '--game': '--variant',
  '-v': '--variant',
};

/** The methods of commander that report what it does not know, and are missing in its types. */
interface Reporting {
  unknownOption(this: Command, flag: string): void;
  unknownCommand(this: Command): void;
  _dispatchHelpCommand(this: Command, name: string | undefined): void;
}
const commander = Command.prototype as unknown as Reporting;

/** The command, and each of its parts. */
class Part extends Command {
  unknownOption(flag: string): void {
    const meant = MEANT[flag];
    if (meant === undefined || !this.options.some(({ long }) => long === meant))
      commander.unknownOption.call(this, flag);
    else this.error(`error: unknown option '${flag}'\n(Did you mean ${meant}?)`, { code: 'commander.unknownOption' });
  }

  /** Help for a command that there is not: the one with a similar name, in place of the whole help. */
  _dispatchHelpCommand(name: string | undefined): void {
    if (name !== undefined && !this.commands.some((known) => known.name() === name)) {
      this.args = [name];
      commander.unknownCommand.call(this);
    }
    commander._dispatchHelpCommand.call(this, name);
  }

  override createCommand(name?: string): Part {
    return new Part(name);
  }

  override createHelp(): Help {
    return new PlainHelp();
  }
}

/** @param version of the package */
export function createProgram(version: string): Command {
  const program = new Part('jass-solver')
    .description('Exact double-dummy values of deals of the Jass family of card games.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .showHelpAfterError('Try "jass-solver --help".')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, errorPrefix())) })
    .addHelpText('after', () => `\n${bold('Exit status:')}\n${statuses(Object.keys(MEANINGS).map(Number))}`);
  program.hook('preAction', (_, command) => checkNeeded(command));
  return program;
}

const MEANINGS: Readonly<Record<number, string>> = {
  [EXIT.answered]: 'answered',
  [EXIT.failed]: 'a mistake in a request or a file, or the solver cannot run',
  [EXIT.wrongUsage]: 'wrong usage: an unknown, missing or invalid option',
  [EXIT.interrupted]: 'interrupted by Ctrl-C',
};

const statuses = (of: readonly number[], meanings = MEANINGS): string =>
  of.map((status) => `  ${String(status).padEnd(5)}${meanings[status]}`).join('\n');

interface After {
  /** Whole command lines. */
  readonly examples: readonly string[];
  /** Whether Ctrl-C ends it with its results so far. */
  readonly isStoppable?: boolean;
  /** The meaning of a status, where it is a special one. */
  readonly meanings?: Readonly<Record<number, string>>;
  readonly note?: string;
}

/** Adds examples and exit statuses to the help of a command, and a hint to its errors. */
export function explain(command: Command, { examples, isStoppable = false, meanings = {}, note }: After): Command {
  const all = [EXIT.answered, EXIT.failed, EXIT.wrongUsage, ...(isStoppable ? [EXIT.interrupted] : [])];
  const text = (): string =>
    [
      ...(note ? ['', note] : []),
      '',
      bold('Examples:'),
      ...examples.map((example) => `  $ ${example}`),
      '',
      bold('Exit status:'),
      statuses(all, { ...MEANINGS, ...meanings }),
    ].join('\n');
  return command.addHelpText('after', text).showHelpAfterError(`Try "jass-solver ${command.name()} --help".`);
}

/** Reports all missing options in one error. */
function checkNeeded(command: Command): void {
  // A written deal may have what the options would say; the reader of the request says what is missing.
  if (command.args.length > 0) return;
  const given: Readonly<Record<string, unknown>> = command.opts();
  if (typeof given.deal === 'string' && !isNotation(given.deal)) return;
  const missing = command.options.filter(
    (option): option is Needed =>
      option instanceof Needed &&
      [option.attributeName(), ...option.insteadOf].every((name) => given[name] === undefined),
  );
  if (missing.length === 0) return;
  const flagsOf = (name: string): string =>
    command.options.find((option) => option.attributeName() === name)?.flags ?? name;
  const names = missing.map(
    ({ flags, insteadOf }) => flags + (insteadOf.length > 0 ? ` (or ${insteadOf.map(flagsOf).join(', ')})` : ''),
  );
  const what = missing.length === 1 ? 'a required option is' : 'required options are';
  command.error(`error: ${what} missing: ${names.join(', ')}`, { exitCode: EXIT.wrongUsage });
}
