/** The presets in German, by id. */
import type { PresetTexts } from '../translation.ts';

export const presets: PresetTexts = {
  'card-once': {
    name: 'Jede Karte in einem Weis',
    description: 'eine Karte zählt nur in einem Weis',
  },
  annonces: {
    name: 'Annonces',
    description:
      'Tierce 20, Cinquante 50, Cent 100, vier Gleiche 100 bis 200: die Seite mit der besten schreibt alle ihre eigenen',
  },
  'no-litige': {
    name: 'Kein Litige',
    description: 'wer nur gleich viel hat wie die anderen, ist dedans',
  },
  'undertrump-anyone': {
    name: 'Auch den Partner nicht untertrumpfen',
    description: 'auch ein Trumpf des Partners darf nicht untertrumpft werden',
  },
  match: {
    name: 'Match',
    description: '100 mehr für alle Stiche',
  },
  weis: {
    name: 'Weis und Stöck',
    description: 'Weis wie beim Kreuzjass, Stöck 20',
  },
  'guschti-4': {
    name: 'Guschti nach vier',
    description: 'ein Guschti wechselt nach vier Stichen',
  },
  'own-kind': {
    name: 'Jeder Stich nach seiner Art',
    description:
      'im Slalom und im Guschti zählt jeder Stich so, wie er gespielt wird: bei Obenabe das As 11, bei Undenufe die Sechs 11',
  },
  kraak: {
    name: 'Kraak',
    description: 'gedoppelt: alles zählt zweifach',
  },
  rekraak: {
    name: 'Rekraak',
    description: 'zurückgedoppelt: alles zählt vierfach',
  },
  superkraak: {
    name: 'Superkraak',
    description: 'dreimal gedoppelt: alles zählt achtfach',
  },
  'bela-kept': {
    name: 'Bela zählt immer',
    description: 'wer verliert, behält die 20 Punkte seiner Bela',
  },
  'tie-hangs': {
    name: 'Gleichstand hängt',
    description: 'haben beide gleich viel, warten die Punkte der Ansager auf das nächste Spiel',
  },
  'coinche-160': {
    name: 'Coinche für 160',
    description: 'wer eine gedoppelte Ansage erfüllt, schreibt 160 anstelle der eigenen Punkte',
  },
  'coinche-162': {
    name: 'Coinche für 162',
    description: 'wer eine gedoppelte Ansage erfüllt, schreibt 162 anstelle der eigenen Punkte',
  },
  'surcoinche-3': {
    name: 'Surcoinche dreifach',
    description: 'eine zurückgedoppelte Ansage zählt dreifach statt vierfach',
  },
  'match-157': {
    name: 'Match für 157',
    description: 'alle Stiche geben 157 Punkte ohne Zuschlag, und so hoch ist auch die Ansage',
  },
  'pique-double': {
    name: 'Pique double',
    description: 'Schaufel zählt doppelt, und eine Partie geht bis 1500 Punkte',
  },
  '1x': {
    name: 'Alles einfach',
    description: 'jede Trumpfart zählt einfach',
  },
  '2500': {
    name: 'Bis 2500',
    description: 'eine Partie geht bis 2500 Punkte',
  },
  common: {
    name: 'Übliche Regeln',
    description: 'Match, Weis und 1-2-3 zusammen',
  },
};
