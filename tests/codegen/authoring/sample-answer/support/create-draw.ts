/** Draws that repeat for the same seed. */
export type Draw = {
  /** Draws an integer from 0 to `count` - 1. */
  below(count: number): number
  oneOf<T>(list: readonly T[]): T
  digits(count: number): string
}

/** Uses Mulberry32, which is good enough for test data. */
export function createDraw(seed: number): Draw {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    oneOf: (list) => {
      const found = list[below(list.length)]
      if (found === undefined) throw new Error('nothing to draw from')
      return found
    },
    digits: (count) => Array.from({ length: count }, () => below(10)).join(''),
  }
}
