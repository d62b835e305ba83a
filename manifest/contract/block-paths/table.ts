import type { PathsOf } from './layout-value.ts'

export const tablePaths: PathsOf<'table'> = ({ value, columns }) => [
  {
    path: value,
    at: ['value'],
    isSensitive: false,
    rows: columns.map((column, index) => ({
      path: column.value,
      at: ['columns', index, 'value'],
      isSensitive: column.sensitive,
    })),
  },
]
