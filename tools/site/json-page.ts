/** The page of requests and answers as JSON: fields from the code that reads and writes them, examples that are solved as the page is made. */
import type { ProjectReflection } from 'typedoc';
import { answer } from '../../src/engine/synchronous.ts';
import type { ErrorCode } from '../../src/game/errors.ts';
import { ERROR_CODES } from '../../src/game/errors.ts';
import { inEnglish } from '../../src/game/reason.ts';
import { FIELD_FORM, requestSchema } from '../../src/notation/request/parse-request.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import { code, fence, inline, page, table } from './markdown.ts';
import { fieldRows } from './reflections.ts';
import type { Pages } from './rules-pages.ts';

const ERROR_WORDS: Readonly<Record<ErrorCode, string>> = {
  'bad-json': 'the text is not JSON',
  'bad-request': 'a field is missing, unknown, or holds what it should not; an option of the game that there is not',
  'unknown-variant': 'there is no such game',
  'bad-deal': 'the deal cannot be read, or is not of the pack: a wrong count, a card twice, a foreign card',
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

/** @param types the reflections of src/notation/request/request.ts and answer.ts */
export async function jsonPage(types: ProjectReflection): Promise<Pages> {
  const solver = await loadSolver();
  const example = (request: object): string[] => [
    fence('json', JSON.stringify(request)),
    fence('json', shown(answer(request, solver))),
  ];
  const meanings = new Map(fieldRows(types, 'Request').map(([name, , meaning]) => [name, meaning ?? '']));
  const requestRows = Object.entries(FIELD_FORM).map(([name, form]) => {
    const schema = requestSchema.entries[name as keyof typeof FIELD_FORM];
    const isRequired = schema.type !== 'optional';
    const preset = 'default' in schema ? (schema.default as unknown) : undefined;
    const without = isRequired ? 'required' : preset === undefined ? '' : code(JSON.stringify(preset));
    return [code(name), inline(inEnglish(form)), without, meanings.get(code(name)) ?? ''];
  });
  return {
    'reference/json.md': page(
      { title: 'Requests and answers', description: 'The JSON that the command’s batch and the library take and give' },
      [
        '# Requests and answers',
        'One request asks about one deal. `jass-solver batch` reads one a line and writes one answer a line; the library’s `answer` takes and gives the same as objects. The cards and deals inside are written in [the notation](../guide/notation.md).',
        ...example(REQUEST),
        'The time in `ms` is what the machine took that made this page.',
        '## A request',
        table(['field', 'what to write', 'left out', 'meaning'], requestRows),
        '## What may be wanted',
        table(['want', 'meaning'], WANTED),
        '## An answer',
        table(['field', 'type', 'meaning'], fieldRows(types, 'Answer')),
        'Values are those of the whole deal: points already taken and points to come. Under `points` they stand as `NS` and `EW`, under `total` and `score` as `difference`, North–South minus East–West.',
        '## With a time limit',
        'A request with `limitMs` may come back before the value is exact. Then there is no `value`, but `"exact": false`, the proven `bounds`, and an `estimate`, which proves nothing. Without a limit an answer is always exact.',
        '## The position, without any search',
        ...example({ ...ENDING, plays: ['HJ', 'H9'], want: ['state'] }),
        '## An error',
        'A mistake comes back in place of the answer. Its `message` says what is wrong, where, and what would be right; `play`, `hand`, `card`, `position` and `field` point at the place as far as it is known.',
        ...example({ ...ENDING, plays: ['HJ', 'S7'] }),
        table(
          ['code', 'when'],
          ERROR_CODES.map((name) => [code(name), ERROR_WORDS[name]]),
        ),
      ],
    ),
  };
}

const WANTED = [
  ['`cards`', 'the value of every card that may be played now'],
  ['`line`', 'one line of best play to the end of the deal'],
  ['`state`', 'who is to play, what may be played, the tricks and points so far; no search'],
  ['`melds`', 'the melds of the full hands, which beat which, and who scores'],
  ['`table`', 'the value of every contract and leader of the deal before any play'],
  ['`review`', 'what each play of the record cost its own side, and which cards would have kept the value'],
];

/** An answer on lines of a width that can be read: a field a line, what it holds on the same. */
function shown(given: object): string {
  const fields = Object.entries(given).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{\n${fields.join(',\n')}\n}`;
}
