import { runInNewContext } from 'node:vm'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Constant, SourceFile, Statement } from '../../emit/source-file.ts'

const isConstant = (statement: Statement): statement is Constant => statement.kind === 'Constant'

/** Returns true if a file has only values of the manifest: neither components nor pages. */
export const isDataModule = ({ statements }: SourceFile): boolean =>
  statements.every(
    (statement) =>
      (statement.kind !== 'ImportDeclaration' || statement.isTypeOnly) &&
      (!isConstant(statement) || !/\bimport\(/.test(statement.initializer)),
  )

/** Returns the lines of the entries that a file has. */
export const listEntryLines = ({ statements }: SourceFile): string[] =>
  statements
    .filter(isConstant)
    .flatMap(({ initializer }) => initializer.split('\n'))
    .filter((line) => line.startsWith('  '))

/** Returns the values that a data module exports, by export name. */
export function readDataModule({ statements }: SourceFile): Record<string, Json> {
  const constants = statements.filter(isConstant)
  const declarations = constants.map(
    ({ name, initializer }) => `const ${name} = ${initializer.replace(/ satisfies [^'"]+$/, '')}`,
  )
  const named = constants.flatMap(({ isExported, name }) => (isExported ? [name] : []))
  const whole = statements.flatMap((statement) =>
    statement.kind === 'ExportAssignment' ? [`default: ${statement.expression}`] : [],
  )
  const code = [...declarations, `JSON.stringify({ ${[...named, ...whole].join(', ')} })`].join('\n')
  return JSON.parse(runInNewContext(code) as string)
}
