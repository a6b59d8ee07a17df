/** The options that commands about a game, a deal or a hand share. */
import { Argument, Option } from 'commander';
import type { Command } from 'commander';
import { CARD_SUITS, CONTRACTS, SEATS } from '../../game/cards.ts';
import { PAYOFFS } from '../../game/scoring/payoff.ts';
import { PRESETS } from '../../game/variants/presets.ts';
import { VARIANTS } from '../../game/variants/index.ts';
import { LANGUAGES } from '../../languages/registry/languages.ts';
import { MEMORY_OPTION, addNames, oneOf, parseLimit, readGame, readRules } from './option-values.ts';
import { Needed, withValues } from './program.ts';

const [FIRST, ...OTHERS] = PAYOFFS;

/** More plays than any deal has. */
export const MOST_PLAYS = 48;

const SEAT = 'N, E, S or W, or a word such as East or Ost';

export const variantOption = (): Needed =>
  withValues(
    new Needed('--variant <id>', 'the game, one of `jass-solver variants`, or its name').argParser(readGame),
    VARIANTS.map(({ id }) => id),
  );

/** An option whose value is a seat. @param what the role of the seat */
export const seatOption = (flags: string, what: string): Option =>
  withValues(new Option(flags, `${what}: ${SEAT}`), SEATS);

const contractWords =
  'the trump suit S, H, D or C, also as ♦, diamonds or Schellen; or obenabe, unenufe, slalom-obenabe, guschti-obenabe, alltrumps, notrumps and so on';

/** Payoff, presets, rules and cards. */
export const withRules = (command: Command): Command =>
  command
    .addOption(
      withValues(
        new Option('--payoff <payoff>', `the payoff to play for: ${oneOf([`${FIRST} (the default)`, ...OTHERS])}`),
        PAYOFFS,
      ),
    )
    .addOption(
      withValues(
        new Option('--preset <names>', 'options of the game by name, see `jass-solver variants`; may be repeated'),
        [...new Set(PRESETS.map(({ id }) => id))],
      ).argParser(addNames),
    )
    .option('--rules <file>', 'rules of your own: a JSON file with the fields that differ from the variant', readRules)
    .addOption(
      withValues(
        new Option(
          '--cards <cards>',
          'the cards you play with, french (the default) or swiss: they decide which suits an option doubles',
        ),
        CARD_SUITS,
      ),
    );

/** The deal of a command about one deal, in place of its options. */
export const writtenArgument = (): Argument =>
  new Argument(
    '[text]',
    'the deal in any form that import reads: a file, - for standard input, or the text itself; options win over it',
  );

/** The game, its contract and who leads. @param hands the option for the cards, if the command has one for all hands */
export const ofContract = (command: Command, hands?: Option): Command =>
  withRules(
    (hands ? command.addOption(variantOption()).addOption(hands) : command.addOption(variantOption()))
      .addOption(withValues(new Needed('--contract <contract>', contractWords), CONTRACTS).or('turned'))
      .addOption(
        withValues(new Needed('--leader <seat>', `the leader of the first trick: ${SEAT}`), SEATS).or('dealer'),
      )
      .addOption(seatOption('--dealer <seat>', 'the dealer, from whom the leader follows'))
      .option('--turned <card>', 'the card that the dealer has turned, such as H9, from which the trump suit follows')
      .addOption(seatOption('--declarer <seat>', 'who named the contract (default: the leader)'))
      .option('--misere', 'a misère of that contract: each side scores the points that the other takes')
      .option(
        '--level <points>',
        'the level that was bid, such as 100, capot or match, in games with an auction for points',
      )
      .addOption(
        withValues(new Option('--doubled <factor>', '2 if the level was doubled, 4 if it was redoubled'), [
          '2',
          '3',
          '4',
        ]),
      ),
  );

/** For what players know: verdicts and suggestions. */
export const ignoreContractOption = (): Option =>
  new Option('--ignore-contract', 'take the contract and a pass as no hint about the hands, as if nobody had chosen');

/** All options of a command about one deal. */
export const ofOneDeal = (command: Command): Command =>
  ofContract(
    command,
    new Needed(
      '--deal <deal>',
      "four hands clockwise, suits S.H.D.C: 'N:AKJ9.T87.Q6. 8.AK.T97.J86 …'; or a text or file, as [text]",
    ),
  )
    .option(
      '--taken <points>',
      "what the sides had taken before an ending: 'NS:60', or with roem and tricks 'NS:60+20/4'",
    )
    .option(
      '--calls <calls>',
      "in games with taps or claims, the calls made: side, call and the plays before it, such as 'NS:tap:28'",
    )
    .option('--limit <seconds>', 'time limit; then an estimate and the proven bounds are printed', parseLimit)
    .option(...MEMORY_OPTION)
    .addOption(languageOption('text', 'report'))
    .option('--json', 'print the answer as JSON');

const RANGE = oneOf(LANGUAGES);

/** The option for the language of a report. */
export const reportLanguageOption = (): Option =>
  withValues(
    new Option('--language <code>', `the language of the report: ${RANGE} (default: the one of your locale, or en)`),
    LANGUAGES,
  );

/**
 * The option for the language of a text.
 * @param of the text that is read
 * @param written what the command writes in that language
 */
export const languageOption = (of: string, written?: string): Option =>
  withValues(
    new Option(
      '--language <code>',
      `the language of the ${of}: ${RANGE} (default: it is recognised)${written === undefined ? '' : `; also the language of the ${written} (default: the one of your locale, or en)`}`,
    ),
    LANGUAGES,
  );

/**
 * The options for facts that a record may leave out, and for its language.
 * @param written what the command writes in that language
 */
export const withRecord = (command: Command, written?: string): Command =>
  command
    .addOption(languageOption('record', written))
    .addOption(
      withValues(
        new Option(
          '--variant <id>',
          'the game (default: the one that the record names, or a guess by its cards and words)',
        ).argParser(readGame),
        VARIANTS.map(({ id }) => id),
      ),
    )
    .addOption(
      withValues(new Option('--contract <contract>', 'the contract, if the record does not give it'), CONTRACTS),
    )
    .addOption(seatOption('--leader <seat>', 'the leader of the first trick, if the record does not give it'));
