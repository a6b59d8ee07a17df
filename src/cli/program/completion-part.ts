/**
 * The part `completion`: a script for a shell, which asks the command itself for the words that may follow. So they come from the
 * description of the command, and never from a second list.
 */
import { Argument } from 'commander';
import type { Command, Option } from 'commander';
import { oneOf } from './option-values.ts';
import { explain, withValues } from './program.ts';

/** The hidden part that the scripts call: with the words after `jass-solver`, the last of which is being typed. */
const COMPLETE = 'complete-words';

/** Where the list ends with this line, names of files may follow too. */
const FILES = ':files';

/**
 * The scripts. Each drops the descriptions of the words if its shell cannot show them, and leaves file names to the shell.
 * Fish and zsh show them.
 */
const SCRIPTS = {
  bash: `_jass_solver() {
  local line words=()
  COMPREPLY=()
  while IFS= read -r line; do
    if [ "$line" = "${FILES}" ]; then
      compopt -o filenames 2>/dev/null
      while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}")
    elif [ -n "$line" ]; then
      COMPREPLY+=("\${line%%$'\\t'*}")
    fi
  done < <(jass-solver ${COMPLETE} -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -F _jass_solver jass-solver`,
  zsh: `#compdef jass-solver
_jass_solver() {
  local line files=0
  local -a found
  while IFS= read -r line; do
    if [[ "$line" == "${FILES}" ]]; then files=1; continue; fi
    if [[ "$line" == *$'\\t'* ]]; then found+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
    elif [[ -n "$line" ]]; then found+=("\${line//:/\\\\:}"); fi
  done < <(jass-solver ${COMPLETE} -- "\${(@)words[2,CURRENT]}" 2>/dev/null)
  (( \${#found} )) && _describe 'jass-solver' found
  (( files )) && _files
  return 0
}
if (( ! $+functions[compdef] )); then autoload -Uz compinit && compinit; fi
compdef _jass_solver jass-solver`,
  fish: `function __jass_solver_words
  set -l words (commandline -opc)[2..-1] (commandline -ct)
  for line in (jass-solver ${COMPLETE} -- $words 2>/dev/null)
    if test "$line" = "${FILES}"
      __fish_complete_path (commandline -ct)
    else
      echo $line
    end
  end
end
complete -c jass-solver -f -a '(__jass_solver_words)'`,
} as const;

type Shell = keyof typeof SCRIPTS;
const SHELLS = Object.keys(SCRIPTS) as Shell[];

const ANY_SHELL = oneOf(SHELLS);

export function addCompletion(program: Command): void {
  const command = program
    .command('completion')
    .description('print the script with which a shell completes commands, options and their values')
    .addArgument(withValues(new Argument('<shell>', ANY_SHELL), SHELLS));
  explain(
    command.action((shell: string) => {
      const known = SHELLS.find((name) => name === shell);
      if (!known) command.error(`error: the shell "${shell}" is not known; write ${ANY_SHELL}`);
      else console.log(SCRIPTS[known]);
    }),
    {
      examples: [
        'source <(jass-solver completion bash)   # in ~/.bashrc',
        'source <(jass-solver completion zsh)    # in ~/.zshrc',
        'jass-solver completion fish > ~/.config/fish/completions/jass-solver.fish',
      ],
    },
  );
  program
    .command(COMPLETE, { hidden: true })
    .argument('[words...]')
    .action((words: string[]) => console.log(completions(program, words).join('\n')));
}

/**
 * The words that may follow, each with a tab and its description.
 * @param words those after the command's name, the last of which is being typed
 */
function completions(program: Command, words: readonly string[]): string[] {
  const typed = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const help = program.createHelp();
  // A later word may equal the name of a command and yet be, for example, the name of a file.
  const named = before.find((word) => !word.startsWith('-'));
  const command = help.visibleCommands(program).find((of) => of.name() === named) ?? program;
  const matching = (word: string, description: string): string[] =>
    word.startsWith(typed) ? [`${word}\t${description}`] : [];
  const options = help.visibleOptions(command);
  const open = options.find((option) => option.long === before.at(-1) && takesAsValue(option, typed));
  if (open) return valuesOf(open.argChoices, open.flags).filter((value) => value === FILES || value.startsWith(typed));
  if (typed.startsWith('-')) {
    const given = new Set(before);
    return options
      .filter(({ long, description }) => !given.has(long!) || description.includes('repeated'))
      .flatMap(({ long, description }) => matching(long!, description));
  }
  if (command === program) {
    return help.visibleCommands(program).flatMap((of) => matching(of.name(), of.description()));
  }
  const [argument] = command.registeredArguments;
  if (!argument) return options.flatMap(({ long, description }) => matching(long!, description));
  const values = valuesOf(argument.argChoices, argument.name());
  return values.flatMap((value) => (value === FILES ? FILES : matching(value, argument.description)));
}

/** Whether a word after an option is its value. One that may be left out is so before a further option. */
const takesAsValue = ({ required, optional }: Option, word: string): boolean =>
  required || (optional && !word.startsWith('-'));

/** The values to choose from; the mark for files where the name says that the value is a file. */
const valuesOf = (choices: readonly string[] | undefined, name: string): readonly string[] =>
  choices ?? (/\bfile\b/.test(name) ? [FILES] : []);
