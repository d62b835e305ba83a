/** Number formats of workbook cells. */
export const sheetFormats = { number: '#,##0.######', currency: '"R$" #,##0.00', percent: '0.00%' }
