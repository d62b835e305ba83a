import type { Model, ModelFamily, ModelRoute } from '../resolve/model.ts'
import { batchPattern, batchTitle, familyPattern } from './patterns.ts'
import { sourceFile } from './source-file.ts'
import { constant, importTypes } from './statements.ts'

type Entry = [pattern: string, info: { title: string; layout: 'app'; consulta: string }]

/** A family's pages take their words from the variant: the title alone is shown while that loads. */
function familyEntries(family: ModelFamily): Entry[] {
  const batches = batchPattern(family)
  const entry = (pattern: string, title: string): Entry => [
    pattern,
    { title, layout: 'app', consulta: family.family },
  ]
  return [
    ...(batches === undefined ? [] : [entry(batches, batchTitle(family))]),
    entry(familyPattern(family), family.title),
  ]
}

const routeEntry = ({ path, title, description, layout, group }: ModelRoute) => [
  path,
  { title, description, layout, group },
]

/** A route's heading, explanation, layout and group in the search, by pattern. */
export function emitTitles({ routes, families }: Model) {
  const entries = [...routes.map(routeEntry), ...families.flatMap(familyEntries)]
  return sourceFile('titles.ts', [
    importTypes('@manifest/contract/resolved.ts', ['Layout', 'RouteInfo']),
    constant('titles', Object.fromEntries(entries), 'Record<string, RouteInfo & { layout: Layout }>'),
  ])
}

/** The public screens' part of the titles, as a file of its own: it is all that the login loads. */
export function emitPublicTitles({ routes }: Model) {
  const entries = routes
    .filter(({ layout }) => layout === 'public')
    .map(({ path, title, description }) => [path, { title, description }])
  return sourceFile('public-titles.ts', [
    importTypes('@manifest/contract/resolved.ts', ['RouteInfo']),
    constant('publicTitles', Object.fromEntries(entries), 'Record<string, RouteInfo>'),
  ])
}
