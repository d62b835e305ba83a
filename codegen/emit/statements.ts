import { type ImportDeclarationStructure, StructureKind, type TypeAliasDeclarationStructure } from 'ts-morph'
import { literal } from './literal.ts'
import { placeholder, type Statement } from './source-file.ts'

export function importTypes(from: string, names: string[]): ImportDeclarationStructure {
  return {
    kind: StructureKind.ImportDeclaration,
    moduleSpecifier: from,
    namedImports: names,
    isTypeOnly: true,
  }
}

/** The import of the type of all paths. */
export const importPath = importTypes('./paths.ts', ['Path'])

/** An import of values, a name a line. */
export function importNames(from: string, names: string[]): Statement {
  return { text: `import {${placeholder}} from '${from}'`, data: `\n${names.map(line).join('')}` }
}

export function typeAlias(name: string, type: string): TypeAliasDeclarationStructure {
  return { kind: StructureKind.TypeAlias, isExported: true, name, type, leadingTrivia: '\n' }
}

/** `export type name = | one | two`, a member a line; `never` of none. */
export function unionAlias(name: string, members: string[]): Statement {
  const data = members.length === 0 ? ' never' : members.map((member) => `\n  | ${member}`).join('')
  return { text: `\nexport type ${name} =${placeholder}`, data }
}

/** `export const name: type = value` */
export function constant(name: string, value: unknown, type: string): Statement {
  const before = `export const ${name}: ${type} = `
  return { text: `\n${before}${placeholder}`, data: literal(value, 0, before.length) }
}

/** `const name: type = value`, which the file alone names. */
export function ownConstant(name: string, value: unknown, type: string): Statement {
  const before = `const ${name}: ${type} = `
  return { text: `\n${before}${placeholder}`, data: literal(value, 0, before.length) }
}

/** `export const name = code satisfies type`: for tables whose keys are a type of their own. */
export function keyedConstant(name: string, code: string, type: string): Statement {
  return { text: `\nexport const ${name} = ${placeholder} satisfies ${type}`, data: code }
}

/** `const name: type = value` as the file's default export. */
export function defaultConstant(name: string, value: unknown, type: string): Statement[] {
  return [ownConstant(name, value, type), { text: `\nexport default ${name}`, data: '' }]
}

/** Code of an object or an array whose members are lines of code. */
export function lines([open, close]: '{}' | '[]', members: string[]): string {
  return members.length === 0 ? `${open}${close}` : `${open}\n${members.map(line).join('')}${close}`
}

const line = (member: string) => `  ${member},\n`
