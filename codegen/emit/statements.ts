import { Code, lineWidth, literal, multilineLiteral, stringLiteral } from './literal.ts'
import type { Constant, Export, Import, TypeAlias } from './source-file.ts'

export const importTypes = (from: string, names: string[]): Import => ({
  ...importNames(from, names),
  isTypeOnly: true,
})

export const importPath = importTypes('./paths.ts', ['Path'])

export function importNames(from: string, names: string[]): Import {
  return { kind: 'ImportDeclaration', moduleSpecifier: from, namedImports: names }
}

export const importDefault = (from: string, name: string): Import => ({
  kind: 'ImportDeclaration',
  moduleSpecifier: from,
  defaultImport: name,
})

/** `export type name = type` */
export const typeAlias = (name: string, type: string): TypeAlias => ({
  ...privateTypeAlias(name, type),
  isExported: true,
})

export const privateTypeAlias = (name: string, type: string): TypeAlias => ({
  kind: 'TypeAlias',
  name,
  type,
  leadingTrivia: '\n',
})

/** `export type name = one | two`, on one line or with one member per line; `never` if there are none. */
export function unionAlias(name: string, members: string[]): TypeAlias {
  const type = members.join(' | ') || 'never'
  const isOneLine = members.length < 2 || `export type ${name} = ${type};`.length <= lineWidth
  return typeAlias(name, isOneLine ? type : members.map((member) => `\n  | ${member}`).join(''))
}

/** `export const name: type = value` */
export const constant = (name: string, value: unknown, type: string): Constant =>
  exported(privateConstant(name, { value, type }))

export const exported = (declaration: Constant): Constant => ({ ...declaration, isExported: true })

type ConstantParts = Pick<Constant, 'type' | 'satisfies' | 'value'> & {
  /** The value with references to other constants; by default the value. */
  written?: unknown
}

/** `const name: type = value`, or `const name = value satisfies type`, which no other file imports. */
export function privateConstant(name: string, { value, written = value, ...types }: ConstantParts): Constant {
  const { type, satisfies } = types
  const rest = `export const ${name}${type ? `: ${type}` : ''} = ${satisfies ? ` satisfies ${satisfies}` : ''};`
  const initializer = written === undefined ? 'undefined' : literal(written, 0, rest.length)
  return { kind: 'Constant', name, ...types, initializer, value, leadingTrivia: '\n' }
}

/** `export const name = value satisfies type`: for a table whose keys are a type of their own. */
export const keyedConstant = (name: string, value: unknown, satisfies: string): Constant =>
  exported(privateConstant(name, { value, satisfies }))

/** `export const name = { … } satisfies type`, with one entry per line: code that imports other files. */
export const importingConstant = (
  name: string,
  entries: Record<string, unknown>,
  satisfies: string,
): Constant => ({
  kind: 'Constant',
  isExported: true,
  name,
  satisfies,
  initializer: multilineLiteral(entries),
  leadingTrivia: '\n',
})

/** `() => import('module')` */
export const lazyImport = (module: string) => new Code(`() => import(${stringLiteral(module)})`)

/** The file's default export. */
export const defaultExport = (name: string): Export => ({
  kind: 'ExportAssignment',
  isExportEquals: false,
  expression: name,
  leadingTrivia: '\n',
})
