/**
 * Why an input is refused, in four languages. The cases reach every sentence that is translated, by the ways that an element goes:
 * its attributes, a text that is pasted or written in it, a hand that is typed, the editor's choices.
 */
import type { ReactiveControllerHost } from 'lit';
import { beforeAll, describe, expect, it } from 'vitest';
import { SolverUnavailable } from '../../src/engine/pool/solver-unavailable.ts';
import { JassError } from '../../src/game/errors.ts';
import { inEnglish } from '../../src/game/reason.ts';
import type { Part, Reason } from '../../src/game/reason.ts';
import type { GameSetup } from '../../src/game/play/play.ts';
import { seeded } from '../../src/game/play/random-deal.ts';
import { DealsFromPlays } from '../../src/game/inference/deals-from-plays.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { formatDiagram } from '../../src/notation/format-diagram.ts';
import { readRequest } from '../../src/notation/request/resolve-request.ts';
import { parseDeal } from '../../src/notation/deal.ts';
import { parseReader, parseTarget } from '../../src/notation/puzzle.ts';
import { requestsOf } from '../../src/notation/imports/requests-of.ts';
import { importHand } from '../../src/notation/imports/import-hand.ts';
import { importRecord } from '../../src/notation/imports/index.ts';
import type { ImportOptions } from '../../src/notation/imports/index.ts';
import type { Language } from '../../src/languages/registry/languages.ts';
import { readGame } from '../../src/engine/game-review.ts';
import type { Payoff } from '../../src/game/scoring/payoff.ts';
import { emptyDraft } from '../../src/widget/features/editing/draft/draft.ts';
import { withHand } from '../../src/widget/features/editing/draft/hands.ts';
import { dealsInText, draftOfRead } from '../../src/widget/features/editing/paste.ts';
import { brokenLink } from '../../src/widget/features/reading/content-text.ts';
import { pictureWithoutDeal, unreadableFile } from '../../src/widget/features/reading/text-of-file.ts';
import { dealtAround } from '../../src/widget/features/one-hand/one-hand.ts';
import { readInput, unreadable } from '../../src/widget/state/read-input.ts';
import type { Input, Problem } from '../../src/widget/state/input.ts';
import { loadLocale, TARGETS } from '../../src/widget/text/locales.ts';
import type { Locale } from '../../src/widget/text/locales.ts';
import { messagesIn } from '../../src/widget/text/messages.ts';
import { failures } from '../../src/languages/de/failures.ts';
import { failureWords } from '../../src/widget/text/failure.ts';
import { reasons } from '../../src/languages/de/de-reasons.ts';
import { englishOf, translatorFor } from '../../src/widget/text/reasons.ts';
import { KIT } from '../notation/imports/swisslos-deal.ts';
import { markedSentences } from './marked-sentences.ts';

const HOST: Pick<ReactiveControllerHost, 'requestUpdate'> = { requestUpdate: () => undefined };
const DEAL = 'N:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ';
const GOOD: Input = { variant: 'klaverjassen', contract: 'D', leader: 'E', deal: DEAL };
/** A deal of the pack of 36 cards. */
const WIDE: Input = {
  variant: 'schieber',
  contract: 'H',
  leader: 'N',
  deal: 'N:AKQJT9876... .AKQJT9876.. ..AKQJT9876. ...AKQJT9876',
};
/** All plays of that deal with hearts as trumps: East leads from the second trick on. */
const LAST_PLAYS = [...'AKQJT9876']
  .flatMap((rank, trick) => [...(trick === 0 ? 'SCDH' : 'HSCD')].map((suit) => suit + rank))
  .join(' ');
const SLALOM: Input = { ...WIDE, variant: 'coiffeur', contract: 'slalom-obenabe' };
const TIK: Input = {
  variant: 'kruisjassen-tik',
  contract: 'H',
  leader: 'N',
  deal: 'N:A..A. 7..7. 8..8. 9..9.',
  taken: 'NS:40/2',
  plays: 'SA S7 S8 S9 DA D7 D8 D9',
};
const BID: Input = { ...GOOD, variant: 'contree' };
const BELOT: Input = { ...GOOD, variant: 'belot-bulgarian', contract: 'alltrumps' };
const SIX = [...'AKQJT9'];
const NO_SWEEP = { scoring: { levels: { sweep: null } } };
const ENDING: Input = { variant: 'klaverjassen', contract: 'H', leader: 'N', deal: 'N:A... K... Q... J...' };

type Case = readonly [what: string, refused: () => unknown];

const lines = (...parts: readonly string[]): string => parts.join('\n');

/** The error that the attributes of an element end with. */
const attributes =
  (input: Input, of: Input = GOOD) =>
  (): never => {
    throw readInput({ ...of, ...input }).problem!.error;
  };
const rules = (override: object, of: Input = GOOD) => attributes({ rules: override }, of);
/** A text that is written in an element, or pasted. */
const text =
  (record: string, options: ImportOptions = {}) =>
  () =>
    importRecord(record, options);
