/**
 * The payoffs of rules.md and rules-more.md once more: what a finished deal is worth, and between which bounds the worth of an unfinished one lies.
 * Written from the rule sheets; nothing here is shared with src/ or assembly/.
 */
import type { Hands } from './deals.ts';
import type { Sheet } from './games.ts';
import { marriagePoints, meldPoints } from './melds.ts';
import type { MeldSheet } from './melds.ts';

export type Payoff = 'points' | 'total' | 'score';
/** 0 = North–South, 1 = East–West. */
export type Side = 0 | 1;

/** What the sides have taken so far. */
export interface Ledger {
  /** Card points that count for the side. */
  ns: number;
  ew: number;
  /** Roem in tricks, and belots that depend on the play. */
  roemNs: number;
  roemEw: number;
  tricksNs: number;
  tricksEw: number;
  /** The side that has tapped; −1 for none. */
  tapper: -1 | Side;
}

export const emptyLedger = (): Ledger => ({
  ns: 0,
  ew: 0,
  roemNs: 0,
  roemEw: 0,
  tricksNs: 0,
  tricksEw: 0,
  tapper: -1,
});

export interface Aim {
  readonly countsRoem: boolean;
  /** Worth of a finished deal for North–South: their card points, or their score minus the others'. */
  readonly final: (ledger: Ledger) => number;
  /** A part of the worth that is settled: the rest does not depend on it. */
  readonly offset: (ledger: Ledger) => number;
  /** A number for everything else in the ledger on which the rest of the worth depends. */
  readonly rest: (ledger: Ledger) => number;
  /** Bounds of the worth. @param left card points still to be taken @param roem at least the roem still to be made */
  readonly most: (ledger: Ledger, left: number, roem: number) => number;
  readonly least: (ledger: Ledger, left: number, roem: number) => number;
  /** Whether a side that has not tapped may; absent in a game without taps. */
  readonly mayTap?: (ledger: Ledger, side: Side) => boolean;
  /** Worth of a claim by a side that has just won a trick; undefined if it may not claim. Absent in a game without claims. */
  readonly claim?: (ledger: Ledger, side: Side) => number | undefined;
}

/** What a request says beside variant, contract and deal. */
export interface Bid {
  readonly presets: readonly string[];
  /** 0..3 = N E S W. */
  readonly declarer: number;
  readonly level?: number;
  readonly doubled?: 2 | 3 | 4;
  /** Whether the suits that count more are those of Swiss cards. */
  readonly swiss?: boolean;
}

// ---- the games ---------------------------------------------------------------------------------------------------

interface Sweep {
  readonly bonus: number;
  readonly by: 'tricks' | 'points';
}

function sweepOf(variant: string, presets: readonly string[]): Sweep | null {
  const byTricks = (bonus: number): Sweep => ({ bonus, by: 'tricks' });
  switch (variant) {
    case 'klaverjassen':
      return { bonus: 100, by: 'points' };
    case 'krutzjass':
      return byTricks(190);
    case 'belote':
    case 'contree':
    case 'belot-bulgarian':
    case 'bela':
      return byTricks(90);
    case 'schieber':
      return presets.includes('match') || presets.includes('common') ? byTricks(100) : null;
    case 'sidi-barrani':
      return byTricks(presets.includes('match-157') ? 0 : 100);
    case 'kruisjassen':
    case 'kruisjassen-fixed':
    case 'kruisjassen-tik':
    case 'kruisjassen-roem':
      return null;
    default:
      return byTricks(100);
  }
}

/** How often the points of a contract count on the sheet. */
function multiplierOf(variant: string, contract: string, { presets, swiss }: Bid): number {
  const isNoTrump = contract.length > 1;
  const has = (...names: string[]): boolean => names.some((name) => presets.includes(name));
  if (variant === 'coiffeur') {
    if (contract.startsWith('misere')) return 9;
    if (contract.startsWith('guschti')) return 8;
    if (contract.startsWith('slalom')) return 7;
    if (isNoTrump) return contract === 'obenabe' ? 5 : 6;
    // Spades, clubs, diamonds, hearts; Eichel, Rosen, Schilten, Schellen.
    return (swiss ? 'CHSD' : 'SCDH').indexOf(contract) + 1;
  }
  if (variant === 'chibre') return has('pique-double') && contract === 'S' ? 2 : 1;
  if (variant.startsWith('klaverjassen')) return has('superkraak') ? 8 : has('rekraak') ? 4 : has('kraak') ? 2 : 1;
  if (variant !== 'schieber' || !has('1-2-3', '1-2-3-french', '1-2-3-swiss', 'common')) return 1;
  if (isNoTrump) return 3;
  const isSwiss = has('1-2-3-swiss') || (swiss === true && !has('1-2-3-french'));
  return (isSwiss ? 'SD' : 'SC').includes(contract) ? 2 : 1;
}

