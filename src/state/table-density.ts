import { storedProxy, writeStored } from './persist.ts'
import { boolean } from './reader.ts'

const name = 'compactTables'

/** The height of rows in all tables of answers, as the user chose it. */
export const tableDensity = storedProxy(name, 'isCompact', boolean, false)

export function setCompactTables(isCompact: boolean): void {
  tableDensity.isCompact = isCompact
  writeStored(name, isCompact)
}
