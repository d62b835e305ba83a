import type { PathLister } from './layout-value.ts'

export const imagePaths: PathLister<'image'> = ({ value, sensitive = false }) => [
  { path: value, at: ['value'], isSensitive: sensitive },
]
