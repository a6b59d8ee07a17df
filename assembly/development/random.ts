/** Random numbers for the development builds, the same in each run. */

/** The number after `state` of a xorshift generator; neither is 0. */
export function xorshift(state: u32): u32 {
  state ^= state << 13;
  state ^= state >> 17;
  return state ^ (state << 5);
}
