/** How the writer of a text speaks of the players: the writer, the partner, the opponents beside them. All as `fold` returns them. */
import type { Language } from './languages.ts';

/** The phrases of one language; an apostrophe is one of either form. */
export interface View {
  readonly self: readonly string[];
  /** The person whom the text speaks to. */
  readonly you: readonly string[];
  readonly partner: readonly string[];
  readonly left: readonly string[];
  readonly right: readonly string[];
  /** Words between the writer and the seat: “I was sitting South”. */
  readonly links: readonly string[];
  /** Before the seat: “I bid hearts as South”, and “in South I had”. */
  readonly as: readonly string[];
  readonly at: readonly string[];
  /** Before the writer’s seat at the beginning of a sentence: “Sitting West, …”. */
  readonly sitting: readonly string[];
  /** Between a player’s name and the seat: “Anna sits in the north”. */
  readonly sits: readonly string[];
  /** Just before the seat of a player’s name: “Ruth to my left in the West”. */
  readonly placed: readonly string[];
}

const sides = (side: string, phrases: readonly string[]): readonly string[] =>
  phrases.map((phrase) => phrase.replace('*', side));

/** German phrases in which the word for left or right has an ending. The star stands for its stem. */
const GERMAN_ENDED = [
  'zu meiner *en',
  'meine *e',
  'mein *er nachbar',
  'meine *e nachbarin',
  '*er nachbar',
  'mein *er gegner',
  '*er gegner',
  'der *e gegner',
  'der *e nachbar',
  'der *e',
  'die *e',
  'der *e spieler',
  'die *e gegnerin',
  '*er hand',
  'zur *en',
];

const ENGLISH_SIDES = [
  'the player on the *',
  'the opponent on the *',
  'the one on my *',
  'the one on the *',
  'the man on my *',
  'the woman on my *',
  'the lady on my *',
  'the person on my *',
  'to my *',
  'on my *',
  'at my *',
  'my *',
  '* of me',
  'to the * of me',
  'on the *',
  'to the *',
  'the player on my *',
  'the player to my *',
  'the opponent on my *',
  'the opponent to my *',
  'opponent on my *',
  'my *-hand opponent',
  'the *-hand opponent',
  '*-hand opponent',
  'my *-hand neighbour',
  '* opponent',
  'my * neighbour',
  '* neighbour',
];
const GERMAN_SIDES = [
  '* von mir',
  'von mir *',
  'zu meiner *en',
  'meiner *en',
  '*',
  '*er gegner',
  '*er nachbar',
  'mein *er nachbar',
  'mein *er gegner',
  'der *e gegner',
  '*s aussen',
  'der *e nachbar',
  'gegner *',
  'der gegner *',
  'der spieler *',
  'der spieler * von mir',
  'der gegner * von mir',
  'der nachbar *',
];
const DUTCH_SIDES = [
  'de *er',
  'de *ertegenstander',
  'de *erspeler',
  'mijn *erspeler',
  '*erspeler',
  'de *erbuurman',
  '* van mij',
  'van mij *',
  'aan mijn *erhand',
  'mijn *erhand',
  'mijn *erbuurman',
  'mijn *erbuurvrouw',
  'mijn *erbuur',
  '*erbuurman',
  '*erbuurvrouw',
  '*',
  '*er tegenstander',
  '*ertegenstander',
  'mijn *er tegenstander',
  'mijn *ertegenstander',
  'de *er tegenstander',
  'de speler * van mij',
  'de tegenstander * van mij',
  'tegenstander *',
  'aan de *erkant',
];
const FRENCH_SIDES = [
  'celui de *',
  'celle de *',
  'celui a ma *',
  'celui assis a ma *',
  "l'adversaire de *",
  'le joueur assis a ma *',
  "l'autre a *",
  '*',
  'a ma *',
  'sur ma *',
  'a * de moi',
  'a *',
  'a la *',
  'ma *',
  'mon voisin de *',
  'ma voisine de *',
  'le voisin de *',
  'voisin de *',
  'adversaire de *',
  "l'adversaire de *",
  "l'adversaire a ma *",
  'le joueur a ma *',
  'le joueur de *',
  'la joueuse a ma *',
  'joueur de *',
  "l'adversaire a *",
];