const SETS = ['JJJJ', '9999', 'AAAA', 'TTTT', 'KKKK', 'QQQQ'];
const SETS_AND_RUNS = [...SETS, 'run5', 'run4', 'run3'];
const ANNONCES: MeldSheet = {
  precedence: SETS_AND_RUNS,
  reuse: false,
  byLength: true,
  apart: false,
  equalIsNothing: false,
};

/** The hand melds that count in the score; undefined if none do. */
function meldsOf({ variant, contract }: Sheet, presets: readonly string[]): MeldSheet | undefined {
  switch (variant) {
    case 'kruisjassen-roem':
      return {
        precedence: ['JJJJ', 'run5', 'AAAA KKKK QQQQ TTTT', 'run4', 'run3'],
        reuse: !presets.includes('card-once'),
        byLength: true,
        apart: false,
        equalIsNothing: false,
      };
    case 'belote':
      return presets.includes('annonces') ? ANNONCES : undefined;
    case 'belot-bulgarian':
      return contract === 'notrumps' ? undefined : { ...ANNONCES, apart: true, equalIsNothing: true };
    case 'bela':
      return { ...ANNONCES, reuse: true, byLength: false };
    default:
      return undefined;
  }
}

// ---- aims --------------------------------------------------------------------------------------------------------

/**
 * The aim of a request. An ending is no deal: nothing was taken before it, so it has no sweep and no melds.
 * @param hands before the first card
 */
export function aimOf(sheet: Sheet, payoff: Payoff, bid: Bid, hands: Hands, leader: number): Aim {
  if (payoff === 'points') return POINTS;
  const { variant, contract } = sheet;
  const isFull = hands[0]!.length === sheet.fullHand;
  const sweep = isFull && !sheet.misere ? sweepOf(variant, bid.presets) : null;
  const total = (ledger: Ledger): number =>
    ledger.ns + ledger.roemNs + bonusOf(sweep, ledger, 0) - ledger.ew - ledger.roemEw - bonusOf(sweep, ledger, 1);
  if (payoff === 'total') return shares(sweep, 1, total);
  const declarers = (bid.declarer % 2) as Side;
  const times = multiplierOf(variant, contract, bid);
  const facts: Facts = {
    sweep,
    declarers,
    melds: [0, 0],
    marriages: isFull ? marriagePoints(sheet, hands) : [0, 0],
    isFull,
  };
  const rules = isFull ? meldsOf(sheet, bid.presets) : undefined;
  if (rules) facts.melds = meldPoints(sheet, rules, hands, leader);
  switch (variant) {
    case 'coiffeur': {
      const sign = declarers === 0 ? 1 : -1;
      return declarersAim(
        sweep,
        declarers,
        times,
        (ledger) => sign * times * (pointsOf(ledger, declarers) + bonusOf(sweep, ledger, declarers)),
      );
    }
    case 'kruisjassen':
      return whole(false, (ledger) => gamePoints(ledger, isFull));
    case 'kruisjassen-tik':
      return {
        ...whole(false, (ledger) => (ledger.tapper < 0 ? gamePoints(ledger, isFull) : tapped(ledger, isFull))),
        most: (ledger, left) => mostByTap(ledger, 0, left),
        least: (ledger, left) => 0 - mostByTap(ledger, 1, left),
        // “A team that has reached 50 card points (in tricks won so far) may tap.”
        mayTap: (ledger, side) => pointsOf(ledger, side) >= 50,
      };
    case 'kruisjassen-roem':
      return claims(facts);
    case 'klaverjassen':
    case 'klaverjassen-rotterdam':
    case 'klaverjassen-amsterdam':
    case 'klaverjassen-utrecht':
    case 'klaverjassen-leiden':
      return whole(true, (ledger) => times * wet(facts, ledger, total));
    case 'belote':
      return whole(false, (ledger) =>
        dedans(facts, ledger, { keepsMarriage: true, tieHangs: !bid.presets.includes('no-litige') }),
      );
    case 'belot-bulgarian':
      return whole(true, (ledger) => dedans(facts, ledger, { keepsMarriage: false, tieHangs: true }));
    case 'bela':
      return whole(false, (ledger) =>
        dedans(facts, ledger, {
          keepsMarriage: bid.presets.includes('bela-kept'),
          tieHangs: bid.presets.includes('tie-hangs'),
          sweepTakesMelds: true,
        }),
      );
    case 'contree':
      return whole(false, (ledger) => contree(facts, ledger, bid));
    case 'sidi-barrani':
      return whole(false, (ledger) => sidiBarrani(facts, ledger, bid));
    default:
      return shares(sweep, times, (ledger) => times * total(ledger));
  }
}

