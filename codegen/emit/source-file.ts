import type {
  ExportAssignmentStructure,
  ImportDeclarationStructure,
  TypeAliasDeclarationStructure,
} from 'ts-morph'
import { banner } from './virtual-file.ts'

/** A structure of ts-morph with its kind by name, because only the print worker loads the package. */
type NamedStructure<Structure, Kind extends string> = Omit<Structure, 'kind'> & { kind: Kind }

export type Import = NamedStructure<ImportDeclarationStructure, 'ImportDeclaration'>
export type TypeAlias = NamedStructure<TypeAliasDeclarationStructure, 'TypeAlias'>
export type Export = NamedStructure<ExportAssignmentStructure, 'ExportAssignment'>

export type Constant = {
  kind: 'Constant'
  isExported?: boolean
  name: string
  /** Stands after the name. */
  type?: string
  /** Stands after the value, for a constant whose keys are a type of their own. */
  satisfies?: string
  /** The code of the value. */
  initializer: string
  /** Absent if the code imports pages, icons or chunks. */
  value?: unknown
  leadingTrivia: string
}

export type Statement = Import | TypeAlias | Constant | Export

/**
 * `path` is relative to the output folder. ts-morph writes and formats the constants of a structured file. In other files it copies
 * their code: they are long, and a structured declaration is parsed once more.
 */
export type SourceFile = { path: string; isStructured?: boolean; statements: Statement[] }

/** Returns a file with the banner and these statements. */
export function sourceFile(path: string, [first, ...rest]: Statement[]): SourceFile {
  return { path, statements: first ? [{ ...first, leadingTrivia: `${banner}\n\n` }, ...rest] : [] }
}

/** Returns a file of routes, menus or pages, which people read first. */
export const structuredFile = (path: string, statements: Statement[]): SourceFile => ({
  ...sourceFile(path, statements),
  isStructured: true,
})
