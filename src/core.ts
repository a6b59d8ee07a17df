/** The entry `jass-solver/core`: rules, notation and the synchronous solver, without a page: for workers, servers and tools. */
export type { Progress } from './analysis/progress.ts';
export { JassError } from './game/errors.ts';
export type { ErrorCode, ErrorPlace } from './game/errors.ts';
export type { Card, Contract, Deal, PerSide, Seat, Side, StatedContract } from './game/cards.ts';
export type { Meld, MeldComparison } from './game/scoring/melds.ts';
export { contractsOf } from './game/rules/pack.ts';
export { rulesWith } from './game/rules/apply-presets.ts';
export { presetsOf } from './game/variants/presets.ts';
export { randomDeal, seeded } from './game/play/random-deal.ts';
export type { Random } from './game/play/random-deal.ts';
export type { Call } from './game/inference/rule-of-thumb.ts';
export type { Rules, RulesOverride, Variant } from './game/rules/rules.ts';
export type { Payoff } from './game/scoring/payoff.ts';
export { gameSheet } from './game/scoring/score-sheet.ts';
export type { DealResult, EndOfGame, GameOutcome, GameSheet, SheetRow } from './game/scoring/score-sheet.ts';
export type { VariantId } from './game/variants/index.ts';
export { VARIANTS, variantById } from './game/variants/index.ts';
export type { Preset } from './game/variants/presets.ts';
export type { Account, AccountEntry } from './notation/answer/account.ts';
export type { AdviceAnswer, ContractAdvice, Estimate } from './notation/answer/advice-answer.ts';
export { parseAdviceRequest } from './notation/request/advice-request.ts';
export type { AdviceRequest } from './notation/request/advice-request.ts';
export type { AnswerTo } from './notation/answer/answer-to.ts';
export type {
  Answer,
  CardValue,
  ErrorAnswer,
  IllegalCard,
  Interval,
  KnownLoss,
  MeldsAnswer,
  ProvenBounds,
  ReviewEntry,
  StateAnswer,
  TableEntry,
  TrickAnswer,
  Unproven,
  Value,
} from './notation/answer/answer.ts';
export { readText } from './notation/read-text.ts';
export type { ReadText } from './notation/read-text.ts';
export { parseDeal } from './notation/deal.ts';
export { formatDeal } from './notation/hands.ts';
export { drawDeal } from './notation/drawing/draw-deal.ts';
export type { DrawOptions } from './notation/drawing/draw-deal.ts';
export { formatDiagram } from './notation/format-diagram.ts';
export { importRecord, importRecords } from './notation/imports/index.ts';
export type { ImportedRecord, ImportOptions } from './notation/imports/index.ts';
export type { Language } from './languages/registry/languages.ts';
export { formatLink, isLink, parseLink } from './notation/link.ts';
export type { Linked } from './notation/link.ts';
export { comparisonWords, meldName, meldSentences } from './notation/words/meld-words.ts';
export { formatStudy } from './notation/study/format-study.ts';
export { parseStudy } from './notation/study/parse-study.ts';
export { readStudyJson, studyJson } from './notation/study/study-json.ts';
export type { StudyJson } from './notation/study/study-json.ts';
export type {
  Block,
  ChapterText,
  Move,
  MoveSign,
  Moves,
  Note,
  Paragraph,
  Prose,
  Question,
  Reply,
  Study,
  StudyFacts,
  StudyText,
} from './notation/study/study.ts';
export { formatPlays, parsePlays } from './notation/plays.ts';
export { legalNow, playCard, readPosition } from './notation/position.ts';
export type { CompletedTrick, GameSetup, GameState } from './game/play/play.ts';
export type { Trick } from './game/play/trick.ts';
export { parseRequest } from './notation/request/parse-request.ts';
export type { Request, Want } from './notation/request/request.ts';
export type { AdviseRequest, SolveRequest } from './notation/request/solve-request.ts';
export type { Solves } from './engine/client.ts';
export { progressOf } from './engine/progress-of.ts';
export type { ProgressOf, Watched } from './engine/progress-of.ts';
export { adviseWith } from './engine/sampling/advise.ts';
export type { AdviseOptions } from './engine/sampling/advise.ts';
export { suggestWith } from './engine/sampling/suggest.ts';
export type { SuggestOptions } from './engine/sampling/suggest.ts';
export type { SuggestedCard, Suggestion } from './notation/answer/suggestion.ts';
export type { AskedClient } from './engine/sampling/solve-all.ts';
export { advise, adviseSteps, answer, answerSteps } from './engine/synchronous.ts';
export { accuracyOf } from './analysis/review/review-summary.ts';
export type { PlaySum, ReviewSummary } from './analysis/review/review-summary.ts';
export { reviewSummary } from './engine/review-summary.ts';
export { loadSolver } from './solver/full-solver.ts';
export { reviewGame } from './engine/game-review.ts';
export type { GameReviewOptions } from './engine/game-review.ts';
export type {
  Amounts,
  Contribution,
  CostlyPlay,
  GameReview,
  OpenDeal,
  PlayedDeal,
  PlayerReview,
  ReviewedDeal,
} from './notation/answer/game-review.ts';
export { gameCsv } from './notation/game-report/csv.ts';
export { judgePlay, judgeReview } from './engine/sampling/judge.ts';
export type { JudgePlayOptions, JudgeReviewOptions } from './engine/sampling/judge.ts';
export type { Solver } from './solver/solver.ts';
export type { SolverOptions } from './solver/solver.ts';
