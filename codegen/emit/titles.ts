import type { Model } from '../model.ts'
import { familyPattern } from './patterns.ts'
import { sourceFile } from './source-file.ts'
import { constant, importTypes } from './statements.ts'

/** A route's heading, explanation and layout, by pattern. */
export function emitTitles({ routes, families }: Model) {
  const entries = [
    ...routes.map(({ path, title, description, layout }) => [path, { title, description, layout }]),
    // A family's page takes its words from the variant: the title alone is shown while that loads.
    ...families.map((family) => [
      familyPattern(family),
      { title: family.title, layout: 'app', consulta: family.family },
    ]),
  ]
  return sourceFile('titles.ts', [
    importTypes('@manifest/resolved.ts', ['Layout', 'RouteInfo']),
    constant('titles', Object.fromEntries(entries), 'Record<string, RouteInfo & { layout: Layout }>'),
  ])
}
