/**
 * The element `<jass-study>`: text about a deal that drives its board. Each card in the text leads to its position, questions wait for the
 * reader's card, chapters remember what has been read. Until it is seen it shows its content as it is, and loads nothing. It has its own file, so that pages
 * without it do not load it.
 */
import { html, LitElement, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Card } from '../../../game/cards.ts';
import { asError, JassError } from '../../../game/errors.ts';
import { legalNow, replay } from '../../../game/play/play.ts';
import type { GameState } from '../../../game/play/play.ts';
import type { Solves } from '../../../engine/client.ts';
import { english } from '../../../languages/en/study.ts';
import type { Language } from '../../../languages/registry/languages.ts';
import type { StudyTexts } from '../../../languages/study-texts.ts';
import type { IndexLanguage } from '../../../notation/drawing/letters.ts';
import { positionOf } from '../../../notation/request/resolve-request.ts';
import { factLines } from '../../../notation/study/facts.ts';
import type { StudyJson } from '../../../notation/study/study-json.ts';
import type { Study, StudyText } from '../../../notation/study/study.ts';
import { sayer } from '../../../notation/words/say.ts';
import { textOf } from '../../features/reading/content-text.ts';
import { adopt } from '../../kit/adopt.ts';
import { colorScheme } from '../../kit/color-scheme.ts';
import { controls } from '../../kit/controls-style.ts';
import { KeptFocus } from '../../kit/kept-focus.ts';
import { Lazy } from '../../kit/lazy.ts';
import { PrintController } from '../../kit/print-controller.ts';
import { Sight } from '../../kit/sight.ts';
import { tokens } from '../../kit/tokens-style.ts';
import { dispatchError, FAR } from '../../state/events.ts';
import type { ErrorDetail } from '../../state/events.ts';
import { failureIn } from '../../text/failure.ts';
import { languageAround } from '../../text/language.ts';
import { localeOf } from '../../text/locales.ts';
import { OwnTexts } from '../../text/own-texts.ts';
import { colours } from '../../views/decks/colours.ts';
import type { DeckName } from '../../views/decks/registry.ts';
import type { JassSolver } from '../jass-solver.ts';
import { LookController } from '../look-controller.ts';
import { faultView } from '../standalone/fault-view.ts';
import { withoutOtherTypes } from '../standalone/other-types.ts';
import { pageClient } from '../standalone/page-client.ts';
import { standaloneStyle } from '../standalone/standalone-style.ts';
import { Boards } from './boards.ts';
import { costOf } from './card-cost.ts';
import { plain } from '../../features/study/prose-view.ts';
import { chapterView } from '../../features/study/chapter-view.ts';
import { chapterHeading, chapterName, chaptersView, pagerView, titleView } from './frame-view.ts';
import { blockOf, isSamePosition, lineThrough, replyTo } from '../../features/study/stops.ts';
import {
  asked,
  attemptsIn,
  begin,
  chapterIn,
  choose,
  follow,
  goTo,
  hint,
  asFresh,
  openChapter,
  playsAt,
  showAnswer,
  step,
  stopsOf,
  withCost,
  withoutQuestions,
  withText,
} from '../../features/study/study-state.ts';
import type { StudyState } from '../../features/study/study-state.ts';
import type { StudyActions, StudyLook, StudyView } from '../../features/study/study-look.ts';
import type { Editor } from './editor/editor.ts';
import { studyStyle } from './study-style.ts';

const readers = new Lazy(() => import('./read-study.ts'));
const papers = new Lazy(() => import('./print-study.ts'));
const editors = new Lazy(() => import('./editor/editor.ts'));

/** The reader has opened a chapter. */
export interface ChapterDetail {
  /** Its number, from 1. */
  readonly chapter: number;
  readonly title: string;
  /** The number of chapters. */
  readonly count: number;
  /** How many of them have been read to their end. */
  readonly read: number;
}

