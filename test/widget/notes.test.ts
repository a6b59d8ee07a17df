/** Why a card may not be played, in the words of the game and in each language: one example of every duty. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Card } from '../../src/game/cards.ts';
import { illegalNow } from '../../src/game/play/duties.ts';
import { noteMessages } from '../../src/widget/text/messages/notes.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { loadLocale, TARGETS } from '../../src/widget/text/locales.ts';
import type { Locale } from '../../src/widget/text/locales.ts';
import { messagesIn } from '../../src/widget/text/messages.ts';
import { goTo } from '../../src/widget/state/table.ts';
import { readInput } from '../../src/widget/state/read-input.ts';

beforeAll(() => Promise.all(TARGETS.map(loadLocale)));

const LOCALES: readonly Locale[] = ['en', 'de', 'nl', 'fr'];

/** Spades are trump and North leads. */
function whyNot(variant: string, deal: string, plays: string, card: Card, locale: Locale, suits?: 'swiss'): string {
  const { table } = readInput({ variant, contract: 'S', leader: 'N', deal, plays });
  const { position } = goTo(table!, table!.record.length);
  const duty = illegalNow(position).get(card)!;
  const messages = noteMessages(messagesIn(locale, suits));
  return messages.whyNot(position.toPlay!, duty, position);
}

describe('a card may not be played because', () => {
  it.each<[variant: string, deal: string, plays: string, card: Card, said: readonly string[]]>([
    [
      'klaverjassen',
      'N:.AT..K 8.8..7 .J9.K. J..A.8',
      'HT SJ',
      'DK',
      ['South must follow hearts.', 'Süd muss Herz angeben.', 'Zuid moet harten bekennen.', 'Sud doit fournir à cœur.'],
    ],
    [
      'kruisjassen',
      'N:.AT..K 8.8..7 .J9.K. J..A.8',
      'HT',
      'C7',
      [
        'East must follow hearts, or ruff.',
        'Ost muss Herz angeben oder stechen.',
        'Oost moet harten bekennen, of troeven.',
        'Est doit fournir à cœur, ou couper.',
      ],
    ],
    [
      'kruisjassen',
      'N:A.A.8. KT..K. ..J.KQ J9.J..',
      'HA DK DJ S9 SJ',
      'D8',
      [
        'North must follow with a trump.',
        'Nord muss Trumpf angeben.',
        'Noord moet troef bekennen.',
        'Nord doit fournir à l’atout.',
      ],
    ],
    [
      'klaverjassen',
      'N:.K.Q.Q J..8.7 8.8.K. .JT..J',
      'HK',
      'HJ',
      [
        'West must beat the king of hearts.',
        'West muss Herz-König überbieten.',
        'West moet boven hartenheer.',
        'Ouest doit monter sur roi de cœur.',
      ],
    ],
    [
      'klaverjassen',
      'N:.KT8..9 A.A.K.K Q9..8.Q T.Q..AT',
      'HT HQ CQ HA SA H8 ST',
      'SQ',
      [
        'South must beat the ace of trumps.',
        'Süd muss mit Trumpf über As gehen.',
        'Zuid moet boven troef aas.',
        'Sud doit monter à l’atout : as au pli.',
      ],
    ],
    [
      'klaverjassen',
      'N:.AT..K 8.8..7 .J9.K. J..A.8',
      'HT',
      'DA',
      [
        'West has no hearts and must ruff with spades.',
        'West hat Herz nicht und muss mit Schaufel stechen.',
        'West heeft geen harten en moet troeven met schoppen.',
        'Ouest n’a pas de cœur et doit couper à pique.',
      ],
    ],
    [
      'klaverjassen',
      'N:.A.T8.8 8.7.QJ. K7.9..T QT.8..A',
      'DT SQ',
      'S7',
      [
        'South may ruff only above the queen of trumps.',
        'Süd darf nur höher stechen als mit Trumpf-Dame.',
        'Zuid mag alleen overtroeven: boven troef vrouw.',
        'Sud ne peut couper que plus haut : dame d’atout au pli.',
      ],
    ],
    [
      'kruisjassen',
      'N:7.8.J. J..AT. 8.KJ.. K...K7',
      'DJ SJ',
      'S8',
      [
        'South may not undertrump the jack while holding another card.',
        'Süd darf Trumpf-Bauer nicht untertrumpfen, solange eine andere Karte bleibt.',
        'Zuid mag troef boer niet ondertroeven met nog een andere kaart in de hand.',
        'Sud ne peut pas sous-couper (valet d’atout au pli) avec une autre carte en main.',
      ],
    ],
  ])('%s, %s, after %s: %s', (variant, deal, plays, card, said) => {
    expect(LOCALES.map((locale) => whyNot(variant, deal, plays, card, locale))).toEqual(said);
  });

  it.each<[variant: string, plays: string, suits: 'swiss' | undefined, names: readonly string[]]>([
    ['schieber', 'DJ SJ', undefined, ['the jack', 'Trumpf-Bauer', 'troef boer', 'bour d’atout']],
    ['schieber', 'DJ SJ', 'swiss', ['the Under', 'Trumpf-Puur', 'troef boer', 'bour d’atout']],
    ['schieber', 'DJ S9', undefined, ['the nine', 'Trumpf-Nell', 'troef nel', 'nell d’atout']],
    ['klaverjassen-amsterdam', 'DJ SJ', undefined, ['the jack', 'Trumpf-Bauer', 'troef boer', 'valet d’atout']],
    ['klaverjassen-amsterdam', 'DJ S9', undefined, ['the nine', 'Trumpf-Nell', 'troef nel', 'neuf d’atout']],
  ])('names the trump in %s after %s, with %s cards, as its players do', (variant, plays, suits, names) => {
    const { direction } = variantById(variant).rules;
    const [south, before, after] = ['8.KJ..9', 'J9.Q..8', 'K...K7A'];
    const [east, west] = direction === 'clockwise' ? [before, after] : [after, before];
    const deal = `N:7.AT.J. ${east} ${south} ${west}`;
    const said = LOCALES.map((locale) => whyNot(variant, deal, plays, 'S8', locale, suits));
    said.forEach((sentence, index) => expect(sentence).toContain(names[index]!));
  });

  it('names the suits of the cards that are shown', () => {
    const said = whyNot('klaverjassen', 'N:.AT..K 8.8..7 .J9.K. J..A.8', 'HT', 'DA', 'en', 'swiss');
    expect(said).toBe('West has no roses and must ruff with shields.');
  });
});

it('tells what a card gives away, or that it gives nothing', () => {
  const { cost } = noteMessages(messagesIn('en'));
  expect(cost('jack of hearts', 29, 'East–West make 34')).toBe('jack of hearts gives away 29: East–West make 34.');
  expect(cost('jack of hearts', 0, 'East–West make 63')).toBe('jack of hearts gives nothing away: East–West make 63.');
});
