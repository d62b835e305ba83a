import { runInNewContext } from 'node:vm'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { SourceFile, Statement, Variable } from '../../emit/source-file.ts'

const isVariable = (statement: Statement): statement is Variable => statement.kind === 'VariableStatement'

/** Returns true if a file has only values of the manifest: neither components nor pages. */
export const isDataModule = ({ statements }: SourceFile): boolean =>
  statements.every(
    (statement) =>
      (statement.kind !== 'ImportDeclaration' || statement.isTypeOnly) &&
      (!isVariable(statement) || !/\bimport\(/.test(String(statement.declarations[0]?.initializer))),
  )

/** Returns the lines of the entries that a file has. */
export const listEntryLines = ({ statements }: SourceFile): string[] =>
  statements
    .filter(isVariable)
    .flatMap(({ declarations: [one] }) => String(one?.initializer).split('\n'))
    .filter((line) => line.startsWith('  '))

/** Returns the values that a data module exports, by export name. */
export function readDataModule({ statements }: SourceFile): Record<string, Json> {
  const variables = statements.filter(isVariable)
  const declarations = variables.flatMap(({ declarations: [one] }) =>
    one ? [`const ${one.name} = ${String(one.initializer).replace(/ satisfies [^'"]+$/, '')}`] : [],
  )
  const named = variables.flatMap(({ isExported, declarations: [one] }) =>
    isExported && one ? [one.name] : [],
  )
  const whole = statements.flatMap((statement) =>
    statement.kind === 'ExportAssignment' ? [`default: ${statement.expression}`] : [],
  )
  const code = [...declarations, `JSON.stringify({ ${[...named, ...whole].join(', ')} })`].join('\n')
  return JSON.parse(runInNewContext(code) as string)
}
