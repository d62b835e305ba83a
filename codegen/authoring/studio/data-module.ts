import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Constant, SourceFile, Statement } from '../../emit/source-file.ts'

const isConstant = (statement: Statement): statement is Constant => statement.kind === 'Constant'

/** Returns true if a file has only values of the manifest: neither components nor pages. */
export const isDataModule = ({ statements }: SourceFile): boolean =>
  statements.filter(isConstant).every((constant) => 'value' in constant)

/** Returns the lines of the entries that a file has. */
export const listEntryLines = ({ statements }: SourceFile): string[] =>
  statements
    .filter(isConstant)
    .flatMap(({ initializer }) => initializer.split('\n'))
    .filter((line) => line.startsWith('  '))

/** Returns the values that a data module exports, by export name. */
export function readDataModule({ statements }: SourceFile): Record<string, Json> {
  const constants = statements.filter(isConstant)
  const named = constants.filter(({ isExported }) => isExported).map(({ name, value }) => [name, value])
  const whole = statements.flatMap((statement) =>
    statement.kind === 'ExportAssignment'
      ? [['default', constants.find(({ name }) => name === statement.expression)?.value]]
      : [],
  )
  return Object.fromEntries([...named, ...whole])
}
