import { batchPath, familyPattern } from '../../manifest/contract/consulta-paths.ts'
import type { RouteData } from '../../manifest/contract/resolved.ts'
import type { Model, ModelFamily } from '../compile/resolve/model.ts'
import { stringLiteral } from './literal.ts'
import { structuredFile } from './source-file.ts'
import { importingConstant, importTypes, lazyImport, privateTypeAlias, unionAlias } from './statements.ts'

/** Emits types only: the paths that links may name, the patterns of the router, and the pages. */
export function emitPaths(model: Model) {
  const { routes, families } = model
  const pages = routes.filter(({ family }) => family === undefined)
  const paths = [...pages.map(({ pattern }) => pathType(pattern)), ...families.flatMap(familyPathTypes)]
  return structuredFile('paths.ts', [
    unionAlias('Path', paths),
    unionAlias('RoutePattern', routes.map(({ pattern }) => pattern).map(stringLiteral)),
    unionAlias('PageName', pageNames(model).map(stringLiteral)),
    unionAlias('PublicPageName', publicPageNames(model).map(stringLiteral)),
  ])
}

const pageNames = ({ routes }: Model) => listPageModules(routes)

const publicPageNames = ({ routes }: Model) =>
  listPageModules(routes.filter(({ layout }) => layout === 'public'))

const listPageModules = (routes: RouteData[]) => [...new Set(routes.map(({ page }) => page))].sort()

/** Returns the type of all paths that match a pattern: a literal, or a template if it has parameters. */
function pathType(pattern: string, parameterType = 'string'): string {
  const template = pattern.replace(/\/:\w+\??/g, `/$$\{${parameterType}}`)
  return template === pattern ? stringLiteral(pattern) : `\`${template}\``
}

/** Uses patterns, so that the type does not grow with the number of variants. */
function familyPathTypes({ path, variants }: ModelFamily): string[] {
  const patterns = [path, familyPattern(path)]
  const all = variants.some(({ batch }) => batch) ? [...patterns, ...patterns.map(batchPath)] : patterns
  return all.map((pattern) => pathType(pattern, 'number'))
}

/** Emits the lazy imports of all pages. Only this file and `public-pages.ts` import pages. */
export const emitPages = (model: Model) => pagesFile('pages.ts', 'pages', pageNames(model), 'PageName')

/** Emits the lazy imports of the pages that need no login. */
export const emitPublicPages = (model: Model) =>
  pagesFile('public-pages.ts', 'publicPages', publicPageNames(model), 'PublicPageName')

function pagesFile(path: string, name: string, pages: string[], type: string) {
  const entries = pages.map((page) => [page, lazyImport(`@/${page}`)])
  return structuredFile(path, [
    importTypes('react', ['ComponentType']),
    importTypes('./paths.ts', [type]),
    privateTypeAlias(
      'PageLoader',
      '() => Promise<{ default: ComponentType<{ family?: string; dossie?: string }> }>',
    ),
    importingConstant(name, Object.fromEntries(entries), `Record<${type}, PageLoader>`),
  ])
}
