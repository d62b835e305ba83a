import type { PathsOf } from './layout-value.ts'

export const imagePaths: PathsOf<'image'> = ({ value, sensitive }) => [
  { path: value, at: ['value'], isSensitive: sensitive },
]
