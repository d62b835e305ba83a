import type { Goal } from '../goals.ts'
import { type Figure, valuesOf } from '../measure/figure.ts'
import { median } from '../measure/median.ts'

export type Verdict = { value: number; holds: boolean }

/** Whether the product keeps a goal: by its median, or by its ratio to the best peer's. `undefined` if not measured. */
export function verdictOn({ measure, limit, of }: Goal, figures: readonly Figure[]): Verdict | undefined {
  const own = median(valuesOf(figures, measure, 'averigua'))
  const best = of && Math.min(...of.map((subject) => median(valuesOf(figures, measure, subject))))
  const value = best === undefined ? own : own / best
  return Number.isFinite(value) ? { value, holds: value <= limit } : undefined
}
