/** Why an input is refused, in French: by the English sentence, whose places are numbered. */
import type { ReasonTranslation } from '../translation.ts';

export const reasons: ReasonTranslation = {
  '0 North, 1 East, 2 South or 3 West': '0 Nord, 1 Est, 2 Sud ou 3 Ouest',
  '0 diamonds, 1 hearts, 2 spades, 3 clubs, 4 Obenabe or 5 Unenufe':
    '0 carreau, 1 cœur, 2 pique, 3 trèfle, 4 Obenabe ou 5 Undenufe',
  '6 to 10, 11 jack, 12 queen, 13 king or 14 ace': '6 à 10, 11 valet, 12 dame, 13 roi ou 14 as',
  'Deal {0}: {1}': 'Donne {0} : {1}',
  Dutch: 'en néerlandais',
  'Dutch for Swiss cards': 'en néerlandais pour cartes suisses',
  'Dutch codes': 'des numéros de cartes néerlandais',
  English: 'en anglais',
  'English for Swiss cards': 'en anglais pour cartes suisses',
  French: 'en français',
  'French for Swiss cards': 'en français pour cartes suisses',
  'German for French cards': 'en allemand pour cartes françaises',
  'German for Swiss cards': 'en allemand pour cartes suisses',
  'Hand {0} is at position {1} of the deal.': 'La main {0} est à la position {1} de la donne.',
  'Hand {0}, {1} at position {2}, must have four suits, not {3}; write S.H.D.C, with "-" or nothing for a void.':
    'La main {0}, {1} à la position {2}, doit avoir quatre couleurs, et non {3} : S.H.D.C, avec "-" ou rien pour une couleur vide.',
  'Hand {0}: {1} at position {2}, in suit {3}, is not a rank; write one of {4} (or 10 for T).':
    'Main {0} : {1} à la position {2}, en {3}, n’est pas un rang ; écrivez l’un de {4} (ou 10 pour T).',
  'It has no field {0}; did you mean "{1}"?': 'Il n’y a pas de champ {0} ; s’agit-il de "{1}" ?',
  'It has no field {0}; the fields are {1}.': 'Il n’y a pas de champ {0} ; les champs sont {1}.',
  'It has two fields {0}; write one.': 'Il a deux champs {0} ; écrivez-en un.',
  'It has version {0}; this program reads only version {1}.':
    'Il est de version {0}, et ce programme ne lit que la version {1}.',
  'It is {0} characters long; at most {1} are read.': 'Il est long de {0} caractères ; {1} au plus sont lus.',
  'Line {0} is not valid JSON: {1}. Write one JSON value on each line.':
    'La ligne {0} n’est pas du JSON valide : {1}. Écrivez une valeur JSON par ligne.',
  'None of the messages is a BROADCAST_TRUMPF; the record needs one, then a BROADCAST_STICH for each trick.':
    'Aucun de ces messages n’est un BROADCAST_TRUMPF ; il en faut un dans le relevé, puis un BROADCAST_STICH pour chaque pli.',
  'None of {0} sampled deals is consistent with all plays, so there is no single-dummy estimate for {1}.':
    'Sur {0} donnes tirées, aucune ne s’accorde avec toutes les cartes jouées : ce que {1} pouvait savoir ne peut pas être estimé.',
  'Play in this format runs {0}, but in {1} {2}; specify another variant.':
    'Dans ce format on joue {0}, et pour {1} {2} ; indiquez une autre variante.',
  'Line {0}, hand of {1}: {2}': 'Ligne {0}, main {1} : {2}',
  'Line {0}: {1}': 'Ligne {0} : {1}',
  'The text says two things about the {0}: {1} in line {2}, and {3} in line {4}; leave one out.':
    'Le texte dit deux choses ({0}) : {1} à la ligne {2}, {3} à la ligne {4} ; retirez-en une.',
  'The text says two things about the {0}: {1} under its heading, and {2} in a sentence; leave one out.':
    'Le texte dit deux choses ({0}) : {1} après son titre, {2} dans une phrase ; retirez-en une.',
  'The hand of {0} appears twice, in line {1} and in line {2}.':
    'La main {0} est écrite deux fois, à la ligne {1} et à la ligne {2}.',
  'O is east in German and Dutch and west in French; write the seat in full.':
    'O est l’est en allemand et en néerlandais, l’ouest en français ; écrivez le nom en entier.',
  '{0} No hand has {1}.': '{0} Aucune main n’a {1}.',
  'Trick {0}, {1}: the record says that {2} played {3}, but by the order of play {4} did.':
    'Pli {0}, {1} : d’après le relevé, {2} a joué {3}, mais dans l’ordre du jeu c’était {4}.',
  'The hand of {0} is the rest of the pack, and the record names no variant; specify one.':
    'La main {0} est le reste du paquet, et le relevé ne nomme pas de jeu ; indiquez-en un.',
  'an embed tag': 'un code d’intégration',
  'The rules of the tag are no JSON.': 'Les règles du code d’intégration ne sont pas du JSON.',
  'Read as {0}: {1}': 'Lu comme {0} : {1}',
  'Specify the language ({0}), or write the words in full.': 'Indiquez la langue ({0}), ou écrivez les mots en entier.',
  'TRUMPF, OBEABE, UNDEUFE or SCHIEBE': 'TRUMPF, OBEABE, UNDEUFE ou SCHIEBE',
  'The contract {0} at position {1} is unknown in {2}; write a suit ({3}), Obenabe, Unenufe, Slalom, Guschti or Misère.':
    '{0} à la position {1} n’est pas un contrat {2} ; écrivez une couleur ({3}), Obenabe, Undenufe, Slalom, Guschti ou Misère.',
  'The deal needs four hands, clockwise from {0}, each with its three dots as S.H.D.C; it has {1}.':
    'Il faut à la donne quatre mains, depuis {0} dans le sens des aiguilles d’une montre, chacune avec ses trois points comme S.H.D.C ; elle en a {1}.',
  'The file {0} cannot be read.': 'Le fichier {0} ne peut pas être lu.',
  'The deal begins with {0} instead of the seat of its first hand and a colon. {1}':
    'La donne commence par {0} et non par la place de sa première main et deux points. {1}',
  'The deal is empty. {0}': 'La donne est vide. {0}',
  'The deal is {0} characters long; at most {1} are read. {2}':
    'La donne est longue de {0} caractères ; {1} au plus sont lus. {2}',
  'The diagram has two hands of {0}.': 'Le diagramme a deux fois la main {0}.',
  'Hands in the rows of the diagram, from the top: {0}. Write North at the top, West and East side by side, South at the bottom, or each hand below the name of its seat.':
    'Mains dans les rangées du diagramme, de haut en bas : {0}. Écrivez Nord en haut, Ouest et Est côte à côte, Sud en bas, ou chaque main sous le nom de sa place.',
  'The field plays: {0} at position {1} {2}; write a suit ({3}) and after it the ranks played in it, such as "HJ679S8".':
    'Le champ plays : {0} à la position {1} {2} ; écrivez une couleur ({3}) puis les rangs qui y sont joués, par exemple "HJ679S8".',
  'The field rules is not JSON: {0}.': 'Le champ rules n’est pas du JSON : {0}.',
  'The field {0} has a "%" without two hexadecimal digits of a character after it.':
    'Le champ {0} a un "%" que ne suivent pas deux chiffres hexadécimaux d’un caractère.',
  'The field {0} has no "=" and no value.': 'Le champ {0} n’a ni "=" ni valeur.',
  'The field {0} is not known; did you mean "{1}"?': 'Le champ {0} n’est pas connu ; s’agit-il de "{1}" ?',
  'The field {0} is not known; write one of {1}.': 'Le champ {0} n’est pas connu ; choix possibles : {1}.',
  'The hand at position {0} has {1} lines; write four, ♠ ♥ ♦ ♣, with "-" for a void.':
    'La main à la position {0} a {1} lignes ; il en faut quatre, ♠ ♥ ♦ ♣, avec "-" pour une couleur vide.',
  'The hand has {0} cards; a full hand has {1}.': 'La main a {0} cartes ; une main pleine en a {1}.',
  'The hand is {0} characters long; at most {1} are read.':
    'La main est longue de {0} caractères ; {1} au plus sont lus.',
  'The hand of {0} appears twice, the second time at position {1}.':
    'La main {0} est écrite deux fois, encore à la position {1}.',
  'The hands are empty; each needs from 1 to {0} cards.': 'Les mains sont vides ; il faut à chacune de 1 à {0} cartes.',
  'The hands differ in size: {0}. All four need the same number of cards.':
    'Les mains n’ont pas la même taille : {0}. Il faut aux quatre le même nombre de cartes.',
  'The hands hold {0} cards; all four need the same number.': 'Cartes des mains : {0} ; il en faut autant aux quatre.',
  'The line at position {0} has {1} suits, but the first line of its row has {2}; write every suit of every hand, with "-" for a void.':
    'La ligne à la position {0} a {1} couleurs et la première de la rangée {2} ; écrivez chaque couleur de chaque main, avec "-" pour une couleur vide.',
  'The line at position {0} must show one suit for every hand, a different one of ♠ ♥ ♦ ♣ in each line.':
    'La ligne à la position {0} n’est pas dans chaque main la même couleur parmi ♠ ♥ ♦ ♣, chacune une fois.',
  'The plays are {0} characters long; at most {1} are read.':
    'Les cartes jouées sont longues de {0} caractères ; {1} au plus sont lus.',
  'The presets of {0} are {1}.': 'Les préréglages de {0} sont {1}.',
  'The presets {0} and {1} contradict each other: {2} is {3} in one and {4} in the other. Choose one of them.':
    'Les préréglages {0} et {1} se contredisent : {2} est {3} dans l’un et {4} dans l’autre. Choisissez l’un des deux.',
  'The record has no hand for {0}; write all four hands, or no hand and all tricks.':
    'Le relevé n’a pas de main {0} ; écrivez les quatre, ou aucune et tous les plis.',
  'The record has both numbered tricks and a list of plays; write only one of them.':
    'Le relevé a des plis numérotés et aussi une liste de cartes jouées ; écrivez l’un des deux.',
  'The record has no cards; it needs the four hands, or all tricks of the deal.':
    'Le relevé ne contient pas de cartes ; il faut les quatre mains, ou tous les plis de la donne.',
  'The record shows {0} of the {1} cards of {2}; it needs all tricks of the deal, or the four hands.':
    'Le relevé montre {0} des {1} cartes de {2} ; il faut tous les plis de la donne, ou les quatre mains.',
  '{0} is missing; write {1}.': 'Il manque {0} ; écrivez {1}.',
  'The request is nested more than {0} levels deep.': 'La requête est imbriquée sur plus de {0} niveaux.',
  'The text begins like JSON but is not valid: {0}. Write one JSON value, or one on each line.':
    'Le texte commence comme du JSON et n’en est pas : {0}. Écrivez une valeur JSON, ou une par ligne.',
  'The text has {0} deals; write one, or read them with importRecords.':
    'Le texte contient {0} donnes ; écrivez-en une, ou lisez-les avec importRecords.',
  'The text is ambiguous: its card {0} is {1} in {2} and {3} in {4}. {5}':
    'Le texte est ambigu : sa carte numéro {0} est {2} {1}, et {4} {3}. {5}',
  'The text is ambiguous: its seats or its contract differ between {0} and {1}. {2}':
    'Le texte est ambigu : ses places ou son contrat diffèrent selon qu’on le lit {0} ou {1}. {2}',
  'The text has no deal; write a record of one.': 'Le texte ne contient aucune donne ; écrivez le relevé d’une donne.',
  'The text has no deal; begin each hand with its player, as in “North: …”, or each trick with its number, as in “1. …”.':
    'Le texte ne contient pas de donne ; chaque main commence par son joueur, comme « Nord : … », ou chaque pli par son numéro, comme « 1. … ».',
  'The text is empty; write a record of a deal.': 'Le texte est vide ; écrivez le relevé d’une donne.',
  'The text is {0} characters long; at most {1} are read at once.':
    'Le texte est long de {0} caractères ; {1} au plus sont lus à la fois.',
  'The text is {0} characters long; a deal in words may have at most {1}.':
    'Le texte est long de {0} caractères ; d’une donne en mots, {1} au plus sont lus.',
  'The value': 'La valeur',
  'The {0} appears twice, the second time at position {1}.': 'Écrit deux fois : {0}, encore à la position {1}.',
  'The record has two first leaders, {0} and {1}; the player after the dealer leads first. Correct the record.':
    'Le relevé a deux premiers à entamer : {0} et {1} ; le premier à entamer suit le donneur. Corrigez le relevé.',
  'The {0} is {1} in the record, but {2} was specified; omit the specified one, or correct it.':
    'Désaccord ({0}) : {1} dans le relevé, {2} comme indiqué ; retirez l’indication ou corrigez-la.',
  'There are {0} plays; no pack has more than {1} cards.':
    'Il y a {0} cartes jouées ; aucun jeu de cartes n’en a plus de {1}.',
  'This deal cannot be read: a part of the element cannot be loaded: {0}':
    'Cette donne ne peut pas être lue : une partie de l’élément ne peut pas être chargée : {0}',
  'Trick {0} at position {1} should be trick {2}; number the tricks 1, 2, 3 in the order played.':
    'Le pli {0} à la position {1} devrait être le pli {2} ; numérotez-les 1, 2, 3 dans l’ordre joué.',
  'The number of cards in trick {0} is {1}; a trick has four, and only the last one may be incomplete.':
    'Le nombre de cartes du pli {0} est {1} ; un pli en a quatre, et seul le dernier peut être incomplet.',
  'Trick {0}, {1}: the record gives it {2} points, but by the rules it counts {3}.':
    'Pli {0}, {1} : d’après le relevé il compte {2} points, et d’après les règles {3}.',
  'Trick {0}, {1}: the record says that {2} led, but by the rules {3} leads.':
    'Pli {0}, {1} : d’après le relevé l’entame est à {2}, et d’après les règles à {3}.',
  'Trick {0}, {1}: the record says that {2} won it, but by the rules {3} wins it.':
    'Pli {0}, {1} : d’après le relevé il est à {2}, et d’après les règles à {3}.',
  'The hands depend on the rules, and the record names no variant; specify one.':
    'À qui sont ces cartes dépend des règles, et le relevé ne nomme pas de variante ; indiquez-en une.',
  'The hands that played trick {0} are unknown without the contract; specify it.':
    'On ne peut dire à qui sont les cartes du pli {0}, car le contrat n’est pas connu ; indiquez-le.',
  'The hands that played trick {0} are unknown without its leader; specify it.':
    'On ne peut dire à qui sont les cartes du pli {0}, car on ne sait pas qui y entame ; indiquez-le.',
  'Write it like "N:AKJ9.T87.Q6. 8.AK.T97.J86 …": a seat, then four hands clockwise, each as S.H.D.C.':
    'Écrivez-la ainsi : "N:AKJ9.T87.Q6. 8.AK.T97.J86 …", une place, puis quatre mains dans le sens des aiguilles d’une montre, chacune comme S.H.D.C.',
  'Write the words in full.': 'Écrivez les mots en entier.',
  'a card': 'une carte',
  'a contract as text, such as "S", "obenabe" or "slalom-obenabe"':
    'un contrat en texte, par exemple "S", "obenabe" ou "slalom-obenabe"',
  'a deal': 'une donne',
  'a deal as text, such as "N:AKJ9.T87.Q6. 8.AK.T97.J86 …"':
    'une donne en texte, par exemple "N:AKJ9.T87.Q6. 8.AK.T97.J86 …"',
  'a diagram': 'un diagramme',
  'a link': 'un lien',
  'a list': 'une liste',
  'a list of cards': 'une liste de cartes',
  'a list of four {"hand": […]}': 'une liste de quatre, {"hand": […]} chacun',
  'a list of names of presets of the variant, such as ["match", "weis"]':
    'une liste de noms de préréglages de la variante, par exemple ["match", "weis"]',
  'a list of {0}': 'une liste de {0}',
  '"own" or a whole number': '"own" ou un nombre entier',
  'a text of 1 to {0} characters in one line': 'un texte de 1 à {0} caractères sur une ligne',
  'a list of {0} or fewer': 'une liste d’au plus {0}',
  'a list of {0} or more': 'une liste d’au moins {0}',
  'a payoff as text: {0}': 'un décompte en texte : {0}',
  'a point': 'un point',
  'a rank': 'un rang',
  'a rank with its suit after it': 'un rang suivi de sa couleur',
  'a request': 'une requête',
  'a suit ({0}) and then a rank ({1}), such as SJ or HT': 'une couleur ({0}) puis un rang ({1}), par exemple SJ ou HT',
  'a suit or a rank': 'une couleur ou un rang',
  'a time in milliseconds, 0 or more': 'un temps en millisecondes, 0 ou plus',
  'a whole number': 'un nombre entier',
  'a whole number of {0} or less': 'un nombre entier d’au plus {0}',
  'a whole number of {0} or more': 'un nombre entier d’au moins {0}',
  'a {0}': 'de type {0}',
  'an empty list': 'une liste vide',
  'an object': 'un objet',
  'a class instance': 'un objet d’une classe',
  'an object or null': 'un objet ou null',
  'cards in words': 'des cartes en mots',
  clockwise: 'dans le sens des aiguilles d’une montre',
  contract: 'contrat',
  'contract: {0} is not a contract; write S, H, D or C for the trump suit, or a name such as obenabe, unenufe or slalom-obenabe.':
    'contract : {0} n’est pas un contrat ; écrivez S, H, D ou C pour la couleur d’atout, ou un nom comme obenabe, unenufe ou slalom-obenabe.',
  'contracts has "{0}" twice; list each kind of contract once.':
    'contracts nomme "{0}" deux fois ; chaque genre de contrat y est une fois.',
  counterclockwise: 'dans le sens inverse des aiguilles d’une montre',
  dealer: 'donneur',
  'deck has {0} cards (4 suits of {1} ranks, {2} copies); at most {3} are possible: {4} ranks with deck.copies {5}.':
    'deck donne {0} cartes (4 couleurs de {1} rangs, {2} exemplaires) ; il peut y en avoir au plus {3} : {4} rangs avec deck.copies {5}.',
  'deck.ranks has {0} twice; list each rank once, and give the number of copies in deck.copies.':
    'deck.ranks nomme {0} deux fois ; chaque rang y est une fois, et deck.copies dit combien de fois il existe.',
  declarer: 'preneur',
  'has no suit before it': 'n’a pas de couleur devant lui',
  'is a suit without a rank': 'est une couleur sans rang',
  'is neither a suit nor a rank': 'n’est ni couleur ni rang',
  'jass-kit JSON': 'du JSON de jass-kit',
  leader: 'entame',
  'melds.compare must end with "turn" or "nobody" and list no link twice: it has to decide between any two melds.':
    'melds.compare doit finir par "turn" ou "nobody" et ne nommer aucun maillon deux fois : la chaîne doit décider entre deux annonces quelconques.',
  'melds.needsTrick cannot be searched together with scoring.melds; set one of them to false.':
    'melds.needsTrick ne peut pas être calculé avec scoring.melds ; mettez l’un des deux à false.',
  missing: 'absent',
  nobody: 'personne',
  'scoring.deal must be "points" with cardPointsBy "ownKind".':
    'scoring.deal doit être "points" avec cardPointsBy "ownKind".',
  'sweep.by must be "tricks" with cardPointsBy "ownKind".': 'sweep.by doit être "tricks" avec cardPointsBy "ownKind".',
  'sweep.mode must be "add" with cardPointsBy "ownKind".': 'sweep.mode doit être "add" avec cardPointsBy "ownKind".',
  'cardPointsBy: if each trick counts by its own kind, the sides do not share a fixed sum; ask for the payoff "total" or "score".':
    'cardPointsBy : si chaque pli compte selon son sens, les camps ne se partagent pas une somme fixe ; demandez le payoff "total" ou "score".',
  'scoring.deal must be "points" with the contract "{0}".': 'scoring.deal doit être "points" avec le contrat "{0}".',
  'order.unenufe must be the reverse of the order of Obenabe with the contract "{0}".':
    'order.unenufe doit être l’ordre inverse d’Obenabe avec le contrat "{0}".',
  'trickRoem must be null with the contract "{0}".': 'trickRoem doit être null avec le contrat "{0}".',
  once: 'une fois',
  'one of {0}': 'l’un de {0}',
  plays: 'cartes jouées',
  'plays[{0}]: {1} at position {2} is not a card; write {3}.':
    'plays[{0}] : {1} à la position {2} n’est pas une carte ; écrivez {3}.',
  'plays[{0}]: {1} is not a card; write {2}.': 'plays[{0}] : {1} n’est pas une carte ; écrivez {2}.',
  'rules: not JSON: {0}': 'rules : pas du JSON : {0}',
  'sweep.bonus is {0}; if it replaces the card points, it must be at least their sum, {1} or more.':
    'sweep.bonus est {0} ; là où il remplace les points des cartes, il doit en valoir autant, {1} ou plus.',
  'the card points of the trick': 'les points des cartes du pli',
  'the cards in the order played, such as ["HJ", "H6"] or "HJ H6"':
    'les cartes dans l’ordre joué, par exemple ["HJ", "H6"] ou "HJ H6"',
  'the id of the winner, 0 to 3': 'le numéro, 0 à 3, de qui fait le pli',
  'the name of a variant as text, such as "schieber"': 'le nom d’une variante en texte, par exemple "schieber"',
  'the number {0}': 'le nombre {0}',
  'the seat of the declarer as text: "N", "E", "S" or "W"': 'la place du preneur en texte : "N", "E", "S" ou "W"',
  'the seat that leads to the first trick as text: "N", "E", "S" or "W"':
    'la place qui entame le premier pli en texte : "N", "E", "S" ou "W"',
  'trickRoem cannot be searched with scoring "{0}", which counts card points; set trickRoem to null, or scoring.deal to "points" or "wet".':
    'trickRoem ne peut pas être calculé avec le décompte "{0}", qui compte les points des cartes ; mettez trickRoem à null, ou scoring.deal à "points" ou "wet".',
  'melds.marriageIfDiscarded cannot be false with two copies of each card and the contract "alltrumps": which two cards are a pair would depend on the play.':
    'melds.marriageIfDiscarded ne peut pas être false avec chaque carte en double et le contrat "alltrumps" : le jeu déciderait quelles deux cartes forment une paire.',
  'melds.marriageIfDiscarded cannot be false together with {0} as it is; in all trumps the marriages would depend on the play.':
    'melds.marriageIfDiscarded ne peut pas être false avec {0} tel quel ; à tout atout, les stöcks dépendraient du jeu.',
  'trickRoem cannot be searched together with {0}; set trickRoem to null, or leave {1} out.':
    'trickRoem ne peut pas être calculé avec {0} ; mettez trickRoem à null, ou laissez {1} de côté.',
  'true or false': 'true ou false',
  trump: 'atout',
  twice: 'deux fois',
  variant: 'variante',
  'webplatformz messages': 'des messages de webplatformz',
  'the score of a tap': 'ce que marque un tik',
  'the score of any right claim': 'ce que marque toute annonce juste du gain',
  'the score of fewer points': 'ce que marquent moins de points',
  '{0} and {1}': '{0} et {1}',
  '{0} at position {1} is ambiguous: in {2} it can be {3}. Write the word in full, or specify the language.':
    '{0} à la position {1} est ambigu : {2}, ce peut être {3}. Écrivez le mot en entier, ou indiquez la langue.',
  '{0} at position {1} is ambiguous: in {2} it can be {3}. Write the word in full.':
    '{0} à la position {1} est ambigu : {2}, ce peut être {3}. Écrivez le mot en entier.',
  '{0} at position {1} is not a card; write s, h, k or r and a number from 6 to 14, such as s10 or r11.':
    '{0} à la position {1} n’est pas une carte ; écrivez s, h, k ou r et un nombre de 6 à 14, par exemple s10 ou r11.',
  '{0} at position {1} is not a seat in {2}; write one of {3}.':
    '{0} à la position {1} n’est pas une place {2} ; écrivez l’un de {3}.',
  '{0} at position {1} is not {2} in {3}; use the suits {4}, the ranks {5}, or their names.':
    '{0} à la position {1} n’est pas {2} {3} ; les couleurs sont {4}, les rangs {5} et leurs mots.',
  '{0} at position {1} is under no heading in {2}; write the seat before each hand ({3}) and a heading before the rest ({4}), each with a colon.':
    '{0} à la position {1} n’est {2} sous aucun titre ; écrivez la place devant chaque main ({3}), et devant le reste {4}, chacun avec deux points.',
  '{0} at position {1} is in the place of {2}; North is at the top, West left, East right, South at the bottom.':
    '{0} à la position {1} est là où devrait être {2} ; Nord est en haut, Ouest à gauche, Est à droite, Sud en bas.',
  'After these plays {0} is to play, not {1}.': 'Après ces cartes, c’est à {0} de jouer, non à {1}.',
  'The deal is over: no seat is to play.': 'La donne est terminée : plus personne ne doit jouer.',
  'No deal fits these plays: in every one some play of another hand is illegal.':
    'Aucune donne ne correspond à ces cartes : dans chacune, une carte d’une autre main est interdite.',
  '{0} cannot have played {1}: no copy of it is left for that hand.':
    '{0} ne peut pas avoir joué {1} : il n’en reste pas pour cette main.',
  'the seat to play, whose hand is given, as text: "N", "E", "S" or "W"':
    'la place à jouer, dont la main est donnée, en texte : « N », « E », « S » ou « W »',
  '{0} cannot be played: every trick has been played.':
    'La carte {0} ne peut pas être jouée : tous les plis sont faits.',
  '{0} does not hold {1} in trick {2}; legal: {3}.': '{0} n’a pas la carte {1} au pli {2} ; permis : {3}.',
  '{0} has no presets.': '{0} n’a pas de préréglages.',
  '{0} holds {1}, which is not in this pack: its ranks are {2}.':
    '{0} a la carte {1}, qui n’est pas dans ce jeu de cartes : ses rangs sont {2}.',
  '{0} is a preset of {1}. {2}': '{0} est un préréglage de {1}. {2}',
  '{0} is dealt too often, to {1}: the pack has it {2}.':
    'La carte {0} est distribuée trop souvent, à {1} : le jeu de cartes l’a {2}.',
  '{0} is missing': '{0} manque',
  '{0} is missing; {1} needs {2}.': '{0} manque ; il faut dans {1} : {2}.',
  '{0} is not a contract of this game, which has {1}.': '{0} n’est pas un contrat de ce jeu : il a {1}.',
  '{0} is not a deal; write {"trump": 0, "dealer": 3, "tricks": [{"cards": ["D10", …], …}, …]}, a list of messages {"type": "BROADCAST_TRUMPF", "data": …}, or a request {"variant": "schieber", "deal": "N:…", …}.':
    '{0} n’est pas une donne ; écrivez {"trump": 0, "dealer": 3, "tricks": [{"cards": ["D10", …], …}, …]}, une liste de messages {"type": "BROADCAST_TRUMPF", "data": …}, ou une requête {"variant": "schieber", "deal": "N:…", …}.',
  '{0} is not a field of these rules. The fields at the top level are {1}.':
    '{0} n’est pas un champ de ces règles. Les champs du premier niveau sont {1}.',
  '{0} is not a field of these rules. The fields in {1} are {2}.':
    '{0} n’est pas un champ de ces règles. Les champs de {1} sont {2}.',
  '{0} is not a field of these rules; did you mean {1}?': '{0} n’est pas un champ de ces règles ; s’agit-il de {1} ?',
  '{0} is not a preset of {1}. {2}': '{0} n’est pas un préréglage de {1}. {2}',
  '{0} is not a preset of {1}; did you mean {2}?': '{0} n’est pas un préréglage de {1} ; s’agit-il de {2} ?',
  '{0} is not a variant. The variants are {1}.': '{0} n’est pas une variante. Les variantes sont {1}.',
  '{0} is not a variant; did you mean {1}? The variants are {2}.':
    '{0} n’est pas une variante ; s’agit-il de {1} ? Les variantes sont {2}.',
  '{0} is not in the pack': '{0} n’est pas dans le jeu de cartes',
  '{0} is not in this pack: its ranks are {1}.': 'La carte {0} n’est pas dans ce jeu de cartes : ses rangs sont {1}.',
  '{0} is {1}, not a card; write {2}, or {"number": 11, "color": "SPADES"}.':
    '{0} est {1} et non une carte ; écrivez {2}, ou {"number": 11, "color": "SPADES"}.',
  '{0} is {1}; for the payoff "score" it must be {2} or more, {3}.':
    '{0} est {1} ; pour payoff "score" il faut {2} ou plus, {3}.',
  '{0} is {1}; it must be {2}.': '{0} est {1} ; il faut {2}.',
  '{0} is {1}; only games of SCHIEBER can be read.': '{0} est {1} ; seules les parties de SCHIEBER peuvent être lues.',
  '{0} is {1}; write {2}.': '{0} est {1} ; écrivez {2}.',
  '{0} may not play {1} in trick {2}; legal: {3}.': '{0} ne peut pas jouer la carte {1} au pli {2} ; permis : {3}.',
  '{0} must list each rank of deck.ranks ({1}) once, from high to low; {2}.':
    '{0} doit nommer chaque rang de deck.ranks ({1}) une fois, du plus haut au plus bas ; {2}.',
  '{0} or {1}': '{0} ou {1}',
  '{0} is at position {1} of the deal.': 'La carte {0} est à la position {1} de la donne.',
  '{0} appears too often: the pack has it {1}.': 'La carte {0} y est trop souvent : le jeu de cartes l’a {1}.',
  '{0} appears twice': '{0} y est deux fois',
  '{0}: {1} can mean {2}; write one of them.': '{0} : {1} peut signifier {2} ; écrivez l’un d’eux.',
  '{0}: {1} is not a seat; write N, E, S or W.': '{0} : {1} n’est pas une place ; écrivez N, E, S ou W.',
  '{0}: {1} is not known; did you mean "{2}"?': '{0} : {1} n’est pas connu ; s’agit-il de "{2}" ?',
  '{0}: {1} is not known; write one of {2}.': '{0} : {1} n’est pas connu ; choix possibles : {2}.',
  points: 'points',
  tricks: 'plis',
  'taken is for an ending; all cards of this deal are still in the hands.':
    'taken est pour une fin de partie ; ici, toutes les cartes sont encore dans les mains.',
  'taken: give the points of both sides, such as "NS:60 EW:20", since each trick counts by its own kind.':
    'taken : il faut les points des deux camps, par exemple "NS:60 EW:20", car chaque pli compte selon son sens.',
  'taken: NS {0} and EW {1} make {2} points; the {3} cards in no hand are worth {4} at most.':
    'taken : NS {0} et EW {1} font {2} points ; les {3} cartes absentes des mains en valent au plus {4}.',
  'taken: give the points of one side at least, such as "NS:60".':
    'taken : il faut les points d’un camp au moins, par exemple "NS:60".',
  'taken: this game counts no roem in an ending.': 'taken : dans une fin de partie de ce jeu, aucun roem ne compte.',
  'taken: {0} cannot have {1} points; the {2} cards in no hand are worth {3}.':
    'taken : {0} ne peut pas avoir {1} points ; les {2} cartes absentes des mains en valent {3}.',
  'taken: {0} cannot have {1} tricks; the {2} cards in no hand made {3}.':
    'taken : {0} ne peut pas avoir {1} plis ; les {2} cartes absentes des mains en ont fait {3}.',
  'taken: NS {0} and EW {1} make {2} {3}, but the cards in no hand made {4}; beside NS {5}, EW has {6}.':
    'taken : NS {0} et EW {1} font {2} {3}, mais les cartes absentes des mains en ont fait {4} ; avec NS {5}, EW a {6}.',
  'taken: whole tricks of the cards in no hand cannot make NS {0} points; the nearest number is {1}.':
    'taken : des plis entiers des cartes absentes des mains ne font pas {0} points pour NS ; le nombre le plus proche est {1}.',
  'taken: {0} tricks of the cards in no hand cannot make NS {1} points; the nearest number is {2}.':
    'taken : {0} plis des cartes absentes des mains ne font pas {1} points pour NS ; le nombre le plus proche est {2}.',
  'taken: NS {0} and EW {1} roem need more tricks than the cards in no hand made.':
    'taken : {0} de roem pour NS et {1} pour EW demandent plus de plis que n’en ont fait les cartes absentes des mains.',
  'taken: {0} cannot have {1} roem from the cards in no hand; the nearest number is {2}.':
    'taken : {0} ne peut pas avoir {1} de roem avec les cartes absentes des mains ; le nombre le plus proche est {2}.',
  'taken: {0} has no points, but may have a trick; say how many tricks it has, such as "{1}:0/0" for none.':
    'taken : {0} n’a pas de points, mais peut-être un pli ; il faut le nombre de plis, par exemple "{1}:0/0" pour aucun.',
  'what the sides had taken before an ending, such as "NS:60" or "NS:60+20/4 EW:51" (points, roem, tricks)':
    'ce que les camps avaient pris avant une fin de partie, par exemple "NS:60" ou "NS:60+20/4 EW:51" (points, roem, plis)',
  'taken: the melds of the declarers may hold a marriage; state the whole deal instead.':
    'taken : les annonces du camp qui a fait atout peuvent contenir une belote ; donnez la donne entière.',
  'leader: {0} does not agree with dealer: {1}; after this dealer {2} leads.':
    'leader : {0} ne va pas avec dealer : {1} ; après ce donneur, {2} entame.',
  'turned: this game turns no card; name the contract.':
    'turned : ce jeu ne retourne pas de carte ; donnez le contrat.',
  'turned: {0} is in the hand of {1}; the turned card is the dealer’s, {2}.':
    'turned : {0} est dans la main de {1} ; la retourne est au donneur, {2}.',
  'contract: {0} does not agree with turned: {1}, which makes {2} trumps.':
    'contract : {0} ne va pas avec turned : {1}, qui fait atout {2}.',
  'the seat of the dealer as text: "N", "E", "S" or "W"': 'la place du donneur en texte : "N", "E", "S" ou "W"',
  'the card that the dealer has turned as text, such as "H9"':
    'la carte retournée par le donneur en texte, par exemple "H9"',
  'level: this game has no levels to bid; leave it out.':
    'level : ce jeu n’a pas d’enchères de points ; laissez-le de côté.',
  'doubled is {0}; write {1} for a double, {2} for a redouble, 1 for neither.':
    'doubled vaut {0} ; écrivez {1} pour coinché, {2} pour surcoinché, 1 sinon.',
  'doubled: this game has no levels to double; leave it out.':
    'doubled : on ne coinche pas dans ce jeu ; laissez-le de côté.',
  'level: give the level that was doubled.': 'level : donnez le contrat qui a été coinché.',
  'level is {0}; it must be from {1} to {2} in steps of {3}.':
    'level vaut {0} ; il doit aller de {1} à {2} par pas de {3}.',
  'level is {0}; it must be from {1} to {2} in steps of {3}, or {4} for a sweep.':
    'level vaut {0} ; il doit aller de {1} à {2} par pas de {3}, ou valoir {4} pour tous les plis.',
  'level: the payoff "score" needs the level that was bid, such as 100.':
    'level : le décompte "score" a besoin du contrat annoncé, par exemple 100.',
  'taken: the level is for a sweep; state what was taken before this ending.':
    'taken : le contrat demande tous les plis ; donnez ce qui a été fait avant cette fin de partie.',
  'sweep must not be null, since the level is for a sweep.':
    'sweep ne doit pas être null, car le contrat est pour tous les plis.',
  'scoring.failed: the declarers would score more with fewer points; set it higher, or scoring.needsMore to true.':
    'scoring.failed : les preneurs marqueraient plus avec moins de points ; augmentez-le, ou mettez scoring.needsMore à true.',
  'scoring.levels.highest must be scoring.levels.lowest, {0}, or more.':
    'scoring.levels.highest doit être au moins scoring.levels.lowest, {0}.',
  'scoring.levels.sweep must be more than scoring.levels.highest, {0}.':
    'scoring.levels.sweep doit dépasser scoring.levels.highest, {0}.',
  'the taps or claims, such as [{"after": 28, "by": "NS", "call": "tap"}] or "NS:tap:28" (after so many plays)':
    'les annonces pendant le jeu, par exemple [{"after": 28, "by": "NS", "call": "tap"}] ou "NS:tap:28" (après tant de cartes)',
  'calls[{0}]: after is {1}, but the deal has only {2} plays.':
    'calls[{0}] : after vaut {1}, mais la donne n’a que {2} cartes jouées.',
  'calls: in this game no side taps or claims; leave them out.':
    'calls : à ce jeu, aucun camp ne tape ni n’annonce le gain ; supprimez ce champ.',
  'calls[{0}]: this game has no {1}; write "{2}".': 'calls[{0}] : {1} n’existe pas à ce jeu ; écrivez "{2}".',
  'calls[{0}]: {1} has called after {2} plays; a deal has only one call.':
    'calls[{0}] : {1} a déjà annoncé après {2} cartes ; une donne n’a qu’une annonce.',
  'calls[{0}]: a call comes right after a trick, so after {1} plays or later, not after {2}.':
    'calls[{0}] : on annonce juste après un pli, donc après {1} cartes ou plus tard, pas après {2}.',
  'calls[{0}]: a call comes right after a trick, so after {1} or {2} plays, not after {3}.':
    'calls[{0}] : on annonce juste après un pli, donc après {1} ou {2} cartes, pas après {3}.',
  'calls[{0}]: only the winners of a trick may claim after it; after {1} plays these are {2}.':
    'calls[{0}] : seul le camp qui a fait le pli peut annoncer le gain ; après {1} cartes, c’est {2}.',
  'calls[{0}]: after {1} plays {2} has {3} points; a call needs {4}.':
    'calls[{0}] : après {1} cartes, {2} a {3} points ; il en faut {4}.',
  'the number of plays before the position shown first, such as 12':
    'le nombre de cartes jouées avant la position montrée d’abord, par exemple 12',
  'at is {0}, but the deal has only {1} plays.': 'at vaut {0}, mais la donne n’a que {1} cartes jouées.',
  'The picture {0} carries no deal.': 'L’image {0} ne contient aucune donne.',
  'The words of the text and its link are of different deals; remove the one that is wrong.':
    'Le texte et son lien décrivent des donnes différentes ; retirez ce qui est faux.',
  'the level that was bid as a number, such as 100, or "capot" or "match" for all tricks':
    'le contrat annoncé en chiffres, par exemple 100, ou "capot" ou "match" pour tous les plis',
  '2 for a double, 4 for a redouble, 1 for neither': '2 pour coinché, 4 pour surcoinché, 1 sinon',
  'misere: the contract {0} has no misère; leave it out.':
    'misere : le contrat {0} n’a pas de misère ; ne l’indiquez pas.',
  'level: this game has no bid for all tricks; write a number from {0} to {1} in steps of {2}.':
    'level : ce jeu n’a pas d’annonce pour tous les plis ; écrivez un nombre de {0} à {1}, par pas de {2}.',
  'true for a misère of the contract, false otherwise': 'true pour une misère dans ce contrat, sinon false',
  'turned card': 'carte retournée',
  level: 'enchère',
  'line of points taken before': 'ligne des points faits avant',
  '{0} at position {1} cannot be read; write {2}.': '{0}, à la position {1}, est illisible ; écrivez {2}.',
  'The turned card {0} at position {1} must be one card.':
    'La carte retournée {0}, à la position {1} doit être une seule carte.',
  'The level {0} at position {1} must be a number, such as 100, or 100 × 2 if it was doubled.':
    'L’enchère {0}, à la position {1}, doit être un nombre, par exemple 100, ou 100 × 2 si elle a été coinchée.',
  'The game has no deals; write at least one.': 'Le relevé ne contient aucune donne ; il en faut au moins une.',
  'The record has no plays; a review needs the cards played.':
    'Aucune carte jouée n’est notée ; sans elles, il n’y a rien à analyser.',
  'Deal {0} is of {1}, but deal 1 of {2}; review one game at a time.':
    'La donne {0} est de {1}, mais la donne 1 de {2} ; n’analysez qu’un jeu à la fois.',
  'The score of this game depends on taps or claims, which the review of a game does not count; review it for card points.':
    'Le score de ce jeu dépend des annonces faites en cours de donne, que rien ne note ; analysez-le aux points des cartes.',
  'side: {0} is neither a side nor a seat; write NS, EW, N, E, S or W.':
    'side : {0} n’est ni un camp ni une place ; écrivez NS, EW, N, E, S ou W.',
  'target: {0} is not a whole number; write the least value that is enough, such as 91.':
    'target : {0} n’est pas un nombre entier ; écrivez la plus petite valeur qui suffit, comme 91.',
  'The record does not name the contract.': 'Le texte ne dit pas quel est l’atout.',
  'The record does not say who leads to the first trick.': 'Le texte ne dit pas qui entame.',
  'This link to a deal is damaged or incomplete. Ask the sender for a new one.':
    'Ce lien vers une donne est abîmé ou incomplet. Demandez-en un nouveau à l’expéditeur.',
  'This report is of a position after some plays; write the deal before them, and the plays.':
    'Ce rapport montre une position après quelques cartes ; écrivez la donne d’avant et les cartes jouées.',
};
