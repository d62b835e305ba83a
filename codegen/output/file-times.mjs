// @ts-check
import { statSync } from 'node:fs'
import { computeDigest } from './digest.mjs'

/** Some file systems round times to two seconds. */
const longestRoundingMs = 2000

/**
 * Returns a digest of the size, times and inode of files, which git's index compares too. No program can set a file's change time
 * (ctime). `areSettled` is false if a file is so new that another change could leave its times equal.
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
