/**
 * Estimates: the values of beam searches, in which both sides consider only their best-ordered cards (`startSlice`).
 * A narrow beam takes some hundred nodes, the next one up to half a million, and the widest some five times as many;
 * docs/figures/estimates.md has their errors. They prove nothing, and their table entries are apart from those of proofs.
 */
import { NO_GUESS } from '../../src/solver/abi';
import { LANE } from '../core/cards';
import { selectBeamEntries } from '../table/transposition-table';
import { left, payoffState, played, pointsLeft, searchRoot } from './root';
import { nodes, startSlice, stopped } from './slice';

/** No share: no guess, no estimate, or no probe under way. */
export const NONE: i32 = NO_GUESS;

/** The step in points while only one end of a beam's interval is found. */
const BEAM_STEP: i32 = 5;

/** The number of beams, and how many of them are narrow: those guide every first probe. */
export const BEAMS: i32 = 3;
export const NARROW_BEAMS: i32 = 2;

/** Beams done, which is the number of the one under way, the bounds it has found, and the nodes of all beams so far. */
export let beam: i32 = 0;
let beamLow: i32 = 0;
let beamHigh: i32 = 0;
let beamLowProbed: bool = false;
let beamHighProbed: bool = false;
export let beamNodes: u32 = 0;
/** The value of the widest finished beam, or NONE. */
let estimated: i32 = NONE;

/** Forgets the beams of another root. `low` and `high` are the proven bounds of this one, here and below. */
export function startBeams(low: i32, high: i32): void {
  beam = 0;
  beamNodes = 0;
  estimated = NONE;
  openBeam(low, high);
}

/** Opens the interval of the next beam, which begins at the proven bounds. */
function openBeam(low: i32, high: i32): void {
  beamLow = low;
  beamHigh = high;
  beamLowProbed = false;
  beamHighProbed = false;
}

/** Continues the first `count` beams for at most `nodeBudget` nodes; true when they are done. */
export function runBeams(nodeBudget: u32, count: i32, low: i32, high: i32): bool {
  startSlice(0, nodeBudget, left, played, LANE);
  while (beam < count) {
    selectBeamEntries(beam + 1);
    startSlice(nodes, nodeBudget, left, played, beam + 1);
    const start = nodes;
    while (beamLow < beamHigh) {
      const guess = estimated == NONE ? pointsLeft >> 1 : estimated;
      const need = nextNeed(beamLow, beamLowProbed, beamHigh, beamHighProbed, guess, BEAM_STEP);
      const share = searchRoot(need, payoffState);
      if (stopped) break;
      if (share >= need) {
        beamLow = min(beamHigh, share);
        beamLowProbed = true;
      } else {
        beamHigh = max(beamLow, share);
        beamHighProbed = true;
      }
    }
    selectBeamEntries(0);
    beamNodes += nodes - start;
    if (beamLow < beamHigh) return false;
    estimated = beamLow;
    beam++;
    openBeam(low, high);
  }
  return true;
}

/** The next target between `from` and `to` (from < to): the guess, then outwards by `step`, then halfway. */
export function nextNeed(from: i32, fromProbed: bool, to: i32, toProbed: bool, guess: i32, step: i32): i32 {
  if (fromProbed && toProbed) return (from + to + 1) >> 1;
  if (fromProbed) return min(from + step, to);
  if (toProbed) return max(to - step + 1, from + 1);
  return max(from + 1, min(guess, to));
}

/** The best estimate so far, within the proven bounds; halfway between them while no beam is done. */
export function estimateWithin(low: i32, high: i32): i32 {
  if (estimated == NONE) return (low + high) >> 1;
  // The bounds of the wider beam under way correct the value of the narrow one.
  return max(low, min(high, max(beamLow, min(beamHigh, estimated))));
}
