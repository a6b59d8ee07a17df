/** The command with all its parts, in the order of its help. */
import type { Command } from 'commander';
import { addAdvise } from './program/advise-part.ts';
import { addAnnotate } from './program/annotate-part.ts';
import { addBatch } from './program/batch-part.ts';
import { addCompletion } from './program/completion-part.ts';
import { addDiagram } from './program/diagram-part.ts';
import { addImport } from './program/import-part.ts';
import { addPage } from './program/page-part.ts';
import { addPicture } from './program/picture-part.ts';
import { createProgram } from './program/program.ts';
import { addPuzzle } from './program/puzzle-part.ts';
import { addReviewGame } from './program/review-game-part.ts';
import { addReview, addSolve } from './program/solve-part.ts';
import { addSuggest } from './program/suggest-part.ts';
import { addVariants } from './program/variants-part.ts';

const PARTS = [
  addSolve,
  addReview,
  addReviewGame,
  addAnnotate,
  addAdvise,
  addSuggest,
  addPuzzle,
  addBatch,
  addImport,
  addDiagram,
  addPicture,
  addPage,
  addVariants,
  addCompletion,
];

/** @param version of the package */
export function wholeProgram(version: string): Command {
  const program = createProgram(version);
  for (const add of PARTS) add(program);
  return program;
}
