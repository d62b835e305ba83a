import type { Model } from '../compile/resolve/model.ts'
import { Code } from './literal.ts'
import { sourceFile } from './source-file.ts'
import { constant, exported, importPath, importTypes, keyedConstant, privateConstant } from './statements.ts'

/** Emits families and variants as lists show them, without their definitions. */
export const emitCatalogue = ({ catalogue }: Model) =>
  sourceFile('catalogue.ts', [
    importTypes('@manifest/contract/resolved.ts', ['CatalogueFamily']),
    importPath,
    constant('catalogue', catalogue, 'CatalogueFamily<Path>[]'),
  ])

/** Emits the places of families in lists. It is the only file that another `order` of a family changes. */
export const emitFamilyOrder = ({ familyOrder }: Model) =>
  sourceFile('family-order.ts', [constant('familyOrder', familyOrder, 'Record<string, number>')])

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

/** Emits the cast, which only the demonstration loads: a constant for each group of members, and one of all. */
export function emitCast({ cast }: Model) {
  const { references, invented, ...groups } = cast
  const parts = [
    ...Object.entries(groups).map(([name, value]) => ({ name, value, type: 'Record<string, Facts>' })),
    ...(invented ? [{ name: 'invented', value: invented, type: "CastData['invented']" }] : []),
    { name: 'references', value: references, type: "CastData['references']" },
  ]
  const written = Object.fromEntries(parts.map(({ name }) => [name, new Code(name)]))
  return sourceFile('cast.ts', [
    importTypes('@manifest/contract/cast/cast-data.ts', ['CastData']),
    ...(Object.keys(groups).length > 0
      ? [importTypes('@manifest/contract/cast/references.ts', ['Facts'])]
      : []),
    ...parts.map(({ name, value, type }) => privateConstant(name, { value, type })),
    exported(privateConstant('cast', { value: cast, written, type: 'CastData' })),
  ])
}

/** Emits the names, documents and e-mail addresses of people and companies, for pages that show no other fact. */
export const emitCastNames = ({ castNames }: Model) =>
  sourceFile('cast-names.ts', [
    importTypes('@manifest/contract/cast/cast-data.ts', ['CastName']),
    keyedConstant('castNames', castNames, 'Record<string, CastName>'),
  ])
