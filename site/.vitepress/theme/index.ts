/** VitePress's own theme with the fonts of the reader's system and the colours of the element, and links to other languages above a page. */
import { h } from 'vue';
import type { Theme } from 'vitepress';
import theme from 'vitepress/theme-without-fonts';
import LanguageLinks from '../languages/LanguageLinks.vue';
import './style.css';

export default {
  extends: theme,
  Layout: () => h(theme.Layout, null, { 'doc-before': () => h(LanguageLinks) }),
} satisfies Theme;
