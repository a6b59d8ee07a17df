/** German and Swiss-German texts: mails, forums, columns, reports of clubs. */
import type { Written } from './write.ts';

const de = (style: Written['style'], says: Written['says'], text: string, more: Partial<Written> = {}): Written => ({
  tongue: 'de',
  style,
  says,
  text,
  ...more,
});
const SCHIEBER = { variant: 'schieber' };

export const GERMAN: readonly Written[] = [
  de(
    'swiss',
    { ...SCHIEBER, contract: 'H', leader: 'S' },
    'Schieber, Trumpf ist Rosen, Süd spielt aus\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}',
  ),
  de(
    'swiss',
    { ...SCHIEBER, contract: 'C', leader: 'W' },
    'Hallo zusammen\n\nGestern beim Schieber hatten wir dieses Spiel. Eichel trumpf, Vorhand West.\n\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}\n\nWas hättet ihr gespielt?\nLiebe Grüsse, Ruedi',
  ),
  de(
    'swiss',
    { ...SCHIEBER, contract: 'obenabe', leader: 'N' },
    'Schieber. Obenabe. Nord beginnt.\n\nNord {N}\nOst {E}\nSüd {S}\nWest {W}',
  ),
  de(
    'swiss',
    { contract: 'unenufe', leader: 'E' },
    'Jass vom Dienstag: Ost macht Undenufe und spielt aus.\n\n- Nord: {N}\n- Ost: {E}\n- Süd: {S}\n- West: {W}\n\nWie viele Punkte liegen drin?',
  ),
  de(
    'swiss',
    { contract: 'D', leader: 'S', declarer: 'N' },
    'Süd hat geschoben, Nord sagt Schellen an. Süd spielt aus.\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}',
  ),
  de(
    'words',
    { contract: 'H', leader: 'N' },
    'Herz ist Trumpf, Nord kommt heraus.\nNord - {N}\nOst - {E}\nSüd - {S}\nWest - {W}',
  ),
  de(
    'words',
    { contract: 'S', leader: 'E' },
    'Trumpf: Pik\nEs spielt aus: Ost\n\nNORD: {N}\nOST: {E}\nSÜD: {S}\nWEST: {W}',
  ),
  de(
    'and',
    { contract: 'C', leader: 'S' },
    'Das Blatt der Woche\n\nKreuz ist Trumpf. Süd ist am Ausspiel.\n\nNord hält {N}.\nOst hält {E}.\nSüd hält {S}.\nWest hält {W}.\n\nDie Auflösung folgt nächste Woche.',
  ),
  de(
    'and',
    { contract: 'D', leader: 'W' },
    'Trumpf Ecken, West spielt aus.\nNord hat {N}\nOst hat {E}\nSüd hat {S}\nWest hat {W}',
  ),
  de('signs', { contract: 'S', leader: 'N' }, 'Schaufel Trumpf, Nord am Spiel\n\nN {N}\nO {E}\nS {S}\nW {W}'),
  de('signs', { contract: 'H', leader: 'W' }, 'trumpf ♥, west spielt an\nnord: {N}\nost: {E}\nsüd: {S}\nwest: {W}'),
  de(
    'tight',
    { ...SCHIEBER, contract: 'D', leader: 'E' },
    'Guten Abend,\n\nwir spielten einen Schieber mit französischen Karten. Karo war Trumpf. Ost spielte aus.\n\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}\n\nFreundliche Grüsse\nHans Meier',
  ),
  de(
    'tight',
    { contract: 'C', leader: 'S' },
    '> Nord: {N}\n> Ost: {E}\n> Süd: {S}\n> West: {W}\n>\n> Trumpf ♣, Süd spielt aus.\n\nIch hätte da schon geschoben!',
  ),
  de('void', { contract: 'S', leader: 'W' }, 'Trumpf: ♠\nAusspiel: West\n\nNord\t{N}\nOst\t{E}\nSüd\t{S}\nWest\t{W}'),
  de('joined', { contract: 'H', leader: 'S' }, 'Herz Trumpf. Süd fängt an.\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}'),
  de(
    'swissEach',
    { ...SCHIEBER, contract: 'S', leader: 'N' },
    'Schieber\nTrumpf: Schilten\nVorhand: Nord\n\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}',
  ),
  de(
    'after',
    { contract: 'C', leader: 'E' },
    'Trumpf: Kreuz / Ausspiel: Ost\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}',
  ),
  de('codes', { contract: 'H', leader: 'N' }, 'Trumpf Herz, Nord spielt aus\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}'),
  de(
    'unicode',
    { contract: 'D', leader: 'S' },
    'Trumpf ist Karo, Süd spielt aus.\nNord {N}\nOst {E}\nSüd {S}\nWest {W}',
  ),
  de(
    'colons',
    { contract: 'S', leader: 'W' },
    'Pik ist Trumpf und West spielt aus.\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}',
  ),
  de('bars', { contract: 'H', leader: 'E' }, 'Herz Trumpf, Ausspiel Ost\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}'),
  de(
    'swissShort',
    { ...SCHIEBER, contract: 'obenabe', leader: 'W' },
    'Schieber, Obenabe, Vorhand West\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}',
  ),
  de(
    'signs',
    { contract: 'D', leader: 'S' },
    '| Spieler | Blatt |\n|---|---|\n| Nord | {N} |\n| Ost | {E} |\n| Süd | {S} |\n| West | {W} |\n\nTrumpf ♦, Süd spielt aus.',
  ),
  de('signs', { contract: 'C', leader: 'N' }, 'Trumpf;Kreuz\nAusspiel;Nord\nNord;{N}\nOst;{E}\nSüd;{S}\nWest;{W}'),
  de(
    'tight',
    { contract: 'H', leader: 'E' },
    '| | Pik | Herz | Karo | Kreuz |\n|---|---|---|---|---|\n| Nord | {NS} | {NH} | {ND} | {NC} |\n| Ost | {ES} | {EH} | {ED} | {EC} |\n| Süd | {SS} | {SH} | {SD} | {SC} |\n| West | {WS} | {WH} | {WD} | {WC} |\n\nHerz ist Trumpf, Ost spielt aus.',
  ),
  de(
    'swiss',
    { contract: 'S', leader: 'S' },
    'Trumpf Schilten. Süd spielt aus.\n\nNord:\nSchilten {NS}\nRosen {NH}\nSchellen {ND}\nEichel {NC}\n\nOst:\nSchilten {ES}\nRosen {EH}\nSchellen {ED}\nEichel {EC}\n\nSüd:\nSchilten {SS}\nRosen {SH}\nSchellen {SD}\nEichel {SC}\n\nWest:\nSchilten {WS}\nRosen {WH}\nSchellen {WD}\nEichel {WC}',
  ),
  de(
    'signs',
    { contract: 'H', leader: 'N' },
    'Nord\n♠ {NS}\n♥ {NH}\n♦ {ND}\n♣ {NC}\n\nOst\n♠ {ES}\n♥ {EH}\n♦ {ED}\n♣ {EC}\n\nSüd\n♠ {SS}\n♥ {SH}\n♦ {SD}\n♣ {SC}\n\nWest\n♠ {WS}\n♥ {WH}\n♦ {WD}\n♣ {WC}\n\nTrumpf Herz. Ausspiel Nord.',
  ),
  de(
    'swiss',
    { contract: 'D', leader: 'W' },
    'Schellen sind Trumpf, Walti beginnt.\n\nAnna (Nord): {N}\nBeat (Ost): {E}\nSusi (Süd): {S}\nWalti (West): {W}',
  ),
  de(
    'swiss',
    { contract: 'C', leader: 'S' },
    'Peter (S) hat Eichel angesagt und spielt aus.\n\nVreni (N): {N}\nUeli (O): {E}\nPeter (S): {S}\nMargrit (W): {W}',
  ),
  de(
    'swiss',
    { contract: 'H', leader: 'E' },
    'Trumpf Rosen, Ost spielt aus.\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: Rest',
  ),
  de(
    'signs',
    { contract: 'S', leader: 'S' },
    'Pik Trumpf, Süd spielt aus.\nSüd: {S}\nWest: {W}\nNord: {N}\nOst hat den Rest.',
  ),
  de(
    'swiss',
    { ...SCHIEBER, contract: 'H', leader: 'S' },
    'Schieber\nTrumpf: Rosen\nAusspiel: Süd\n\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}\n\n1. Stich: {T1}\n2. Stich: {T2}\n3. Stich: {T3}',
    { plays: 12 },
  ),
  de(
    'swissEach',
    { contract: 'C', leader: 'N' },
    'Eichel Trumpf. {L1} spielt aus.\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}\n\nStich 1: {T1N}\nStich 2: {T2N}\nStich 3: {T3N}',
    { plays: 12 },
  ),
  de(
    'each',
    { contract: 'D', leader: 'W' },
    'Trumpf: Karo. West spielt aus.\n\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}\n\nSpielverlauf\n1. {T1} ({W1} gewinnt)\n2. {T2} ({W2} gewinnt)\n3. {T3} ({W3} gewinnt)',
    { plays: 12 },
  ),
  de(
    'tight',
    { contract: 'S', leader: 'E' },
    'Trumpf ♠, Ost spielt aus\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}\nErster Stich: {T1}, Stich an {W1}\nZweiter Stich: {T2}, Stich an {W2}',
    { plays: 8 },
  ),
  de(
    'each',
    { contract: 'H', leader: 'S' },
    'Herz Trumpf\n{L1}: {T1}\n{L2}: {T2}\n{L3}: {T3}\n{L4}: {T4}\n{L5}: {T5}\n{L6}: {T6}\n{L7}: {T7}\n{L8}: {T8}\n{L9}: {T9}',
    { plays: 36 },
  ),
  de(
    'signs',
    { contract: 'S', leader: 'N' },
    'Endspiel: Pik ist Trumpf, Nord ist am Spiel. Jeder hat noch drei Karten.\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}',
    { cards: 3 },
  ),
  de(
    'swiss',
    { ...SCHIEBER, contract: 'C', leader: 'E' },
    'Die letzten vier Karten eines Schiebers\nEichel Trumpf, Ost spielt aus\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}',
    { cards: 4 },
  ),
  de(
    'swiss',
    { variant: 'coiffeur', contract: 'slalom-obenabe', leader: 'S' },
    'Coiffeur, Slalom von oben, Süd spielt aus\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}',
    { game: 'coiffeur' },
  ),
  de(
    'swiss',
    { variant: 'coiffeur', contract: 'D', leader: 'N' },
    'Coiffeur: Nord macht Schellen und beginnt.\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}',
    { game: 'coiffeur' },
  ),
  de(
    'swiss',
    { variant: 'sidi-barrani', contract: 'H', leader: 'W', level: 110 },
    'Sidi Barrani. West hat 110 auf Rosen gesteigert und spielt aus.\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}',
    { game: 'sidi-barrani' },
  ),
  de(
    'swiss',
    { variant: 'sidi-barrani', contract: 'S', leader: 'N', level: 90 },
    'Sidi Barrani\nAnsage: 90 Schilten\nAusspiel: Nord\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}',
    { game: 'sidi-barrani' },
  ),
  de(
    'words',
    { variant: 'belote', contract: 'D', leader: 'S' },
    'Belote, Karo ist Trumpf, Süd kommt heraus.\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}',
    { game: 'belote' },
  ),
  de(
    'signs',
    { variant: 'bela', contract: 'H', leader: 'E' },
    'Bela: Herz Trumpf, Ost spielt aus\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}',
    { game: 'bela' },
  ),
  de(
    'swiss',
    { ...SCHIEBER, contract: 'H', leader: 'S' },
    'Schieber, Trumf ist Rosen, Süd spilt aus\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}',
  ),
  de(
    'swiss',
    { contract: 'D', leader: 'N' },
    'Trumpf ist Schelle. Ausspil Nord.\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}',
  ),
  de(
    'signs',
    { contract: 'S', leader: 'E', declarer: 'N' },
    'Nord hat Pik angesagt. Ost spielt aus.\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}',
  ),
  de(
    'swiss',
    { ...SCHIEBER, contract: 'H', leader: 'W' },
    '«Schieber» – Trumpf: «Rosen» – Ausspiel: «West»\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}',
  ),
  de(
    'swiss',
    { contract: 'C', leader: 'N' },
    '\uFEFFTrumpf\u00A0Eichel,\u200B Nord spielt aus\r\nNord:\u00A0{N}\r\nOst:\u00A0{E}\r\nSüd:\u00A0{S}\r\nWest:\u00A0{W}\r\n',
  ),
  de(
    'words',
    { contract: 'H', leader: 'S' },
    'Jassclub Bern, Runde 3, Tisch 7 (14. März 2024)\n\nHerz ist Trumpf, Süd spielt aus. Nach 4 Runden stand es 512 zu 430.\n\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}\n\nAm Schluss machten wir 98 Punkte.',
  ),
  de(
    'swiss',
    { contract: 'S', leader: 'E' },
    'Frage an die Experten: Ost hatte den Buur zu viert und machte Schilten Trumpf. Er spielte aus.\n\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}',
  ),
  de('dots', { contract: 'D', leader: 'W' }, 'Trumpf Karo, West spielt aus.\nN: {N}\nE: {E}\nS: {S}\nW: {W}'),
  de('dots', { contract: 'C', leader: 'S' }, 'Kreuz ist Trumpf, Süd spielt aus: {deal}'),
  de(
    'swiss',
    { contract: 'H', leader: 'N' },
    'Mein Blatt (Nord): {N}\nOst: {E}\nMein Partner (Süd): {S}\nWest: {W}\nTrumpf Rosen, ich spiele aus.',
  ),
  de(
    'words',
    { contract: 'D', leader: 'S' },
    '1. Nord: {N}\n2. Ost: {E}\n3. Süd: {S}\n4. West: {W}\n\nKaro Trumpf, Süd eröffnet.',
  ),
  de(
    'swiss',
    { ...SCHIEBER, contract: 'unenufe', leader: 'S' },
    'Schieber, Uneufe, Süd spielt aus.\n* Nord: {N}\n* Ost: {E}\n* Süd: {S}\n* West: {W}',
  ),
  de(
    'swiss',
    { contract: 'C', leader: 'W', declarer: 'W' },
    'West ist Ansager und macht Eichel.\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}\nWest spielt aus',
  ),
  de(
    'signs',
    { contract: 'H', leader: 'S' },
    'Trumpf: Herz. Geber: West. Ausspiel: Süd.\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}',
  ),
  de(
    'swiss',
    { variant: 'klaverjassen-rotterdam', contract: 'H', leader: 'S' },
    'Klaverjassen (Rotterdam): Herz Trumpf, Süd spielt aus\nNord: {N}\nOst: {E}\nSüd: {S}\nWest: {W}',
    { game: 'klaverjassen-rotterdam', style: 'words' },
  ),
  de(
    'and',
    { contract: 'S', leader: 'W' },
    'Pik war Trumpf, West kam heraus. Nord hatte {N}. Ost hatte {E}. Süd hatte {S}. West hatte {W}.',
  ),
];
