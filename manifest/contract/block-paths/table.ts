import type { LayoutParts, PathLister, RowValue } from './layout-value.ts'
import { areaCodeValue, optionalValue } from './optional-value.ts'

/** Tree, map and bar show values of the rows, and hide those of sensitive columns. */
function pictureValues({ columns, tree, map, bar }: LayoutParts['table']): RowValue[] {
  const values = [
    ...(tree ? [{ path: tree.name, at: ['tree', 'name'] }] : []),
    ...(tree ? [{ path: tree.relation, at: ['tree', 'relation'] }] : []),
    ...(map === undefined ? [] : [{ path: map, at: ['map'] }]),
    ...(bar ? [{ path: bar.value, at: ['bar', 'value'] }] : []),
    ...(bar ? [{ path: bar.label, at: ['bar', 'label'] }] : []),
    ...(bar?.group === undefined ? [] : [{ path: bar.group, at: ['bar', 'group'] }]),
  ]
  const findHidden = (path: string) => columns.find(({ value, sensitive }) => value === path && sensitive)
  return values.map((value) => {
    const hidden = findHidden(value.path)
    return { ...value, isSensitive: hidden !== undefined, format: hidden?.format }
  })
}

export const tablePaths: PathLister<'table'> = (block) => [
  {
    path: block.value,
    at: ['value'],
    isSensitive: false,
    each: block.each,
    rows: [
      ...optionalValue(block.each, 'each'),
      ...block.columns.flatMap((column, index) => [
        {
          path: column.value,
          at: ['columns', index, 'value'],
          isSensitive: column.sensitive ?? false,
          format: column.format,
        },
        ...areaCodeValue(column, ['columns', index]),
      ]),
      ...pictureValues(block),
    ],
  },
]
