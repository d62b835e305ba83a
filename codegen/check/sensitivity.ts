import { isInside } from '../../manifest/contract/answer-path.ts'
import type { LayoutValue } from '../../manifest/contract/block-paths/layout-value.ts'
import { blockPaths } from '../../manifest/contract/block-paths/registry.ts'
import { summaryPaths } from '../../manifest/contract/block-paths/summary.ts'
import { pathInRows, readMeasure, removeIndexes } from '../../manifest/contract/findings.ts'
import type { Finding } from '../../manifest/schema/finding.ts'
import type { Block, Summary } from '../../manifest/schema/result.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ExpandedFamily, ExpandedVariant, Located } from '../expand/expand-family.ts'
import type { YamlPath } from '../read/manifest-document.ts'
import type { Check } from './check.ts'

/** A layout element that shows a value. `path` has no list indexes; `label` marks lists: `enderecos[].numero`. */
type DisplayedValue = { path: string; label: string; at: YamlPath; isSensitive: boolean; isFinding?: true }

/** Returns the values that a layout element shows. The value of a condition is not shown. */
function listDisplayedValues(values: LayoutValue[], part: YamlPath): DisplayedValue[] {
  return values
    .filter(({ at }) => at[0] !== 'when')
    .flatMap(({ path, at, isSensitive, rows }): DisplayedValue[] => {
      if (!rows) return [{ path: removeIndexes(path), label: path, at: [...part, ...at], isSensitive }]
      return rows.map((row) => ({
        path: removeIndexes(pathInRows(path, row.path)),
        label: row.path === undefined ? `${path}[]` : `${path}[].${row.path}`,
        at: [...part, ...row.at],
        isSensitive: row.isSensitive,
      }))
    })
}

type LocatedElement = Located<Summary> | Located<Block>

const listElementValues = ({ item, path }: LocatedElement) =>
  listDisplayedValues('block' in item ? blockPaths(item) : summaryPaths(item), path)

const listLayoutElements = ({ summary, result }: ExpandedVariant): LocatedElement[] => [
  ...(summary ? [summary] : []),
  ...result,
]

/** Returns the value that a finding shows; `undefined` for a count, which is not sensitive. */
function readFindingValue({ item, path: at }: Located<Finding>): DisplayedValue | undefined {
  const { measure, path: label } = readMeasure(item)
  return measure === 'count'
    ? undefined
    : { path: removeIndexes(label), label, at: [...at, measure], isSensitive: false, isFinding: true }
}

/** Returns true if the variant's own layout hides the value: then its findings hide it too. */
const isHiddenByVariant = ({ path }: DisplayedValue, variant: ExpandedVariant) =>
  listLayoutElements(variant)
    .flatMap(listElementValues)
    .some((other) => other.isSensitive && (isInside(path, other.path) || isInside(other.path, path)))

/** Returns the findings of a family that show a value that another layout element hides. */
function listOpenFindings(
  variants: ExpandedVariant[],
  hidden: Map<string, DisplayedValue>,
): DisplayedValue[] {
  return variants.flatMap((variant) =>
    variant.findings.flatMap((finding) => {
      const shown = readFindingValue(finding)
      return shown && hidden.has(shown.path) && !isHiddenByVariant(shown, variant) ? [shown] : []
    }),
  )
}

/** Removes duplicates: variants share the paths of `defaults`. */
const removeDuplicates = (displayedValues: DisplayedValue[]): DisplayedValue[] => [
  ...new Map(
    displayedValues.map((displayedValue) => [JSON.stringify(displayedValue.at), displayedValue]),
  ).values(),
]

function checkFamily({ document, variants }: ExpandedFamily): Diagnostic[] {
  const layoutValues = variants.flatMap(listLayoutElements).flatMap(listElementValues)
  const hidden = new Map<string, DisplayedValue>()
  for (const displayedValue of layoutValues)
    if (displayedValue.isSensitive && !hidden.has(displayedValue.path))
      hidden.set(displayedValue.path, displayedValue)
  if (hidden.size === 0) return []
  const displayedValues = removeDuplicates([...layoutValues, ...listOpenFindings(variants, hidden)])
  return displayedValues.flatMap(({ path, label, at, isSensitive, isFinding }): Diagnostic[] => {
    const other = hidden.get(path)
    if (isSensitive || !other) return []
    const message = `"${label}" aparece aberto aqui e encoberto em ${document.formatPosition(other.at, 'value')}`
    const hint = isFinding
      ? 'uma leitura só encobre o que o resultado da mesma variante encobre: conte os elementos com count, ou tire-a'
      : 'o sigilo é do dado: ponha sensitive: true nos dois lugares, ou em nenhum'
    const related = [document.related(other.at, 'value', 'encoberto aqui')]
    return [document.report('sensitive-mismatch', at, 'value', message, hint, related)]
  })
}

/** Warns about each layout element that shows a value that another one of the same family hides. */
export const checkSensitivity: Check = ({ families }) => families.flatMap(checkFamily)