const paste = (of: string, language?: Language) => () => {
  const draft = emptyDraft({ variant: 'schieber', presets: [], override: {} });
  for (const read of dealsInText(draft, of, language)) draftOfRead(draft, read);
};
const link = (change: Record<string, string>) =>
  paste(
    `#jass=1&${Object.entries({
      variant: 'klaverjassen',
      contract: 'D',
      leader: 'E',
      deal: DEAL.replaceAll(' ', '_'),
      ...change,
    })
      .map((field) => field.join('='))
      .join('&')}`,
  );
const request = (change: object) => paste(JSON.stringify({ ...GOOD, ...change }));

/** The error of one hand in place of a deal. */
const oneHand = (input: Input) => (): never => {
  const { deal: _, ...of } = WIDE;
  throw (dealtAround({ ...of, seat: 'S', hand: '.AKQJT9.876.', ...input }) as Problem).error;
};

const ONE_HAND: readonly Case[] = [
  ['a hand of no seat', oneHand({ seat: null })],
  ['a hand that is not to play', oneHand({ plays: 'S7' })],
  ['a hand after the last play', oneHand({ seat: 'N', hand: 'AKQJT9876...', plays: LAST_PLAYS })],
  ['a card in two hands', oneHand({ plays: 'S7 HA' })],
  ['plays of which one is never legal', oneHand({ plays: 'S7 C6 H9 C7 D8 D9 DA C8 S8 C9' })],
];

