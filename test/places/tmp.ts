import { startMediaWiki } from './mediawiki.ts';
console.time('start');
const site = await startMediaWiki();
console.timeEnd('start');
const t = async (n: string, u: string) => { console.time(n); const r = await fetch(u); await r.text(); console.timeEnd(n); };
console.time('write'); const a = site.write('A deal', '<jass>N: ♠ 10</jass>'); console.timeEnd('write');
await t('page', a); await t('page', a);
const html = await (await fetch(a)).text();
for (const [,u] of html.matchAll(/(?:src|href)="(\/load.php[^"]*)"/g)) { const x = site.address + u!.replaceAll('&amp;','&'); await t(u!, x); await t(u!, x); }
await site.stop();
