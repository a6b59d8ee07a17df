/** The presets in French, by id. */
import type { PresetTexts } from '../translation.ts';

export const presets: PresetTexts = {
  'card-once': {
    name: 'Chaque carte dans une annonce',
    description: 'une carte ne compte que dans une annonce',
  },
  annonces: {
    name: 'Annonces',
    description:
      'tierce 20, cinquante 50, cent 100, carrés de 100 à 200 : le camp de la meilleure marque toutes les siennes',
  },
  'no-litige': {
    name: 'Sans litige',
    description: 'les preneurs qui n’ont que l’égalité sont dedans',
  },
  'undertrump-anyone': {
    name: 'Ne pas sous-couper son partenaire',
    description: 'on ne sous-coupe pas non plus l’atout de son partenaire',
  },
  match: {
    name: 'Match',
    description: '100 de plus pour tous les plis',
  },
  weis: {
    name: 'Annonces et stöck',
    description: 'annonces comme au Kreuzjass, stöck 20',
  },
  'guschti-4': {
    name: 'Guschti après quatre',
    description: 'un Guschti change après quatre plis',
  },
  'own-kind': {
    name: 'Chaque pli selon son sens',
    description:
      'en Slalom ou en Guschti, chaque pli compte comme il est joué : en Obenabe l’as 11, en Undenufe le six 11',
  },
  kraak: {
    name: 'Kraak',
    description: 'contré : tout compte double',
  },
  rekraak: {
    name: 'Rekraak',
    description: 'surcontré : tout compte quatre fois',
  },
  superkraak: {
    name: 'Superkraak',
    description: 'contré trois fois : tout compte huit fois',
  },
  'bela-kept': {
    name: 'La bela compte toujours',
    description: 'le camp qui chute garde les 20 points de sa bela',
  },
  'tie-hangs': {
    name: 'L’égalité reste en suspens',
    description: 'à égalité, les points des preneurs attendent la donne suivante',
  },
  'coinche-160': {
    name: 'Coinche à 160',
    description: 'les preneurs qui réussissent un contrat coinché marquent 160 au lieu de leurs points',
  },
  'coinche-162': {
    name: 'Coinche à 162',
    description: 'les preneurs qui réussissent un contrat coinché marquent 162 au lieu de leurs points',
  },
  'surcoinche-3': {
    name: 'Surcoinche par trois',
    description: 'une surcoinche multiplie par trois au lieu de quatre',
  },
  'match-157': {
    name: 'Match à 157',
    description: 'tous les plis valent 157 points sans prime, et l’annonce du match autant',
  },
  'pique-double': {
    name: 'Pique double',
    description: 'pique compte double, et la partie se joue en 1500 points',
  },
  '1x': {
    name: 'Tout simple',
    description: 'chaque contrat compte une fois',
  },
  '2500': {
    name: 'En 2500',
    description: 'une partie se joue en 2500 points',
  },
  common: {
    name: 'Règles courantes',
    description: 'match, annonces et 1-2-3 ensemble',
  },
};
