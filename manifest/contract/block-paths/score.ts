import type { PathsOf } from './layout-value.ts'
import { named } from './named.ts'

export const scorePaths: PathsOf<'score'> = ({ value }) => named(value, 'value')
