/** Draws a whole number below a count. */
export type Draw = (count: number) => number

/**
 * Returns draws that are the same for the same turn (Mulberry32). The turn counts the values of a kind that were invented
 * before, so that nothing drawn depends on a value of the answer.
 */
export function createDraw(turn: number): Draw {
  let state = turn
  return (count) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count)
  }
}
