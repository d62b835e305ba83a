import { onFirstUse } from '../on-first-use.ts'
import { calendarDayFormat } from './dates.ts'
import { createDateFormat, moneyParts, sheetLocale } from './intl.ts'

const quote = (text: string) => (text.trim() === '' ? ' ' : `"${text}"`)

/**
 * Returns the format of an amount, with the symbol at its side and the decimals of the currency. A format has a point before
 * decimals in every locale; a spreadsheet shows its own sign.
 */
function buildCurrencyFormat(): string {
  const parts = moneyParts()
  const start = parts.findIndex(({ type }) => type === 'integer')
  const end = parts.findLastIndex(({ type }) => type === 'integer' || type === 'fraction') + 1
  const decimals = parts.find(({ type }) => type === 'fraction')?.value.replace(/\d/g, '0')
  const write = (some: Intl.NumberFormatPart[]) => some.map(({ value }) => quote(value)).join('')
  const amount = decimals === undefined ? '#,##0' : `#,##0.${decimals}`
  return `${write(parts.slice(0, start))}${amount}${write(parts.slice(end))}`
}

const writeParts = (
  parts: Intl.DateTimeFormatPart[],
  places: Partial<Record<Intl.DateTimeFormatPartTypes, string>>,
  writeLiteral = (text: string) => text,
) => parts.map(({ type, value }) => places[type] ?? writeLiteral(value)).join('')

/** Number formats of workbook cells, by the locale. A whole number has no decimal sign. */
export const sheetFormats = onFirstUse(() => {
  const date = writeParts(calendarDayFormat.formatToParts(0), { day: 'dd', month: 'mm', year: 'yyyy' })
  const monthParts = createDateFormat({ month: 'long', year: 'numeric' }).formatToParts(0)
  const month = writeParts(monthParts, { month: 'mmmm', year: 'yyyy' }, quote)
  return {
    number: '#,##0.######',
    whole: '#,##0',
    currency: buildCurrencyFormat(),
    percent: '0.00%',
    date,
    datetime: `${date} hh:mm`,
    seconds: `${date} hh:mm:ss`,
    month: `[$-${sheetLocale}]${month}`,
  }
})

export const numberFormat = (value: number) =>
  Number.isInteger(value) ? sheetFormats().whole : sheetFormats().number

const msPerDay = 86_400_000

/** Spreadsheets count days from here. Before March 1900 they count a day that did not exist, so older dates stay texts. */
const start = Date.UTC(1899, 11, 30)
const oldest = Date.UTC(1900, 2, 1)

const toDays = (utc: number) => (utc >= oldest ? (utc - start) / msPerDay : undefined)

/** Returns the number by which spreadsheets know a day or a month, such as 2024-01-31 or 2024-01; `undefined` for an old one. */
export const countDays = (day: string) => toDays(Date.parse(day))

/** Returns the number of a moment, to the second, in the user's time zone: spreadsheets know no zones. */
export const countLocalDays = (moment: Date) =>
  toDays(moment.getTime() - moment.getMilliseconds() - moment.getTimezoneOffset() * 60_000)
