import { formatCount } from '@/lib/format/quantity.ts'
import type { ChartColor, ChartData } from '@/ui/charts/chart-data.ts'
import { createRandom } from './sample-series.ts'

/** A simulated load: the values of the last seconds, the latest last. */
export type Load = {
  values: readonly number[]
  random: () => number
}

/** Seconds shown. */
const shownSeconds = 40

const start = 60
const lowest = 12
/** The upper end of the axis too, so that it does not jump. */
export const highestLoad = 120

const walk = (value: number, random: () => number) =>
  Math.round(Math.min(highestLoad, Math.max(lowest, value + (random() - 0.5) * 26)))

/** Returns a load that has run for a while. The same seed gives the same values. */
export function createLoad(seed = 7): Load {
  const random = createRandom(seed)
  let load: Load = { values: [start], random }
  while (load.values.length < shownSeconds) load = continueLoad(load)
  return load
}

/** Adds one second. */
export function continueLoad({ values, random }: Load): Load {
  const next = walk(values.at(-1) ?? start, random)
  return { values: [...values, next].slice(-shownSeconds), random }
}

export const readLoad = ({ values }: Load) => `${formatCount(values.at(-1) ?? 0)} consultas/s`

/** The axis counts seconds before now. */
export const toLoadData = ({ values }: Load, color: ChartColor = 'first'): ChartData => ({
  categories: values.map((_, index) => {
    const ago = values.length - 1 - index
    return {
      label: ago === 0 ? 'agora' : `-${ago} s`,
      title: ago === 0 ? 'Agora' : `Há ${ago} s`,
    }
  }),
  series: [{ name: 'Consultas', color, values }],
  format: formatCount,
})
