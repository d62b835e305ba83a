// @ts-check
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { digestOf, filesBelow } from './digest.mjs'

/** The project that this file belongs to. */
export const root = join(import.meta.dirname, '../..')

/** A digest of codegen's sources, of the packages that are asked for, and of those that are installed. */
export const codegenDigest = () =>
  digestOf([
    [root],
    ...['codegen', 'manifest/schema', 'manifest/contract']
      .flatMap((folder) => filesBelow(join(root, folder)))
      .map((file) => [relative(root, file), readFileSync(file)]),
    ...['package-lock.json', 'node_modules/.package-lock.json'].map((file) => [file, readIfThere(file)]),
  ])

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(join(root, file))
  } catch {
    return ''
  }
}
