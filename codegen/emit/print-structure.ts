import { createRequire } from 'node:module'
import type {
  ImportDeclarationStructure,
  OptionalKind,
  StatementStructures,
  TypeAliasDeclarationStructure,
} from 'ts-morph'

/** What ts-morph prints: a statement by its parts. */
export type Structure =
  | { import: OptionalKind<ImportDeclarationStructure> }
  | { typeAlias: OptionalKind<TypeAliasDeclarationStructure> }

/** The text of a statement, without the semicolon that this project does not use. Loads ts-morph, which takes 0.4 s. */
export function printStructure(structure: Structure): string {
  const { IndentationText, Project, QuoteKind, StructureKind } = loadTsMorph()
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    manipulationSettings: { quoteKind: QuoteKind.Single, indentationText: IndentationText.TwoSpaces },
  })
  const statement: StatementStructures =
    'import' in structure
      ? { kind: StructureKind.ImportDeclaration, ...structure.import }
      : { kind: StructureKind.TypeAlias, ...structure.typeAlias }
  const file = project.createSourceFile('file.ts', { statements: [statement] })
  return file.getFullText().trimEnd().replace(/;$/, '')
}

/** A bundler does not see this, and so leaves it where it is until it is asked for. */
const loadTsMorph = () => createRequire(import.meta.url)('ts-morph') as typeof import('ts-morph')
