/** Why an input is refused, in German: by the English sentence, whose places are numbered. */
export const reasons = {
  '0 North, 1 East, 2 South or 3 West': '0 Nord, 1 Ost, 2 Süd oder 3 West',
  '0 diamonds, 1 hearts, 2 spades, 3 clubs, 4 Obenabe or 5 Unenufe':
    '0 Ecken, 1 Herz, 2 Schaufel, 3 Kreuz, 4 Obenabe oder 5 Undenufe',
  '6 to 10, 11 jack, 12 queen, 13 king or 14 ace': '6 bis 10, 11 Bauer, 12 Dame, 13 König oder 14 As',
  'Deal {0}: {1}': 'Verteilung {0}: {1}',
  Dutch: 'auf Niederländisch',
  'Dutch for Swiss cards': 'auf Niederländisch für Deutschschweizer Karten',
  'Dutch codes': 'niederländische Kartennummern',
  English: 'auf Englisch',
  'English for Swiss cards': 'auf Englisch für Deutschschweizer Karten',
  French: 'auf Französisch',
  'French for Swiss cards': 'auf Französisch für Deutschschweizer Karten',
  'German for French cards': 'auf Deutsch für französische Karten',
  'German for Swiss cards': 'auf Deutsch für Deutschschweizer Karten',
  'Hand {0} is at position {1} of the deal.': 'Die Hand von {0} steht an Stelle {1} der Verteilung.',
  'Hand {0}, {1} at position {2}, must have four suits, not {3}; write S.H.D.C, with "-" or nothing for a void.':
    'Die Hand von {0}, {1} an Stelle {2}, muss vier Farben haben, nicht {3}: S.H.D.C, mit "-" oder nichts für eine leere Farbe.',
  'Hand {0}: {1} at position {2}, in suit {3}, is not a rank; write one of {4} (or 10 for T).':
    'Hand von {0}: {1} an Stelle {2}, in der Farbe {3}, ist kein Rang; nötig ist einer von {4} (oder 10 für T).',
  'It has no field {0}; did you mean "{1}"?': 'Ein Feld {0} gibt es nicht; ist "{1}" gemeint?',
  'It has no field {0}; the fields are {1}.': 'Ein Feld {0} gibt es nicht; die Felder sind {1}.',
  'It has two fields {0}; write one.': 'Er hat zwei Felder {0}; nötig ist eines.',
  'It has version {0}; this program reads only version {1}.': 'Er ist von Version {0}; gelesen wird nur Version {1}.',
  'It is {0} characters long; at most {1} are read.': 'Er ist {0} Zeichen lang; höchstens {1} werden gelesen.',
  'Line {0} is not valid JSON: {1}. Write one JSON value on each line.':
    'Zeile {0} ist kein gültiges JSON: {1}. Nötig ist je Zeile ein JSON-Wert.',
  'None of the messages is a BROADCAST_TRUMPF; the record needs one, then a BROADCAST_STICH for each trick.':
    'Keine dieser Meldungen ist BROADCAST_TRUMPF; der Spielverlauf braucht eine, dann für jeden Stich BROADCAST_STICH.',
  'None of {0} sampled deals is consistent with all plays, so there is no single-dummy estimate for {1}.':
    'Von {0} gezogenen Verteilungen passt keine zu allen Karten: Was {1} wissen konnte, lässt sich nicht schätzen.',
  'Play in this format runs {0}, but in {1} {2}; specify another variant.':
    'In diesem Format läuft das Spiel {0}, bei {1} {2}; nötig ist eine andere Variante.',
  'Line {0}, hand of {1}: {2}': 'Zeile {0}, Hand von {1}: {2}',
  'Line {0}: {1}': 'Zeile {0}: {1}',
  'The text says two things about the {0}: {1} in line {2}, and {3} in line {4}; leave one out.':
    'Zweierlei im Text ({0}): {1} in Zeile {2}, {3} in Zeile {4}; eines weglassen.',
  'The text says two things about the {0}: {1} under its heading, and {2} in a sentence; leave one out.':
    'Zweierlei im Text ({0}): {1} bei der Überschrift, {2} in einem Satz; eines weglassen.',
  'The hand of {0} appears twice, in line {1} and in line {2}.':
    'Die Hand von {0} steht zweimal da, in Zeile {1} und in Zeile {2}.',
  'O is east in German and Dutch and west in French; write the seat in full.':
    'O ist auf Deutsch und Niederländisch Ost, auf Französisch West; nötig ist der ganze Name.',
  '{0} No hand has {1}.': '{0} Keine Hand hat {1}.',
  'Trick {0}, {1}: the record says that {2} played {3}, but by the order of play {4} did.':
    'Stich {0}, {1}: nach dem Protokoll spielte {2} {3}, nach der Reihenfolge war es {4}.',
  'The hand of {0} is the rest of the pack, and the record names no variant; specify one.':
    'Die Hand von {0} ist der Rest der Karten, und das Protokoll nennt kein Spiel; eines angeben.',
  'an embed tag': 'Einbettungscode',
  'The rules of the tag are no JSON.': 'Die Regeln im Einbettungscode sind kein JSON.',
  'Read as {0}: {1}': 'Gelesen als {0}: {1}',
  'Specify the language ({0}), or write the words in full.': 'Gib die Sprache an ({0}), oder schreib die Wörter aus.',
  'TRUMPF, OBEABE, UNDEUFE or SCHIEBE': 'TRUMPF, OBEABE, UNDEUFE oder SCHIEBE',
  'The contract {0} at position {1} is unknown in {2}; write a suit ({3}), Obenabe, Unenufe, Slalom, Guschti or Misère.':
    '{0} an Stelle {1} ist {2} keine Trumpfart; nötig ist eine Farbe ({3}), Obenabe, Undenufe, Slalom, Guschti oder Misère.',
  'The deal needs four hands, clockwise from {0}, each with its three dots as S.H.D.C; it has {1}.':
    'Die Verteilung braucht vier Hände, von {0} aus im Uhrzeigersinn, jede mit ihren drei Punkten als S.H.D.C; sie hat {1}.',
  'The file {0} cannot be read.': 'Die Datei {0} lässt sich nicht lesen.',
  'The deal begins with {0} instead of the seat of its first hand and a colon. {1}':
    'Die Verteilung beginnt mit {0} statt mit dem Platz ihrer ersten Hand und einem Doppelpunkt. {1}',
  'The deal is empty. {0}': 'Die Verteilung ist leer. {0}',
  'The deal is {0} characters long; at most {1} are read. {2}':
    'Die Verteilung ist {0} Zeichen lang; höchstens {1} werden gelesen. {2}',
  'The diagram has two hands of {0}.': 'Das Diagramm hat zwei Hände von {0}.',
  'Hands in the rows of the diagram, from the top: {0}. Write North at the top, West and East side by side, South at the bottom, or each hand below the name of its seat.':
    'Hände in den Reihen des Diagramms, von oben: {0}. Richtig ist Nord oben, West und Ost nebeneinander, Süd unten, oder jede Hand unter dem Namen ihres Platzes.',
  'The field plays: {0} at position {1} {2}; write a suit ({3}) and after it the ranks played in it, such as "HJ679S8".':
    'Das Feld plays: {0} an Stelle {1} {2}; nötig ist eine Farbe ({3}) und danach die Ränge, die in ihr gespielt sind, etwa "HJ679S8".',
  'The field rules is not JSON: {0}.': 'Das Feld rules ist kein JSON: {0}.',
  'The field {0} has a "%" without two hexadecimal digits of a character after it.':
    'Das Feld {0} hat ein "%", auf das nicht zwei hexadezimale Ziffern eines Zeichens folgen.',
  'The field {0} has no "=" and no value.': 'Das Feld {0} hat kein "=" und keinen Wert.',
  'The field {0} is not known; did you mean "{1}"?': 'Das Feld {0} ist nicht bekannt; ist "{1}" gemeint?',
  'The field {0} is not known; write one of {1}.': 'Das Feld {0} ist nicht bekannt; möglich sind {1}.',
  'The hand at position {0} has {1} lines; write four, ♠ ♥ ♦ ♣, with "-" for a void.':
    'Die Hand an Stelle {0} hat {1} Zeilen; nötig sind vier, ♠ ♥ ♦ ♣, mit "-" für eine leere Farbe.',
  'The hand has {0} cards; a full hand has {1}.': 'Die Hand hat {0} Karten; eine volle Hand hat {1}.',
  'The hand is {0} characters long; at most {1} are read.':
    'Die Hand ist {0} Zeichen lang; höchstens {1} werden gelesen.',
  'The hand of {0} appears twice, the second time at position {1}.':
    'Die Hand von {0} steht zweimal da, nochmals an Stelle {1}.',
  'The hands are empty; each needs from 1 to {0} cards.': 'Die Hände sind leer; jede braucht 1 bis {0} Karten.',
  'The hands differ in size: {0}. All four need the same number of cards.':
    'Die Hände sind verschieden gross: {0}. Alle vier brauchen gleich viele Karten.',
  'The hands hold {0} cards; all four need the same number.': 'Karten der Hände: {0}; alle vier brauchen gleich viele.',
  'The line at position {0} has {1} suits, but the first line of its row has {2}; write every suit of every hand, with "-" for a void.':
    'Die Zeile an Stelle {0} hat {1} Farben, die erste der Reihe {2}; nötig ist jede Farbe jeder Hand, mit "-" für eine leere.',
  'The line at position {0} must show one suit for every hand, a different one of ♠ ♥ ♦ ♣ in each line.':
    'Die Zeile an Stelle {0} ist nicht in jeder Hand dieselbe Farbe aus ♠ ♥ ♦ ♣, jede einmal.',
  'The plays are {0} characters long; at most {1} are read.':
    'Die gespielten Karten sind {0} Zeichen lang; höchstens {1} werden gelesen.',
  'The presets of {0} are {1}.': 'Die Voreinstellungen von {0} sind {1}.',
  'The presets {0} and {1} contradict each other: {2} is {3} in one and {4} in the other. Choose one of them.':
    'Die Voreinstellungen {0} und {1} widersprechen sich: {2} ist in der einen {3} und in der anderen {4}. Es kann nur eine von beiden gelten.',
  'The record has no hand for {0}; write all four hands, or no hand and all tricks.':
    'Dem Spielverlauf fehlt die Hand von {0}; nötig sind alle vier, oder keine und alle Stiche.',
  'The record has both numbered tricks and a list of plays; write only one of them.':
    'Der Spielverlauf hat nummerierte Stiche und auch eine Liste gespielter Karten; nötig ist eines von beiden.',
  'The record has no cards; it needs the four hands, or all tricks of the deal.':
    'Der Spielverlauf enthält keine Karten; nötig sind die vier Hände oder alle Stiche der Verteilung.',
  'The record shows {0} of the {1} cards of {2}; it needs all tricks of the deal, or the four hands.':
    'Der Spielverlauf zeigt {0} der {1} Karten von {2}; nötig sind alle Stiche der Verteilung oder die vier Hände.',
  '{0} is missing; write {1}.': '{0} fehlt; nötig ist {1}.',
  'The request is nested more than {0} levels deep.': 'Die Anfrage ist mehr als {0} Ebenen tief verschachtelt.',
  'The text begins like JSON but is not valid: {0}. Write one JSON value, or one on each line.':
    'Der Text beginnt wie JSON und ist keines: {0}. Nötig ist ein JSON-Wert, oder je Zeile einer.',
  'The text has {0} deals; write one, or read them with importRecords.':
    'Der Text enthält {0} Verteilungen; nötig ist eine, oder importRecords zum Lesen von mehreren.',
  'The text is ambiguous: its card {0} is {1} in {2} and {3} in {4}. {5}':
    'Der Text ist mehrdeutig: Seine {0}. Karte ist {2} {1} und {4} {3}. {5}',
  'The text is ambiguous: its seats or its contract differ between {0} and {1}. {2}':
    'Der Text ist mehrdeutig: Seine Plätze oder seine Trumpfart sind {0} andere als {1}. {2}',
  'The text has no deal; write a record of one.':
    'Der Text enthält keine Verteilung; nötig ist der Verlauf einer Verteilung.',
  'The text has no deal; begin each hand with its player, as in “North: …”, or each trick with its number, as in “1. …”.':
    'Der Text enthält keine Verteilung; jede Hand beginnt mit ihrem Spieler, etwa «Nord: …», oder jeder Stich mit seiner Nummer, etwa «1. …».',
  'The text is empty; write a record of a deal.': 'Der Text ist leer; nötig ist der Verlauf einer Verteilung.',
  'The text is {0} characters long; at most {1} are read at once.':
    'Der Text ist {0} Zeichen lang; höchstens {1} werden auf einmal gelesen.',
  'The text is {0} characters long; a deal in words may have at most {1}.':
    'Der Text ist {0} Zeichen lang; von einer Verteilung in Worten werden höchstens {1} gelesen.',
  'The value': 'Der Wert',
  'The {0} appears twice, the second time at position {1}.': 'Zweimal geschrieben: {0}, nochmals an Stelle {1}.',
  'The record has two first leaders, {0} and {1}; the player after the dealer leads first. Correct the record.':
    'Der Spielverlauf hat zwei Spieler, die zuerst ausspielen: {0} und {1}; zuerst spielt aus, wer nach dem Geber sitzt. Berichtige den Spielverlauf.',
  'The {0} is {1} in the record, but {2} was specified; omit the specified one, or correct it.':
    '{0}: im Spielverlauf {1}, angegeben {2}; lass die Angabe weg oder berichtige sie.',
  'There are {0} plays; no pack has more than {1} cards.':
    'Es sind {0} gespielte Karten; kein Kartenspiel hat mehr als {1}.',
  'This deal cannot be read: a part of the element cannot be loaded: {0}':
    'Diese Verteilung lässt sich nicht lesen: Ein Teil des Elements lässt sich nicht laden: {0}',
  'Trick {0} at position {1} should be trick {2}; number the tricks 1, 2, 3 in the order played.':
    'Stich {0} an Stelle {1} müsste Stich {2} sein; die Nummern sind 1, 2, 3 in der gespielten Folge.',
  'The number of cards in trick {0} is {1}; a trick has four, and only the last one may be incomplete.':
    'Die Zahl der Karten in Stich {0} ist {1}; ein Stich hat vier, und nur der letzte darf unvollständig sein.',
  'Trick {0}, {1}: the record gives it {2} points, but by the rules it counts {3}.':
    'Stich {0}, {1}: Nach dem Spielverlauf zählt er {2} Punkte, nach den Regeln {3}.',
  'Trick {0}, {1}: the record says that {2} led, but by the rules {3} leads.':
    'Stich {0}, {1}: Nach dem Spielverlauf hat {2} ausgespielt, nach den Regeln spielt {3} aus.',
  'Trick {0}, {1}: the record says that {2} won it, but by the rules {3} wins it.':
    'Stich {0}, {1}: Nach dem Spielverlauf ging er an {2}, nach den Regeln geht er an {3}.',
  'The hands depend on the rules, and the record names no variant; specify one.':
    'Wem diese Karten gehören, hängt von den Regeln ab, und der Spielverlauf nennt keine Variante; gib sie an.',
  'The hands that played trick {0} are unknown without the contract; specify it.':
    'Wem die Karten von Stich {0} gehören, lässt sich nicht sagen, weil die Trumpfart nicht bekannt ist; gib sie an.',
  'The hands that played trick {0} are unknown without its leader; specify it.':
    'Wem die Karten von Stich {0} gehören, lässt sich nicht sagen, weil nicht bekannt ist, wer dazu ausspielt; gib es an.',
  'Write it like "N:AKJ9.T87.Q6. 8.AK.T97.J86 …": a seat, then four hands clockwise, each as S.H.D.C.':
    'Sie sieht so aus: "N:AKJ9.T87.Q6. 8.AK.T97.J86 …", ein Platz, dann vier Hände im Uhrzeigersinn, jede als S.H.D.C.',
  'Write the words in full.': 'Schreib die Wörter aus.',
  'a card': 'keine Karte',
  'a contract as text, such as "S", "obenabe" or "slalom-obenabe"':
    'eine Trumpfart als Text, etwa "S", "obenabe" oder "slalom-obenabe"',
  'a deal': 'Verteilung',
  'a deal as text, such as "N:AKJ9.T87.Q6. 8.AK.T97.J86 …"':
    'eine Verteilung als Text, etwa "N:AKJ9.T87.Q6. 8.AK.T97.J86 …"',
  'a diagram': 'Diagramm',
  'a link': 'Link',
  'a list': 'eine Liste',
  'a list of cards': 'eine Liste von Karten',
  'a list of four {"hand": […]}': 'eine Liste von vier, je {"hand": […]}',
  'a list of names of presets of the variant, such as ["match", "weis"]':
    'eine Liste von Namen von Voreinstellungen der Variante, etwa ["match", "weis"]',
  'a list of {0}': 'eine Liste von {0}',
  '"own" or a whole number': '"own" oder eine ganze Zahl',
  'a text of 1 to {0} characters in one line': 'ein Text von 1 bis {0} Zeichen in einer Zeile',
  'a list of {0} or fewer': 'eine Liste von {0} oder weniger',
  'a list of {0} or more': 'eine Liste von {0} oder mehr',
  'a payoff as text: {0}': 'eine Wertung als Text: {0}',
  'a point': 'ein Punkt',
  'a rank': 'kein Rang',
  'a rank with its suit after it': 'kein Rang mit seiner Farbe danach',
  'a request': 'Anfrage',
  'a suit ({0}) and then a rank ({1}), such as SJ or HT': 'eine Farbe ({0}) und dann ein Rang ({1}), etwa SJ oder HT',
  'a suit or a rank': 'keine Farbe und kein Rang',
  'a time in milliseconds, 0 or more': 'eine Zeit in Millisekunden, 0 oder mehr',
  'a whole number': 'eine ganze Zahl',
  'a whole number of {0} or less': 'eine ganze Zahl von {0} oder weniger',
  'a whole number of {0} or more': 'eine ganze Zahl von {0} oder mehr',
  'a {0}': 'vom Typ {0}',
  'an empty list': 'eine leere Liste',
  'an object': 'ein Objekt',
  'a class instance': 'ein Objekt einer Klasse',
  'an object or null': 'ein Objekt oder null',
  'cards in words': 'Karten in Worten',
  clockwise: 'im Uhrzeigersinn',
  contract: 'Trumpfart',
  'contract: {0} is not a contract; write S, H, D or C for the trump suit, or a name such as obenabe, unenufe or slalom-obenabe.':
    'contract: {0} ist keine Trumpfart; nötig ist S, H, D oder C für die Trumpffarbe, oder ein Name wie obenabe, unenufe oder slalom-obenabe.',
  'contracts has "{0}" twice; list each kind of contract once.':
    'contracts nennt "{0}" zweimal; jede Art steht einmal da.',
  counterclockwise: 'im Gegenuhrzeigersinn',
  dealer: 'Geber',
  'deck has {0} cards (4 suits of {1} ranks, {2} copies); at most {3} are possible: {4} ranks with deck.copies {5}.':
    'deck ergibt {0} Karten (4 Farben mit {1} Rängen, {2} Exemplare); mehr als {3} können es nicht sein: {4} Ränge mit deck.copies {5}.',
  'deck.ranks has {0} twice; list each rank once, and give the number of copies in deck.copies.':
    'deck.ranks nennt {0} zweimal; jeder Rang steht einmal da, und deck.copies sagt, wie oft es ihn gibt.',
  declarer: 'Ansager',
  'has no suit before it': 'hat keine Farbe vor sich',
  'is a suit without a rank': 'ist eine Farbe ohne Rang',
  'is neither a suit nor a rank': 'ist weder Farbe noch Rang',
  'jass-kit JSON': 'JSON von jass-kit',
  leader: 'Ausspiel',
  'melds.compare must end with "turn" or "nobody" and list no link twice: it has to decide between any two melds.':
    'melds.compare muss mit "turn" oder "nobody" enden und kein Glied zweimal nennen: Die Kette muss zwischen je zwei Weisen entscheiden.',
  'melds.needsTrick cannot be searched together with scoring.melds; set one of them to false.':
    'melds.needsTrick lässt sich zusammen mit scoring.melds nicht rechnen; setze eines davon auf false.',
  missing: 'nicht angegeben',
  nobody: 'niemand',
  'scoring.deal must be "points" with cardPointsBy "ownKind".':
    'scoring.deal muss "points" sein, wenn cardPointsBy "ownKind" ist.',
  'sweep.by must be "tricks" with cardPointsBy "ownKind".':
    'sweep.by muss "tricks" sein, wenn cardPointsBy "ownKind" ist.',
  'sweep.mode must be "add" with cardPointsBy "ownKind".':
    'sweep.mode muss "add" sein, wenn cardPointsBy "ownKind" ist.',
  'cardPointsBy: if each trick counts by its own kind, the sides do not share a fixed sum; ask for the payoff "total" or "score".':
    'cardPointsBy: Zählt jeder Stich nach seiner Art, so haben die Seiten keine feste Summe zu teilen; nötig ist payoff "total" oder "score".',
  'scoring.deal must be "points" with the contract "{0}".':
    'scoring.deal muss "points" sein, wenn es die Trumpfart "{0}" gibt.',
  'order.unenufe must be the reverse of the order of Obenabe with the contract "{0}".':
    'order.unenufe muss die umgekehrte Reihenfolge von Obenabe sein, wenn es die Trumpfart "{0}" gibt.',
  'trickRoem must be null with the contract "{0}".': 'trickRoem muss null sein, wenn es die Trumpfart "{0}" gibt.',
  once: 'einmal',
  'one of {0}': 'eines von {0}',
  plays: 'gespielte Karten',
  'plays[{0}]: {1} at position {2} is not a card; write {3}.':
    'plays[{0}]: {1} an Stelle {2} ist keine Karte; nötig ist {3}.',
  'plays[{0}]: {1} is not a card; write {2}.': 'plays[{0}]: {1} ist keine Karte; nötig ist {2}.',
  'rules: not JSON: {0}': 'rules: kein JSON: {0}',
  'sweep.bonus is {0}; if it replaces the card points, it must be at least their sum, {1} or more.':
    'sweep.bonus ist {0}; wo es die Kartenpunkte ersetzt, muss es so viel sein wie sie, {1} oder mehr.',
  'the card points of the trick': 'die Summe der Kartenpunkte des Stichs',
  'the cards in the order played, such as ["HJ", "H6"] or "HJ H6"':
    'die Folge der gespielten Karten, etwa ["HJ", "H6"] oder "HJ H6"',
  'the id of the winner, 0 to 3': 'die Nummer, 0 bis 3, dessen, der den Stich macht',
  'the name of a variant as text, such as "schieber"': 'der Name einer Variante als Text, etwa "schieber"',
  'the number {0}': 'die Zahl {0}',
  'the seat of the declarer as text: "N", "E", "S" or "W"': 'der Platz, der ansagt, als Text: "N", "E", "S" oder "W"',
  'the seat that leads to the first trick as text: "N", "E", "S" or "W"':
    'der Platz, der zum ersten Stich ausspielt, als Text: "N", "E", "S" oder "W"',
  'trickRoem cannot be searched with scoring "{0}", which counts card points; set trickRoem to null, or scoring.deal to "points" or "wet".':
    'trickRoem lässt sich mit der Wertung "{0}", die Kartenpunkte zählt, nicht rechnen; setze trickRoem auf null, oder scoring.deal auf "points" oder "wet".',
  'melds.marriageIfDiscarded cannot be false with two copies of each card and the contract "alltrumps": which two cards are a pair would depend on the play.':
    'melds.marriageIfDiscarded kann nicht false sein, wenn es jede Karte zweimal und die Trumpfart "alltrumps" gibt: Welche zwei Karten ein Paar sind, hinge vom Spiel ab.',
  'melds.marriageIfDiscarded cannot be false together with {0} as it is; in all trumps the marriages would depend on the play.':
    'melds.marriageIfDiscarded kann mit {0}, wie es ist, nicht false sein; bei Alles Trumpf hingen die Stöcke vom Spiel ab.',
  'trickRoem cannot be searched together with {0}; set trickRoem to null, or leave {1} out.':
    'trickRoem lässt sich zusammen mit {0} nicht rechnen; setze trickRoem auf null oder lass {1} weg.',
  'true or false': 'true oder false',
  trump: 'Trumpf',
  twice: 'zweimal',
  variant: 'Variante',
  'webplatformz messages': 'Meldungen von webplatformz',
  'the score of a tap': 'was ein Klopfen zählt',
  'the score of any right claim': 'was jedes richtige Bedanken zählt',
  'the score of fewer points': 'was weniger Punkte zählen',
  '{0} and {1}': '{0} und {1}',
  '{0} at position {1} is ambiguous: in {2} it can be {3}. Write the word in full, or specify the language.':
    '{0} an Stelle {1} ist mehrdeutig: {2} kann es {3} sein. Schreib das Wort aus, oder gib die Sprache an.',
  '{0} at position {1} is ambiguous: in {2} it can be {3}. Write the word in full.':
    '{0} an Stelle {1} ist mehrdeutig: {2} kann es {3} sein. Schreib das Wort aus.',
  '{0} at position {1} is not a card; write s, h, k or r and a number from 6 to 14, such as s10 or r11.':
    '{0} an Stelle {1} ist keine Karte; nötig ist s, h, k oder r und eine Zahl von 6 bis 14, etwa s10 oder r11.',
  '{0} at position {1} is not a seat in {2}; write one of {3}.':
    '{0} an Stelle {1} ist {2} kein Platz; nötig ist eines von {3}.',
  '{0} at position {1} is not {2} in {3}; use the suits {4}, the ranks {5}, or their names.':
    '{0} an Stelle {1} ist {3} {2}; die Farben sind {4}, die Ränge {5} und ihre Wörter.',
  '{0} at position {1} is under no heading in {2}; write the seat before each hand ({3}) and a heading before the rest ({4}), each with a colon.':
    '{0} an Stelle {1} steht {2} unter keiner Überschrift; vor jede Hand gehört ihr Platz ({3}), vor das Übrige {4}, je mit Doppelpunkt.',
  '{0} at position {1} is in the place of {2}; North is at the top, West left, East right, South at the bottom.':
    '{0} an Stelle {1} steht, wo {2} stehen sollte; Nord steht oben, West links, Ost rechts, Süd unten.',
  'After these plays {0} is to play, not {1}.': 'Nach diesen Karten ist {0} am Spiel, nicht {1}.',
  'The deal is over: no seat is to play.': 'Das Spiel ist zu Ende: Niemand ist am Spiel.',
  'No deal fits these plays: in every one some play of another hand is illegal.':
    'Keine Verteilung passt zu diesen Karten: In jeder ist eine Karte einer anderen Hand nicht erlaubt.',
  '{0} cannot have played {1}: no copy of it is left for that hand.':
    '{0} kann {1} nicht gespielt haben: Für diese Hand ist keine mehr übrig.',
  'the seat to play, whose hand is given, as text: "N", "E", "S" or "W"':
    'der Platz am Spiel, dessen Hand angegeben ist, als Text: «N», «E», «S» oder «W»',
  '{0} cannot be played: every trick has been played.': '{0} lässt sich nicht spielen: Alle Stiche sind gemacht.',
  '{0} does not hold {1} in trick {2}; legal: {3}.': '{0} hat im {2}. Stich {1} nicht; erlaubt: {3}.',
  '{0} has no presets.': '{0} hat keine Voreinstellungen.',
  '{0} holds {1}, which is not in this pack: its ranks are {2}.':
    '{0} hält {1}; diese Karte gibt es in diesem Kartenspiel nicht: Seine Ränge sind {2}.',
  '{0} is a preset of {1}. {2}': '{0} ist eine Voreinstellung von {1}. {2}',
  '{0} is dealt too often, to {1}: the pack has it {2}.':
    '{0} ist zu oft verteilt, an {1}: Das Kartenspiel hat diese Karte {2}.',
  '{0} is missing': '{0} fehlt',
  '{0} is missing; {1} needs {2}.': '{0} fehlt; {1} braucht {2}.',
  '{0} is not a contract of this game, which has {1}.': '{0} ist keine Trumpfart dieses Spiels: Es kennt {1}.',
  '{0} is not a deal; write {"trump": 0, "dealer": 3, "tricks": [{"cards": ["D10", …], …}, …]}, a list of messages {"type": "BROADCAST_TRUMPF", "data": …}, or a request {"variant": "schieber", "deal": "N:…", …}.':
    '{0} ist keine Verteilung; nötig ist {"trump": 0, "dealer": 3, "tricks": [{"cards": ["D10", …], …}, …]}, eine Liste von Meldungen {"type": "BROADCAST_TRUMPF", "data": …}, oder eine Anfrage {"variant": "schieber", "deal": "N:…", …}.',
  '{0} is not a field of these rules. The fields at the top level are {1}.':
    '{0} ist kein Feld dieser Regeln. Die obersten Felder sind {1}.',
  '{0} is not a field of these rules. The fields in {1} are {2}.':
    '{0} ist kein Feld dieser Regeln. Die Felder in {1} sind {2}.',
  '{0} is not a field of these rules; did you mean {1}?': '{0} ist kein Feld dieser Regeln; ist {1} gemeint?',
  '{0} is not a preset of {1}. {2}': '{0} ist keine Voreinstellung von {1}. {2}',
  '{0} is not a preset of {1}; did you mean {2}?': '{0} ist keine Voreinstellung von {1}; ist {2} gemeint?',
  '{0} is not a variant. The variants are {1}.': '{0} ist keine Variante. Die Varianten sind {1}.',
  '{0} is not a variant; did you mean {1}? The variants are {2}.':
    '{0} ist keine Variante; ist {1} gemeint? Die Varianten sind {2}.',
  '{0} is not in the pack': '{0} ist nicht im Kartenspiel',
  '{0} is not in this pack: its ranks are {1}.': '{0} gibt es in diesem Kartenspiel nicht: Seine Ränge sind {1}.',
  '{0} is {1}, not a card; write {2}, or {"number": 11, "color": "SPADES"}.':
    '{0} ist {1} und keine Karte; nötig ist {2}, oder {"number": 11, "color": "SPADES"}.',
  '{0} is {1}; for the payoff "score" it must be {2} or more, {3}.':
    '{0} ist {1}; für payoff "score" muss es {2} oder mehr sein, {3}.',
  '{0} is {1}; it must be {2}.': '{0} ist {1}; es muss {2} sein.',
  '{0} is {1}; only games of SCHIEBER can be read.': '{0} ist {1}; nur Spiele der Art SCHIEBER lassen sich lesen.',
  '{0} is {1}; write {2}.': '{0} ist {1}; nötig ist {2}.',
  '{0} may not play {1} in trick {2}; legal: {3}.': '{0} darf im {2}. Stich {1} nicht spielen; erlaubt: {3}.',
  '{0} must list each rank of deck.ranks ({1}) once, from high to low; {2}.':
    '{0} muss jeden Rang von deck.ranks ({1}) einmal nennen, von hoch bis tief; {2}.',
  '{0} or {1}': '{0} oder {1}',
  '{0} is at position {1} of the deal.': '{0} steht an Stelle {1} der Verteilung.',
  '{0} appears too often: the pack has it {1}.': '{0} steht zu oft da: Das Kartenspiel hat diese Karte {1}.',
  '{0} appears twice': '{0} steht zweimal da',
  '{0}: {1} can mean {2}; write one of them.': '{0}: {1} kann {2} bedeuten; nötig ist eines davon.',
  '{0}: {1} is not a seat; write N, E, S or W.': '{0}: {1} ist kein Platz; nötig ist N, E, S oder W.',
  '{0}: {1} is not known; did you mean "{2}"?': '{0}: {1} ist nicht bekannt; ist "{2}" gemeint?',
  '{0}: {1} is not known; write one of {2}.': '{0}: {1} ist nicht bekannt; möglich sind {2}.',
  points: 'Punkte',
  tricks: 'Stiche',
  'taken is for an ending; all cards of this deal are still in the hands.':
    'taken gilt für ein Endspiel; hier sind noch alle Karten in den Händen.',
  'taken: give the points of both sides, such as "NS:60 EW:20", since each trick counts by its own kind.':
    'taken: nötig sind die Punkte beider Seiten, etwa "NS:60 EW:20", denn jeder Stich zählt nach seiner Art.',
  'taken: NS {0} and EW {1} make {2} points; the {3} cards in no hand are worth {4} at most.':
    'taken: NS {0} und EW {1} machen {2} Punkte; die {3} Karten, die in keiner Hand sind, zählen höchstens {4}.',
  'taken: give the points of one side at least, such as "NS:60".':
    'taken: nötig sind die Punkte wenigstens einer Seite, etwa "NS:60".',
  'taken: this game counts no roem in an ending.': 'taken: in einem Endspiel dieses Spiels zählt kein Roem.',
  'taken: {0} cannot have {1} points; the {2} cards in no hand are worth {3}.':
    'taken: {0} kann nicht {1} Punkte haben; die {2} Karten, die in keiner Hand sind, zählen {3}.',
  'taken: {0} cannot have {1} tricks; the {2} cards in no hand made {3}.':
    'taken: {0} kann nicht {1} Stiche haben; die {2} Karten, die in keiner Hand sind, waren {3}.',
  'taken: NS {0} and EW {1} make {2} {3}, but the cards in no hand made {4}; beside NS {5}, EW has {6}.':
    'taken: NS {0} und EW {1} sind {2} {3}, aber die Karten, die in keiner Hand sind, ergaben {4}; neben NS {5} hat EW {6}.',
  'taken: whole tricks of the cards in no hand cannot make NS {0} points; the nearest number is {1}.':
    'taken: ganze Stiche aus den Karten, die in keiner Hand sind, ergeben für NS nicht {0} Punkte; die nächste Zahl ist {1}.',
  'taken: {0} tricks of the cards in no hand cannot make NS {1} points; the nearest number is {2}.':
    'taken: {0} Stiche aus den Karten, die in keiner Hand sind, ergeben für NS nicht {1} Punkte; die nächste Zahl ist {2}.',
  'taken: NS {0} and EW {1} roem need more tricks than the cards in no hand made.':
    'taken: Roem {0} für NS und {1} für EW brauchen mehr Stiche, als die Karten waren, die in keiner Hand sind.',
  'taken: {0} cannot have {1} roem from the cards in no hand; the nearest number is {2}.':
    'taken: {0} kann aus den Karten, die in keiner Hand sind, nicht Roem {1} haben; die nächste Zahl ist {2}.',
  'taken: {0} has no points, but may have a trick; say how many tricks it has, such as "{1}:0/0" for none.':
    'taken: {0} hat keine Punkte, aber vielleicht einen Stich; nötig ist die Zahl der Stiche, etwa "{1}:0/0" für keinen.',
  'what the sides had taken before an ending, such as "NS:60" or "NS:60+20/4 EW:51" (points, roem, tricks)':
    'was die Seiten vor einem Endspiel gemacht hatten, etwa "NS:60" oder "NS:60+20/4 EW:51" (Punkte, Roem, Stiche)',
  'taken: the melds of the declarers may hold a marriage; state the whole deal instead.':
    'taken: unter den Weisen der Ansager kann Stöck sein; nötig ist die ganze Verteilung.',
  'leader: {0} does not agree with dealer: {1}; after this dealer {2} leads.':
    'leader: {0} passt nicht zu dealer: {1}; nach diesem Geber spielt {2} aus.',
  'turned: this game turns no card; name the contract.':
    'turned: in diesem Spiel wird keine Karte aufgedeckt; nötig ist die Trumpfart.',
  'turned: {0} is in the hand of {1}; the turned card is the dealer’s, {2}.':
    'turned: {0} ist in der Hand von {1}; die aufgedeckte Karte gehört dem Geber, {2}.',
  'contract: {0} does not agree with turned: {1}, which makes {2} trumps.':
    'contract: {0} passt nicht zu turned: {1}; Trumpf ist damit {2}.',
  'the seat of the dealer as text: "N", "E", "S" or "W"': 'der Platz des Gebers als Text: "N", "E", "S" oder "W"',
  'the card that the dealer has turned as text, such as "H9"':
    'die Karte, die der Geber aufgedeckt hat, als Text, etwa "H9"',
  'level: this game has no levels to bid; leave it out.': 'level: In diesem Spiel wird nicht geboten; weglassen.',
  'doubled is {0}; write {1} for a double, {2} for a redouble, 1 for neither.':
    'doubled ist {0}; nötig ist {1} für gedoppelt, {2} für zurückgedoppelt, 1 für keins von beiden.',
  'doubled: this game has no levels to double; leave it out.':
    'doubled: In diesem Spiel wird nicht gedoppelt; weglassen.',
  'level: give the level that was doubled.': 'level: Nötig ist die Ansage, die gedoppelt wurde.',
  'level is {0}; it must be from {1} to {2} in steps of {3}.':
    'level ist {0}; es muss von {1} bis {2} in Schritten von {3} sein.',
  'level is {0}; it must be from {1} to {2} in steps of {3}, or {4} for a sweep.':
    'level ist {0}; es muss von {1} bis {2} in Schritten von {3} sein, oder {4} für alle Stiche.',
  'level: the payoff "score" needs the level that was bid, such as 100.':
    'level: Die Wertung "score" braucht die Ansage, etwa 100.',
  'taken: the level is for a sweep; state what was taken before this ending.':
    'taken: Angesagt sind alle Stiche; nötig ist, was vor diesem Endspiel gemacht wurde.',
  'sweep must not be null, since the level is for a sweep.':
    'sweep darf nicht null sein, da die Ansage für alle Stiche gilt.',
  'scoring.failed: the declarers would score more with fewer points; set it higher, or scoring.needsMore to true.':
    'scoring.failed: Die Ansager schrieben mit weniger Punkten mehr; höher setzen, oder scoring.needsMore auf true.',
  'scoring.levels.highest must be scoring.levels.lowest, {0}, or more.':
    'scoring.levels.highest muss scoring.levels.lowest, {0}, oder mehr sein.',
  'scoring.levels.sweep must be more than scoring.levels.highest, {0}.':
    'scoring.levels.sweep muss mehr sein als scoring.levels.highest, {0}.',
  'the taps or claims, such as [{"after": 28, "by": "NS", "call": "tap"}] or "NS:tap:28" (after so many plays)':
    'die Klopfer oder Gewinnansagen, etwa [{"after": 28, "by": "NS", "call": "tap"}] oder "NS:tap:28" (nach so vielen Karten)',
  'calls[{0}]: after is {1}, but the deal has only {2} plays.':
    'calls[{0}]: after ist {1}, aber der Spielverlauf hat nur {2} Karten.',
  'calls: in this game no side taps or claims; leave them out.':
    'calls: In diesem Spiel klopft niemand und sagt niemand den Gewinn an; lass das Feld weg.',
  'calls[{0}]: this game has no {1}; write "{2}".': 'calls[{0}]: {1} gibt es in diesem Spiel nicht; nötig ist "{2}".',
  'calls[{0}]: {1} has called after {2} plays; a deal has only one call.':
    'calls[{0}]: {1} hat schon nach {2} Karten angesagt; das geht in einem Spiel nur einmal.',
  'calls[{0}]: a call comes right after a trick, so after {1} plays or later, not after {2}.':
    'calls[{0}]: Angesagt wird gleich nach einem Stich, also nach {1} Karten oder später, nicht nach {2}.',
  'calls[{0}]: a call comes right after a trick, so after {1} or {2} plays, not after {3}.':
    'calls[{0}]: Angesagt wird gleich nach einem Stich, also nach {1} oder {2} Karten, nicht nach {3}.',
  'calls[{0}]: only the winners of a trick may claim after it; after {1} plays these are {2}.':
    'calls[{0}]: Den Gewinn darf nur ansagen, wer den Stich gemacht hat; nach {1} Karten ist das {2}.',
  'calls[{0}]: after {1} plays {2} has {3} points; a call needs {4}.':
    'calls[{0}]: Nach {1} Karten hat {2} {3} Punkte; nötig sind {4}.',
  'the number of plays before the position shown first, such as 12':
    'die Zahl der gespielten Karten vor der zuerst gezeigten Stellung, etwa 12',
  'at is {0}, but the deal has only {1} plays.': 'at ist {0}, aber der Spielverlauf hat nur {1} Karten.',
  'The picture {0} carries no deal.': 'Das Bild {0} enthält kein Spiel.',
  'The words of the text and its link are of different deals; remove the one that is wrong.':
    'Der Text und sein Link zeigen verschiedene Spiele; entferne, was falsch ist.',
  'the level that was bid as a number, such as 100, or "capot" or "match" for all tricks':
    'die Ansage als Zahl, etwa 100, oder "match" oder "capot" für alle Stiche',
  '2 for a double, 4 for a redouble, 1 for neither': '2 für gedoppelt, 4 für zurückgedoppelt, 1 für keins von beiden',
  'misere: the contract {0} has no misère; leave it out.': 'misere: Die Trumpfart {0} hat keine Misère; weglassen.',
  'level: this game has no bid for all tricks; write a number from {0} to {1} in steps of {2}.':
    'level: In diesem Spiel kann man nicht alle Stiche ansagen; nötig ist eine Zahl von {0} bis {1} in Schritten von {2}.',
  'true for a misère of the contract, false otherwise': 'true für eine Misère in dieser Trumpfart, sonst false',
  'turned card': 'aufgedeckte Karte',
  level: 'Ansage',
  'line of points taken before': 'Zeile der Punkte vorher',
  '{0} at position {1} cannot be read; write {2}.': '{0} an Stelle {1} ist nicht lesbar; nötig ist, {2}.',
  'The turned card {0} at position {1} must be one card.':
    'Die aufgedeckte Karte {0} an Stelle {1} muss eine einzige Karte sein.',
  'The level {0} at position {1} must be a number, such as 100, or 100 × 2 if it was doubled.':
    'Die Ansage {0} an Stelle {1} muss eine Zahl sein, etwa 100, oder 100 × 2, wenn gedoppelt wurde.',
  'The game has no deals; write at least one.': 'Der Spielverlauf enthält keine Spiele; nötig ist mindestens eines.',
  'The record has no plays; a review needs the cards played.':
    'Der Spielverlauf enthält keine gespielten Karten; ohne sie gibt es nichts zu analysieren.',
  'Deal {0} is of {1}, but deal 1 of {2}; review one game at a time.':
    'Spiel {0} ist {1}, Spiel 1 aber {2}; zusammen lässt sich nur eine Variante analysieren.',
  'The score of this game depends on taps or claims, which the review of a game does not count; review it for card points.':
    'Die Wertung dieses Spiels hängt vom Klopfen oder Bedanken ab, was die Analyse ganzer Partien nicht zählt; nach Kartenpunkten lässt es sich analysieren.',
  'side: {0} is neither a side nor a seat; write NS, EW, N, E, S or W.':
    'side: {0} ist weder eine Seite noch ein Platz; nötig ist NS, EW, N, E, S oder W.',
  'target: {0} is not a whole number; write the least value that is enough, such as 91.':
    'target: {0} ist keine ganze Zahl; nötig ist der kleinste Wert, der genügt, etwa 91.',
  'The record does not name the contract.': 'Der Spielverlauf sagt nicht, was Trumpf ist.',
  'The record does not say who leads to the first trick.':
    'Der Spielverlauf sagt nicht, wer zum ersten Stich ausspielt.',
  'This link to a deal is damaged or incomplete. Ask the sender for a new one.':
    'Dieser Link zu einer Verteilung ist beschädigt oder unvollständig. Der Absender kann einen neuen schicken.',
  'This report is of a position after some plays; write the deal before them, and the plays.':
    'Dieser Bericht zeigt eine Stellung nach einigen Karten; nötig sind die Verteilung davor und die gespielten Karten.',
};
