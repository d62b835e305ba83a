import type { Model } from '../model.ts'
import { familyPattern } from './patterns.ts'
import { sourceFile } from './source-file.ts'
import { constant, importTypes } from './statements.ts'

/** A route's heading, explanation, icon and layout, by pattern. */
export function emitTitles({ routes, families }: Model) {
  const entries = [
    ...routes.map(({ path, title, description, icon, layout }) => [
      path,
      { title, description, icon, layout },
    ]),
    ...families.map((family) => {
      const { title, description, icon } = family
      return [familyPattern(family), { title, description, icon, layout: 'app', consulta: family.family }]
    }),
  ]
  return sourceFile('titles.ts', [
    importTypes('@manifest/resolved.ts', ['Layout', 'RouteInfo']),
    constant('titles', Object.fromEntries(entries), 'Record<string, RouteInfo & { layout: Layout }>'),
  ])
}
