// @ts-check
import { statSync } from 'node:fs'
import { computeDigest } from './digest.mjs'

/** Some file systems round times to two seconds. */
const longestRoundingMs = 2000

/**
 * Compares files by what git compares: size, times and inode. No program can set the time of a file's last change (ctime).
 * `areSettled` is false if a file is so new that one more change could leave its times equal.
 * @param {string[]} files
 */
export function readFileTimes(files) {
  const now = Date.now()
  let newest = 0
  const entries = files.map((file) => {
    const { size, mtimeMs, ctimeMs, ino } = statSync(file)
    newest = Math.max(newest, mtimeMs, ctimeMs)
    return [file, `${size} ${mtimeMs} ${ctimeMs} ${ino}`]
  })
  return { digest: computeDigest([[JSON.stringify(entries)]]), areSettled: newest < now - longestRoundingMs }
}
