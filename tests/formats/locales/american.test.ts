import { expect, it, vi } from 'vitest'

vi.mock('../../../src/generated/locale.ts', () => ({
  localeSettings: { locale: 'en-US', currency: 'USD' },
}))

const { formatValue, hideValue } = await import('../../../src/formats/registry.ts')
const { sheetFormats } = await import('../../../src/lib/format/sheet-formats.ts')
const { formatCellDate, formatCellNumber } = await import(
  '../../../src/consultas/batch/input/workbook/open-workbook.ts'
)
const { prepareTypedDate, readTypedDate, toTypedDate, typedDateExample, typedDateMask } = await import(
  '../../../src/ui/forms/date/typed-date.ts'
)

it('has the month before the day, in values, hidden values and fields', () => {
  expect(formatValue('2024-01-31', 'date')).toBe('01/31/2024')
  expect(hideValue('2024-01-31', 'date')).toBe('01/••/2024')
  expect(hideValue('01/••/2024', 'date')).toBe('01/••/2024')
  expect([typedDateMask(), typedDateExample()]).toEqual(['##/##/####', 'mm/dd/aaaa'])
  expect(readTypedDate('1/31/2024')).toBe('2024-01-31')
  expect(toTypedDate('2024-01-31')).toBe('01/31/2024')
  expect(prepareTypedDate('1/')).toBe('01/')
  // The rule of the kind reports a month 31.
  expect(readTypedDate('31/01/2024')).toBe('2024-31-01')
})

it('reads dates of sources with the month first', () => {
  expect(formatValue('02/01/2024', 'date')).toBe('02/01/2024')
  expect(formatValue('01/31/2024', 'date')).toBe('01/31/2024')
  expect(formatValue('31/01/2024', 'date')).toBe('31/01/2024')
})

it('reads and writes workbooks by the locale', () => {
  expect(sheetFormats()).toMatchObject({ currency: '"$"#,##0.00', date: 'mm/dd/yyyy' })
  expect(formatCellDate(new Date('2024-01-31T13:05:00Z'), 'mm/dd/yyyy hh:mm')).toBe('01/31/2024 13:05')
  expect(formatCellNumber(1234.5, '"$"#,##0.00')).toBe('$1,234.50')
})
