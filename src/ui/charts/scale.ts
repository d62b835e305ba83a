/** Maps a value from one interval to another; an interval without extent maps to the target's beginning. */
export function linear([from, to]: [number, number], [start, end]: [number, number]) {
  const factor = to === from ? 0 : (end - start) / (to - from)
  return (value: number) => start + (value - from) * factor
}

/**
 * Round values from 0 to at least `max`, about `count` steps apart by 1, 2 or 5 times a power of ten, never by
 * less than `minStep`. There is always a step, so that an empty chart has an axis too.
 */
export function ticks(max: number, count: number, minStep = 1): number[] {
  const step = Math.max(minStep, roundStep(max / count))
  const steps = Math.max(1, Math.ceil(max / step))
  return Array.from({ length: steps + 1 }, (_, index) => index * step)
}

/** Every how many categories one can be labelled, if a label needs `labelWidth` px. */
export function labelEvery(categories: number, width: number, labelWidth: number): number {
  return Math.max(1, Math.ceil((categories * labelWidth) / Math.max(width, 1)))
}

function roundStep(step: number): number {
  if (step <= 0) return 0
  const power = 10 ** Math.floor(Math.log10(step))
  const digit = [1, 2, 5, 10].find((candidate) => step <= candidate * power * (1 + Number.EPSILON)) ?? 10
  return digit * power
}
