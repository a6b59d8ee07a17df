/**
 * The element `<jass-solver>`: its attributes, its keys, and what is around the deal. The state is in
 * store.ts, what a reader sees in views/, and what a reader opens in features/.
 */
import { html, LitElement, nothing } from 'lit';
import type { CSSResult, PropertyValues, TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Card, CardSuits, Contract, Seat, Side } from '../../game/cards.ts';
import type { JassError } from '../../game/errors.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { VariantId } from '../../game/variants/index.ts';
import type { IndexLanguage } from '../../notation/drawing/letters.ts';
import type { PuzzleCollection } from '../../notation/puzzle-collection.ts';
import type { PuzzleLevel, PuzzleTheme } from '../../notation/puzzle.ts';
import type { Word } from '../../notation/request/solve-request.ts';
import type { Solves } from '../../engine/client.ts';
import { sharedClient } from '../../engine/page/page-client.ts';
import { adopt } from '../kit/adopt.ts';
import { addressText, jsonText, namesText } from '../kit/converters.ts';
import { Disclosure } from '../kit/disclosure.ts';
import { Lazy } from '../kit/lazy.ts';
import { PrintController } from '../kit/print-controller.ts';
import { Roving } from '../kit/roving.ts';
import { Sight } from '../kit/sight.ts';
import { arrive, drawInQueue, leave } from '../kit/draw-queue.ts';
import { SETTINGS } from '../state/arrangement.ts';
import type { JassSolverEventMap } from '../state/events.ts';
import { cardsOf, followsDeck, INPUTS } from '../state/input.ts';
import type { Input, Problem } from '../state/input.ts';
import { Keys } from '../state/keys.ts';
import type { KeyActions } from '../state/keys.ts';
import { inputInLetters } from '../state/letters.ts';
import { isPuzzle } from '../state/modes.ts';
import type { EngineMode, ValuesMode } from '../state/modes.ts';
import type { WidgetState } from '../state/state.ts';
import { Store } from '../state/store.ts';
import type { StoreHost } from '../state/store.ts';
import { gameName } from '../state/table.ts';
import type { Table } from '../state/table.ts';
import { reasonIn } from '../text/refusal.ts';
import { narration } from '../views/answer/narration.ts';
import {
  contentProblem,
  deckProblem,
  empty,
  emptyToEdit,
  problem as problemView,
  settingProblem,
} from '../views/answer/problem.ts';
import { Gestures } from '../views/board/gestures.ts';
import { MotionController } from '../views/board/motion.ts';
import { Notes } from '../views/board/note/notes.ts';
import type { DeckName } from '../views/decks/registry.ts';
import type { Look } from '../views/look.ts';
import { outline } from '../views/outline/outline.ts';
import type { Outline } from '../views/outline/outline.ts';
import { orFailed } from '../views/part-failed.ts';
import type { View } from '../views/view.ts';
import { AccountFocus } from '../views/why/account-focus.ts';
import { account } from '../views/why/account.ts';
import { EditingController } from '../features/editing/editing-controller.ts';
import { KeyListController } from '../features/key-list/key-list-controller.ts';
import { MenuController } from '../features/menu/menu-button.ts';
import type { Puzzle } from '../features/puzzle/puzzle.ts';
import type { TrainedDeal } from '../features/trial/exercise.ts';
import { TrialController } from '../features/trial/trial-controller.ts';
import { OneHandController } from '../features/one-hand/one-hand-controller.ts';
import { actions } from '../features/share/actions.ts';
import { ShareController } from '../features/share/share-controller.ts';
import type { SharedDeal } from '../features/share/share-host.ts';
import { checkProperties } from './checked-properties.ts';
import { ContentController, inputOver } from './content-controller.ts';
import { dealView } from './deal-view.ts';
import { LookController } from './look-controller.ts';
import { styles } from './styles.ts';

const contracts = new Lazy(() => import('../views/contracts/contracts.ts'));
const melds = new Lazy(() => import('../views/melds/melds.ts'));
const papers = new Lazy(() => import('../views/print/print.ts'));
const puzzles = new Lazy(() => import('../features/puzzle/puzzle.ts'));
const reviews = new Lazy(() => import('../views/review/review.ts'));
const singleDummies = new Lazy(() => import('../features/single-dummy/single-dummy.ts'));

