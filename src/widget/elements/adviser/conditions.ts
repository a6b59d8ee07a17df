/** The conditions of the advice in a line: the game with its options, who chooses and leads, what is counted if it is not the usual, and the goal. No Lit. */
import { partnerOf } from '../../../game/cards.ts';
import type { Seat } from '../../../game/cards.ts';
import type { Rules } from '../../../game/rules/rules.ts';
import type { Payoff } from '../../../game/scoring/payoff.ts';
import { usualPayoff } from '../../../game/scoring/payoffs/targets.ts';
import { variantById } from '../../../game/variants/index.ts';
import { presetsOf } from '../../../game/variants/presets.ts';
import { editorMessagesIn } from '../../features/editing/editor-messages.ts';
import type { Look } from '../../views/look.ts';
import { conditionWords } from './figures.ts';
import type { AdviserSay } from './figures.ts';
import type { Goal } from './goal.ts';

interface Conditions {
  readonly variant: string;
  readonly rules: Rules;
  /** Names of presets. */
  readonly presets: readonly string[];
  /** The seat of the hand. */
  readonly seat: Seat;
  readonly leader: Seat | undefined;
  readonly passed: boolean;
  readonly payoff: Payoff;
  readonly goal: Goal | null;
}

export function conditionsOf(look: Look, say: AdviserSay, of: Conditions): string[] {
  const { variant, rules, presets, payoff, goal } = of;
  const { messages } = look;
  const editing = editorMessagesIn(messages.locale, look.deck?.suits);
  const options = presetsOf({ id: variant }).filter(({ id }) => presets.includes(id));
  return [
    [messages.variant(variant, variantById(variant).name), ...options.map((of) => editing.preset(of).name)].join(', '),
    ...roles(look, say, of),
    payoff === usualPayoff({ rules }) ? '' : messages.payoff(payoff),
    goal ? conditionWords(say, look, goal) : '',
  ].filter(Boolean);
}

/** Who chooses, and who leads. */
function roles({ messages }: Look, say: AdviserSay, { seat, passed, leader }: Conditions): string[] {
  const partner = partnerOf(seat);
  const first = leader ?? (passed ? partner : seat);
  if (!passed && first === seat) return [say('chooseAndLead')];
  const leads =
    first === seat
      ? say('youLead')
      : first === partner
        ? say('partnerLeads')
        : say('leads', { seat: messages.seat(first) });
  return [uncapitalized(say(passed ? 'partnerPassed' : 'youChoose')), leads];
}

const uncapitalized = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
