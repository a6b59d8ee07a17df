/** Dutch texts: forums, club papers, mails. */
import type { Written } from './write.ts';

const nl = (style: Written['style'], says: Written['says'], text: string, more: Partial<Written> = {}): Written => ({
  tongue: 'nl',
  style,
  says,
  text,
  game: 'klaverjassen',
  ...more,
});
const HANDS = 'Noord: {N}\nOost: {E}\nZuid: {S}\nWest: {W}';
const ROTTERDAM = { variant: 'klaverjassen-rotterdam' };
const R = { game: 'klaverjassen-rotterdam' };
const AMSTERDAM = { variant: 'klaverjassen-amsterdam' };
const A = { game: 'klaverjassen-amsterdam' };

export const DUTCH: readonly Written[] = [
  nl('words', { contract: 'D', leader: 'E' }, `Ruiten is troef, Oost komt uit.\n${HANDS}`),
  nl(
    'words',
    { ...ROTTERDAM, contract: 'H', leader: 'S' },
    `Klaverjassen Rotterdam. Harten is troef en Zuid komt uit.\n${HANDS}`,
    R,
  ),
  nl(
    'words',
    { ...AMSTERDAM, contract: 'S', leader: 'N' },
    `Amsterdams klaverjassen, schoppen troef, Noord begint.\n${HANDS}`,
    A,
  ),
  nl('signs', { ...ROTTERDAM, contract: 'C', leader: 'W' }, `Rotterdams, klaver troef, uitkomst West\n\n${HANDS}`, R),
  nl('tight', { contract: 'H', leader: 'N' }, `Troef: harten\nUitkomst: Noord\n${HANDS}`),
  nl('void', { contract: 'S', leader: 'W' }, `troef ♠, west mag uitkomen\nnoord: {N}\noost: {E}\nzuid: {S}\nwest: {W}`),
  nl(
    'and',
    { contract: 'D', leader: 'S' },
    'Spel van de maand\n\nTroef is ruiten. Zuid moet uitkomen.\n\nNoord heeft {N}.\nOost heeft {E}.\nZuid heeft {S}.\nWest heeft {W}.\n\nHoeveel punten haalt Zuid?',
  ),
  nl('each', { contract: 'C', leader: 'E' }, `Klaveren troef, Oost speelt voor.\n${HANDS}`),
  nl('joined', { contract: 'H', leader: 'W' }, `Harten troef, West begint\n${HANDS}`),
  nl('after', { contract: 'S', leader: 'S' }, `Schoppen is troef. Zuid start.\n${HANDS}`),
  nl('codes', { contract: 'D', leader: 'N' }, `Ruiten troef, Noord komt uit.\n${HANDS}`),
  nl('unicode', { contract: 'C', leader: 'W' }, `Klaver is troef, West komt uit.\n${HANDS}`),
  nl('colons', { contract: 'H', leader: 'E' }, `Harten is troef, Oost komt uit.\n${HANDS}`),
  nl('bars', { contract: 'S', leader: 'N' }, `Troef schoppen, Noord komt uit\n${HANDS}`),
  nl('letters', { contract: 'D', leader: 'S' }, `Ruiten is troef, Zuid komt uit.\n${HANDS}`),
  nl('words', { contract: 'C', leader: 'N', declarer: 'N' }, `Noord speelt klaver en komt uit.\n${HANDS}`),
  nl(
    'words',
    { ...ROTTERDAM, contract: 'H', leader: 'E', declarer: 'W' },
    `West gaat op harten (Rotterdamse regels), Oost komt uit.\n${HANDS}`,
    R,
  ),
  nl('signs', { contract: 'S', leader: 'W' }, `Noord-Zuid spelen schoppen. West komt uit.\n${HANDS}`),
  nl(
    'signs',
    { contract: 'D', leader: 'S' },
    `Beste klaverjassers,\n\nVorige week kwam dit spel langs op onze clubavond. Ruiten was troef. Zuid kwam uit.\n\n${HANDS}\n\nKan NZ hier een pit halen?\n\nGroeten, Henk`,
  ),
  nl(
    'signs',
    { contract: 'H', leader: 'N' },
    '> Noord: {N}\n> Oost: {E}\n> Zuid: {S}\n> West: {W}\n> Harten troef, Noord komt uit.\n\nDat ging dus mis...',
  ),
  nl(
    'signs',
    { contract: 'C', leader: 'S' },
    '| Speler | Kaarten |\n|:--|:--|\n| Noord | {N} |\n| Oost | {E} |\n| Zuid | {S} |\n| West | {W} |\n\nKlaver is troef. Zuid komt uit.',
  ),
  nl(
    'tight',
    { contract: 'S', leader: 'E' },
    '| | schoppen | harten | ruiten | klaver |\n|---|---|---|---|---|\n| Noord | {NS} | {NH} | {ND} | {NC} |\n| Oost | {ES} | {EH} | {ED} | {EC} |\n| Zuid | {SS} | {SH} | {SD} | {SC} |\n| West | {WS} | {WH} | {WD} | {WC} |\n\nSchoppen is troef, Oost komt uit.',
  ),
  nl('signs', { contract: 'H', leader: 'W' }, 'Troef,harten\nUitkomst,West\nNoord,{N}\nOost,{E}\nZuid,{S}\nWest,{W}'),
  nl(
    'words',
    { contract: 'D', leader: 'N' },
    'Ruiten troef. Noord komt uit.\n\nNoord\nschoppen {NS}\nharten {NH}\nruiten {ND}\nklaver {NC}\n\nOost\nschoppen {ES}\nharten {EH}\nruiten {ED}\nklaver {EC}\n\nZuid\nschoppen {SS}\nharten {SH}\nruiten {SD}\nklaver {SC}\n\nWest\nschoppen {WS}\nharten {WH}\nruiten {WD}\nklaver {WC}',
  ),
  nl(
    'signs',
    { contract: 'S', leader: 'S' },
    'Schoppen troef, Zuid komt uit\n\nNoord\n♠ {NS}\n♥ {NH}\n♦ {ND}\n♣ {NC}\nOost\n♠ {ES}\n♥ {EH}\n♦ {ED}\n♣ {EC}\nZuid\n♠ {SS}\n♥ {SH}\n♦ {SD}\n♣ {SC}\nWest\n♠ {WS}\n♥ {WH}\n♦ {WD}\n♣ {WC}',
  ),
  nl(
    'words',
    { contract: 'C', leader: 'E' },
    'Klaver troef, Piet komt uit.\nJan (Noord): {N}\nPiet (Oost): {E}\nKees (Zuid): {S}\nTruus (West): {W}',
  ),
  nl(
    'signs',
    { contract: 'H', leader: 'S' },
    'Harten is troef, Zuid komt uit.\nNoord: {N}\nOost: {E}\nZuid: {S}\nWest: de rest',
  ),
  nl(
    'words',
    { contract: 'S', leader: 'W' },
    'schoppen troef, west komt uit\nwest: {W}\nnoord: {N}\noost: {E}\nzuid heeft de rest',
  ),
  nl(
    'words',
    { ...ROTTERDAM, contract: 'D', leader: 'E' },
    `Klaverjassen Rotterdam\nTroef: ruiten\nUitkomst: Oost\n${HANDS}\nSlag 1: {T1}\nSlag 2: {T2}\nSlag 3: {T3}`,
    { ...R, plays: 12, style: 'each' },
  ),
  nl(
    'each',
    { ...AMSTERDAM, contract: 'H', leader: 'S' },
    `Amsterdams, harten troef, Zuid komt uit.\n${HANDS}\n\n1e slag: {T1N}\n2e slag: {T2N}\n3e slag: {T3N}`,
    { ...A, plays: 12 },
  ),
  nl(
    'each',
    { contract: 'C', leader: 'N' },
    `Klaver is troef, Noord komt uit.\n${HANDS}\n\nVerloop:\n1. {T1} (slag voor {W1})\n2. {T2} (slag voor {W2})`,
    { plays: 8 },
  ),
  nl(
    'tight',
    { contract: 'S', leader: 'W' },
    `Schoppen troef, West komt uit\n${HANDS}\nEerste slag: {T1}\nTweede slag: {T2}`,
    { plays: 8 },
  ),
  nl(
    'each',
    { ...ROTTERDAM, contract: 'D', leader: 'N' },
    'Rotterdams klaverjassen, ruiten troef\n{L1}: {T1}\n{L2}: {T2}\n{L3}: {T3}\n{L4}: {T4}\n{L5}: {T5}\n{L6}: {T6}\n{L7}: {T7}\n{L8}: {T8}',
    { ...R, plays: 32 },
  ),
  nl('signs', { contract: 'H', leader: 'E' }, `Eindspel: harten is troef en Oost is aan slag.\n${HANDS}`, { cards: 3 }),
  nl('words', { contract: 'S', leader: 'N' }, `Nog vier kaarten te gaan, schoppen troef, Noord komt uit\n${HANDS}`, {
    cards: 4,
  }),
  nl(
    'signs',
    { variant: 'klaverjassen-utrecht', contract: 'C', leader: 'S' },
    `Utrechts klaverjassen, klaver troef, Zuid komt uit\n${HANDS}`,
    { game: 'klaverjassen-utrecht' },
  ),
  nl(
    'signs',
    { variant: 'klaverjassen-leiden', contract: 'D', leader: 'W' },
    `Leids klaverjassen: ruiten is troef, West komt uit.\n${HANDS}`,
    { game: 'klaverjassen-leiden' },
  ),
  nl(
    'signs',
    { variant: 'kruisjassen', contract: 'H', leader: 'N' },
    `Kruisjassen. Harten is troef, Noord komt uit.\n${HANDS}`,
    { game: 'kruisjassen' },
  ),
  nl(
    'words',
    { variant: 'kruisjassen', contract: 'S', leader: 'E' },
    `Een potje kruisjassen uit de Achterhoek: schoppen troef, Oost komt uit.\n${HANDS}`,
    { game: 'kruisjassen' },
  ),
  nl('words', { variant: 'belote', contract: 'D', leader: 'S' }, `Belote, ruiten is troef, Zuid komt uit\n${HANDS}`, {
    game: 'belote',
  }),
  nl('signs', { contract: 'D', leader: 'E' }, `Ruitem is troef, Oost komt uit.\n${HANDS}`),
  nl('signs', { contract: 'H', leader: 'S' }, `Harten is troev, Zuid kont uit.\n${HANDS}`),
  nl('signs', { contract: 'S', leader: 'N' }, `„Schoppen” is troef, „Noord” komt uit\n${HANDS}`),
  nl(
    'words',
    { contract: 'C', leader: 'W' },
    '\u200BKlaver is troef.\u00A0West komt uit.\n- Noord: {N}\n- Oost: {E}\n- Zuid: {S}\n- West: {W}',
  ),
  nl(
    'signs',
    { contract: 'D', leader: 'S' },
    'Nederlandse Klaverjas Unie, ronde 2, tafel 14\nRuiten troef, Zuid komt uit. Stand na 8 spellen: 812 - 790.\nNoord: {N}\nOost: {E}\nZuid: {S}\nWest: {W}',
  ),
  nl('dots', { contract: 'H', leader: 'W' }, 'Harten is troef, West komt uit.\nN: {N}\nE: {E}\nS: {S}\nW: {W}'),
  nl('dots', { contract: 'S', leader: 'S' }, 'Schoppen troef, Zuid komt uit, {deal}'),
  nl(
    'and',
    { contract: 'C', leader: 'N' },
    'Klaver is troef en Noord komt uit. Noord heeft {N}. Oost heeft {E}. Zuid heeft {S}. West heeft {W}.',
  ),
  nl(
    'words',
    { contract: 'H', leader: 'E' },
    '1) Noord: {N}\n2) Oost: {E}\n3) Zuid: {S}\n4) West: {W}\n\nHarten troef\nOost begint',
  ),
  nl('signs', { contract: 'D', leader: 'W', declarer: 'S' }, `Zuid maakt ruiten troef. West komt uit.\n${HANDS}`),
  nl(
    'words',
    { ...AMSTERDAM, contract: 'S', leader: 'S' },
    `Hoi, wie weet dit? We spelen Amsterdams. Troef is schoppen, Zuid is aan de beurt.\n${HANDS}`,
    A,
  ),
  nl(
    'words',
    { contract: 'H', leader: 'N' },
    'Troef: harten\nVoorhand: Noord\nNoord = {N}\nOost = {E}\nZuid = {S}\nWest = {W}',
  ),
  nl(
    'signs',
    { contract: 'C', leader: 'E' },
    'Noord\tOost\tZuid\tWest\n{N}\t{E}\t{S}\t{W}\nKlaver is troef, Oost komt uit.',
  ),
];
