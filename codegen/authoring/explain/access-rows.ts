import type { Request } from '../../../manifest/schema/request.ts'
import type { ExpandedFamily, ExpandedVariant } from '../../compile/expand/expand-family.ts'
import type { Located } from '../../compile/expand/located.ts'
import { formatAccess } from '../../compile/expand/route-access.ts'
import { findAccessPath, type RouteTarget, targetAccess } from '../../compile/expand/route-target.ts'
import type { YamlPath } from '../../compile/read/manifest-document.ts'
import type { ValidModel } from '../../generate.ts'
import { createLeafRows, createRow, type ExplainRow, type ValueLocation } from './explain-row.ts'

/** Returns the rows for access and purpose of a path; for a dossiê also those of its parts. */
export function accessRows({ manifest }: ValidModel, target: RouteTarget): ExplainRow[] {
  const { locatedRoute: placed, variant } = target
  const parts = listDossieConsultas(manifest, placed.route.dossie)
  return [
    createOwnAccessRow(target),
    ...createPartRows(
      'access',
      parts,
      ({ access }) => access?.item.length && access,
      (roles) => formatAccess([roles]),
    ),
    ...(placed.family && variant?.purpose
      ? [createRow('purpose', variant.purpose.item, locateItem(placed.family, variant.purpose))]
      : []),
    ...createPartRows('purpose', parts, ({ purpose }) => purpose, String),
  ]
}

/** The row names the location of the nearest `access`. */
function createOwnAccessRow(target: RouteTarget): ExplainRow {
  const { document, route } = target.locatedRoute
  const access = targetAccess(target)
  const at = findAccessPath(target)
  const value = access
    ? `${route.layout} (${formatAccess(access)})`
    : { public: 'public (todos)', app: 'app (quem entrou)' }[route.layout]
  if (!at) return createRow('access', value, { document, at: ['layout'], mark: 'arquivo' })
  const isFileLevel = at.length === 1 && route.dossie === undefined
  const mark = at[0] === 'defaults' ? 'defaults' : isFileLevel ? 'arquivo' : undefined
  return createRow('access', value, { document, at, mark })
}

/** Returns a row for each location that sets a value for parts of a dossiê, with the parts it applies to. */
function createPartRows<Item>(
  rowPlace: string,
  parts: DossieConsulta[],
  find: (variant: ExpandedVariant) => Located<Item> | 0 | undefined,
  formatItem: (item: Item) => string,
): ExplainRow[] {
  const found = new Map<string, { text: string; location: ValueLocation; ids: string[] }>()
  for (const { id, family, variant } of parts) {
    const placed = find(variant)
    if (!placed) continue
    const key = [family.file.consulta, ...placed.path].join(' ')
    const knownGroup = found.get(key) ?? {
      text: formatItem(placed.item),
      location: locateItem(family, placed),
      ids: [],
    }
    found.set(key, { ...knownGroup, ids: [...knownGroup.ids, id] })
  }
  return [...found.values()].map(({ text, location, ids }, index) =>
    createRow(`${rowPlace}.${index}`, `${text}: ${ids.join(', ')}`, location),
  )
}

const locateItem = ({ document }: ExpandedFamily, { path }: Located<unknown>): ValueLocation => ({
  document,
  at: path,
  mark: path[0] === 'defaults' ? 'defaults' : undefined,
})

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

type DossieConsulta = { id: string; family: ExpandedFamily; variant: ExpandedVariant }

/** Returns the consultas of a dossiê's parts with their families; empty without a dossiê. */
function listDossieConsultas(
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
