import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns a digest of all files of the project that git does not ignore, as they are on the disk. */
export function digestFiles(root: string): string {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const hash = createHash('sha256').update(process.version)
  for (const name of list.split('\0').toSorted()) {
    const path = join(root, name)
    if (name && existsSync(path)) hash.update(`\0${name}\0`).update(readFileSync(path))
  }
  return hash.digest('hex')
}
