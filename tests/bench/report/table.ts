import type { Goal } from '../goals.ts'
import { type BenchTarget, type Figure, selectValues, targetTitles } from '../measure/figure.ts'
import { median } from '../measure/median.ts'
import { spread } from '../measure/spread.ts'
import { evaluateGoal } from './evaluate-goal.ts'
import { formatNumber } from './number-text.ts'

/** Formats figures as a Markdown table: medians with minimum and maximum, and which goals are met. */
export function formatTable(figures: readonly Figure[], goals: readonly Goal[]): string {
  const measures = [...new Set(figures.map(({ measure }) => measure))]
  const measuredTargets = (Object.keys(targetTitles) as BenchTarget[]).filter((target) =>
    figures.some((figure) => figure.target === target),
  )
  const head = ['Medida', ...measuredTargets.map((target) => targetTitles[target]), 'Meta', 'Cumprida']
  const rows = measures.map((measure) => [
    measure,
    ...measuredTargets.map((target) => formatCell(selectValues(figures, measure, target))),
    ...formatGoalCells(
      goals.find((goal) => goal.measure === measure),
      figures,
    ),
  ])
  const separator = head.map((_, index) => (index === 0 ? '---' : '---:'))
  return [head, separator, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function formatCell(values: readonly number[]): string {
  if (values.length === 0) return ''
  const { min, max } = spread(values)
  const middle = formatNumber(median(values))
  return min === max ? middle : `${middle} (${formatNumber(min)} a ${formatNumber(max)})`
}

function formatGoalCells(
  goal: Goal | undefined,
  figures: readonly Figure[],
): [goal: string, verdict: string] {
  const verdict = goal && evaluateGoal(goal, figures)
  if (goal === undefined || verdict === undefined) return ['', '']
  const { limit, comparedWith } = goal
  const text = `≤ ${formatNumber(limit)}`
  const metText = verdict.isMet ? 'sim' : '**não**'
  if (comparedWith === undefined) return [text, metText]
  const comparedText =
    comparedWith.length === 1 ? comparedWith.map((target) => targetTitles[target]).join() : 'o melhor par'
  return [`${text} × ${comparedText}`, `${metText}, ${formatNumber(verdict.value)}`]
}
