import { literal } from './literal.ts'
import type { Constant, Export, Import, TypeAlias } from './source-file.ts'

export const importTypes = (from: string, names: string[]): Import => ({
  ...importNames(from, names),
  isTypeOnly: true,
})

export const importPath = importTypes('./paths.ts', ['Path'])

export function importNames(from: string, names: string[]): Import {
  return { kind: 'ImportDeclaration', moduleSpecifier: from, namedImports: names }
}

/** `export type name = type` */
export const typeAlias = (name: string, type: string): TypeAlias => ({
  kind: 'TypeAlias',
  isExported: true,
  name,
  type,
  leadingTrivia: '\n',
})

/** `export type name = one | two`, one member per line; `never` if there are none. */
export const unionAlias = (name: string, members: string[]): TypeAlias =>
  typeAlias(name, members.length === 0 ? 'never' : members.join('\n| '))

/** `export const name: type = value` */
export const constant = (name: string, value: unknown, type: string): Constant => ({
  ...privateConstant(name, value, type),
  isExported: true,
})

const privateConstant = (name: string, value: unknown, type: string): Constant => ({
  kind: 'Constant',
  name,
  type,
  initializer: literal(value, 0, `export const ${name}: ${type} = `.length),
  leadingTrivia: '\n',
})

/** `const name = code satisfies type`, which no other file imports. */
export const checkedConstant = (name: string, code: string, type: string): Constant => ({
  kind: 'Constant',
  name,
  initializer: `${code} satisfies ${type}`,
  leadingTrivia: '\n',
})

/** `export const name = code satisfies type`: for a table whose keys are a type of their own. */
export const keyedConstant = (name: string, code: string, type: string): Constant => ({
  ...checkedConstant(name, code, type),
  isExported: true,
})

/** `const name: type = value` as the file's default export. */
export const defaultConstant = (name: string, value: unknown, type: string): [Constant, Export] => [
  privateConstant(name, value, type),
  { kind: 'ExportAssignment', isExportEquals: false, expression: name, leadingTrivia: '\n' },
]

/** Returns the code of an object or an array whose members are code, one per line. */
export function lines([open, close]: '{}' | '[]', members: string[]): string {
  return members.length === 0 ? `${open}${close}` : `${open}\n${members.map(line).join('')}${close}`
}

const line = (member: string) => `  ${member},\n`
