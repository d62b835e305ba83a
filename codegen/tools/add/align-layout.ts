import type { LayoutValue } from '../../../manifest/contract/block-paths/layout-value.ts'
import { blockPaths } from '../../../manifest/contract/block-paths/registry.ts'
import { summaryPaths } from '../../../manifest/contract/block-paths/summary.ts'
import { pathInRows, removeIndexes } from '../../../manifest/contract/findings.ts'
import type { Block, Summary } from '../../../manifest/schema/result.ts'
import { readAtPath } from '../../parse/read-at-path.ts'
import type { ExpandedVariant } from '../../resolve/expand-family.ts'

type ProposedLayout = { summary?: Summary | undefined; result: Block[] }

/** How the other variants show a value. */
type KnownDisplay = { isSensitive: boolean; isCpf: boolean }

/**
 * Returns a layout that masks what the other variants of its family mask, and shows what they show. A CPF stays masked
 * where they show another kind of value: the check of a family's masks then names both places.
 */
export function alignLayout(layout: ProposedLayout, family: readonly ExpandedVariant[]): ProposedLayout {
  const displayByPath = new Map<string, KnownDisplay>()
  for (const { summary, result } of family)
    for (const { path, isSensitive, layoutItem } of [
      ...(summary ? listShownValues(summary.item, summaryPaths(summary.item)) : []),
      ...result.flatMap(({ item }) => listShownValues(item, blockPaths(item))),
    ]) {
      const knownDisplay = displayByPath.get(path)
      displayByPath.set(path, {
        isSensitive: isSensitive || knownDisplay?.isSensitive === true,
        isCpf: isCpf(layoutItem) || knownDisplay?.isCpf === true,
      })
    }
  const { summary, result } = structuredClone(layout)
  if (summary) applyDisplay(summary, summaryPaths(summary), displayByPath)
  for (const block of result) applyDisplay(block, blockPaths(block), displayByPath)
  return { summary, result }
}

/** A shown value: its path through lists, and `owner`, which holds its format and its mask. */
type ShownLayoutValue = { path: string; isSensitive: boolean; layoutItem: object | undefined }

/** The values that a part shows. A condition is read, and not shown. */
const listShownValues = (layoutPart: Block | Summary, values: readonly LayoutValue[]): ShownLayoutValue[] =>
  values
    .filter(({ at }) => at[0] !== 'when')
    .flatMap(({ path, at, isSensitive, rows }) =>
      (rows ?? [{ path: undefined, at, isSensitive }]).map((location) => ({
        path: removeIndexes(pathInRows(path, location.path)),
        isSensitive: location.isSensitive,
        layoutItem: readAtPath(layoutPart, location.at.slice(0, -1)) as object | undefined,
      })),
    )

const isCpf = (layoutItem: object | undefined) =>
  layoutItem !== undefined && Reflect.get(layoutItem, 'format') === 'cpf'

function applyDisplay(
  layoutPart: Block | Summary,
  values: readonly LayoutValue[],
  displayByPath: ReadonlyMap<string, KnownDisplay>,
) {
  for (const { path, layoutItem } of listShownValues(layoutPart, values)) {
    const knownDisplay = displayByPath.get(path)
    if (!knownDisplay || !layoutItem || !('sensitive' in layoutItem)) continue
    if (isCpf(layoutItem) && !knownDisplay.isCpf) continue
    Reflect.set(layoutItem, 'sensitive', knownDisplay.isSensitive)
  }
}
