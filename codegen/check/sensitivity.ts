import { isInside } from '../../manifest/contract/answer-path.ts'
import type { LayoutValue } from '../../manifest/contract/block-paths/layout-value.ts'
import { blockPaths } from '../../manifest/contract/block-paths/registry.ts'
import { summaryPaths } from '../../manifest/contract/block-paths/summary.ts'
import { pathInRows, readMeasure, removeIndexes } from '../../manifest/contract/findings.ts'
import type { Finding } from '../../manifest/schema/finding.ts'
import type { Block, Summary } from '../../manifest/schema/result.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { YamlPath } from '../read/manifest-document.ts'
import { oncePer } from '../read/once-per.ts'
import type { ExpandedFamily, ExpandedVariant, Located } from '../resolve/expand-family.ts'
import type { Check } from './check.ts'

/**
 * A place that shows a value. `path` is without the indexes of lists, `label` says what is a list:
 * `enderecos[].numero`.
 */
type DisplayedValue = { path: string; label: string; at: YamlPath; isSensitive: boolean; isFinding?: true }

/** The values that a part of the layout shows. A condition is read, and not shown. */
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

const listElementValues = oncePer(({ item, path }: LocatedElement) =>
  listDisplayedValues('block' in item ? blockPaths(item) : summaryPaths(item), path),
)

const listLayoutElements = ({ summary, result }: ExpandedVariant): LocatedElement[] => [
  ...(summary ? [summary] : []),
  ...result,
]

/** What a finding shows openly; how many elements a list has is no secret. */
const readFindingValue = oncePer(({ item, path: at }: Located<Finding>): DisplayedValue | undefined => {
  const { measure, path: label } = readMeasure(item)
  return measure === 'count'
    ? undefined
    : { path: removeIndexes(label), label, at: [...at, measure], isSensitive: false, isFinding: true }
})

const listHiddenPaths = oncePer((part: LocatedElement) =>
  listElementValues(part).flatMap(({ path, isSensitive }) => (isSensitive ? [path] : [])),
)

/** What the variant's own layout masks is masked in its findings too. */
function isHiddenByVariant({ path }: DisplayedValue, variant: ExpandedVariant) {
  return listLayoutElements(variant).some((part) =>
    listHiddenPaths(part).some((other) => isInside(path, other) || isInside(other, path)),
  )
}

/** The findings of a family that show openly a value of which other places hide some. */
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

/** Variants share the places of `defaults`: each is one place. */
const removeDuplicates = (displayedValues: DisplayedValue[]): DisplayedValue[] => [
  ...new Map(
    displayedValues.map((displayedValue) => [JSON.stringify(displayedValue.at), displayedValue]),
  ).values(),
]

function checkFamilySensitivity({ document, variants }: ExpandedFamily): Diagnostic[] {
  const layoutValues = [...new Set(variants.flatMap(listLayoutElements))].flatMap(listElementValues)
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

const checkFamilySensitivityOnce = oncePer(checkFamilySensitivity)

/** A warning for each place that shows openly what another place of the same family hides. */
export const checkSensitivity: Check = ({ families }) => families.flatMap(checkFamilySensitivityOnce)
