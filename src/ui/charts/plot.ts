import type { GappedData } from './chart-data.ts'

const top = 20
const bottom = 24
const characterWidth = 7

/** The geometry of a chart, in px from its top left corner. */
export type Plot = {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  ticks: number[]
  band: number
  x: (index: number) => number
  y: (value: number) => number
}

/** Lays out a chart up to `max`. The longest number sets the width of the value axis. */
export function buildPlot(data: GappedData, max: number, width: number, height: number): Plot {
  const values = ticks(max, 4)
  const left = 8 + characterWidth * Math.max(...values.map((value) => data.format(value).length))
  const band = (width - left) / Math.max(data.categories.length, 1)
  return {
    width,
    height,
    left,
    right: width,
    top,
    bottom: height - bottom,
    ticks: values,
    band,
    x: (index) => left + band * (index + 0.5),
    y: linear([0, values.at(-1) ?? 1], [height - bottom, top]),
  }
}

/** Returns the category at an x position, clamped to the first and the last. */
export function findCategoryIndex({ left, band, width }: Plot, x: number): number {
  const last = Math.round((width - left) / band) - 1
  return Math.min(last, Math.max(0, Math.floor((x - left) / band)))
}

/** Maps a value from one interval to another. An empty interval maps to `start`. */
export function linear([from, to]: [number, number], [start, end]: [number, number]) {
  const factor = to === from ? 0 : (end - start) / (to - from)
  return (value: number) => start + (value - from) * factor
}

/**
 * Returns about `count` round values from 0 to at least `max`, in steps of 1, 2 or 5 times a power of ten and
 * at least `minStep`. There is always one step, so that an empty chart has an axis.
 */
export function ticks(max: number, count: number, minStep = 1): number[] {
  const step = Math.max(minStep, roundStep(max / count))
  const steps = Math.max(1, Math.ceil(max / step))
  return Array.from({ length: steps + 1 }, (_, index) => index * step)
}

/**
 * Returns the indexes of the categories that get an axis label: as many as fit, counted from the latest. Of
 * equal neighbouring labels only the first.
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
