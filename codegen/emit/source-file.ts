import type {
  ExportAssignmentStructure,
  ImportDeclarationStructure,
  TypeAliasDeclarationStructure,
  VariableStatementStructure,
} from 'ts-morph'
import { banner } from './virtual-file.ts'

/** A structure of ts-morph with its kind by name, because only the print worker loads the package. */
type NamedStructure<Structure, Kind extends string> = Omit<Structure, 'kind'> & { kind: Kind }

export type Import = NamedStructure<ImportDeclarationStructure, 'ImportDeclaration'>
export type TypeAlias = NamedStructure<TypeAliasDeclarationStructure, 'TypeAlias'>
export type Variable = NamedStructure<VariableStatementStructure, 'VariableStatement'>
export type Export = NamedStructure<ExportAssignmentStructure, 'ExportAssignment'>

export type Statement = Import | TypeAlias | Variable | Export

/** `path` is relative to the output folder. */
export type SourceFile = { path: string; statements: Statement[] }

/** Returns a file with the banner and these statements. */
export function sourceFile(path: string, [first, ...rest]: Statement[]): SourceFile {
  return { path, statements: first ? [{ ...first, leadingTrivia: `${banner}\n\n` }, ...rest] : [] }
}
