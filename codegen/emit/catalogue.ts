import type { CatalogueFamily } from '../../manifest/contract/resolved.ts'
import type { Model, ModelFamily } from '../resolve/model.ts'
import { sourceFile } from './source-file.ts'
import { constant, importPath, importTypes } from './statements.ts'

/** Families and variants as a list shows them, without their definitions. */
export const emitCatalogue = ({ families }: Model) =>
  sourceFile('catalogue.ts', [
    importTypes('@manifest/contract/resolved.ts', ['CatalogueFamily']),
    importPath,
    constant('catalogue', families.map(catalogueFamily), 'CatalogueFamily<Path>[]'),
  ])

function catalogueFamily({ path: _path, defaults: _defaults, ...family }: ModelFamily): CatalogueFamily {
  return {
    ...family,
    variants: family.variants.map(({ id, variant, path, title, name, description, access }) => ({
      id,
      variant,
      path,
      title,
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description }),
      ...(access ? { access } : {}),
    })),
  }
}
