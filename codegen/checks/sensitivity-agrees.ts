import { isInside } from '../../manifest/contract/answer-path.ts'
import type { LayoutValue } from '../../manifest/contract/block-paths/layout-value.ts'
import { blockPaths } from '../../manifest/contract/block-paths/registry.ts'
import { summaryPaths } from '../../manifest/contract/block-paths/summary.ts'
import { inRows, measureOf, withoutIndexes } from '../../manifest/contract/findings.ts'
import type { Finding } from '../../manifest/schema/finding.ts'
import type { Block, Summary } from '../../manifest/schema/result.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Path } from '../read/manifest-document.ts'
import { oncePer } from '../read/once-per.ts'
import type { ExpandedFamily, ExpandedVariant, Placed } from '../resolve/expand-family.ts'
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

type PlacedPart = Placed<Summary> | Placed<Block>

const shownBy = oncePer(({ item, path }: PlacedPart) =>
  shownIn('block' in item ? blockPaths(item) : summaryPaths(item), path),
)

const partsOf = ({ summary, result }: ExpandedVariant): PlacedPart[] => [
  ...(summary ? [summary] : []),
  ...result,
]

/** What a finding shows openly; how many elements a list has is no secret. */
const foundBy = oncePer(({ item, path: at }: Placed<Finding>): Shown | undefined => {
  const { measure, path: label } = measureOf(item)
  return measure === 'count'
    ? undefined
    : { path: withoutIndexes(label), label, at: [...at, measure], isSensitive: false, isFinding: true }
})

const masks = oncePer((part: PlacedPart) =>
  shownBy(part).flatMap(({ path, isSensitive }) => (isSensitive ? [path] : [])),
)

/** What the variant's own layout masks is masked in its findings too. */
function isMasked({ path }: Shown, variant: ExpandedVariant) {
  return partsOf(variant).some((part) =>
    masks(part).some((other) => isInside(path, other) || isInside(other, path)),
  )
}

/** The findings of a family that show openly a value of which other places hide some. */
function findingsIn(variants: ExpandedVariant[], hidden: Map<string, Shown>): Shown[] {
  return variants.flatMap((variant) =>
    variant.findings.flatMap((finding) => {
      const shown = foundBy(finding)
      return shown && hidden.has(shown.path) && !isMasked(shown, variant) ? [shown] : []
    }),
  )
}

/** Variants share the places of `defaults`: each is one place. */
const distinct = (places: Shown[]): Shown[] => [
  ...new Map(places.map((place) => [JSON.stringify(place.at), place])).values(),
]

function inFamily({ document, variants }: ExpandedFamily): Diagnostic[] {
  const inParts = [...new Set(variants.flatMap(partsOf))].flatMap(shownBy)
  const hidden = new Map<string, Shown>()
  for (const place of inParts) if (place.isSensitive && !hidden.has(place.path)) hidden.set(place.path, place)
  if (hidden.size === 0) return []
  const places = distinct([...inParts, ...findingsIn(variants, hidden)])
  return places.flatMap(({ path, label, at, isSensitive, isFinding }): Diagnostic[] => {
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
