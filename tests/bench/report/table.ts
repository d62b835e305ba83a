import type { Goal } from '../goals.ts'
import { type BenchTarget, type Figure, selectValues, targetTitles } from '../measure/figure.ts'
import { median } from '../measure/median.ts'
import { spread } from '../measure/spread.ts'
import { evaluateGoal, type Verdict } from './evaluate-goal.ts'
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
      goals.filter((goal) => goal.measure === measure),
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

/** Returns the limits and the verdicts, in the same order. */
function formatGoalCells(
  goals: readonly Goal[],
  figures: readonly Figure[],
): [goals: string, verdicts: string] {
  const cells = goals.flatMap((goal) => {
    const verdict = evaluateGoal(goal, figures)
    return verdict ? [formatGoal(goal, verdict)] : []
  })
  return [cells.map(([text]) => text).join('; '), cells.map(([, metText]) => metText).join('; ')]
}

function formatGoal(
  { limit, comparedWith }: Goal,
  { value, isMet }: Verdict,
): [goal: string, verdict: string] {
  const text = `≤ ${formatNumber(limit)}`
  const metText = isMet ? 'sim' : '**não**'
  if (comparedWith === undefined) return [text, metText]
  const comparedText =
    comparedWith.length === 1 ? comparedWith.map((target) => targetTitles[target]).join() : 'o melhor par'
  return [`${text} × ${comparedText}`, `${metText}, ${formatNumber(value)}`]
}
