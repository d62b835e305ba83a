/** Number formats of workbook cells. A whole number has no decimal comma. */
export const sheetFormats = {
  number: '#,##0.######',
  whole: '#,##0',
  currency: '"R$" #,##0.00',
  percent: '0.00%',
  date: 'dd/mm/yyyy',
  datetime: 'dd/mm/yyyy hh:mm',
  seconds: 'dd/mm/yyyy hh:mm:ss',
  month: '[$-416]mmmm" de "yyyy',
}

export const numberFormat = (value: number) =>
  Number.isInteger(value) ? sheetFormats.whole : sheetFormats.number

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
