/** Why an input is refused, in Dutch: by the English sentence, whose places are numbered. */
import type { ReasonTranslation } from '../translation.ts';

export const reasons: ReasonTranslation = {
  '0 North, 1 East, 2 South or 3 West': '0 Noord, 1 Oost, 2 Zuid of 3 West',
  '0 diamonds, 1 hearts, 2 spades, 3 clubs, 4 Obenabe or 5 Unenufe':
    '0 ruiten, 1 harten, 2 schoppen, 3 klaveren, 4 Obenabe of 5 Undenufe',
  '6 to 10, 11 jack, 12 queen, 13 king or 14 ace': '6 tot 10, 11 boer, 12 vrouw, 13 heer of 14 aas',
  'Deal {0}: {1}': 'Spel {0}: {1}',
  Dutch: 'in het Nederlands',
  'Dutch for Swiss cards': 'in het Nederlands voor Zwitserse kaarten',
  'Dutch codes': 'Nederlandse kaartnummers',
  English: 'in het Engels',
  'English for Swiss cards': 'in het Engels voor Zwitserse kaarten',
  French: 'in het Frans',
  'French for Swiss cards': 'in het Frans voor Zwitserse kaarten',
  'German for French cards': 'in het Duits voor Franse kaarten',
  'German for Swiss cards': 'in het Duits voor Zwitserse kaarten',
  'Hand {0} is at position {1} of the deal.': 'De hand van {0} staat op positie {1} van het spel.',
  'Hand {0}, {1} at position {2}, must have four suits, not {3}; write S.H.D.C, with "-" or nothing for a void.':
    'De hand van {0}, {1} op positie {2}, moet vier kleuren hebben, niet {3}: S.H.D.C, met "-" of niets voor een lege kleur.',
  'Hand {0}: {1} at position {2}, in suit {3}, is not a rank; write one of {4} (or 10 for T).':
    'Hand van {0}: {1} op positie {2}, in de kleur {3}, is geen rang; schrijf een van {4} (of 10 voor T).',
  'It has no field {0}; did you mean "{1}"?': 'Een veld {0} is er niet; is "{1}" bedoeld?',
  'It has no field {0}; the fields are {1}.': 'Een veld {0} is er niet; de velden zijn {1}.',
  'It has two fields {0}; write one.': 'Hij heeft twee velden {0}; schrijf er één.',
  'It has version {0}; this program reads only version {1}.':
    'Hij is van versie {0}, en dit programma leest alleen versie {1}.',
  'It is {0} characters long; at most {1} are read.': 'Hij is {0} tekens lang; er worden er hoogstens {1} gelezen.',
  'Line {0} is not valid JSON: {1}. Write one JSON value on each line.':
    'Regel {0} is geen geldige JSON: {1}. Schrijf één JSON-waarde per regel.',
  'None of the messages is a BROADCAST_TRUMPF; the record needs one, then a BROADCAST_STICH for each trick.':
    'Geen van deze berichten is een BROADCAST_TRUMPF; het spelverloop heeft er een nodig, dan een BROADCAST_STICH voor elke slag.',
  'None of {0} sampled deals is consistent with all plays, so there is no single-dummy estimate for {1}.':
    'Van {0} getrokken spellen past er geen bij alle kaarten: wat {1} kon weten, is niet te schatten.',
  'Play in this format runs {0}, but in {1} {2}; specify another variant.':
    'In dit formaat gaat het spel {0}, en bij {1} {2}; geef een andere variant op.',
  'Line {0}, hand of {1}: {2}': 'Regel {0}, hand van {1}: {2}',
  'Line {0}: {1}': 'Regel {0}: {1}',
  'The text says two things about the {0}: {1} in line {2}, and {3} in line {4}; leave one out.':
    'Twee keer iets anders in de tekst ({0}): {1} in regel {2}, {3} in regel {4}; laat er een weg.',
  'The text says two things about the {0}: {1} under its heading, and {2} in a sentence; leave one out.':
    'Twee keer iets anders in de tekst ({0}): {1} bij het kopje, {2} in een zin; laat er een weg.',
  'The hand of {0} appears twice, in line {1} and in line {2}.':
    'De hand van {0} staat er twee keer, in regel {1} en in regel {2}.',
  'O is east in German and Dutch and west in French; write the seat in full.':
    'O is oost in het Duits en Nederlands en west in het Frans; schrijf de naam voluit.',
  '{0} No hand has {1}.': '{0} Geen hand heeft {1}.',
  'Trick {0}, {1}: the record says that {2} played {3}, but by the order of play {4} did.':
    'Slag {0}, {1}: volgens het spelverloop speelde {2} {3}, maar naar de volgorde was dat {4}.',
  'The hand of {0} is the rest of the pack, and the record names no variant; specify one.':
    'De hand van {0} is de rest van het spel, en de tekst noemt geen variant; geef er een op.',
  'an embed tag': 'insluitcode',
  'The rules of the tag are no JSON.': 'De regels in de insluitcode zijn geen JSON.',
  'Read as {0}: {1}': 'Gelezen als {0}: {1}',
  'Specify the language ({0}), or write the words in full.': 'Geef de taal op ({0}), of schrijf de woorden uit.',
  'TRUMPF, OBEABE, UNDEUFE or SCHIEBE': 'TRUMPF, OBEABE, UNDEUFE of SCHIEBE',
  'The contract {0} at position {1} is unknown in {2}; write a suit ({3}), Obenabe, Unenufe, Slalom, Guschti or Misère.':
    '{0} op positie {1} is {2} geen contract; schrijf een kleur ({3}), Obenabe, Undenufe, Slalom, Guschti of Misère.',
  'The deal needs four hands, clockwise from {0}, each with its three dots as S.H.D.C; it has {1}.':
    'Het spel heeft vier handen nodig, vanaf {0} met de klok mee, elk met haar drie punten als S.H.D.C; het heeft er {1}.',
  'The file {0} cannot be read.': 'Het bestand {0} kan niet worden gelezen.',
  'The deal begins with {0} instead of the seat of its first hand and a colon. {1}':
    'Het spel begint met {0} en niet met de plaats van de eerste hand en een dubbele punt. {1}',
  'The deal is empty. {0}': 'Het spel is leeg. {0}',
  'The deal is {0} characters long; at most {1} are read. {2}':
    'Het spel is {0} tekens lang; er worden er hoogstens {1} gelezen. {2}',
  'The diagram has two hands of {0}.': 'Het diagram heeft twee handen van {0}.',
  'Hands in the rows of the diagram, from the top: {0}. Write North at the top, West and East side by side, South at the bottom, or each hand below the name of its seat.':
    'Handen in de rijen van het diagram, van boven af: {0}. Schrijf Noord boven, West en Oost naast elkaar, Zuid onder, of elke hand onder de naam van haar plaats.',
  'The field plays: {0} at position {1} {2}; write a suit ({3}) and after it the ranks played in it, such as "HJ679S8".':
    'Het veld plays: {0} op positie {1} {2}; schrijf een kleur ({3}) en daarna de rangen die erin gespeeld zijn, zoals "HJ679S8".',
  'The field rules is not JSON: {0}.': 'Het veld rules is geen JSON: {0}.',
  'The field {0} has a "%" without two hexadecimal digits of a character after it.':
    'Het veld {0} heeft een "%" waarop geen twee hexadecimale cijfers van een teken volgen.',
  'The field {0} has no "=" and no value.': 'Het veld {0} heeft geen "=" en geen waarde.',
  'The field {0} is not known; did you mean "{1}"?': 'Het veld {0} is niet bekend; is "{1}" bedoeld?',
  'The field {0} is not known; write one of {1}.': 'Het veld {0} is niet bekend; mogelijk zijn {1}.',
  'The hand at position {0} has {1} lines; write four, ♠ ♥ ♦ ♣, with "-" for a void.':
    'De hand op positie {0} heeft {1} regels; schrijf er vier, ♠ ♥ ♦ ♣, met "-" voor een lege kleur.',
  'The hand has {0} cards; a full hand has {1}.': 'De hand heeft {0} kaarten; een volle hand heeft er {1}.',
  'The hand is {0} characters long; at most {1} are read.':
    'De hand is {0} tekens lang; er worden er hoogstens {1} gelezen.',
  'The hand of {0} appears twice, the second time at position {1}.':
    'De hand van {0} staat er twee keer, nog eens op positie {1}.',
  'The hands are empty; each needs from 1 to {0} cards.':
    'De handen zijn leeg; elke hand heeft 1 tot {0} kaarten nodig.',
  'The hands differ in size: {0}. All four need the same number of cards.':
    'De handen zijn niet even groot: {0}. Alle vier moeten evenveel kaarten hebben.',
  'The hands hold {0} cards; all four need the same number.':
    'Kaarten in de handen: {0}; alle vier moeten er evenveel hebben.',
  'The line at position {0} has {1} suits, but the first line of its row has {2}; write every suit of every hand, with "-" for a void.':
    'De regel op positie {0} heeft {1} kleuren en de eerste van de rij {2}; schrijf elke kleur van elke hand, met "-" voor een lege.',
  'The line at position {0} must show one suit for every hand, a different one of ♠ ♥ ♦ ♣ in each line.':
    'De regel op positie {0} is niet in elke hand dezelfde kleur uit ♠ ♥ ♦ ♣, elk één keer.',
  'The plays are {0} characters long; at most {1} are read.':
    'De gespeelde kaarten zijn {0} tekens lang; er worden er hoogstens {1} gelezen.',
  'The presets of {0} are {1}.': 'De voorinstellingen van {0} zijn {1}.',
  'The presets {0} and {1} contradict each other: {2} is {3} in one and {4} in the other. Choose one of them.':
    'De voorinstellingen {0} en {1} spreken elkaar tegen: {2} is in de ene {3} en in de andere {4}. Kies er één van.',
  'The record has no hand for {0}; write all four hands, or no hand and all tricks.':
    'Het spelverloop heeft geen hand van {0}; schrijf ze alle vier, of geen en alle slagen.',
  'The record has both numbered tricks and a list of plays; write only one of them.':
    'Het spelverloop heeft genummerde slagen en ook een lijst van gespeelde kaarten; schrijf een van de twee.',
  'The record has no cards; it needs the four hands, or all tricks of the deal.':
    'Het spelverloop bevat geen kaarten; nodig zijn de vier handen, of alle slagen van het spel.',
  'The record shows {0} of the {1} cards of {2}; it needs all tricks of the deal, or the four hands.':
    'Het spelverloop toont {0} van de {1} kaarten van {2}; nodig zijn alle slagen van het spel, of de vier handen.',
  '{0} is missing; write {1}.': '{0} ontbreekt; schrijf {1}.',
  'The request is nested more than {0} levels deep.': 'Het verzoek is meer dan {0} niveaus diep genest.',
  'The text begins like JSON but is not valid: {0}. Write one JSON value, or one on each line.':
    'De tekst begint als JSON en is het niet: {0}. Schrijf één JSON-waarde, of één per regel.',
  'The text has {0} deals; write one, or read them with importRecords.':
    'De tekst bevat {0} spellen; schrijf er één, of lees ze met importRecords.',
  'The text is ambiguous: its card {0} is {1} in {2} and {3} in {4}. {5}':
    'De tekst is dubbelzinnig: kaart {0} ervan is {2} {1} en {4} {3}. {5}',
  'The text is ambiguous: its seats or its contract differ between {0} and {1}. {2}':
    'De tekst is dubbelzinnig: de plaatsen of het contract zijn {0} anders dan {1}. {2}',
  'The text has no deal; write a record of one.': 'De tekst bevat geen spel; schrijf een spelverloop van een spel.',
  'The text has no deal; begin each hand with its player, as in “North: …”, or each trick with its number, as in “1. …”.':
    'De tekst bevat geen spel; begin elke hand met de speler, zoals ‘Noord: …’, of elke slag met het nummer, zoals ‘1. …’.',
  'The text is empty; write a record of a deal.': 'De tekst is leeg; schrijf een spelverloop van een spel.',
  'The text is {0} characters long; at most {1} are read at once.':
    'De tekst is {0} tekens lang; er worden er hoogstens {1} tegelijk gelezen.',
  'The text is {0} characters long; a deal in words may have at most {1}.':
    'De tekst is {0} tekens lang; van een spel in woorden worden er hoogstens {1} gelezen.',
  'The value': 'De waarde',
  'The {0} appears twice, the second time at position {1}.': 'Twee keer geschreven: {0}, nog eens op positie {1}.',
  'The record has two first leaders, {0} and {1}; the player after the dealer leads first. Correct the record.':
    'Het spelverloop heeft twee spelers die als eerste uitkomen: {0} en {1}; de speler na de gever komt als eerste uit. Verbeter het spelverloop.',
  'The {0} is {1} in the record, but {2} was specified; omit the specified one, or correct it.':
    'Verschil bij {0}: in het spelverloop {1}, opgegeven {2}; laat de opgave weg of verbeter haar.',
  'There are {0} plays; no pack has more than {1} cards.':
    'Er zijn {0} gespeelde kaarten; geen pak heeft er meer dan {1}.',
  'This deal cannot be read: a part of the element cannot be loaded: {0}':
    'Dit spel kan niet worden gelezen: een deel van het element kan niet worden geladen: {0}',
  'Trick {0} at position {1} should be trick {2}; number the tricks 1, 2, 3 in the order played.':
    'Slag {0} op positie {1} zou slag {2} moeten zijn; nummer ze 1, 2, 3 in de gespeelde volgorde.',
  'The number of cards in trick {0} is {1}; a trick has four, and only the last one may be incomplete.':
    'Het aantal kaarten in slag {0} is {1}; een slag heeft er vier, en alleen de laatste mag onvolledig zijn.',
  'Trick {0}, {1}: the record gives it {2} points, but by the rules it counts {3}.':
    'Slag {0}, {1}: volgens het spelverloop telt hij {2} punten, en volgens de regels {3}.',
  'Trick {0}, {1}: the record says that {2} led, but by the rules {3} leads.':
    'Slag {0}, {1}: volgens het spelverloop kwam {2} uit, en volgens de regels komt {3} uit.',
  'Trick {0}, {1}: the record says that {2} won it, but by the rules {3} wins it.':
    'Slag {0}, {1}: volgens het spelverloop was hij voor {2}, en volgens de regels is hij voor {3}.',
  'The hands depend on the rules, and the record names no variant; specify one.':
    'Van wie deze kaarten zijn, hangt af van de regels, en het spelverloop noemt geen variant; geef er een op.',
  'The hands that played trick {0} are unknown without the contract; specify it.':
    'Van wie de kaarten van slag {0} zijn, is niet te zeggen, omdat het contract niet bekend is; geef het op.',
  'The hands that played trick {0} are unknown without its leader; specify it.':
    'Van wie de kaarten van slag {0} zijn, is niet te zeggen, omdat niet bekend is wie ervoor uitkomt; geef dat op.',
  'Write it like "N:AKJ9.T87.Q6. 8.AK.T97.J86 …": a seat, then four hands clockwise, each as S.H.D.C.':
    'Schrijf het zo: "N:AKJ9.T87.Q6. 8.AK.T97.J86 …", een plaats, dan vier handen met de klok mee, elk als S.H.D.C.',
  'Write the words in full.': 'Schrijf de woorden uit.',
  'a card': 'geen kaart',
  'a contract as text, such as "S", "obenabe" or "slalom-obenabe"':
    'een contract als tekst, zoals "S", "obenabe" of "slalom-obenabe"',
  'a deal': 'spel',
  'a deal as text, such as "N:AKJ9.T87.Q6. 8.AK.T97.J86 …"':
    'een spel als tekst, zoals "N:AKJ9.T87.Q6. 8.AK.T97.J86 …"',
  'a diagram': 'diagram',
  'a link': 'link',
  'a list': 'een lijst',
  'a list of cards': 'een lijst van kaarten',
  'a list of four {"hand": […]}': 'een lijst van vier, elk {"hand": […]}',
  'a list of names of presets of the variant, such as ["match", "weis"]':
    'een lijst van namen van voorinstellingen van de variant, zoals ["match", "weis"]',
  'a list of {0}': 'een lijst van {0}',
  '"own" or a whole number': '"own" of een geheel getal',
  'a text of 1 to {0} characters in one line': 'een tekst van 1 tot {0} tekens op één regel',
  'a list of {0} or fewer': 'een lijst van {0} of minder',
  'a list of {0} or more': 'een lijst van {0} of meer',
  'a payoff as text: {0}': 'een telling als tekst: {0}',
  'a point': 'een punt',
  'a rank': 'geen rang',
  'a rank with its suit after it': 'geen rang met zijn kleur erna',
  'a request': 'verzoek',
  'a suit ({0}) and then a rank ({1}), such as SJ or HT': 'een kleur ({0}) en dan een rang ({1}), zoals SJ of HT',
  'a suit or a rank': 'geen kleur en geen rang',
  'a time in milliseconds, 0 or more': 'een tijd in milliseconden, 0 of meer',
  'a whole number': 'een geheel getal',
  'a whole number of {0} or less': 'een geheel getal van {0} of minder',
  'a whole number of {0} or more': 'een geheel getal van {0} of meer',
  'a {0}': 'van het type {0}',
  'an empty list': 'een lege lijst',
  'an object': 'een object',
  'a class instance': 'een object van een klasse',
  'an object or null': 'een object of null',
  'cards in words': 'kaarten in woorden',
  clockwise: 'met de klok mee',
  contract: 'contract',
  'contract: {0} is not a contract; write S, H, D or C for the trump suit, or a name such as obenabe, unenufe or slalom-obenabe.':
    'contract: {0} is geen contract; schrijf S, H, D of C voor de troefkleur, of een naam zoals obenabe, unenufe of slalom-obenabe.',
  'contracts has "{0}" twice; list each kind of contract once.':
    'contracts noemt "{0}" twee keer; elk soort contract staat er één keer.',
  counterclockwise: 'tegen de klok in',
  dealer: 'gever',
  'deck has {0} cards (4 suits of {1} ranks, {2} copies); at most {3} are possible: {4} ranks with deck.copies {5}.':
    'deck geeft {0} kaarten (4 kleuren van {1} rangen, {2} exemplaren); het kunnen er hoogstens {3} zijn: {4} rangen met deck.copies {5}.',
  'deck.ranks has {0} twice; list each rank once, and give the number of copies in deck.copies.':
    'deck.ranks noemt {0} twee keer; elke rang staat er één keer, en deck.copies zegt hoe vaak hij voorkomt.',
  declarer: 'wie gaat',
  'has no suit before it': 'heeft geen kleur voor zich',
  'is a suit without a rank': 'is een kleur zonder rang',
  'is neither a suit nor a rank': 'is geen kleur en geen rang',
  'jass-kit JSON': 'JSON van jass-kit',
  leader: 'uitkomst',
  'melds.compare must end with "turn" or "nobody" and list no link twice: it has to decide between any two melds.':
    'melds.compare moet eindigen met "turn" of "nobody" en geen schakel twee keer noemen: de keten moet tussen elke twee meldingen beslissen.',
  'melds.needsTrick cannot be searched together with scoring.melds; set one of them to false.':
    'melds.needsTrick kan niet samen met scoring.melds worden berekend; zet een van beide op false.',
  missing: 'niet opgegeven',
  nobody: 'niemand',
  'scoring.deal must be "points" with cardPointsBy "ownKind".':
    'scoring.deal moet "points" zijn met cardPointsBy "ownKind".',
  'sweep.by must be "tricks" with cardPointsBy "ownKind".': 'sweep.by moet "tricks" zijn met cardPointsBy "ownKind".',
  'sweep.mode must be "add" with cardPointsBy "ownKind".': 'sweep.mode moet "add" zijn met cardPointsBy "ownKind".',
  'cardPointsBy: if each trick counts by its own kind, the sides do not share a fixed sum; ask for the payoff "total" or "score".':
    'cardPointsBy: als elke slag naar zijn soort telt, verdelen de partijen geen vaste som; vraag om de payoff "total" of "score".',
  'scoring.deal must be "points" with the contract "{0}".': 'scoring.deal moet "points" zijn met het contract "{0}".',
  'order.unenufe must be the reverse of the order of Obenabe with the contract "{0}".':
    'order.unenufe moet de omgekeerde volgorde van Obenabe zijn met het contract "{0}".',
  'trickRoem must be null with the contract "{0}".': 'trickRoem moet null zijn met het contract "{0}".',
  once: 'één keer',
  'one of {0}': 'een van {0}',
  plays: 'gespeelde kaarten',
  'plays[{0}]: {1} at position {2} is not a card; write {3}.':
    'plays[{0}]: {1} op positie {2} is geen kaart; schrijf {3}.',
  'plays[{0}]: {1} is not a card; write {2}.': 'plays[{0}]: {1} is geen kaart; schrijf {2}.',
  'rules: not JSON: {0}': 'rules: geen JSON: {0}',
  'sweep.bonus is {0}; if it replaces the card points, it must be at least their sum, {1} or more.':
    'sweep.bonus is {0}; waar het de kaartpunten vervangt, moet het even veel zijn, {1} of meer.',
  'the card points of the trick': 'de kaartpunten van de slag',
  'the cards in the order played, such as ["HJ", "H6"] or "HJ H6"':
    'de kaarten in de gespeelde volgorde, zoals ["HJ", "H6"] of "HJ H6"',
  'the id of the winner, 0 to 3': 'het nummer, 0 tot 3, van wie de slag haalt',
  'the name of a variant as text, such as "schieber"': 'de naam van een variant als tekst, zoals "schieber"',
  'the number {0}': 'het getal {0}',
  'the seat of the declarer as text: "N", "E", "S" or "W"': 'de plaats van wie gaat als tekst: "N", "E", "S" of "W"',
  'the seat that leads to the first trick as text: "N", "E", "S" or "W"':
    'de plaats die in de eerste slag uitkomt als tekst: "N", "E", "S" of "W"',
  'trickRoem cannot be searched with scoring "{0}", which counts card points; set trickRoem to null, or scoring.deal to "points" or "wet".':
    'trickRoem kan niet worden berekend met de telling "{0}", die kaartpunten telt; zet trickRoem op null, of scoring.deal op "points" of "wet".',
  'melds.marriageIfDiscarded cannot be false with two copies of each card and the contract "alltrumps": which two cards are a pair would depend on the play.':
    'melds.marriageIfDiscarded kan niet false zijn met elke kaart tweemaal en het contract "alltrumps": welke twee kaarten een paar zijn, zou van het spel afhangen.',
  'melds.marriageIfDiscarded cannot be false together with {0} as it is; in all trumps the marriages would depend on the play.':
    'melds.marriageIfDiscarded kan niet false zijn met {0} zoals het is; in alles troef zou stuk van het spel afhangen.',
  'trickRoem cannot be searched together with {0}; set trickRoem to null, or leave {1} out.':
    'trickRoem kan niet samen met {0} worden berekend; zet trickRoem op null, of laat {1} weg.',
  'true or false': 'true of false',
  trump: 'troef',
  twice: 'twee keer',
  variant: 'variant',
  'webplatformz messages': 'berichten van webplatformz',
  'the score of a tap': 'wat een tik telt',
  'the score of any right claim': 'wat elke juiste claim telt',
  'the score of fewer points': 'wat minder punten opleveren',
  '{0} and {1}': '{0} en {1}',
  '{0} at position {1} is ambiguous: in {2} it can be {3}. Write the word in full, or specify the language.':
    '{0} op positie {1} is dubbelzinnig: {2} kan het {3} zijn. Schrijf het woord uit, of geef de taal op.',
  '{0} at position {1} is ambiguous: in {2} it can be {3}. Write the word in full.':
    '{0} op positie {1} is dubbelzinnig: {2} kan het {3} zijn. Schrijf het woord uit.',
  '{0} at position {1} is not a card; write s, h, k or r and a number from 6 to 14, such as s10 or r11.':
    '{0} op positie {1} is geen kaart; schrijf s, h, k of r en een getal van 6 tot 14, zoals s10 of r11.',
  '{0} at position {1} is not a seat in {2}; write one of {3}.':
    '{0} op positie {1} is {2} geen plaats; schrijf een van {3}.',
  '{0} at position {1} is not {2} in {3}; use the suits {4}, the ranks {5}, or their names.':
    '{0} op positie {1} is {3} {2}; de kleuren zijn {4}, de rangen {5} en hun woorden.',
  '{0} at position {1} is under no heading in {2}; write the seat before each hand ({3}) and a heading before the rest ({4}), each with a colon.':
    '{0} op positie {1} staat {2} onder geen kopje; schrijf voor elke hand de plaats ({3}), en voor de rest {4}, elk met een dubbele punt.',
  '{0} at position {1} is in the place of {2}; North is at the top, West left, East right, South at the bottom.':
    '{0} op positie {1} staat waar {2} hoort; Noord staat boven, West links, Oost rechts, Zuid onder.',
  'After these plays {0} is to play, not {1}.': 'Na deze kaarten is {0} aan de beurt, niet {1}.',
  'The deal is over: no seat is to play.': 'Het spel is afgelopen: niemand is aan de beurt.',
  'No deal fits these plays: in every one some play of another hand is illegal.':
    'Geen verdeling past bij deze kaarten: in elke is een kaart van een andere hand niet toegestaan.',
  '{0} cannot have played {1}: no copy of it is left for that hand.':
    '{0} kan {1} niet gespeeld hebben: voor die hand is er geen meer over.',
  'the seat to play, whose hand is given, as text: "N", "E", "S" or "W"':
    'de plaats aan de beurt, waarvan de hand is gegeven, als tekst: “N”, “E”, “S” of “W”',
  '{0} cannot be played: every trick has been played.':
    'De kaart {0} kan niet worden gespeeld: alle slagen zijn gemaakt.',
  '{0} does not hold {1} in trick {2}; legal: {3}.': '{0} heeft in slag {2} {1} niet; toegestaan: {3}.',
  '{0} has no presets.': '{0} heeft geen voorinstellingen.',
  '{0} holds {1}, which is not in this pack: its ranks are {2}.':
    '{0} heeft {1}; die kaart zit niet in dit pak: de rangen zijn {2}.',
  '{0} is a preset of {1}. {2}': '{0} is een voorinstelling van {1}. {2}',
  '{0} is dealt too often, to {1}: the pack has it {2}.':
    'De kaart {0} is te vaak gedeeld, aan {1}: die zit {2} in het pak.',
  '{0} is missing': '{0} ontbreekt',
  '{0} is missing; {1} needs {2}.': '{0} ontbreekt; {1} heeft {2} nodig.',
  '{0} is not a contract of this game, which has {1}.': '{0} is geen contract van dit spel: het kent {1}.',
  '{0} is not a deal; write {"trump": 0, "dealer": 3, "tricks": [{"cards": ["D10", …], …}, …]}, a list of messages {"type": "BROADCAST_TRUMPF", "data": …}, or a request {"variant": "schieber", "deal": "N:…", …}.':
    '{0} is geen spel; schrijf {"trump": 0, "dealer": 3, "tricks": [{"cards": ["D10", …], …}, …]}, een lijst van berichten {"type": "BROADCAST_TRUMPF", "data": …}, of een verzoek {"variant": "schieber", "deal": "N:…", …}.',
  '{0} is not a field of these rules. The fields at the top level are {1}.':
    '{0} is geen veld van deze regels. De bovenste velden zijn {1}.',
  '{0} is not a field of these rules. The fields in {1} are {2}.':
    '{0} is geen veld van deze regels. De velden in {1} zijn {2}.',
  '{0} is not a field of these rules; did you mean {1}?': '{0} is geen veld van deze regels; is {1} bedoeld?',
  '{0} is not a preset of {1}. {2}': '{0} is geen voorinstelling van {1}. {2}',
  '{0} is not a preset of {1}; did you mean {2}?': '{0} is geen voorinstelling van {1}; is {2} bedoeld?',
  '{0} is not a variant. The variants are {1}.': '{0} is geen variant. De varianten zijn {1}.',
  '{0} is not a variant; did you mean {1}? The variants are {2}.':
    '{0} is geen variant; is {1} bedoeld? De varianten zijn {2}.',
  '{0} is not in the pack': '{0} zit niet in het pak',
  '{0} is not in this pack: its ranks are {1}.': 'De kaart {0} zit niet in dit pak: de rangen zijn {1}.',
  '{0} is {1}, not a card; write {2}, or {"number": 11, "color": "SPADES"}.':
    '{0} is {1} en geen kaart; schrijf {2}, of {"number": 11, "color": "SPADES"}.',
  '{0} is {1}; for the payoff "score" it must be {2} or more, {3}.':
    '{0} is {1}; voor payoff "score" moet het {2} of meer zijn, {3}.',
  '{0} is {1}; it must be {2}.': '{0} is {1}; het moet {2} zijn.',
  '{0} is {1}; only games of SCHIEBER can be read.': '{0} is {1}; alleen spellen van SCHIEBER kunnen worden gelezen.',
  '{0} is {1}; write {2}.': '{0} is {1}; schrijf {2}.',
  '{0} may not play {1} in trick {2}; legal: {3}.': '{0} mag in slag {2} {1} niet spelen; toegestaan: {3}.',
  '{0} must list each rank of deck.ranks ({1}) once, from high to low; {2}.':
    '{0} moet elke rang van deck.ranks ({1}) één keer noemen, van hoog naar laag; {2}.',
  '{0} or {1}': '{0} of {1}',
  '{0} is at position {1} of the deal.': 'De kaart {0} staat op positie {1} van het spel.',
  '{0} appears too often: the pack has it {1}.': 'De kaart {0} staat er te vaak: die zit {1} in het pak.',
  '{0} appears twice': '{0} staat er twee keer',
  '{0}: {1} can mean {2}; write one of them.': '{0}: {1} kan {2} betekenen; schrijf een van beide.',
  '{0}: {1} is not a seat; write N, E, S or W.': '{0}: {1} is geen plaats; schrijf N, E, S of W.',
  '{0}: {1} is not known; did you mean "{2}"?': '{0}: {1} is niet bekend; is "{2}" bedoeld?',
  '{0}: {1} is not known; write one of {2}.': '{0}: {1} is niet bekend; mogelijk zijn {2}.',
  points: 'punten',
  tricks: 'slagen',
  'taken is for an ending; all cards of this deal are still in the hands.':
    'taken is voor een eindspel; hier zijn alle kaarten nog in de handen.',
  'taken: give the points of both sides, such as "NS:60 EW:20", since each trick counts by its own kind.':
    'taken: geef de punten van beide partijen, zoals "NS:60 EW:20", want elke slag telt naar zijn soort.',
  'taken: NS {0} and EW {1} make {2} points; the {3} cards in no hand are worth {4} at most.':
    'taken: NS {0} en EW {1} maken {2} punten; de {3} kaarten die in geen hand zijn, tellen hoogstens {4}.',
  'taken: give the points of one side at least, such as "NS:60".':
    'taken: geef de punten van ten minste één partij, zoals "NS:60".',
  'taken: this game counts no roem in an ending.': 'taken: in een eindspel van dit spel telt geen roem.',
  'taken: {0} cannot have {1} points; the {2} cards in no hand are worth {3}.':
    'taken: {0} kan geen {1} punten hebben; de {2} kaarten die in geen hand zijn, tellen {3}.',
  'taken: {0} cannot have {1} tricks; the {2} cards in no hand made {3}.':
    'taken: {0} kan geen {1} slagen hebben; de {2} kaarten die in geen hand zijn, waren er {3}.',
  'taken: NS {0} and EW {1} make {2} {3}, but the cards in no hand made {4}; beside NS {5}, EW has {6}.':
    'taken: NS {0} en EW {1} zijn {2} {3}, maar de kaarten die in geen hand zijn, waren er {4}; naast NS {5} heeft EW {6}.',
  'taken: whole tricks of the cards in no hand cannot make NS {0} points; the nearest number is {1}.':
    'taken: hele slagen van de kaarten die in geen hand zijn, leveren NS geen {0} punten op; het dichtstbijzijnde getal is {1}.',
  'taken: {0} tricks of the cards in no hand cannot make NS {1} points; the nearest number is {2}.':
    'taken: {0} slagen van de kaarten die in geen hand zijn, leveren NS geen {1} punten op; het dichtstbijzijnde getal is {2}.',
  'taken: NS {0} and EW {1} roem need more tricks than the cards in no hand made.':
    'taken: roem {0} voor NS en {1} voor EW vragen meer slagen dan de kaarten die in geen hand zijn, hebben gemaakt.',
  'taken: {0} cannot have {1} roem from the cards in no hand; the nearest number is {2}.':
    'taken: {0} kan met de kaarten die in geen hand zijn, geen {1} roem hebben; het dichtstbijzijnde getal is {2}.',
  'taken: {0} has no points, but may have a trick; say how many tricks it has, such as "{1}:0/0" for none.':
    'taken: {0} heeft geen punten, maar misschien een slag; geef het aantal slagen, zoals "{1}:0/0" voor geen.',
  'what the sides had taken before an ending, such as "NS:60" or "NS:60+20/4 EW:51" (points, roem, tricks)':
    'wat de partijen vóór een eindspel hadden gehaald, zoals "NS:60" of "NS:60+20/4 EW:51" (punten, roem, slagen)',
  'taken: the melds of the declarers may hold a marriage; state the whole deal instead.':
    'taken: bij de roem van de partij die gaat, kan stuk zijn; geef het hele spel.',
  'leader: {0} does not agree with dealer: {1}; after this dealer {2} leads.':
    'leader: {0} past niet bij dealer: {1}; na deze gever komt {2} uit.',
  'turned: this game turns no card; name the contract.':
    'turned: in dit spel wordt geen kaart gedraaid; geef het contract.',
  'turned: {0} is in the hand of {1}; the turned card is the dealer’s, {2}.':
    'turned: {0} is in de hand van {1}; de gedraaide kaart is van de gever, {2}.',
  'contract: {0} does not agree with turned: {1}, which makes {2} trumps.':
    'contract: {0} past niet bij turned: {1}; troef is dan {2}.',
  'the seat of the dealer as text: "N", "E", "S" or "W"': 'de plaats van de gever als tekst: "N", "E", "S" of "W"',
  'the card that the dealer has turned as text, such as "H9"':
    'de kaart die de gever heeft gedraaid als tekst, zoals "H9"',
  'level: this game has no levels to bid; leave it out.': 'level: in dit spel wordt geen hoogte geboden; laat het weg.',
  'doubled is {0}; write {1} for a double, {2} for a redouble, 1 for neither.':
    'doubled is {0}; schrijf {1} voor gedoubleerd, {2} voor geredoubleerd, 1 voor geen van beide.',
  'doubled: this game has no levels to double; leave it out.':
    'doubled: in dit spel wordt niet gedoubleerd; laat het weg.',
  'level: give the level that was doubled.': 'level: geef het bod dat gedoubleerd is.',
  'level is {0}; it must be from {1} to {2} in steps of {3}.':
    'level is {0}; het moet van {1} tot {2} in stappen van {3} zijn.',
  'level is {0}; it must be from {1} to {2} in steps of {3}, or {4} for a sweep.':
    'level is {0}; het moet van {1} tot {2} in stappen van {3} zijn, of {4} voor alle slagen.',
  'level: the payoff "score" needs the level that was bid, such as 100.':
    'level: de telling "score" heeft het bod nodig, zoals 100.',
  'taken: the level is for a sweep; state what was taken before this ending.':
    'taken: er zijn alle slagen geboden; geef wat er voor dit eindspel gehaald is.',
  'sweep must not be null, since the level is for a sweep.':
    'sweep mag niet null zijn, omdat het bod voor alle slagen is.',
  'scoring.failed: the declarers would score more with fewer points; set it higher, or scoring.needsMore to true.':
    'scoring.failed: de spelende partij scoorde meer met minder punten; zet het hoger, of scoring.needsMore op true.',
  'scoring.levels.highest must be scoring.levels.lowest, {0}, or more.':
    'scoring.levels.highest moet scoring.levels.lowest, {0}, of meer zijn.',
  'scoring.levels.sweep must be more than scoring.levels.highest, {0}.':
    'scoring.levels.sweep moet meer zijn dan scoring.levels.highest, {0}.',
  'the taps or claims, such as [{"after": 28, "by": "NS", "call": "tap"}] or "NS:tap:28" (after so many plays)':
    'de tikken of claims, zoals [{"after": 28, "by": "NS", "call": "tap"}] of "NS:tap:28" (na zoveel kaarten)',
  'calls[{0}]: after is {1}, but the deal has only {2} plays.':
    'calls[{0}]: after is {1}, maar het spelverloop heeft maar {2} kaarten.',
  'calls: in this game no side taps or claims; leave them out.':
    'calls: in dit spel tikt of claimt niemand; laat het veld weg.',
  'calls[{0}]: this game has no {1}; write "{2}".': 'calls[{0}]: {1} bestaat in dit spel niet; schrijf "{2}".',
  'calls[{0}]: {1} has called after {2} plays; a deal has only one call.':
    'calls[{0}]: {1} heeft al na {2} kaarten getikt of geclaimd; dat kan maar één keer per gift.',
  'calls[{0}]: a call comes right after a trick, so after {1} plays or later, not after {2}.':
    'calls[{0}]: tikken of claimen kan direct na een slag, dus na {1} kaarten of later, niet na {2}.',
  'calls[{0}]: a call comes right after a trick, so after {1} or {2} plays, not after {3}.':
    'calls[{0}]: tikken of claimen kan direct na een slag, dus na {1} of {2} kaarten, niet na {3}.',
  'calls[{0}]: only the winners of a trick may claim after it; after {1} plays these are {2}.':
    'calls[{0}]: alleen wie de slag wint mag daarna claimen; na {1} kaarten is dat {2}.',
  'calls[{0}]: after {1} plays {2} has {3} points; a call needs {4}.':
    'calls[{0}]: na {1} kaarten heeft {2} {3} punten; nodig zijn er {4}.',
  'the number of plays before the position shown first, such as 12':
    'het aantal gespeelde kaarten vóór de stelling die eerst getoond wordt, bijvoorbeeld 12',
  'at is {0}, but the deal has only {1} plays.': 'at is {0}, maar het spelverloop heeft maar {1} kaarten.',
  'The picture {0} carries no deal.': 'De afbeelding {0} bevat geen spel.',
  'The words of the text and its link are of different deals; remove the one that is wrong.':
    'De tekst en de link erin beschrijven verschillende spellen; haal weg wat fout is.',
  'the level that was bid as a number, such as 100, or "capot" or "match" for all tricks':
    'het bod als getal, zoals 100, of "capot" of "match" voor alle slagen',
  '2 for a double, 4 for a redouble, 1 for neither': '2 voor gedoubleerd, 4 voor geredoubleerd, 1 voor geen van beide',
  'misere: the contract {0} has no misère; leave it out.': 'misere: het contract {0} heeft geen misère; laat het weg.',
  'level: this game has no bid for all tricks; write a number from {0} to {1} in steps of {2}.':
    'level: in dit spel kun je niet op alle slagen bieden; schrijf een getal van {0} tot {1} in stappen van {2}.',
  'true for a misère of the contract, false otherwise': 'true voor een misère in dit contract, anders false',
  'turned card': 'gedraaide kaart',
  level: 'bod',
  'line of points taken before': 'regel met de eerder gehaalde punten',
  '{0} at position {1} cannot be read; write {2}.': '{0} op positie {1} is niet te lezen; schrijf {2}.',
  'The turned card {0} at position {1} must be one card.': 'De gedraaide kaart {0} op positie {1} moet één kaart zijn.',
  'The level {0} at position {1} must be a number, such as 100, or 100 × 2 if it was doubled.':
    'Het bod {0} op positie {1} moet een getal zijn, zoals 100, of 100 × 2 als er gedoubleerd is.',
  'The game has no deals; write at least one.': 'Het spelverloop bevat geen spellen; schrijf er minstens één.',
  'The record has no plays; a review needs the cards played.':
    'Er staan geen gespeelde kaarten in; zonder spelverloop valt er niets te analyseren.',
  'Deal {0} is of {1}, but deal 1 of {2}; review one game at a time.':
    'Spel {0} is {1}, maar spel 1 is {2}; analyseer één variant tegelijk.',
  'The score of this game depends on taps or claims, which the review of a game does not count; review it for card points.':
    'De score van dit spel hangt af van tikken of ‘ik dek’, wat de analyse van een partij niet meetelt; analyseer het op kaartpunten.',
  'side: {0} is neither a side nor a seat; write NS, EW, N, E, S or W.':
    'side: {0} is geen partij en geen plaats; schrijf NS, EW, N, E, S of W.',
  'target: {0} is not a whole number; write the least value that is enough, such as 91.':
    'target: {0} is geen geheel getal; schrijf de kleinste waarde die genoeg is, zoals 91.',
  'The record does not name the contract.': 'Er staat niet bij wat troef is.',
  'The record does not say who leads to the first trick.': 'Er staat niet bij wie voor de eerste slag uitkomt.',
  'This link to a deal is damaged or incomplete. Ask the sender for a new one.':
    'Deze link naar een spel is beschadigd of onvolledig. Vraag de afzender om een nieuwe.',
  'This report is of a position after some plays; write the deal before them, and the plays.':
    'Dit verslag toont een stelling na enkele kaarten; schrijf het spel van daarvoor en de gespeelde kaarten.',
};
