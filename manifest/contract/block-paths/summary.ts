import type { PathLister } from './layout-value.ts'
import { areaCodeValue } from './optional-value.ts'

export const summaryPaths: PathLister<'summary'> = ({ value, sensitive = false, format, detail, status }) => [
  { path: value, at: ['value'], isSensitive: sensitive, format },
  ...(detail
    ? [
        {
          path: detail.value,
          at: ['detail', 'value'],
          isSensitive: detail.sensitive ?? false,
          format: detail.format,
        },
        ...areaCodeValue(detail, ['detail']),
      ]
    : []),
  ...(status ? [{ path: status.value, at: ['status', 'value'], isSensitive: false }] : []),
]
