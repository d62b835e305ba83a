import { IndentationText, Project, QuoteKind, type StatementStructures } from 'ts-morph'
import { banner } from '../output/banner.ts'
import type { VirtualFile } from '../output/virtual-file.ts'

/** Stands in a statement's text for the literal that is put there at the end. */
export const placeholder = 'ǂdataǂ'

/** A structure of ts-morph; or the text of a statement with a placeholder, and the literal that takes its place. */
export type Statement = StatementStructures | { text: string; data: string }

/**
 * A file from its statements, by ts-morph in one shot: adding them one by one is ten times slower. Data is
 * put in afterwards, since to parse 10,000 variants takes longer than all the rest and yields nothing.
 */
export function sourceFile(path: string, statements: Statement[]): VirtualFile {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    manipulationSettings: { quoteKind: QuoteKind.Single, indentationText: IndentationText.TwoSpaces },
  })
  const file = project.createSourceFile(path, {
    statements: statements.map((statement) => ('text' in statement ? statement.text : statement)),
  })
  const ends = file.compilerNode.statements.map((statement) => statement.end)
  const text = withoutSemicolons(file.getFullText(), ends).trim()
  const data = statements.flatMap((statement) => ('text' in statement ? [statement.data] : []))
  return { path, content: `${banner}\n\n${fill(text, data)}\n` }
}

/** ts-morph ends what it prints with semicolons, which this project does not use. */
function withoutSemicolons(text: string, ends: number[]): string {
  let start = 0
  const parts = ends.map((end) => {
    const part = text.slice(start, end).replace(/;$/, '')
    start = end
    return part
  })
  return parts.join('') + text.slice(start)
}

const fill = (text: string, data: string[]) =>
  text
    .split(placeholder)
    .map((part, index) => part + (data[index] ?? ''))
    .join('')
