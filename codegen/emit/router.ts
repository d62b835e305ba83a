import type { Redirect } from '../../manifest/contract/resolved.ts'
import type { Model, ModelFamily, ModelRoute } from '../resolve/model.ts'
import { stringLiteral } from './literal.ts'
import { batchPattern, familyPattern } from './patterns.ts'
import { sourceFile } from './source-file.ts'
import { codeConstant, constant, importTypes, lines } from './statements.ts'

/** The router's table. It and its public part are the emitted files that import pages, each of them lazily. */
export function emitRouter({ routes, families, redirects }: Model) {
  const entries = [...routes.map(pageEntry), ...families.flatMap(familyEntries)]
  return sourceFile('router.ts', [
    importTypes('@manifest/contract/resolved.ts', ['Redirect', 'RouteEntry']),
    importTypes('react', ['ComponentType']),
    codeConstant('routes', lines('[]', entries), 'RouteEntry<ComponentType<{ consulta?: string }>>[]'),
    constant('redirects', redirects satisfies Redirect[], 'Redirect[]'),
  ])
}

/** The part of the router's table that somebody who is not logged in needs, as a file of its own: it is all that the login loads. */
export function emitPublicRouter({ routes }: Model) {
  const entries = routes.filter(({ layout }) => layout === 'public').map(pageEntry)
  return sourceFile('public-router.ts', [
    importTypes('@manifest/contract/resolved.ts', ['RouteEntry']),
    importTypes('react', ['ComponentType']),
    codeConstant('publicRoutes', lines('[]', entries), 'RouteEntry<ComponentType>[]'),
  ])
}

function pageEntry({ path, layout, page }: ModelRoute): string {
  return entry([`path: ${stringLiteral(path)}`, `layout: '${layout}'`, `load: ${load(page)}`])
}

/** The batches stand first: whoever takes the first pattern that fits shall not take "lote" for a variant. */
function familyEntries(family: ModelFamily): string[] {
  const batches = batchPattern(family)
  return [
    ...(batches === undefined ? [] : [familyEntry(family, batches, 'consultas/batch/page')]),
    familyEntry(family, familyPattern(family), 'consultas/page'),
  ]
}

function familyEntry({ family }: ModelFamily, path: string, page: string): string {
  return entry([
    `path: ${stringLiteral(path)}`,
    `layout: 'app'`,
    `load: ${load(page)}`,
    `consulta: ${stringLiteral(family)}`,
  ])
}

const load = (page: string) => `() => import(${stringLiteral(`@/${page}`)})`

function entry(properties: string[]): string {
  const flat = `{ ${properties.join(', ')} }`
  return flat.length < 107 ? flat : `{\n    ${properties.join(',\n    ')},\n  }`
}
