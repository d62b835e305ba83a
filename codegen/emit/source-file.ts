import { IndentationText, Project, QuoteKind, type StatementStructures } from 'ts-morph'
import { banner } from '../output/banner.ts'
import type { VirtualFile } from '../output/virtual-file.ts'
import { rememberLast } from '../read/remember-last.ts'

/** Stands in a statement's text for the literal that is put there at the end. */
export const placeholder = 'ǂdataǂ'

/** A structure of ts-morph; or the text of a statement with a placeholder, and the literal that takes its place. */
export type Statement = StatementStructures | { text: string; data: string }

const lastPrinted = rememberLast<string>()

/**
 * A file from its statements, by ts-morph in one shot: adding them one by one is ten times slower. Data is
 * put in afterwards, since to parse 10,000 variants takes longer than all the rest and yields nothing; files that differ in
 * it alone, as families do, are printed once.
 */
export function sourceFile(path: string, statements: Statement[]): VirtualFile {
  const withoutData = statements.map((statement) => ('text' in statement ? statement.text : statement))
  const frame = JSON.stringify(withoutData)
  const text = lastPrinted(frame, frame, () => print(withoutData))
  const data = statements.flatMap((statement) => ('text' in statement ? [statement.data] : []))
  return { path, content: `${banner}\n\n${fill(text, data)}\n` }
}

function print(statements: (StatementStructures | string)[]): string {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    manipulationSettings: { quoteKind: QuoteKind.Single, indentationText: IndentationText.TwoSpaces },
  })
  const file = project.createSourceFile('file.ts', { statements })
  const ends = file.compilerNode.statements.map((statement) => statement.end)
  return withoutSemicolons(file.getFullText(), ends).trim()
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
