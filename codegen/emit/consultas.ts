import type { VirtualFile } from '../output/virtual-file.ts'
import type { Model, ModelFamily } from '../resolve/model.ts'
import { keyLiteral } from './literal.ts'
import { sourceFile } from './source-file.ts'
import { codeConstant, defaultExport, importTypes, lines, typeAlias } from './statements.ts'

/** The definitions, a file a family so that each is a chunk of its own, and the table that loads them. */
export function emitConsultas({ families }: Model): VirtualFile[] {
  return [...families.map(familyFile), indexFile(families)]
}

// A family may be called `index`; no family's name has a dot.
const moduleName = ({ family }: ModelFamily) => (family === 'index' ? 'index.family.ts' : `${family}.ts`)

function familyFile(model: ModelFamily): VirtualFile {
  const { family, title, variants } = model
  const byNumber = Object.fromEntries(variants.map((definition) => [definition.variant, definition]))
  return sourceFile(`consultas/${moduleName(model)}`, [
    importTypes('@manifest/contract/resolved.ts', ['ConsultaFamily']),
    defaultExport({ family, title, variants: byNumber }, 'ConsultaFamily'),
  ])
}

function indexFile(families: ModelFamily[]): VirtualFile {
  const type = 'Record<string, () => Promise<{ default: ConsultaFamily }>>'
  const entries = families.map(
    (family) => `${keyLiteral(family.family)}: () => import('./${moduleName(family)}')`,
  )
  return sourceFile('consultas/index.ts', [
    importTypes('@manifest/contract/resolved.ts', ['ConsultaFamily']),
    codeConstant('families', lines('{}', entries), type),
    typeAlias('FamilyName', 'keyof typeof families'),
  ])
}
