import type { PathsOf } from './layout-value.ts'

export const fieldsPaths: PathsOf<'fields'> = ({ items }) =>
  items.map(({ value, sensitive }, index) => ({
    path: value,
    at: ['items', index, 'value'],
    isSensitive: sensitive,
  }))
