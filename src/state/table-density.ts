import { proxy } from 'valtio/vanilla'
import { onStoredByOtherTab, readStored, writeStored } from './persist.ts'
import { boolean } from './reader.ts'

const readIsCompact = () => readStored('compactTables', boolean, false)

/** The height of rows in all tables of answers, as the user chose it. */
export const tableDensity = proxy({ isCompact: readIsCompact() })

onStoredByOtherTab('compactTables', () => {
  tableDensity.isCompact = readIsCompact()
})

export function setCompactTables(isCompact: boolean): void {
  tableDensity.isCompact = isCompact
  writeStored('compactTables', isCompact)
}
