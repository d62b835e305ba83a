import { blockPaths } from '../../../manifest/blocks/index.ts'
import type { LayoutValue, RowValue } from '../../../manifest/blocks/layout-value.ts'
import { summaryPaths } from '../../../manifest/blocks/summary.ts'
import { pathInRow } from '../../../manifest/contract/answer-path.ts'
import { pathInRows, removeIndexes } from '../../../manifest/contract/findings.ts'
import { foldText } from '../../../manifest/contract/fold-text.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Finding } from '../../../manifest/schema/finding.ts'
import type { Block, Summary } from '../../../manifest/schema/result.ts'
import { hasValue } from '../../compile/check/answer-paths.ts'
import type { ExpandedVariant } from '../../compile/expand/expand-family.ts'
import { readAtPath } from '../../compile/parse/read-at-path.ts'

type ProposedLayout = { summary?: Summary | undefined; result: Block[] }

type StatusColors = NonNullable<Summary['status']>['colors']

/** The display of a value in the family's other variants. */
type KnownDisplay = { isSensitive: boolean; isCpf: boolean; label: string | undefined }

/**
 * Returns a layout that hides what the family's other variants hide, shows what they show, and has their labels. A CPF stays
 * hidden if they show another kind of value at its path. `codegen/compile/check/sensitivity.ts` then reports both
 * positions.
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
        label: knownDisplay?.label ?? readLabel(layoutItem),
      })
    }
  const { summary, result } = structuredClone(layout)
  if (summary?.status) summary.status.colors = useFamilyColors(summary.status.colors, family)
  if (summary) applyDisplay(summary, summaryPaths(summary), displayByPath)
  for (const block of result) applyDisplay(block, blockPaths(block), displayByPath)
  return { summary, result }
}

/** A family may say that a word, such as 'Regular', is no good news: its colors win. */
function useFamilyColors(colors: StatusColors, family: readonly ExpandedVariant[]): StatusColors {
  const known = new Map(
    family.flatMap(({ summary }) =>
      Object.entries(summary?.item.status?.colors ?? {}).map(
        ([word, color]) => [foldText(word), color] as const,
      ),
    ),
  )
  return Object.fromEntries(
    Object.entries(colors).map(([word, color]) => [word, known.get(foldText(word)) ?? color]),
  )
}

/** A shown value: its path without indexes, and the layout item with its `format` and `sensitive`. */
type ShownLayoutValue = { path: string; isSensitive: boolean; layoutItem: object | undefined }

/** Lists the values that a block or a summary shows. A `when` condition does not show its value. */
const listShownValues = (layoutPart: Block | Summary, values: readonly LayoutValue[]): ShownLayoutValue[] =>
  values
    .filter(({ at }) => at[0] !== 'when' && at.at(-1) !== 'areaCode')
    .flatMap(({ path, at, isSensitive, rows }) =>
      (rows?.filter(isShownInRow) ?? [{ path: undefined, at, isSensitive }]).map((location) => ({
        path: removeIndexes(pathInRows(path, location.path)),
        isSensitive: location.isSensitive,
        layoutItem: readAtPath(layoutPart, location.at.slice(0, -1)) as object | undefined,
      })),
    )

/** The list inside the rows and an area code are read, not shown. */
const isShownInRow = ({ at }: RowValue) => at[0] !== 'each' && at.at(-1) !== 'areaCode'

const readLabel = (layoutItem: object | undefined): string | undefined =>
  layoutItem !== undefined && 'label' in layoutItem && typeof layoutItem.label === 'string'
    ? layoutItem.label
    : undefined

const isCpf = (layoutItem: object | undefined) =>
  layoutItem !== undefined && Reflect.get(layoutItem, 'format') === 'cpf'

function applyDisplay(
  layoutPart: Block | Summary,
  values: readonly LayoutValue[],
  displayByPath: ReadonlyMap<string, KnownDisplay>,
) {
  for (const { path, layoutItem } of listShownValues(layoutPart, values)) {
    const knownDisplay = displayByPath.get(path)
    if (!knownDisplay || !layoutItem) continue
    if (knownDisplay.label !== undefined && readLabel(layoutItem) !== undefined)
      Reflect.set(layoutItem, 'label', knownDisplay.label)
    if (!('sensitive' in layoutItem)) continue
    if (isCpf(layoutItem) && !knownDisplay.isCpf) continue
    Reflect.set(layoutItem, 'sensitive', knownDisplay.isSensitive)
  }
}

/** Returns true if the example has all values of a summary that was made for another answer. */
export const fitsSummary = (summary: Summary, example: Json) =>
  summaryPaths(summary).every(({ path }) => hasValue(example, path))

/** Returns a summary of the first value in the result, for an answer without a better one. */
export function findFirstValue(result: readonly Block[]): Summary | undefined {
  const [first] = result.flatMap(blockPaths)
  if (!first) return undefined
  const [row] = first.rows ?? []
  return row
    ? { value: pathInRow(first.path, 0, row.path), sensitive: row.isSensitive }
    : { value: first.path, sensitive: first.isSensitive }
}

/** Default values of the grammar, by key. */
const defaults: Record<string, Json> = {
  sensitive: false,
  min: 0,
  max: 1000,
  bands: [],
  colors: {},
  when: 'always',
  who: 'pessoas',
}

/** Returns a block, a summary or a finding without the grammar's default values, as people write it. */
export const toYamlLayout = (part: Block | Summary | Finding): Json => removeDefaults(part as Json)

function removeDefaults(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(removeDefaults)
  const entries = Object.entries(value).filter(
    ([key, part]) => part !== undefined && JSON.stringify(part) !== JSON.stringify(defaults[key]),
  )
  return Object.fromEntries(entries.map(([key, part]) => [key, removeDefaults(part)]))
}
