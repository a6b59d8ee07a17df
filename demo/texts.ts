/** The words of the demo's page, in the languages of the element. */
import { fillPlaces } from '../src/notation/words/say.ts';
import type { Say } from '../src/notation/words/say.ts';
import type { Locale } from '../src/widget/text/locales.ts';

const en = {
  title: 'jass-solver: what each card is worth, and why',
  description:
    'Exact double-dummy values for deals of Schieber, Klaverjassen, Belote and related games, computed in the page: the value of every card, and the reason for every loss.',
  tagline: 'What each card is worth, and why',
  game: 'Game',
  cards: 'Cards',
  language: 'Language',
  french: 'French',
  french4: 'Four colours',
  swiss: 'Swiss',
  deal: 'The deal',
  step: '{step} of {steps}',
  previous: 'Previous deal',
  next: 'Next deal',
  worth: 'What a deal is worth',
  worthOf: 'All four hands are open. Trumps are {suit}, and {seat} leads.',
  worthMakes: 'With best play of all four, {side} make {value} of the {all} card points.',
  worthCards:
    'The strip at the foot of a card shows what the card makes or loses: the {one} and the {other} both keep the {value}, the {card} loses {lost}.',
  worthPlay: 'Play any card to see what follows, or step through best play.',
  puzzle: 'A puzzle: make {target} points',
  puzzleName: '{game}, puzzle',
  puzzleOf: 'The last {tricks} tricks of a deal; trumps are {suit}.',
  puzzleTask: 'You play North and South: make {target} of the card points that are left.',
  puzzleObvious: 'The {card} looks good, and loses {lost}.',
  puzzleHow: 'The solver plays East and West, and stops you when a card gives something away.',
  cost: 'The card that cost {points}',
  finished: 'In this game {side} finished {points} ahead.',
  level: 'In this game both sides finished level.',
  took: 'In this game {side} took {points} of {all}.',
  best: 'With best play by all four from the first card, {side} finish {points} ahead.',
  bestLevel: 'With best play by all four from the first card, both sides finish level.',
  bestTake: 'With best play by all four from the first card, they take {points}.',
  oneCost: 'One play made the difference: the {card} by {seat} in trick {trick}, which cost {points}.',
  someCost: '{count} plays cost something; the costliest is the {card} by {seat} in trick {trick}: {points}.',
  trickDecides: '{side} take {points} in trick {trick}; after the {card} instead, {other} take {others} there.',
  roemDecides:
    '{side} take {points} in trick {trick}, {roem} of it roem, the bonus for {kind}; after the {card} instead, {other} take {others} there, {otherRoem} of it for {otherKind}.',
  run4: 'four cards in sequence',
  run3: 'three cards in sequence',
  combinations: 'combinations',
  sweepDecides: 'After the {card} instead, {side} take every trick.',
  click: 'Click −{lost} in the chart to see both lines side by side, trick by trick.',
  printed:
    'The printed game is David Parlett’s, from The Penguin Book of Card Games, chapter Klaverjas. Its suits are the only ones that fit the printed play and scores.',
  played: 'The solver chose every card of this record from what its player could see.',
  ending: 'These are the last {count} tricks of a deal.',
  ownTitle: 'Your own deal',
  own: 'Deal one, set it up card by card, or paste one. Then copy it as a link, or as a tag for your own page. If you paste several deals, they can be reviewed as one game.',
  embedTitle: 'On your website',
  embed: 'One tag shows a deal like this one. The reader’s browser computes everything; no server is needed.',
  guide: 'How to embed a deal',
  allCards: 'All the cards',
  needsScript: 'The deals need JavaScript.',
} as const;

type Texts = Readonly<Record<keyof typeof en, string>>;

