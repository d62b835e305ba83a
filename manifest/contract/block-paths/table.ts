import type { LayoutParts, PathsOf, RowValue } from './layout-value.ts'

/** Tree and map show values of the rows; what a column masks is masked there too. */
function pictured({ columns, tree, map }: LayoutParts['table']): RowValue[] {
  const values = [
    ...(tree ? [{ path: tree.name, at: ['tree', 'name'] }] : []),
    ...(tree ? [{ path: tree.relation, at: ['tree', 'relation'] }] : []),
    ...(map === undefined ? [] : [{ path: map, at: ['map'] }]),
  ]
  const isMasked = (path: string) => columns.some(({ value, sensitive }) => value === path && sensitive)
  return values.map((value) => ({ ...value, isSensitive: isMasked(value.path) }))
}

export const tablePaths: PathsOf<'table'> = (block) => [
  {
    path: block.value,
    at: ['value'],
    isSensitive: false,
    rows: [
      ...block.columns.map((column, index) => ({
        path: column.value,
        at: ['columns', index, 'value'],
        isSensitive: column.sensitive,
      })),
      ...pictured(block),
    ],
  },
]