/** The reader has answered a question, or has had the answer shown. */
export interface AnswerDetail {
  /** The number of the chapter, from 1. */
  readonly chapter: number;
  /** The number of the question in its chapter, from 1. */
  readonly question: number;
  /** The reader's card; the right one if the answer was shown. */
  readonly card: Card;
  readonly right: boolean;
  /** Whether the answer was shown. */
  readonly shown: boolean;
}

/** The reader has edited the text. */
export interface StudyChangeDetail {
  /** The whole text, which has no mistake. */
  readonly text: string;
}

export interface JassStudyEventMap {
  chapter: CustomEvent<ChapterDetail>;
  answer: CustomEvent<AnswerDetail>;
  change: CustomEvent<StudyChangeDetail>;
  error: CustomEvent<ErrorDetail>;
}

/**
 * Shows an annotated record, or a study of several chapters: text in which each card leads to its position on the board, with side lines and
 * questions.
 *
 * @fires {CustomEvent<ChapterDetail>} chapter - the reader has opened a chapter
 * @fires {CustomEvent<AnswerDetail>} answer - the reader has answered a question
 * @fires {CustomEvent<StudyChangeDetail>} change - the reader has edited the text
 * @fires {CustomEvent<ErrorDetail>} error - the text has a mistake
 * @slot - the text, read if `study` is not set, and shown until the element is seen or if no script runs
 * @csspart title - the title
 * @csspart chapters - the row of chapters
 * @csspart chapter - a chapter in it
 * @csspart text - the text of the chapter
 * @csspart move - a card in the text
 * @csspart question - a question
 * @csspart choice - a card that answers it
 * @csspart board - the board
 * @csspart editor - the editor
 * @csspart button - a button
 * @cssprop --jass-accent - colour of the card on the board, of buttons and of the focus
 * @cssprop --jass-on-accent - colour of text on the accent
 * @cssprop --jass-page - the page's ground, behind a board that stays on top; found by itself unless given
 * @cssprop --jass-top - height of a bar of the page that stays on top, such as `64px`
 */
export class JassStudy extends LitElement {
  static override readonly styles = [colorScheme, colours, tokens, controls, standaloneStyle, studyStyle];

  /** The annotated record: its text, its JSON value, or that as text. */
  @property({}) study: string | StudyJson | null = null;
  /** Name of the deck: `french`, `french4` or `swiss`. */
  @property({ reflect: true }) deck: DeckName | null = null;
  /** Language of the letters on the cards; the page’s unless given. */
  @property({ reflect: true }) index: IndexLanguage | null = null;
  /** Whether the reader may edit the text. */
  @property({ type: Boolean, reflect: true }) editable = false;
  /** Keeps the reader’s draft in the browser. Without it nothing is stored. */
  @property({ type: Boolean, reflect: true }) remember = false;
  /** The client that solves: the page's shared one unless the page sets another. */
  @property({ attribute: false }) client: Solves = pageClient;

  @state() private state: StudyState | null = null;
  @state() private fault: Error | null = null;
  /** Whether tricks, review and contracts are below the board where it is on top of the text. */
  @state() private isWhole = false;
  /** The editor while it is open. */
  @state() private editor: Editor | null = null;
  private read: Study | null = null;
  /** The board drawn last, and the height of its place before the update. */
  private drawn: JassSolver | null = null;
  private height = 0;
  /** The number of attempts to read, of which only the last counts. */
  private attempt = 0;
  /** The cards and words, once it has been seen. */
  private seen: { readonly look: LookController; readonly own: OwnTexts<StudyTexts> } | null = null;
  private readonly printing = new PrintController(this);
  private readonly boards = new Boards((plays, isCard) => this.onBoard(plays, isCard));

  constructor() {
    super();
    new KeptFocus(this);
    new Sight(this, (isInSight) => isInSight && this.see());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (typeof IntersectionObserver === 'undefined') this.see();
  }

  private see(): void {
    if (this.seen) return;
    this.seen = { look: new LookController(this), own: new OwnTexts<StudyTexts>(this, english, ({ study }) => study) };
    papers.for(this);
    void this.readGiven();
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    const otherType = withoutOtherTypes(this, ['deck', 'index']);
    if (otherType) return this.fail(otherType);
    if (changed.has('study') && this.hasUpdated && this.seen) void this.readGiven();
    this.height = this.renderRoot.querySelector<HTMLElement>('.board')?.offsetHeight ?? 0;
    const { state, read } = this;
    if (state && read) {
      const text = textIn(read, this.locale);
      if (text !== state.text) this.state = withText(state, text);
    }
  }

