/** The reference of requests and answers as JSON: fields from the code that reads and writes them, examples solved when the page is generated. */
import type { ProjectReflection } from 'typedoc';
import { answer } from '../../src/engine/synchronous.ts';
import { ERROR_CODES, JassError } from '../../src/game/errors.ts';
import type { ErrorCode } from '../../src/game/errors.ts';
import { inEnglish } from '../../src/game/reason.ts';
import { errorAnswer } from '../../src/notation/answer/answer.ts';
import type { ErrorAnswer } from '../../src/notation/answer/answer.ts';
import { FIELD_FORM, requestSchema } from '../../src/notation/request/parse-request.ts';
import { suggestWith } from '../../src/engine/sampling/suggest.ts';
import type { SolveRequest } from '../../src/notation/request/solve-request.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { code, fence, inline, page, table } from './markdown.ts';
import { fieldRows } from './reflections.ts';
import type { Pages } from './rules-pages.ts';

const ERROR_WORDS: Readonly<Record<ErrorCode, string>> = {
  'bad-json': 'the text is not JSON',
  'bad-request': 'a field is missing, unknown, or has a value that it cannot have; or the game has no such option',
  'unknown-variant': 'there is no such game',
  'bad-deal':
    'the deal cannot be read, or does not fit the pack: a wrong number of cards, a card twice, a card of another pack',
  'bad-contract': 'the game does not have this contract',
  'illegal-play': 'a card of the record cannot be read, is not in the hand, or may not be played',
  'bad-rules': 'a field of the rules is unknown or has a value that it cannot have',
};

const REQUEST = {
  id: 'sample',
  variant: 'klaverjassen-rotterdam',
  contract: 'D',
  leader: 'E',
  deal: 'N:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ',
};
const ENDING = { variant: 'schieber', contract: 'H', leader: 'N', deal: 'N:A.J.. 7.9.. K.6.. .A.8.' };

const HELD = {
  variant: 'klaverjassen-rotterdam',
  contract: 'S',
  leader: 'W',
  seat: 'S',
  hand: 'J9.AK.T87.8',
  plays: ['H8', 'HQ', 'HT'],
  deals: 50,
} as const;

const MISTAKE = { ...ENDING, plays: ['HJ', 'D8'] };

/** The error of the request with a mistake, as the command writes it. */
function mistake(solver: Solver): ErrorAnswer {
  try {
    answer(MISTAKE, solver);
  } catch (error) {
    if (error instanceof JassError) return errorAnswer(error, undefined);
    throw error;
  }
  throw new Error('The request of the page has no mistake.');
}

