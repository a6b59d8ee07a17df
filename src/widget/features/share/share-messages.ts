/** The messages of the share menu. They load with it. */
import { sayIn } from '../../text/locales.ts';
import type { Locale } from '../../text/locales.ts';
import { english } from '../../../languages/en/on-demand/share.ts';

export function shareMessages(locale: Locale) {
  const say = sayIn(locale, 'share', english);
  return {
    copy: { link: say('copyLink'), tag: say('copyTag'), text: say('copyText'), json: say('copyJson') },
    copied: { link: say('linkCopied'), tag: say('tagCopied'), text: say('textCopied'), json: say('jsonCopied') },
    savePng: say('savePng'),
    saveSvg: say('saveSvg'),
    print: say('print'),
    copyRefused: say('copyRefused'),
    copyThis: say('copyThis'),
    notDrawn: say('notDrawn'),
  };
}
