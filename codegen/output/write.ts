import { mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { OutputError } from '../diagnostics/errors.ts'
import type { VirtualFile } from '../emit/virtual-file.ts'
import { type FileReport, isOutputFolder, listOutput, readContent, readErrorCode } from './output-folder.ts'

/**
 * Writes changed files. Deletes orphans: files that are not in `files`. Each file is written beside the folder and then
 * renamed, so that a killed run leaves every file with its old or its new content.
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
    const reports = files.map(({ path, content }): FileReport => {
      const isUnchanged = readContent(out, path)?.equals(Buffer.from(content))
      return { path, status: isUnchanged ? 'unchanged' : 'written' }
    })
    replaceFiles(
      files.filter((_, index) => reports[index]?.status === 'written'),
      out,
    )
    for (const orphan of otherOrphans) removeFile(out, orphan)
    return [...reports, ...orphans.map((path): FileReport => ({ path, status: 'orphan' }))]
  } catch (error) {
    if (readErrorCode(error) === undefined) throw error
    throw new OutputError(`Não foi possível escrever em ${out}: ${(error as Error).message}`)
  }
}

function replaceFiles(files: VirtualFile[], out: string) {
  if (files.length === 0) return
  mkdirSync(out, { recursive: true })
  const folder = mkdtempSync(join(dirname(out), '.codegen-'))
  try {
    for (const { path, content } of files) {
      const temporary = join(folder, 'file')
      writeFileSync(temporary, content)
      mkdirSync(dirname(join(out, path)), { recursive: true })
      renameSync(temporary, join(out, path))
    }
  } finally {
    rmSync(folder, { recursive: true })
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
