import type { Model } from '../resolve/model.ts'
import { keyLiteral, stringLiteral } from './literal.ts'
import { pageNames, publicPageNames } from './paths.ts'
import { sourceFile } from './source-file.ts'
import { importTypes, keyedConstant, lines } from './statements.ts'

/** The lazy imports of the pages that routes name. This file and its public part alone import pages. */
export const emitPages = (model: Model) => pagesFile('pages.ts', 'pages', pageNames(model), 'PageName')

/** The pages of those who are not logged in. */
export const emitPublicPages = (model: Model) =>
  pagesFile('public-pages.ts', 'publicPages', publicPageNames(model), 'PublicPageName')

function pagesFile(path: string, name: string, pages: string[], type: string) {
  const entries = pages.map((page) => `${keyLiteral(page)}: () => import(${stringLiteral(`@/${page}`)})`)
  return sourceFile(path, [
    importTypes('react', ['ComponentType']),
    importTypes('./paths.ts', [type]),
    keyedConstant(
      name,
      lines('{}', entries),
      `Record<${type}, () => Promise<{ default: ComponentType<{ family?: string; dossie?: string }> }>>`,
    ),
  ])
}
