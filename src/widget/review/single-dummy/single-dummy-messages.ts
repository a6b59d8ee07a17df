/** What is said of a play by what its player could know. It is loaded with that; its sentences are translated with all others. */
import { str } from '@lit/localize';
import type { KnownLoss } from '../../../notation/answer/answer.ts';
import type { Speech } from '../../../notation/meld-words.ts';
import { NUMBERS } from '../../language/locales.ts';
import type { PanelMessages } from '../../panel/panel-messages.ts';

export type KnowingMessages = PanelMessages & ReturnType<typeof knowingMessages>;

const built = new WeakMap<PanelMessages, KnowingMessages>();

/** The messages of the element, and those about what players could know. */
export function withKnowing(messages: PanelMessages): KnowingMessages {
  const before = built.get(messages);
  if (before) return before;
  const all = { ...messages, ...knowingMessages({ msg: messages.speech.msg, str }, messages) };
  built.set(messages, all);
  return all;
}

function knowingMessages({ msg, str }: Speech, { words, locale }: PanelMessages) {
  const { number, plural } = words;
  // Tenths: an estimate knows no more.
  const tenths = new Intl.NumberFormat(NUMBERS[locale], { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const deals = (n: number): string => {
    const count = number(n);
    return plural(n, msg(str`${count} deal`), msg(str`${count} deals`));
  };
  return {
    knownProgress: (n: number, of: number): string => {
      const [done, all] = [number(n), number(of)];
      return msg(str`${done} of ${all} deals`);
    },
    /** The estimate; with all deals that agree it is the mean itself. */
    knownLoss: ({ loss: mean, interval, samples, complete }: KnownLoss): string => {
      const [loss, count] = [tenths.format(mean), deals(samples)];
      if (complete) {
        return mean === 0
          ? msg(str`No card was better, by all ${count} that agree with what the player saw.`)
          : msg(str`Lost ${loss} on the mean of all ${count} that agree with what the player saw.`);
      }
      if (!interval) {
        return mean === 0
          ? msg(str`No card seems better; an estimate from ${count}, too few to say how sure.`)
          : msg(str`Lost about ${loss}; an estimate from ${count}, too few to say how sure.`);
      }
      const [low, high] = [tenths.format(interval[0]), tenths.format(interval[1])];
      return mean === 0
        ? msg(str`No card seems better (lost ${low} to ${high}); an estimate from ${count}.`)
        : msg(str`Lost about ${loss} (${low} to ${high}); an estimate from ${count}.`);
    },
    knownBest: msg('Best on the mean:'),
    knownHint: msg(
      'The mean over deals that agree with the player’s hand and all plays before. Melds, and who named the contract, are not taken into account.',
    ),
    knownGoOn: msg('Go on'),
  };
}
