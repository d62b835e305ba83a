import {
  type Cell,
  type CellValue,
  dateToSerial,
  EncryptedFileError,
  ParseError,
  readXlsx,
  type Sheet,
} from 'hucre'
import { cellText, type SheetCell } from '@/lib/format/cell.ts'
import {
  createDateFormat,
  createMoneyFormat,
  createNumberFormat,
  decimalSign,
  moneySymbol,
  type NumberFormat,
} from '@/lib/format/intl.ts'
import { sheetFormats } from '@/lib/format/sheet-formats.ts'
import { toTypedDate } from '@/ui/forms/date/typed-date.ts'
import type { TableRow } from '../read-table.ts'

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

/** Converts a cell. A formula is its value; one that was never calculated is its text. */
function readCell(value: CellValue, cell: Cell | undefined): SheetCell {
  const format = cell?.style?.numFmt
  if (value === null) return cell?.formula === undefined ? '' : `=${cell.formula}`
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return { text: value ? 'VERDADEIRO' : 'FALSO', value }
  if (typeof value === 'number')
    return { text: formatCellNumber(value, format), value, ...(format ? { format } : {}) }
  const dateFormat = format ?? sheetFormats().date
  return { text: formatCellDate(value, dateFormat), value: dateToSerial(value), format: dateFormat }
}

/** Returns the rows of a sheet that have a value. They keep the numbers that the spreadsheet shows. */
function listSheetRows({ rows, cells }: Sheet): TableRow[] {
  return rows.flatMap((values, row) => {
    const given = values.map((value, column) => readCell(value, cells?.get(`${row},${column}`)))
    const texts = given.map((cell) => cellText(cell).trim())
    if (texts.every((text) => text === '')) return []
    const isPlain = given.every((cell, column) => cell === texts[column])
    return [{ number: row + 1, cells: texts, ...(isPlain ? {} : { given }) }]
  })
}

/** Literal texts of a number format: quoted, escaped, a placeholder's width, a filler, a colour or a locale. */
const literals = /"([^"]*)"|\\(.)|_.|\*.|\[[^\][]*\]/g

const countZeros = (text: string) => text.split('0').length - 1

/** Formats that only place digits, like `000"."000"."000-00` for a CPF. A bare point is a decimal point. */
const isDigitMask = (places: string) => /^[0\-/() ]*$/.test(places) && countZeros(places) > 1

/** Fills a mask with digits from its end. */
function fillMask(mask: string, value: number): string {
  let digits = String(value)
  const filled = [...mask].reverse().map((character) => {
    if (character !== '0') return character
    const digit = digits.at(-1) ?? '0'
    digits = digits.slice(0, -1)
    return digit
  })
  return digits + filled.reverse().join('')
}

/** Returns a mask in which every 0 is a place for a digit; `undefined` for other formats. */
function readMask(format: string): string | undefined {
  const [positive = ''] = format.split(';')
  const places = positive.replace(literals, '')
  const mask = positive.replace(literals, (_, quoted = '', escaped = '') => quoted + escaped)
  // A literal zero would be taken for a place.
  return isDigitMask(places) && countZeros(mask) === countZeros(places) ? mask : undefined
}

/** Spreadsheets show up to 30 decimals. Older browsers format up to 20. */
const maxDecimals = 20

/** Spreadsheets show 15 digits. */
const roundToShown = (value: number) => Number(value.toPrecision(15))

const plainNumber = (value: number) =>
  Number.isSafeInteger(value) ? String(value) : String(roundToShown(value)).replace('.', decimalSign())

/** By their options: a sheet has few formats and many cells. */
const formatters = new Map<string, NumberFormat>()

function formatDecimals(value: number, format: string, isMoney = false): string {
  const decimals = Math.min(maxDecimals, /\.(0+)/.exec(format)?.[1]?.length ?? 0)
  const options = {
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(decimals, /\.0*#/.test(format) ? 6 : 0),
    useGrouping: format.includes(','),
  }
  const key = JSON.stringify([isMoney, options])
  const formatter =
    formatters.get(key) ??
    (isMoney ? createMoneyFormat({ signDisplay: 'auto', ...options }) : createNumberFormat(options))
  formatters.set(key, formatter)
  return formatter.format(value).replace(/\s/g, ' ')
}

/** Writes a number as its cell shows it, in the notation of the locale. Unusual formats show the plain number. */
export function formatCellNumber(value: number, format: string | undefined): string {
  if (format === undefined || /^(?:General|Geral|@)$/i.test(format)) return plainNumber(value)
  const mask = Number.isSafeInteger(value) && value >= 0 ? readMask(format) : undefined
  if (mask !== undefined) return fillMask(mask, value)
  const [positive = ''] = format.split(';')
  const places = positive.replace(literals, '')
  if (/e[+-]/i.test(places) || !/[0#]/.test(places)) return plainNumber(value)
  if (places.includes('%')) return `${formatDecimals(roundToShown(value * 100), places)}%`
  return formatDecimals(value, places, positive.includes(moneySymbol()))
}

const monthFormat = createDateFormat({ month: '2-digit', year: 'numeric', timeZone: 'UTC' })

const pad = (value: number, length = 2) => String(value).padStart(length, '0')

/** Writes a date as users of the locale type it, with the time if its format has one. The date's UTC parts are those of the cell. */
export function formatCellDate(date: Date, format: string): string {
  const places = format.replace(literals, '').toLowerCase()
  const hasTime = places.includes('h')
  const hasDay = /[dy]/.test(places) || !hasTime
  const isoDay = [pad(date.getUTCFullYear(), 4), pad(date.getUTCMonth() + 1), pad(date.getUTCDate())].join(
    '-',
  )
  const day = toTypedDate(isoDay)
  const isMonth = !places.includes('d') && places.includes('y') && !hasTime
  const seconds = places.includes('s') ? `:${pad(date.getUTCSeconds())}` : ''
  const time = `${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())}${seconds}`
  return [hasDay ? (isMonth ? monthFormat.format(date) : day) : '', hasTime ? time : '']
    .filter(Boolean)
    .join(' ')
}
