import type { Redirect } from '../../manifest/schema/resolved.ts'
import type { Model, ModelFamily, ModelRoute } from '../model.ts'
import { stringLiteral } from './literal.ts'
import { familyPattern } from './patterns.ts'
import { sourceFile } from './source-file.ts'
import { codeConstant, constant, importTypes, lines } from './statements.ts'

/** The router's table: the one emitted file that imports pages, each of them lazily. */
export function emitRouter({ routes, families, redirects }: Model) {
  const entries = [...routes.map(pageEntry), ...families.map(familyEntry)]
  return sourceFile('router.ts', [
    importTypes('@manifest/resolved.ts', ['Redirect', 'RouteEntry']),
    importTypes('react', ['ComponentType']),
    codeConstant('routes', lines('[]', entries), 'RouteEntry<ComponentType<{ consulta?: string }>>[]'),
    constant('redirects', redirects satisfies Redirect[], 'Redirect[]'),
  ])
}

function pageEntry({ path, layout, page }: ModelRoute): string {
  return entry([`path: ${stringLiteral(path)}`, `layout: '${layout}'`, `load: ${load(page)}`])
}

function familyEntry(family: ModelFamily): string {
  return entry([
    `path: ${stringLiteral(familyPattern(family))}`,
    `layout: 'app'`,
    `load: ${load('consultas/page')}`,
    `consulta: ${stringLiteral(family.family)}`,
  ])
}

const load = (page: string) => `() => import(${stringLiteral(`@/${page}`)})`

function entry(properties: string[]): string {
  const flat = `{ ${properties.join(', ')} }`
  return flat.length < 107 ? flat : `{\n    ${properties.join(',\n    ')},\n  }`
}
