import type { Model } from '../compile/resolve/model.ts'
import { sourceFile } from './source-file.ts'
import { constant, importPath, importTypes, keyedConstant } from './statements.ts'

/** Emits families and variants as lists show them, without their definitions. */
export const emitCatalogue = ({ catalogue }: Model) =>
  sourceFile('catalogue.ts', [
    importTypes('@manifest/contract/resolved.ts', ['CatalogueFamily']),
    importPath,
    constant('catalogue', catalogue, 'CatalogueFamily<Path>[]'),
  ])

/** Emits the consultas that take a value, by the value's kind. */
export const emitLeads = ({ leads }: Model) =>
  sourceFile('leads.ts', [
    importTypes('@manifest/contract/resolved.ts', ['Leads']),
    importPath,
    constant('leads', leads, 'Leads<Path>'),
  ])

/** Emits the words inside each consulta. They are in a separate file, because only the search reads them. */
export const emitSearchWords = ({ searchWords }: Model) =>
  sourceFile('search-words.ts', [constant('searchWords', searchWords, 'Record<string, string[] | string>')])

/** Emits the cast, which only the demonstration loads. */
export const emitCast = ({ cast }: Model) =>
  sourceFile('cast.ts', [
    importTypes('@manifest/contract/cast/cast-data.ts', ['CastData']),
    constant('cast', cast, 'CastData'),
  ])

/** Emits the names, documents and e-mail addresses of people and companies, for pages that show no other fact. */
export const emitCastNames = ({ castNames }: Model) =>
  sourceFile('cast-names.ts', [
    importTypes('@manifest/contract/cast/cast-data.ts', ['CastName']),
    keyedConstant('castNames', castNames, 'Record<string, CastName>'),
  ])
