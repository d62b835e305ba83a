import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = '/usr/lib/postgresql'

/** Returns the folder of the newest PostgreSQL's programs; `undefined` if Debian's packages are not installed. */
export function findPostgres() {
  const versions = existsSync(folder) ? readdirSync(folder) : []
  const newest = versions.toSorted((one, other) => Number(other) - Number(one))
  return newest.map((version) => join(folder, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
}
