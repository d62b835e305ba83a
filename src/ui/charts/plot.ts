import type { ChartData } from './chart-data.ts'
import { linear, ticks } from './scale.ts'

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
export function buildPlot(data: ChartData, max: number, width: number, height: number): Plot {
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
