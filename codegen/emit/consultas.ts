import type { Model, ModelFamily } from '../resolve/model.ts'
import { type FamilyPart, familyParts } from './family-parts.ts'
import { keyLiteral, literal } from './literal.ts'
import { shareValues } from './shared-values.ts'
import { type SourceFile, sourceFile } from './source-file.ts'
import { defaultConstant, importTypes, keyedConstant, lines, ownConstant } from './statements.ts'

/**
 * The definitions, a file a family so that each is a chunk of its own, and the table that loads them. What not everyone
 * may see is in files of its own, and what variants share stands once in a file.
 */
export function emitConsultas({ families }: Model): SourceFile[] {
  return [
    ...families.flatMap((family) => familyParts(family).map((part) => familyFile(family, part))),
    indexFile(families),
  ]
}

function familyFile({ family, title }: ModelFamily, { module, variants }: FamilyPart): SourceFile {
  const { values, definitions } = shareValues(variants)
  const byNumber = Object.fromEntries(variants.map(({ variant }, index) => [variant, definitions[index]]))
  const types = values.length === 0 ? ['ConsultaFamily'] : ['ConsultaDefinition', 'ConsultaFamily']
  return sourceFile(`consultas/${module}`, [
    importTypes('@manifest/contract/resolved.ts', types),
    importTypes('../paths.ts', ['Path']),
    ...values.map(({ name, key, value }) => ownConstant(name, value, `ConsultaDefinition['${key}']`)),
    ...defaultConstant('family', { family, title, variants: byNumber }, 'ConsultaFamily<Path>'),
  ])
}

function indexFile(families: ModelFamily[]): SourceFile {
  const isOpen = families.every(({ variants }) => variants.every(({ access }) => !access))
  const loader = isOpen ? '() => Promise<{ default: ConsultaFamily<Path> }>' : 'FamilyLoader<Path>'
  const entries = families.map((family) => `${keyLiteral(family.family)}: ${loaderOf(familyParts(family))}`)
  return sourceFile('consultas/index.ts', [
    importTypes('@manifest/contract/resolved.ts', [isOpen ? 'ConsultaFamily' : 'FamilyLoader']),
    importTypes('../paths.ts', ['Path']),
    keyedConstant('families', lines('{}', entries), `Record<string, ${loader}>`),
  ])
}

const loadOf = ({ module }: FamilyPart) => `() => import('./${module}')`

function loaderOf(parts: FamilyPart[]): string {
  const [first, ...others] = parts
  if (first && !first.access && others.length === 0) return loadOf(first)
  const rows = parts.map((part) => {
    const access = part.access ? `access: ${literal(part.access)}, ` : ''
    return `    { ${access}load: ${loadOf(part)} },\n`
  })
  return `[\n${rows.join('')}  ]`
}