const de: Texts = {
  title: 'jass-solver: was jede Karte wert ist, und warum',
  description:
    'Exakte Werte bei offenen Karten für Schieber, Klaverjassen, Belote und ihre Verwandten, in der Seite selbst berechnet: der Wert jeder Karte und der Grund jedes Verlusts.',
  tagline: 'Was jede Karte wert ist und warum',
  game: 'Spiel',
  cards: 'Karten',
  language: 'Sprache',
  french: 'Französisch',
  french4: 'Vier Farben',
  swiss: 'Deutschschweizer',
  deal: 'Die Verteilung',
  step: '{step} von {steps}',
  previous: 'Vorige Verteilung',
  next: 'Nächste Verteilung',
  worth: 'Was eine Verteilung wert ist',
  worthOf: 'Alle vier Hände liegen offen. Trumpf ist {suit}, {seat} spielt aus.',
  worthMakes: 'Spielen alle vier optimal, machen {side} {value} von {all} Kartenpunkten.',
  worthCards:
    'Der Streifen unten auf einer Karte zeigt, was sie bringt oder kostet: {one} und {other} halten die {value}, {card} verliert {lost}.',
  worthPlay: 'Spiel eine Karte und sieh, was folgt, oder geh durch das optimale Spiel.',
  puzzle: 'Ein Rätsel: Mach {target} Punkte',
  puzzleName: '{game}, Rätsel',
  puzzleOf: 'Die letzten {tricks} Stiche einer Verteilung; Trumpf ist {suit}.',
  puzzleTask: 'Du spielst Nord und Süd: Mach {target} der Kartenpunkte, die noch im Spiel sind.',
  puzzleObvious: '{card} sieht gut aus und verliert {lost}.',
  puzzleHow: 'Die Engine spielt Ost und West und hält dich an, wenn eine Karte etwas verschenkt.',
  cost: 'Die Karte, die {points} kostete',
  finished: 'In dieser Verteilung lagen {side} am Ende {points} vorn.',
  level: 'In dieser Verteilung lagen beide Seiten am Ende gleichauf.',
  took: 'In dieser Verteilung machten {side} {points} von {all}.',
  best: 'Spielen alle vier von der ersten Karte an optimal, liegen {side} {points} vorn.',
  bestLevel: 'Spielen alle vier von der ersten Karte an optimal, liegen beide Seiten gleichauf.',
  bestTake: 'Spielen alle vier von der ersten Karte an optimal, machen sie {points}.',
  oneCost: 'Eine Karte machte den Unterschied: {card} von {seat} im {trick}. Stich. Sie kostete {points}.',
  someCost: '{count} Karten kosteten etwas, am meisten {card} von {seat} im {trick}. Stich: {points}.',
  trickDecides: '{side} machen im {trick}. Stich {points}; nach {card} machen {other} dort {others}.',
  roemDecides:
    '{side} machen im {trick}. Stich {points}, davon {roem} Roem, den Zuschlag für {kind}; nach {card} machen {other} dort {others}, davon {otherRoem} für {otherKind}.',
  run4: 'vier Karten in Folge',
  run3: 'drei Karten in Folge',
  combinations: 'Folgen und Gleiche',
  sweepDecides: 'Nach {card} machen {side} alle Stiche.',
  click: 'Ein Klick auf −{lost} in der Kurve zeigt beide Verläufe nebeneinander, Stich für Stich.',
  printed:
    'Die gedruckte Verteilung ist von David Parlett, aus The Penguin Book of Card Games, Kapitel Klaverjas. Nur diese Farben passen zum gedruckten Verlauf und zu seinen Punkten.',
  played: 'Jede Karte wählte die Engine nach dem, was ihr Spieler sehen konnte.',
  ending: 'Das sind die letzten {count} Stiche einer Verteilung.',
  ownTitle: 'Deine eigene Verteilung',
  own: 'Verteile die Karten zufällig, leg sie einzeln oder füge sie als Text ein. Danach kannst du die Verteilung als Link kopieren, oder als HTML-Element für deine Website. Fügst du mehrere zusammen ein, lassen sie sich als eine Partie analysieren.',
  embedTitle: 'Auf deiner Website',
  embed:
    'Ein HTML-Element zeigt eine Verteilung wie diese. Alles rechnet der Browser des Lesers; ein Server ist nicht nötig.',
  guide: 'Eine Verteilung einbetten',
  allCards: 'Alle Karten',
  needsScript: 'Die Verteilungen brauchen JavaScript.',
};