  private get locale(): Language {
    return localeOf(languageAround(this));
  }

  private get given(): string | StudyJson {
    return this.study ?? textOf(this);
  }

  private async readGiven(): Promise<void> {
    const attempt = ++this.attempt;
    const { given } = this;
    this.editor = null;
    try {
      const isEmpty = typeof given === 'string' && given.trim() === '';
      const read = isEmpty ? null : (await readers.load()).readStudy(given, this.locale);
      if (attempt !== this.attempt) return;
      this.read = read;
      this.fault = null;
      this.state = read && begin(textIn(read, this.locale));
    } catch (error) {
      if (attempt === this.attempt) this.fail(asError(error));
    }
  }

  private fail(error: Error): void {
    this.read = null;
    this.state = null;
    this.fault = error;
    const detail: ErrorDetail =
      error instanceof JassError ? error.toJSON() : { code: 'bad-setting', message: error.message };
    void dispatchError(this, detail);
  }

  private readonly actions: StudyActions = {
    onStop: (stop) => this.change((state) => goTo(state, stop)),
    onChapter: (chapter) => {
      this.change((state) => openChapter(state, chapter));
      const { text, read } = this.state!;
      const title = chapterName(this.view!, text.chapters[chapter]!.title, chapter);
      const detail = { chapter: chapter + 1, title, count: read.length, read: read.filter(Boolean).length };
      this.dispatchEvent(new CustomEvent('chapter', { ...FAR, detail }));
      this.focusOn('h3, .of-chapter');
      void this.updateComplete.then(() => showChosen(this.renderRoot.querySelector('.chapters')));
    },
    onCard: (card) => void this.answer(card),
    onHint: () => this.change(hint),
    onAnswer: (question) => {
      this.focusQuestion();
      this.change((state) => showAnswer(state, question, legalNow(this.positionAfter(question.before))), true);
    },
  };

  private change(next: (state: StudyState) => StudyState, isShown = false): void {
    const before = this.state!;
    const after = next(before);
    this.state = after;
    this.tellAnswer(before, after, isShown);
  }

  /** Dispatches `answer` if a step has judged a card. */
  private tellAnswer(before: StudyState, after: StudyState, shown: boolean): void {
    const open = asked(before);
    if (!open || before.chapter !== after.chapter) return;
    const { number } = open;
    const [old, attempt] = [attemptsIn(before)[number]!, attemptsIn(after)[number]!];
    const card = attempt.right ?? (attempt.tried.length > old.tried.length ? attempt.tried.at(-1)! : null);
    if (card === null) return;
    const right = attempt.end === 'found';
    const detail: AnswerDetail = { chapter: before.chapter + 1, question: number + 1, card, right, shown };
    this.dispatchEvent(new CustomEvent('answer', { ...FAR, detail }));
  }

  /** Answers the open question. The solver judges a card of which the author says nothing. */
  private async answer(card: Card): Promise<void> {
    const open = asked(this.state!);
    if (!open) return;
    const { before } = open.question;
    // The card that was pressed goes with the right answer.
    if (replyTo(open.question, card)?.isRight) this.focusQuestion();
    this.change((state) => choose(state, card));
    const { state } = this;
    if (attemptsIn(state!)[open.number]!.waiting !== card) return;
    const cost = await costOf(this.client, this.deal, before, this.positionAfter(before).toPlay!, card);
    // The reader may have gone on meanwhile.
    if (this.state?.text === state!.text && this.state.chapter === state!.chapter) {
      if (cost === 0) this.focusQuestion();
      this.change((now) => withCost(now, card, cost));
    }
  }

  private onBoard(plays: readonly Card[], isCard: boolean): void {
    const open = this.state && asked(this.state);
    const last = plays.at(-1);
    if (open && isCard && last && isSamePosition(plays.slice(0, -1), open.question.before)) void this.answer(last);
    else this.change((state) => follow(state, plays));
  }

