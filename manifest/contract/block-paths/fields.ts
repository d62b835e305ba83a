import type { PathLister } from './layout-value.ts'
import { areaCodeValue } from './optional-value.ts'

export const fieldsPaths: PathLister<'fields'> = ({ items }) =>
  items.flatMap((item, index) => [
    {
      path: item.value,
      at: ['items', index, 'value'],
      isSensitive: item.sensitive ?? false,
      format: item.format,
    },
    ...areaCodeValue(item, ['items', index]),
  ])
