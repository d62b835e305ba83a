import type { LayoutValue } from '../../manifest/contract/block-paths/layout-value.ts'
import { blockPaths } from '../../manifest/contract/block-paths/registry.ts'
import { summaryPaths } from '../../manifest/contract/block-paths/summary.ts'
import { inRows, withoutIndexes } from '../../manifest/contract/findings.ts'
import type { Block, Summary } from '../../manifest/schema/result.ts'
import { valueAt } from '../parse/value-at.ts'
import type { ExpandedVariant } from '../resolve/expand-family.ts'

type Layout = { summary?: Summary | undefined; result: Block[] }

/**
 * A layout that masks what the other variants of its family mask, and shows openly what they show: secrecy is the
 * value's, wherever it stands.
 */
export function agreeingLayout(layout: Layout, family: readonly ExpandedVariant[]): Layout {
  const known = new Map<string, boolean>()
  for (const { summary, result } of family)
    for (const [path, isSensitive] of [
      ...(summary ? summaryPaths(summary.item) : []),
      ...result.flatMap(({ item }) => blockPaths(item)),
    ].flatMap(shown))
      known.set(path, isSensitive || known.get(path) === true)
  const { summary, result } = structuredClone(layout)
  if (summary) agree(summary, summaryPaths(summary), known)
  for (const block of result) agree(block, blockPaths(block), known)
  return { summary, result }
}

/** The paths that a value shows, through lists, and whether they are masked. A condition is read, and not shown. */
const shown = ({ path, at, isSensitive, rows }: LayoutValue): [path: string, isSensitive: boolean][] => {
  if (at[0] === 'when') return []
  if (!rows) return [[withoutIndexes(path), isSensitive]]
  return rows.map((row) => [withoutIndexes(inRows(path, row.path)), row.isSensitive])
}

function agree(part: Block | Summary, values: LayoutValue[], known: ReadonlyMap<string, boolean>) {
  for (const { path, at, rows } of values)
    for (const place of rows ?? [{ path: undefined, at }]) {
      const isSensitive = known.get(withoutIndexes(inRows(path, place.path)))
      const owner = valueAt(part, place.at.slice(0, -1))
      if (isSensitive !== undefined && owner && 'sensitive' in (owner as object))
        Reflect.set(owner as object, 'sensitive', isSensitive)
    }
}
