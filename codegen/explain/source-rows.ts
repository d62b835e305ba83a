import type { Request } from '../../manifest/schema/request.ts'
import type { Path } from '../read/manifest-document.ts'
import type { ValidModel } from '../resolve/build-model.ts'
import type { ExpandedFamily, ExpandedVariant } from '../resolve/expand-family.ts'
import type { Target } from '../resolve/route-table.ts'
import { type Row, row, type Written } from './row.ts'

type Asked = { endpoint: Pick<Request, 'source' | 'get' | 'post'>; written: Written }

/** The sources in the order in which they are asked; of a dossiê those of its parts, each request once. */
export function sourceRows({ model: { sources }, manifest }: ValidModel, { placed, variant }: Target): Row[] {
  const asked =
    placed.family && variant
      ? endpoints(placed.family, variant)
      : dossieEndpoints(manifest, placed.route.dossie)
  const texts = new Set<string>()
  return asked.flatMap(({ endpoint, written }) => {
    const { source, get, post } = endpoint
    const mode = sources.sources[source]?.mode ?? sources.mode
    const text = `${source} (${mode}) ${get === undefined ? `POST ${post}` : `GET ${get}`}`
    if (texts.has(text)) return []
    texts.add(text)
    return [row(`sources.${texts.size - 1}`, text, written)]
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

function dossieEndpoints({ dossies, families }: ValidModel['manifest'], name: string | undefined): Asked[] {
  const parts = dossies.find(({ value }) => value.dossie === name)?.value.parts ?? []
  return parts.flatMap((part) => {
    const family = families.find(({ file }) => file.consulta === part.consulta)
    const variant = family?.variants.find(({ number }) => number === part.variant)
    return family && variant ? endpoints(family, variant) : []
  })
}
