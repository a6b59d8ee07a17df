/** The reference of the element, generated from its custom-elements manifest and thus from its doc comments. */
import { existsSync, readFileSync } from 'node:fs';
import type { ClassField, CustomElement, CustomElementDeclaration, Package } from 'custom-elements-manifest/schema';
import type { ProjectReflection } from 'typedoc';
import { atRoot } from '../paths.ts';
import { bullets, code, inline, page, table } from './markdown.ts';
import { fieldRows } from './reflections.ts';
import type { Pages } from './rules-pages.ts';

/** The manifest that `npm run build:manifest` makes. */
export function elementManifest(): Package {
  const file = atRoot('dist/custom-elements.json');
  if (!existsSync(file)) throw new Error('The reference needs the manifest: run npm run build:manifest');
  return JSON.parse(readFileSync(file, 'utf8')) as Package;
}

/** The element as the manifest declares it. */
export function elementOf(manifest: Package): CustomElementDeclaration & CustomElement {
  const element = manifest.modules
    .flatMap(({ declarations }) => declarations ?? [])
    .find(
      (found): found is CustomElementDeclaration & CustomElement =>
        'customElement' in found && found.customElement === true && found.tagName === 'jass-solver',
    );
  if (!element) throw new Error('The manifest has no <jass-solver>');
  return element;
}

/** @param types the reflections of src/widget/state/events.ts */
export function elementPage(element: CustomElementDeclaration & CustomElement, types: ProjectReflection): Pages {
  const { attributes = [], cssParts = [], cssProperties = [], slots = [] } = element;
  const fields = (element.members ?? []).filter((member): member is ClassField => member.kind === 'field');
  const properties = fields.filter(
    (field) => !('attribute' in field) && !field.static && (field.privacy ?? 'public') === 'public',
  );
  return {
    'reference/element.md': page(
      {
        title: 'The element',
        description: 'Attributes, properties, events, parts and custom properties of <jass-solver>',
      },
      [
        '# `<jass-solver>`',
        text(element.description),
        'This page is generated from the element’s custom-elements manifest. [Embedding](../guide/embed.md) shows how to put the element into a page, and [what a reader can do](../guide/reader.md) how it works.',
        '## Attributes',
        'Each is also a property, which can be set before or after the element is in the page.',
        table(
          ['attribute', 'type of the property', 'meaning'],
          attributes.map(({ name, fieldName = name, description }) => [
            code(name) + (fieldName === name ? '' : `, as a property ${code(fieldName)}`),
            code(fields.find((field) => field.name === fieldName)?.type?.text ?? 'string'),
            text(description),
          ]),
        ),
        ...section(
          'Properties without an attribute',
          properties.map(({ name, type, description }) => [code(name), code(type?.text ?? ''), text(description)]),
          ['property', 'type', 'meaning'],
        ),
        ...eventParts(element, types),
        ...section(
          'Slots',
          slots.map(({ name, description }) => [code(name || '(default)'), text(description)]),
          ['slot', 'meaning'],
        ),
        ...section(
          'Parts',
          cssParts.map(({ name, description }) => [code(name), text(description)]),
          ['part', 'meaning'],
        ),
        ...(cssParts.length > 0
          ? [
              'A page styles them with `::part()`:\n\n```css\njass-solver::part(headline) {\n  font-size: 1.25rem;\n}\n```',
            ]
          : []),
        ...section(
          'Custom properties',
          cssProperties.map(({ name, description }) => [code(name), text(description)]),
          ['property', 'meaning'],
        ),
      ],
    ),
  };
}

const text = (description: string | undefined): string => inline(description ?? '');

function section(title: string, rows: readonly string[][], head: readonly string[]): string[] {
  return rows.length > 0 ? [`## ${title}`, table(head, rows)] : [];
}

function eventParts({ events = [] }: CustomElement, types: ProjectReflection): string[] {
  return [
    '## Events',
    bullets(events.map(({ name, description }) => `${code(name)}: ${text(description)}`)),
    ...events.flatMap(({ name, type }) => {
      const detail = /CustomEvent<(\w+)>/.exec(type.text)?.[1];
      return detail
        ? [`### ${name}`, 'Its `detail`:', table(['field', 'type', 'meaning'], fieldRows(types, detail))]
        : [];
    }),
  ];
}
