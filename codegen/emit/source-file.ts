import type {
  ExportAssignmentStructure,
  ImportDeclarationStructure,
  TypeAliasDeclarationStructure,
  VariableStatementStructure,
} from 'ts-morph'
import { banner } from './virtual-file.ts'

/** A structure of ts-morph, its kind by name: only the printer has the package. */
type NamedStructure<Structure, Kind extends string> = Omit<Structure, 'kind'> & { kind: Kind }

export type Import = NamedStructure<ImportDeclarationStructure, 'ImportDeclaration'>
export type TypeAlias = NamedStructure<TypeAliasDeclarationStructure, 'TypeAlias'>
export type Variable = NamedStructure<VariableStatementStructure, 'VariableStatement'>
export type Export = NamedStructure<ExportAssignmentStructure, 'ExportAssignment'>

export type Statement = Import | TypeAlias | Variable | Export

/** A file to be printed. `path` is relative to the output folder. */
export type SourceFile = { path: string; statements: Statement[] }

/** A file of these statements, below the banner. */
export function sourceFile(path: string, [first, ...rest]: Statement[]): SourceFile {
  return { path, statements: first ? [{ ...first, leadingTrivia: `${banner}\n\n` }, ...rest] : [] }
}
