/** French texts: forums, columns, lessons, mails. */
import type { Written } from './write.ts';

const fr = (style: Written['style'], says: Written['says'], text: string, more: Partial<Written> = {}): Written => ({
  tongue: 'fr',
  style,
  says,
  text,
  game: 'belote',
  ...more,
});
const HANDS = 'Nord : {N}\nEst : {E}\nSud : {S}\nOuest : {W}';
const BELOTE = { variant: 'belote' };
const CHIBRE = { game: 'chibre' };
const CONTREE = { game: 'contree' };

export const FRENCH: readonly Written[] = [
  fr('signs', { contract: 'D', leader: 'E' }, `Atout ♦, Est entame.\n${HANDS}`),
  fr('words', { ...BELOTE, contract: 'H', leader: 'S' }, `Belote. L’atout est cœur et Sud entame.\n${HANDS}`),
  fr('words', { ...BELOTE, contract: 'S', leader: 'N' }, `Belote, pique est atout, Nord commence.\n\n${HANDS}`),
  fr('tight', { contract: 'C', leader: 'W' }, `Atout : trèfle\nEntame : Ouest\n\n${HANDS}`),
  fr('void', { contract: 'H', leader: 'E' }, `atout coeur, est entame\nnord : {N}\nest : {E}\nsud : {S}\nouest : {W}`),
  fr(
    'and',
    { contract: 'D', leader: 'S' },
    'La donne de la semaine\n\nCarreau est atout. Sud est à l’entame.\n\nNord a {N}.\nEst a {E}.\nSud a {S}.\nOuest a {W}.\n\nCombien de points pour Nord-Sud ?',
  ),
  fr('of', { contract: 'S', leader: 'E' }, `Pique atout, Est entame.\n${HANDS}`),
  fr('each', { contract: 'C', leader: 'N' }, `Trèfle est l’atout. Nord joue le premier.\n${HANDS}`),
  fr('joined', { contract: 'H', leader: 'W' }, `Atout cœur, Ouest entame\n${HANDS}`),
  fr('after', { contract: 'D', leader: 'S' }, `À l’atout carreau, Sud entame.\n${HANDS}`),
  fr('codes', { contract: 'S', leader: 'W' }, `Atout pique, Ouest entame.\n${HANDS}`),
  fr('unicode', { contract: 'C', leader: 'E' }, `Atout trèfle, entame Est.\n${HANDS}`),
  fr('colons', { contract: 'H', leader: 'N' }, `Cœur est atout. Nord entame.\n${HANDS}`),
  fr('bars', { contract: 'D', leader: 'W' }, `Carreau atout, Ouest à l’entame\n${HANDS}`),
  fr(
    'words',
    { ...BELOTE, contract: 'S', leader: 'S', declarer: 'E' },
    `Belote : Est prend à pique, Sud entame.\n${HANDS}`,
  ),
  fr(
    'words',
    { ...BELOTE, contract: 'C', leader: 'N', declarer: 'N' },
    `Belote. Nord a pris à trèfle et il entame.\n${HANDS}`,
  ),
  fr(
    'signs',
    { variant: 'contree', contract: 'H', leader: 'N', level: 110 },
    `Contrée : Nord joue 110 à cœur et entame.\n${HANDS}`,
    CONTREE,
  ),
  fr(
    'signs',
    { variant: 'contree', contract: 'S', leader: 'S', level: 90, declarer: 'W' },
    `Belote contrée\nContrat : 90 pique par Ouest\nEntame : Sud\n${HANDS}`,
    CONTREE,
  ),
  fr(
    'signs',
    { variant: 'contree', contract: 'D', leader: 'E', level: 100, doubled: 2, declarer: 'S' },
    `Coinche. Sud annonce 100 carreau, contré. Est entame.\n${HANDS}`,
    CONTREE,
  ),
  fr(
    'signs',
    { variant: 'contree', contract: 'alltrumps', leader: 'W', level: 120 },
    `Contrée, 120 tout atout, Ouest entame.\n${HANDS}`,
    CONTREE,
  ),
  fr(
    'signs',
    { variant: 'contree', contract: 'notrumps', leader: 'S', level: 80 },
    `Contrée, 80 sans atout, Sud entame.\n${HANDS}`,
    CONTREE,
  ),
  fr('signs', { variant: 'chibre', contract: 'H', leader: 'S' }, `Chibre, atout cœur, Sud entame\n${HANDS}`, CHIBRE),
  fr(
    'swiss',
    { variant: 'chibre', contract: 'H', leader: 'N' },
    `Chibre. Roses est atout. Nord commence.\n${HANDS}`,
    CHIBRE,
  ),
  fr(
    'words',
    { variant: 'chibre', contract: 'D', leader: 'W', declarer: 'E' },
    `Au chibre, Ouest a chibré, Est fait atout carreau, Ouest entame.\n${HANDS}`,
    CHIBRE,
  ),
  fr('words', { variant: 'kreuzjass', contract: 'C', leader: 'E' }, `Kreuzjass, atout trèfle, Est entame.\n${HANDS}`, {
    game: 'kreuzjass',
  }),
  fr('signs', { variant: 'schieber', contract: 'obenabe', leader: 'S' }, `Schieber, obenabe, Sud entame.\n${HANDS}`, {
    game: 'schieber',
  }),
  fr(
    'signs',
    { contract: 'S', leader: 'N' },
    `Bonjour à tous,\n\nHier soir au club on a eu cette donne. Pique était atout. Nord a entamé.\n\n${HANDS}\n\nQuelqu’un voit comment faire capot ?\n\nMerci, Gérard`,
  ),
  fr(
    'signs',
    { contract: 'H', leader: 'E' },
    '> Nord : {N}\n> Est : {E}\n> Sud : {S}\n> Ouest : {W}\n> Atout cœur, Est entame.\n\nMoi j’aurais passé.',
  ),
  fr(
    'signs',
    { contract: 'C', leader: 'S' },
    '| Joueur | Main |\n| --- | --- |\n| Nord | {N} |\n| Est | {E} |\n| Sud | {S} |\n| Ouest | {W} |\n\nTrèfle est atout. Sud entame.',
  ),
  fr(
    'tight',
    { contract: 'D', leader: 'N' },
    '| | pique | cœur | carreau | trèfle |\n|---|---|---|---|---|\n| Nord | {NS} | {NH} | {ND} | {NC} |\n| Est | {ES} | {EH} | {ED} | {EC} |\n| Sud | {SS} | {SH} | {SD} | {SC} |\n| Ouest | {WS} | {WH} | {WD} | {WC} |\n\nCarreau est atout, Nord entame.',
  ),
  fr('signs', { contract: 'S', leader: 'W' }, 'Atout;pique\nEntame;Ouest\nNord;{N}\nEst;{E}\nSud;{S}\nOuest;{W}'),
  fr(
    'words',
    { contract: 'H', leader: 'S' },
    'Atout cœur. Sud entame.\n\nNord\npique {NS}\ncœur {NH}\ncarreau {ND}\ntrèfle {NC}\n\nEst\npique {ES}\ncœur {EH}\ncarreau {ED}\ntrèfle {EC}\n\nSud\npique {SS}\ncœur {SH}\ncarreau {SD}\ntrèfle {SC}\n\nOuest\npique {WS}\ncœur {WH}\ncarreau {WD}\ntrèfle {WC}',
  ),
  fr(
    'signs',
    { contract: 'D', leader: 'E' },
    'Carreau atout, Est entame\n\nNord\n♠ {NS}\n♥ {NH}\n♦ {ND}\n♣ {NC}\nEst\n♠ {ES}\n♥ {EH}\n♦ {ED}\n♣ {EC}\nSud\n♠ {SS}\n♥ {SH}\n♦ {SD}\n♣ {SC}\nOuest\n♠ {WS}\n♥ {WH}\n♦ {WD}\n♣ {WC}',
  ),
  fr(
    'words',
    { contract: 'C', leader: 'W' },
    'Atout trèfle, Odile entame.\nNicole (Nord) : {N}\nEmile (Est) : {E}\nSophie (Sud) : {S}\nOdile (Ouest) : {W}',
  ),
  fr(
    'signs',
    { contract: 'S', leader: 'E' },
    'Pique est atout, Est entame.\nNord : {N}\nEst : {E}\nSud : {S}\nOuest : le reste',
  ),
  fr(
    'words',
    { contract: 'H', leader: 'N' },
    'atout cœur, nord entame\nnord : {N}\nouest : {W}\nsud : {S}\nest a le reste',
  ),
  fr(
    'each',
    { ...BELOTE, contract: 'D', leader: 'E' },
    `Belote\nAtout : carreau\nEntame : Est\n${HANDS}\nPli 1 : {T1}\nPli 2 : {T2}\nPli 3 : {T3}`,
    { plays: 12 },
  ),
  fr(
    'of',
    { contract: 'S', leader: 'S' },
    `Pique atout, Sud entame.\n${HANDS}\n\n1er pli : {T1N}\n2e pli : {T2N}\n3e pli : {T3N}`,
    { plays: 12 },
  ),
  fr(
    'each',
    { contract: 'C', leader: 'W' },
    `Trèfle est atout, Ouest entame.\n${HANDS}\n\nDéroulement :\n1. {T1} (pli pour {W1})\n2. {T2} (pli pour {W2})`,
    { plays: 8 },
  ),
  fr(
    'tight',
    { contract: 'H', leader: 'N' },
    `Atout ♥, Nord entame\n${HANDS}\nPremier pli : {T1}, {W1} gagne\nDeuxième pli : {T2}, {W2} gagne`,
    { plays: 8 },
  ),
  fr(
    'each',
    { ...BELOTE, contract: 'D', leader: 'S' },
    'Belote, atout carreau\n{L1} : {T1}\n{L2} : {T2}\n{L3} : {T3}\n{L4} : {T4}\n{L5} : {T5}\n{L6} : {T6}\n{L7} : {T7}\n{L8} : {T8}',
    { plays: 32 },
  ),
  fr('signs', { contract: 'S', leader: 'W' }, `Fin de coup : pique est atout et Ouest a la main.\n${HANDS}`, {
    cards: 3,
  }),
  fr('words', { contract: 'H', leader: 'S' }, `Il reste quatre cartes, cœur atout, Sud entame\n${HANDS}`, { cards: 4 }),
  fr('signs', { contract: 'D', leader: 'E' }, `Atout careau, Est entamme.\n${HANDS}`),
  fr('signs', { contract: 'C', leader: 'N' }, `Attout trefle, Nord entame\n${HANDS}`),
  fr('signs', { contract: 'S', leader: 'S' }, `« Pique » est atout, « Sud » entame\n${HANDS}`),
  fr(
    'words',
    { contract: 'H', leader: 'E' },
    '\u200BCœur est atout.\u00A0Est entame.\n• Nord\u00A0: {N}\n• Est\u00A0: {E}\n• Sud\u00A0: {S}\n• Ouest\u00A0: {W}',
  ),
  fr('dots', { contract: 'D', leader: 'W' }, 'Carreau est atout, Ouest entame.\nN : {N}\nE : {E}\nS : {S}\nW : {W}'),
  fr('tight', { contract: 'S', leader: 'N' }, 'Pique atout, Nord entame\nN : {N}\nE : {E}\nS : {S}\nO : {W}'),
  fr('dots', { contract: 'C', leader: 'S' }, 'Trèfle est atout, Sud entame : {deal}'),
  fr(
    'and',
    { contract: 'H', leader: 'N' },
    'Cœur est atout et Nord entame. Nord a {N}. Est a {E}. Sud a {S}. Ouest a {W}.',
  ),
  fr(
    'signs',
    { ...BELOTE, contract: 'D', leader: 'S' },
    `Club de belote de Dax, tournoi du 3 mai, table 9\nCarreau atout, Sud entame. Score : 420 à 380.\n${HANDS}`,
  ),
  fr('signs', { contract: 'S', leader: 'E', declarer: 'N' }, `Preneur : Nord\nAtout : pique\nEntame : Est\n${HANDS}`),
  fr(
    'signs',
    { contract: 'H', leader: 'W' },
    'Nord\tEst\tSud\tOuest\n{N}\t{E}\t{S}\t{W}\nCœur est atout, Ouest entame.',
  ),
];
