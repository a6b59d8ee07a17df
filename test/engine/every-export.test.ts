/**
 * Every function that the package exports, with each of its arguments wrong in turn: it says in words what would be right, or the
 * value has a meaning there. No error is one that the language makes by itself, such as “x is not a function”.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { readRequest } from '../../src/notation/request/resolve-request.ts';
import { SolverClient } from '../../src/engine/client.ts';
import { SolverUnavailable } from '../../src/engine/pool/solver-unavailable.ts';
import { JassError } from '../../src/game/errors.ts';
import * as page from '../../src/index.ts';
import * as library from '../../src/node.ts';

const WRONG = [undefined, null, 5, 'x', {}, []] as const;

/** Errors that JavaScript makes by itself. */
const RAW =
  /is not a function|is not iterable|is not a constructor|cannot (?:read|destructure|convert|mix)|invalid array/i;

const REQUEST = { variant: 'schieber', contract: 'H', leader: 'N', deal: 'N:K...Q A.T.. ..AJ. Q.Q..' } as const;
const PLAYED = { ...REQUEST, plays: 'SK SQ' };
const HAND = { variant: 'schieber', hand: 'J98.AK.T7.AQ', deals: 1, estimates: 'only' } as const;
const MELDED = 'N:.K.T98.AK876 KQJ86.Q.AKQ. A.A9876.J.J9 T97.JT.76.QT';

/** A page's own client: it starts no worker here, but reads the request and the options first. */
const solveInPage = (...[request, options]: Parameters<typeof page.solve>): Promise<unknown> =>
  new SolverClient({
    workers: 1,
    createWorker: () => {
      throw new Error('there are no workers here');
    },
  }).solve(request, options);

const STUDY = 'Schieber. Hearts are trumps, North leads. N:K...Q A.T.. ..AJ. Q.Q.-.-\n---\n[SK]';

type Call = (...given: readonly unknown[]) => unknown;

/** A function, right arguments, and for each of them the wrong values that have a meaning there too. */
interface Row {
  readonly call: unknown;
  readonly given: () => readonly unknown[];
  readonly meaning?: readonly (readonly unknown[])[];
}

const NONE = [undefined];
/** Of options, which may be left out. A list is an object without names. */
const OPTIONAL = [undefined, {}, []];
const ANY = WRONG;

let solver: library.Solver;
let melds: library.MeldsAnswer;
let review: readonly library.ReviewEntry[];
let game: library.GameReview;
const client = {
  workers: 1,
  solve: (request: library.SolveRequest) => Promise.resolve(library.answer(request, solver)),
};
/** The hand to play, in place of the deal. */
const SUGGESTED = { variant: 'schieber', contract: 'H', leader: 'N', seat: 'N', hand: 'A6.J98.KQ.T7', deals: 1 };
const schieber = library.variantById('schieber');
const { state } = readRequest(PLAYED);
const linked = library.parseLink('jass=1&variant=schieber&contract=H&leader=N&deal=N:K...Q_A.T.._..AJ._Q.Q..-');

beforeAll(async () => {
  solver = await library.loadSolver();
  const answered = library.answer({ ...REQUEST, variant: 'kreuzjass', deal: MELDED, want: ['melds'] }, solver);
  melds = answered.melds;
  review = library.answer({ ...PLAYED, want: ['review'] }, solver).review;
  game = await library.reviewGame(client, [PLAYED]);
});

