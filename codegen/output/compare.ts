import { createTwoFilesPatch } from 'diff'
import type { VirtualFile } from '../emit/virtual-file.ts'
import { type FileReport, listOutput, readContent } from './output-folder.ts'

/** `diff` is the unified diff to the expected file; absent if there is no difference. */
export type Comparison = FileReport & { diff?: string }

/** Compares the output folder with the emitted files and writes nothing. Diffs show the folder as `shown`. */
export function compare(files: VirtualFile[], out: string, shown: string): Comparison[] {
  const unifiedDiff = (path: string, found?: Buffer, content?: string) =>
    buildPatch(`${shown}/${path}`, found?.toString(), content)
  const compareFile = ({ path, content }: VirtualFile): Comparison => {
    const found = readContent(out, path)
    if (found?.equals(Buffer.from(content))) return { path, status: 'unchanged' }
    return { path, status: found ? 'stale' : 'missing', diff: unifiedDiff(path, found, content) }
  }
  const expected = new Set(files.map(({ path }) => path))
  const orphans = listOutput(out).filter((path) => !expected.has(path))
  return [
    ...files.map(compareFile),
    ...orphans.map((path): Comparison => {
      return { path, status: 'orphan', diff: unifiedDiff(path, readContent(out, path)) }
    }),
  ]
}

function buildPatch(path: string, found: string | undefined, content: string | undefined): string {
  const from = found === undefined ? '/dev/null' : `a/${path}`
  const to = content === undefined ? '/dev/null' : `b/${path}`
  const options = { context: 3, maxEditLength: 5000, timeout: 2000 }
  const patch = createTwoFilesPatch(from, to, found ?? '', content ?? '', '', '', options)
  return patch ?? `--- ${from}\n+++ ${to}\n(diferença grande demais para ser mostrada)\n`
}
