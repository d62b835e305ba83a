import type { Model, ModelFamily } from '../resolve/model.ts'
import { type FamilyChunk, splitFamily } from './family-chunks.ts'
import { inheritDefaults } from './inherit-defaults.ts'
import { keyLiteral, literal } from './literal.ts'
import { type SourceFile, sourceFile } from './source-file.ts'
import { checkedConstant, defaultConstant, importTypes, keyedConstant, lines } from './statements.ts'

/**
 * Emits one file per family, so that each is a chunk of its own, and the table that loads them. Variants that only some
 * roles may open are in files of their own.
 */
export function emitConsultas({ families }: Model): SourceFile[] {
  return [
    ...families.flatMap((family) => splitFamily(family).map((chunk) => familyFile(family, chunk))),
    indexFile(families),
  ]
}

function familyFile({ family, title, defaults }: ModelFamily, { module, variants }: FamilyChunk): SourceFile {
  const inherited = inheritDefaults(variants, defaults)
  const hasDefaults = Object.keys(inherited.defaults).length > 0
  const types = hasDefaults ? ['ConsultaDefinition', 'ConsultaFamily'] : ['ConsultaFamily']
  return sourceFile(`consultas/${module}`, [
    importTypes('@manifest/contract/resolved.ts', types),
    importTypes('../paths.ts', ['Path']),
    ...(hasDefaults
      ? [checkedConstant('defaults', literal(inherited.defaults), 'Partial<ConsultaDefinition>')]
      : []),
    ...defaultConstant('family', { family, title, variants: inherited.variants }, 'ConsultaFamily<Path>'),
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
