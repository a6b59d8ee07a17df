/** What is around the text of a study: its title and facts, the chapters with those that have been read, and the way to the next one. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { GameSetup } from '../../../game/play/play.ts';
import { gameNameOf } from '../../../game/variants/index.ts';
import type { StudyLook, StudyView } from '../../features/study/study-look.ts';

/** The name of a chapter; by its number if the author gives none. */
export const chapterName = ({ say }: StudyLook, title: string, chapter: number): string =>
  title || say('untitled', { number: chapter + 1 });

/** @param lines the facts in words */
export function titleView(
  { look: { messages } }: StudyLook,
  title: string,
  variant: string,
  { rules, contract, leader }: GameSetup,
  lines: readonly string[],
): TemplateResult {
  const game = [gameNameOf(variant, rules, messages.locale), messages.contract(contract), messages.leadsFirst(leader)];
  return html`<div class="title">
    ${title ? html`<h2 part="title">${title}</h2>` : nothing}
    <p class="muted">${game.join(', ')}</p>
    ${lines.map((line) => html`<p class="muted">${line}</p>`)}
  </div>`;
}

const READ = html`<svg class="tick" viewBox="0 0 14 14" aria-hidden="true"><path d="M2.5 7.5l3 3 6-7" /></svg>`;

/** The chapters as a row of buttons; nothing for a single one. */
export function chaptersView(view: StudyView): TemplateResult | typeof nothing {
  const { say, state, actions } = view;
  const { text, chapter: shown, read } = state;
  if (text.chapters.length === 1) return nothing;
  return html`<nav class="chapters" part="chapters" aria-label=${say('chapters')}>
    <ol>
      ${text.chapters.map(
        ({ title }, chapter) =>
          html`<li>
            <button
              type="button"
              part="chapter"
              aria-current=${chapter === shown ? 'step' : nothing}
              @click=${() => actions.onChapter(chapter)}
            >
              <span class="muted">${chapter + 1}</span> ${chapterName(view, title, chapter)}
              ${read[chapter] ? html`${READ}<span class="spoken">, ${say('read')}</span>` : nothing}
            </button>
          </li>`,
      )}
    </ol>
  </nav>`;
}

/** The heading of a chapter, below the title if there is one. */
export function chapterHeading(view: StudyView): TemplateResult | typeof nothing {
  const { text, chapter } = view.state;
  const { title } = text.chapters[chapter]!;
  const isSingle = text.chapters.length === 1;
  if (isSingle && !title) return nothing;
  const name =
    isSingle || !title ? chapterName(view, title, chapter) : view.say('chapter', { number: chapter + 1, title });
  return text.title ? html`<h3 tabindex="-1">${name}</h3>` : html`<h2 class="of-chapter" tabindex="-1">${name}</h2>`;
}

/** The ways to the chapters before and after. */
export function pagerView(view: StudyView): TemplateResult | typeof nothing {
  const { say, state, actions } = view;
  const { chapters } = state.text;
  const way = (by: 1 | -1): TemplateResult => {
    const chapter = state.chapter + by;
    const of = chapters[chapter];
    if (!of) return html`<span></span>`;
    const title = chapterName(view, of.title, chapter);
    const name = of.title ? say('chapter', { number: chapter + 1, title }) : title;
    return html`<button
      type="button"
      part="button"
      aria-label=${say(by < 0 ? 'previous' : 'next', { title: name })}
      @click=${() => actions.onChapter(chapter)}
    >
      ${by < 0 ? html`<span aria-hidden="true">‹ </span>` : nothing}${name}${by > 0 ? html`<span aria-hidden="true"> ›</span>` : nothing}
    </button>`;
  };
  if (chapters.length === 1) return nothing;
  return html`<div class="pager">${way(-1)}${way(1)}</div>`;
}