const nl: Texts = {
  title: 'jass-solver: wat elke kaart waard is, en waarom',
  description:
    'Exacte waarden met open kaarten voor Schieber, Klaverjassen, Belote en hun familie, berekend in de pagina: de waarde van elke kaart en de reden van elk verlies.',
  tagline: 'Wat elke kaart waard is, en waarom',
  game: 'Spel',
  cards: 'Kaarten',
  language: 'Taal',
  french: 'Frans',
  french4: 'Vier kleuren',
  swiss: 'Zwitsers',
  deal: 'Het spel',
  step: '{step} van {steps}',
  previous: 'Vorige spel',
  next: 'Volgende spel',
  worth: 'Wat een spel waard is',
  worthOf: 'Alle vier de handen liggen open. Troef is {suit}, {seat} komt uit.',
  worthMakes: 'Spelen alle vier optimaal, dan haalt {side} {value} van de {all} kaartpunten.',
  worthCards:
    'De strook onder aan een kaart laat zien wat die oplevert of kost: {one} en {other} houden de {value}, {card} verliest {lost}.',
  worthPlay: 'Speel een kaart en kijk wat er volgt, of loop door het optimale spel.',
  puzzle: 'Een puzzel: haal {target} punten',
  puzzleName: '{game}, puzzel',
  puzzleOf: 'De laatste {tricks} slagen van een spel; troef is {suit}.',
  puzzleTask: 'Je speelt Noord en Zuid: haal {target} van de kaartpunten die nog in het spel zijn.',
  puzzleObvious: '{card} ziet er goed uit en verliest {lost}.',
  puzzleHow: 'De solver speelt Oost en West en houdt je tegen als een kaart iets weggeeft.',
  cost: 'De kaart die {points} kostte',
  finished: 'In dit spel eindigde {side} {points} voor.',
  level: 'In dit spel eindigden beide partijen gelijk.',
  took: 'In dit spel haalde {side} {points} van {all}.',
  best: 'Spelen alle vier vanaf de eerste kaart optimaal, dan eindigt {side} {points} voor.',
  bestLevel: 'Spelen alle vier vanaf de eerste kaart optimaal, dan eindigen beide partijen gelijk.',
  bestTake: 'Spelen alle vier vanaf de eerste kaart optimaal, dan haalt die partij {points}.',
  oneCost: 'Eén kaart maakte het verschil: {card} van {seat} in slag {trick}. Die kostte {points}.',
  someCost: '{count} kaarten kostten iets, het meest {card} van {seat} in slag {trick}: {points}.',
  trickDecides: '{side} haalt {points} in slag {trick}; na {card} haalt {other} daar {others}.',
  roemDecides:
    '{side} haalt {points} in slag {trick}, waarvan {roem} roem voor {kind}; na {card} haalt {other} daar {others}, waarvan {otherRoem} roem voor {otherKind}.',
  run4: 'een vierkaart',
  run3: 'een driekaart',
  combinations: 'combinaties',
  sweepDecides: 'Na {card} haalt {side} alle slagen.',
  click: 'Klik op −{lost} in de grafiek: dan staan beide verlopen naast elkaar, slag voor slag.',
  printed:
    'Het gedrukte spel is van David Parlett, uit The Penguin Book of Card Games, hoofdstuk Klaverjas. Alleen deze kleuren passen bij het gedrukte verloop en de punten.',
  played: 'De solver koos elke kaart naar wat de speler kon zien.',
  ending: 'Dit zijn de laatste {count} slagen van een spel.',
  ownTitle: 'Je eigen spel',
  own: 'Deel een spel, leg het kaart voor kaart, of plak er een. Kopieer het daarna als link, of als tag voor je eigen pagina. Plak je meer spellen tegelijk, dan kun je ze als één partij laten analyseren.',
  embedTitle: 'Op je website',
  embed: 'Eén tag toont een spel als dit. De browser van de lezer rekent alles uit; een server is niet nodig.',
  guide: 'Een spel opnemen in een pagina',
  allCards: 'Alle kaarten',
  needsScript: 'De spellen hebben JavaScript nodig.',
};

