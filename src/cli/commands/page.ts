/** `jass-solver page`: the files of a site with a page for every deal of a text, for plain hosting: HTML, pictures and oEmbed. */
import type { SolverClient } from '../../engine/client.ts';
import { inDeal } from '../../game/located.ts';
import { JassError } from '../../game/errors.ts';
import { untranslated } from '../../game/reason.ts';
import { gameNameOf } from '../../game/variants/index.ts';
import { REPORTS } from '../../languages/registry/reports.ts';
import { drawPicture } from '../../notation/drawing/draw-deal.ts';
import type { DiagramDeck } from '../../notation/drawing/diagram-decks.ts';
import type { PictureTheme } from '../../notation/drawing/picture-choices.ts';
import { scriptTag } from '../../notation/exports/embed-tag.ts';
import { linkedOf } from '../../notation/link.ts';
import type { Linked } from '../../notation/link.ts';
import { parseRequest } from '../../notation/request/parse-request.ts';
import { positionOf, resolveRequest } from '../../notation/request/resolve-request.ts';
import type { Request } from '../../notation/request/request.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { dealPage, dealTexts } from '../page/deal-page.ts';
import type { Look, SolvedDeal } from '../page/deal-page.ts';
import { oembedOf } from '../page/document.ts';
import { indexPage } from '../page/index-page.ts';
import type { Listed } from '../page/index-page.ts';
import { pngOf } from '../picture/raster.ts';
import { readerLanguage } from '../terminal/reader-language.ts';
import { importRequests } from './import.ts';
import type { ImportCommandOptions } from './import.ts';
import { answerAt, solvedAt, usualPly } from './picture.ts';

export interface PageOptions extends ImportCommandOptions {
  readonly deck: DiagramDeck;
  /** Of the pictures; the pages follow the reader's system. */
  readonly theme: PictureTheme;
  readonly title?: string;
  /** The address at which the folder is published. */
  readonly url?: string;
  /** The address of the element's script, as the pages have it. */
  readonly element: string;
}

interface Work {
  readonly limitMs?: number | undefined;
  readonly signal: AbortSignal;
  /** Called after each deal. */
  readonly onSolved: (done: number, of: number) => void;
}

/** A deal to solve; its position is known to have a card to play. */
interface PageDeal {
  readonly request: Request;
  readonly linked: Linked;
}

/** The deals of a text in order, and the notes on what it leaves open. @throws JassError as `import` does, and for a deal without a play left */
export function pageDeals(
  text: string,
  options: ImportCommandOptions,
): { readonly deals: readonly PageDeal[]; readonly notes: readonly string[] } {
  const read = importRequests(text, options);
  if (read.length === 0) throw new JassError('bad-request', untranslated('The text has no deal.'));
  const deals = read.map(({ request: written }, index) =>
    inDeal(index, () => {
      const request = parseRequest(written);
      const linked = linkedOf(request);
      const at = request.at ?? usualPly(linked);
      // After the last play nothing is left to show: the page then begins with the first.
      const { toPlay } = positionOf({ ...linked, plays: linked.plays.slice(0, at) });
      return { request, linked: { ...linked, at: toPlay ? at : 0 } };
    }),
  );
  return { deals, notes: [...new Set(read.flatMap(({ notes, leftOut }) => [...notes, ...leftOut]))] };
}

/** The names of the files of a deal. @param number from 1; null for the only one */
const filesOf = (number: number | null): { page: string; picture: string; oembed: string } => {
  const name = number === null ? 'deal' : `deal-${number}`;
  return {
    page: number === null ? 'index.html' : `${name}.html`,
    picture: `${name}.png`,
    oembed: `${name}.oembed.json`,
  };
};

/** The names of all files that `siteOf` makes. */
export function siteFiles(count: number, hasUrl: boolean): string[] {
  const deals = count === 1 ? [filesOf(null)] : Array.from({ length: count }, (_, index) => filesOf(index + 1));
  const each = deals.flatMap(({ page, picture, oembed }) => [page, picture, ...(hasUrl ? [oembed] : [])]);
  return count === 1 ? each : ['index.html', ...each];
}

/**
 * The files of the site by their names: for several deals with an index.
 * @throws if the solver cannot start, or the packages for pictures are not installed
 */
export async function siteOf(
  client: SolverClient,
  deals: readonly PageDeal[],
  { deck, theme, title, url, element, language: code }: PageOptions,
  work: Work,
): Promise<Map<string, string | Uint8Array>> {
  const language = readerLanguage(code);
  const look: Look = { language, deck, script: scriptTag(element) };
  let done = 0;
  const solved = await Promise.all(
    deals.map(async (deal) => {
      const one = await solvedDeal(client, deal, language, work);
      work.onSolved(++done, deals.length);
      return one;
    }),
  );
  const isOne = deals.length === 1;
  const addressOf = url === undefined ? null : (file: string): string => new URL(file, url).href;
  const listed: Listed[] = solved.map((deal, index) => {
    const texts = dealTexts(deal, look, isOne ? title : undefined);
    const numbered = isOne ? texts.title : `${index + 1}. ${texts.title}`;
    return { ...texts, title: numbered, ...filesOf(isOne ? null : index + 1) };
  });
  const names = [...new Set(solved.map(({ game }) => game))];
  const siteTitle = title ?? [...(names.length === 1 ? names : []), REPORTS[language].report.deals].join(' · ');
  const files = new Map<string, string | Uint8Array>();
  if (!isOne) files.set('index.html', indexPage(siteTitle, listed, language, addressOf));
  for (const [index, deal] of solved.entries()) {
    const { title: name } = listed[index]!;
    const { page, picture, oembed } = filesOf(isOne ? null : index + 1);
    const addresses = addressOf && {
      page: addressOf(page === 'index.html' ? '' : page),
      picture: addressOf(picture),
      oembed: addressOf(oembed),
    };
    const links = isOne
      ? []
      : [
          ['./', siteTitle] as const,
          ...[index - 1, index + 1].flatMap((other) => {
            const to = listed[other];
            return to ? [[to.page, to.title] as const] : [];
          }),
        ];
    files.set(page, dealPage(deal, listed[index]!, look, addresses, links));
    const answer = answerAt(deal.linked, deal.answer, language);
    files.set(
      picture,
      await pngOf(drawPicture(deal.linked, { theme, deck, language, title: isOne ? title : undefined, answer })),
    );
    if (addresses) files.set(oembed, oembedOf(name, addresses));
  }
  return files;
}

async function solvedDeal(
  client: SolverClient,
  { request, linked }: PageDeal,
  language: Language,
  { limitMs, signal }: Work,
): Promise<SolvedDeal> {
  const at = linked.at!;
  const whole = resolveRequest({
    ...request,
    want: ['review', 'why'],
    ...(limitMs !== undefined && { limitMs }),
  });
  const [answer, review] = await Promise.all([
    solvedAt(client, linked, at, { limitMs, signal }),
    request.plays.length > 0 && !request.puzzle ? client.run(whole, { signal }) : null,
  ]);
  return {
    linked,
    game: gameNameOf(linked.variant, whole.state.setup.rules, language),
    state: positionOf({ ...linked, plays: linked.plays.slice(0, at) }),
    answer: answer!,
    review: review && { last: whole.state, answer: review },
  };
}
