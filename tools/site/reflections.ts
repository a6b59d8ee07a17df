/** Public types as typedoc sees them: the pages about JSON and events take the descriptions of fields from the code. */
import { Application, ReflectionKind } from 'typedoc';
import type { Comment, DeclarationReflection, ProjectReflection } from 'typedoc';
import { atRoot } from '../paths.ts';
import { code, inline } from './markdown.ts';
import { nameUnions } from './named-unions.ts';

/** The types of some source files, public or not. */
export async function reflect(files: readonly string[]): Promise<ProjectReflection> {
  const app = await Application.bootstrap({
    entryPoints: files.map(atRoot),
    tsconfig: atRoot('tsconfig.json'),
    skipErrorChecking: true,
    logLevel: 'Error',
  });
  const project = await app.convert();
  if (!project) throw new Error(`typedoc could not read ${files.join(', ')}`);
  nameUnions(project);
  return project;
}

/** A row for each field of an interface: its name, its type as written, and its doc comment. */
export function fieldRows(project: ProjectReflection, name: string): string[][] {
  const found = project.getReflectionsByKind(ReflectionKind.Interface).find((one) => one.name === name);
  if (!found) throw new Error(`There is no interface ${name}`);
  const fields = (found as DeclarationReflection).children ?? [];
  // Its own fields first, then inherited fields and fields of other files; each group in the order of the code.
  const own = (found as DeclarationReflection).sources?.[0]?.fileName;
  const place = ({ sources: [source] = [], inheritedFrom }: DeclarationReflection): [group: number, line: number] => [
    source?.fileName === own && !inheritedFrom ? 0 : 1,
    source?.line ?? 0,
  ];
  return fields
    .toSorted((a, b) => place(a)[0] - place(b)[0] || place(a)[1] - place(b)[1])
    .map((field) => [code(field.name), code(String(field.type)), inline(commentText(field.comment))]);
}

/** A doc comment as Markdown. */
function commentText(comment: Comment | undefined): string {
  return (comment?.summary ?? []).map(({ text }) => text).join('');
}
