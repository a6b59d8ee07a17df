/**
 * The text of an annotated record in `<jass-solver>`, below its board: all of it in view, with the answers of its questions on request. It loads where
 * the content of the element is such a record. `<jass-study>` has chapters, and questions that wait.
 */
import { html, nothing } from 'lit';
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import { legalNow, replay } from '../../../game/play/play.ts';
import { english } from '../../../languages/en/study.ts';
import type { StudyTexts } from '../../../languages/study-texts.ts';
import { parseStudy } from '../../../notation/study/parse-study.ts';
import type { Study } from '../../../notation/study/study.ts';
import { sayer } from '../../../notation/words/say.ts';
import { adopt } from '../../kit/adopt.ts';
import type { Store } from '../../state/store.ts';
import { playsMade } from '../../state/table.ts';
import type { Locale } from '../../text/locales.ts';
import { OwnTexts } from '../../text/own-texts.ts';
import type { Look } from '../../views/look.ts';
import { chapterView } from './chapter-view.ts';
import { compactStyle } from './compact-style.ts';
import { proseStyle } from './prose-style.ts';
import { isSamePosition, lineThrough } from './stops.ts';
import { begin, chapterIn, follow, goTo, playsAt, showAnswer, stopsOf, withoutQuestions } from './study-state.ts';
import type { StudyState } from './study-state.ts';

/** A text that names no language may be in the page's, or in English. */
function readIn(text: string, locale: Locale): Study {
  try {
    return parseStudy(text, locale);
  } catch {
    return parseStudy(text);
  }
}

type Host = ReactiveControllerHost & HTMLElement;

/** One for each element. */
const shown = new WeakMap<Host, StudyText>();

/** The text of an element's record. @param text that has been read without a mistake */
export function studyTextOf(host: Host, text: string): StudyText {
  const study = shown.get(host) ?? new StudyText(host);
  shown.set(host, study);
  study.text = text;
  return study;
}

export class StudyText {
  text = '';
  private state: StudyState | null = null;
  /** The text that was read, with the language of its reader. */
  private read = '';
  private readonly own: OwnTexts<StudyTexts>;

  constructor(private readonly host: Host) {
    this.own = new OwnTexts<StudyTexts>(host, english, ({ study }) => study);
  }

  /** @param store of the element, whose style sheets it has from then on */
  view(store: Store, look: Look): TemplateResult | typeof nothing {
    const { table } = store.shown;
    if (!table) return nothing;
    adopt(this.host.shadowRoot!, [...proseStyle, compactStyle]);
    const plays = playsMade(table);
    const before = this.stateFor(look);
    const state = isSamePosition(playsAt(before), plays) && !before.isOff ? before : follow(before, plays);
    this.state = state;
    const { title } = state.text;
    const heading = chapterIn(state).title || title;
    return html`<section class="study-text prose" part="text">
      ${heading ? html`<h2>${heading}</h2>` : nothing}
      ${chapterView({
        look,
        say: sayer<typeof english>(this.own.texts),
        state,
        positionAfter: (played) => replay(table.setup, played),
        actions: {
          onStop: (stop) => {
            this.state = goTo(state, stop);
            store.goInLine(lineThrough(stop.plays, table.record, stopsOf(state)), stop.plays.length, 'text');
          },
          onAnswer: (question) => {
            this.state = showAnswer(state, question, legalNow(replay(table.setup, question.before)));
            this.host.requestUpdate();
          },
          onChapter: () => undefined,
          onCard: () => undefined,
          onHint: () => undefined,
        },
      })}
    </section>`;
  }

  private stateFor({ messages: { locale } }: Look): StudyState {
    const { text } = this;
    const read = `${locale} ${text}`;
    if (this.state && read === this.read) return this.state;
    this.read = read;
    const { texts } = readIn(text, locale);
    return withoutQuestions(begin(texts.get(locale) ?? [...texts.values()][0]!));
  }
}