/** @param types the reflections of src/notation/request/request.ts and answer.ts */
export async function jsonPage(types: ProjectReflection): Promise<Pages> {
  const solver = await loadSolver();
  const example = (request: SolveRequest): string[] => [
    fence('json', JSON.stringify(request)),
    fence('json', shown(answer(request, solver))),
  ];
  const meanings = new Map([
    // It is a part of the contract when a request has been read.
    [code('misere'), 'The contract as a misère, which may also be named: `misere-obenabe`.'],
    ...fieldRows(types, 'Request').map(([name, , meaning]): [string, string] => [name!, meaning ?? '']),
  ]);
  const requestRows = Object.entries(FIELD_FORM).map(([name, form]) => {
    const schema = requestSchema.entries[name as keyof typeof FIELD_FORM];
    const isRequired = schema.type !== 'optional';
    const preset = 'default' in schema ? (schema.default as unknown) : undefined;
    const without = isRequired ? 'required' : preset === undefined ? '' : code(JSON.stringify(preset));
    return [code(name), inline(inEnglish(form)), without, meanings.get(code(name)) ?? ''];
  });
  return {
    'reference/json.md': page(
      {
        title: 'Requests and answers',
        description: 'The JSON of requests and answers, for the command’s batch and the library',
      },
      [
        '# Requests and answers',
        'A request is about one deal. `jass-solver batch` reads one request a line and writes one answer a line; the library’s `answer` takes and returns the same as objects, and throws a `JassError` where the command writes an error. Cards and deals are in [the notation](../guide/notation.md). The package has JSON schemas of both, `jass-solver/schema/request.json` and `jass-solver/schema/answer.json`: they tell a program of another language or an editor the form; whether the words in it are right for the game, the solver says.',
        ...example(REQUEST),
        '`ms` is the time on the machine that generated this page.',
        '## A request',
        table(['field', 'value', 'default', 'meaning'], requestRows),
        '## Parts of an answer',
        table(['want', 'meaning'], WANTED),
        '## An answer',
        table(['field', 'type', 'meaning'], fieldRows(types, 'Answer')),
        '[The library](./library/jass-solver/core/index.md) describes these types.',
        'Values are for the whole deal: points already taken plus points to come. They are `NS` and `EW` under `points`, and `difference` (North–South minus East–West) under `total` and `score`.',
        '## With a time limit',
        'A request with `limitMs` may end before the value is exact. The answer then has `"exact": false`, the proven `bounds`, and an `estimate`, which is not proven, instead of `value`. Without a limit an answer is always exact.',
        '## The position, without a search',
        ...example({ ...ENDING, plays: ['HJ', 'HA', 'H6', 'H9'], want: ['state'] }),
        '## The review of a record',
        ...example({ ...ENDING, plays: ['SA', 'HA', 'SK', 'S7', 'D8', 'H6', 'H9', 'HJ'], want: ['review', 'why'] }),
        'With `"verdict": true` each entry of a review also has its `verdict`, `sound`, `error`, `unlucky` or `lucky`, and `known`, from which it follows.',
        '`lost` is in the unit of the payoff, for the side that played. [Review](../docs/review.md) explains both parts.',
        '## The table of contracts',
        ...example({ ...ENDING, variant: 'kreuzjass', want: ['table'] }),
        '## One hand in place of the deal',
        'With `seat` and `hand`, the full hand before the first play, in place of `deal`, and without `want`, a request asks which card to play. `jass-solver batch` answers it, and the library’s `suggestWith`.',
        fence('json', JSON.stringify({ ...HELD, target: 82 })),
        fence(
          'json',
          shown(
            await suggestWith(
              { workers: 1, solve: (asked) => Promise.resolve(answer(asked, solver)) },
              { ...HELD, target: 82 },
            ),
          ),
        ),
        '`mean` is for the side of the seat, in the unit of the payoff. `behind` is the distance from the first card on the same deals, `reaches` the share of deals in which the card reaches the `target`, `risk` the share in which it is ten or more worse than the best card.',
        '## An error',
        'A mistake returns an error instead of an answer. Its `message` says what is wrong, where, and what would be right; `play`, `hand`, `card`, `position` and `field` give the place, as far as it is known. There plays and positions in a text count from 0; in the `message` positions count from 1.',
        fence('json', JSON.stringify(MISTAKE)),
        fence('json', shown(mistake(solver))),
        table(
          ['code', 'when'],
          ERROR_CODES.map((name) => [code(name), ERROR_WORDS[name]]),
        ),
      ],
    ),
  };
}

const WANTED = [
  ['`cards`', 'the value of every legal card'],
  ['`line`', 'one line of best play to the end of the deal'],
  [
    '`state`',
    'the seat to play, the legal cards, [why the others may not be played](../rules/why-not.md#as-data), the tricks and points so far; no search',
  ],
  ['`melds`', 'the melds of the full hands, their comparisons, and the side that scores'],
  ['`table`', 'the value of the deal in every contract and for every leader, before any play'],
  [
    '`allContracts`',
    'a table with every contract, although the trump is turned; without it the table has only the suit of the turned card',
  ],
  ['`review`', 'the cost of each play of the record to its own side, and the cards that would have kept the value'],
  [
    '`why`',
    'the explanation of every play that lost something: two lines of best play, and the tricks in which they differ',
  ],
  [
    '`known`',
    'what the last of the plays cost on what its player knew: the mean over deals that fit, with its interval',
  ],
];

/** An answer with one field on each line. */
function shown(given: object): string {
  const fields = Object.entries(given).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{\n${fields.join(',\n')}\n}`;
}
