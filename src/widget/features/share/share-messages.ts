/** The messages of the share menu. They load with it. */
import { sayIn } from '../../text/locales.ts';
import type { Locale } from '../../text/locales.ts';
import { english } from '../../../languages/en/on-demand/share.ts';

export function shareMessages(locale: Locale) {
  const say = sayIn(locale, 'share', english);
  return {
    copyLink: say('copyLink'),
    copyTag: say('copyTag'),
    linkCopied: say('linkCopied'),
    tagCopied: say('tagCopied'),
    copyRefused: say('copyRefused'),
    copyThis: say('copyThis'),
  };
}
