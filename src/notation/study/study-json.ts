/** The JSON of a study: deals as requests, and moves as texts in the notation, such as `{"moves": "6. CJ? CQ"}`. */
import * as v from 'valibot';
import { JassError } from '../../game/errors.ts';
import { untranslated } from '../../game/reason.ts';
import { LANGUAGES } from '../../languages/registry/languages.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { requestOf } from '../imports/request-of.ts';
import { dealFieldsOf } from '../request/deal-fields.ts';
import type { DealFields } from '../request/deal-fields.ts';
import { checkNesting } from '../request/json.ts';
import { parseRequest } from '../request/parse-request.ts';
import { formatMoves, parseMoves, readCard } from './moves.ts';
import type { Letters } from './moves.ts';
import { at, resolveBlocks } from './resolve.ts';
import type { WrittenBlock, WrittenProse } from './resolve.ts';
import { checkStudy } from './study.ts';
import type { Block, Prose, Study, StudyFacts, StudyText } from './study.ts';

const prose = v.array(v.union([v.string(), v.strictObject({ moves: v.string() })]));
const depth = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);
const block = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['paragraph', 'note']), depth, prose }),
  v.strictObject({
    kind: v.literal('question'),
    depth,
    prose,
    hints: v.optional(v.array(prose), []),
    replies: v.array(
      v.strictObject({ cards: v.union([v.literal('others'), v.array(v.string())]), isRight: v.boolean(), prose }),
    ),
  }),
]);
const text = v.strictObject({
  title: v.optional(v.string(), ''),
  chapters: v.pipe(
    v.array(v.strictObject({ title: v.optional(v.string(), ''), blocks: v.array(block) })),
    v.minLength(1),
  ),
});
const seat = v.optional(v.string());
const schema = v.strictObject({
  players: v.optional(v.strictObject({ N: seat, E: seat, S: seat, W: seat })),
  event: v.optional(v.string()),
  date: v.optional(v.string()),
  source: v.optional(v.string()),
  deals: v.pipe(v.array(v.looseObject({})), v.minLength(1)),
  texts: v.strictObject(Object.fromEntries(LANGUAGES.map((language) => [language, v.optional(text)]))),
});

/** Text, and moves in the notation. */
export type ProseJson = readonly (string | { readonly moves: string })[];

export type BlockJson =
  | { readonly kind: 'paragraph' | 'note'; readonly depth?: number; readonly prose: ProseJson }
  | {
      readonly kind: 'question';
      readonly depth?: number;
      readonly prose: ProseJson;
      readonly hints?: readonly ProseJson[];
      readonly replies: readonly {
        readonly cards: readonly string[] | 'others';
        readonly isRight: boolean;
        readonly prose: ProseJson;
      }[];
    };

/** A study as JSON. */
export interface StudyJson extends StudyFacts {
  /** A request for each chapter. */
  readonly deals: readonly object[];
  readonly texts: Readonly<
    Partial<
      Record<
        Language,
        {
          readonly title?: string;
          readonly chapters: readonly { readonly title?: string; readonly blocks: readonly BlockJson[] }[];
        }
      >
    >
  >;
}

const NOTATION: Letters = { language: 'en', suits: 'french' };

/**
 * Reads a study from its JSON value.
 * @throws JassError naming the field, or the block by its number
 */
export function readStudyJson(json: unknown): Study {
  checkNesting(json);
  const result = v.safeParse(schema, json, { abortEarly: true });
  if (!result.success) throw badField(result.issues[0]);
  const { deals: requests, texts: written, players, ...facts } = result.output;
  let deals = requests.map((request, index): DealFields =>
    at(untranslated(`Deal ${index + 1}`), () => dealFieldsOf(parseRequest(request))),
  );
  const texts = new Map<Language, StudyText>();
  for (const language of LANGUAGES) {
    const told = written[language];
    if (!told) continue;
    if (told.chapters.length !== deals.length) {
      const [chapters, count] = [told.chapters.length, deals.length];
      const reason = untranslated(`texts.${language} has ${chapters} chapters for ${count} deals; write one for each.`);
      throw new JassError('bad-request', reason, { field: 'texts' });
    }
    const resolved = told.chapters.map(({ title, blocks }, index) => ({
      title,
      ...at(untranslated(`Chapter ${index + 1}`), () => resolveBlocks(blocks.map(writtenBlock), deals[index]!)),
    }));
    deals = resolved.map(({ deal }) => deal);
    texts.set(language, { title: told.title, chapters: resolved.map(({ title, blocks }) => ({ title, blocks })) });
  }
  if (texts.size === 0)
    throw new JassError('bad-request', untranslated('texts is empty; write the text in one language.'));
  const named = Object.fromEntries(Object.entries({ ...facts, players }).filter(([, fact]) => fact !== undefined));
  return { facts: named, deals, texts };
}

function badField({ path, expected, received }: v.BaseIssue<unknown>): JassError {
  const keys = (path as readonly { readonly key: string | number }[] | undefined)?.map(({ key }) => key) ?? [];
  const field = keys.join('.');
  const reason = untranslated(`${field || 'A study'} is ${received}; it needs ${expected ?? 'another value'}.`);
  return new JassError('bad-request', reason, { field: `${keys[0] ?? ''}` });
}

function writtenBlock(given: v.InferOutput<typeof block>, index: number): WrittenBlock {
  const where = untranslated(`block ${index + 1}`);
  const placed = (of: v.InferOutput<typeof prose>) => ({ where, prose: at(where, () => writtenProse(of)) });
  const { kind } = given;
  return {
    kind,
    depth: given.depth,
    ...placed(given.prose),
    hints: kind === 'question' ? given.hints.map(placed) : [],
    replies:
      kind === 'question'
        ? given.replies.map(({ cards, isRight, prose: said }) => ({
            cards: cards === 'others' ? cards : at(where, () => cards.map((name) => readCard(name, NOTATION))),
            isRight,
            ...placed(said),
          }))
        : [],
  };
}

const writtenProse = (parts: v.InferOutput<typeof prose>): WrittenProse =>
  parts.map((part) => (typeof part === 'string' ? part : parseMoves(part.moves, NOTATION)));

/** A study as JSON, which `readStudyJson` reads. @throws TypeError unless it is a study */
export function studyJson(study: Study): StudyJson {
  checkStudy(study);
  return jsonOf(study);
}

const jsonOf = ({ facts, deals, texts }: Study): StudyJson => ({
  ...facts,
  deals: deals.map((deal) => requestOf({ ...deal, format: 'a request', notes: [] }, noneMissing)),
  texts: Object.fromEntries(
    [...texts].map(([language, { title, chapters }]) => [
      language,
      { title, chapters: chapters.map((chapter) => ({ title: chapter.title, blocks: chapter.blocks.map(blockJson) })) },
    ]),
  ),
});

/** The deal of a study has all that a request needs. */
const noneMissing = (): never => {
  throw new Error('a study without its deal');
};

function blockJson(of: Block): BlockJson {
  const { kind } = of;
  const shared = { ...(of.depth > 0 && { depth: of.depth }), prose: proseJson(of.prose) };
  if (kind !== 'question') return { kind, ...shared };
  return {
    kind,
    ...shared,
    ...(of.hints.length > 0 && { hints: of.hints.map(proseJson) }),
    replies: of.replies.map(({ cards, isRight, prose: said }) => ({
      cards: cards === 'others' ? cards : [...cards],
      isRight,
      prose: proseJson(said),
    })),
  };
}

const proseJson = (parts: Prose): ProseJson =>
  parts.map((part) => (typeof part === 'string' ? part : { moves: formatMoves(part) }));
