import { createNumberFormat } from '@/lib/format/intl.ts'
import { formatCount } from '@/lib/format/quantity.ts'
import type { StateWithFigures } from './states.ts'

/** A value that the map can show for every state. */
type Measure = {
  label: string
  unit: string
  of: (state: StateWithFigures) => number
  /** The lower bounds of the second, third and fourth class. */
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
  area: {
    label: 'Área',
    unit: 'km²',
    of: ({ area }) => area,
    limits: [50_000, 200_000, 500_000],
  },
} as const satisfies Record<string, Measure>

export type MeasureName = keyof typeof measures

const density = createNumberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Formats people, or tenths of people per km². */
export const formatMeasure = (name: MeasureName, value: number) =>
  name === 'density' ? density.format(value) : formatCount(value)

/** From few to many: background and text color. */
export const shades = [
  { bg: 'bg.muted', color: 'fg' },
  { bg: 'primary.muted', color: 'fg' },
  { bg: 'primary.emphasized', color: 'fg' },
  { bg: 'primary.solid', color: 'primary.contrast' },
] as const

/** Describes the range of each shade. */
export function describeShades(name: MeasureName): string[] {
  const [second, third, fourth] = measures[name].limits.map((limit) => formatCount(limit))
  return [`menos de ${second}`, `de ${second} a ${third}`, `de ${third} a ${fourth}`, `${fourth} ou mais`]
}
