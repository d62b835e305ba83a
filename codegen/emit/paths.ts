import { batchPath, familyPattern } from '../../manifest/contract/consulta-paths.ts'
import type { RouteData } from '../../manifest/contract/resolved.ts'
import type { Model, ModelFamily } from '../resolve/model.ts'
import { stringLiteral } from './literal.ts'
import { sourceFile } from './source-file.ts'
import { unionAlias } from './statements.ts'

/** Types only: every path that can be linked to, every pattern of the router, and every page. */
export function emitPaths(model: Model) {
  const { routes, families } = model
  const pages = routes.filter(({ family }) => family === undefined)
  const paths = [...pages.map(({ pattern }) => pathType(pattern)), ...families.flatMap(familyPathTypes)]
  return sourceFile('paths.ts', [
    unionAlias('Path', paths),
    unionAlias('RoutePattern', routes.map(({ pattern }) => pattern).map(stringLiteral)),
    unionAlias('PageName', pageNames(model).map(stringLiteral)),
    unionAlias('PublicPageName', publicPageNames(model).map(stringLiteral)),
  ])
}

/** The modules of all pages, sorted. */
export const pageNames = ({ routes }: Model) => listPageModules(routes)

/** The modules of the pages for those who are not logged in, sorted. */
export const publicPageNames = ({ routes }: Model) =>
  listPageModules(routes.filter(({ layout }) => layout === 'public'))

const listPageModules = (routes: RouteData[]) => [...new Set(routes.map(({ page }) => page))].sort()

/** The type of every path that fits a pattern: a literal, or a template where it has parameters. */
function pathType(pattern: string, parameterType = 'string'): string {
  const template = pattern.replace(/\/:\w+\??/g, `/$$\{${parameterType}}`)
  return template === pattern ? stringLiteral(pattern) : `\`${template}\``
}

/** A family's paths by pattern and not one by one: the type does not grow with the number of variants. */
function familyPathTypes({ path, variants }: ModelFamily): string[] {
  const patterns = [path, familyPattern(path)]
  const all = variants.some(({ batch }) => batch) ? [...patterns, ...patterns.map(batchPath)] : patterns
  return all.map((pattern) => pathType(pattern, 'number'))
}
