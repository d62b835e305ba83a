import { literal } from './literal.ts'
import type { Structure } from './print-structure.ts'

export const importTypes = (from: string, names: string[]): Structure => ({
  import: { moduleSpecifier: from, namedImports: names, isTypeOnly: true },
})

/** The import of the type of all paths. */
export const importPath = importTypes('./paths.ts', ['Path'])

/** An import of values, a name a line. */
export const importNames = (from: string, names: string[]): string =>
  `import {\n${names.map(line).join('')}} from '${from}'`

export const typeAlias = (name: string, type: string): Structure => ({
  typeAlias: { isExported: true, name, type, leadingTrivia: '\n' },
})

/** `export type name = | one | two`, a member a line; `never` of none. */
export function unionAlias(name: string, members: string[]): string {
  const union = members.length === 0 ? ' never' : members.map((member) => `\n  | ${member}`).join('')
  return `\nexport type ${name} =${union}`
}

/** `export const name: type = value` */
export function constant(name: string, value: unknown, type: string): string {
  const before = `export const ${name}: ${type} = `
  return `\n${before}${literal(value, 0, before.length)}`
}

/** `const name: type = value`, which the file alone names. */
export function ownConstant(name: string, value: unknown, type: string): string {
  const before = `const ${name}: ${type} = `
  return `\n${before}${literal(value, 0, before.length)}`
}

/** `export const name = code satisfies type`: for tables whose keys are a type of their own. */
export const keyedConstant = (name: string, code: string, type: string): string =>
  `\nexport const ${name} = ${code} satisfies ${type}`

/** `const name: type = value` as the file's default export. */
export const defaultConstant = (name: string, value: unknown, type: string): string[] => [
  ownConstant(name, value, type),
  `\nexport default ${name}`,
]

/** Code of an object or an array whose members are lines of code. */
export function lines([open, close]: '{}' | '[]', members: string[]): string {
  return members.length === 0 ? `${open}${close}` : `${open}\n${members.map(line).join('')}${close}`
}

const line = (member: string) => `  ${member},\n`
