import { hasBroken } from '../read/read-manifest.ts'
import type { Check } from './check.ts'
import { listAppSources } from './sources.ts'

/** Warns about each source without a request or fallback. */
export const checkUnusedSources: Check = ({ app, families, sources, broken }) => {
  if (!sources || hasBroken(broken, 'consultas/')) return []
  const named = new Set([
    ...(app ? listAppSources(app.value).map(({ source }) => source) : []),
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
