import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { ts } from 'ts-morph'

const root = join(import.meta.dirname, '../..')

/** Returns the TypeScript files in a folder, as paths from the repository's root. */
export function listSourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !name.endsWith('.d.ts'))
    .sort()
}

export const readSource = (file: string) => readFileSync(join(root, file), 'utf8')

/** Returns the static and dynamic imports of a file, as paths from the repository's root or package names. */
export function readImports(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readSource(file), true, true)
  return importedFiles.map(({ fileName }) => resolve(file, fileName))
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('@/')) return posix.join('src', specifier.slice(2))
  if (specifier.startsWith('@manifest/')) return posix.join('manifest', specifier.slice('@manifest/'.length))
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  return specifier
}
