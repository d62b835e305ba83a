import type { VirtualFile } from '../output/virtual-file.ts'
import type { Model, ModelFamily } from '../resolve/model.ts'
import { keyLiteral } from './literal.ts'
import { sourceFile } from './source-file.ts'
import { defaultConstant, importTypes, keyedConstant, lines, typeAlias } from './statements.ts'

/** The definitions, a file a family so that each is a chunk of its own, and the table that loads them. */
export function emitConsultas({ families }: Model): VirtualFile[] {
  return [...families.map(familyFile), indexFile(families)]
}

const moduleName = ({ family }: ModelFamily) => `${family}.ts`

function familyFile(model: ModelFamily): VirtualFile {
  const { family, title, variants } = model
  const byNumber = Object.fromEntries(variants.map((definition) => [definition.variant, definition]))
  return sourceFile(`consultas/${moduleName(model)}`, [
    importTypes('@manifest/contract/resolved.ts', ['ConsultaFamily']),
    importTypes('../paths.ts', ['Path']),
    ...defaultConstant('family', { family, title, variants: byNumber }, 'ConsultaFamily<Path>'),
  ])
}

function indexFile(families: ModelFamily[]): VirtualFile {
  const type = 'Record<string, () => Promise<{ default: ConsultaFamily<Path> }>>'
  const entries = families.map(
    (family) => `${keyLiteral(family.family)}: () => import('./${moduleName(family)}')`,
  )
  return sourceFile('consultas/index.ts', [
    importTypes('@manifest/contract/resolved.ts', ['ConsultaFamily']),
    importTypes('../paths.ts', ['Path']),
    keyedConstant('families', lines('{}', entries), type),
    typeAlias('FamilyName', 'keyof typeof families'),
  ])
}
