import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OutputError } from '../diagnostics/errors.ts'
import { banner, type VirtualFile } from '../emit/virtual-file.ts'

export type FileStatus = 'written' | 'unchanged' | 'stale' | 'missing' | 'orphan'

/** `path` is relative to the output folder. */
export type FileReport = { path: string; status: FileStatus }

/** Returns every file and link below the output folder, relative to it. Links are not followed. */
export function listOutput(out: string, under = ''): string[] {
  return readFolder(join(out, under))
    .flatMap((entry) => {
      const path = under === '' ? entry.name : `${under}/${entry.name}`
      return entry.isDirectory() ? listOutput(out, path) : [path]
    })
    .sort()
}

export function readContent(out: string, path: string): Buffer | undefined {
  try {
    return readFileSync(join(out, path))
  } catch {
    return undefined
  }
}

/**
 * Returns true if a folder may be overwritten: it is empty, or has an expected file with the banner. This
 * guards against a wrong `--out`.
 */
export function isOutputFolder(existing: string[], files: VirtualFile[], out: string): boolean {
  if (existing.length === 0) return true
  const expected = new Set(files.map(({ path }) => path))
  return existing.some((path) => expected.has(path) && readContent(out, path)?.includes(banner) === true)
}

/** Returns the system's code of an error, such as `ENOENT`. */
export const readErrorCode = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return []
    throw new OutputError(`Não foi possível ler a pasta de saída ${folder} (${readErrorCode(error)})`)
  }
}
