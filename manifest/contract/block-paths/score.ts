import type { LayoutValue, PathLister, RowValue } from './layout-value.ts'
import { optionalValue } from './optional-value.ts'

const listValue = (key: string, path: string, rows: Record<string, string | undefined>): LayoutValue => ({
  path,
  at: [key, 'value'],
  isSensitive: false,
  rows: Object.entries(rows).flatMap(([name, inRow]): RowValue[] =>
    optionalValue(inRow, name).map((value) => ({ ...value, at: [key, ...value.at] })),
  ),
})

export const scorePaths: PathLister<'score'> = ({ value, model, paying, history, factors }) => [
  ...optionalValue(value, 'value'),
  ...optionalValue(model, 'model'),
  ...(paying ? [{ path: paying.value, at: ['paying', 'value'], isSensitive: false }] : []),
  ...(history ? [listValue('history', history.value, { month: history.month, points: history.points })] : []),
  ...(factors
    ? [
        listValue('factors', factors.value, {
          label: factors.label,
          effect: factors.effect,
          weight: factors.weight,
          detail: factors.detail,
        }),
      ]
    : []),
]