/** What the scores below ask of a deal. */
interface Facts {
  readonly sweep: Sweep | null;
  readonly declarers: Side;
  /** Melds that count, of each side. */
  melds: [number, number];
  readonly marriages: [number, number];
  readonly isFull: boolean;
}

const other = (side: Side): Side => (side === 0 ? 1 : 0);
const lead = (side: Side, points: number): number => (side === 0 ? points : 0 - points);
const pointsOf = (ledger: Ledger, side: Side): number => (side === 0 ? ledger.ns : ledger.ew);
const roemOf = (ledger: Ledger, side: Side): number => (side === 0 ? ledger.roemNs : ledger.roemEw);
const tricksOf = (ledger: Ledger, side: Side): number => (side === 0 ? ledger.tricksNs : ledger.tricksEw);

/** Whether nothing taken so far excludes that the side takes all tricks, or all points. */
function mayStillSweep(by: Sweep['by'], ledger: Ledger, side: Side): boolean {
  return by === 'tricks' ? tricksOf(ledger, other(side)) === 0 : pointsOf(ledger, other(side)) === 0;
}

/** The bonus of a side in a finished deal. */
function bonusOf(sweep: Sweep | null, ledger: Ledger, side: Side): number {
  return sweep && hasSweep(sweep, ledger, side) ? sweep.bonus : 0;
}

function hasSweep(sweep: Sweep, ledger: Ledger, side: Side): boolean {
  const has = sweep.by === 'tricks' ? tricksOf(ledger, side) : pointsOf(ledger, side);
  return has > 0 && mayStillSweep(sweep.by, ledger, side);
}

/** Kruisjassen: “team with ≥ 100 card points 2 game points; a team with all tricks 5 instead of 2; else 0”. */
function gamePoints(ledger: Ledger, isFull: boolean): number {
  const of = (side: Side): number => {
    if (isFull && tricksOf(ledger, other(side)) === 0) return 5;
    return pointsOf(ledger, side) >= 100 ? 2 : 0;
  };
  return of(0) - of(1);
}

/** “The first team to tap scores 1 for the deal …; a tapping team that takes all tricks scores 6 in all.” */
function tapped(ledger: Ledger, isFull: boolean): number {
  const side = ledger.tapper as Side;
  return lead(side, isFull && tricksOf(ledger, other(side)) === 0 ? 6 : 1);
}

/**
 * Klaverjassen: “the declaring team needs more (points + roem) than the other; otherwise (a tie too) it gets nothing and the others get all
 * points and all roem, and the pit bonus if the pit is theirs”.
 */
function wet({ sweep, declarers }: Facts, ledger: Ledger, total: (ledger: Ledger) => number): number {
  const others = other(declarers);
  const has = (side: Side): number => pointsOf(ledger, side) + roemOf(ledger, side);
  if (has(declarers) > has(others)) return total(ledger);
  return lead(others, has(declarers) + has(others) + bonusOf(sweep, ledger, others));
}

/** No less than what a side can still score more than the other. */
function mostByTap(ledger: Ledger, side: Side, left: number): number {
  if (ledger.tapper !== other(side) && tricksOf(ledger, other(side)) === 0) return 6;
  if (ledger.tapper >= 0) return ledger.tapper === side ? 1 : -1;
  const most = pointsOf(ledger, side) + left;
  return most >= 100 ? 2 : most >= 50 ? 1 : 0;
}

