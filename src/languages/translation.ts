/**
 * The parts that the texts of the element are divided into. English is one file for each part, so that a part that loads later brings
 * its own texts (en/). Every other language is one file, which loads when an element first needs it (de/de.ts, for example).
 */
import type { Preset } from '../game/variants/presets.ts';
import type { CAPTION_TEXTS } from './en/captions.ts';
import type { EVIDENCE_TEXTS } from './en/evidence.ts';
import type { MELD_TEXTS } from './en/meld-words.ts';
import type { failures } from './de/failures.ts';
import type { reasons } from './de/de-reasons.ts';
import type { english as contracts } from './en/on-demand/contracts.ts';
import type { english as editing } from './en/on-demand/editing.ts';
import type { english as element } from './en/element.ts';
import type { english as keys } from './en/keys.ts';
import type { english as menu } from './en/menu.ts';
import type { english as notes } from './en/notes.ts';
import type { english as outcome } from './en/outcome.ts';
import type { english as outline } from './en/on-demand/outline.ts';
import type { english as panel } from './en/panel.ts';
import type { english as puzzle } from './en/on-demand/puzzle.ts';
import type { english as review } from './en/on-demand/review.ts';
import type { english as score } from './en/score.ts';
import type { english as share } from './en/on-demand/share.ts';
import type { english as singleDummy } from './en/on-demand/single-dummy.ts';
import type { english as oneHand } from './en/on-demand/one-hand.ts';
import type { english as trial } from './en/on-demand/trial.ts';
import type { english as why } from './en/on-demand/why.ts';
import type { english as words } from './en/words.ts';

export interface English {
  readonly words: typeof words;
  readonly element: typeof element;
  readonly score: typeof score;
  readonly melds: typeof MELD_TEXTS;
  readonly panel: typeof panel;
  readonly review: typeof review;
  readonly share: typeof share;
  readonly keys: typeof keys;
  readonly menu: typeof menu;
  readonly contracts: typeof contracts;
  readonly editing: typeof editing;
  readonly singleDummy: typeof singleDummy;
  readonly outcome: typeof outcome;
  readonly why: typeof why;
  readonly puzzle: typeof puzzle;
  readonly oneHand: typeof oneHand;
  readonly trial: typeof trial;
  readonly outline: typeof outline;
  readonly notes: typeof notes;
  readonly captions: typeof CAPTION_TEXTS;
  readonly evidence: typeof EVIDENCE_TEXTS;
  readonly failures: Failures;
}

export type Part = keyof English;

/** Another language: the same keys in every part. */
export type Sentences = { readonly [P in Part]: Readonly<Record<keyof English[P], string>> };

/** With the words of the presets. */
export type Translation = Sentences & { readonly presets: PresetTexts };

/** What a preset is called, and one sentence without a full stop. In English the data of the game has both, if this has not. */
export type PresetText = Pick<Preset, 'name' | 'description'>;

/** By the id of the preset. */
export type PresetTexts = Readonly<Record<string, PresetText>>;

/** Why an input is refused: by the English sentence (src/game/reason.ts), whose places are numbered: `{0} has two hands.` */
export type ReasonTranslation = Readonly<Record<keyof typeof reasons, string>>;

/** Why the solver has failed, likewise; here, since no other file may load then. */
export type Failures = Readonly<Record<keyof typeof failures, string>>;
