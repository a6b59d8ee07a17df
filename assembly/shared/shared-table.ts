/** The functions of a table in shared memory (table-memory.ts), imported by the build compiled with SHARED only. */

// @ts-ignore: decorator
@external("table", "find")
export declare function findShared(entry: usize, end: usize, check: u64): usize;
// @ts-ignore: decorator
@external("table", "first")
export declare function firstShared(): u64;
// @ts-ignore: decorator
@external("table", "second")
export declare function secondShared(): u64;
// @ts-ignore: decorator
@external("table", "cheapest")
export declare function cheapestShared(bucket: usize): usize;
// @ts-ignore: decorator
@external("table", "least")
export declare function leastShared(): i32;
// @ts-ignore: decorator
@external("table", "write")
export declare function writeShared(entry: usize, word0: u64, word1: u64): void;
// @ts-ignore: decorator
@external("table", "deal")
export declare function sharedDeal(): u32;
// @ts-ignore: decorator
@external("table", "doublings")
export declare function sharedDoublings(): u32;
// @ts-ignore: decorator
@external("table", "addEntries")
export declare function addEntries(count: u32): u32;
// @ts-ignore: decorator
@external("table", "addLost")
export declare function addLost(count: u32): u32;
// @ts-ignore: decorator
@external("table", "double")
export declare function doubleShared(times: u32, bytes: usize): void;
// @ts-ignore: decorator
@external("table", "isBusy")
export declare function isBusy(key: u64): i32;
// @ts-ignore: decorator
@external("table", "enter")
export declare function enter(key: u64): void;
// @ts-ignore: decorator
@external("table", "leave")
export declare function leave(key: u64): void;