  private get deal(): Study['deals'][number] {
    return this.read!.deals[this.state!.chapter]!;
  }

  private positionAfter(plays: readonly Card[]): GameState {
    return replay(positionOf({ ...this.deal, plays: [] }).setup, plays);
  }

  /** The arrow keys go through the text. On the board they step through its line. */
  private readonly onKeydown = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const isTyping = event.target instanceof HTMLTextAreaElement;
    if (by === 0 || isTyping || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    this.change((state) => step(state, by));
    this.focusOn('[aria-current=true]');
  };

  private readonly edit = async (): Promise<void> => {
    const [part, { sourceOf }] = await Promise.all([editors.load(), readers.load()]);
    adopt(this.renderRoot, part.styles);
    this.editor = new part.Editor(this, {
      original: sourceOf(this.given, this.read),
      language: this.locale,
      remembers: this.remember,
      onStudy: (study, text) => this.showEdited(study, text),
    });
    this.focusOn('.source');
  };

  /** The text that the author has written is shown whole. The board stays where it is. */
  private showEdited(study: Study, text: string): void {
    const shown = textIn(study, this.locale);
    const state = this.state ? withText(this.state, shown) : begin(shown);
    const isEdited = this.read !== null && this.editor !== null;
    this.read = study;
    this.fault = null;
    this.state = follow(withoutQuestions(state), this.boards.plays);
    if (isEdited) this.dispatchEvent(new CustomEvent('change', { ...FAR, detail: { text } }));
  }

  /** The author may now answer the questions. */
  private readonly closeEditor = (): void => {
    this.editor = null;
    if (this.state) this.state = asFresh(this.state);
    this.focusOn('.edit');
  };

  private renderEditor(look: StudyLook): TemplateResult | typeof nothing {
    const { say } = look;
    if (!this.editable) return nothing;
    if (!this.editor) {
      return html`<button type="button" part="button" class="edit text-button" @click=${() => void this.edit()}>
        ${say('edit')}
      </button>`;
    }
    const { state, read, boards } = this;
    const { plays } = boards;
    const spot = {
      language: state && read ? languageOf(read, state.text) : this.locale,
      chapter: state?.chapter ?? 0,
      block: state ? blockOf(chapterIn(state).blocks, state.at) : -1,
      plays,
      legal: state ? legalNow(this.positionAfter(plays)) : [],
    };
    const isAside = state !== null && plays.some((card, index) => this.deal.plays[index] !== card);
    return this.editor.render(look, spot, isAside, this.closeEditor);
  }

  /** Gives the open question the focus of a reader who is in the element: what had it goes. */
  private focusQuestion(): void {
    if (!this.shadowRoot!.activeElement) return;
    this.renderRoot.querySelector<HTMLElement>('.question.open')?.focus({ preventScroll: true });
  }

  private focusOn(selector: string): void {
    void this.updateComplete.then(() => {
      const element = this.renderRoot.querySelector<HTMLElement>(selector);
      element?.focus({ preventScroll: true });
      element?.scrollIntoView({ block: 'nearest' });
    });
  }

  /** The words; null until the element is seen. */
  private get words(): StudyLook | null {
    const { seen } = this;
    return seen && { look: seen.look.look, say: sayer<typeof english>(seen.own.texts) };
  }

  private get view(): StudyView | null {
    const { words, state, actions } = this;
    if (!words || !state) return null;
    return {
      ...words,
      state,
      positionAfter: (plays) => this.positionAfter(plays),
      actions,
    };
  }

  protected override render(): TemplateResult {
    const { view, fault, words } = this;
    if (view) return this.renderStudy(view);
    if (!words) return html`<slot></slot>`;
    const { say, look } = words;
    return html`${fault && !this.editor ? faultView(say('failed'), failureIn(this, look.messages, fault)) : nothing}
    ${this.renderEditor(words)} ${this.editor ? nothing : html`<slot></slot>`}`;
  }

