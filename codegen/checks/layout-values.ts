import type { Block, Summary } from '../../manifest/schema/result.ts'
import type { Path } from '../read/manifest-document.ts'

/** A path into the answer that a layout names; with `rows`, into the elements of that list. */
export type LayoutValue = { value: string; at: Path; rows?: string }

const named = (value: string | undefined, at: Path, rows?: string): LayoutValue[] =>
  value === undefined ? [] : [{ value, at, ...(rows === undefined ? {} : { rows }) }]

/** Every path into the answer that a block names. */
export function blockValues(block: Block, at: Path): LayoutValue[] {
  const own = (key: string, value: string | undefined) => named(value, [...at, key])
  const inRows = (key: string, value: string | undefined, rows: string) => named(value, [...at, key], rows)
  switch (block.block) {
    case 'fields':
      return block.items.flatMap(({ value }, index) => named(value, [...at, 'items', index, 'value']))
    case 'table':
      return [
        ...own('value', block.value),
        ...block.columns.flatMap(({ value }, index) =>
          named(value, [...at, 'columns', index, 'value'], block.value),
        ),
      ]
    case 'list':
      return [...own('value', block.value), ...inRows('item', block.item, block.value)]
    case 'timeline':
      return [
        ...own('value', block.value),
        ...inRows('date', block.date, block.value),
        ...inRows('label', block.label, block.value),
        ...inRows('detail', block.detail, block.value),
      ]
    case 'alert':
      return [...own('value', block.value), ...own('when', block.when)]
    default:
      return own('value', block.value)
  }
}

/** Every path into the answer that a summary names. */
export const summaryValues = ({ value, detail, status }: Summary, at: Path): LayoutValue[] => [
  ...named(value, [...at, 'value']),
  ...named(detail?.value, [...at, 'detail', 'value']),
  ...named(status?.value, [...at, 'status', 'value']),
]
