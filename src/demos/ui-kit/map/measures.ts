import { formatCount } from '@/lib/format/quantity.ts'
import type { StateWithFigures } from './states.ts'

/** Something that the map can show of every state. */
type Measure = {
  label: string
  unit: string
  of: (state: StateWithFigures) => number
  /** Where the second, third and fourth class begin. */
  limits: readonly [number, number, number]
}

export const measures = {
  population: {
    label: 'População',
    unit: 'habitantes',
    of: ({ population }) => population,
    limits: [2_000_000, 5_000_000, 10_000_000],
  },
  density: {
    label: 'Densidade',
    unit: 'habitantes por km²',
    of: ({ population, area }) => population / area,
    limits: [10, 50, 100],
  },
} as const satisfies Record<string, Measure>

export type MeasureName = keyof typeof measures

const density = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A value of a measure: whole people, or tenths of them on a km². */
export const formatMeasure = (name: MeasureName, value: number) =>
  name === 'density' ? density.format(value) : formatCount(value)

/** From few to many, each a ground with the text that is read on it. */
export const shades = [
  { bg: 'bg.muted', color: 'fg' },
  { bg: 'primary.muted', color: 'fg' },
  { bg: 'primary.emphasized', color: 'fg' },
  { bg: 'primary.solid', color: 'primary.contrast' },
] as const

/** What each shade stands for, in words. */
export function describeShades(name: MeasureName): string[] {
  const [second, third, fourth] = measures[name].limits.map((limit) => formatCount(limit))
  return [`menos de ${second}`, `de ${second} a ${third}`, `de ${third} a ${fourth}`, `${fourth} ou mais`]
}
