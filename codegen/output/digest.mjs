// @ts-check
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A digest of names and contents, in the order in which they are given.
 * @param {(string | Buffer)[][]} entries
 */
export function digestOf(entries) {
  const hash = createHash('sha1')
  for (const entry of entries)
    for (const part of entry) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('hex')
}

/**
 * Absolute paths of everything below a folder; links are not followed.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}