export const VIEWS: Readonly<Record<Language, View>> = {
  en: {
    self: ['i', 'me', 'my hand', 'my own hand', 'my cards', 'my eight', 'my nine', 'my twelve', 'mine', 'myself'],
    you: ['you'],
    partner: ['my partner', 'partner', 'my pard', 'pard', 'opposite me', 'opposite', 'across from me', 'across'],
    left: [...sides('left', ENGLISH_SIDES), 'left', 'lho'],
    right: [...sides('right', ENGLISH_SIDES), 'right', 'rho'],
    links: [
      'was',
      'am',
      'sat',
      'sit',
      'in',
      'at',
      'the',
      'played',
      'playing',
      'as',
      'sitting',
      'seated',
      'on',
      'were',
      'm',
    ],
    as: ['as', 'sitting'],
    at: ['in', 'from'],
    sitting: ['sitting', 'seated'],
    sits: ['sits', 'sat', 'is', 'was', 'plays', 'played', 'sitting', 'seated', 'in', 'at', 'on', 'as', 'the'],
    placed: ['in', 'in the', 'at', 'at the', 'on', 'as', 'sat', 'sits', 'was'],
  },
  de: {
    self: ['ich', 'mein blatt', 'meine karten', 'meine hand', 'ich selbst', 'ich selber'],
    you: ['du'],
    partner: [
      'mein partner',
      'meine partnerin',
      'partner',
      'partnerin',
      'mein gegenuber',
      'gegenuber',
      'mir gegenuber',
      'gegenuber von mir',
      'mein mitspieler',
      'meine mitspielerin',
      'vis-a-vis',
      'mein vis-a-vis',
      'mein kollege',
    ],
    left: [
      ...sides('link', GERMAN_ENDED),
      ...sides(
        'links',
        GERMAN_SIDES.filter((phrase) => !/\*[^ ]/.test(phrase)),
      ),
    ],
    right: [
      ...sides('recht', GERMAN_ENDED),
      ...sides(
        'rechts',
        GERMAN_SIDES.filter((phrase) => !/\*[^ ]/.test(phrase)),
      ),
    ],
    links: [
      'war',
      'bin',
      'sass',
      'sitze',
      'spielte',
      'spiele',
      'als',
      'im',
      'auf',
      'in',
      'der',
      'den',
      'sitz',
      'platz',
      'hier',
    ],
    as: ['als'],
    at: ['im', 'auf', 'in'],
    sitting: ['auf dem platz', 'auf dem sitz'],
    sits: ['sitzt', 'sass', 'ist', 'war', 'spielt', 'spielte', 'im', 'auf', 'in', 'als', 'hier', 'hockt'],
    placed: ['im', 'in', 'auf', 'als', 'sass', 'sitzt', 'war'],
  },
  nl: {
    self: ['ik', 'ikzelf', 'mijn hand', 'mijn kaarten', 'ik zelf'],
    you: ['jij'],
    partner: [
      'mijn maat',
      'maat',
      'mijn partner',
      'partner',
      "m'n maat",
      'mijn maatje',
      'tegenover mij',
      'mijn medespeler',
    ],
    left: sides(
      'link',
      DUTCH_SIDES.map((phrase) => phrase.replace(/\*(?!er)/, '*s')),
    ),
    right: sides(
      'recht',
      DUTCH_SIDES.map((phrase) => phrase.replace(/\*(?!er)/, '*s')),
    ),
    links: ['was', 'ben', 'zat', 'zit', 'speelde', 'speel', 'op', 'als', 'in', 'de', 'stoel', 'plaats'],
    as: ['als'],
    at: ['op', 'in'],
    sitting: ['zittend op', 'zittend in'],
    placed: ['op', 'in', 'in het', 'als', 'zit', 'zat'],
    sits: ['zit', 'zat', 'is', 'was', 'speelt', 'speelde', 'op', 'in', 'het', 'als', 'de'],
  },
  fr: {
    self: ['moi', 'je', 'j', 'g', 'mon jeu', 'ma main', 'mes cartes', 'moi-meme'],
    you: ['toi', 'tu'],
    partner: [
      'mon partenaire',
      'ma partenaire',
      'partenaire',
      'mon coequipier',
      'ma coequipiere',
      'en face de moi',
      'en face',
      'mon vis-a-vis',
      'vis-a-vis',
    ],
    left: sides('gauche', FRENCH_SIDES),
    right: sides('droite', FRENCH_SIDES),
    links: ['etais', 'suis', 'jouais', 'joue', 'en', 'au', 'assis', 'assise', 'a', 'place', 'de', 'ai'],
    as: ['comme', 'en tant que'],
    at: ['en', 'au', 'a'],
    sitting: ['assis en', 'assise en', 'place en', 'placee en'],
    placed: ['en', 'au', 'a', "a l'", 'a l’', 'comme'],
    sits: ['est', 'etait', 'joue', 'jouait', 'assis', 'assise', 'en', 'au', 'a', 'place', 'placee'],
  },
};
