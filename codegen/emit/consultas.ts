import type { Model, ModelFamily } from '../resolve/model.ts'
import { type FamilyChunk, splitFamily } from './family-chunks.ts'
import { keyLiteral, literal } from './literal.ts'
import { shareValues } from './shared-values.ts'
import { type SourceFile, sourceFile } from './source-file.ts'
import { defaultConstant, importTypes, keyedConstant, lines, privateConstant } from './statements.ts'

/**
 * The definitions, a file a family so that each is a chunk of its own, and the table that loads them. What not everyone
 * may see is in files of its own, and what variants share stands once in a file.
 */
export function emitConsultas({ families }: Model): SourceFile[] {
  return [
    ...families.flatMap((family) => splitFamily(family).map((part) => familyFile(family, part))),
    indexFile(families),
  ]
}

function familyFile({ family, title }: ModelFamily, { module, variants }: FamilyChunk): SourceFile {
  const { values, definitions } = shareValues(variants)
  const byNumber = Object.fromEntries(variants.map(({ variant }, index) => [variant, definitions[index]]))
  const types = values.length === 0 ? ['ConsultaFamily'] : ['ConsultaDefinition', 'ConsultaFamily']
  return sourceFile(`consultas/${module}`, [
    importTypes('@manifest/contract/resolved.ts', types),
    importTypes('../paths.ts', ['Path']),
    ...values.map(({ name, key, value }) => privateConstant(name, value, `ConsultaDefinition['${key}']`)),
    ...defaultConstant('family', { family, title, variants: byNumber }, 'ConsultaFamily<Path>'),
  ])
}

function indexFile(families: ModelFamily[]): SourceFile {
  const isOpen = families.every(({ variants }) => variants.every(({ access }) => !access))
  const loader = isOpen ? '() => Promise<{ default: ConsultaFamily<Path> }>' : 'FamilyLoader<Path>'
  const entries = families.map(
    (family) => `${keyLiteral(family.family)}: ${writeLoader(splitFamily(family))}`,
  )
  return sourceFile('consultas/index.ts', [
    importTypes('@manifest/contract/resolved.ts', [isOpen ? 'ConsultaFamily' : 'FamilyLoader']),
    importTypes('../paths.ts', ['Path']),
    keyedConstant('families', lines('{}', entries), `Record<string, ${loader}>`),
  ])
}

const writeImport = ({ module }: FamilyChunk) => `() => import('./${module}')`

function writeLoader(parts: FamilyChunk[]): string {
  const [first, ...others] = parts
  if (first && !first.access && others.length === 0) return writeImport(first)
  const rows = parts.map((part) => {
    const access = part.access ? `access: ${literal(part.access)}, ` : ''
    return `    { ${access}load: ${writeImport(part)} },\n`
  })
  return `[\n${rows.join('')}  ]`
}
