/**
 * The element `<jass-adviser>`: a reader taps a hand and sees which contract to name, and the points that every contract can expect, as bars that
 * narrow while the page's solver works. Random deals of the other cards are first estimated, so that the ranking is stable within seconds, and then solved. It has its own
 * file, so that pages without it do not load it.
 */
import { html, LitElement, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { CardSuits, Contract, Seat } from '../../../game/cards.ts';
import { USUAL_VARIANT } from '../../../game/variants/index.ts';
import type { VariantId } from '../../../game/variants/index.ts';
import { rulesWith } from '../../../game/rules/apply-presets.ts';
import { contractsOf, handSize } from '../../../game/rules/pack.ts';
import type { Rules } from '../../../game/rules/rules.ts';
import type { Payoff } from '../../../game/scoring/payoff.ts';
import { usualPayoff } from '../../../game/scoring/payoffs/targets.ts';
import { variantById } from '../../../game/variants/index.ts';
import type { AdviceAnswer, ContractAdvice } from '../../../notation/answer/advice-answer.ts';
import { hasRanges } from '../../../notation/answer/leaders.ts';
import type { Interval } from '../../../notation/answer/answer.ts';
import { formatHand, parseHand } from '../../../notation/hands.ts';
import { sayer } from '../../../notation/words/say.ts';
import type { Say } from '../../../notation/words/say.ts';
import { parseAdviceRequest } from '../../../notation/request/advice-request.ts';
import type { AdviseRequest, Word } from '../../../notation/request/solve-request.ts';
import { adviceOn, isOnlyEstimated, resumeAdvice } from '../../../engine/sampling/advise.ts';
import type { AdviceWork } from '../../../engine/sampling/advise.ts';
import type { AskedClient } from '../../../engine/sampling/solve-all.ts';
import type { IndexLanguage } from '../../../notation/drawing/letters.ts';
import { axisOf, limitsAround } from '../../kit/axis.ts';
import type { Axis } from '../../kit/axis.ts';
import { colorScheme } from '../../kit/color-scheme.ts';
import { colours } from '../../views/decks/colours.ts';
import { LookController } from '../look-controller.ts';
import type { DeckName } from '../../views/decks/registry.ts';
import { property, state } from 'lit/decorators.js';
import { OwnTexts } from '../../text/own-texts.ts';
import { failureIn } from '../../text/failure.ts';
import { faultView } from '../standalone/fault-view.ts';
import { innerDeal } from '../standalone/inner-deal.ts';
import { namesText } from '../../kit/converters.ts';
import { KeptFocus } from '../../kit/kept-focus.ts';
import { withoutOtherTypes } from '../standalone/other-types.ts';
import { pageClient } from '../standalone/page-client.ts';
import { controls } from '../../kit/controls-style.ts';
import { tokens } from '../../kit/tokens-style.ts';
import { standaloneStyle } from '../standalone/standalone-style.ts';
import { adviserStyle } from './adviser-style.ts';
import type { AdviserTexts } from '../../../languages/adviser-texts.ts';
import { conditionsOf } from './conditions.ts';
import { goalOf, mostPointsOf } from './goal.ts';
import type { Goal } from './goal.ts';
import { handView } from './hand-view.ts';
import { cardsKept, inOrder } from './picked-hand.ts';
import type { PickedHand } from './picked-hand.ts';
import { pickerView } from './picker-view.ts';
import { resultsView } from './results-view.ts';
import type { ShownDeal } from './results-view.ts';
import { valueOfSample } from './sample-deal.ts';
import type { SampleKind } from './sample-deal.ts';
import { payoffOf, presetNames, seatNamed, settingsView } from './settings-view.ts';
import type { Settings } from './settings-view.ts';
import { english } from '../../../languages/en/adviser.ts';

/** Milliseconds between two drawings of advice that grows: rows that change places faster cannot be read. */
const PAUSE_MS = 1000;

/** The choices of the reader after a change. */
interface AdviserChange {
  readonly hand: string;
  readonly variant: string;
}

export interface JassAdviserEventMap {
  result: CustomEvent<AdviceAnswer>;
  change: CustomEvent<AdviserChange>;
  error: CustomEvent<{ readonly message: string }>;
}

/**
 * Recommends a contract for one hand.
 *
 * @fires {CustomEvent<AdviceAnswer>} result - the advice on all deals
 * @fires {CustomEvent<{ hand: string, variant: string }>} change - the reader has changed the hand, the game or another choice
 * @fires {CustomEvent<{ message: string }>} error - the hand or the rules have a mistake, or the solver has failed
 * @csspart card - a card of the hand, or one to tap
 * @csspart answer - the contract to name, and the sentence below it
 * @csspart contracts - the list of the contracts
 * @csspart contract - the row of a contract, a button that opens its details
 * @csspart deal - the deal that a reader has opened
 * @csspart button - a button
 * @cssprop --jass-accent - colour of bars, buttons and the focus
 * @cssprop --jass-on-accent - colour of text on the accent
 */
export class JassAdviser extends LitElement {
  static override readonly styles = [colorScheme, colours, tokens, controls, standaloneStyle, adviserStyle];

  /** The game, such as `schieber`. */
  @property({ reflect: true }) variant: VariantId | null = null;
  /** The hand as text, suits in the order S.H.D.C, such as `J98.AK.T7.AQ`; the reader’s taps change it. */
  @property({}) hand: string | null = null;
  /** The seat of the hand; `N` unless given. */
  @property({ reflect: true }) seat: Word<Seat> | null = null;
  /** The leader of the first trick; whoever chooses first unless given. */
  @property({ reflect: true }) leader: Word<Seat> | null = null;
  /** Whether the partner has passed the choice. */
  @property({ type: Boolean, reflect: true }) passed = false;
  /** The payoff: `points`, `total` or `score`; the one that the players of the game count unless given. */
  @property({ reflect: true }) payoff: Payoff | null = null;
  /**
   * The value, in the unit of the payoff, that the hand’s side needs after the score so far; the advice says how often each contract reaches it.
   * Without one: more than half of the card points, or any lead.
   */
  @property({ type: Number }) target: number | null = null;
  /** Options of the game by name, such as `1-2-3 match`: a text, or a list. */
  @property({ reflect: true, converter: namesText }) presets: string | readonly string[] | null = null;
  /** The number of random deals; 100 unless given. */
  @property({ type: Number }) deals: number | null = null;
  /** The same seed gives the same deals. */
  @property({ type: Number }) seed: number | null = null;
  /** Name of the deck: `french`, `french4` or `swiss`. */
  @property({ reflect: true }) deck: DeckName | null = null;
  /** Language of the letters on the cards; the page’s unless given. */
  @property({ reflect: true }) index: IndexLanguage | null = null;
  /** The client that solves: the page's shared one unless the page sets another. */
  @property({ attribute: false }) client: AskedClient = pageClient;

  @state() private picked: PickedHand = [];
  @state() private advice: AdviceAnswer | null = null;
  @state() private phase: 'idle' | 'working' | 'stopped' | 'done' = 'idle';
  @state() private fault: Error | null = null;
  /** The contract whose details are open. */
  @state() private open: Contract | null = null;
  @state() private shown: ShownDeal | null = null;
  /** Whether the reader has opened the form; an incomplete hand shows it anyway. */
  @state() private isChanging = false;
  private stopper: AbortController | null = null;
  /** The advice that is under way or was stopped. */
  private work: AdviceWork | null = null;
  /** The ends of the scale so far, for leads: it does not shrink while deals come in. */
  private limits: Interval | null = null;
  /** The suits of the cards, which some options of a game follow. */
  private suits: CardSuits = 'french';
  private readonly look = new LookController(this);
  private readonly own = new OwnTexts<AdviserTexts>(this, english, ({ adviser }) => adviser);

  constructor() {
    super();
    new KeptFocus(this);
  }

  private get say(): Say<typeof english> {
    return sayer<typeof english>(this.own.texts);
  }

  private get seatOfHand(): Seat {
    return seatNamed(this.seat) ?? 'N';
  }

  /** @throws JassError for an unknown game or option */
  private rules(): Rules {
    return rulesWith(variantById(this.variant || USUAL_VARIANT), presetNames(this.presets), {}, this.suits);
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    const inputs = ['variant', 'hand', 'seat', 'leader', 'passed', 'payoff', 'target', 'presets', 'deals', 'seed'];
    const otherType = withoutOtherTypes(this, [...inputs, 'deck', 'index']);
    const { suits } = this;
    this.suits = this.look.look.deck?.suits ?? suits;
    if (!otherType && !inputs.some((name) => changed.has(name)) && this.hasUpdated && suits === this.suits) return;
    this.halt();
    this.work = null;
    this.advice = null;
    this.limits = null;
    this.shown = null;
    this.fault = null;
    this.phase = 'idle';
    try {
      this.picked = [];
      if (otherType) throw otherType;
      this.picked = this.readHand();
      const rules = this.rules();
      if (changed.has('variant') && !changed.has('hand')) this.keepCards(rules);
      const request = this.request(rules);
      // A mistake in an attribute is shown before the hand is complete.
      parseAdviceRequest(request);
      if (this.picked.length !== handSize(rules)) return;
      this.work = adviceOn(request);
      this.advice = this.work.advice.answer();
      this.phase = 'working';
      this.resumeInPage();
    } catch (error) {
      this.fail(error as Error);
    }
  }

  private readHand(): PickedHand {
    const text = `${this.hand ?? ''}`;
    return text.trim() ? parseHand(text, this.seatOfHand) : [];
  }

  /** Takes away the cards that another game does not have. */
  private keepCards(rules: Rules): void {
    this.picked = cardsKept(this.picked, rules);
    if (this.hand) this.hand = formatHand(this.picked);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.resumeInPage();
  }

  /** Outside the page nobody waits for the advice: the work goes on when the element is back. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.halt();
  }

  private resumeInPage(): void {
    if (this.isConnected && this.phase === 'working') void this.begin(this.work!);
  }

  private halt(): void {
    this.stopper?.abort();
    this.stopper = null;
  }

  private request(rules: Rules): AdviseRequest {
    return {
      variant: this.variant || USUAL_VARIANT,
      hand: formatHand(this.picked),
      seat: this.seat || 'N',
      payoff: this.payoff || usualPayoff({ rules }),
      presets: presetNames(this.presets),
      cards: this.suits,
      passed: this.passed,
      estimates: isOnlyEstimated(rules) ? 'only' : 'first',
      ...(this.leader && { leader: this.leader }),
      ...(this.target === null ? this.ownTarget(rules) : this.numberIn('target')),
      ...this.numberIn('deals'),
      ...this.numberIn('seed'),
    };
  }

  /** The target where the page gives none. */
  private ownTarget(rules: Rules): { target?: number } {
    const goal = this.goal(rules);
    return goal ? { target: goal.least } : {};
  }

  private goal(rules: Rules): Goal | null {
    return goalOf(rules, payoffOf(rules, this.payoff), this.target);
  }

  /** A number as given; the text of its attribute if it is no number, as the error would otherwise speak of NaN. */
  private numberIn(name: 'target' | 'deals' | 'seed'): { target?: number; deals?: number; seed?: number } {
    const value = this[name];
    if (value === null) return {};
    return { [name]: Number.isNaN(value) ? this.getAttribute(name) : value };
  }

  private async begin(work: AdviceWork): Promise<void> {
    const stopper = new AbortController();
    this.stopper = stopper;
    this.phase = 'working';
    this.fault = null;
    const isCurrent = (): boolean => this.stopper === stopper;
    let drawnAt = -Infinity;
    try {
      const advice = await resumeAdvice(this.client, work, {
        signal: stopper.signal,
        onProgress: (advice) => {
          const isFirst = hasRanges(advice.contracts) && !hasRanges(this.advice?.contracts ?? []);
          if (!isCurrent() || (!isFirst && advice.ms - drawnAt < PAUSE_MS)) return;
          drawnAt = advice.ms;
          this.advice = advice;
        },
      });
      if (!isCurrent()) return;
      this.advice = advice;
      this.phase = 'done';
      this.dispatchEvent(new CustomEvent('result', { detail: advice }));
    } catch (error) {
      if (!isCurrent()) return;
      this.fail(error as Error);
      // The reader may try again.
      this.phase = 'stopped';
    }
  }

  private fail(error: Error): void {
    this.halt();
    this.fault = error;
    this.phase = 'idle';
    this.dispatchEvent(new CustomEvent('error', { detail: { message: error.message } }));
  }

  private readonly stop = (): void => {
    this.halt();
    this.advice = this.work!.advice.answer();
    this.phase = 'stopped';
  };

  private readonly resume = (): void => void this.begin(this.work!);

  /** A complete hand closes the form: the reader sees the answer in its place. */
  private readonly pick = (picked: PickedHand): void => {
    this.picked = picked;
    this.change({ hand: formatHand(picked) });
    const rules = this.rulesOrNull();
    if (rules && picked.length === handSize(rules)) this.toggleForm(false);
  };

  private toggleForm(isChanging: boolean): void {
    this.isChanging = isChanging;
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.change')?.focus());
  }

  /** Takes over a choice of the reader’s. */
  private readonly change = (change: Partial<Settings & { readonly hand: string }>): void => {
    Object.assign(this, change);
    if (change.variant) this.keepCards(this.rules());
    const detail: AdviserChange = { hand: this.hand ?? '', variant: this.variant || USUAL_VARIANT };
    this.dispatchEvent(new CustomEvent('change', { detail }));
  };

  private readonly toggle = (contract: Contract): void => {
    this.open = this.open === contract ? null : contract;
  };

  private readonly showSample = (of: ContractAdvice, kind: SampleKind): void => {
    const { contract } = of;
    if (this.shown?.contract === contract && this.shown.kind === kind) return this.closeDeal();
    const { deal, value } = this.work!.advice.dealNear(contract, valueOfSample(of, kind));
    this.shown = { contract, kind, value, element: this.elementOf(contract, deal) };
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector('.deal')?.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
    );
  };

  /** The focus goes back to the button that has opened the deal. */
  private readonly closeDeal = (): void => {
    const opener = this.renderRoot.querySelector<HTMLElement>('.details [aria-expanded=true]');
    this.shown = null;
    void this.updateComplete.then(() => opener?.focus());
  };

  private elementOf(contract: Contract, deal: string): HTMLElement {
    const element = innerDeal();
    const { seat, leader, payoff } = this.advice!;
    const attributes = { contract, leader, declarer: seat, deal, payoff, bottom: seat };
    const own = { variant: this.variant || USUAL_VARIANT, presets: this.presets, deck: this.deck, index: this.index };
    for (const [name, value] of Object.entries({ ...own, ...attributes })) {
      if (value) element.setAttribute(name, String(value));
    }
    return element;
  }

  private axis(rules: Rules, { payoff, contracts }: AdviceAnswer, goal: Goal | null): Axis {
    if (payoff === 'points') return axisOf([0, mostPointsOf(rules)], goal?.mark);
    this.limits = limitsAround([0, goal?.mark ?? 0, ...(this.limits ?? []), ...contracts.flatMap(endsOf)]);
    return axisOf(this.limits, goal?.mark);
  }

  protected override render(): TemplateResult {
    const { say } = this;
    const { look } = this.look;
    const rules = this.rulesOrNull();
    const fault = this.fault
      ? faultView(say(this.work ? 'interrupted' : 'failed'), failureIn(this, look.messages, this.fault))
      : nothing;
    return html`<div class="adviser" lang=${this.own.locale}>
      ${rules ? this.handPart(rules) : this.settings(null)} ${fault} ${rules ? this.resultsPart(rules) : nothing}
    </div>`;
  }

  /** The hand with its conditions, and the form while it is open. */
  private handPart(rules: Rules): TemplateResult {
    const { say, picked } = this;
    const { look } = this.look;
    const isComplete = picked.length === handSize(rules);
    const isOpen = this.isChanging || !isComplete;
    const conditions = conditionsOf(look, say, {
      variant: this.variant || USUAL_VARIANT,
      rules,
      presets: presetNames(this.presets),
      seat: this.seatOfHand,
      leader: seatNamed(this.leader),
      passed: this.passed,
      payoff: payoffOf(rules, this.payoff),
      goal: this.goal(rules),
    });
    const onToggle = isComplete ? () => this.toggleForm(!isOpen) : null;
    return html`<section>
      ${handView({ look, say, cards: inOrder(picked, rules), conditions, isOpen, onToggle })}
      ${isOpen ? html`${pickerView({ look, say, rules, picked, onPick: this.pick })} ${this.settings(rules)}` : nothing}
    </section>`;
  }

  private settings(rules: Rules | null): TemplateResult {
    return settingsView({
      look: this.look.look,
      say: this.say,
      chosen: this,
      seat: this.seatOfHand,
      rules,
      goal: rules && this.goal(rules),
      onChange: this.change,
    });
  }

  private resultsPart(rules: Rules): TemplateResult | typeof nothing {
    const { say, phase, advice, open, shown } = this;
    if (!advice) return nothing;
    const goal = this.goal(rules);
    return resultsView({
      look: this.look.look,
      say,
      phase,
      advice,
      contracts: contractsOf(rules),
      isOnlyEstimated: isOnlyEstimated(rules),
      goal,
      axis: this.axis(rules, advice, goal),
      open,
      shown,
      onStop: this.stop,
      onResume: this.resume,
      onToggle: this.toggle,
      onSample: this.showSample,
      onClose: this.closeDeal,
    });
  }

  private rulesOrNull(): Rules | null {
    try {
      return this.rules();
    } catch {
      return null;
    }
  }
}

/** The ends of a bar. */
const endsOf = ({ mean, interval, deviation = 0 }: ContractAdvice): readonly number[] => [
  mean - deviation,
  mean + deviation,
  ...(interval ?? []),
];

// A page may load the module twice, from two addresses. The first one defines the element.
if (!customElements.get('jass-adviser')) customElements.define('jass-adviser', JassAdviser);

declare global {
  interface HTMLElementTagNameMap {
    'jass-adviser': JassAdviser;
  }
}