interface Dedans {
  /** Does a declaring side that is dedans keep its belote? */
  readonly keepsMarriage: boolean;
  /** In a tie: do only the others score, and only theirs? Otherwise a tie is lost. */
  readonly tieHangs: boolean;
  /** Does a side with all tricks score the melds of the others too? */
  readonly sweepTakesMelds?: boolean;
}

/**
 * Belote: “the declaring side must have more than the others, belote and melds included; with less the others score all 162 card points (252
 * with capot) and all melds of both sides … Equal: the others score theirs, the declaring side's share is held over”.
 */
function dedans(facts: Facts, ledger: Ledger, { keepsMarriage, tieHangs, sweepTakesMelds }: Dedans): number {
  const { sweep, declarers } = facts;
  const others = other(declarers);
  let { melds, marriages } = facts;
  for (const side of [0, 1] as const) {
    if (sweepTakesMelds && sweep && hasSweep(sweep, ledger, side)) {
      const all = ([one, two]: [number, number]): [number, number] => (side === 0 ? [one + two, 0] : [0, one + two]);
      [melds, marriages] = [all(melds), all(marriages)];
    }
  }
  const has = (side: Side): number =>
    pointsOf(ledger, side) + bonusOf(sweep, ledger, side) + melds[side] + marriages[side] + roemOf(ledger, side);
  const [ours, theirs] = [has(declarers), has(others)];
  if (ours > theirs) return lead(declarers, ours) + lead(others, theirs);
  const kept = keepsMarriage ? marriages[declarers] : 0;
  if (ours === theirs && tieHangs) return lead(declarers, kept) + lead(others, theirs);
  // The declaring side has no bonus here that the others could score.
  const all = ours + theirs - bonusOf(sweep, ledger, declarers);
  return lead(declarers, kept) + lead(others, all - kept);
}

/**
 * Contrée: “made when the declaring side has the level, belote included, and more than the others; made: points + level, failed: 160 + level
 * for the others; coinche × 2, surcoinche × 4; belote 20 always to its holder”. A doubled contract leaves the losers nothing else.
 */
function contree({ sweep, declarers, marriages }: Facts, ledger: Ledger, { level = 0, doubled, presets }: Bid): number {
  const others = other(declarers);
  const has = (side: Side): number => pointsOf(ledger, side) + bonusOf(sweep, ledger, side);
  const [ours, theirs] = [has(declarers) + marriages[declarers], has(others) + marriages[others]];
  const reached = level === 250 ? sweep !== null && hasSweep(sweep, ledger, declarers) : ours >= level;
  const belotes = marriages[0] - marriages[1];
  if (!reached || ours <= theirs) return lead(others, (160 + level) * (doubled ?? 1)) + belotes;
  if (!doubled) return lead(declarers, has(declarers) + level) + lead(others, has(others)) + belotes;
  const written = presets.includes('coinche-160') ? 160 : presets.includes('coinche-162') ? 162 : has(declarers);
  return lead(declarers, (written + level) * doubled) + belotes;
}

/** Sidi Barrani: “made: own points + level; failed: the others their points + level”; a double multiplies the level. */
function sidiBarrani({ sweep, declarers }: Facts, ledger: Ledger, { level = 0, doubled, presets }: Bid): number {
  const others = other(declarers);
  const has = (side: Side): number => pointsOf(ledger, side) + bonusOf(sweep, ledger, side);
  const isMatch = level === (presets.includes('match-157') ? 157 : 257);
  const made = isMatch ? sweep !== null && hasSweep(sweep, ledger, declarers) : has(declarers) >= level;
  return has(0) - has(1) + lead(made ? declarers : others, level * (doubled ?? 1));
}

