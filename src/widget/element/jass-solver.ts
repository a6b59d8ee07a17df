/**
 * The element `<jass-solver>`: its attributes, its keys, and what is around the deal. State and view of the deal are in deal/ and
 * model/, cards and language in decks/look.ts.
 */
import { html, LitElement, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { property, state } from './reactive.ts';
import { seatAfter } from '../../game/cards.ts';
import type { Card, CardSuits, Contract, Seat, Side } from '../../game/cards.ts';
import type { JassError } from '../../game/errors.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { VariantId } from '../../game/variants/ids.ts';
import type { Word } from '../../notation/request/solve-request.ts';
import type { Solves } from '../../engine/client.ts';
import { sharedClient } from '../../engine/page/page-client.ts';
import { ArrangementController } from '../board/arrangement-controller.ts';
import { SETTINGS } from '../board/arrangement.ts';
import type { Settings } from '../board/arrangement.ts';
import { DealController } from './deal/deal-controller.ts';
import { afterPaint, dealView } from './deal/deal-view.ts';
import { ContentController, inputOver } from '../content/content-controller.ts';
import { colorScheme } from '../decks/color-scheme.ts';
import { colours } from '../decks/colours.ts';
import { EditingController } from '../editing/editing-controller.ts';
import type { AfterPaint } from './after-paint.ts';
import { changeEvent } from './events.ts';
import type { ChangeDetail, JassSolverEventMap } from './events.ts';
import { cardsOf, followsDeck, INPUTS } from '../model/input.ts';
import type { Input, Problem } from '../model/input.ts';
import { KeyListController } from '../interaction/key-list-controller.ts';
import type { KeyActions } from '../interaction/keys.ts';
import { Lazy } from './lazy.ts';
import { MenuController } from '../menu/menu-button.ts';
import type { IndexLanguage } from '../../notation/drawing/letters.ts';
import { DEFAULT_DECK, LookController } from '../decks/look.ts';
import type { Look } from '../decks/look.ts';
import type { DeckName } from '../decks/registry.ts';
import { isPuzzle, modesOf } from '../model/modes.ts';
import type { WidgetState } from '../model/state.ts';
import type { EngineMode, ModeInput, Modes, ValuesMode } from '../model/modes.ts';
import { reasonIn } from '../language/reason.ts';
import { Roving } from '../interaction/roving.ts';
import { ShareController } from '../share/share-controller.ts';
import { adopt, styles } from './styles.ts';
import { checkProperties } from '../content/checked-properties.ts';
import { jsonText, namesText } from '../content/converters.ts';
import { gameName } from '../model/table.ts';
import type { Table } from '../model/table.ts';
import { actions } from '../share/actions.ts';
import { scoreDescriber } from '../answer/headline.ts';
import type { DescribeScore } from '../answer/headline.ts';
import { partFailed } from '../panel/panel-placeholder.ts';
import { contentProblem, deckProblem, empty, emptyToEdit, problem, settingProblem } from '../answer/problem/problem.ts';
import type { Outline } from '../answer/outline/outline.ts';

/** The board where there is no deal to play. */
const outlines = new Lazy(() => import('../answer/outline/outline.ts'));

/**
 * Shows a deal with the value of every legal card, and lets the reader play it.
 *
 * @fires {CustomEvent<ResultDetail>} result - the position shown has been solved
 * @slot - a deal as text, shown if no script runs, and read if no deal is set
 * @fires {CustomEvent<PlayDetail>} play - the reader has moved to another position
 * @fires {CustomEvent<ChangeDetail>} change - the reader has changed properties: payoff, contract, leader, values, engine, bottom, show, or an edited deal
 * @fires {CustomEvent<PuzzleDetail>} puzzle - the reader has played a puzzle to its end
 * @fires {CustomEvent<ErrorDetail>} error - the input is wrong, or the engine has failed
 * @csspart headline - the result in words
 * @csspart payoffs - the choice of the payoff
 * @csspart sum - melds and marriages beside the value, and their sum
 * @csspart contracts - the table of contracts
 * @csspart bar - the points of both sides, or their difference
 * @csspart status - the state of the engine
 * @csspart table - the four hands and the trick
 * @csspart hand - a hand
 * @csspart hand-to-play - the hand that is to play
 * @csspart seat - the line above a hand
 * @csspart seat-name - the button above a hand that shows only this hand
 * @csspart card - a legal card
 * @csspart best-card - a legal card that loses nothing
 * @csspart other-card - a card that is not legal now
 * @csspart played-card - a card that has left the hand
 * @csspart back - a card of a hidden hand
 * @csspart face - the picture of a card, in a hand or in the trick
 * @csspart chip - the value of a legal card
 * @csspart trick - the middle of the table
 * @csspart caption - the words under the trick
 * @csspart turn-button - the button that turns the table
 * @csspart controls - the timeline: chart, slider and the buttons that move through the deal
 * @csspart button - a button
 * @csspart slider - the position in the deal, over the chart
 * @csspart keys - the list of keys
 * @csspart panel - tricks, review and contracts
 * @csspart tabs - the row of tabs
 * @csspart tab - a tab
 * @csspart chosen-tab - the tab that is open
 * @csspart tricks - the list of tricks
 * @csspart play - a play in the list
 * @csspart losing-play - a play in the list that lost something
 * @csspart chart - the chart of the deal, with a ribbon of its tricks
 * @csspart review - the review of the record
 * @csspart melds - the melds of the hands
 * @csspart puzzle - the panel of a puzzle
 * @csspart progress - a puzzle’s tricks, one dot each
 * @csspart verdict - the outcome of a play in a puzzle, or of the puzzle
 * @csspart actions - the buttons that edit and share
 * @csspart editor - the editor
 * @csspart error - the message about wrong input
 * @cssprop --jass-accent - colour of best cards, of North–South's points, and of the focus
 * @cssprop --jass-on-accent - colour of text on the accent
 * @cssprop --jass-loss - colour of losses
 * @cssprop --jass-page - the page's ground, for halos around marks
 * @cssprop --jass-muted - colour of secondary text; the text colour mixed with the background unless given
 * @cssprop --jass-line - colour of thin lines
 * @cssprop --jass-card-width - width of the cards; the height follows
 * @cssprop --jass-card - paper of the cards
 * @cssprop --jass-back - colour of the backs of cards
 * @cssprop --jass-card-ink - black of the cards
 * @cssprop --jass-red - red of the cards and of suit signs in the text; likewise `--jass-blue` and `--jass-green`
 */
export class JassSolver extends LitElement implements Input, Settings, ModeInput {
  static override readonly styles = [colorScheme, colours, ...styles];

  /** The game, such as `schieber`. */
  @property({ reflect: true }) variant: VariantId | null = null;
  /** The trump suit `S`, `H`, `D` or `C`, also as `♦` or a word such as `diamonds`, or a contract without trumps such as `obenabe`, `slalom-obenabe` or `alltrumps`. */
  @property({ reflect: true }) contract: Word<Contract> | null = null;
  /** The seat that leads to the first trick: `N`, `E`, `S` or `W`, or a word such as `East` or `Ost`. */
  @property({ reflect: true }) leader: Word<Seat> | null = null;
  /** The seat of the dealer, from whom the leader follows. */
  @property({ reflect: true }) dealer: Word<Seat> | null = null;
  /** The card that the dealer has turned, such as `H9`: its suit is trump, in games that turn one. */
  @property({ reflect: true }) turned: Word<Card> | null = null;
  /** The seat of the declarer; the leader unless given. */
  @property({ reflect: true }) declarer: Word<Seat> | null = null;
  /** The level that was bid, such as `100`, in games with an auction for points. */
  @property({ reflect: true }) level: string | number | null = null;
  /** `2` if the level was doubled, `4` if it was redoubled. */
  @property({ reflect: true }) doubled: '2' | '3' | '4' | 2 | 3 | 4 | null = null;
  /** Four hands, such as `N:AKJ9.T87.Q6. 8.AK.T97.J86 …`. */
  @property({ reflect: true }) deal: string | null = null;
  /** The points, roem and tricks that the sides had taken before an ending, such as `NS:60` or `NS:60+20/4 EW:51`: a text, or an object. */
  @property({ reflect: true, converter: jsonText }) taken: unknown = null;
  /** The cards played from the first lead on: a record that the reader can step through. */
  @property({ reflect: true }) plays: string | null = null;
  /**
   * The payoff that both sides play for: `points` (card points), `total` (all points) or `score`. The default is the one that the players of
   * the game count: the score of Klaverjas, Belote, and games with targets, card points of the others.
   */
  @property({ reflect: true }) payoff: Payoff | null = null;
  /** The cards of the deal, `french` or `swiss`, which options with doubled suits follow; those of `deck` unless given. */
  @property({ reflect: true }) cards: CardSuits | null = null;
  /** Options of the variant by name, such as `match weis`: a text, or a list. */
  @property({ reflect: true, converter: namesText }) presets: string | readonly string[] | null = null;
  /** Fields of the variant's rules to override: an object, or its JSON text. */
  @property({ reflect: true, converter: jsonText }) rules: unknown = null;
  /**
   * `puzzle`: the reader plays a side from this position on, and the solver all other hands; nothing that the engine knows is shown. Without
   * it, or with any other word such as `deal`, the element shows the deal solved.
   */
  @property({ reflect: true }) mode: 'puzzle' | 'deal' | null = null;
  /** The hands that the reader plays in a puzzle: `NS`, `EW`, or one seat; those of the side to move unless given. */
  @property({ reflect: true }) side: Side | Seat | null = null;
  /**
   * The value that solves a puzzle, for the reader’s side and in the unit of the payoff: card points under `points`, under `total` and `score`
   * the difference to the other side. The best that can be reached unless given.
   */
  @property({ reflect: true }) target: string | number | null = null;
  /** The cards: `french`, `french4` (four colours), `swiss`, or a name that the page has registered; French unless given. */
  @property({ reflect: true }) deck: DeckName | null = null;
  /**
   * The language of the letters on the cards, such as `nl`; the language of the page around the element unless given.
   */
  @property({ reflect: true }) index: IndexLanguage | null = null;
  /** The hands as `tiles` (the default), as whole faces of `cards`, or as the rows of a printed `diagram`. */
  @property({ reflect: true }) hands: 'tiles' | 'cards' | 'diagram' | null = null;
  /** Played cards: ghosts in their place (`shown`, the default), or `gone`. */
  @property({ reflect: true }) played: 'shown' | 'gone' | null = null;
  /** The seat at the bottom, `S` unless given. The reader may turn the table. */
  @property({ reflect: true }) bottom: Seat | null = null;
  /**
   * The seats whose cards are visible, such as `S` or `N S`, a text or a list; all unless given. The reader may
   * change that.
   */
  @property({ reflect: true, converter: namesText }) show: string | readonly Seat[] | null = null;
  /** `compact` for smaller cards and less space between; `normal` unless given. */
  @property({ reflect: true }) density: 'normal' | 'compact' | null = null;
  /** `hidden` shows nothing that the engine knows until the reader asks; `shown` (the default) shows everything. */
  @property({ reflect: true }) values: ValuesMode | null = null;
  /** Whether the engine computes: `on` (the default), on `demand` of the reader, or `off`. */
  @property({ reflect: true }) engine: EngineMode | null = null;
  /** Turns the keys of the element off. */
  @property({ reflect: true, type: Boolean }) nohotkeys = false;
  /** Whether the reader may edit the deal and share it. */
  @property({ type: Boolean, reflect: true }) editable = false;
  /** Address of a page that reads links, for “Copy link”; empty for the page itself. */
  @property({ attribute: 'share-url', reflect: true }) shareUrl: string | null = null;
  /** The client that solves. All elements of a page share one unless the page sets another. */
  @property({ attribute: false }) client: Solves = sharedClient();

  /**
   * Whether the focus is inside. Only then is the play narrated, so that the elements of a page do not speak at the
   * same time.
   */
  @state() private focused = false;
  /** The properties that are not right, by name. */
  private readonly wrong = new Map<string, { readonly message: string }>();

  private readonly lookController = new LookController(this);
  private readonly roving = new Roving(this);
  private readonly arrangement = new ArrangementController(this);
  /** The parts that load after the first paint; null until then. */
  private later: AfterPaint | null = null;
  private readonly dealController = new DealController(this, () => this.roving.resetForPosition());
  private readonly content = new ContentController(this, () => this.dealController.reader.read(INPUTS));
  private readonly shownDeal = (): WidgetState & { readonly language: string } => ({
    ...this.dealController.shown,
    language: this.lookController.inputLanguage,
  });
  /** Whether the reader has chosen when the engine computes. Otherwise a page that turns it off does so for good. */
  private hasChosenEngine = false;
  /** Changes properties for the reader, and dispatches `change`. */
  private readonly choose = (detail: ChangeDetail): void => {
    if (detail.engine) this.hasChosenEngine = true;
    Object.assign(this, detail);
    this.dispatchEvent(changeEvent(detail));
  };
  private readonly editing = new EditingController(this, this.shownDeal, this.choose);
  private readonly menu = new MenuController(this);
  private readonly keyList = new KeyListController(this);
  private readonly share = new ShareController(this, this.shownDeal);

  /** The input: attributes, and the content if no deal is set. */
  get input(): Input {
    return this.dealController.reader.inLetters(inputOver(this, this.content.parsed));
  }

  override addEventListener<Type extends keyof JassSolverEventMap>(
    type: Type,
    listener: (this: JassSolver, event: JassSolverEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(...args: Parameters<HTMLElement['addEventListener']>): void {
    super.addEventListener(...args);
  }

  /** An update is complete only when its input has been read. */
  protected override async getUpdateComplete(): Promise<boolean> {
    let isDone = await super.getUpdateComplete();
    const { reader } = this.dealController;
    while (reader.pending) {
      await reader.pending.done;
      isDone = await super.getUpdateComplete();
    }
    return isDone;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    // Lit's own sheets belong to the document of this script; the element may be shown in another.
    const root =
      this.ownerDocument === document ? super.createRenderRoot() : this.attachShadow(JassSolver.shadowRootOptions);
    adopt(root, JassSolver.styles);
    return root;
  }

  /** Called when the element has moved to another document. */
  adoptedCallback(): void {
    if (this.shadowRoot) adopt(this.shadowRoot, []);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    checkProperties(this, changed.keys() as Iterable<string>, this.wrong);
    // A button of the engine goes when it is done.
    const mayGo = this.shadowRoot?.activeElement?.matches('.engine button');
    if (mayGo || SETTINGS.some((name) => changed.has(name))) this.roving.keepFocus();
    const inputs = INPUTS.filter((name) => changed.has(name));
    const before = changed.get('deck');
    if (changed.has('deck') && followsDeck(this.input) && cardsOf({ deck: before }) !== cardsOf(this))
      inputs.push('cards');
    if (changed.has('client')) this.dealController.forget();
    if (!this.hasUpdated || inputs.length > 0 || changed.has('client')) this.dealController.reader.read(inputs);
    else if (changed.has('values') || changed.has('engine')) this.dealController.refresh();
  }

  /** Turns the table, so that the next seat clockwise is at the bottom. */
  private readonly turn = (): void => {
    this.choose({ bottom: seatAfter(this.arrangement.now.arrangement.bottom, 'clockwise') });
  };

  /** Shows only this hand, or all hands if it is the only one. */
  private readonly showSeat = (seat: Seat): void => {
    const { shown } = this.arrangement.now.arrangement;
    this.choose({ show: shown.size === 1 && shown.has(seat) ? null : seat });
  };

  /** Turns the engine on or off; if values are hidden, shows or hides those of this position. */
  private readonly toggleEngine = (): void => {
    const { values, engine } = this.modes;
    if (engine === 'off') return;
    if (values === 'hidden') this.dealController.ask();
    else this.choose({ engine: engine === 'on' ? 'demand' : 'on' });
  };

  /** Opens the account of a play of the record, at the position before it. @param play its number, from 0 */
  async explain(play: number): Promise<void> {
    await this.updateComplete;
    await afterPaint.load();
    await this.updateComplete;
    this.later?.record.explain(play);
  }

  private readonly keyActions: KeyActions = {
    back: this.dealController.back,
    forward: this.dealController.forward,
    first: this.dealController.first,
    last: this.dealController.last,
    up: () => this.roving.move(-1),
    down: () => this.roving.move(1),
    best: this.dealController.best,
    engine: this.toggleEngine,
    nextMistake: () => this.later?.record.goToMistake(1),
    previousMistake: () => this.later?.record.goToMistake(-1),
    why: () => this.later?.record.askedPlay.toggle(),
    turn: this.turn,
    help: () => void this.keyList.open(),
  };

  private readonly onKeydown = (event: KeyboardEvent): void => {
    if (!this.nohotkeys && this.dealController.shown.table) this.later?.keys.onKeydown(event);
  };

  /** Loads its words only if a payoff needs them. */
  private readonly describeScore: DescribeScore = (...of) => scoreDescriber(this)(...of);

  private get modes(): Modes {
    return modesOf(this);
  }

  /** Whether the page leaves the engine to the reader. */
  private get hasEngine(): boolean {
    return this.modes.engine !== 'off' || this.hasChosenEngine;
  }

  protected override render(): TemplateResult {
    const { table, problem: inputProblem } = this.dealController.shown;
    const { look } = this.lookController;
    const { messages } = look;
    const why = ({ error }: Problem): TemplateResult => reasonIn(this, messages, error);
    const deckFault = this.lookController.problem;
    const { arrangement, faults } = this.arrangement.now;
    const unfit = [...(table ? faults : []), ...this.wrong.values()];
    const { editor } = this.editing;
    const { parsed, isReading, problem: unread } = this.content;
    const showsContent = !table && (isReading || unread !== null || (parsed !== null && inputProblem !== null));
    const later = table && this.afterPaint();
    const onPaper = later?.paper(look, arrangement.shown, this.describeScore);
    const spoken = later && this.focused ? later.narration(look, this.describeScore) : nothing;
    if (editor) return html`<div class="frame">${onPaper}${editor.render(look, arrangement.bottom)}</div>`;
    return html`<div
      class="frame"
      role="group"
      lang=${messages.locale}
      tabindex="-1"
      aria-label=${
        table ? messages.element(gameName(table, messages), table.setup.contract) : messages.elementWithoutDeal
      }
      @keydown=${this.onKeydown}
      @focusin=${() => (this.focused = true)}
      @focusout=${() => (this.focused = false)}
    >
      ${onPaper}
      ${inputProblem ? problem(messages, inputProblem, why(inputProblem), this.input, table ? undefined : this.outline(look, inputProblem.error)) : nothing}
      ${unread ? contentProblem(messages, why(unread)) : nothing} ${showsContent ? html`<slot></slot>` : nothing}
      ${deckFault && (table || !inputProblem) ? deckProblem(messages, deckFault) : nothing}
      ${unfit.length ? settingProblem(messages, unfit) : nothing}
      ${
        table
          ? this.arrangement.isWaiting
            ? nothing
            : this.renderTable(look, table)
          : inputProblem || isReading || (unread && !this.editable) || this.dealController.reader.pending
            ? nothing
            : this.renderEmpty(look)
      }
      ${actions({
        messages,
        canEdit: this.editable && table === null && inputProblem !== null,
        onEdit: () => void this.editing.open(),
        hasFailed: this.editing.hasFailed || this.share.hasFailed || this.keyList.hasFailed,
      })}
      <p class="spoken" role="status">${spoken}</p>
      ${(table && !this.nohotkeys && this.keyList.view(messages)) || nothing}
    </div>`;
  }

  private afterPaint(): AfterPaint | null {
    const part = this.later ? null : afterPaint.for(this);
    if (part) this.later = new part.AfterPaint(this, this.dealController, this.choose, this.keyActions);
    return this.later;
  }

  private renderMenu(look: Look, table: Table): TemplateResult {
    const { editing, share, modes } = this;
    return this.menu.render(look, () => ({
      look,
      table,
      hands: this.arrangement.now.arrangement.hands,
      deck: this.deck || DEFAULT_DECK,
      modes,
      words: this.later?.words(look),
      isPuzzle: isPuzzle(this.input),
      hasEngine: this.hasEngine,
      onEdit: this.editable ? () => void editing.open() : null,
      share:
        this.editable || this.shareUrl !== null
          ? {
              isOpen: share.menu !== null,
              onToggle: () => void share.toggle(),
              view: share.menu?.render(look.messages) ?? nothing,
            }
          : null,
      onChoose: this.choose,
      onTurn: this.turn,
      onKeys: this.nohotkeys ? null : () => void this.keyList.open(),
    }));
  }

  private renderEmpty(look: Look): TemplateResult {
    const { messages } = look;
    const beside = this.outline(look, null);
    return this.editable
      ? emptyToEdit(messages, beside, (start) => void this.editing.open(start))
      : empty(messages, beside);
  }

  /** The board where there is no deal to play; null until it has loaded. */
  private outline(look: Look, error: JassError | null): Outline | null {
    const part = outlines.for(this);
    if (!part) return null;
    adopt(this.renderRoot, part.styles);
    const { bottom } = this.arrangement.now.arrangement;
    const onRepair = this.editable ? (deal: string): void => this.choose({ deal }) : null;
    return part.outline({ look, input: this.input, error, bottom, onRepair });
  }

  private renderTable(look: Look, table: Table): TemplateResult | typeof nothing {
    const { dealController, later, modes, roving, showSeat: onSeat, turn: onTurn } = this;
    const { arrangement } = this.arrangement.now;
    const menu = this.renderMenu(look, table);
    if (isPuzzle(this.input)) {
      const puzzle = later?.puzzle({ look, arrangement, roving, menu, onSeat, onTurn });
      return puzzle ?? (afterPaint.problem ? partFailed(look.messages, afterPaint) : nothing);
    }
    return dealView({
      look,
      table,
      arrangement,
      modes,
      stops: roving.stops,
      dealController,
      later,
      menu,
      hasEngine: this.hasEngine,
      hasKeys: !this.nohotkeys,
      describeScore: this.describeScore,
      onPayoff: (payoff) => this.choose({ payoff }),
      onSeat,
      onTurn,
    });
  }
}

export { registerDeck } from '../decks/registry.ts';
export type { DeckLoader } from '../decks/registry.ts';
export type { Deck, FaceOptions } from '../decks/deck.ts';
export type { IndexLetters } from '../../notation/drawing/letters.ts';
export { indexLetters } from '../../notation/drawing/letters.ts';
/** The template tag for drawing decks, for pages without Lit of their own. */
export { svg } from 'lit';

// A page may load the module twice, from two addresses. The first one defines the element.
if (!customElements.get('jass-solver')) customElements.define('jass-solver', JassSolver);

declare global {
  interface HTMLElementTagNameMap {
    'jass-solver': JassSolver;
  }
}
