/** Returns a 32-bit digest of a text: FNV-1a, then the final mix of MurmurHash3. */
export function digest(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Returns an element of a list, always the same for a seed. */
export const pickBySeed = <Item>(seed: string, list: readonly Item[]): Item | undefined =>
  list[digest(seed) % Math.max(1, list.length)]

/** Returns digits, always the same for a seed. */
export function drawDigits(seed: string, count: number): string {
  let digits = ''
  for (let round = 0; digits.length < count; round += 1)
    digits += String(digest(`${seed} ${round}`) % 1_000_000).padStart(6, '0')
  return digits.slice(0, count)
}

/** Returns true for a share of all seeds. */
export const isDrawn = (seed: string, percent: number) => digest(seed) % 10_000 < percent * 100
