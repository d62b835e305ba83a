import type { DossieDefinition } from '../../../manifest/contract/resolved.ts'
import type { RoutesFile } from '../../../manifest/schema/routes.ts'
import type { CheckedManifest } from '../../compile/expand/expand-manifest.ts'
import { createRouteMatcher } from '../../compile/expand/match-route.ts'
import type { LocatedRoute } from '../../compile/expand/route-table.ts'
import { createTargetFinder } from '../../compile/expand/route-target.ts'
import type { ValidModel } from '../../generate.ts'
import { addDefaults, consultaRows } from './consulta-rows.ts'
import { createLeafRows, createRow, type ExplainRow } from './explain-row.ts'
import { routeRows } from './route-rows.ts'

/** The target of a path. `route` describes it as a route, `values` lists its definition. */
type Explanation = {
  kind: 'page' | 'consulta' | 'dossie' | 'redirect'
  route: ExplainRow[]
  values: ExplainRow[]
}

/**
 * Explains every value of a path's page and its location in the manifest. Returns `undefined` for a path
 * without route or redirect.
 */
export function explainPath(built: ValidModel, path: string): Explanation | undefined {
  const target = createTargetFinder(built.manifest.table)(path)
  if (!target) {
    const route = redirectRows(built.manifest, path)
    return route && { kind: 'redirect', route, values: [] }
  }
  const route = routeRows(built, target)
  const { locatedRoute: placed, variant } = target
  if (placed.family && variant)
    return { kind: 'consulta', route, values: consultaRows(built.model, placed.family, variant) }
  if (placed.route.dossie !== undefined) return { kind: 'dossie', route, values: dossieRows(built, placed) }
  return { kind: 'page', route, values: pageRows(placed) }
}

/** Returns the values of a page's route, its own and those from the top of the file. */
function pageRows({ document, at, route }: LocatedRoute): ExplainRow[] {
  const file = document.value as Partial<RoutesFile>
  const entryPath = at.slice(0, -1)
  const createOwnRows = (key: string, value: unknown) =>
    createLeafRows(key, value, { document, at: [...entryPath, key] })
  const createFileRows = (key: string, value: unknown) =>
    createLeafRows(key, value, { document, at: [key], mark: 'arquivo' })
  const hasOwnSearch = document.range([...entryPath, 'search'], 'key') !== undefined
  return [
    ...createOwnRows('page', route.page),
    ...createOwnRows('description', route.description),
    ...createFileRows('group', route.group),
    ...(hasOwnSearch ? createOwnRows : createFileRows)('search', !route.isUnlisted),
    ...createOwnRows('titleParams', route.hidesParams ? false : undefined),
    ...createFileRows('layout', file.layout ?? route.layout),
  ]
}

/** Returns the values of a dossiê, with parts in the manifest's form. */
function dossieRows({ model, manifest }: ValidModel, { document, route }: LocatedRoute): ExplainRow[] {
  const definition = model.dossies.find(({ dossie }) => dossie === route.dossie)
  if (!definition) return []
  const { description, icon, requireOneOf, parts, batch } = definition
  const file = manifest.dossies.find(({ value }) => value.dossie === route.dossie)
  const fields = addDefaults(file?.value.fields, definition.fields)
  const values = { description, icon, fields, requireOneOf, parts: parts.map(toManifestPart), batch }
  return Object.entries(values).flatMap(([key, value]) => createLeafRows(key, value, { document, at: [key] }))
}

const toManifestPart = ({
  name,
  family,
  variant,
  title,
  with: templates,
}: DossieDefinition['parts'][number]) => ({
  name,
  consulta: family,
  variant,
  title,
  with: templates,
})

/** Returns the source and target of a redirect. `*` is found only by that name. */
function redirectRows({ routes }: CheckedManifest, path: string): ExplainRow[] | undefined {
  const redirects = routes.flatMap(({ document, value: { redirects } }) =>
    redirects.map(({ from, to }, index) => ({ pattern: from, to, document, at: ['redirects', index] })),
  )
  const { pattern, to, document, at } =
    redirects.find(({ pattern }) => pattern === path) ?? createRouteMatcher(redirects)(path)?.route ?? {}
  if (pattern === undefined || !document || !at) return undefined
  return [
    createRow('from', pattern, { document, at: [...at, 'from'] }),
    createRow('to', to, { document, at: [...at, 'to'] }),
  ]
}
