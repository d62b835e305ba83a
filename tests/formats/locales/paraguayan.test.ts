import { expect, it, vi } from 'vitest'

vi.mock('../../../src/generated/locale.ts', () => ({
  localeSettings: { locale: 'es-PY', currency: 'PYG' },
}))

const { formatValue } = await import('../../../src/formats/registry.ts')
const { buildCsv } = await import('../../../src/lib/format/csv.ts')
const { sheetFormats } = await import('../../../src/lib/format/sheet-formats.ts')
const { createSortKey } = await import('../../../src/ui/data-table/sort-key.ts')

it('has the currency and its decimals', () => {
  expect(formatValue(1_234_567, 'currency').replace(/\s/g, ' ')).toBe('Gs. 1.234.567')
  expect(sheetFormats().currency).toBe('"Gs." #,##0')
  expect(formatValue('2024-01', 'month')).toBe('enero de 2024')
  expect(buildCsv([['a', 'b']])).toBe('\uFEFFa;b\r\n')
})

it('sorts the letters of the locale by themselves, and accents as the letter without', () => {
  const names = ['Oviedo', 'Ñandú', 'Núñez', 'Nunca', 'Óscar', 'Nube']
  const sorted = names.toSorted((one, other) =>
    (createSortKey(one) ?? '') < (createSortKey(other) ?? '') ? -1 : 1,
  )
  expect(sorted).toEqual(['Nube', 'Nunca', 'Núñez', 'Ñandú', 'Óscar', 'Oviedo'])
})