const fr: Texts = {
  title: 'jass-solver : ce que vaut chaque carte, et pourquoi',
  description:
    'Valeurs exactes, cartes sur table, pour le Chibre, le Klaverjas, la Belote et leurs cousins, calculées dans la page : la valeur de chaque carte et la raison de chaque perte.',
  tagline: 'Ce que vaut chaque carte, et pourquoi',
  game: 'Jeu',
  cards: 'Cartes',
  language: 'Langue',
  french: 'Françaises',
  french4: 'Quatre couleurs',
  swiss: 'Suisses',
  deal: 'La donne',
  step: '{step} sur {steps}',
  previous: 'Donne précédente',
  next: 'Donne suivante',
  worth: 'Ce que vaut une donne',
  worthOf: 'Les quatre mains sont ouvertes. Atout {suit}, {seat} entame.',
  worthMakes: 'Si tous les quatre jouent au mieux, {side} font {value} des {all} points des cartes.',
  worthCards:
    'La bande au bas d’une carte montre ce qu’elle rapporte ou coûte : {one} et {other} gardent les {value}, {card} perd {lost}.',
  worthPlay: 'Jouez une carte pour voir la suite, ou parcourez le jeu optimal.',
  puzzle: 'Un problème : faites {target} points',
  puzzleName: '{game}, problème',
  puzzleOf: 'Les {tricks} derniers plis d’une donne, atout {suit}.',
  puzzleTask: 'Vous jouez Nord et Sud : faites {target} des points encore en jeu.',
  puzzleObvious: 'Une carte semble bonne et perd {lost} : {card}.',
  puzzleHow: 'Le programme joue Est et Ouest, et vous arrête quand une carte donne quelque chose.',
  cost: 'La carte qui a coûté {points}',
  finished: 'Dans cette donne, {side} finissent avec {points} d’avance.',
  level: 'Dans cette donne, les deux camps finissent à égalité.',
  took: 'Dans cette donne, {side} font {points} sur {all}.',
  best: 'Si tous les quatre jouent au mieux dès la première carte, {side} finissent avec {points} d’avance.',
  bestLevel: 'Si tous les quatre jouent au mieux dès la première carte, les deux camps finissent à égalité.',
  bestTake: 'Si tous les quatre jouent au mieux dès la première carte, ils font {points}.',
  oneCost: 'Une seule carte fait la différence, jouée par {seat} au pli {trick} : {card}. Elle coûte {points}.',
  someCost: '{count} cartes coûtent quelque chose. La plus chère, jouée par {seat} au pli {trick} : {card}, {points}.',
  trickDecides: '{side} font {points} au pli {trick}. Meilleure carte : {card} ; {other} y font alors {others}.',
  roemDecides:
    '{side} font {points} au pli {trick}, dont {roem} de roem, la prime pour {kind}. Meilleure carte : {card} ; {other} y font alors {others}, dont {otherRoem} pour {otherKind}.',
  run4: 'quatre cartes qui se suivent',
  run3: 'trois cartes qui se suivent',
  combinations: 'des combinaisons',
  sweepDecides: 'Meilleure carte : {card} ; {side} font alors tous les plis.',
  click: 'Appuyez sur −{lost} dans la courbe pour voir les deux suites côte à côte, pli par pli.',
  printed:
    'La donne imprimée est de David Parlett, The Penguin Book of Card Games, chapitre Klaverjas. Seules ces couleurs vont avec le jeu et les points imprimés.',
  played: 'Le programme a choisi chaque carte d’après ce que son joueur pouvait voir.',
  ending: 'Ce sont les {count} derniers plis d’une donne.',
  ownTitle: 'Votre propre donne',
  own: 'Distribuez une donne, composez-la carte par carte ou collez-en une. Copiez-la ensuite comme lien, ou comme balise pour votre page. Plusieurs donnes collées ensemble peuvent être analysées comme une partie.',
  embedTitle: 'Dans votre page',
  embed:
    'Une balise montre une donne comme celle-ci. Le navigateur du lecteur calcule tout ; aucun serveur n’est nécessaire.',
  guide: 'Intégrer une donne',
  allCards: 'Toutes les cartes',
  needsScript: 'Les donnes ont besoin de JavaScript.',
};

const TEXTS: Readonly<Record<Locale, Texts>> = { en, de, nl, fr };

/** The texts without places, which the page itself has. */
export type PlainText = {
  [Key in keyof typeof en]: (typeof en)[Key] extends `${string}{${string}` ? never : Key;
}[keyof typeof en];

/** The page's words in a language. */
export const pageWords =
  (locale: Locale): Say<typeof en> =>
  (key, ...[values]) =>
    fillPlaces(TEXTS[locale][key], values ?? {});
