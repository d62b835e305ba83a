import { isInside } from '../../manifest/contract/answer-path.ts'
import type { LayoutValue } from '../../manifest/contract/block-paths/layout-value.ts'
import { blockPaths } from '../../manifest/contract/block-paths/registry.ts'
import { summaryPaths } from '../../manifest/contract/block-paths/summary.ts'
import { inRows, measureOf, withoutIndexes } from '../../manifest/contract/findings.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Path } from '../read/manifest-document.ts'
import { oncePer } from '../read/once-per.ts'
import type { ExpandedFamily, ExpandedVariant } from '../resolve/expand-family.ts'
import type { Check } from './check.ts'

/**
 * A place that shows a value. `path` is without the indexes of lists, `label` says what is a list:
 * `enderecos[].numero`.
 */
type Shown = { path: string; label: string; at: Path; isSensitive: boolean; isFinding?: true }

/** The values that a part of the layout shows. A condition is read, and not shown. */
function shownIn(values: LayoutValue[], part: Path): Shown[] {
  return values
    .filter(({ at }) => at[0] !== 'when')
    .flatMap(({ path, at, isSensitive, rows }): Shown[] => {
      if (!rows) return [{ path: withoutIndexes(path), label: path, at: [...part, ...at], isSensitive }]
      return rows.map((row) => ({
        path: withoutIndexes(inRows(path, row.path)),
        label: row.path === undefined ? `${path}[]` : `${path}[].${row.path}`,
        at: [...part, ...row.at],
        isSensitive: row.isSensitive,
      }))
    })
}

const shownBy = ({ summary, result }: ExpandedVariant): Shown[] => [
  ...(summary ? shownIn(summaryPaths(summary.item), summary.path) : []),
  ...result.flatMap(({ item, path }) => shownIn(blockPaths(item), path)),
]

/**
 * What findings show openly. What the variant's own layout masks is masked in its findings too, and how many elements a
 * list has is no secret.
 */
function foundBy(variant: ExpandedVariant): Shown[] {
  const masked = shownBy(variant).flatMap(({ path, isSensitive }) => (isSensitive ? [path] : []))
  return variant.findings.flatMap(({ item, path: at }): Shown[] => {
    const { measure, path: label } = measureOf(item)
    const path = withoutIndexes(label)
    const isMasked = masked.some((other) => isInside(path, other) || isInside(other, path))
    return measure === 'count' || isMasked
      ? []
      : [{ path, label, at: [...at, measure], isSensitive: false, isFinding: true }]
  })
}

function inFamily({ document, variants }: ExpandedFamily): Diagnostic[] {
  // Variants share the places of `defaults`: each is one place.
  const shown = variants.flatMap((variant) => [...shownBy(variant), ...foundBy(variant)])
  const places = new Map(shown.map((place) => [JSON.stringify(place.at), place]))
  const hidden = new Map<string, Shown>()
  for (const place of places.values())
    if (place.isSensitive && !hidden.has(place.path)) hidden.set(place.path, place)
  return [...places.values()].flatMap(({ path, label, at, isSensitive, isFinding }): Diagnostic[] => {
    const other = hidden.get(path)
    if (isSensitive || !other) return []
    const message = `"${label}" aparece aberto aqui e encoberto em ${document.place(other.at, 'value')}`
    const hint = isFinding
      ? 'uma leitura só encobre o que o resultado da mesma variante encobre: conte os elementos com count, ou tire-a'
      : 'o sigilo é do dado: ponha sensitive: true nos dois lugares, ou em nenhum'
    const related = [document.related(other.at, 'value', 'encoberto aqui')]
    return [document.report('sensitive-mismatch', at, 'value', message, hint, related)]
  })
}

const diagnosticsOf = oncePer(inFamily)

/** A warning for each place that shows openly what another place of the same family hides. */
export const sensitivityAgrees: Check = ({ families }) => families.flatMap(diagnosticsOf)
