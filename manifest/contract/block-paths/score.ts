import type { LayoutValue, PathsOf, RowValue } from './layout-value.ts'
import { named } from './named.ts'

/** A list that the block reads row by row, below a key of its own. */
const list = (key: string, path: string, rows: Record<string, string | undefined>): LayoutValue => ({
  path,
  at: [key, 'value'],
  isSensitive: false,
  rows: Object.entries(rows).flatMap(([name, inRow]): RowValue[] =>
    named(inRow, name).map((value) => ({ ...value, at: [key, ...value.at] })),
  ),
})

export const scorePaths: PathsOf<'score'> = ({ value, model, paying, history, factors }) => [
  ...named(value, 'value'),
  ...named(model, 'model'),
  ...(paying ? [{ path: paying.value, at: ['paying', 'value'], isSensitive: false }] : []),
  ...(history ? [list('history', history.value, { month: history.month, points: history.points })] : []),
  ...(factors
    ? [
        list('factors', factors.value, {
          label: factors.label,
          effect: factors.effect,
          weight: factors.weight,
          detail: factors.detail,
        }),
      ]
    : []),
]
