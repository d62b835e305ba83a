import { expect, it, vi } from 'vitest'

vi.mock('../../../src/generated/locale.ts', () => ({
  localeSettings: { locale: 'en-GB', currency: 'GBP' },
}))

const { formatByKind, hideByKind } = await import('../../../src/formats/format-by-kind.ts')
const { formatValue } = await import('../../../src/formats/registry.ts')
const { buildCsv, neutraliseFormula } = await import('../../../src/lib/format/csv.ts')
const { formatCounted, formatShare } = await import('../../../src/lib/format/quantity.ts')
const { relativeTime } = await import('../../../src/lib/format/relative-time.ts')
const { sheetFormats } = await import('../../../src/lib/format/sheet-formats.ts')
const { readTypedDate, typedDateExample } = await import('../../../src/ui/forms/date/typed-date.ts')

it('writes dates, numbers and money by the locale', () => {
  expect(formatValue('2024-01-31', 'date')).toBe('31/01/2024')
  expect(formatValue('2024-01', 'month')).toBe('January 2024')
  expect(formatValue(1234.5, 'currency')).toBe('£1,234.50')
  expect(formatValue(1234.5, 'number')).toBe('1,234.5')
  expect(formatValue(0.125, 'percent')).toBe('12.5%')
  expect(formatShare(0.86)).toBe('86%')
})

it('keeps Portuguese words, with the Portuguese plural', () => {
  expect(formatCounted(1, 'consulta', 'consultas')).toBe('1 consulta')
  expect(formatCounted(0, 'consulta', 'consultas')).toBe('0 consultas')
  expect(formatCounted(1250, 'consulta', 'consultas')).toBe('1,250 consultas')
  expect(relativeTime(0, 5 * 60_000)).toBe('há 5 minutos')
  expect(formatValue(true, 'yes-no')).toBe('Sim')
})

it('reads numbers of sources with a decimal point', () => {
  expect(formatValue('1,234', 'currency')).toBe('£1,234.00')
  expect(formatValue('£1,234.50', 'currency')).toBe('£1,234.50')
  expect(formatValue('1.234,50', 'currency')).toBe('1.234,50')
})

it('hides the day of a date', () => {
  expect(hideByKind('date', '1984-01-17')).toBe('••/01/1984')
})

it('leaves Brazilian documents as they are', () => {
  expect(formatByKind('cpf', '11144477735')).toBe('111.444.777-35')
  expect(formatValue('01001000', 'cep')).toBe('01001-000')
})

it('writes files for spreadsheets of the locale', () => {
  expect(buildCsv([['a;b', 'c,d']])).toBe('\uFEFFa;b,"c,d"\r\n')
  expect(['-£1,234.50', '-1,234', '-A1'].map(neutraliseFormula)).toEqual(['-£1,234.50', '-1,234', "'-A1"])
  expect(sheetFormats()).toMatchObject({
    currency: '"£"#,##0.00',
    date: 'dd/mm/yyyy',
    month: '[$-en-GB]mmmm yyyy',
  })
})

it('has date fields in the order of the locale', () => {
  expect([typedDateExample(), readTypedDate('31/1/2024')]).toEqual(['dd/mm/aaaa', '2024-01-31'])
})
