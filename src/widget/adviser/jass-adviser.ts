/**
 * The element `<jass-adviser>`: a reader taps a hand and sees the points that every contract can expect, as bars that narrow while the page's
 * solver works. Random deals of the other cards are first estimated, so that the ranking is stable within seconds, and then solved. It has its own
 * file, so that pages without it do not load it.
 */
import { html, LitElement, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { SEATS, rankOf, suitOf } from '../../game/cards.ts';
import type { Card, CardSuits, Seat } from '../../game/cards.ts';
import { randomDeal, seeded } from '../../game/play/random-deal.ts';
import { rulesWith } from '../../game/rules/apply-presets.ts';
import { contractsOf, handSize } from '../../game/rules/pack.ts';
import type { Rules, Variant } from '../../game/rules/rules.ts';
import { ruleOfThumbFor } from '../../game/inference/rule-of-thumb.ts';
import { PAYOFFS } from '../../game/scoring/payoff.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { distinctPayoffs } from '../../game/scoring/payoffs/distinct-payoffs.ts';
import { usualPayoff } from '../../game/scoring/payoffs/targets.ts';
import { presetsOf } from '../../game/variants/presets.ts';
import { VARIANTS, variantById } from '../../game/variants/index.ts';
import type { AdviceAnswer, ContractAdvice } from '../../notation/answer/advice-answer.ts';
import { formatHand, parseHand } from '../../notation/deal.ts';
import { sayer } from '../../notation/say.ts';
import type { Say } from '../../notation/say.ts';
import { parseAdviceRequest } from '../../notation/request/advice-request.ts';
import type { AdviseRequest } from '../../notation/request/solve-request.ts';
import { adviceOn, resumeAdvice } from '../../engine/sampling/advise.ts';
import type { AdviceWork } from '../../engine/sampling/advise.ts';
import type { AskedClient } from '../../engine/sampling/solve-all.ts';
import { pip } from '../board/card.ts';
import { colours } from '../decks/colours.ts';
import { LookController } from '../decks/look.ts';
import { editorMessagesIn } from '../editing/editor/editor-messages.ts';
import { property, state } from '../element/reactive.ts';
import { pageClient } from '../game/page-client.ts';
import { OwnTexts } from '../language/own-texts.ts';
import { reasonIn } from '../language/reason.ts';
import { adviceView } from './advice-view.ts';
import { adviserStyle } from './adviser-style.ts';
import type { AdviserTexts } from './adviser-texts.ts';
import { cardsKept, cardsToPick, copiesIn, randomHand, tapped } from './picked-hand.ts';
import type { PickedHand } from './picked-hand.ts';
import { english } from './texts/en.ts';

/** A game that is too long to solve full deals of it while a reader waits: more cards a hand than this. */
const MOST_SOLVED = 10;
/** Milliseconds between two drawings of advice that grows: rows that change places faster cannot be read. */
const PAUSE_MS = 250;

const LOADERS = {
  de: () => import('./texts/de.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
};

/**
 * Recommends a contract for one hand.
 *
 * @fires {CustomEvent<AdviceAnswer>} result - the advice on all deals
 * @fires {CustomEvent<{ hand: string, variant: string }>} change - the reader has changed the hand, the game or another choice
 * @fires {CustomEvent<{ message: string }>} error - the hand or the rules have a mistake, or the solver has failed
 * @csspart card - a card to tap
 * @csspart contracts - the list of the contracts
 * @csspart deal - the typical deal
 * @csspart button - a button
 * @cssprop --jass-accent - colour of bars, buttons and the focus
 * @cssprop --jass-on-accent - colour of text on the accent
 */
export class JassAdviser extends LitElement {
  static override readonly styles = [colours, adviserStyle];

  /** The game, such as `schieber`. */
  @property({ reflect: true }) variant: string | null = null;
  /** The hand as text, suits in the order S.H.D.C, such as `J98.AK.T7.AQ`; the reader’s taps change it. */
  @property({}) hand: string | null = null;
  /** The seat of the hand; `N` unless given. */
  @property({ reflect: true }) seat: string | null = null;
  /** The leader of the first trick; whoever chooses first unless given. */
  @property({ reflect: true }) leader: string | null = null;
  /** Whether the partner has passed the choice. */
  @property({ type: Boolean, reflect: true }) passed = false;
  /** The payoff: `points`, `total` or `score`; the one that the players of the game count unless given. */
  @property({ reflect: true }) payoff: string | null = null;
  /** Options of the game by name, such as `1-2-3 match`. */
  @property({ reflect: true }) presets: string | null = null;
  /** The number of random deals; 100 unless given. */
  @property({ type: Number }) deals: number | null = null;
  /** The same seed gives the same deals. */
  @property({ type: Number }) seed: number | null = null;
  /** Name of the deck: `french`, `french4` or `swiss`. */
  @property({ reflect: true }) deck: string | null = null;
  /** Language of the letters on the cards; the page’s unless given. */
  @property({ reflect: true }) index: string | null = null;
  /** The client that solves: that of the page unless it sets another. */
  @property({ attribute: false }) client: AskedClient = pageClient;

  @state() private picked: PickedHand = [];
  @state() private advice: AdviceAnswer | null = null;
  @state() private phase: 'idle' | 'working' | 'stopped' | 'done' = 'idle';
  @state() private fault: Error | null = null;
  @state() private shown: { readonly of: ContractAdvice; readonly element: HTMLElement } | null = null;
  private stopper: AbortController | null = null;
  /** The advice that is under way or was stopped. */
  private work: AdviceWork | null = null;
  /** The suits of the cards, which some options of a game follow. */
  private suits: CardSuits = 'french';
  private readonly look = new LookController(this);
  private readonly own = new OwnTexts<AdviserTexts>(this, english, LOADERS);

  private get say(): Say<typeof english> {
    return sayer<typeof english>(this.own.texts);
  }

  private get seatOfHand(): Seat {
    return SEATS.find((seat) => seat === this.seat?.trim().toUpperCase()) ?? 'N';
  }

  private get presetNames(): string[] {
    return (this.presets ?? '').split(/[\s,]+/).filter(Boolean);
  }

  /** @throws JassError for an unknown game or option */
  private rules(): Rules {
    return rulesWith(variantById(this.variant || 'schieber'), this.presetNames, {}, this.suits);
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    const inputs = ['variant', 'hand', 'seat', 'leader', 'passed', 'payoff', 'presets', 'deals', 'seed'];
    const { suits } = this;
    this.suits = this.look.look.deck?.suits ?? suits;
    if (!inputs.some((name) => changed.has(name)) && this.hasUpdated && suits === this.suits) return;
    this.halt();
    this.work = null;
    this.advice = null;
    this.shown = null;
    this.fault = null;
    this.phase = 'idle';
    try {
      const rules = this.rules();
      if (changed.has('hand')) this.picked = this.hand?.trim() ? parseHand(this.hand, this.seatOfHand) : [];
      if (changed.has('variant')) this.picked = cardsKept(this.picked, rules);
      const request = this.request(rules);
      // A mistake in an attribute is told before the hand is complete.
      parseAdviceRequest(request);
      if (this.picked.length !== handSize(rules)) return;
      this.work = adviceOn(request);
      void this.begin(this.work);
    } catch (error) {
      this.fail(error as Error);
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop();
  }

  private halt(): void {
    this.stopper?.abort();
    this.stopper = null;
  }

  /** The payoffs that differ in this game. */
  private payoffs(rules: Rules): Payoff[] {
    const deal = randomDeal(rules, seeded(1));
    const seat = this.seatOfHand;
    const offered = contractsOf(rules).flatMap((contract) =>
      distinctPayoffs({ rules, contract, leader: seat, declarer: seat, deal }),
    );
    return PAYOFFS.filter((payoff) => offered.includes(payoff));
  }

  private payoffOf(rules: Rules): Payoff {
    return PAYOFFS.find((payoff) => payoff === this.payoff) ?? usualPayoff({ rules });
  }

  private request(rules: Rules): AdviseRequest {
    return {
      variant: this.variant || 'schieber',
      hand: formatHand(this.picked),
      seat: this.seat || 'N',
      payoff: this.payoff || usualPayoff({ rules }),
      presets: this.presetNames,
      cards: this.suits,
      passed: this.passed,
      estimates: handSize(rules) > MOST_SOLVED ? 'only' : 'first',
      ...(this.leader && { leader: this.leader }),
      ...this.numberIn('deals'),
      ...this.numberIn('seed'),
    };
  }

  /** A number as given; the text of its attribute if it is no number, as the error would otherwise speak of NaN. */
  private numberIn(name: 'deals' | 'seed'): { deals?: number; seed?: number } {
    const value = this[name];
    if (value === null) return {};
    return { [name]: Number.isNaN(value) ? this.getAttribute(name) : value };
  }

  private async begin(work: AdviceWork): Promise<void> {
    const stopper = new AbortController();
    this.stopper = stopper;
    this.phase = 'working';
    const isCurrent = (): boolean => this.stopper === stopper;
    let drawnAt = -Infinity;
    try {
      const advice = await resumeAdvice(this.client, work, {
        signal: stopper.signal,
        onProgress: (advice) => {
          if (!isCurrent() || advice.ms - drawnAt < PAUSE_MS) return;
          drawnAt = advice.ms;
          this.advice = advice;
        },
      });
      if (!isCurrent()) return;
      this.advice = advice;
      this.phase = stopper.signal.aborted ? 'stopped' : 'done';
      if (this.phase === 'done') this.dispatchEvent(new CustomEvent('result', { detail: advice }));
    } catch (error) {
      if (isCurrent()) this.fail(error as Error);
    }
  }

  private fail(error: Error): void {
    this.fault = error;
    this.phase = 'idle';
    this.dispatchEvent(new CustomEvent('error', { detail: { message: error.message } }));
  }

  private readonly stop = (): void => this.stopper?.abort();

  private readonly goOn = (): void => void this.begin(this.work!);

  private pick(picked: PickedHand): void {
    this.picked = picked;
    this.hand = formatHand(picked);
    this.tellChange();
  }

  private tellChange(): void {
    const detail = { hand: this.hand ?? '', variant: this.variant || 'schieber' };
    this.dispatchEvent(new CustomEvent('change', { detail }));
  }

  private readonly showTypical = (of: ContractAdvice): void => {
    this.shown = { of, element: this.elementOf(of) };
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector('.deal')?.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
    );
  };

  private elementOf({ contract, typical }: ContractAdvice): HTMLElement {
    const element = document.createElement('jass-solver');
    const { seat, leader, payoff } = this.advice!;
    const attributes = { contract, leader, declarer: seat, deal: typical.deal, payoff, bottom: seat };
    const own = { variant: this.variant || 'schieber', presets: this.presets, deck: this.deck, index: this.index };
    for (const [name, value] of Object.entries({ ...own, ...attributes })) {
      if (value) element.setAttribute(name, value);
    }
    return element;
  }

  protected override render(): TemplateResult {
    const { say } = this;
    const rules = this.rulesOrNull();
    return html`<div lang=${this.own.locale}>
      ${this.settings(rules)}
      ${
        this.fault
          ? html`<div class="error" role="alert">
              <p><strong>${say('failed')}</strong></p>
              <p>${reasonIn(this, this.look.look.messages, this.fault)}</p>
            </div>`
          : nothing
      }
      ${rules ? this.picker(rules) : nothing} ${rules ? this.results(rules) : nothing}
    </div>`;
  }

  private rulesOrNull(): Rules | null {
    try {
      return this.rules();
    } catch {
      return null;
    }
  }

  private settings(rules: Rules | null): TemplateResult {
    const { say } = this;
    const { messages, deck } = this.look.look;
    const editing = editorMessagesIn(messages.locale, deck?.suits);
    const game = this.variant || 'schieber';
    const payoffs = rules ? this.payoffs(rules) : [];
    const presets = rules ? presetsOf({ id: game }) : [];
    const choose = (change: (value: string) => void) => (event: Event) => {
      change((event.target as HTMLSelectElement).value);
      this.tellChange();
    };
    const select = (
      label: string,
      options: readonly (readonly [value: string, words: string])[],
      chosen: string,
      onChoose: (value: string) => void,
    ): TemplateResult =>
      html`<label>
        <span>${label}</span>
        <select @change=${choose(onChoose)}>
          ${options.map(([value, words]) => html`<option value=${value} ?selected=${value === chosen}>${words}</option>`)}
        </select>
      </label>`;
    const chosen = this.presetNames;
    return html`<div class="settings">
        ${select(
          editing.gameField,
          VARIANTS.map(({ id, name }) => [id, messages.variant(id, name)]),
          game,
          (id) => {
            this.presets = null;
            this.payoff = null;
            this.passed = false;
            this.variant = id;
          },
        )}
        ${
          rules && mayPartnerPass(variantById(game), rules)
            ? select(
                say('choice'),
                [
                  ['', say('youChoose')],
                  ['passed', say('partnerPassed')],
                ],
                this.passed ? 'passed' : '',
                (value) => (this.passed = value !== ''),
              )
            : nothing
        }
        ${select(
          editing.leaderField,
          [['', say('usualLeader')], ...SEATS.map((seat) => [seat, messages.seat(seat)] as const)],
          this.leader ?? '',
          (seat) => (this.leader = seat || null),
        )}
        ${
          payoffs.length > 1
            ? select(
                editing.payoffField,
                payoffs.map((payoff) => [payoff, messages.payoff(payoff)]),
                this.payoffOf(rules!),
                (payoff) => (this.payoff = payoff),
              )
            : nothing
        }
      </div>
      ${
        presets.length > 0
          ? html`<fieldset>
              <legend>${editing.presetsField}</legend>
              ${presets.map((preset) => {
                const { name, description } = editing.preset(preset);
                const isOn = chosen.includes(preset.id);
                const toggle = (): void => {
                  const others = chosen.filter((id) => id !== preset.id);
                  this.presets = (isOn ? others : [...others, preset.id]).join(' ') || null;
                  this.tellChange();
                };
                return html`<label title=${description}
                  ><input type="checkbox" .checked=${isOn} @change=${toggle} />${name}</label
                >`;
              })}
            </fieldset>`
          : nothing
      }`;
  }

  private picker(rules: Rules): TemplateResult {
    const { say, picked } = this;
    const { look } = this.look;
    const size = handSize(rules);
    const [has, over] = [picked.length, picked.length - size];
    const count =
      has === 0 ? say('tap', { size }) : over > 0 ? say('tooMany', { has, over }) : say('missing', { has, size });
    return html`<section aria-labelledby="hand">
      <div class="row">
        <h2 id="hand">${say('hand')}</h2>
        <span class="muted" role="status">${count}</span>
        <span class="buttons">
          <button part="button" @click=${() => this.pick(randomHand(rules, Math.random))}>${say('random')}</button>
          <button part="button" ?disabled=${has === 0} @click=${() => this.pick([])}>${say('clear')}</button>
        </span>
      </div>
      ${cardsToPick(rules).map(
        ([suit, cards]) =>
          html`<div class="suit" role="group" aria-label=${look.messages.words.suit(suit)}>
            ${cards.map((card) => this.cardButton(card, rules, copiesIn(picked, card), has < size))}
          </div>`,
      )}
    </section>`;
  }

  private cardButton(card: Card, rules: Rules, copies: number, hasRoom: boolean): TemplateResult {
    const { look } = this.look;
    const { copies: all } = rules.deck;
    const name = look.messages.words.card(card);
    // The rank is drawn by the style, so that a screen reader hears the name alone.
    return html`<button
      class="card"
      part="card"
      aria-pressed=${copies > 0}
      aria-disabled=${copies === 0 && !hasRoom}
      @click=${() => (copies > 0 || hasRoom) && this.pick(tapped(this.picked, card, rules))}
    >
      <span class="rank" data-rank=${look.letters[rankOf(card)]}></span>${pip(look, suitOf(card))}
      ${copies > 1 ? html`<span class="copies" data-copies=${copies}></span>` : nothing}
      <span class="spoken"
        >${all > 1 && copies > 0 ? this.say('copies', { card: name, count: copies, all }) : name}</span
      >
    </button>`;
  }

  private results(rules: Rules): TemplateResult | typeof nothing {
    const { say, advice, phase, shown } = this;
    if (phase === 'idle' && !advice) return nothing;
    const words = advice ? this.statusWords(advice, rules) : '';
    return html`<section>
      <div class="row">
        <span role="status" class="muted">${words}${phase === 'stopped' ? ` · ${say('stopped')}` : ''}</span>
        <span class="buttons">
          ${
            phase === 'working'
              ? html`<button part="button" @click=${this.stop}>${say('stop')}</button>`
              : phase === 'stopped'
                ? html`<button part="button" @click=${this.goOn}>${say('goOn')}</button>`
                : nothing
          }
        </span>
      </div>
      ${
        advice?.contracts[0]?.interval
          ? adviceView({ look: this.look.look, say, advice, onTypical: this.showTypical })
          : nothing
      }
      ${
        shown
          ? html`<div class="deal" part="deal">
              <div class="row">
                <h2>
                  ${say('shown', {
                    contract: this.look.look.messages.words.contract(shown.of.contract),
                    value: this.look.look.messages.words.number(Math.round(shown.of.typical.value)),
                  })}
                </h2>
                <span class="buttons">
                  <button part="button" @click=${() => (this.shown = null)}>${say('close')}</button>
                </span>
              </div>
              ${shown.element}
            </div>`
          : nothing
      }
    </section>`;
  }

  private statusWords({ estimated = 0, deals: solved, of }: AdviceAnswer, rules: Rules): string {
    const { say } = this;
    if (handSize(rules) > MOST_SOLVED) return `${say('onlyEstimated', { estimated, of })} ${say('estimates')}`;
    if (solved === 0) return `${say('estimating', { estimated, of })}. ${say('estimates')}`;
    return say('solving', { solved, of });
  }
}

/** Whether the partner’s pass says something about its hand: by the rules of the game, or by its rule of thumb. */
const mayPartnerPass = (variant: Variant, rules: Rules): boolean =>
  rules.trumpChoice === 'mayPassWithAllSuits' ||
  (rules.trumpChoice === 'mayPass' && ruleOfThumbFor(variant, rules) !== undefined);

// A page may load the module twice, from two addresses. The first one defines the element.
if (!customElements.get('jass-adviser')) customElements.define('jass-adviser', JassAdviser);

declare global {
  interface HTMLElementTagNameMap {
    'jass-adviser': JassAdviser;
  }
}
