import { EncryptedFileError, ParseError, readXlsx } from 'hucre'
import type { TableRow } from '../read-table.ts'
import { listSheetRows } from './sheet-rows.ts'

/** A sheet of a workbook, and the names of all sheets that are not hidden. */
export type OpenedSheet = { sheets: string[]; sheet: string; rows: TableRow[] }

export type WorkbookProblem = 'encrypted' | 'old' | 'other' | 'broken' | 'empty'

/** The first bytes of an OLE container: an .xls file, or an encrypted .xlsx file. */
const oleSignature = [0xd0, 0xcf, 0x11, 0xe0]

/** The entry of an OLE container that has an encrypted workbook. */
const encryptedEntry = 'EncryptedPackage'

/** In an OLE container the names of entries are UTF-16. */
function hasEncryptedEntry(bytes: Uint8Array): boolean {
  const name = [...encryptedEntry].flatMap((character) => [character.charCodeAt(0), 0])
  return bytes.some((_, start) => name.every((byte, index) => bytes[start + index] === byte))
}

/** Lists the visible sheets without reading them; all sheets if none is visible. */
async function listSheets(bytes: Uint8Array): Promise<string[]> {
  const all: { name: string; isHidden: boolean }[] = []
  await readXlsx(bytes, {
    sheets({ name, hidden = false, veryHidden = false }) {
      all.push({ name, isHidden: hidden || veryHidden })
      return false
    },
  })
  const visible = all.filter(({ isHidden }) => !isHidden)
  return (visible.length > 0 ? visible : all).map(({ name }) => name)
}

async function readSheet(bytes: Uint8Array, name: string): Promise<TableRow[]> {
  const { sheets } = await readXlsx(bytes, { sheets: [name], readStyles: true })
  return sheets[0] ? listSheetRows(sheets[0]) : []
}

/**
 * Reads a sheet of a workbook; without a name, the first one with values. It blocks its thread, for seconds with
 * many thousand rows. The app runs it in a worker.
 */
export async function openWorkbook(
  bytes: Uint8Array,
  name?: string,
): Promise<OpenedSheet | { problem: WorkbookProblem }> {
  if (oleSignature.every((byte, index) => bytes[index] === byte))
    return { problem: hasEncryptedEntry(bytes) ? 'encrypted' : 'old' }
  try {
    const sheets = await listSheets(bytes)
    for (const sheet of name === undefined ? sheets : [name]) {
      const rows = await readSheet(bytes, sheet)
      if (rows.length > 0 || name !== undefined) return { sheets, sheet, rows }
    }
    return { problem: 'empty' }
  } catch (error) {
    if (error instanceof EncryptedFileError) return { problem: 'encrypted' }
    return { problem: error instanceof ParseError && error.message.includes('missing') ? 'other' : 'broken' }
  }
}
