import type { Goal } from '../goals.ts'
import { type Figure, selectValues } from '../measure/figure.ts'
import { median } from '../measure/median.ts'

export type Verdict = { value: number; isMet: boolean }

/**
 * Compares the product's median, or its ratio to the best peer, with the limit. Returns `undefined` if it was
 * not measured.
 */
export function evaluateGoal(
  { measure, limit, comparedWith }: Goal,
  figures: readonly Figure[],
): Verdict | undefined {
  const ownMedian = median(selectValues(figures, measure, 'averigua'))
  const bestMedian =
    comparedWith && Math.min(...comparedWith.map((target) => median(selectValues(figures, measure, target))))
  const value = bestMedian === undefined ? ownMedian : ownMedian / bestMedian
  return Number.isFinite(value) ? { value, isMet: value <= limit } : undefined
}
