import type { Request } from '../../../manifest/schema/request.ts'
import type { ExpandedFamily, ExpandedVariant } from '../../expand/expand-family.ts'
import type { RouteTarget } from '../../expand/route-target.ts'
import type { ValidModel } from '../../generate.ts'
import type { YamlPath } from '../../read/manifest-document.ts'
import { listDossieConsultas } from './dossie-consultas.ts'
import { createLeafRows, createRow, type ExplainRow, type ValueLocation } from './explain-row.ts'

type LocatedEndpoint = { endpoint: Pick<Request, 'source' | 'get' | 'post'>; location: ValueLocation }

/**
 * The sources in the order in which they are asked; of a dossiê those of its parts, each request once. What is told of a
 * source itself stands behind its first request.
 */
export function sourceRows(
  { model: { sources }, manifest }: ValidModel,
  { locatedRoute: placed, variant }: RouteTarget,
): ExplainRow[] {
  const locatedEndpoints =
    placed.family && variant
      ? listEndpoints(placed.family, variant)
      : listDossieConsultas(manifest, placed.route.dossie).flatMap(({ family, variant }) =>
          listEndpoints(family, variant),
        )
  const texts = new Set<string>()
  const names = new Set<string>()
  return locatedEndpoints.flatMap(({ endpoint, location }) => {
    const { source, get, post } = endpoint
    const mode = sources.sources[source]?.mode ?? sources.mode
    const text = `${source} (${mode}) ${get === undefined ? `POST ${post}` : `GET ${get}`}`
    if (texts.has(text)) return []
    texts.add(text)
    const place = `sources.${texts.size - 1}`
    const detailRows = names.has(source) ? [] : createDetailRows(place, source, manifest)
    names.add(source)
    return [createRow(place, text, location), ...detailRows]
  })
}

function listEndpoints({ document }: ExpandedFamily, { request }: ExpandedVariant): LocatedEndpoint[] {
  if (!request) return []
  const { item, path } = request
  const mark = path[0] === 'defaults' ? ('defaults' as const) : undefined
  const location = (at: YamlPath) => ({ document, at: [...path, ...at, 'source'], mark })
  return [
    { endpoint: item, location: location([]) },
    ...(item.fallback ?? []).map((endpoint, index) => ({
      endpoint,
      location: location(['fallback', index]),
    })),
  ]
}

/** What a source has besides the requests: who asks, where the purpose goes, and whether it has a contract. */
function createDetailRows(
  place: string,
  name: string,
  { sources: file }: ValidModel['manifest'],
): ExplainRow[] {
  const source = file?.value.sources[name]
  if (!file || !source) return []
  const { auth, purpose, contract } = source
  return Object.entries({ auth, purpose, contract }).flatMap(([key, value]) =>
    createLeafRows(`${place}.${key}`, value, { document: file.document, at: ['sources', name, key] }),
  )
}