/**
 * Shows a deal with the value of every legal card, and lets the reader play it.
 *
 * @fires {CustomEvent<ResultDetail>} result - the position shown has been solved
 * @slot - a deal as text, shown if no script runs, and read if no deal is set
 * @fires {CustomEvent<PlayDetail>} play - the reader has moved to another position
 * @fires {CustomEvent<ChangeDetail>} change - the reader has changed properties: payoff, contract, leader, values, engine, bottom, show, or an edited deal
 * @fires {CustomEvent<PuzzleDetail>} puzzle - the reader has played a puzzle to its end
 * @fires {CustomEvent<NextDetail>} next - a puzzle of the collection begins: a first one, or the next one that the reader has asked for
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
 * @csspart turn-button - the button in the menu that rotates the table
 * @csspart controls - the timeline: chart, slider and the buttons that move through the deal
 * @csspart button - a button
 * @csspart slider - the position in the deal, over the chart
 * @csspart keys - the list of keys
 * @csspart panel - tricks, review and contracts
 * @csspart tabs - the row of tabs
 * @csspart tab - a tab
 * @csspart chosen-tab - the tab that is open
 * @csspart text - the text of an annotated record
 * @csspart move - a card in it
 * @csspart question - a question in it
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
export class JassSolver extends LitElement implements StoreHost {
  static override readonly styles = styles;

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
  /** The contract tells players nothing of the hands, as in an exercise where nobody chose it; for the verdicts on plays. */
  @property({ attribute: 'ignore-contract', type: Boolean, reflect: true }) ignoreContract = false;
  /** Four hands, such as `N:AKJ9.T87.Q6. 8.AK.T97.J86 …`. */
  @property({ reflect: true }) deal: string | null = null;
  /** In place of `deal` one hand before the first play, such as `8.T86.QJ6.J9`: the element shows what to play from it. Needs `seat`. */
  @property({ reflect: true }) hand: string | null = null;
  /** The seat of the `hand`, which is to play after the `plays`: `N`, `E`, `S` or `W`, or a word such as `South`. */
  @property({ reflect: true }) seat: Word<Seat> | null = null;
  /** The points, roem and tricks that the sides had taken before an ending, such as `NS:60` or `NS:60+20/4 EW:51`: a text, or an object. */
  @property({ reflect: true, converter: jsonText }) taken: unknown = null;
  /** The cards played from the first lead on: a record that the reader can step through. Or an annotated record, with its deal. */
  @property({ reflect: true }) plays: string | null = null;
  /** The taps or claims between the plays, such as `NS:tap:28` (side, call and the plays before it): a text, or a list. */
  @property({ reflect: true, converter: jsonText }) calls: unknown = null;
  /** The position shown first, as the number of plays before it, such as `12`. A puzzle begins after its plays. */
  @property({ reflect: true }) at: string | number | null = null;
  /**
   * The payoff that both sides play for: `points` (card points), `total` (all points) or `score`. The default is the one that the players of
   * the game count: the score of Klaverjas, Belote, and games with targets, card points of the others.
   */
  @property({ reflect: true }) payoff: Payoff | null = null;
  /** The cards of the deal, `french` or `swiss`, which options with doubled suits follow; as in `deck` unless given. */
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
  /** The hands that the reader plays in a puzzle: `NS`, `EW`, or one seat; both hands of the side to move unless given. */
  @property({ reflect: true }) side: Side | Seat | null = null;
  /**
   * The value that solves a puzzle, or that a card from one hand should reach, for the reader’s side and in the unit of the payoff: card points under `points`, under `total` and `score`
   * the difference to the other side. The best that can be reached unless given.
   */
  @property({ reflect: true }) target: string | number | null = null;
  /**
   * A collection of puzzles in the form of `jass-solver/puzzles.json`: its address, or as a property the collection itself. At the end of a puzzle
   * the reader gets the next one; without a deal the element begins with the first one.
   */
  @property({ reflect: true, converter: addressText }) puzzles: string | PuzzleCollection | null = null;
  /** The level of the puzzle, `1` to `3`; of a collection only these puzzles. */
  @property({ attribute: 'puzzle-level', reflect: true }) puzzleLevel: PuzzleLevel | '1' | '2' | '3' | null = null;
  /** The theme of the puzzle, such as `duck`, which is then no secret; of a collection only these puzzles. */
  @property({ attribute: 'puzzle-theme', reflect: true }) puzzleTheme: PuzzleTheme | null = null;
  /** Remembers in the browser which puzzles of a collection the reader has solved. Without it nothing is stored. */
  @property({ type: Boolean, reflect: true }) remember = false;
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
  /** The seat at the bottom, `S` unless given. The reader may rotate the table. */
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
  private readonly wrong = new Map<string, string>();

  private readonly lookController = new LookController(this);
  private readonly roving = new Roving(this);
  private readonly store = new Store(this, () => this.roving.resetForPosition());
  private readonly content = new ContentController(this, () => this.store.read(INPUTS));
  private readonly oneHand = new OneHandController(this, this.store, () => this.store.read(INPUTS));
  private readonly shownDeal = (): WidgetState & SharedDeal => ({
    ...this.store.shown,
    seats: this.store.arrangement.shown,
    language: this.lookController.inputLanguage,
  });
  private readonly editing = new EditingController(this, this.shownDeal, this.store.change);
  private readonly menu = new MenuController(this);
  private readonly keyList = new KeyListController(this);
  private readonly share = new ShareController(this, this.shownDeal);
  private readonly printing = new PrintController(this);
  private readonly gestures = new Gestures({
    hasFocus: () => this.matches(':focus-within'),
    canStep: (by) => this.store.canStep(by),
    onWheel: (by) => this.store.stepBy(by, 'wheel'),
    onSwipe: (by) => this.store.stepBy(by, 'swipe'),
  });
  private readonly singleDummy = new Disclosure(
    this,
    singleDummies,
    ({ SingleDummyReview }) => new SingleDummyReview(this, () => this.store.account.request),
  );
  /** The note at a card. It needs the shadow tree. */
  private notes!: Notes;
  /** The puzzle in play; null until one is shown. */
  private puzzle: Puzzle | null = null;

  constructor() {
    super();
    const { store } = this;
    this.addController({
      hostConnected: () => store.connect(),
      hostDisconnected: () => store.disconnect(),
      hostUpdate: () => store.update(),
    });
    new Sight(this, (isInSight) => store.review.setSight(isInSight));
    new MotionController(this, () => store.shown.table);
    new AccountFocus(this, store.account);
  }

  /** The input in the letters of the notation: attributes, and the content if no deal is set. */
  get input(): Input {
    return this.oneHand.inputWith(inputInLetters(inputOver(this, this.content.parsed)));
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

  override connectedCallback(): void {
    arrive();
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    leave();
  }

  /** Many elements of a page draw one after another. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    return drawInQueue(this, () => super.scheduleUpdate());
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
    if (!this.hasUpdated) this.notes = new Notes(this, () => this.store.shown);
    checkProperties(this, changed.keys() as Iterable<string>, this.wrong);
    // A button of the engine goes when it is done.
    const mayGo = this.shadowRoot?.activeElement?.matches('.engine button');
    if (mayGo || SETTINGS.some((name) => changed.has(name))) this.roving.keepFocus();
    const inputs = INPUTS.filter((name) => changed.has(name));
    const before = changed.get('deck');
    if (changed.has('deck') && followsDeck(this.input) && cardsOf({ deck: before }) !== cardsOf(this))
      inputs.push('cards');
    if (changed.has('client')) this.store.forget();
    if (!this.hasUpdated || inputs.length > 0 || changed.has('client')) this.store.read(inputs);
    else if (changed.has('values') || changed.has('engine')) this.store.refresh();
  }

  /** A page is printed at once, so the print view is loaded before. */
  protected override firstUpdated(): void {
    papers.for(this);
  }

  /** Opens the explanation of a play of the record, at the position before it. @param play its number, from 0 */
  async explain(play: number): Promise<void> {
    await this.updateComplete;
    this.store.review.explain(play);
  }

  /**
   * Goes to the position after some plays, which may leave the record. The buttons of the board then follow a line that begins with them.
   * @param line by default it ends with the plays
   * @throws JassError for plays that are not legal
   */
  async goTo(plays: readonly Card[], line: readonly Card[] = plays): Promise<void> {
    await this.updateComplete;
    this.store.goInLine(line, plays.length, 'page');
  }

  /**
   * Lets the reader find a better card for each mistake, the costliest first: of the record, as far as it is reviewed and of the player whose
   * plays are listed; of the puzzle; or of a game, as `<jass-game>` does. Nothing happens while no mistake is known.
   * @returns a promise that resolves when the reader has ended it
   */
  async train(game: readonly TrainedDeal[] | null = null, player: Seat | null = null): Promise<void> {
    await this.updateComplete;
    const puzzle = isPuzzle(this.input) ? this.puzzle?.state : null;
    if (game) await this.trial.ofGame(game, player);
    else if (puzzle) await this.trial.ofPuzzle(puzzle);
    else await this.trial.ofRecord();
  }

  private readonly keyActions: KeyActions = {
    back: this.store.back,
    forward: this.store.forward,
    first: this.store.first,
    last: this.store.last,
    up: () => this.roving.move(-1),
    down: () => this.roving.move(1),
    best: this.store.best,
    engine: this.store.toggleEngine,
    nextMistake: () => this.store.review.goToMistake(1),
    previousMistake: () => this.store.review.goToMistake(-1),
    why: () =>
      this.store.account.toggle((this.shadowRoot?.activeElement?.getAttribute('data-card') ?? null) as Card | null),
    rotate: this.store.rotate,
    help: () => void this.keyList.open(),
  };
  private readonly keys = new Keys(this.keyActions);
  private readonly trial = new TrialController(this, this.store, this.keyActions, () => this.roving.resetForPosition());

  private readonly onKeydown = (event: KeyboardEvent): void => {
    if (this.nohotkeys || !this.store.shown.table) return;
    const keys = this.trial.open?.keys ?? ((isPuzzle(this.input) && this.puzzle?.keys) || this.keys);
    keys.onKeydown(event);
  };

  protected override render(): TemplateResult {
    const { store } = this;
    const { table, problem } = store.shown;
    const inputProblem = problem ?? this.oneHand.problem;
    const { look } = this.lookController;
    const { messages } = look;
    const why = ({ error }: Problem): TemplateResult => reasonIn(this, messages, error);
    const deckFault = this.lookController.problem;
    const unfit = [...(table ? store.settingFaults : []), ...this.wrong.values()];
    const { editor } = this.editing;
    const { parsed, isReading, problem: unread } = this.content;
    const showsContent = !table && (isReading || unread !== null || (parsed !== null && inputProblem !== null));
    const printView = table ? this.paper(look) : nothing;
    if (editor) return html`<div class="frame">${printView}${editor.render(look, store.arrangement.bottom)}</div>`;
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
      ${printView}
      ${inputProblem ? problemView(messages, inputProblem, why(inputProblem), this.input, table ? undefined : this.outline(look, inputProblem.error)) : nothing}
      ${unread ? contentProblem(messages, why(unread), unread.error.place.hands ? this.outline(look, unread.error, false) : undefined) : nothing}
      ${showsContent ? html`<slot></slot>` : nothing}
      ${deckFault && (table || !inputProblem) ? deckProblem(messages, deckFault) : nothing}
      ${unfit.length ? settingProblem(messages, unfit) : nothing}
      ${
        table
          ? this.renderTable(look)
          : inputProblem || isReading || this.oneHand.isWaiting || (unread && !this.editable)
            ? nothing
            : this.renderEmpty(look)
      }
      ${actions({
        messages,
        canEdit: this.editable && table === null && inputProblem !== null,
        onEdit: () => void this.editing.open(),
        hasFailed: [this.editing, this.share, this.keyList, this.trial].some((part) => part.hasFailed),
      })}
      <p class="spoken" role="status">${table && this.focused ? this.narration(look, table) : nothing}</p>
      ${(table && !this.nohotkeys && this.keyList.view(messages)) || nothing}
    </div>`;
  }

  private renderTable(look: Look): TemplateResult | typeof nothing {
    const { store, share, editing } = this;
    const view = this.viewIn(look);
    const oneHand = this.oneHand.open;
    const menu = this.menu.render(view, {
      onEdit: this.editable && !oneHand ? () => void editing.open() : null,
      share:
        this.isShared && !oneHand
          ? {
              isOpen: share.menu !== null,
              onToggle: () => void share.toggle(),
              view: share.menu?.render(look.messages) ?? nothing,
            }
          : null,
      onKeys: this.nohotkeys ? null : this.keyActions.help,
    });
    const trial = this.trial.open;
    if (trial) return trial.render(view, menu);
    if (oneHand) return oneHand.render(view, menu);
    if (isPuzzle(this.input)) return this.renderPuzzle(view, menu);
    return html`${dealView(view, {
      menu,
      gestures: this.gestures,
      note: this.notes.view(look),
      panel: {
        account: account(view, (by) => this.couldKnow(look, by)),
        review: () => this.later(reviews, look, (part) => part.review(view, () => void this.train())),
        contracts: () => this.later(contracts, look, (part) => part.contracts(view)),
        melds: () => this.later(melds, look, (part) => part.melds(look, store.shown.table!.setup)),
        onShare: this.isShared ? this.openShare : null,
        onKeys: this.keyActions.help,
      },
    })}${this.content.study?.view(store, look)}`;
  }

  private readonly viewIn = (look: Look): View => ({ look, store: this.store, stops: this.roving.stops });

  private get isShared(): boolean {
    return this.editable || this.shareUrl !== null;
  }

  private readonly openShare = (): void => {
    this.menu.open();
    if (!this.share.menu) void this.share.toggle();
  };

  /** A tab that loads when it is first opened. */
  private later<Part extends { readonly styles: readonly CSSResult[] }>(
    file: Lazy<Part>,
    { messages }: Look,
    view: (part: Part) => TemplateResult | typeof nothing,
  ): TemplateResult | typeof nothing {
    const part = file.for(this);
    if (!part) return orFailed(messages, file);
    adopt(this.renderRoot, part.styles);
    return view(part);
  }

  /** What the player of the play asked about could know, on request. @param by the player */
  private couldKnow(look: Look, by: Seat): TemplateResult {
    return html`${this.singleDummy.button(look.messages.whyCouldKnow(by))} ${this.singleDummy.part?.view(look)}`;
  }

  private renderPuzzle(view: View, menu: TemplateResult): TemplateResult | typeof nothing {
    const part = puzzles.for(this);
    if (!part) return orFailed(view.look.messages, puzzles);
    this.puzzle ??= new part.Puzzle(this, this.store, this.keyActions, () => this.roving.resetForPosition());
    return this.puzzle.render(view, menu);
  }

  /** The announcement to screen readers after a step. */
  private narration({ messages }: Look, table: Table): string {
    const trial = this.trial.open;
    if (trial) return trial.narration();
    if (this.oneHand.open) return this.oneHand.open.narration();
    if (isPuzzle(this.input)) return this.puzzle?.narration() ?? '';
    return narration(messages, table, this.store.shown.engine);
  }

  /** The print view of the deal; nothing while the page is not printed. */
  private paper(look: Look): TemplateResult | typeof nothing {
    const part = this.printing.isPrinting ? papers.for(this) : null;
    if (!part) return nothing;
    adopt(this.renderRoot, part.styles);
    const puzzle = isPuzzle(this.input) ? (this.puzzle?.printed ?? null) : null;
    return part.print(look, this.store, this.trial.open?.printed ?? this.oneHand.open?.printed ?? puzzle);
  }

  private renderEmpty(look: Look): TemplateResult | typeof nothing {
    const { messages } = look;
    if (isPuzzle(this.input) && this.puzzles) return this.renderPuzzle(this.viewIn(look), html``);
    const beside = this.outline(look, null);
    return this.editable
      ? emptyToEdit(messages, beside, (start) => void this.editing.open(start))
      : empty(messages, beside);
  }

  /** The board where there is no deal to play. */
  private outline(look: Look, error: JassError | null, canRepair = this.editable): Outline {
    const { change, arrangement } = this.store;
    const onRepair = canRepair ? (deal: string): void => change({ deal }) : null;
    return outline({ look, input: this.input, error, bottom: arrangement.bottom, onRepair });
  }
}

export { registerDeck } from '../views/decks/registry.ts';
export type { DeckLoader } from '../views/decks/registry.ts';
export type { Deck, FaceOptions } from '../views/decks/deck.ts';
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
