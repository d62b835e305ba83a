import type { PathsOf } from './layout-value.ts'
import { named } from './named.ts'

export const timelinePaths: PathsOf<'timeline'> = ({ value, date, label, detail }) => [
  {
    path: value,
    at: ['value'],
    isSensitive: false,
    rows: [...named(date, 'date'), ...named(label, 'label'), ...named(detail, 'detail')],
  },
]
