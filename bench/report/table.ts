import type { Goal } from '../goals.ts'
import { type Figure, type Subject, subjects, valuesOf } from '../measure/figure.ts'
import { median } from '../measure/median.ts'
import { spread } from '../measure/spread.ts'
import { numberText } from './number-text.ts'
import { verdictOn } from './verdict.ts'

/** The figures of a part as a Markdown table: medians with least and greatest value, and the goals that hold or not. */
export function table(figures: readonly Figure[], goals: readonly Goal[]): string {
  const measures = [...new Set(figures.map(({ measure }) => measure))]
  const measured = (Object.keys(subjects) as Subject[]).filter((subject) =>
    figures.some((figure) => figure.subject === subject),
  )
  const head = ['Medida', ...measured.map((subject) => subjects[subject]), 'Meta', 'Cumprida']
  const rows = measures.map((measure) => [
    measure,
    ...measured.map((subject) => cell(valuesOf(figures, measure, subject))),
    ...goalCells(
      goals.find((goal) => goal.measure === measure),
      figures,
    ),
  ])
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'))
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function cell(values: readonly number[]): string {
  if (values.length === 0) return ''
  const { least, most } = spread(values)
  const middle = numberText(median(values))
  return least === most ? middle : `${middle} (${numberText(least)} a ${numberText(most)})`
}

function goalCells(goal: Goal | undefined, figures: readonly Figure[]): [goal: string, verdict: string] {
  const verdict = goal && verdictOn(goal, figures)
  if (goal === undefined || verdict === undefined) return ['', '']
  const { limit, of } = goal
  const text = `≤ ${numberText(limit)}`
  const kept = verdict.holds ? 'sim' : '**não**'
  if (of === undefined) return [text, kept]
  const whom = of.length === 1 ? of.map((subject) => subjects[subject]).join() : 'o melhor par'
  return [`${text} × ${whom}`, `${kept}, ${numberText(verdict.value)}`]
}
