/**
 * Writes the JSON schemas of requests and answers, dist/schema/request.json and dist/schema/answer.json: what a line of `jass-solver batch` may be.
 * The schema of requests follows from the valibot schemas that check them, the one of answers from their types (docs/decisions/0020-json-schema.md).
 *
 * Does nothing if both are newer than their sources.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import ts from 'typescript';
import { buildGenerator, getProgramFromFiles } from 'typescript-json-schema';
import * as v from 'valibot';
import { inEnglish } from '../src/game/reason.ts';
import type { Reason } from '../src/game/reason.ts';
import { rulesSchema } from '../src/game/rules/rules.ts';
import { FIELD_FORM, requestSchema, timeLimit } from '../src/notation/request/parse-request.ts';
import { SUGGEST_FORMS, suggestSchema } from '../src/notation/request/suggest-request.ts';
import { atRoot } from './paths.ts';
import { isUpToDate } from './up-to-date.ts';

/** The parts of a JSON schema that are read here. */
interface Schema {
  readonly [key: string]: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

const DIALECT = 'http://json-schema.org/draft-07/schema#';
const FILES = ['request', 'answer'].map((name) => `dist/schema/${name}.json`);
const SOURCES = ['src', 'tools/build-schema.ts', 'tsconfig.json', 'package-lock.json'];

/** The fields that readers of their own check: their kinds, and no more. */
const READ_APART: Readonly<Record<string, readonly string[]>> = {
  taken: ['object', 'string'],
  calls: ['array', 'string'],
  puzzle: ['object'],
};

/** Values of every kind, by which a schema that waits for the value decides. */
const KINDS = ['', [], {}, true];

/** The JSON schema of a valibot schema. */
const converted = (schema: v.GenericSchema): Schema =>
  toJsonSchema(schema, {
    typeMode: 'input',
    overrideSchema({ valibotSchema }) {
      if ((valibotSchema as unknown) === timeLimit.wrapped) return { type: 'number', minimum: 0 };
      if (valibotSchema.type !== 'lazy') return undefined;
      const { getter } = valibotSchema as unknown as { getter: (value: unknown) => v.GenericSchema };
      const all = KINDS.map((kind) => JSON.stringify(converted(getter(kind))));
      return { anyOf: [...new Set(all)].map((text) => ({ ...(JSON.parse(text) as object), $schema: undefined })) };
    },
  }) as unknown as Schema;

/** A schema of an object of which any part may be left out, as in an override; the entries of its lists are whole. */
function inPart(whole: Schema): Schema {
  const { required: _, properties, anyOf, oneOf, ...schema } = whole;
  const choices = (anyOf ?? oneOf)?.map(inPart);
  const parts = properties && Object.entries(properties).map(([name, part]) => [name, inPart(part)] as const);
  return { ...schema, ...(choices && { anyOf: choices }), ...(parts && { properties: Object.fromEntries(parts) }) };
}

/** The schema of a request, with the right form of each field as its description. */
function requestOf(schema: v.GenericSchema, forms: Readonly<Record<string, Reason>>): Schema {
  const { $schema: _, $defs: __, properties, ...whole } = converted(schema);
  const fields = Object.entries(properties!).map(([name, field]) => {
    const types = READ_APART[name];
    const form = name === 'rules' ? { $ref: '#/definitions/rules' } : types ? { type: types } : field;
    return [name, { description: inEnglish(forms[name]!), ...form }] as const;
  });
  return { ...whole, properties: Object.fromEntries(fields) };
}

function requests(): Schema {
  const { $schema: _, ...rules } = inPart(converted(rulesSchema));
  return {
    $schema: DIALECT,
    title: 'A request to jass-solver',
    description: 'About a deal, or with `seat` and `hand` about the card to play from one hand.',
    anyOf: [requestOf(requestSchema, FIELD_FORM), requestOf(suggestSchema, SUGGEST_FORMS)],
    definitions: { rules },
  };
}

/** The types of an answer, which are in different modules. */
const ANSWERS = ['Answer', 'Suggestion', 'ErrorAnswer'];

function answers(): Schema {
  const { config } = ts.readConfigFile(atRoot('tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: { compilerOptions: object };
  };
  const files = ['answer', 'suggestion'].map((name) => atRoot(`src/notation/answer/${name}.ts`));
  const program = getProgramFromFiles(files, config.compilerOptions, atRoot('.'));
  const generator = buildGenerator(program, { required: true, noExtraProps: true, strictNullChecks: true });
  if (!generator) throw new Error('The types of the answers have errors.');
  const { definitions } = generator.getSchemaForSymbols(ANSWERS);
  return {
    $schema: DIALECT,
    title: 'An answer of jass-solver',
    anyOf: ANSWERS.map((name) => ({ $ref: `#/definitions/${name}` })),
    definitions,
  };
}

if (!isUpToDate(FILES, SOURCES)) {
  mkdirSync(atRoot('dist/schema'), { recursive: true });
  const [request, answer] = FILES as [string, string];
  writeFileSync(atRoot(request), `${JSON.stringify(requests())}\n`);
  writeFileSync(atRoot(answer), `${JSON.stringify(answers())}\n`);
}
