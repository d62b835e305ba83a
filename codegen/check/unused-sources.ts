import type { Check } from './check.ts'
import { findBalanceSource } from './sources.ts'

/**
 * Warns about each source without a request or fallback. Reports nothing if a request names an unknown
 * source, because that may be the misspelt name of an unused one.
 */
export const checkUnusedSources: Check = ({ app, families, sources, broken }) => {
  if (!sources || broken.has('consultas/')) return []
  const balanceSource = app && findBalanceSource(app.value)
  const named = new Set([
    ...(balanceSource === undefined ? [] : [balanceSource]),
    ...families.flatMap(({ variants }) =>
      variants.flatMap(({ request }) =>
        request ? [request.item, ...(request.item.fallback ?? [])].map(({ source }) => source) : [],
      ),
    ),
  ])
  const declared = Object.keys(sources.value.sources)
  if ([...named].some((source) => !declared.includes(source))) return []
  return declared
    .filter((source) => !named.has(source))
    .map((source) =>
      sources.document.report(
        'unused-source',
        ['sources', source],
        'key',
        `Nenhuma consulta usa a fonte "${source}"`,
      ),
    )
}
