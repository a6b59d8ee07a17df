/**
 * The settings of the table, by the page or the reader: how hands are drawn, which seat is at the bottom, whose cards
 * are visible. A wrong setting is reported, and its default takes its place, as the deal can be shown all the same.
 */
import { SEATS } from '../../game/cards.ts';
import type { Seat } from '../../game/cards.ts';
import { settingFault } from './setting-fault.ts';
import { readSeat } from '../../notation/names.ts';
import { letterOf } from './letters.ts';

/** The settings as the page sets them; null if absent, as attributes leave it. */
export interface Settings {
  readonly hands: string | null;
  readonly played: string | null;
  readonly bottom: string | null;
  /** Seats, with or without blanks and commas between them: a text, or a list. */
  readonly show: string | readonly Seat[] | null;
  readonly density: string | null;
}

export const SETTINGS = ['hands', 'played', 'bottom', 'show', 'density'] as const satisfies (keyof Settings)[];

export interface Arrangement {
  /** Tiles with an index and a value, whole faces, or rows of ranks as in printed columns. */
  readonly hands: 'tiles' | 'cards' | 'diagram';
  /** Whether played cards leave a ghost in the hand, or their place empty. */
  readonly played: 'shown' | 'gone';
  /** The seat at the bottom. */
  readonly bottom: Seat;
  /** The seats whose cards are visible. */
  readonly shown: ReadonlySet<Seat>;
}

/** The values of each setting; the first is the default. */
const CHOICES = {
  hands: ['tiles', 'cards', 'diagram'],
  played: ['shown', 'gone'],
  bottom: ['S', 'W', 'N', 'E'],
  density: ['normal', 'compact'],
} as const;

/** A setting with an unknown value. */
export interface Fault {
  readonly setting: keyof Settings;
  readonly message: string;
}

/** Never throws: a page may set a property to anything, whatever its type says. */
export function readArrangement(given: Settings): { arrangement: Arrangement; faults: readonly Fault[] } {
  const settings = settingsInLetters(given);
  const faults: Fault[] = [];
  const refuse = (setting: keyof Settings, given: unknown, choices: readonly string[]): void => {
    faults.push({ setting, message: settingFault(setting, String(given), choices) });
  };
  const choose = <Name extends keyof typeof CHOICES>(name: Name): (typeof CHOICES)[Name][number] => {
    const choices: readonly (typeof CHOICES)[Name][number][] = CHOICES[name];
    const given: unknown = settings[name];
    const found = choices.find((choice) => choice === given);
    if (!found && given !== null && given !== undefined && given !== '') refuse(name, given, choices);
    return found ?? choices[0]!;
  };
  const seats = seatsIn(settings.show);
  if (!seats) refuse('show', settings.show, SEATS);
  choose('density');
  const shown = new Set(seats ?? SEATS);
  return { arrangement: { hands: choose('hands'), played: choose('played'), bottom: choose('bottom'), shown }, faults };
}

/** A text of seats. One test for the whole text, as it runs at every update and a page may set a megabyte. */
const SEATS_ALONE = new RegExp(`^[${SEATS.join('')}\\s,]*$`);

/** The seats in a list or a text; all of them if absent, and null if it contains anything else. */
function seatsIn(show: unknown): readonly Seat[] | null {
  if (show === null || show === undefined) return SEATS;
  const names: unknown = typeof show !== 'string' ? show : SEATS_ALONE.test(show) ? (show.match(/\w/g) ?? []) : null;
  const isSeat = (name: unknown): name is Seat => SEATS.some((seat) => seat === name);
  return Array.isArray(names) && names.every(isSeat) ? names : null;
}

/** The settings in letters. A word that cannot be read stays, so that it is reported. */
function settingsInLetters({ hands, played, bottom, show, density }: Settings): Settings {
  const seat = (text: unknown): string | null => letterOf(text, (word) => readSeat(word, 'show'));
  const words = typeof show === 'string' && show.length <= MAX_SHOW ? show.split(/[\s,]+/).filter(Boolean) : null;
  const seats = words?.map(seat);
  const known = SEATS.filter((of) => seats?.includes(of));
  const isKnown = seats?.every((of) => SEATS.some((letter) => letter === of)) ?? false;
  return { hands, played, bottom: seat(bottom), show: isKnown ? known : show, density };
}

/** Longest list of seats read, in characters. */
const MAX_SHOW = 200;
