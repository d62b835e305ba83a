// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/**
 * Returns a digest of names and contents. Their order matters.
 * @param {(string | Buffer)[][]} entries
 */
export function computeDigest(entries) {
  const hash = createHash('sha1')
  for (const entry of entries)
    for (const part of entry) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('hex')
}

/** Returns the files of codegen without `codegen/build`, which generates nothing, and the lists of its packages. */
export const listCodegenFiles = () => [
  ...['codegen', 'manifest/schema', 'manifest/contract']
    .flatMap((folder) => listFilesBelow(join(root, folder)))
    .filter((file) => !file.startsWith(join(root, 'codegen/build'))),
  ...['package-lock.json', 'node_modules/.package-lock.json']
    .map((file) => join(root, file))
    .filter(existsSync),
]

export const codegenDigest = () => computeDigest(listCodegenFiles().map((file) => [file, readFileSync(file)]))

/**
 * Returns the absolute paths of all files below a folder. Links are not followed.
 * @param {string} folder
 * @returns {string[]}
 */
export function listFilesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder + sep + entry.name
    return entry.isDirectory() ? listFilesBelow(path) : [path]
  })
}