const LIBRARY: Readonly<Record<string, Omit<Row, 'call'>>> = {
  accuracyOf: { given: () => [{ lost: [0, 0], choices: 1, kept: 1 }] },
  advise: { given: () => [HAND, solver] },
  adviseSteps: { given: () => [HAND, solver] },
  adviseWith: { given: () => [client, HAND, {}], meaning: [[], [], OPTIONAL] },
  answer: { given: () => [REQUEST, solver] },
  answerSteps: { given: () => [REQUEST, solver] },
  comparisonWords: { given: () => [melds.comparisons[0]] },
  contractsOf: { given: () => [schieber.rules] },
  formatDeal: { given: () => [state.hands, 'N'], meaning: [[], NONE] },
  // The name of a game is only written: a club's own game may have any name.
  formatDiagram: { given: () => ['schieber', state, 'en', ['N']], meaning: [['x'], [], [], [undefined, []]] },
  drawDeal: { given: () => [REQUEST, {}], meaning: [[], OPTIONAL] },
  formatLink: { given: () => [linked] },
  formatStudy: { given: () => [library.parseStudy(STUDY)] },
  formatPlays: { given: () => [['SK']], meaning: [[[]]] },
  gameCsv: { given: () => [game] },
  gameSheet: {
    given: () => [library.variantById('kreuzjass').rules, [{ NS: 100, EW: 57 }], 'points'],
    meaning: [[], [[]], NONE],
  },
  importRecord: { given: () => [library.formatDiagram('schieber', state, 'en'), {}], meaning: [[], OPTIONAL] },
  importRecords: { given: () => [library.formatDiagram('schieber', state, 'en'), {}], meaning: [[], OPTIONAL] },
  // Nothing else is a link.
  isLink: { given: () => ['jass=1'], meaning: [ANY] },
  judgePlay: { given: () => [client, PLAYED, 0, {}], meaning: [[], [], [], OPTIONAL] },
  judgeReview: { given: () => [client, PLAYED, review, {}], meaning: [[], [], [[]], OPTIONAL] },
  legalNow: { given: () => [library.readPosition(REQUEST)] },
  loadSolver: { given: () => [{}], meaning: [OPTIONAL] },
  meldName: { given: () => [melds.S[0]] },
  // Whether a trick is needed: what is no “yes” is a “no”.
  meldSentences: { given: () => [melds, true], meaning: [[], ANY] },
  parseAdviceRequest: { given: () => [HAND] },
  parseDeal: { given: () => [REQUEST.deal] },
  parseLink: { given: () => [library.formatLink(linked)] },
  parsePlays: { given: () => ['SK SQ'], meaning: [[[]]] },
  parseRequest: { given: () => [REQUEST] },
  parseStudy: { given: () => [STUDY, 'en'], meaning: [[], NONE] },
  playCard: { given: () => [library.readPosition(REQUEST), 'SK'] },
  presetsOf: { given: () => [schieber] },
  progressOf: { given: () => [() => Promise.resolve(1)] },
  randomDeal: { given: () => [schieber.rules, library.seeded(1), 3], meaning: [[], [], [undefined, 5]] },
  readPosition: { given: () => [REQUEST] },
  readStudyJson: { given: () => [library.studyJson(library.parseStudy(STUDY))] },
  readText: { given: () => [REQUEST.deal, { variant: 'schieber' }], meaning: [[], OPTIONAL] },
  reviewGame: { given: () => [client, [PLAYED], {}], meaning: [[], [], OPTIONAL] },
  reviewSummary: { given: () => [PLAYED, review], meaning: [[], [[]]] },
  rulesWith: { given: () => [schieber, [], {}, 'french'], meaning: [[], [[]], OPTIONAL.slice(0, 2), NONE] },
  seeded: { given: () => [1], meaning: [[5]] },
  studyJson: { given: () => [library.parseStudy(STUDY)] },
  suggestWith: { given: () => [client, SUGGESTED, {}], meaning: [[], [], OPTIONAL] },
  startThreads: { given: () => [1, {}], meaning: [[undefined, 5], OPTIONAL] },
  variantById: { given: () => ['schieber'] },
};

const PAGE: Readonly<Record<string, Omit<Row, 'call'>>> = {
  configureSolver: { given: () => [{}], meaning: [[{}, []]] },
  // Languages without letters of their own have the English letters.
  indexLetters: { given: () => ['en', 'french'], meaning: [ANY, ANY] },
  solve: { given: () => [REQUEST, {}], meaning: [[], OPTIONAL] },
};

/** Classes: errors, the element; what comes from Lit; and what would register decks for other tests (test/widget/decks.test.ts). */
const WITHOUT_ROW = ['JassError', 'SolverUnavailable', 'JassSolver', 'svg', 'registerDeck'];

const functionsOf = (exports: object): string[] =>
  Object.entries(exports).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));

