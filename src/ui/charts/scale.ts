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

/**
 * Which categories are named at the axis, if each label needs `labelWidth` px and a category has `band`: as many
 * as there is room for, counted from the end, so that the latest is among them. Of equal labels in a row only
 * the first.
 */
export function namedCategories(labels: readonly string[], band: number, labelWidth: number): Set<number> {
  const named = new Set<number>()
  let free = Number.POSITIVE_INFINITY
  for (let index = labels.length - 1; index >= 0; index -= 1) {
    free += band
    if (labels[index] === labels[index - 1] || free < labelWidth) continue
    named.add(index)
    free = 0
  }
  return named
}

function roundStep(step: number): number {
  if (step <= 0) return 0
  const power = 10 ** Math.floor(Math.log10(step))
  const digit = [1, 2, 5, 10].find((candidate) => step <= candidate * power * (1 + Number.EPSILON)) ?? 10
  return digit * power
}
