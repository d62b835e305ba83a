import type { PathsOf } from './layout-value.ts'
import { named } from './named.ts'

export const alertPaths: PathsOf<'alert'> = ({ value, when }) => [
  ...named(value, 'value'),
  ...named(when, 'when'),
]
