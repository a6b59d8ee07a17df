/** The tabs of the panel, which one is open, and what is in each. All but the tricks load when they are first opened. */
import { nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Contracts, ContractsHost } from '../contracts/contracts.ts';
import type { Look } from '../decks/look.ts';
import type { DealController, DealHost } from '../element/deal/deal-controller.ts';
import type { ChangeDetail } from '../element/events.ts';
import { Lazy } from '../element/lazy.ts';
import { adopt } from '../element/styles.ts';
import { keysHint } from '../interaction/keys-hint.ts';
import { meldsOf } from '../melds/deal-melds.ts';
import { losingCards } from '../model/engine.ts';
import { scaleOf } from '../model/scale.ts';
import { countsRoem, hasLeftRecord, playsMade } from '../model/table.ts';
import type { Table } from '../model/table.ts';
import { mistakePager } from '../review/mistake-pager.ts';
import type { ReviewController } from '../review/review-controller.ts';
import { tricks } from '../tricks/tricks.ts';
import { worded } from './panel-messages.ts';
import type { PanelLook } from './panel-messages.ts';
import { partFailed } from './panel-placeholder.ts';
import type { PanelTab } from './panel-placeholder.ts';
import { panel } from './panel.ts';

export type PanelHost = ContractsHost & DealHost & { readonly nohotkeys: boolean };

type View = TemplateResult | typeof nothing;

const captions = new Lazy(() => import('../captions/captions.ts'));
const contracts = new Lazy(() => import('../contracts/contracts.ts'));
const melds = new Lazy(() => import('../melds/melds.ts'));
const reviews = new Lazy(() => import('../review/review.ts'));

export class Tabs {
  private chosen: PanelTab = 'tricks';
  /** The table of contracts; null until its tab is first opened. */
  private contracts: Contracts | null = null;

  constructor(
    private readonly host: PanelHost,
    private readonly dealController: DealController,
    private readonly record: ReviewController,
    /** Changes properties for the reader, and dispatches `change`. */
    private readonly change: (changes: ChangeDetail) => void,
    /** Opens the list of keys. */
    private readonly onHelp: () => void,
  ) {}

  /**
   * @param parts the tabs to show
   * @param tabStop the stop of the list of tricks for the Tab key; null for its last play made
   */
  view(look: Look, parts: readonly PanelTab[], tabStop: number | null): View {
    const { record } = this;
    const { table } = this.dealController.shown;
    if (!table || !record.annotations) return nothing;
    const words = worded(look);
    const { messages } = words;
    const views: Readonly<Record<PanelTab, () => View>> = {
      tricks: () => this.tricksTab(words, table, tabStop),
      review: () => this.reviewTab(words, table),
      contracts: () => this.contractsTab(look, table),
      melds: () => this.meldsTab(words, table),
    };
    return panel({
      messages,
      table,
      parts,
      views,
      chosen: this.chosen,
      account: record.askedPlay.view(
        words,
        messages.tabs[parts.includes(this.chosen) ? this.chosen : 'tricks'],
        record.listed.length > 1 ? mistakePager(record.pager(messages)) : nothing,
      ),
      mistakes: record.mistakes.length,
      foot: this.host.nohotkeys ? nothing : keysHint(messages, parts.includes('review'), this.onHelp),
      onChoose: this.choose,
    });
  }

  private readonly choose = (tab: PanelTab): void => {
    this.chosen = tab;
    this.host.requestUpdate();
  };

  private tricksTab(look: PanelLook, table: Table, tabStop: number | null): View {
    const { dealController, record } = this;
    const { setup, payoff, ply } = table;
    return tricks({
      look,
      annotations: record.annotations!,
      tricksInDeal: setup.deal.N.length,
      direction: setup.rules.direction,
      leader: setup.leader,
      setup,
      showsRoem: countsRoem(table),
      countsMore: payoff !== 'points',
      ply,
      hasLeftRecord: hasLeftRecord(table),
      tabStop,
      onGo: (to) => dealController.goTo(to, 'tricks'),
      onWhy: record.explainListed,
    });
  }

  private reviewTab(look: PanelLook, table: Table): View {
    const { host, record } = this;
    const part = reviews.for(host);
    if (!part) return orFailed(reviews, look);
    adopt(host.renderRoot, part.styles);
    const { setup, payoff, ply } = table;
    return part.review({
      look,
      setup,
      payoff,
      review: record.review,
      best: record.annotations!.values[0]!,
      plays: table.record.length,
      ply,
      mistakes: record.listed,
      place: record.place,
      player: record.player,
      losing: losingCards(table, this.dealController.shown.engine),
      onPlayer: record.choosePlayer,
      onStep: record.goToMistake,
      captionOf: (play) => captions.for(host)?.captionText(look.messages.locale, setup, record.playsTo(play)) ?? '',
      onWhy: record.explain,
      onWhyNot: (card) => record.askedPlay.open([...playsMade(table), card]),
      onBegin: record.begin,
      onStop: record.stop,
    });
  }

  private contractsTab(look: Look, table: Table): View {
    const { host, dealController } = this;
    const part = contracts.for(host);
    if (!part) return orFailed(contracts, look);
    this.contracts ??= new part.Contracts(host, dealController, this.change, () => this.chosen === 'contracts');
    return this.contracts.view(look, table, scaleOf);
  }

  private meldsTab(look: PanelLook, table: Table): View {
    const part = melds.for(this.host);
    if (!part) return orFailed(melds, look);
    adopt(this.host.renderRoot, part.styles);
    return part.melds(look, meldsOf(table.setup));
  }
}

/** A tab whose part has not loaded: empty, or why that failed. */
const orFailed = (part: Lazy<unknown>, { messages }: Look): View =>
  part.problem ? partFailed(messages, part) : nothing;
