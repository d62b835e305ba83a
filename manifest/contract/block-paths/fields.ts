import type { PathLister } from './layout-value.ts'

export const fieldsPaths: PathLister<'fields'> = ({ items }) =>
  items.map(({ value, sensitive }, index) => ({
    path: value,
    at: ['items', index, 'value'],
    isSensitive: sensitive,
  }))
