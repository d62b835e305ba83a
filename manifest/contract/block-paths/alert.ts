import type { PathLister } from './layout-value.ts'
import { optionalValue } from './optional-value.ts'

export const alertPaths: PathLister<'alert'> = ({ value, when }) => [
  ...optionalValue(value, 'value'),
  ...optionalValue(when, 'when'),
]
