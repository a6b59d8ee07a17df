/** The level that was bid and its double, as a user states them. */
import { JassError } from '../errors.ts';
import type { GameSetup } from '../play/play.ts';
import { msg, str } from '../reason.ts';
import type { Reason } from '../reason.ts';
import type { Rules } from '../rules/rules.ts';
import { doublesOf, levelsOf } from './level.ts';

/** Checks that a level and a double belong to the game. @throws JassError `bad-request` */
export function checkLevel({
  rules: { scoring },
  level,
  doubled,
}: Pick<GameSetup, 'rules' | 'level' | 'doubled'>): void {
  if (scoring.deal !== 'level') {
    if (level !== undefined) throw fault('level', msg('level: this game has no levels to bid; leave it out.'));
    if (doubled) throw fault('doubled', msg('doubled: this game has no levels to double; leave it out.'));
    return;
  }
  if (level === undefined) {
    if (doubled) throw fault('level', msg('level: give the level that was doubled.'));
    return;
  }
  const [double, redouble] = doublesOf(scoring);
  if (doubled && doubled !== double && doubled !== redouble) {
    throw fault(
      'doubled',
      msg(str`doubled is ${doubled}; write ${double} for a double, ${redouble} for a redouble, 1 for neither.`),
    );
  }
  const levels = levelsOf(scoring);
  if (levels.includes(level)) return;
  const { lowest, highest, step, sweep } = scoring.levels;
  const given = String(level);
  throw fault(
    'level',
    sweep === null
      ? msg(str`level is ${given}; it must be from ${lowest} to ${highest} in steps of ${step}.`)
      : msg(
          str`level is ${given}; it must be from ${lowest} to ${highest} in steps of ${step}, or ${sweep} for a sweep.`,
        ),
  );
}

/** The level of a bid for all tricks. @throws JassError `bad-request` if the game has none */
export function sweepLevelOf({ scoring }: Rules): number {
  if (scoring.deal !== 'level') throw fault('level', msg('level: this game has no levels to bid; leave it out.'));
  const { lowest, highest, step, sweep } = scoring.levels;
  if (sweep !== null) return sweep;
  throw fault(
    'level',
    msg(
      str`level: this game has no bid for all tricks; write a number from ${lowest} to ${highest} in steps of ${step}.`,
    ),
  );
}

const fault = (field: string, reason: Reason): JassError => new JassError('bad-request', reason, { field });
