/**
 * The tag of the element as pages have it: its attributes are the fields of a request, or its content is a text with the deal. Other
 * attributes, such as those of the look, mean nothing here.
 */
import { USUAL_VARIANT } from '../../../game/variants/index.ts';
import { usualPayoffOf } from '../../../game/scoring/payoffs/payoffs-of.ts';
import { inHands, inPart } from '../../../game/located.ts';
import { msg } from '../../../game/reason.ts';
import { JassError } from '../../../game/errors.ts';
import { parseDeal } from '../../deal.ts';
import { formatDeal } from '../../hands.ts';
import { readContract, readSeat } from '../../names.ts';
import type { ImportedRecord, Stated } from '../record.ts';
import { parseReader, parseTarget } from '../../puzzle.ts';
import type { LinkedMode } from '../../puzzle.ts';
import { positionOf } from '../../request/resolve-request.ts';
import { readRequestRecord } from './requests.ts';
import type { RequestRecord } from './requests.ts';

/** A tag of a text: its attributes and its content. */
export interface EmbedTag {
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string;
}

const TAG = /<jass-solver\b((?:[^<>"'“”„]|"[^"]*"|'[^']*'|[“„][^“”„]*[“”])*?)\/?>(?:([\s\S]*?)<\/jass-solver\s*>)?/gi;
const ATTRIBUTE = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|[“„]([^“”„]*)[“”]|([^\s"'>]+))/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
};

const decoded = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** The tags of a text; empty for other texts. Code shown on a page has its signs as entities. */
export function embedTags(text: string): EmbedTag[] {
  const html = /&lt;jass-solver/i.test(text) ? decoded(text) : text;
  return [...html.matchAll(TAG)].map(([, attributes = '', content = '']) => ({
    attributes: Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, name, ...values]) => [
        name!.toLowerCase(),
        decoded(values.find((value) => value !== undefined) ?? ''),
      ]),
    ),
    content,
  }));
}

/** The attributes that say the same as in a request. */
const SAME = [
  'variant',
  'contract',
  'leader',
  'dealer',
  'turned',
  'declarer',
  'level',
  'doubled',
  'deal',
  'taken',
  'payoff',
  'plays',
  'calls',
  'at',
  'cards',
];

/** The facts of a tag for the text between its ends. @throws JassError for a contract or a seat that is none */
export const statedIn = ({ attributes: { variant, contract, leader } }: Pick<EmbedTag, 'attributes'>): Stated => ({
  ...(variant && { variant }),
  ...(contract && { contract: readContract(contract) }),
  ...(leader && { leader: readSeat(leader, 'leader') }),
});

/**
 * The deal of a tag with the attribute `deal`.
 * @param stated facts that the tag may leave out
 * @throws JassError as a request
 */
export function readEmbedTag(text: string, { attributes }: EmbedTag, stated: Stated): ImportedRecord & LinkedMode {
  const { deal = '', presets, rules } = attributes;
  const same = SAME.flatMap((name) => (attributes[name] ? [[name, attributes[name]] as const] : []));
  const hasLeader = attributes['leader'] ?? attributes['dealer'] ?? stated.leader;
  const hasContract = attributes['contract'] ?? attributes['turned'] ?? stated.contract;
  const json = {
    ...(stated.variant === undefined && { variant: USUAL_VARIANT }),
    ...Object.fromEntries(same),
    ...(attributes['level'] && { level: Number(attributes['level']) }),
    ...(presets && { presets: presets.split(/[\s,]+/).filter(Boolean) }),
    ...(rules && { rules: jsonOf(rules) }),
  };
  const read = (): ImportedRecord & LinkedMode => {
    if (hasLeader && hasContract)
      return { ...withUsualPayoff(readRequestRecord(json, stated), attributes), ...modeIn(attributes) };
    // The hands are kept; what the tag leaves out is asked for.
    const { variant = USUAL_VARIANT, contract, leader } = { ...stated, ...statedIn({ attributes }) };
    return {
      format: 'an embed tag',
      variant,
      ...(contract && { contract }),
      ...(leader && { leader }),
      deal: formatDeal(parseDeal(deal)),
      plays: [],
      notes: [],
    };
  };
  return { ...inPart(text, deal, read), format: 'an embed tag' };
}

/** A tag without a payoff counts as the element does. */
const withUsualPayoff = (record: RequestRecord, { payoff }: EmbedTag['attributes']): RequestRecord =>
  payoff ? record : { ...record, payoff: usualPayoffOf(inHands(record.deal, () => positionOf(record)).setup) };

/** The puzzle of a tag. @throws JassError for a side or a target that is none */
const modeIn = ({ mode, side, target }: EmbedTag['attributes']): LinkedMode =>
  mode === 'puzzle'
    ? { mode, ...(side && { side: parseReader(side) }), ...(target && { target: parseTarget(target) }) }
    : {};

/** @throws JassError `bad-rules` for rules that are no JSON */
function jsonOf(rules: string): unknown {
  try {
    return JSON.parse(rules) as unknown;
  } catch {
    throw new JassError('bad-rules', msg('The rules of the tag are no JSON.'), { field: 'rules' });
  }
}
