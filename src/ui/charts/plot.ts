import type { ChartData } from './chart-data.ts'
import { linear, ticks } from './scale.ts'

const top = 20
const bottom = 24
const characterWidth = 7

/** The geometry of a chart of a given size, in px from its top left corner. */
export type Plot = {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  /** The axis' round values. */
  ticks: number[]
  /** The width that each category has. */
  band: number
  /** A category's centre. */
  x: (index: number) => number
  y: (value: number) => number
}

/** Lays out a chart whose highest value is `max`; the axis is as wide as its longest number needs. */
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

/** The category at an x position, clamped to the first and the last. */
export function findCategoryIndex({ left, band, width }: Plot, x: number): number {
  const last = Math.round((width - left) / band) - 1
  return Math.min(last, Math.max(0, Math.floor((x - left) / band)))
}
