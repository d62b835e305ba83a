import type { Item } from '../../schema/result.ts'
import type { PathLister, RowValue } from './layout-value.ts'
import { areaCodeValue, optionalValue } from './optional-value.ts'

export const timelinePaths: PathLister<'timeline'> = ({ value, date, label, detail, item }) => [
  {
    path: value,
    at: ['value'],
    isSensitive: false,
    rows: [
      ...optionalValue(date, 'date'),
      ...optionalValue(label, 'label'),
      ...optionalValue(detail, 'detail'),
      ...(item ? [itemValue(item), ...areaCodeValue(item, ['item'])] : []),
    ],
  },
]

const itemValue = ({ value, sensitive = false, format }: Item): RowValue => ({
  path: value,
  at: ['item', 'value'],
  isSensitive: sensitive,
  format,
})
