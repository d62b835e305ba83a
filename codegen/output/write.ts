import { mkdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { OutputError } from '../diagnostics/errors.ts'
import type { VirtualFile } from '../emit/virtual-file.ts'
import {
  type FileReport,
  isOutputFolder,
  listOutput,
  readContent,
  readErrorCode,
  temporaryPath,
} from './output-folder.ts'

/**
 * Writes changed files. Deletes orphans: files that are not in `files`. Each file is written to a
 * temporary file that is renamed, so a killed run leaves every file with its old or its new content. Concurrent runs are safe.
 *
 * @throws OutputError if the folder cannot be written, or has files but none with the first line of emitted files
 */
export function writeFiles(files: VirtualFile[], out: string): FileReport[] {
  const existing = listOutput(out)
  if (!isOutputFolder(existing, files, out))
    throw new OutputError(
      `A pasta de saída ${out} tem arquivos, mas nenhum gerado por codegen. Nada foi escrito nem apagado: confira --out, ou esvazie a pasta.`,
    )
  const expected = new Set(files.map(({ path }) => path))
  const orphans = existing.filter((path) => !expected.has(path))
  try {
    const [blocking, otherOrphans] = partition(orphans, (orphan) => isBlocking(orphan, files))
    for (const orphan of blocking) removeFile(out, orphan)
    const written = files.map((file) => writeIfChanged(file, out))
    for (const orphan of otherOrphans) removeFile(out, orphan)
    return [...written, ...orphans.map((path): FileReport => ({ path, status: 'orphan' }))]
  } catch (error) {
    if (readErrorCode(error) === undefined) throw error
    throw new OutputError(`Não foi possível escrever em ${out}: ${(error as Error).message}`)
  }
}

function writeIfChanged({ path, content }: VirtualFile, out: string): FileReport {
  if (readContent(out, path)?.equals(Buffer.from(content))) return { path, status: 'unchanged' }
  replaceFile(join(out, path), content)
  return { path, status: 'written' }
}

/** Tries again if a concurrent run removed the temporary file or the empty folder. */
function replaceFile(target: string, content: string, attempts = 5) {
  try {
    mkdirSync(dirname(target), { recursive: true })
    const temporary = temporaryPath(target)
    writeFileSync(temporary, content)
    renameSync(temporary, target)
  } catch (error) {
    if (readErrorCode(error) !== 'ENOENT' || attempts === 1) throw error
    replaceFile(target, content, attempts - 1)
  }
}

/** Returns true if an orphan is a file where a folder is needed, or the reverse. */
const isBlocking = (orphan: string, files: VirtualFile[]) =>
  files.some(({ path }) => path.startsWith(`${orphan}/`) || orphan.startsWith(`${path}/`))

function removeFile(out: string, path: string) {
  rmSync(join(out, path), { force: true })
  removeEmptyFolders(out, dirname(path))
}

function removeEmptyFolders(out: string, folder: string) {
  if (folder === '.') return
  try {
    rmdirSync(join(out, folder))
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(readErrorCode(error) ?? '')) return
    throw error
  }
  removeEmptyFolders(out, dirname(folder))
}

function partition<Item>(items: Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}
