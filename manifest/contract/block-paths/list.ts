import type { PathsOf } from './layout-value.ts'

export const listPaths: PathsOf<'list'> = ({ value, item, sensitive }) => [
  {
    path: value,
    at: ['value'],
    isSensitive: false,
    rows: [{ path: item, at: ['item'], isSensitive: sensitive }],
  },
]
