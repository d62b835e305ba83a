import { hasBroken } from '../read/broken-file.ts'
import type { Check } from './check.ts'
import { findBalanceSource } from './sources.ts'

/** Warns about each source without a request or fallback. */
export const checkUnusedSources: Check = ({ app, families, sources, broken }) => {
  if (!sources || hasBroken(broken, 'consultas/')) return []
  const balanceSource = app && findBalanceSource(app.value)
  const named = new Set([
    ...(balanceSource === undefined ? [] : [balanceSource]),
    ...families.flatMap(({ variants }) =>
      variants.flatMap(({ request }) =>
        request ? [request.item, ...(request.item.fallback ?? [])].map(({ source }) => source) : [],
      ),
    ),
  ])
  return Object.keys(sources.value.sources)
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
