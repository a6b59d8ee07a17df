/** One session of the editor: the draft at its start, and the changes at its end. Loads when a reader first edits. */
import { USUAL_VARIANT } from '../../game/variants/ids.ts';
import { CARD_SUITS } from '../../game/cards.ts';
import type { CardSuits } from '../../game/cards.ts';
import type { JassError } from '../../game/errors.ts';
import { formatDeal } from '../../notation/hands.ts';
import { formatTaken } from '../../notation/taken.ts';
import { textOfFile } from '../content/text-of-file.ts';
import type { ChangeDetail } from '../element/events.ts';
import { cardsOf, namesOf, overrideOf } from '../model/input.ts';
import type { Input } from '../model/input.ts';
import { adopt } from '../element/styles.ts';
import type { Table } from '../model/table.ts';
import { draftOf, emptyDraft } from './draft/draft.ts';
import { contractOr } from './draft/game.ts';
import { withAllDealt } from './draft/hands.ts';
import type { Draft } from './draft/draft.ts';
import { Editor } from './editor/editor.ts';
import type { EditorStart, EditedDeal, EditingHost } from './editing-host.ts';
import { changed } from './editor/editor-state.ts';
import { editing } from './editor/editor-style.ts';

/**
 * @param getDeal the deal shown
 * @param onClose called at the end with the changes; with null if there are none
 */
export function startEditing(
  host: EditingHost,
  getDeal: () => EditedDeal,
  start: EditorStart,
  onClose: (changed: ChangeDetail | null) => void,
): Editor {
  adopt(host.renderRoot, [editing]);
  const { table, problem } = getDeal();
  const { input } = host;
  const before = table ? draftOfTable(input, table) : emptyDraftFor(input);
  // Only differences from the attributes are changed. If the deal comes from elsewhere, all fields are set.
  const known = table && input === host ? before : null;
  const editor = new Editor(
    host,
    before,
    () => getDeal().language,
    (draft) => onClose(draft && withoutTurn(input, differences(known, draft), draft)),
  );
  if (!table && problem && typeof input.deal === 'string') {
    // The wrong text stays in the text field, with its error.
    editor.state = { ...editor.state, typed: { of: 'deal', text: input.deal, problem: problem.error } };
  } else if (start === 'paste') {
    editor.state = { ...editor.state, typed: { of: 'deal', text: '', problem: null } };
  } else if (start === 'deal') {
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    editor.state = changed(editor.state, withAllDealt(before, seed!));
  }
  return editor;
}

/** Reads a file in the editor. */
export async function readFile(editor: Editor, file: File): Promise<void> {
  const text = await textOfFile(file).catch((error: JassError) => error);
  if (typeof text === 'string') editor.readText(text);
  else editor.readText('', text);
}

function draftOfTable(input: Input, { variant, setup, payoff, record }: Table): Draft {
  const presets = (namesOf(input.presets) ?? []) as readonly string[];
  return draftOf({ variant, presets, cards: suitsIn(input), override: overrideOf(input.rules) }, setup, payoff, record);
}

/** The cards of a deal; a word that names none has been refused. */
const suitsIn = (input: Input): CardSuits | undefined => CARD_SUITS.find((known) => known === cardsOf(input));

/** A draft of the game that the page sets, as far as it can be read. */
function emptyDraftFor(input: Input): Draft {
  try {
    const presets = (namesOf(input.presets) ?? []) as readonly string[];
    const game = {
      variant: input.variant || USUAL_VARIANT,
      presets,
      cards: suitsIn(input),
      override: overrideOf(input.rules),
    };
    const draft = emptyDraft(game);
    return { ...draft, contract: contractOr(draft.rules, input.contract as Draft['contract']) };
  } catch {
    return emptyDraft({ variant: USUAL_VARIANT, presets: [], override: {} });
  }
}

/** Removes a dealer or a turned card that no longer fits, and sets the leader or the contract that followed from it. */
function withoutTurn(input: Input, changes: ChangeDetail, { contract, leader }: Draft): ChangeDetail {
  return {
    ...changes,
    ...(input.dealer && 'leader' in changes && { dealer: null }),
    ...('turned' in changes && { contract, leader }),
  };
}

/** The fields of the input with other values. */
function differences(before: Draft | null, after: Draft): ChangeDetail {
  const old = before && fieldsOf(before);
  const isOther = ([name, value]: [string, unknown]): boolean =>
    JSON.stringify(old?.[name as keyof ReturnType<typeof fieldsOf>]) !== JSON.stringify(value);
  return Object.fromEntries(Object.entries(fieldsOf(after)).filter(isOther));
}

function fieldsOf(
  draft: Draft,
): Required<Omit<Input, 'deck' | 'mode' | 'side' | 'target'>> & Pick<ChangeDetail, 'payoff'> {
  const { variant, contract, leader, turned, declarer, level, doubled, hands } = draft;
  const { taken, plays, payoff, cards, presets, override } = draft;
  return {
    variant,
    contract,
    leader,
    // The dealer follows from the leader.
    dealer: null,
    turned,
    declarer,
    level,
    doubled,
    deal: formatDeal(hands),
    taken: taken && formatTaken(taken),
    plays: plays.length > 0 ? plays.join(' ') : null,
    payoff,
    cards: cards ?? null,
    presets: presets.length > 0 ? presets.join(' ') : null,
    rules: JSON.stringify(override ?? {}) === '{}' ? null : override,
  };
}