const ATTRIBUTES: readonly Case[] = [
  ['a variant nearly right', attributes({ variant: 'klaverjasen' })],
  ['a variant that is none', attributes({ variant: 'bridge' })],
  ['no contract', attributes({ contract: 'X' })],
  ['a contract of another game', attributes({ contract: 'obenabe' })],
  ['no seat', attributes({ leader: 'Q' })],
  ['a seat with two meanings', attributes({ leader: 'O' })],
  ['a payoff nearly right', attributes({ payoff: 'totals' })],
  ['a payoff that is none', attributes({ payoff: 'money' })],
  ['no contract at all', attributes({ contract: null })],
  ['a contract that is no text', attributes({ contract: ['D'] as unknown as string })],
  ['a contract that is a number', attributes({ contract: 7 as unknown as string })],
  ['a contract that is an object', attributes({ contract: {} as unknown as string })],
  ['a variant that is true', attributes({ variant: true as unknown as string })],
  ['a leader that is true', attributes({ leader: true as unknown as string })],
  ['a declarer that is true', attributes({ declarer: true as unknown as string })],
  ['a deal that is true', attributes({ deal: true as unknown as string })],
  ['plays that are true', attributes({ plays: true as unknown as string })],
  ['a payoff that is true', attributes({ payoff: true as unknown as string })],
  ['presets that are true', attributes({ presets: true as unknown as string })],
  ['rules that are no JSON', attributes({ rules: '{' })],
  [
    'a file that cannot be read',
    () => {
      throw unreadableFile('deals');
    },
  ],
  [
    'a picture without a deal',
    () => {
      throw pictureWithoutDeal('cat.png');
    },
  ],
  [
    'a part that cannot be loaded',
    () =>
      void ((): never => {
        throw unreadable('offline').problem!.error;
      })(),
  ],

  ['a deal that is too long', attributes({ deal: DEAL + ' '.repeat(1000) })],
  ['an empty deal', () => parseDeal(' ')],
  ['a deal without a seat', attributes({ deal: 'AKJ9.T87.Q6.' })],
  ['a deal of five hands', attributes({ deal: `${DEAL} AKJ9.T87.Q6.` })],
  ['a hand of three suits', attributes({ deal: 'N:T.K87.Q9 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ' })],
  ['a rank that is none', attributes({ deal: DEAL.replace('K87', 'K8X') })],
  ['a card of another pack', attributes({ deal: DEAL.replace('K87', 'K86') })],
  ['a card twice', attributes({ deal: DEAL.replace('K87', 'K88') })],
  [
    'a card three times',
    attributes(
      { deal: 'N:A... A... A... K...' },
      {
        ...ENDING,
        variant: 'belote',
        rules: {
          deck: { copies: 2, ranks: ['A', 'K', 'Q', 'J', 'T', '9'] },
          order: { trump: ['J', '9', 'A', 'T', 'K', 'Q'], plain: ['A', 'T', 'K', 'Q', 'J', '9'] },
        },
      },
    ),
  ],
  ['hands that differ in size', attributes({ deal: DEAL.replace('K87', 'K8') })],
  ['empty hands', attributes({ deal: 'N:... ... ... ...' })],

  ['plays that are too long', attributes({ plays: 'S7 '.repeat(400) })],
  ['plays that are too many', attributes({ plays: 'S7 '.repeat(80) })],
  ['a play that is no card', attributes({ plays: 'D7 XX' })],
  ['a play that is no card, in a list', request({ plays: ['D7', 'XX'] })],
  ['a card that another hand holds', attributes({ plays: 'ST' })],
  ['a card that may not be played', attributes({ plays: 'DA HK' })],
  ['a play after the end', attributes({ plays: 'SA SJ SQ SK H7' }, ENDING)],

  ['a preset of another game', attributes({ presets: 'match' })],
  ['a preset of another game, in one that has some', attributes({ presets: 'no-such-sweep' }, WIDE)],
  ['a preset nearly right', attributes({ presets: 'mach' }, WIDE)],
  ['presets that contradict each other', attributes({ presets: '1x 1-2-3' }, WIDE)],

  ['a rank named twice', rules({ deck: { ranks: ['A', 'A', 'K', 'Q', 'J', 'T', '9', '8'] } })],
  ['a pack too large', rules({ deck: { copies: 2 } })],
  ['a number that is none of a choice', rules({ deck: { copies: 3 } })],
  ['a list that is too long', rules({ deck: { ranks: ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', 'A'] } })],
  ['a contract named twice', rules({ contracts: ['trump', 'trump'] })],
  ['a chain without an end', rules({ melds: { compare: ['kind'] } }, { ...WIDE, variant: 'kreuzjass' })],
  ['an order with a foreign rank', rules({ order: { trump: ['6', '9', 'A', 'T', 'K', 'Q', '8', '7'] } })],
  ['an order without a rank', rules({ order: { trump: ['J', '9', 'A', 'T', 'K', 'Q', '8'] } })],
  ['an order with a rank twice', rules({ order: { trump: ['J', 'J', '9', 'A', 'T', 'K', 'Q', '8', '7'] } })],
  ['a list in place of an object', rules({ deck: [1, 2] })],
  ['an empty list in place of an object or null', rules({ sweep: [] })],
  ['a class instance', rules({ deck: new Date(0) })],
  ['an object in place of a list', rules({ contracts: {} })],
  ['a scoring without its fields', rules({ scoring: { deal: 'tap' } })],
  ['a field nearly right', rules({ follow: { underTrump: 'free' } })],
  ['a field that is none', rules({ follow: { xyzzy: 1 } })],
  ['a field at the top that is none', rules({ xyzzy: 1 })],
  ['no word of a choice', rules({ follow: { undertrump: 'maybe' } })],
  ['no true or false', rules({ follow: { ruffWhileFollowing: 1 } })],
  ['a name that is too long', rules({ name: 'x'.repeat(61) })],
  ['neither a word nor a number', attributes({ rules: { scoring: { failed: 'none' } } }, BID)],
  ['a list that is too short', rules({ contracts: [] })],
  ['a number that is too small', rules({ lastTrick: -1 })],
  ['a number that is too large', rules({ lastTrick: 1000 })],
  ['no whole number', rules({ lastTrick: 1.5 })],
  ['a bonus too small', rules({ sweep: { mode: 'replace', by: 'tricks', bonus: 10 } }, { ...GOOD, payoff: 'total' })],
  [
    'a roem that cannot be counted',
    rules({ scoring: { deal: 'gamePoints', atLeast: 79, win: 1, sweep: 2 } }, { ...GOOD, payoff: 'score' }),
  ],
  [
    'a tap that scores less',
    rules(
      { trickRoem: null, scoring: { deal: 'tap', atLeast: 79, win: 1, sweep: 2, tapAt: 90, tap: 3, tapSweep: 2 } },
      { ...GOOD, payoff: 'score' },
    ),
  ],
  [
    'a claim that scores less',
    rules(
      {
        trickRoem: null,
        scoring: { deal: 'claim', atLeast: 79, half: 40, winBelowHalf: 1, win: 2, wrong: 2, sweep: 3 },
      },
      { ...GOOD, payoff: 'score' },
    ),
  ],
  [
    'a sweep that scores less',
    rules(
      { trickRoem: null, scoring: { deal: 'gamePoints', atLeast: 79, win: 3, sweep: 2 } },
      { ...GOOD, payoff: 'score' },
    ),
  ],
  ['a level in a game without', attributes({ level: 100 })],
  ['a double in a game without', attributes({ doubled: 2 })],
  ['a double without its level', attributes({ doubled: 2 }, BID)],
  ['a level between two', attributes({ level: 85 }, BID)],
  ['a level between two, without one for all tricks', attributes({ level: 85, rules: NO_SWEEP }, BID)],
  ['a level of all tricks without one', attributes({ level: 'capot', rules: NO_SWEEP }, BID)],
  ['a level of all tricks in a game without levels', attributes({ level: 'match' })],
  ['a misère of a trump suit', request({ misere: true })],
  ['a misère that is neither', request({ misere: 'maybe' })],
  ['a level that is no number', attributes({ level: 'high' }, BID)],
  ['a position that is no number', attributes({ at: 'end' })],
  ['calls that cannot be read', attributes({ calls: 'tap' })],
  ['a call after more plays', attributes({ calls: 'NS:tap:12' }, TIK)],
  ['a call in another game', attributes({ calls: 'NS:tap:4', plays: TIK.plays! }, { ...TIK, variant: 'kruisjassen' })],
  ['another call', attributes({ calls: 'NS:claim:4' }, TIK)],
  ['two calls', attributes({ calls: 'NS:tap:4 EW:tap:8' }, TIK)],
  ['a call before the first trick', attributes({ calls: 'NS:tap:0' }, TIK)],
  ['a call within a trick', attributes({ calls: 'NS:tap:6' }, TIK)],
  ['a claim of the others', attributes({ calls: 'EW:claim:4' }, { ...TIK, variant: 'kruisjassen-roem' })],
  ['a call with few points', attributes({ calls: 'EW:tap:4', taken: 'NS:80' }, TIK)],
  ['a position after the plays', attributes({ at: 5, plays: 'S7 SQ' })],
  ['a double that is neither', attributes({ level: 80, doubled: 3 }, BID)],
  ['a double that is no factor', attributes({ level: 80, doubled: 5 }, BID)],
  ['a score without a level', attributes({ payoff: 'score' }, BID)],
  [
    'a level for all tricks of an ending',
    attributes({ level: 250, payoff: 'score' }, { ...ENDING, variant: 'contree' }),
  ],
  ['a level for all tricks without a bonus', attributes({ level: 250, payoff: 'score', rules: { sweep: null } }, BID)],
  [
    'a level that scores less than none',
    attributes(
      { level: 10, payoff: 'score', rules: { scoring: { failed: 0, needsMore: false, levels: { lowest: 10 } } } },
      BID,
    ),
  ],
  ['levels that fall', attributes({ rules: { scoring: { levels: { highest: 70 } } } }, BID)],
  ['a level for all tricks below the others', attributes({ rules: { scoring: { levels: { sweep: 150 } } } }, BID)],
  ['roem with melds in the score', rules({ scoring: { melds: true } }, { ...GOOD, payoff: 'score' })],
  [
    'melds that need a trick in the score',
    rules({ melds: { needsTrick: true } }, { ...GOOD, variant: 'belote', payoff: 'score' }),
  ],
  [
    'marriages that depend on the play where declarers keep them',
    rules({ scoring: { marriage: 'kept' } }, { ...BELOT, payoff: 'score' }),
  ],
  [
    'marriages that depend on the play in a double pack',
    rules({ deck: { ranks: SIX, copies: 2 }, order: { trump: SIX, plain: SIX } }, BELOT),
  ],
  [
    'roem where only declarers score',
    rules({ scoring: { scores: 'declarers', deal: 'points' } }, { ...GOOD, payoff: 'score' }),
  ],
  [
    'orders that a contract by trick cannot have',
    rules({ contracts: ['slalom-obenabe'], trickRoem: null, order: { unenufe: [...'A987TJQK'] } }),
  ],
  ['roem in a contract by trick', rules({ contracts: ['slalom-obenabe'] })],
  ['a misère for game points', rules({ contracts: ['misere-obenabe'], trickRoem: null })],
  ...(
    [
      ['card points', { payoff: 'points' }, {}],
      ['game points', {}, { scoring: { deal: 'gamePoints', atLeast: 1, win: 1, sweep: 2 } }],
      ['a sweep by points', {}, { sweep: { by: 'points' } }],
      ['a sweep in place of the points', {}, { sweep: { mode: 'replace' } }],
    ] as const
  ).map(([what, of, override]): Case => [
    `${what} where each trick counts by its own kind`,
    rules({ contracts: ['slalom-obenabe'], cardPointsBy: 'ownKind', ...override }, { ...SLALOM, ...of }),
  ]),
  [
    'game points for no points',
    rules({ scoring: { deal: 'gamePoints', atLeast: 0, win: 1, sweep: 2 } }, { ...GOOD, payoff: 'score' }),
  ],
];

/** Endings that say what was taken before. */
const THREE_TRICKS: Input = {
  variant: 'klaverjassen',
  contract: 'H',
  leader: 'N',
  deal: 'N:T987.A.. .KQJT9.. .8.T987. .7..T987',
};
const OWN_KIND: Input = { ...ENDING, variant: 'coiffeur', contract: 'slalom-obenabe', presets: 'own-kind' };
const before = (taken: unknown, of: Input = THREE_TRICKS) => attributes({ taken }, of);

const TAKEN: readonly Case[] = [
  ['points before a full deal', before('NS:60', GOOD)],
  ['points before an ending that are no text', before('sixty')],
  ['tricks without points before an ending', before({ NS: { tricks: 2 } })],
  ['points before an ending that the cards do not have', before('NS:61')],
  ['tricks before an ending that there were not', before('NS:30/4')],
  ['points before an ending that do not add up', before('NS:30 EW:31')],
  ['tricks before an ending that do not add up', before('NS:30/1 EW:30/1')],
  ['points before an ending that no tricks make', before('NS:1')],
  ['points before an ending that so many tricks do not make', before('NS:59/1')],
  ['roem before an ending that no trick brings', before('NS:30+30')],
  ['roem before an ending in too many tricks', before('NS:30+40 EW:30+40')],
  ['roem before an ending of another game', before('NS:0+20/0', { ...ENDING, variant: 'schieber' })],
  [
    'melds of the declarers before an ending',
    before('NS:30+20', { ...THREE_TRICKS, variant: 'belote', presets: 'annonces', payoff: 'score' }),
  ],
  ['points of one side before an ending where each trick counts by its own kind', before('NS:60', OWN_KIND)],
  ['points before an ending that the cards do not have in any trick', before('NS:100 EW:100', OWN_KIND)],
  ['no points before an ending, and no word of tricks', before('NS:0', { ...ENDING, variant: 'kruisjassen' })],
];

/** East deals, so South leads; spades are turned. */
const TURNED: Input = { variant: 'kruisjassen', dealer: 'E', turned: 'S8', deal: DEAL };

const TURN: readonly Case[] = [
  ['a leader who does not follow the dealer', attributes({ leader: 'N' }, TURNED)],
  ['a contract of another suit than the turned card', attributes({ contract: 'H' }, TURNED)],
  ['a turned card in another hand', attributes({ turned: 'ST' }, TURNED)],
  ['a turned card of another pack', attributes({ turned: 'S6' }, TURNED)],
  ['a turned card that is none', attributes({ turned: 'X' }, TURNED)],
  ['a turned card that is a number', attributes({ turned: 9 as unknown as string }, TURNED)],
  ['a turned card in a game that turns none', attributes({ turned: 'D9', leader: 'S' })],
  ['a dealer that is true', attributes({ dealer: true as unknown as string }, TURNED)],
  ['a dealer that is none', attributes({ dealer: 'Q' }, TURNED)],
];

const kit = (change: object, options?: ImportOptions) => text(JSON.stringify({ ...KIT, ...change }), options);
const kitTrick = (index: number, change: object) =>
  kit({ tricks: KIT.tricks.map((trick, at) => (at === index ? { ...trick, ...change } : trick)) });
const spade = (number: unknown, color: unknown = 'SPADES') => ({ number, color });
const TRUMPF = { type: 'BROADCAST_TRUMPF', data: { mode: 'TRUMPF', trumpfColor: 'SPADES' } };
const messages = (...more: readonly object[]) => text(JSON.stringify([TRUMPF, ...more]));
const stich = (data: unknown) => messages({ type: 'BROADCAST_STICH', data });
const HANDS = ['N: SA', 'E: S7', 'S: S8', 'W: S9'];
const NORTH = ['        ♠ A', '        ♥ -', '        ♦ -', '        ♣ —'];
const MIDDLE = ['♠ K          ♠ Q', '♥ -    N     ♥', '♦ -  W   E   ♦', '♣ -    S     ♣ -'];
const SOUTH = ['        ♠ J', '        ♥', '        ♦', '        ♣'];
const en = { language: 'en' } as const;

const TEXTS: readonly Case[] = [
  ['an empty text', text(' ')],
  ['JSON without a deal', text('[]')],
  ['a text that is too long', text('A'.repeat(1_000_001))],
  ['words that are too long', text('A'.repeat(20_001))],
  ['a deal with a card too few', paste('N:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8')],
  ['JSON with a mistake', text('{"trump": 3')],
  ['a line of JSON with a mistake', text('{"trump": 3}\n{"trump": 3')],
  ['JSON that is no deal', text('{"trump": 3}')],
  ['JSON that is no deal, in a list', text(JSON.stringify([KIT, { rounds: [{}] }]))],
  ['several deals', text(JSON.stringify([KIT, KIT]))],
  ['a mistake in the second deal', text(JSON.stringify([KIT, { ...KIT, dealer: 1 }]))],
  ['a request with a field nearly right', request({ vriant: 'x' })],
  ['a request with a field that is none', request({ xyzzy: 1 })],
  ['a request that wants what is no word', request({ want: [1] })],
  ['a request with a limit that is none', request({ limitMs: -1 })],
  ['a request that is nested', request({ rules: JSON.parse(`${'['.repeat(80)}${']'.repeat(80)}`) as unknown })],

  ['a link that is too long', link({ rules: 'x'.repeat(10_000) })],
  [
    'a text whose link is of another deal',
    paste(
      `${formatDiagram('Klaverjas', readRequest(GOOD).state, 'nl')}\n\n#jass=1&variant=klaverjassen&contract=H&leader=E&deal=${DEAL.replaceAll(' ', '_')}`,
    ),
  ],
  ['a link of another version', paste('#jass=9&variant=schieber')],
  ['a link with a field twice', link({ leader: 'E&leader=E' })],
  ['a link with a field without a value', link({ leader: 'E&payoff' })],
  ['a link with a field nearly right', link({ playes: '' })],
  ['a link with a field that is none', link({ xyzzy: '' })],
  ['a link with a bad escape', link({ variant: '%' })],
  ['a link with rules that are no JSON', link({ rules: '{' })],
  ['a link with plays without a suit', link({ plays: '7' })],
  ['a link with a suit without a rank', link({ plays: 'D' })],
  ['a link with plays that are neither', link({ plays: 'DX' })],

  ['the points of a trick', kitTrick(1, { points: 20 })],
  ['the winner of a trick', kitTrick(7, { win: 1 })],
  ['the leader of a trick', kitTrick(4, { first: 0 })],
  ['the leader of the record', kit({ dealer: 1 })],
  ['the contract of the record', kit({}, { contract: 'S' })],
  ['a trick of three', kitTrick(2, { cards: ['CA', 'C7', 'C10'] })],
  ['a trick too few', kit({ tricks: KIT.tricks.slice(0, 8) })],
  ['a card in JSON', kitTrick(3, { cards: ['HA', 'H1', 'C6', 'H7'] })],
  ['cards that are no list', kitTrick(3, { cards: {} })],
  ['a trump that is none', kit({ trump: 6 })],
  ['a seat that is none', kit({ dealer: 4 })],
  ['points that are none', kitTrick(3, { points: 'many' })],
  ['another game', kit({ jassTyp: 'HEARTS' })],
  ['players that are no list', kit({ player: 1 })],
  ['a trick that is a list', kit({ tricks: [[]] })],
  ['a game that runs the other way', kit({}, { variant: 'kruisjassen' })],
  ['no contract beside the tricks', kit({ trump: -1, tricks: KIT.tricks.map(({ cards }) => ({ cards })) })],
  ['no leader beside the tricks', kit({ dealer: undefined, tricks: KIT.tricks.map(({ cards }) => ({ cards })) })],
  ['no message of a contract', text('[{"type": "BROADCAST_TEAMS"}]')],
  ['a contract that is none in a message', messages({ type: 'BROADCAST_TRUMPF', data: { mode: 'X' } })],
  ['a winner that is none', stich({ id: 7, playedCards: [] })],
  ['a trick that is missing', stich(undefined)],
  ['cards that are missing', stich({ id: 0 })],
  ['a colour that is none', stich({ id: 0, playedCards: [spade(11, 'PIQUE')] })],
  ['a number that is none', stich({ id: 0, playedCards: [spade(15)] })],

  ['cards that two languages read otherwise', text(lines('N: ♠V', 'E: ♠7', 'S: ♠8', 'W: ♠9'))],
  ['cards of which one is missing in another language', text(lines('N: CA', 'E: C7', 'S: C8', 'W: C9'))],
  ['cards that two decks read otherwise', text(lines('N: EB', 'E: E7', 'S: E8', 'W: E9'), { language: 'de' })],
  ['a leader that two languages read otherwise', text('1. O: ♠7 ♠8 ♠9 ♠10')],
  ['a word that means two things', text(lines('N: KA', 'E: K7', 'S: K8', 'W: K9'), { language: 'de' })],
  [
    'a word that means two things in a language that is not said',
    text(lines('N: SA', 'O: S7', 'S: S8', 'W: S9', 'Trumpf: S')),
  ],
  ['a hand twice', text(lines(...HANDS, 'W: ST'), en)],
  ['a heading twice', text(lines(...HANDS, 'Lead: N', 'Lead: S'), en)],
  ['trump twice', text(lines(...HANDS, 'Trump: S', 'Trump: H'), en)],
  ['a declarer twice', text(lines(...HANDS, 'Declarer: N', 'Declarer: S'), en)],
  ['a dealer twice', text(lines(...HANDS, 'Dealer: N', 'Dealer: S'), en)],
  ['a turned card twice', text(lines(...HANDS, 'Turned: S9', 'Turned: S9'), en)],
  ['a level twice', text(lines(...HANDS, 'Level: 90', 'Level: 90'), en)],
  ['points taken before, twice', text(lines(...HANDS, 'Taken before: NS:9', 'Taken: NS:9'), en)],
  ['points taken before that are words', text(lines(...HANDS, 'Taken before: many'), en)],
  ['two turned cards', text(lines(...HANDS, 'Turned: S9 S8'), en)],
  ['a level that is a word', text(lines(...HANDS, 'Level: high'), en)],
  ['a variant twice', text(lines(...HANDS, 'Variant: belote', 'Variant: schieber'), en)],
  ['plays twice', text(lines(...HANDS, 'Plays: SA', 'Plays: SA'), en)],
  [
    'a trick after the end',
    text(lines(...HANDS, 'Trump: H', 'Lead: N', '1. SA S7 S8 S9', '2. N: SA'), { ...en, variant: 'kruisjassen' }),
  ],
  ['numbered tricks and plays', text(lines(...HANDS, '1. SA', 'Plays: SA'), en)],
  ['a hand twice in prose', text(lines('Welcome', ...HANDS, 'W: ST'), en)],
  ['a word that is no card in prose', text(lines('Welcome', 'N: S blue 9', ...HANDS.slice(1)), en)],
  ['a word that is no card in a trick in prose', text(lines('Welcome', ...HANDS, '1. SA blue S8 S9'), en)],
  ['two trumps in prose', text(lines('Hearts are trumps.', ...HANDS, 'Spades are trumps.'), en)],
  ['two leaders in prose', text(lines('North leads.', ...HANDS, 'South leads.'), en)],
  ['two declarers in prose', text(lines('Declarer: N.', ...HANDS, 'Declarer: S.'), en)],
  ['two trumps around a diagram', text(lines('Hearts are trumps.', ...NORTH, ...MIDDLE, ...SOUTH, 'Trump: S'), en)],
  ['an O that is east or west', text(lines('Welcome to all of you', 'O: SA', 'N: S7'))],
  ['a hand that is the rest of no pack', text(lines(...HANDS.slice(0, 3), 'W: the rest'), en)],
  [
    'a hand that lacks a card',
    text(lines('N: ♠AKQJ109876', 'E: ♥AKQJ109876', 'S: ♦AKQJ109876', 'W: ♣AKQJ10987'), { ...en, variant: 'schieber' }),
  ],
  [
    'a tag with rules that are no JSON',
    text('<jass-solver deal="N:A... K... Q... J..." contract="S" leader="N" rules="{"></jass-solver>'),
  ],
  [
    'a card of another player',
    text(lines('Welcome', ...HANDS, 'Hearts are trumps. North leads.', '1. North SA, West S7'), {
      ...en,
      variant: 'kruisjassen',
    }),
  ],
  ['a hand too few', text(lines('N: SA', 'E: S7', 'S: S8'), en)],
  ['hands of different sizes', text(lines('N: SA', 'E: S7', 'S: S8', 'W: S9 ST'), en)],
  ['a word that is no contract', text(lines(...HANDS, 'Trump: blue'), en)],
  ['a word that is no seat', text(lines(...HANDS, 'Leader: me'), en)],
  ['tricks without a game', text(lines('Trump: hearts', 'Trick 1: HA H7 H8 H9'), en)],
  ['tricks with another number', text(lines('Trump: hearts', 'Trick 2: HA H7 H8 H9'), en)],
  ['no cards', text('Trump: hearts', en)],
  ['a text of another kind', text('How to solve this deal')],
  ['a word under no heading', text(lines('How to solve this deal', 'N: SA'))],
  ['a word that is no card', text('N: xyz', en)],
  ['a word that is neither a suit nor a rank', text('Nord: Schilten Bube', { language: 'de' })],
  ['a word in English for Swiss cards', text('North: shields queen', { language: 'en' })],
  ['a word in Dutch for Swiss cards', text('Noord: schilden vrouw', { language: 'nl' })],
  ['a word in French for Swiss cards', text('Nord: écusson xyz', { language: 'fr' })],
  ['a rank without its suit', text('Nord: as de pique roi', { language: 'fr' })],
  ['a word that is no rank', text('Nord: as de pique xyz de pique', { language: 'fr' })],
  ['a word that is no suit', text('Nord: as de pique roi de xyz', { language: 'fr' })],
  ['a word that is no Dutch card', text('Nord: xyz', { language: 'nl' })],
  ['a code that is none', text(lines('Noord: s11 h15', 'Oost: h10'))],

  ['a diagram without South', text(lines(...NORTH, ...MIDDLE), en)],
  ['a diagram with too few lines', text(lines(...NORTH, ...MIDDLE, ...SOUTH.slice(0, 3)), en)],
  ['a diagram with a hand too few', text(lines(...NORTH, MIDDLE[0]!, '♥ -', ...MIDDLE.slice(2), ...SOUTH), en)],
  ['a diagram with other names', text(lines('South', ...NORTH, ...MIDDLE, ...SOUTH), en)],
  ['a diagram with other names in the middle', text(lines(...NORTH, 'East  West', ...MIDDLE, ...SOUTH), en)],
  ['a diagram with another sign', text(lines(...NORTH, ...MIDDLE.map((line) => line.replace('♦', '♥')), ...SOUTH), en)],
  ['a diagram with a hand twice', text(lines('North', ...NORTH, 'N', ...NORTH), en)],
  [
    'a report of a later position',
    text(lines('Bela, hearts are trumps. North leads to the first trick.', 'In the trick: North SA.'), en),
  ],
];

const hand = (of: string, language?: Language) => () =>
  withHand(emptyDraft({ variant: 'klaverjassen', presets: [], override: {} }), 'S', importHand(of, 'S', language));

const CHOICES: readonly Case[] = [
  ['a typed hand that is too long', hand('A'.repeat(1001))],
  ['a typed hand of too many cards', hand('AKQJT987.A..')],
  ['a typed card of another pack', hand('6...')],
  ['a typed card twice', hand('AA...')],
  [
    'what a player could know, where no deal agrees with the plays',
    () => {
      // West ruffs and has the suit: right by these rules, and wrong by those that hold when deals are drawn.
      const rules = structuredClone(variantById('schieber').rules);
      const deal = parseDeal('N:.AK.. .Q9.. .T8.. 6.7..');
      const setup: GameSetup = { rules, contract: 'S', leader: 'N', declarer: 'N', deal };
      const seen = new DealsFromPlays(setup, ['HA', 'S6', 'H8', 'H9', 'H7']);
      Object.assign(rules.follow, { ruffWhileFollowing: false });
      seen.draw(seeded(1));
    },
  ],
];

const game = (deals: readonly object[], payoff?: Payoff) => () => readGame(deals, payoff);

const GAMES: readonly Case[] = [
  [
    'a link that cannot be read, to its reader',
    () => {
      throw brokenLink();
    },
  ],
  ['a game without deals', game([])],
  ['a deal of a game without plays', game([ENDING])],
  [
    'deals of two games',
    game([
      { ...ENDING, plays: 'SA' },
      { ...ENDING, variant: 'belote', plays: 'SA' },
    ]),
  ],
  ['a record without its contract', () => requestsOf(lines('Leader: N', ...HANDS), {})],
  ['a record without its leader', () => requestsOf(lines('Trump: hearts', ...HANDS), {})],
  ['the score of a game with taps', game([{ ...ENDING, variant: 'kruisjassen-tik', plays: 'SA' }], 'score')],
];

function* sentencesIn(part: Part): Generator<string> {
  if (typeof part !== 'object' || !('strings' in part)) return;
  yield englishOf(part);
  for (const value of part.values) yield* sentencesIn(value);
}

const reasonOf = (refused: () => unknown): Reason => {
  try {
    refused();
  } catch (error) {
    if (error instanceof JassError) return error.reason;
    throw error;
  }
  return expect.fail('nothing was refused');
};

/** The text of a reason in a language. */
async function translatedWords(reason: Reason, locale: Locale, deck?: 'swiss'): Promise<string> {
  const messages = messagesIn(locale, deck);
  await expect.poll(() => translatorFor(HOST, messages)).toBeTruthy();
  const tell = translatorFor(HOST, messages);
  return tell ? tell(reason) : '';
}

beforeAll(() => Promise.all(TARGETS.map(loadLocale)));

/** What a puzzle is to be. */
const PUZZLES: readonly Case[] = [
  ['a reader without a hand', () => parseReader('NE')],
  ['a target that is no number', () => parseTarget('91.5')],
];

const CASES = [...ATTRIBUTES, ...ONE_HAND, ...TAKEN, ...TURN, ...TEXTS, ...CHOICES, ...GAMES, ...PUZZLES];

it('every sentence in a `msg` of the sources has a translation, and no other has one', () => {
  expect([...Object.keys(reasons), ...Object.keys(failures)].sort()).toEqual([...markedSentences()].sort());
});

it('the cases reach every sentence that is translated', () => {
  const read = CASES.flatMap(([, refused]) => [...sentencesIn(reasonOf(refused))]).filter((text) =>
    /\p{L}/u.test(text.replaceAll(/\{\d\}/g, '')),
  );
  expect([...new Set(read)].sort()).toEqual(Object.keys(reasons).sort());
});

describe.each(TARGETS)('in %s', (locale) => {
  it.each(CASES)('%s is in other words than in English, with all that is quoted', async (_, refused) => {
    const reason = reasonOf(refused);
    const words = await translatedWords(reason, locale);
    expect(words).not.toBe(inEnglish(reason));
    expect(words).not.toMatch(/undefined|\[object|\{\d/);
    for (const text of quotedIn(reason)) {
      const quotations = [...text.matchAll(/(?<=^|, )"(.*?)"(?=$|, )/g)];
      for (const [, quotation] of quotations) expect(words).toContain(quotation);
      if (quotations.length === 0) expect(words).toContain(text);
    }
    expect(words.replaceAll(/[[{].*[\]}]/g, '')).not.toContain('"');
  });
});

describe.each(TARGETS)('without any other file, in %s', (locale) => {
  it.each(Object.keys(failures))('%s', (english) => {
    const strings = english.split(/\{\d\}/);
    const reason: Reason = { strings, values: strings.slice(1).map(() => 'offline') };
    const error = new SolverUnavailable(reason, true);
    const words = failureWords({ locale }, error);
    expect(words).not.toBe(error.message);
    expect(words.includes('offline')).toBe(error.message.includes('offline'));
    expect(words).not.toMatch(/undefined|\{\d/);
  });
});

/** What is taken over as it is. */
function* quotedIn(part: Part): Generator<string> {
  if (typeof part === 'string') yield part;
  if (typeof part !== 'object' || !('strings' in part)) return;
  for (const value of part.values) yield* quotedIn(value);
}

type Said = readonly [de: string, nl: string, fr: string];

describe('names belong to the language and to the cards shown', () => {
  it.each<[what: string, refused: () => unknown, ...Said]>([
    [
      'an illegal play',
      attributes({ plays: 'DA HK' }),
      'Nord darf im 1. Stich Herz-König nicht spielen; erlaubt: Ecken-Neun.',
      'Noord mag in slag 1 hartenheer niet spelen; toegestaan: ruitennegen.',
      'Nord ne peut pas jouer la carte roi de cœur au pli 1\u202f; permis\u202f: neuf de carreau.',
    ],
  ])('%s', async (_, refused, ...said) => {
    const reason = reasonOf(refused);
    expect(await Promise.all(TARGETS.map((locale) => translatedWords(reason, locale)))).toEqual(said);
  });

  it.each<[input: Input, words: string]>([
    [{ plays: 'DA HK' }, 'North may not play the king of hearts in trick 1; legal: the nine of diamonds.'],
    [
      { deal: DEAL.replace('AJ9.9', 'TJ9.9') },
      'The ten of spades is dealt too often, to North and West: the pack has it once. The ten of spades is at position 39 of the deal.',
    ],
  ])('%j in English', async (input, words) => {
    expect(await translatedWords(reasonOf(attributes(input)), 'en')).toBe(words);
  });

  it.each<[Locale, string]>([
    ['de', '«\\ "bridge"» ist keine Variante'],
    ['fr', '«\u202f\\ "bridge"\u202f» n’est pas une variante'],
    ['nl', '“\\ "bridge"” is geen variant'],
    ['en', '“\\ "bridge"” is not a variant'],
  ])('a quotation has the marks of the language %s', async (locale, words) => {
    const reason = reasonOf(attributes({ variant: '\\ "bridge"' }));
    expect(await translatedWords(reason, locale)).toContain(words);
  });

  it('an illegal play with Swiss cards', async () => {
    expect(await translatedWords(reasonOf(attributes({ plays: 'DA HK' })), 'de', 'swiss')).toContain('Rosen-König');
  });
});

it('a reason survives what answers are sent by', () => {
  for (const [, refused] of CASES) {
    const reason = reasonOf(refused);
    expect(inEnglish(structuredClone(reason))).toBe(inEnglish(reason));
    expect(inEnglish(JSON.parse(JSON.stringify(reason)) as Reason)).toBe(inEnglish(reason));
  }
});
