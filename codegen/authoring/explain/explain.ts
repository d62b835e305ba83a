import type { ConsultaDefinition, DossieDefinition } from '../../../manifest/contract/resolved.ts'
import type { RoutesFile } from '../../../manifest/schema/routes.ts'
import type { ExpandedFamily, ExpandedVariant } from '../../compile/expand/expand-family.ts'
import type { CheckedManifest } from '../../compile/expand/expand-manifest.ts'
import type { Located } from '../../compile/expand/located.ts'
import { createRouteMatcher } from '../../compile/expand/match-route.ts'
import type { LocatedRoute } from '../../compile/expand/route-table.ts'
import { createTargetFinder } from '../../compile/expand/route-target.ts'
import { selectFindings } from '../../compile/expand/select-findings.ts'
import { omitUndefined } from '../../compile/expand/strip-undefined.ts'
import type { YamlPath } from '../../compile/read/manifest-document.ts'
import type { Model } from '../../compile/resolve/model.ts'
import type { ValidModel } from '../../generate.ts'
import { createLeafRows, createRow, type ExplainRow, type OriginMark } from './explain-row.ts'
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

type ListKey = 'fields' | 'result' | 'findings'

/** Returns the values of a variant, inherited ones included. An example is one value. */
function consultaRows(
  { families }: Model,
  { document, file }: ExpandedFamily,
  expanded: ExpandedVariant,
): ExplainRow[] {
  const family = families.find(({ family }) => family === file.consulta)
  const definition = family?.variants.find(({ variant }) => variant === expanded.number)
  if (!definition) return []
  const { written: variant } = expanded
  const at: YamlPath = ['variants', String(expanded.number)]
  const rows = (place: string, value: unknown, path: YamlPath) =>
    createLeafRows(place, value, { document, at: path, mark: findMark(path) })
  const listSingleRows = (key: 'cost' | 'requireOneOf' | 'batch' | 'request') =>
    rows(key, definition[key], expanded[key]?.path ?? at)
  const listElementRows = (key: ListKey) =>
    listElements(definition, expanded, key).flatMap(({ item, path }, index) =>
      rows(`${key}.${index}`, item, path),
    )
  const leadsPath = variant.leads === undefined && file.defaults.leads !== undefined ? ['defaults'] : at
  const { example, examples } = expanded
  return [
    ...rows('name', definition.name, [...at, 'name']),
    ...rows('description', definition.description, [...at, 'description']),
    ...rows('icon', definition.icon, variant.icon === undefined ? ['icon'] : [...at, 'icon']),
    ...listSingleRows('cost'),
    ...rows('leads', expanded.acceptsLeads, [...leadsPath, 'leads']),
    ...listElementRows('fields'),
    ...listSingleRows('requireOneOf'),
    ...listSingleRows('batch'),
    ...listSingleRows('request'),
    ...rows('summary', addDefaults(expanded.summary?.item, definition.summary), expanded.summary?.path ?? at),
    ...listElementRows('result'),
    ...listElementRows('findings'),
    ...(example
      ? [createRow('example', example.item, { document, at: example.path, mark: findMark(example.path) })]
      : []),
    ...rows('echo', definition.echo, example?.path ?? at),
    ...examples.flatMap(({ item: { answer, ...condition }, path }, index) => [
      ...rows(`examples.${index}`, condition, path),
      ...(answer === undefined
        ? []
        : [
            createRow(`examples.${index}.answer`, answer, {
              document,
              at: [...path, 'answer'],
              mark: findMark(path),
            }),
          ]),
    ]),
  ]
}

/** Returns the origin of the value at a path of the family's file. */
function findMark(path: YamlPath): OriginMark | undefined {
  if (path[0] === 'defaults') return 'defaults'
  if (path[0] !== 'variants') return 'arquivo'
  return String(path[2]).endsWith('+') ? 'somado' : undefined
}

/** Returns a list's elements with their paths. Findings that the variant does not show are omitted. */
function listElements(
  definition: ConsultaDefinition,
  expanded: ExpandedVariant,
  key: ListKey,
): Located<unknown>[] {
  const shown: unknown[] = key === 'findings' ? selectFindings(expanded) : []
  const placed = expanded[key].filter(({ item }) => key !== 'findings' || shown.includes(item))
  return placed.map(({ item, path }, index) => ({ item: addDefaults(item, definition[key]?.[index]), path }))
}

/** Adds the values that are false by default, which the model does not have. */
function addDefaults(parsed: unknown, resolved: unknown): unknown {
  if (resolved === undefined) return parsed
  if (typeof parsed !== 'object' || parsed === null || typeof resolved !== 'object' || resolved === null)
    return resolved
  if (Array.isArray(parsed))
    return parsed.map((part, index) => addDefaults(part, Reflect.get(resolved, index)))
  const keys = Object.keys({ ...parsed, ...resolved })
  return omitUndefined(
    Object.fromEntries(
      keys.map((key) => [key, addDefaults(Reflect.get(parsed, key), Reflect.get(resolved, key))]),
    ),
  )
}
