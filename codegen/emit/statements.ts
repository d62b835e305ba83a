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
  ...privateConstant(name, { value, type }),
  isExported: true,
})

type ConstantParts = Pick<Constant, 'type' | 'satisfies' | 'value'> & {
  /** The value with references to other constants; by default the value. */
  written?: unknown
}

/** `const name: type = value`, or `const name = value satisfies type`, which no other file imports. */
export function privateConstant(name: string, { value, written = value, ...types }: ConstantParts): Constant {
  const start = types.type === undefined ? name : `${name}: ${types.type}`
  const initializer =
    written === undefined ? 'undefined' : literal(written, 0, `export const ${start} = `.length)
  return { kind: 'Constant', name, ...types, initializer, value, leadingTrivia: '\n' }
}

/** `export const name = value satisfies type`: for a table whose keys are a type of their own. */
export const keyedConstant = (name: string, value: unknown, satisfies: string): Constant => ({
  ...privateConstant(name, { value, satisfies }),
  isExported: true,
})

/** `export const name = { … } satisfies type`, of lines of code that import other files. */
export const importingConstant = (name: string, entries: string[], satisfies: string): Constant => ({
  kind: 'Constant',
  isExported: true,
  name,
  satisfies,
  initializer: lines(entries),
  leadingTrivia: '\n',
})

/** The file's default export. */
export const defaultExport = (name: string): Export => ({
  kind: 'ExportAssignment',
  isExportEquals: false,
  expression: name,
  leadingTrivia: '\n',
})

/** Returns the code of an object whose members are code, one per line. */
const lines = (members: string[]): string =>
  members.length === 0 ? '{}' : `{\n${members.map((member) => `  ${member},\n`).join('')}}`
