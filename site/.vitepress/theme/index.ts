/** VitePress's own theme with the fonts of the reader's system and the colours of the element. */
import theme from 'vitepress/theme-without-fonts';
import './style.css';

export default theme;
