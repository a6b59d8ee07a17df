/** Pieces of Markdown for the generated pages. */

/** Escapes a text for a table cell or a line, so that nothing in it is read as HTML, a template or a new cell. */
export function inline(text: string): string {
  return text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
    .replace(/`[^`]*`|[<{]+/g, (found) =>
      found.startsWith('`') ? found : found.replaceAll('<', '&lt;').replaceAll('{', '&#123;'),
    );
}

/** Inline code. VitePress also reads templates in code. */
export const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;

/** A table whose cells are Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** A block of code in a language. */
export const fence = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

/** Front matter and the parts of a page, an empty line between two; empty parts are omitted. */
export function page(front: Readonly<Record<string, unknown>>, parts: readonly string[]): string {
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${parts.filter(Boolean).join('\n\n')}\n`;
}
