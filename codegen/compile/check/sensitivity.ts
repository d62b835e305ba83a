import { blockPaths } from '../../../manifest/blocks/index.ts'
import type { LayoutValue, RowValue } from '../../../manifest/blocks/layout-value.ts'
import { summaryPaths } from '../../../manifest/blocks/summary.ts'
import { isInside } from '../../../manifest/contract/answer-path.ts'
import { pathInRows, readMeasure, removeIndexes } from '../../../manifest/contract/findings.ts'
import { publicFormats } from '../../../manifest/contract/public-formats.ts'
import type { Finding } from '../../../manifest/schema/finding.ts'
import type { Block, Summary } from '../../../manifest/schema/result.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ExpandedFamily, ExpandedVariant } from '../expand/expand-family.ts'
import type { Located } from '../expand/located.ts'
import type { YamlPath } from '../read/manifest-document.ts'
import type { Check } from './check.ts'

/** A layout element that shows a value. `answerPath` has no list indexes; `label` marks lists: `enderecos[].numero`. */
type DisplayedValue = {
  answerPath: string
  label: string
  at: YamlPath
  isSensitive: boolean
  isFinding?: true
}

/** Returns the values that a layout element shows. The value of a condition is not shown. */
function listDisplayedValues(values: LayoutValue[], elementPath: YamlPath): DisplayedValue[] {
  return values
    .filter(({ at }) => at[0] !== 'when')
    .flatMap(({ path, at, isSensitive, rows }): DisplayedValue[] => {
      if (!rows)
        return [{ answerPath: removeIndexes(path), label: path, at: [...elementPath, ...at], isSensitive }]
      return rows.filter(isShownInRow).map((row) => ({
        answerPath: removeIndexes(pathInRows(path, row.path)),
        label: row.path === undefined ? `${path}[]` : `${path}[].${row.path}`,
        at: [...elementPath, ...row.at],
        isSensitive: row.isSensitive,
      }))
    })
}

/** The table's columns show the list inside the rows. */
const isShownInRow = ({ at }: RowValue) => at[0] !== 'each'

type LocatedElement = Located<Summary> | Located<Block>

const listElementValues = ({ item, path }: LocatedElement) =>
  listDisplayedValues('block' in item ? blockPaths(item) : summaryPaths(item), path)

const listLayoutElements = ({ summary, result }: ExpandedVariant): LocatedElement[] => [
  ...(summary ? [summary] : []),
  ...result,
]

/** Returns the value that a finding shows; `undefined` for a count, which is not sensitive. */
function readFindingValue(finding: Located<Finding>): DisplayedValue | undefined {
  const { measure, path: answerPath } = readMeasure(finding.item)
  return measure === 'count'
    ? undefined
    : {
        answerPath: removeIndexes(answerPath),
        label: answerPath,
        at: [...finding.path, measure],
        isSensitive: false,
        isFinding: true,
      }
}

/** Findings hide a value that their variant's layout hides. */
const isHiddenByVariant = ({ answerPath }: DisplayedValue, variant: ExpandedVariant) =>
  listLayoutElements(variant)
    .flatMap(listElementValues)
    .some(
      (other) =>
        other.isSensitive &&
        (isInside(answerPath, other.answerPath) || isInside(other.answerPath, answerPath)),
    )

/** Returns the findings of a family that show a value that another layout element hides. */
function listUnhiddenFindings(
  variants: ExpandedVariant[],
  hidden: Map<string, DisplayedValue>,
): DisplayedValue[] {
  return variants.flatMap((variant) =>
    variant.findings.flatMap((finding) => {
      const shown = readFindingValue(finding)
      return shown && hidden.has(shown.answerPath) && !isHiddenByVariant(shown, variant) ? [shown] : []
    }),
  )
}

/** Removes duplicates: variants share the paths of `defaults`. */
const removeDuplicates = (displayedValues: DisplayedValue[]): DisplayedValue[] => [
  ...new Map(
    displayedValues.map((displayedValue) => [JSON.stringify(displayedValue.at), displayedValue]),
  ).values(),
]

function findMismatches({ document, variants }: ExpandedFamily): Diagnostic[] {
  // Variants share the elements that they inherit.
  const layoutValues = [...new Set(variants.flatMap(listLayoutElements))].flatMap(listElementValues)
  const hidden = new Map<string, DisplayedValue>()
  for (const displayedValue of layoutValues)
    if (displayedValue.isSensitive && !hidden.has(displayedValue.answerPath))
      hidden.set(displayedValue.answerPath, displayedValue)
  if (hidden.size === 0) return []
  const displayedValues = removeDuplicates([...layoutValues, ...listUnhiddenFindings(variants, hidden)])
  return displayedValues.flatMap(({ answerPath, label, at, isSensitive, isFinding }): Diagnostic[] => {
    const hiddenValue = hidden.get(answerPath)
    if (isSensitive || !hiddenValue) return []
    const message = `"${label}" aparece aberto aqui e encoberto em ${document.formatPosition(hiddenValue.at, 'value')}`
    const hint = isFinding
      ? 'uma leitura só encobre o que o resultado da mesma variante encobre: conte os elementos com count, ou tire-a'
      : 'o sigilo é do dado: ponha sensitive: true nos dois lugares, ou em nenhum'
    const related = [document.related(hiddenValue.at, 'value', 'encoberto aqui')]
    return [document.report('sensitive-mismatch', at, 'value', message, hint, related)]
  })
}

/** Warns if one layout element shows a value and another element of the family hides it. */
export const checkSensitivity: Check = ({ families }) => families.flatMap(findMismatches)

/** The pictures of a table repeat the values of its columns. */
const pictures = new Set<string | number | undefined>(['map', 'bar'])

/** Returns the values of a layout element that are sensitive and public. */
const listPublic = (values: readonly LayoutValue[]): RowValue[] =>
  values
    .flatMap(({ path, at, isSensitive, format, rows = [] }): RowValue[] => [
      { path, at, isSensitive, format },
      ...rows,
    ])
    .filter(({ isSensitive, format, at }) => isSensitive && publicFormats.has(format) && !pictures.has(at[0]))

const listElements = ({ summary, result }: ExpandedVariant) => [
  ...(summary ? [{ ...summary, values: summaryPaths(summary.item) }] : []),
  ...result.map((block) => ({ ...block, values: blockPaths(block.item) })),
]

function findPublicSensitive({ document, variants }: ExpandedFamily): Diagnostic[] {
  const found = new Map<string, Diagnostic>()
  for (const { path, values } of variants.flatMap(listElements))
    for (const { at } of listPublic(values)) {
      // Variants share the elements that they inherit.
      const place = [...path, ...at.slice(0, -1), 'sensitive']
      const message = 'sensitive não tem efeito: o formato é de um valor público, que nunca fica oculto'
      const hint = 'tire sensitive: true, ou troque o formato'
      found.set(JSON.stringify(place), document.report('public-sensitive', place, 'key', message, hint))
    }
  return [...found.values()]
}

/** Warns of `sensitive: true` on a format whose values are never hidden. */
export const checkPublicValues: Check = ({ families }) => families.flatMap(findPublicSensitive)