  private renderStudy(view: StudyView): TemplateResult {
    const { read, deal } = this;
    const { state, say, look } = view;
    const { locale } = look.messages;
    const language = languageOf(read!, state.text);
    const { setup } = this.positionAfter([]);
    const board = this.boards.elementFor(this.wanted(state));
    const question = asked(state)?.question;
    Object.assign(board, { deck: this.deck, index: this.index });
    return html`<div class="study" lang=${locale}>
        <div class="text" part="text" lang=${language === locale ? nothing : language} @keydown=${this.onKeydown}>
          ${titleView(view, state.text.title, deal.variant, setup, factLines(read!.facts, locale))}
          ${this.renderEditor(view)} ${chaptersView(view)}
          <div class="chapter prose">${chapterHeading(view)} ${chapterView(view)}</div>
          ${pagerView(view)}
        </div>
        <div
          class="board ${this.isWhole ? 'whole' : ''}"
          part="board"
          role="group"
          aria-label=${say('board')}
          .style=${`--_ground: ${groundOf(this)}`}
        >
          ${question ? html`<p class="task prose" aria-hidden="true">${plain(view, question.prose)}</p>` : nothing}${board}
          <button
            type="button"
            class="more"
            part="button"
            aria-expanded=${this.isWhole}
            @click=${() => (this.isWhole = !this.isWhole)}
          >
            ${say('more')}
          </button>
        </div>
      </div>
      ${this.printing.isPrinting ? this.paper(view) : nothing}`;
  }

  /** All chapters, for print. */
  private paper(view: StudyView): TemplateResult | typeof nothing {
    const part = papers.for(this);
    if (!part) return nothing;
    adopt(this.renderRoot, part.styles);
    const { facts, deals } = this.read!;
    return part.print(view, deals, factLines(facts, view.look.messages.locale), this.deck);
  }

  /** What the board shows: with an open question nothing that the solver knows. */
  private wanted(state: StudyState): Parameters<Boards['show']>[0] {
    const { deal } = this;
    const question = asked(state)?.question.before ?? null;
    const plays = playsAt(state);
    const line = lineThrough(plays, question ?? deal.plays, stopsOf(state));
    return { deal, question, plays: state.isOff ? null : plays, line };
  }

  protected override updated(): void {
    if (!this.state) return;
    this.boards.show(this.wanted(this.state));
    void this.keepHeight();
  }

  /** A board keeps the height of the one before until it is drawn, so that the page does not scroll. */
  private async keepHeight(): Promise<void> {
    const place = this.renderRoot.querySelector<HTMLElement>('.board')!;
    const board = place.querySelector('jass-solver')!;
    if (board === this.drawn) return;
    this.drawn = board;
    place.style.minBlockSize = `${this.height}px`;
    await board.updateComplete;
    place.style.minBlockSize = '';
  }
}

/** Scrolls a row of chapters so that the chosen one is in it. The page stays. */
function showChosen(row: Element | null): void {
  const chosen = row?.querySelector('[aria-current]')?.getBoundingClientRect();
  const { left, right } = row?.getBoundingClientRect() ?? {};
  if (!chosen || left === undefined || right === undefined) return;
  row!.scrollLeft += Math.max(0, chosen.right - right) + Math.min(0, chosen.left - left);
}

/** The colour of the page behind an element, which a board that stays on top needs. */
function groundOf(element: Element | null): string {
  for (let at = element; at; at = at.parentElement ?? (at.getRootNode() as Partial<ShadowRoot>).host ?? null) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}

/** The text in a language; the first one if the study does not have it. */
const textIn = ({ texts }: Study, language: Language): StudyText => texts.get(language) ?? [...texts.values()][0]!;

const languageOf = ({ texts }: Study, text: StudyText): Language =>
  [...texts.keys()].find((language) => texts.get(language) === text)!;

// A page may load the module twice, from two addresses. The first one defines the element.
if (!customElements.get('jass-study')) customElements.define('jass-study', JassStudy);

declare global {
  interface HTMLElementTagNameMap {
    'jass-study': JassStudy;
  }
}
