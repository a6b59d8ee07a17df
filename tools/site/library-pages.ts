/** The reference of the library: typedoc over every entry point of the package, as Markdown, with a sidebar of its own. */
import { readFileSync } from 'node:fs';
import { Application, Comment, ReflectionKind } from 'typedoc';
import type { ProjectReflection } from 'typedoc';
import { capitalized } from '../../src/notation/words/say.ts';
import { atRoot } from '../paths.ts';
import { nameUnions } from './named-unions.ts';
import { ENTRIES } from './package-pages.ts';

/** Writes the pages and `typedoc-sidebar.json` into a folder of the site's source. */
export async function writeLibraryPages(siteFolder: string): Promise<void> {
  const points = entryPoints();
  const app = await Application.bootstrapWithPlugins({
    plugin: ['typedoc-plugin-markdown', 'typedoc-vitepress-theme'],
    entryPoints: points.map(({ source }) => source),
    sortEntryPoints: false,
    tsconfig: atRoot('tsconfig.json'),
    skipErrorChecking: true,
    // Types that are public only as parts of others are described where they are used.
    validation: { notExported: false },
    logLevel: 'Error',
    // The page of the element contains these.
    excludeTags: ['@fires', '@csspart', '@cssprop', '@slot'],
    excludeExternals: true,
    excludePrivate: true,
    excludeInternal: true,
    readme: 'none',
    name: 'The library',
    out: `${siteFolder}/reference/library`,
    // Options of the two plugins, which typedoc's own type does not know.
    ...({
      docsRoot: siteFolder,
      hideBreadcrumbs: true,
      hidePageHeader: true,
      entryFileName: 'index',
      parametersFormat: 'table',
      interfacePropertiesFormat: 'table',
      propertiesFormat: 'table',
      typeDeclarationFormat: 'table',
      indexFormat: 'table',
      useCodeBlocks: true,
    } as object),
  });
  const project = await app.convert();
  if (!project) throw new Error('typedoc could not read the library');
  nameModules(project, points);
  nameUnions(project);
  forgetSources(project);
  await app.generateOutputs(project);
  if (app.logger.hasErrors()) throw new Error('typedoc could not write the pages of the library');
}

/** Files and lines are useless to a reader of this page; only naming the modules needs them. */
function forgetSources(project: ProjectReflection): void {
  for (const reflection of Object.values(project.reflections)) {
    if ('sources' in reflection) delete reflection.sources;
  }
}

interface EntryPoint {
  /** By which a program imports it. */
  readonly name: string;
  readonly source: string;
  readonly description: string;
}

/** The exports of package.json with types. */
function entryPoints(): EntryPoint[] {
  const { name, exports } = JSON.parse(readFileSync(atRoot('package.json'), 'utf8')) as {
    name: string;
    exports: Readonly<Record<string, string | { readonly types?: string }>>;
  };
  const points = Object.entries(exports).flatMap(([path, entry]) =>
    typeof entry === 'object' && entry.types
      ? [
          {
            name: name + path.slice(1),
            source: atRoot(entry.types.replace(/^\.\/dist\/(.*)\.d\.ts$/, 'src/$1.ts')),
            description: ENTRIES[path] ?? '',
          },
        ]
      : [],
  );
  // Two names of one entry: the first is enough.
  return points.filter(({ source }, index) => points.findIndex((other) => other.source === source) === index);
}

/** Names modules by their import, not by their file, and describes them. */
function nameModules(project: ProjectReflection, points: readonly EntryPoint[]): void {
  const modules = project.children?.filter(({ kind }) => kind === ReflectionKind.Module) ?? [];
  for (const found of modules) {
    const point = points.find(({ source }) => source === found.sources?.[0]?.fullFileName);
    if (!point) throw new Error(`typedoc has a module ${found.name} that package.json does not export`);
    found.name = point.name;
    found.comment = new Comment([{ kind: 'text', text: `${capitalized(point.description)}.` }]);
  }
}