/** Kruisjassen with roem. */
function claims({ melds, marriages, isFull }: Facts): Aim {
  // “Tricks + melds + stuk”; “melds count only for a team that has won a trick”.
  const withMelds = (ledger: Ledger, side: Side): number =>
    pointsOf(ledger, side) + (tricksOf(ledger, side) > 0 ? melds[side] + marriages[side] : 0);
  const mayReach = (ledger: Ledger, side: Side, left: number): boolean =>
    pointsOf(ledger, side) + left + melds[side] + marriages[side] >= 100;
  const mostOf = (ledger: Ledger, side: Side, left: number): number => {
    if (isFull && tricksOf(ledger, other(side)) === 0) return 3;
    return mayReach(ledger, side, left) ? 2 : 0;
  };
  // “All tricks: 3; no right claim and no sweep: 0.”
  const final = ({ tricksNs, tricksEw }: Ledger): number => {
    if (!isFull) return 0;
    return (tricksEw === 0 ? 3 : 0) - (tricksNs === 0 ? 3 : 0);
  };
  return {
    ...whole(false, final),
    most: (ledger, left) => mostOf(ledger, 0, left),
    least: (ledger, left) => 0 - mostOf(ledger, 1, left),
    // “It wins the deal — 2 game points if the opponents have < 50 then, else 1.”
    claim: (ledger, side) =>
      withMelds(ledger, side) < 100 ? undefined : lead(side, withMelds(ledger, other(side)) < 50 ? 2 : 1),
  };
}

// ---- what a search may leave out ---------------------------------------------------------------------------------

/** Card points, the same in every game. */
export const POINTS: Aim = {
  countsRoem: false,
  final: ({ ns }) => ns,
  offset: ({ ns }) => ns,
  rest: () => 0,
  most: ({ ns }, left) => ns + left,
  least: ({ ns }) => ns,
};

/** Which sides may still make a sweep, as two bits; 0 where there is none. */
function sweepsOpen(sweep: Sweep | null, ledger: Ledger): number {
  if (!sweep) return 0;
  return Number(mayStillSweep(sweep.by, ledger, 0)) + 2 * Number(mayStillSweep(sweep.by, ledger, 1));
}

/** An aim in which each point counts for itself, and only the sweep depends on the tricks before. */
function shares(sweep: Sweep | null, times: number, final: Aim['final']): Aim {
  return {
    ...bounded(final),
    countsRoem: true,
    final,
    offset: ({ ns, ew, roemNs, roemEw }) => times * (ns - ew + roemNs - roemEw),
    rest: (ledger) => sweepsOpen(sweep, ledger),
  };
}

/** The same, of the declarers alone. */
function declarersAim(sweep: Sweep | null, declarers: Side, times: number, final: Aim['final']): Aim {
  return {
    ...shares(sweep, times, final),
    countsRoem: false,
    offset: (ledger) => lead(declarers, times * pointsOf(ledger, declarers)),
  };
}

/** An aim that depends on everything taken: the lead and the sum of roem, who may still take all tricks or all points, and who tapped. */
function whole(countsRoem: boolean, final: Aim['final']): Aim {
  return {
    ...bounded(final),
    countsRoem,
    final,
    offset: () => 0,
    rest({ ns, ew, roemNs, roemEw, tricksNs, tricksEw, tapper }) {
      const difference = (ns - ew + roemNs - roemEw + 2048) & 0xfff;
      const open = Number(tricksNs > 0) + 2 * Number(tricksEw > 0) + 4 * Number(ns > 0) + 8 * Number(ew > 0);
      return difference | (((roemNs + roemEw) / 10) << 12) | (open << 21) | ((tapper + 1) << 25);
    },
  };
}

const scratch = emptyLedger();

/**
 * Bounds of an aim in which a trick, a point and roem of one's own never hurt, but for the roem of declarers who are wet: it goes to the
 * others. So the best for a side is to take everything, with all the roem or with none.
 */
function bounded(final: Aim['final']): Pick<Aim, 'most' | 'least'> {
  return {
    most(ledger, left, roem) {
      Object.assign(scratch, ledger);
      scratch.ns += left;
      scratch.tricksNs++;
      const without = final(scratch);
      if (roem === 0) return without;
      scratch.roemNs += roem;
      return Math.max(without, final(scratch));
    },
    least(ledger, left, roem) {
      Object.assign(scratch, ledger);
      scratch.ew += left;
      scratch.tricksEw++;
      const without = final(scratch);
      if (roem === 0) return without;
      scratch.roemEw += roem;
      return Math.min(without, final(scratch));
    },
  };
}
