/** What the views of a study need: the cards and words of the page, the words of the element, the state, and the reader's actions. */
import type { Card } from '../../../game/cards.ts';
import type { GameState } from '../../../game/play/play.ts';
import type { english } from '../../../languages/en/study.ts';
import type { Say } from '../../../notation/words/say.ts';
import type { Question } from '../../../notation/study/study.ts';
import type { Look } from '../../views/look.ts';
import type { Stop } from './stops.ts';
import type { StudyState } from './study-state.ts';

export interface StudyLook {
  readonly look: Look;
  readonly say: Say<typeof english>;
}

export interface StudyActions {
  readonly onStop: (stop: Stop) => void;
  readonly onChapter: (chapter: number) => void;
  readonly onCard: (card: Card) => void;
  readonly onHint: () => void;
  readonly onAnswer: (question: Question) => void;
}

export interface StudyView extends StudyLook {
  readonly state: StudyState;
  /** The position after some plays of the chapter's deal. */
  readonly positionAfter: (plays: readonly Card[]) => GameState;
  readonly actions: StudyActions;
}
