import { type ImportDeclarationStructure, StructureKind, type TypeAliasDeclarationStructure } from 'ts-morph'
import { literal } from './literal.ts'
import { hole, type Statement } from './source-file.ts'

export function importTypes(from: string, names: string[]): ImportDeclarationStructure {
  return {
    kind: StructureKind.ImportDeclaration,
    moduleSpecifier: from,
    namedImports: names,
    isTypeOnly: true,
  }
}

/** An import of values, a name a line. */
export function importNames(from: string, names: string[]): Statement {
  return { text: `import {${hole}} from '${from}'`, data: `\n${names.map(line).join('')}` }
}

export function typeAlias(name: string, type: string): TypeAliasDeclarationStructure {
  return { kind: StructureKind.TypeAlias, isExported: true, name, type, leadingTrivia: '\n' }
}

/** `export type name = | one | two`, a member a line; `never` of none. */
export function unionAlias(name: string, members: string[]): Statement {
  const data = members.length === 0 ? ' never' : members.map((member) => `\n  | ${member}`).join('')
  return { text: `\nexport type ${name} =${hole}`, data }
}

/** `export const name = value satisfies type` */
export function constant(name: string, value: unknown, type: string): Statement {
  return codeConstant(name, literal(value, 0, `export const ${name} =  satisfies ${type}`.length), type)
}

/** As `constant`, of a value that is code already. */
export function codeConstant(name: string, code: string, type: string): Statement {
  return { text: `\nexport const ${name} = ${hole} satisfies ${type}`, data: code }
}

/** `export default value satisfies type` */
export function defaultExport(value: unknown, type: string): Statement {
  const data = literal(value, 0, `export default  satisfies ${type}`.length)
  return { text: `\nexport default ${hole} satisfies ${type}`, data }
}

/** Code of an object or an array whose members are lines of code. */
export function lines([open, close]: '{}' | '[]', members: string[]): string {
  return members.length === 0 ? `${open}${close}` : `${open}\n${members.map(line).join('')}${close}`
}

const line = (member: string) => `  ${member},\n`
