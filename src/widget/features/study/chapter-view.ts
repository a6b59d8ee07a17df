/** The text of a chapter: paragraphs, side lines as indented groups, notes, and questions, below the first open one nothing. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Block, Question } from '../../../notation/study/study.ts';
import { proseView } from './prose-view.ts';
import { questionView } from './question-view.ts';
import { questionsIn, visibleBlocks } from './stops.ts';
import type { StudyView } from './study-look.ts';
import { attemptsIn, chapterIn } from './study-state.ts';

export function chapterView(view: StudyView): TemplateResult {
  const { say, state } = view;
  const { blocks } = chapterIn(state);
  const visible = visibleBlocks(blocks, attemptsIn(state));
  return html`${linesView(view, visible, 0, questionsIn(blocks))}
  ${visible.length < blocks.length ? html`<p class="goes-on">${say('goesOn')}</p>` : nothing}`;
}

/** The blocks of a line, and those of its side lines in groups of their own. */
function linesView(
  view: StudyView,
  blocks: readonly Block[],
  depth: number,
  questions: readonly Question[],
): TemplateResult {
  return html`${groupsOf(blocks, depth).map((group) =>
    Array.isArray(group)
      ? html`<div class="side-line" role="group" aria-label=${view.say('sideLine')}>
          ${linesView(view, group as readonly Block[], depth + 1, questions)}
        </div>`
      : blockView(view, group as Block, questions),
  )}`;
}

/** Blocks of a depth alone, and those that are deeper together. */
function groupsOf(blocks: readonly Block[], depth: number): readonly (Block | readonly Block[])[] {
  const groups: (Block | Block[])[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.depth <= depth) groups.push(block);
    else if (Array.isArray(last)) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

function blockView(view: StudyView, block: Block, questions: readonly Question[]): TemplateResult {
  if (block.kind === 'question') {
    return questionView(view, block, attemptsIn(view.state)[questions.indexOf(block)]!);
  }
  if (block.kind === 'note') {
    return html`<div class="remark" role="note" aria-label=${view.say('note')}>
      <p>${proseView(view, block.prose)}</p>
    </div>`;
  }
  return html`<p>${proseView(view, block.prose)}</p>`;
}
