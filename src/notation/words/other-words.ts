/** Words of four languages that are like words of the game; a correction of typing mistakes leaves them alone. */

/**
 * Words one letter away from a word of the game, which they never stand for. People write them in texts about cards.
 */
export const OTHER_WORDS: ReadonlySet<string> = new Set(
  (
    'rest best nest test west lest wist last past fast cast ease easy eats least feast beast yeast mouth youth forth worth ' +
    'word words worden woord woorden moord norm mord nora herr herrn herd harz hers here heart karte karten kaarten harden ' +
    'rasen hosen losen rosa soeur soeurs leur leurs peur coup cour cours buiten ruiter duiten sluiten club clubs klub clups ' +
    'read reads load loads leaf leaps leap leans learns stars stare bean beans trump trumps trumpf stand stunde start nord noord ' +
    'entamee fait faite faits tait part parti partie carte parts port heads deals deal real meals beads lends lands ' +
    'holds folds hold gold hand hands band land sand wand stich strich dich sich mich bald halb kalt kamt spielt spiel spiele ' +
    'spielen spielt spielte gespielt zielt hielt mache macht machte nacht wacht lacht acht sagt jagt tagt magt plays lays prays ' +
    'place plans games names makes takes bakes lakes wakes calls balls falls walls halls cards lords names kommt komt kort kost ' +
    'kant kast bont rond nord sort fort mort port tout tous nous vous pour jour four tour cours joue joues roue loue boue ' +
    'slag klag vlag stag spel stel snel geven gevel lever even troep broer graag klaar geeft heeft leeft beeft ' +
    'bauer mauer dauer sauer sommer besser messer boden boten pieke pipe piques spader spade shade spares hearths hears hearty ' +
    'diamant rote rosen rosa eimer einer einen eines hotel nobel mais maid mars mark ' +
    'gland glande grande grand gloss grelot bells bulls balls bills belle bello beller acorn'
  ).split(/\s+/),
);
