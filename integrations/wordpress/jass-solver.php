<?php
/**
 * Plugin Name: Jass deals
 * Description: Card deals of Schieber, Klaverjassen, Belote and other Jass games with their best play: a block, and the shortcode [jass].
 * Version: 0.1.0
 * Requires at least: 6.0
 * Requires PHP: 7.2
 * License: MIT
 * Text Domain: jass-solver
 *
 * The plugin writes the tags of jass-solver and loads its script on pages that have one. What an author writes stays in the page as
 * text, for readers without scripts, feeds and mails.
 */

if (!defined('ABSPATH')) {
    exit;
}

require_once __DIR__ . '/hands.php';

/** The elements by the word that names them in a shortcode. */
const JASS_SOLVER_TAGS = ['deal' => 'jass-solver', 'game' => 'jass-game', 'adviser' => 'jass-adviser', 'study' => 'jass-study'];

/** The attributes of each element; the build writes the file from the elements themselves. */
function jass_solver_attributes(string $tag): array {
    static $attributes = null;
    if ($attributes === null) {
        $attributes = json_decode(file_get_contents(__DIR__ . '/attributes.json'), true);
    }
    return $attributes[$tag];
}

/** The script is registered everywhere, and printed only on pages that ask for it. */
add_action('init', function () {
    foreach (JASS_SOLVER_TAGS as $tag) {
        wp_register_script($tag, plugins_url("assets/$tag.js", __FILE__), [], null, true);
    }
    wp_register_script(
        'jass-solver-block',
        plugins_url('block.js', __FILE__),
        ['wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n', 'wp-api-fetch', 'jass-solver'],
        filemtime(__DIR__ . '/block.js'),
        true
    );
    wp_add_inline_script(
        'jass-solver-block',
        'window.jassSolverPlugin = ' . wp_json_encode([
            'core' => plugins_url('assets/jass-solver.core.js', __FILE__),
            'attributes' => jass_solver_attributes('jass-solver'),
        ]) . ';',
        'before'
    );
    wp_register_style('jass-solver-block', plugins_url('block.css', __FILE__), [], filemtime(__DIR__ . '/block.css'));
    register_block_type(__DIR__ . '/block.json');
    add_shortcode('jass', 'jass_solver_shortcode');
});

/** The scripts are modules. */
add_filter('script_loader_tag', function ($html, $handle) {
    return in_array($handle, JASS_SOLVER_TAGS, true) ? str_replace('<script ', '<script type="module" ', str_replace(" type='text/javascript'", '', $html)) : $html;
}, 10, 2);

/** A block, or a tag that an author has written, loads the script of its element. */
add_filter('the_content', function ($content) {
    foreach (JASS_SOLVER_TAGS as $tag) {
        if (!is_feed() && strpos($content, "<$tag") !== false) {
            wp_enqueue_script($tag);
        }
    }
    return $content;
}, 20);

/**
 * [jass variant="schieber" contract="H" leader="S"]hands[/jass], [jass type="game"]record[/jass], [jass type="study"]text[/jass], [jass type="adviser" hand="…"].
 * The text between the tags may be in any form that the element reads.
 */
function jass_solver_shortcode($given, ?string $text = null): string {
    $given = is_array($given) ? $given : [];
    $type = isset($given['type']) ? $given['type'] : 'deal';
    if (!isset(JASS_SOLVER_TAGS[$type])) {
        $types = implode(', ', array_keys(JASS_SOLVER_TAGS));
        /* translators: 1: the type that was written, 2: the types that there are */
        return '<p>' . esc_html(sprintf(__('[jass]: there is no type %1$s; write one of %2$s.', 'jass-solver'), $type, $types)) . '</p>';
    }
    unset($given['type']);
    $tag = JASS_SOLVER_TAGS[$type];
    $attributes = '';
    foreach ($given as $name => $value) {
        // An attribute without a value comes as a number with the name.
        [$name, $value] = is_int($name) ? [$value, ''] : [$name, $value];
        if (in_array($name, jass_solver_attributes($tag), true) || in_array($name, ['lang', 'class', 'id'], true)) {
            $attributes .= sprintf(' %s="%s"', $name, esc_attr($value));
        }
    }
    if (!is_feed()) {
        wp_enqueue_script($tag);
    }
    $text = trim(jass_solver_plain((string) $text));
    if ($text === '' && isset($given['deal'])) {
        $seats = [__('North', 'jass-solver'), __('East', 'jass-solver'), __('South', 'jass-solver'), __('West', 'jass-solver')];
        $text = jass_solver_hands($given['deal'], $seats);
    }
    $fallback = $text === '' ? '' : '<pre>' . esc_html($text) . '</pre>';
    return "<$tag$attributes>$fallback</$tag>";
}

/** The text as its author typed it: the classic editor puts paragraphs and entities into it. */
function jass_solver_plain(string $html): string {
    $lines = preg_replace(['~<br\s*/?>\n?~', '~</p>\s*<p[^>]*>~', '~</?(p|pre|code|div)[^>]*>~'], ["\n", "\n\n", ''], $html);
    return html_entity_decode(wp_strip_all_tags($lines), ENT_QUOTES | ENT_HTML5, 'UTF-8');
}

/** Quotation marks and dashes of a deal stay as they are. */
add_filter('no_texturize_shortcodes', function ($names) {
    return array_merge($names, ['jass']);
});
add_filter('no_texturize_tags', function ($names) {
    return array_merge($names, array_values(JASS_SOLVER_TAGS));
});

/** Authors who may not write arbitrary HTML may write these tags. */
add_filter('wp_kses_allowed_html', function ($tags, $context) {
    if ($context === 'post') {
        foreach (JASS_SOLVER_TAGS as $tag) {
            $tags[$tag] = array_fill_keys(array_merge(['lang', 'class', 'id', 'style'], jass_solver_attributes($tag)), true);
        }
    }
    return $tags;
}, 10, 2);

/** The visual mode of the classic editor keeps the tags. */
add_filter('tiny_mce_before_init', function ($settings) {
    $names = implode(',', JASS_SOLVER_TAGS);
    $elements = implode(',', array_map(function ($tag) { return $tag . '[*]'; }, JASS_SOLVER_TAGS));
    foreach (['custom_elements' => $names, 'extended_valid_elements' => $elements] as $name => $value) {
        $settings[$name] = empty($settings[$name]) ? $value : $settings[$name] . ',' . $value;
    }
    return $settings;
});
