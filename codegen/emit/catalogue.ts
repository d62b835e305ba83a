import type { CatalogueFamily } from '../../manifest/contract/resolved.ts'
import { listSearchWords } from '../compile/resolve/list-search-words.ts'
import type { Model, ModelFamily } from '../compile/resolve/model.ts'
import { shareByFirst } from '../compile/resolve/share-by-first.ts'
import { sourceFile } from './source-file.ts'
import { constant, importPath, importTypes } from './statements.ts'

/** Emits families and variants as lists show them, without their definitions. */
export const emitCatalogue = ({ families }: Model) =>
  sourceFile('catalogue.ts', [
    importTypes('@manifest/contract/resolved.ts', ['CatalogueFamily']),
    importPath,
    constant('catalogue', families.map(catalogueFamily), 'CatalogueFamily<Path>[]'),
  ])

function catalogueFamily({ path: _path, defaults: _defaults, ...family }: ModelFamily): CatalogueFamily {
  return {
    ...family,
    variants: family.variants.map(({ id, variant, path, title, name, description, cost, batch, access }) => ({
      id,
      variant,
      path,
      title,
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description }),
      ...(cost === undefined ? {} : { cost }),
      ...(batch ? { batch: batch.path } : {}),
      ...(access ? { access } : {}),
    })),
  }
}

/** Emits the consultas that take a value, by the value's kind. */
export const emitLeads = ({ leads }: Model) =>
  sourceFile('leads.ts', [
    importTypes('@manifest/contract/resolved.ts', ['Leads']),
    importPath,
    constant('leads', leads, 'Leads<Path>'),
  ])

/**
 * Emits the words inside each consulta, by its id. They are in a separate file, because only the search reads them. If an earlier
 * variant of the family has the same words, the variant has that variant's id instead.
 */
export const emitSearchWords = ({ families }: Model) => {
  const words = families.flatMap(({ variants }) =>
    shareByFirst(variants.map((variant) => [variant.id, listSearchWords(variant)])),
  )
  return sourceFile('search-words.ts', [
    constant('searchWords', Object.fromEntries(words), 'Record<string, string[] | string>'),
  ])
}
