// @ts-check
import { readFileSync, statSync } from 'node:fs'
import { digestOf } from './digest.mjs'

/**
 * Files by their paths, each with the digest of its content and the stamp by which it is known without being read:
 * size, times and number. The stamp is empty where the file has to be read the next time.
 * @typedef {Record<string, [digest: string, stamp: string]>} KnownFiles
 */

/** Milliseconds after which a change gives a file another time on every file system: some count in two seconds. */
const settled = 2100

/**
 * The digests of files. As git does it, a file whose stamp is the one of an earlier reading is not read again, and a
 * stamp counts only if the file was not changed shortly before: a further change in the same moment would not be seen.
 * @param {string[]} paths
 * @param {KnownFiles} known files of an earlier reading
 * @returns {KnownFiles}
 */
export function readFiles(paths, known = {}) {
  const now = Date.now()
  return Object.fromEntries(
    paths.map((path) => {
      const { size, ino, mtimeMs, ctimeMs, mtimeNs, ctimeNs } = statSync(path, { bigint: true })
      const stamp = `${size} ${ino} ${mtimeNs} ${ctimeNs}`
      const earlier = known[path]
      if (earlier?.[1] === stamp) return [path, earlier]
      const digest = digestOf([[readFileSync(path)]])
      const isSettled = [mtimeMs, ctimeMs].every((time) => Number(time) < now - settled)
      return [path, [digest, isSettled ? stamp : '']]
    }),
  )
}

/**
 * Whether two readings found the same files with the same contents.
 * @param {KnownFiles} one
 * @param {KnownFiles} other
 */
export function haveSameContents(one, other) {
  const paths = Object.keys(one)
  return (
    paths.length === Object.keys(other).length &&
    paths.every((path) => other[path] !== undefined && one[path]?.[0] === other[path][0])
  )
}

/**
 * Whether a reading knows a stamp that an earlier one of the same files did not know.
 * @param {KnownFiles} files
 * @param {KnownFiles} earlier
 */
export const knowsMore = (files, earlier) => Object.keys(files).some((path) => files[path] !== earlier[path])