const called: Readonly<Record<string, unknown>> = { ...library, ...page, solve: solveInPage };
const rows = new Map<string, Row>(
  Object.entries({ ...LIBRARY, ...PAGE }).map(([name, row]) => [name, { call: called[name], ...row }]),
);

/** Calls to the end: a generator to its last step, work to its result. A client without workers has taken its request. */
async function finished(call: Call, given: readonly unknown[]): Promise<void> {
  try {
    const result = await call(...given);
    if (result === null || typeof result !== 'object') return;
    if ('next' in result) while (!(result as Iterator<unknown>).next().done);
    if ('result' in result) await result.result;
  } catch (error) {
    if (!(error instanceof SolverUnavailable)) throw error;
  }
}

it('every function has a row', () => {
  const functions = new Set([...functionsOf(library), ...functionsOf(page)]);
  expect([...functions].filter((name) => !WITHOUT_ROW.includes(name)).sort()).toEqual([...rows.keys()].sort());
});

describe.each([...rows])('%s', (_, { call, given, meaning = [] }) => {
  it('takes right arguments', async () => {
    await finished(call as Call, given());
  });

  it('takes what has a meaning, and says of anything else what would be right', async () => {
    const args = given();
    for (const [index] of args.entries()) {
      for (const wrong of WRONG) {
        const result = finished(call as Call, args.with(index, wrong));
        const what = `argument ${index}: ${JSON.stringify(wrong)}`;
        if (isAmong(meaning[index] ?? [], wrong)) {
          await result;
          continue;
        }
        const error: unknown = await result.then(
          () => null,
          (reason: unknown) => reason,
        );
        const isTold = error instanceof JassError || error instanceof TypeError || error instanceof RangeError;
        expect(isTold, `${what} is taken in silence, or fails with ${String(error)}`).toBe(true);
        expect((error as Error).message, what).not.toMatch(RAW);
      }
    }
  });
});

const isAmong = (values: readonly unknown[], wanted: unknown): boolean =>
  values.some((value) => JSON.stringify(value) === JSON.stringify(wanted));

describe('a place of the solver', () => {
  it.each([
    { wasm: new Uint8Array(8) },
    { wasm: new ArrayBuffer(8) },
    { worker: '/worker.js' },
    { wasm: '/solver.wasm', wrker: () => {} },
  ])('that a page cannot take is refused at once: %j', (places) => {
    expect(() => page.configureSolver(places as never)).toThrow(
      new TypeError('configureSolver takes {worker: function, wasm: address}'),
    );
  });

  it('may be an address as a URL, or the start of a worker', () => {
    page.configureSolver({ wasm: new URL('https://example.org/solver.wasm'), worker: () => null! });
    page.configureSolver({});
  });
});

describe('a misspelt option', () => {
  it.each([
    ['startThreads', [1, { memoryByte: 5 }], 'there is no option "memoryByte"; did you mean "memoryBytes"?'],
    ['loadSolver', [{ tablebytes: 5 }], 'there is no option "tablebytes"; did you mean "tableBytes"?'],
    ['readText', ['x', { varaint: 'schieber' }], 'there is no option "varaint"; did you mean "variant"?'],
    [
      'importRecord',
      ['x', { lang: 'de' }],
      'there is no option "lang"; write one of variant, contract, leader, language, guess',
    ],
    [
      'adviseWith',
      [client, HAND, { onprogress: () => {} }],
      'there is no option "onprogress"; did you mean "onProgress"?',
    ],
    ['judgePlay', [client, PLAYED, 0, { signa: 1 }], 'there is no option "signa"; did you mean "signal"?'],
    [
      'judgeReview',
      [client, PLAYED, [], { onProgres: 1 }],
      'there is no option "onProgres"; did you mean "onProgress"?',
    ],
    ['reviewGame', [client, [PLAYED], { limitMS: 5 }], 'there is no option "limitMS"; did you mean "limitMs"?'],
    ['solve', [REQUEST, { signl: undefined }], 'there is no option "signl"; did you mean "signal"?'],
  ] as const)('of %s is refused, with the right name', async (name, given, message) => {
    await expect(finished(rows.get(name)!.call as Call, given)).rejects.toThrow(new TypeError(message));
  });
});
