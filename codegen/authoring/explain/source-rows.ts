import type { Request } from '../../../manifest/schema/request.ts'
import type { ExpandedFamily, ExpandedVariant } from '../../compile/expand/expand-family.ts'
import type { RouteTarget } from '../../compile/expand/route-target.ts'
import type { YamlPath } from '../../compile/read/manifest-document.ts'
import type { ValidModel } from '../../generate.ts'
import { createLeafRows, createRow, type ExplainRow, type ValueLocation } from './explain-row.ts'

type LocatedEndpoint = { endpoint: Pick<Request, 'source' | 'get' | 'post'>; location: ValueLocation }

/**
 * Returns the sources in query order; for a dossiê the distinct requests of its parts. Details of a source
 * follow its first request.
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

/** Returns authentication, purpose and contract of a source. */
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

export type DossieConsulta = { id: string; family: ExpandedFamily; variant: ExpandedVariant }

/** Returns the consultas of a dossiê's parts with their families; empty without a dossiê. */
export function listDossieConsultas(
  { dossies, families }: ValidModel['manifest'],
  name: string | undefined,
): DossieConsulta[] {
  const parts = dossies.find(({ value }) => value.dossie === name)?.value.parts ?? []
  return parts.flatMap((part) => {
    const family = families.find(({ file }) => file.consulta === part.consulta)
    const variant = family?.variants.find(({ number }) => number === part.variant)
    return family && variant ? [{ id: `${part.consulta}/${part.variant}`, family, variant }] : []
  })
}
