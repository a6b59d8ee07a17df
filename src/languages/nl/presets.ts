/** The presets in Dutch, by id. */
import type { PresetTexts } from '../translation.ts';

export const presets: PresetTexts = {
  'card-once': {
    name: 'Elke kaart in één roem',
    description: 'een kaart telt maar in één roem',
  },
  annonces: {
    name: 'Annonces',
    description: 'tierce 20, cinquante 50, cent 100, carrés 100 tot 200: de partij met de beste scoort al haar eigen',
  },
  'no-litige': {
    name: 'Geen litige',
    description: 'wie maar evenveel heeft als de anderen, is dedans',
  },
  'undertrump-anyone': {
    name: 'Ook de maat niet ondertroeven',
    description: 'ook een troef van de maat mag niet ondertroefd worden',
  },
  match: {
    name: 'Match',
    description: '100 extra voor alle slagen',
  },
  weis: {
    name: 'Weis en stöck',
    description: 'weis zoals bij Kreuzjass, stöck 20',
  },
  'guschti-4': {
    name: 'Guschti na vier',
    description: 'een Guschti wisselt na vier slagen',
  },
  'own-kind': {
    name: 'Elke slag naar zijn soort',
    description:
      'in een Slalom of Guschti telt elke slag zoals hij gespeeld wordt: bij Obenabe de aas 11, bij Undenufe de zes 11',
  },
  kraak: {
    name: 'Kraak',
    description: 'gekraakt: punten, roem en pit tellen dubbel',
  },
  rekraak: {
    name: 'Rekraak',
    description: 'gerekraakt: alles telt vier keer',
  },
  superkraak: {
    name: 'Superkraak',
    description: 'na een superkraak telt alles acht keer',
  },
  'bela-kept': {
    name: 'Bela telt altijd',
    description: 'wie valt, houdt de 20 punten van zijn bela',
  },
  'tie-hangs': {
    name: 'Gelijk blijft hangen',
    description: 'hebben beide evenveel, dan wachten de punten van de spelende partij op het volgende spel',
  },
  'coinche-160': {
    name: 'Coinche voor 160',
    description: 'wie een gedoubleerd contract haalt, scoort 160 in plaats van de eigen punten',
  },
  'coinche-162': {
    name: 'Coinche voor 162',
    description: 'wie een gedoubleerd contract haalt, scoort 162 in plaats van de eigen punten',
  },
  'surcoinche-3': {
    name: 'Surcoinche driemaal',
    description: 'een redoublet telt driemaal in plaats van viermaal',
  },
  'match-157': {
    name: 'Match voor 157',
    description: 'alle slagen zijn 157 punten zonder premie, en zo hoog is ook het bod',
  },
  'pique-double': {
    name: 'Pique double',
    description: 'schoppen telt dubbel, en een partij gaat tot 1500 punten',
  },
  '1x': {
    name: 'Alles enkel',
    description: 'elk contract telt één keer',
  },
  '2500': {
    name: 'Tot 2500',
    description: 'een partij gaat tot 2500 punten',
  },
  common: {
    name: 'Gebruikelijke regels',
    description: 'match, weis en 1-2-3 samen',
  },
};
