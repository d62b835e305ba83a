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
 * Makes the output folder hold these files and nothing else: writes what changed, each file to a temporary
 * one that is renamed into place, and removes what is no longer emitted. A run that is killed leaves each
 * file old or new; concurrent runs do no harm, since every rename puts a complete file into place.
 *
 * @throws OutputError when the folder cannot be written, or holds files but none with the banner.
 */
export function write(files: VirtualFile[], out: string): FileReport[] {
  const existing = listOutput(out)
  if (!isOutputFolder(existing, files, out))
    throw new OutputError(
      `A pasta de saída ${out} tem arquivos, mas nenhum gerado por codegen. Nada foi escrito nem apagado: confira --out, ou esvazie a pasta.`,
    )
  const expected = new Set(files.map(({ path }) => path))
  const orphans = existing.filter((path) => !expected.has(path))
  try {
    const [blocking, rest] = partition(orphans, (orphan) => isBlocking(orphan, files))
    for (const orphan of blocking) removeFile(out, orphan)
    const written = files.map((file) => writeIfChanged(file, out))
    for (const orphan of rest) removeFile(out, orphan)
    return [...written, ...orphans.map((path): FileReport => ({ path, status: 'orphan' }))]
  } catch (error) {
    if (readErrorCode(error) === undefined) throw error
    throw new OutputError(`Não foi possível escrever em ${out}: ${(error as Error).message}`)
  }
}

function writeIfChanged({ path, content }: VirtualFile, out: string): FileReport {
  if (readContent(out, path)?.equals(Buffer.from(content))) return { path, status: 'unchanged' }
  replace(join(out, path), content)
  return { path, status: 'written' }
}

/** Tries again where a concurrent run has removed the temporary file as a leftover, or the folder as empty. */
function replace(target: string, content: string, attempts = 5) {
  try {
    mkdirSync(dirname(target), { recursive: true })
    const temporary = temporaryPath(target)
    writeFileSync(temporary, content)
    renameSync(temporary, target)
  } catch (error) {
    if (readErrorCode(error) !== 'ENOENT' || attempts === 1) throw error
    replace(target, content, attempts - 1)
  }
}

/** Whether an orphan is a file where a folder has to be, or the other way round. */
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
