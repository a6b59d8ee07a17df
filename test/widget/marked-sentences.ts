/** The sentences that the sources mark for translation: those in a `msg` of src/game/reason.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { atRoot } from '../../tools/paths.ts';

/** Each as the translations have it, with numbered places: `{0} has two hands.` */
export function markedSentences(): Set<string> {
  const paths = readdirSync(atRoot('src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  const sources = paths.map((path) => readFileSync(atRoot(`src/${path}`), 'utf8'));
  return new Set(sources.filter((source) => /\bmsg\(/.test(source)).flatMap((source) => [...sentencesOf(source)]));
}

function* sentencesOf(source: string): Generator<string> {
  const nodes: ts.Node[] = [ts.createSourceFile('', source, ts.ScriptTarget.Latest)];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'msg') {
      yield sentenceOf(node.arguments[0]!);
    }
    ts.forEachChild(node, (child) => void nodes.push(child));
  }
}

function sentenceOf(argument: ts.Expression): string {
  if (ts.isStringLiteral(argument)) return argument.text;
  if (!ts.isTaggedTemplateExpression(argument)) throw new Error(`msg needs a text: kind ${argument.kind}`);
  const { template } = argument;
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  return template.templateSpans.reduce(
    (text, { literal }, index) => `${text}{${index}}${literal.text}`,
    template.head.text,
  );
}
