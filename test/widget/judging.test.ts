/** Plays judged by what their players could know, as the element keeps it, and its words in each language. */
import { beforeAll, describe, expect, it } from 'vitest';
import { randomDeal } from '../random-deal.ts';
import { answer } from '../../src/engine/synchronous.ts';
import { variantById } from '../../src/game/variants/index.ts';
import type { Answer, KnownLoss } from '../../src/notation/answer/answer.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import { judgePlay } from '../../src/engine/sampling/judge.ts';
import type { AskedClient } from '../../src/engine/sampling/solve-all.ts';
import type { Progress } from '../../src/analysis/progress.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { JudgementRunner } from '../../src/widget/features/single-dummy/judgement-runner.ts';
import { loadLocale, TARGETS } from '../../src/widget/text/locales.ts';
import { messagesIn } from '../../src/widget/text/messages.ts';
import { singleDummyMessages } from '../../src/widget/text/messages/single-dummy.ts';
import type { SolveRequest } from '../../src/notation/request/solve-request.ts';

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
  await Promise.all(TARGETS.map(loadLocale));
});

const DEAL = {
  variant: 'klaverjassen-rotterdam',
  contract: 'H',
  leader: 'N',
  deal: formatDeal(randomDeal(variantById('klaverjassen-rotterdam').rules, 5, 4)),
};

function answered(request: SolveRequest): Answer {
  return answer(request, solver);
}

/** A client that tells of deals, answers and fails as it is let. */
function slowly() {
  const asked: { count: (deals: number) => void; answer: () => void; fail: (reason: string) => void }[] = [];
  const client: AskedClient = {
    workers: 1,
    solve: (request, { signal, onProgress } = {}) =>
      new Promise((resolve, reject) => {
        signal!.onabort = () => reject(new DOMException('', 'AbortError'));
        asked.push({
          count: (samples) => onProgress!({ known: { of: 40, loss: 1, best: ['S6'], samples } } as unknown as Progress),
          answer: () => resolve(answered(request)),
          fail: (reason) => reject(new Error(reason)),
        });
      }),
  };
  return { client, asked };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a play', () => {
  const play = (): { request: SolveRequest; play: number } => {
    const [first] = answered({ ...DEAL, want: ['state'] }).state!.legal;
    return { request: { ...DEAL, plays: [first!] }, play: 0 };
  };

  it('is judged as by judgePlay, once, with what is known as it grows', async () => {
    const { client, asked } = slowly();
    const judging = new JudgementRunner(() => undefined);
    void judging.begin('play', { ...play(), client });
    asked[0]!.count(3);
    expect(judging.at('play')).toMatchObject({ phase: 'computing', done: 3, of: 40, known: { samples: 3 } });
    asked[0]!.answer();
    await settled();
    const free: AskedClient = { workers: 1, solve: (request) => Promise.resolve(answered(request)) };
    const known = await judgePlay(free, play().request, 0);
    const done = known!.samples;
    expect(judging.at('play')).toEqual({ phase: 'done', done, of: done, known });
    void judging.begin('play', { ...play(), client });
    expect(asked).toHaveLength(1);
  });

  it('that is stopped keeps what is known; a failure says why; both can be begun again, and what is forgotten is gone', async () => {
    const { client, asked } = slowly();
    const judging = new JudgementRunner(() => undefined);
    void judging.begin('play', { ...play(), client });
    asked[0]!.count(2);
    judging.stop();
    await settled();
    expect(judging.at('play')).toMatchObject({ phase: 'stopped', done: 2, known: { samples: 2 } });
    void judging.begin('play', { ...play(), client });
    asked[1]!.fail('out of order');
    await settled();
    expect(judging.at('play')).toMatchObject({ phase: 'failed', error: new Error('out of order') });
    void judging.begin('play', { ...play(), client });
    expect(judging.at('play')).toMatchObject({ phase: 'computing' });
    judging.forget();
    expect(judging.at('play')).toBeUndefined();
  });
});

describe.each<[what: string, known: Omit<KnownLoss, 'best' | 'evidence'>, said: readonly string[]]>([
  [
    'a loss',
    { loss: 3.2, interval: [1.14, 5.3], samples: 40 },
    [
      'Lost about 3.2 (1.1 to 5.3); an estimate from 40 deals.',
      'Verlor etwa 3.2 (1.1 bis 5.3); geschätzt aus 40 Verteilungen.',
      'Verloor ongeveer 3,2 (1,1 tot 5,3); geschat uit 40 spellen.',
      'A coûté environ 3,2 (1,1 à 5,3)\u202f; estimation sur 40 donnes.',
    ],
  ],
  [
    'none',
    { loss: 0, interval: [0, 4.9], samples: 20 },
    [
      'No card seems better (lost 0.0 to 4.9); an estimate from 20 deals.',
      'Keine Karte scheint besser (verlor 0.0 bis 4.9); geschätzt aus 20 Verteilungen.',
      'Geen kaart lijkt beter (verlies 0,0 tot 4,9); geschat uit 20 spellen.',
      'Aucune carte ne semble meilleure (coût de 0,0 à 4,9)\u202f; estimation sur 20 donnes.',
    ],
  ],
  [
    'too few deals',
    { loss: 2, samples: 1 },
    [
      'Lost about 2.0; an estimate from 1 deal, too few for a margin of error.',
      'Verlor etwa 2.0; geschätzt aus 1 Verteilung, zu wenig für eine Fehlerspanne.',
      'Verloor ongeveer 2,0; geschat uit 1 spel, te weinig voor een foutmarge.',
      'A coûté environ 2,0\u202f; estimation sur 1 donne, trop peu pour une marge d’erreur.',
    ],
  ],
  [
    'all deals',
    { loss: 1.5, samples: 6, complete: true },
    [
      'Lost 1.5 on average, over all 6 deals consistent with what the player saw.',
      'Verlor im Mittel 1.5, über alle 6 Verteilungen, die zum Wissen des Spielers passen.',
      'Verloor gemiddeld 1,5, over alle 6 spellen die passen bij wat de speler wist.',
      'A coûté 1,5 en moyenne, sur l’ensemble de 6 donnes compatibles avec ce que savait le joueur.',
    ],
  ],
])('%s', (_, known, said) => {
  it.each((['en', ...TARGETS] as const).map((locale, i) => [locale, said[i]] as const))('in %s', (locale, sentence) => {
    expect(singleDummyMessages(messagesIn(locale)).singleDummyLoss({ ...known, best: [], evidence: ['plays'] })).toBe(
      sentence,
    );
  });
});
