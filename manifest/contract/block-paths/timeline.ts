import type { PathsOf, RowValue } from './layout-value.ts'
import { named } from './named.ts'

export const timelinePaths: PathsOf<'timeline'> = ({ value, date, label, detail, item }) => [
  {
    path: value,
    at: ['value'],
    isSensitive: false,
    rows: [
      ...named(date, 'date'),
      ...named(label, 'label'),
      ...named(detail, 'detail'),
      ...(item ? [itemValue(item)] : []),
    ],
  },
]

const itemValue = ({ value, sensitive }: { value: string; sensitive: boolean }): RowValue => ({
  path: value,
  at: ['item', 'value'],
  isSensitive: sensitive,
})
