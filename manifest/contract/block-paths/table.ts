import type { LayoutParts, PathLister, RowValue } from './layout-value.ts'

/** Tree and map show values of the rows, and hide those of sensitive columns. */
function treeAndMapValues({ columns, tree, map }: LayoutParts['table']): RowValue[] {
  const values = [
    ...(tree ? [{ path: tree.name, at: ['tree', 'name'] }] : []),
    ...(tree ? [{ path: tree.relation, at: ['tree', 'relation'] }] : []),
    ...(map === undefined ? [] : [{ path: map, at: ['map'] }]),
  ]
  const isHidden = (path: string) => columns.some(({ value, sensitive }) => value === path && sensitive)
  return values.map((value) => ({ ...value, isSensitive: isHidden(value.path) }))
}

export const tablePaths: PathLister<'table'> = (block) => [
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
      ...treeAndMapValues(block),
    ],
  },
]
