/** Pieces of Markdown that several generated pages are made of. */

/** Text that stands in a cell of a table, or anywhere in a line: nothing in it is taken for HTML, a template or a new cell. */
export function inline(text: string): string {
  return text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
    .replace(/`[^`]*`|[<{]+/g, (found) =>
      found.startsWith('`') ? found : found.replaceAll('<', '&lt;').replaceAll('{', '&#123;'),
    );
}

/** A piece of code in a line; VitePress reads templates in code too, unless told not to by the page. */
export const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;

/** A table whose cells are Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** A block of code in a language. */
export const fence = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

/** Front matter and the parts of a page, an empty line between two; parts that are empty are left out. */
export function page(front: Readonly<Record<string, unknown>>, parts: readonly string[]): string {
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${parts.filter(Boolean).join('\n\n')}\n`;
}
