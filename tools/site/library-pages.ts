/** The reference of the library: typedoc over every entry point of the package, as Markdown, with its own sidebar. */
import { readFileSync } from 'node:fs';
import { Application, ReflectionKind } from 'typedoc';
import type { ProjectReflection } from 'typedoc';
import { atRoot } from '../paths.ts';
import { nameUnions } from './named-unions.ts';

/** Writes the pages and `typedoc-sidebar.json` into a folder of the site's source. */
export async function writeLibraryPages(siteFolder: string): Promise<void> {
  const points = entryPoints();
  const app = await Application.bootstrapWithPlugins({
    plugin: ['typedoc-plugin-markdown', 'typedoc-vitepress-theme'],
    entryPoints: points.map(({ source }) => source),
    tsconfig: atRoot('tsconfig.json'),
    skipErrorChecking: true,
    // Types that are public only as parts of others are told where they are used.
    validation: { notExported: false },
    logLevel: 'Error',
    // What these say stands on the page of the element.
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

/** Files and lines say nothing to who reads only this page; they were needed to tell the modules apart. */
function forgetSources(project: ProjectReflection): void {
  for (const reflection of Object.values(project.reflections)) {
    if ('sources' in reflection) delete reflection.sources;
  }
}

/** What package.json exports with types: the name by which it is imported, and its source. */
function entryPoints(): { name: string; source: string }[] {
  const { name, exports } = JSON.parse(readFileSync(atRoot('package.json'), 'utf8')) as {
    name: string;
    exports: Readonly<Record<string, string | { readonly types?: string }>>;
  };
  const points = Object.entries(exports).flatMap(([path, entry]) =>
    typeof entry === 'object' && entry.types
      ? [{ name: name + path.slice(1), source: atRoot(entry.types.replace(/^\.\/dist\/(.*)\.d\.ts$/, 'src/$1.ts')) }]
      : [],
  );
  // Two names of one thing: the first one tells it all.
  return points.filter(({ source }, index) => points.findIndex((other) => other.source === source) === index);
}

/** Modules go by the names that are imported, not by their files. */
function nameModules(project: ProjectReflection, points: readonly { name: string; source: string }[]): void {
  const modules = project.children?.filter(({ kind }) => kind === ReflectionKind.Module) ?? [];
  for (const found of modules) {
    const point = points.find(({ source }) => source === found.sources?.[0]?.fullFileName);
    if (!point) throw new Error(`typedoc has a module ${found.name} that package.json does not export`);
    found.name = point.name;
  }
}
