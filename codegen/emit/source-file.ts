import { banner } from '../output/banner.ts'
import type { VirtualFile } from '../output/virtual-file.ts'
import type { Structure } from './print-structure.ts'
import { printedStructure } from './printed-structures.ts'

/** A structure for ts-morph; or a statement's text, where it has data: to parse that takes longest, and yields nothing. */
export type Statement = Structure | string

/** A file from its statements. */
export function sourceFile(path: string, statements: Statement[]): VirtualFile {
  const texts = statements.map((statement) =>
    typeof statement === 'string' ? statement : printedStructure(statement),
  )
  return { path, content: `${banner}\n\n${texts.join('\n').trimStart()}\n` }
}
