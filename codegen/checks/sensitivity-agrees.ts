import type { LayoutValue } from '../../manifest/contract/block-paths/layout-value.ts'
import { blockPaths } from '../../manifest/contract/block-paths/registry.ts'
import { summaryPaths } from '../../manifest/contract/block-paths/summary.ts'
import { measureOf, withoutIndexes } from '../../manifest/contract/findings.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Path } from '../read/manifest-document.ts'
import { oncePer } from '../read/once-per.ts'
import type { ExpandedFamily, ExpandedVariant } from '../resolve/expand-family.ts'
import type { Check } from './check.ts'

/** A place that shows a value; the path of one in a list has the list in it: `enderecos[].numero`. */
type Shown = { path: string; at: Path; isSensitive: boolean; isFinding?: true }

/** The values that a part of the layout shows. A condition is read, and not shown. */
function shownIn(values: LayoutValue[], part: Path): Shown[] {
  return values
    .filter(({ at }) => at[0] !== 'when')
    .flatMap(({ path, at, isSensitive, rows }): Shown[] => {
      if (!rows) return [{ path, at: [...part, ...at], isSensitive }]
      return rows.map((row) => ({
        path: row.path === undefined ? `${path}[]` : `${path}[].${row.path}`,
        at: [...part, ...row.at],
        isSensitive: row.isSensitive,
      }))
    })
}

const shownBy = ({ summary, result }: ExpandedVariant): Shown[] => [
  ...(summary ? shownIn(summaryPaths(summary.item), summary.path) : []),
  ...result.flatMap(({ item, path }) => shownIn(blockPaths(item), path)),
]

/** A finding's path does not say what is a list: `enderecos.numero`. */
const withoutLists = (path: string) => withoutIndexes(path.replaceAll('[]', ''))

const isWithin = (path: string, above: string) => path === above || path.startsWith(`${above}.`)

/**
 * What findings show openly. What the variant's own layout masks is masked in its findings too, and how many elements a
 * list has is no secret.
 */
function foundBy(variant: ExpandedVariant): Shown[] {
  const masked = shownBy(variant).flatMap(({ path, isSensitive }) =>
    isSensitive ? [withoutLists(path)] : [],
  )
  return variant.findings.flatMap(({ item, path: at }): Shown[] => {
    const { measure, path } = measureOf(item)
    const own = withoutLists(path)
    const isMasked = masked.some((other) => isWithin(own, other) || isWithin(other, own))
    return measure === 'count' || isMasked
      ? []
      : [{ path, at: [...at, measure], isSensitive: false, isFinding: true }]
  })
}

function inFamily({ document, variants }: ExpandedFamily): Diagnostic[] {
  // Variants share the places of `defaults`: each is one place.
  const shown = variants.flatMap((variant) => [...shownBy(variant), ...foundBy(variant)])
  const places = new Map(shown.map((place) => [JSON.stringify(place.at), place]))
  const hidden = new Map<string, Shown>()
  for (const place of places.values())
    if (place.isSensitive && !hidden.has(withoutLists(place.path)))
      hidden.set(withoutLists(place.path), place)
  return [...places.values()].flatMap(({ path, at, isSensitive, isFinding }): Diagnostic[] => {
    const other = hidden.get(withoutLists(path))
    if (isSensitive || !other) return []
    const message = `"${path}" aparece aberto aqui e encoberto em ${document.place(other.at, 'value')}`
    const hint = isFinding
      ? 'uma leitura só encobre o que o resultado da mesma variante encobre: conte os elementos com count, ou tire-a'
      : 'o sigilo é do dado: ponha sensitive: true nos dois lugares, ou em nenhum'
    return [document.report('sensitive-mismatch', at, 'value', message, hint)]
  })
}

const diagnosticsOf = oncePer(inFamily)

/** A warning for each place that shows openly what another place of the same family hides. */
export const sensitivityAgrees: Check = ({ families }) => families.flatMap(diagnosticsOf)
