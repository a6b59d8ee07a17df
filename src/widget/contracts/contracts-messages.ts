/** What the table of contracts says. It is loaded with the table; its sentences are translated with all others. */
import { str } from '@lit/localize';
import type { Contract, Seat, Side } from '../../game/cards.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { Speech } from '../../notation/meld-words.ts';
import type { Messages } from '../language/messages.ts';

export type ContractsMessages = Messages & ReturnType<typeof contractsMessages>;

const built = new WeakMap<Messages, ContractsMessages>();

/** The messages of the element, and those of the table. */
export function withContracts(messages: Messages): ContractsMessages {
  const before = built.get(messages);
  if (before) return before;
  const all = { ...messages, ...contractsMessages({ msg: messages.speech.msg, str }, messages) };
  built.set(messages, all);
  return all;
}

function contractsMessages({ msg, str }: Speech, { words, ahead }: Messages) {
  const { number, plural } = words;
  return {
    contractsTitle: (payoff: Payoff): string => {
      const side = words.side('NS');
      return {
        points: msg(str`Card points of ${side} in each contract, by who leads`),
        total: msg(str`By how many points ${side} are ahead in each contract, by who leads`),
        score: msg(str`By how much ${side} are ahead on the score sheet in each contract, by who leads`),
      }[payoff];
    },
    stop: msg('Stop'),
    contractColumn: msg('Contract'),
    /** A cell for those who hear it. @param told what is known of it, one thing after the other */
    contractCell: (of: Contract, by: Seat, told: readonly string[]): string => {
      const [contract, seat, known] = [words.contract(of), words.seat(by), told.join(', ')];
      return msg(str`${contract}, ${seat} leads: ${known}`);
    },
    /** What a value comes to for North–South. */
    contractValue: (payoff: Payoff, value: number): string => {
      if (payoff !== 'points') return ahead('NS', value);
      const [points, side] = [number(value), words.side('NS')];
      return plural(value, msg(str`${points} card point for ${side}`), msg(str`${points} card points for ${side}`));
    },
    contractEstimated: (worth: string): string => msg(str`${worth}, an estimate`),
    contractUnknown: msg('not known yet'),
    contractBest: (of: Side): string => {
      const side = words.side(of);
      return msg(str`best for ${side}`);
    },
    contractOfDeal: msg('the contract of the deal'),
    bestLegend: msg('the best contract for that side, for each who leads'),
    ofWholeDeal: msg('Of the deal as dealt, before any card is played.'),
    leaderDeclaresInAll: msg('Whoever leads declares.'),
    declaresInAll: (of: Seat): string => {
      const seat = words.seat(of);
      return msg(str`${seat} declares, whoever leads.`);
    },
    estimateLegend: msg('≈ is an estimate; exact values of a hard deal take long.'),
    contractsProgress: (n: number, of: number): string => {
      const [done, all] = [number(n), number(of)];
      return msg(str`${done} of ${all} values exact`);
    },
    contractsDone: (n: number): string => {
      const all = number(n);
      return msg(str`All ${all} values are exact.`);
    },
    contractsStart: msg('Compute all contracts'),
    contractsGoOn: msg('Go on'),
    backToContract: (of: Contract, by: Seat, hasRecord: boolean): string => {
      const [contract, seat] = [words.contract(of), words.seat(by)];
      return hasRecord
        ? msg(str`Back to the record: ${contract}, ${seat} leads`)
        : msg(str`Back to the deal: ${contract}, ${seat} leads`);
    },
  };
}
