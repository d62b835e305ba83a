// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from '../output/digest.mjs'

const root = join(import.meta.dirname, '../..')

/** A digest of Node's version, of the packages that are asked for, and of those that are installed. */
export const packagesDigest = () =>
  digestOf([
    [process.version, readIfThere('package-lock.json'), readIfThere('node_modules/.package-lock.json')],
  ])

/** @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(join(root, path))
  } catch {
    return ''
  }
}
