import type { Request } from '../../manifest/schema/request.ts'
import type { Path } from '../read/manifest-document.ts'
import type { ValidModel } from '../resolve/build-model.ts'
import type { ExpandedFamily, ExpandedVariant } from '../resolve/expand-family.ts'
import type { Target } from '../resolve/route-table.ts'
import { dossieConsultas } from './dossie-consultas.ts'
import { leafRows, type Row, row, type Written } from './row.ts'

type Asked = { endpoint: Pick<Request, 'source' | 'get' | 'post'>; written: Written }

/**
 * The sources in the order in which they are asked; of a dossiê those of its parts, each request once. What is told of a
 * source itself stands behind its first request.
 */
export function sourceRows({ model: { sources }, manifest }: ValidModel, { placed, variant }: Target): Row[] {
  const asked =
    placed.family && variant
      ? endpoints(placed.family, variant)
      : dossieConsultas(manifest, placed.route.dossie).flatMap(({ family, variant }) =>
          endpoints(family, variant),
        )
  const texts = new Set<string>()
  const names = new Set<string>()
  return asked.flatMap(({ endpoint, written }) => {
    const { source, get, post } = endpoint
    const mode = sources.sources[source]?.mode ?? sources.mode
    const text = `${source} (${mode}) ${get === undefined ? `POST ${post}` : `GET ${get}`}`
    if (texts.has(text)) return []
    texts.add(text)
    const place = `sources.${texts.size - 1}`
    const facts = names.has(source) ? [] : factRows(place, source, manifest)
    names.add(source)
    return [row(place, text, written), ...facts]
  })
}

function endpoints({ document }: ExpandedFamily, { request }: ExpandedVariant): Asked[] {
  if (!request) return []
  const { item, path } = request
  const mark = path[0] === 'defaults' ? ('defaults' as const) : undefined
  const written = (at: Path) => ({ document, at: [...path, ...at, 'source'], mark })
  return [
    { endpoint: item, written: written([]) },
    ...(item.fallback ?? []).map((endpoint, index) => ({ endpoint, written: written(['fallback', index]) })),
  ]
}

/** What a source has besides the requests: who asks, where the purpose goes, and whether it has a contract. */
function factRows(place: string, name: string, { sources: file }: ValidModel['manifest']): Row[] {
  const source = file?.value.sources[name]
  if (!file || !source) return []
  const { auth, purpose, contract } = source
  return Object.entries({ auth, purpose, contract }).flatMap(([key, value]) =>
    leafRows(`${place}.${key}`, value, { document: file.document, at: ['sources', name, key] }),
  )
}
