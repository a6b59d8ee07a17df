/** The facts of a study, a line each: `Players: N Anna, E Beat`, `Event: …`, `Date: …`, `Source: …`, in the words of any language. */
import { SEATS } from '../../game/cards.ts';
import type { Seat } from '../../game/cards.ts';
import { JassError, quote } from '../../game/errors.ts';
import { untranslated } from '../../game/reason.ts';
import { BASICS, LANGUAGES } from '../../languages/registry/languages.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { readSeat } from '../names.ts';
import { seatName, withColon } from '../signs.ts';
import type { StudyFacts } from './study.ts';

export const FACTS = ['players', 'event', 'date', 'source'] as const satisfies readonly (keyof StudyFacts)[];

/** The fact of a line; undefined if it has another form. @throws JassError for players without seats */
export function factOfLine(line: string): StudyFacts | undefined {
  const [, name, value] = /^\s*([\p{L}’ ]{3,20}?)\s*:\s*(\S.*)$/u.exec(line) ?? [];
  if (name === undefined) return undefined;
  const word = name.toLowerCase();
  const fact = FACTS.find((known) =>
    LANGUAGES.some((language) => BASICS[language].facts[known].toLowerCase() === word),
  );
  if (!fact) return undefined;
  return fact === 'players' ? { players: readPlayers(value!) } : { [fact]: value!.trim() };
}

function readPlayers(text: string): Partial<Record<Seat, string>> {
  return Object.fromEntries(
    text.split(/[,;]/).map((part) => {
      const [, seat, name] = /^\s*(\S+)\s+(\S.*?)\s*$/.exec(part) ?? [];
      if (name !== undefined) return [readSeat(seat!, 'players'), name];
      const given = quote(part.trim());
      throw new JassError(
        'bad-request',
        untranslated(`${given} names no player; write a seat and a name, such as N Anna.`),
      );
    }),
  );
}

/** The lines of the facts in the words of a language. */
export function factLines({ players, ...others }: StudyFacts, language: Language): string[] {
  const line = (fact: keyof StudyFacts, value: string): string =>
    `${withColon(BASICS[language].facts[fact], language)} ${value}`;
  const seated = SEATS.flatMap((seat) => (players?.[seat] ? [`${seatName(seat, language)} ${players[seat]}`] : []));
  return [
    ...(seated.length > 0 ? [line('players', seated.join(', '))] : []),
    ...FACTS.flatMap((fact) => (fact !== 'players' && others[fact] ? [line(fact, others[fact])] : [])),
  ];
}
