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
