import type { PathLister } from './layout-value.ts'

export const listPaths: PathLister<'list'> = ({ value, item, sensitive = false, format }) => [
  {
    path: value,
    at: ['value'],
    isSensitive: false,
    rows: [{ path: item, at: ['item'], isSensitive: sensitive, format }],
  },
]
