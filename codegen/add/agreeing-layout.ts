import type { LayoutValue } from '../../manifest/contract/block-paths/layout-value.ts'
import { blockPaths } from '../../manifest/contract/block-paths/registry.ts'
import { summaryPaths } from '../../manifest/contract/block-paths/summary.ts'
import { inRows, withoutIndexes } from '../../manifest/contract/findings.ts'
import type { Block, Summary } from '../../manifest/schema/result.ts'
import { valueAt } from '../parse/value-at.ts'
import type { ExpandedVariant } from '../resolve/expand-family.ts'

type Layout = { summary?: Summary | undefined; result: Block[] }

/** How the other variants show a value. */
type Known = { isSensitive: boolean; isCpf: boolean }

/**
 * Returns a layout that masks what the other variants of its family mask, and shows what they show. A CPF stays masked
 * where they show another kind of value: the check of a family's masks then names both places.
 */
export function agreeingLayout(layout: Layout, family: readonly ExpandedVariant[]): Layout {
  const known = new Map<string, Known>()
  for (const { summary, result } of family)
    for (const { path, isSensitive, owner } of [
      ...(summary ? shown(summary.item, summaryPaths(summary.item)) : []),
      ...result.flatMap(({ item }) => shown(item, blockPaths(item))),
    ]) {
      const other = known.get(path)
      known.set(path, {
        isSensitive: isSensitive || other?.isSensitive === true,
        isCpf: isCpf(owner) || other?.isCpf === true,
      })
    }
  const { summary, result } = structuredClone(layout)
  if (summary) agree(summary, summaryPaths(summary), known)
  for (const block of result) agree(block, blockPaths(block), known)
  return { summary, result }
}

/** A shown value: its path through lists, and `owner`, which holds its format and its mask. */
type Shown = { path: string; isSensitive: boolean; owner: object | undefined }

/** The values that a part shows. A condition is read, and not shown. */
const shown = (part: Block | Summary, values: readonly LayoutValue[]): Shown[] =>
  values
    .filter(({ at }) => at[0] !== 'when')
    .flatMap(({ path, at, isSensitive, rows }) =>
      (rows ?? [{ path: undefined, at, isSensitive }]).map((place) => ({
        path: withoutIndexes(inRows(path, place.path)),
        isSensitive: place.isSensitive,
        owner: valueAt(part, place.at.slice(0, -1)) as object | undefined,
      })),
    )

const isCpf = (owner: object | undefined) => owner !== undefined && Reflect.get(owner, 'format') === 'cpf'

function agree(part: Block | Summary, values: readonly LayoutValue[], known: ReadonlyMap<string, Known>) {
  for (const { path, owner } of shown(part, values)) {
    const other = known.get(path)
    if (!other || !owner || !('sensitive' in owner)) continue
    if (isCpf(owner) && !other.isCpf) continue
    Reflect.set(owner, 'sensitive', other.isSensitive)
  }
}
