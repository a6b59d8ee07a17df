/** Code of the guide that names every attribute of the element, so that it cannot fall behind. */
import type { CustomElement } from 'custom-elements-manifest/schema';
import type { Pages } from './rules-pages.ts';

export function snippets({ attributes = [] }: CustomElement): Pages {
  const names = attributes.map(({ name }) => `'${name}'`);
  return { 'snippets/wordpress.php': wordpress(names) };
}

/** The attributes stand five a line. */
function wordpress(names: readonly string[]): string {
  const lines = names.flatMap((_, index) => (index % 5 === 0 ? [names.slice(index, index + 5).join(', ')] : []));
  return `<?php
add_action('wp_enqueue_scripts', function () {
    wp_enqueue_script_module('jass-solver', content_url('uploads/jass-solver/jass-solver.js'));
});

add_filter('wp_kses_allowed_html', function ($tags, $context) {
    if ($context === 'post') {
        $tags['jass-solver'] = array_fill_keys([
            'lang', 'class', 'style',
${lines.map((line) => `            ${line},`).join('\n')}
        ], true);
    }
    return $tags;
}, 10, 2);
`;
}
