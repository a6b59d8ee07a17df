/** Reads the part of MediaWiki's format for parser tests that the extension's tests use: articles, and tests with a language, wikitext and HTML. */

export interface ParserTest {
  readonly name: string;
  /** The language of the wiki. */
  readonly language: string;
  readonly wikitext: string;
  readonly html: string;
}

export interface ParserTests {
  /** The texts of the pages that the tests use, by title. */
  readonly articles: ReadonlyMap<string, string>;
  readonly tests: readonly ParserTest[];
}

/** @throws Error for a section or an option that this does not know */
export function readParserTests(source: string): ParserTests {
  const articles = new Map<string, string>();
  const tests: ParserTest[] = [];
  for (const block of source.matchAll(/^!! ?(article|test)\n([^]*?)\n!! ?end(?:article)?$/gm)) {
    const [first, ...rest] = `!! ${block[1]}\n${block[2]}`.split(/^!! ?(?=\w+$)/m).filter(Boolean);
    const sections = new Map(
      [first!, ...rest].map((part): [string, string] => {
        const [name, ...lines] = part.split('\n');
        return [name!, lines.join('\n').trim()];
      }),
    );
    const { article, text, test, options = '', wikitext, html, ...others } = Object.fromEntries(sections);
    const language = /^(?:language=([\w-]+))?$/.exec(options);
    if (Object.keys(others).length > 0 || !language) throw new Error(`unknown in a parser test: ${block[0]}`);
    if (article !== undefined) articles.set(article, text!);
    else tests.push({ name: test!, language: language[1] ?? 'en', wikitext: wikitext!, html: html! });
  }
  return { articles, tests };
}
