/** English texts: books, forums, mails, columns. */
import type { Written } from './write.ts';

const en = (style: Written['style'], says: Written['says'], text: string, more: Partial<Written> = {}): Written => ({
  tongue: 'en',
  style,
  says,
  text,
  ...more,
});
const HANDS = 'North: {N}\nEast: {E}\nSouth: {S}\nWest: {W}';

export const ENGLISH: readonly Written[] = [
  en('words', { contract: 'H', leader: 'S' }, `Hearts are trumps. South leads.\n\n${HANDS}`),
  en(
    'words',
    { variant: 'schieber', contract: 'S', leader: 'N' },
    `Schieber, spades are trump, North to lead.\n${HANDS}`,
  ),
  en('signs', { contract: 'D', leader: 'W' }, `Trumps: diamonds\nLeader: West\n\n${HANDS}`),
  en('signs', { contract: 'C', leader: 'E' }, `Clubs trumps, East on lead\n${HANDS}`),
  en('tight', { contract: 'H', leader: 'S', declarer: 'N' }, `North made hearts trumps, South leads.\n${HANDS}`),
  en('void', { contract: 'S', leader: 'E' }, `Trump is ♠. East leads to the first trick.\n${HANDS}`),
  en(
    'of',
    { contract: 'C', leader: 'S' },
    'Hand of the week\n\nClubs are trumps and South is on lead.\n\nNorth holds {N}.\nEast holds {E}.\nSouth holds {S}.\nWest holds {W}.\n\nHow many points can North-South make?',
  ),
  en(
    'and',
    { contract: 'D', leader: 'N' },
    'North has {N}.\nEast has {E}.\nSouth has {S}.\nWest has {W}.\nDiamonds are trumps. North starts.',
  ),
  en('each', { contract: 'H', leader: 'E' }, `With hearts as trumps, East leads.\n${HANDS}`),
  en('joined', { contract: 'S', leader: 'W' }, `Spades trump; West begins\n${HANDS}`),
  en('after', { contract: 'C', leader: 'N' }, `Trump suit: clubs. Opening lead: North.\n${HANDS}`),
  en('codes', { contract: 'D', leader: 'S' }, 'trump D, leader S\nN: {N}\nE: {E}\nS: {S}\nW: {W}'),
  en('reversed', { contract: 'H', leader: 'W' }, 'Hearts are trumps, West leads\nN {N}\nE {E}\nS {S}\nW {W}'),
  en('dots', { contract: 'S', leader: 'N' }, 'spades trumps, north leads\nnorth {N}\neast {E}\nsouth {S}\nwest {W}'),
  en('dots', { contract: 'C', leader: 'E' }, 'Can you look at this one? {deal} Clubs are trumps, East leads.'),
  en(
    'dots',
    { variant: 'belote', contract: 'H', leader: 'S' },
    '[Event "Club evening"]\n[Dealer "W"]\n[Game "belote"]\n[Trump "H"]\n[Leader "S"]\n[Deal "{deal}"]',
    { game: 'belote' },
  ),
  en('unicode', { contract: 'D', leader: 'N' }, `Trumps are diamonds. North leads.\n${HANDS}`),
  en('colons', { contract: 'H', leader: 'S' }, `Hearts are trumps; South to play.\n${HANDS}`),
  en('bars', { contract: 'S', leader: 'E' }, `Spades are trumps. East is the leader.\n${HANDS}`),
  en('letters', { contract: 'C', leader: 'W' }, `Clubs are trumps. West leads.\n${HANDS}`),
  en(
    'swiss',
    { variant: 'schieber', contract: 'H', leader: 'S' },
    `Schieber (Swiss cards). Roses are trumps, South leads.\n${HANDS}`,
  ),
  en('swiss', { variant: 'schieber', contract: 'obenabe', leader: 'N' }, `Schieber, Obenabe, North leads\n${HANDS}`),
  en(
    'signs',
    { variant: 'schieber', contract: 'unenufe', leader: 'W' },
    `A deal of Schieber. The contract is Unenufe and West is on lead.\n${HANDS}`,
  ),
  en(
    'signs',
    { variant: 'klaverjassen-rotterdam', contract: 'D', leader: 'E' },
    `Klaverjassen, Rotterdam rules. Diamonds are trumps. East leads.\n${HANDS}`,
    { game: 'klaverjassen-rotterdam' },
  ),
  en(
    'signs',
    { variant: 'klaverjassen-amsterdam', contract: 'S', leader: 'S', declarer: 'W' },
    `Klaverjassen Amsterdam\nWest plays spades, South leads\n${HANDS}`,
    { game: 'klaverjassen-amsterdam' },
  ),
  en(
    'words',
    { variant: 'belote', contract: 'C', leader: 'N' },
    `This is from an evening of belote: clubs are trumps and North leads.\n${HANDS}`,
    { game: 'belote' },
  ),
  en(
    'signs',
    { variant: 'contree', contract: 'S', leader: 'N', level: 100 },
    `Contrée: North bid 100 spades and leads.\n${HANDS}`,
    { game: 'contree' },
  ),
  en(
    'signs',
    { variant: 'contree', contract: 'H', leader: 'W', level: 120, doubled: 2, declarer: 'E' },
    `Coinche\nContract: 120 hearts by East, doubled\nLead: West\n${HANDS}`,
    { game: 'contree' },
  ),
  en(
    'signs',
    { variant: 'belot-bulgarian', contract: 'alltrumps', leader: 'S' },
    `Bulgarian belot, all trumps, South leads\n${HANDS}`,
    { game: 'belot-bulgarian' },
  ),
  en(
    'signs',
    { variant: 'belot-bulgarian', contract: 'notrumps', leader: 'E' },
    `Bulgarian Belot. No trumps. East leads.\n${HANDS}`,
    { game: 'belot-bulgarian' },
  ),
  en('signs', { variant: 'bela', contract: 'D', leader: 'W' }, `Bela, diamonds are trumps, West leads.\n${HANDS}`, {
    game: 'bela',
  }),
  en(
    'signs',
    { variant: 'krutzjass', contract: 'H', leader: 'S' },
    `Krutzjass, hearts are trumps, South leads.\n${HANDS}`,
    { game: 'krutzjass', cards: 3 },
  ),
  en(
    'signs',
    { variant: 'kreuzjass', contract: 'C', leader: 'N' },
    `Kreuzjass with clubs as trumps. North leads.\n${HANDS}`,
    { game: 'kreuzjass' },
  ),
  en(
    'signs',
    { variant: 'kruisjassen', contract: 'S', leader: 'E' },
    `Kruisjassen: spades are trumps. East leads.\n${HANDS}`,
    { game: 'kruisjassen' },
  ),
  en('signs', { variant: 'chibre', contract: 'D', leader: 'N' }, `Chibre. Diamonds are trump. North leads.\n${HANDS}`, {
    game: 'chibre',
  }),
  en('signs', { contract: 'H', leader: 'N' }, `N/S play hearts. North leads.\n${HANDS}`),
  en(
    'signs',
    { contract: 'H', leader: 'S' },
    `Hi all,\n\nLast night I got this one wrong at the table. Hearts were trumps and South led.\n\n${HANDS}\n\nAny ideas how East-West can hold us to 90?\n\nCheers,\nJim`,
  ),
  en(
    'signs',
    { contract: 'C', leader: 'W' },
    '> > North: {N}\n> > East: {E}\n> > South: {S}\n> > West: {W}\n> > Clubs are trumps, West leads\n>\n> Very nice hand!\n\nI agree.',
  ),
  en(
    'signs',
    { contract: 'D', leader: 'S' },
    '| Seat | Hand |\n| --- | --- |\n| North | {N} |\n| East | {E} |\n| South | {S} |\n| West | {W} |\n\nDiamonds are trumps. South leads.',
  ),
  en(
    'tight',
    { contract: 'S', leader: 'N' },
    'seat,spades,hearts,diamonds,clubs\nNorth,{NS},{NH},{ND},{NC}\nEast,{ES},{EH},{ED},{EC}\nSouth,{SS},{SH},{SD},{SC}\nWest,{WS},{WH},{WD},{WC}\ntrump,spades\nleader,North',
  ),
  en(
    'signs',
    { contract: 'H', leader: 'E' },
    'North\tEast\tSouth\tWest\n{N}\t{E}\t{S}\t{W}\n\nHearts are trumps. East leads.',
  ),
  en(
    'words',
    { contract: 'S', leader: 'W' },
    'Spades are trumps. West leads.\n\nNorth\nSpades: {NS}\nHearts: {NH}\nDiamonds: {ND}\nClubs: {NC}\n\nEast\nSpades: {ES}\nHearts: {EH}\nDiamonds: {ED}\nClubs: {EC}\n\nSouth\nSpades: {SS}\nHearts: {SH}\nDiamonds: {SD}\nClubs: {SC}\n\nWest\nSpades: {WS}\nHearts: {WH}\nDiamonds: {WD}\nClubs: {WC}',
  ),
  en(
    'signs',
    { contract: 'C', leader: 'S' },
    'Clubs are trumps, Carol leads.\nAnn (North): {N}\nBob (East): {E}\nCarol (South): {S}\nDave (West): {W}',
  ),
  en(
    'signs',
    { contract: 'D', leader: 'N' },
    'Diamonds are trumps. North leads.\nNorth: {N}\nEast: {E}\nSouth: {S}\nWest: the rest',
  ),
  en(
    'words',
    { contract: 'H', leader: 'E' },
    'hearts are trumps, east leads\neast: {E}\nsouth: {S}\nwest: {W}\nnorth has the rest',
  ),
  en(
    'signs',
    { contract: 'S', leader: 'S' },
    `Spades are trumps and South leads.\n${HANDS}\n\nTrick 1: {T1}\nTrick 2: {T2}\nTrick 3: {T3}`,
    { plays: 12 },
  ),
  en(
    'of',
    { contract: 'D', leader: 'E' },
    `Diamonds are trumps. East leads.\n${HANDS}\n\n1. {T1N} (won by {W1})\n2. {T2N} (won by {W2})\n3. {T3N} (won by {W3})`,
    { plays: 12 },
  ),
  en('codes', { contract: 'C', leader: 'W' }, `Clubs are trumps; West leads.\n${HANDS}\nPlay: {P}`, { plays: 10 }),
  en(
    'after',
    { contract: 'H', leader: 'N' },
    `Hearts trumps, North leads\n${HANDS}\n\nFirst trick: {T1}. {W1} wins.\nSecond trick: {T2}. {W2} wins.`,
    { plays: 8 },
  ),
  en(
    'tight',
    { variant: 'belote', contract: 'S', leader: 'S' },
    'Belote, spades trumps\n1 {L1}: {T1}\n2 {L2}: {T2}\n3 {L3}: {T3}\n4 {L4}: {T4}\n5 {L5}: {T5}\n6 {L6}: {T6}\n7 {L7}: {T7}\n8 {L8}: {T8}',
    { game: 'belote', plays: 32 },
  ),
  en('signs', { contract: 'C', leader: 'E' }, `A three-card ending. Clubs are trumps and East is to lead.\n${HANDS}`, {
    cards: 3,
  }),
  en('of', { contract: 'S', leader: 'S' }, `Five cards are left. Spades are trumps, South leads.\n${HANDS}`, {
    cards: 5,
  }),
  en('signs', { contract: 'H', leader: 'S' }, `Harts are trumps. South leeds.\n${HANDS}`),
  en('signs', { contract: 'D', leader: 'W' }, `Diamons are trumps, Wets leads\n${HANDS}`),
  en('signs', { contract: 'S', leader: 'N' }, `“Spades” are trumps — “North” leads…\n\n${HANDS}`),
  en(
    'codes',
    { variant: 'schieber', contract: 'H', leader: 'N' },
    '<jass-solver\n  variant="schieber"\n  contract="H"\n  leader="N"\n  deal="{deal}"\n></jass-solver>',
  ),
  en(
    'codes',
    { variant: 'klaverjassen-rotterdam', contract: 'D', leader: 'E' },
    '<p>Our deal:</p>\n<jass-solver variant="klaverjassen-rotterdam" contract="D" leader="E" payoff="points" deal="{deal}" plays="{P}"></jass-solver>',
    { game: 'klaverjassen-rotterdam', plays: 8 },
  ),
  en(
    'words',
    { variant: 'schieber', contract: 'S', leader: 'W' },
    `<jass-solver>\nSchieber\nTrumps: spades\nLeader: West\n${HANDS}\n</jass-solver>`,
  ),
  en('signs', { contract: 'C', leader: 'S' }, `${HANDS}\n\nContract: clubs\nDeclarer: South\nLead: South`),
  en('words', { contract: 'D', leader: 'N' }, `Problem 12\nDiamonds are trumps; it is North's lead.\n${HANDS}`),
  en(
    'signs',
    { contract: 'H', leader: 'S' },
    'In the deal below hearts are trumps and South leads. North holds {N}, East {E}, South {S} and West {W}.',
  ),
];
