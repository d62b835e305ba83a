import type { LayoutValue, RowValue } from '../../../manifest/contract/block-paths/layout-value.ts'
import { blockPaths } from '../../../manifest/contract/block-paths/registry.ts'
import { summaryPaths } from '../../../manifest/contract/block-paths/summary.ts'
import { publicFormats } from '../../../manifest/contract/public-formats.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ExpandedFamily, ExpandedVariant } from '../expand/expand-family.ts'
import type { Check } from './check.ts'

/** The pictures of a table repeat the values of its columns. */
const pictures = new Set<string | number | undefined>(['tree', 'map', 'bar'])

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

function checkFamily({ document, variants }: ExpandedFamily): Diagnostic[] {
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
export const checkPublicValues: Check = ({ families }) => families.flatMap(checkFamily)
