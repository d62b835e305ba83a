import type { Format } from '@manifest/schema/result.ts'
import { describe, expect, it } from 'vitest'
import { emptyText, formatMoment, formatValue } from '../../src/formats/registry.ts'

const nbsp = '\u00a0'

const rows: [Format | undefined, unknown, string][] = [
  ['cpf', '11144477735', '111.444.777-35'],
  ['cpf', '111.444.777-35', '111.444.777-35'],
  // Sources mask documents themselves.
  ['cpf', '11222333000181', '11.222.333/0001-81'],
  ['cpf', '***444777**', '***.444.777-**'],
  ['cpf', '***.444.777-**', '***.444.777-**'],
  ['cpf', '***444**', '***444**'],
  ['cnpj', '12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['cep', '01001000', '01001-000'],
  ['cep', 1001000, '01001-000'],
  ['cep', 1001, '1001'],
  ['phone', '11987654321', '(11) 98765-4321'],
  ['phone', '1133334444', '(11) 3333-4444'],
  ['phone', '190', '190'],
  ['nis', '12056412547', '120.56412.54-7'],
  ['cns', '898001160660761', '898 0011 6066 0761'],
  ['titulo', '106644440302', '1066 4444 0302'],
  ['cnae', '4721102', '4721-1/02'],
  ['cnae', 4721102, '4721-1/02'],
  ['placa', 'abc1234', 'ABC-1234'],
  ['placa', 'ABC-1234', 'ABC-1234'],
  ['placa', 'ABC1D23', 'ABC1D23'],
  ['placa', 'sem placa', 'sem placa'],
  ['process', '00012345620238260100', '0001234-56.2023.8.26.0100'],
  ['renavam', '639884962', '0063988496-2'],
  ['renavam', 639884962, '0063988496-2'],
  ['renavam', '00639884962', '0063988496-2'],
  ['renavam', '123', '123'],
  ['month', '2026-09', 'setembro de 2026'],
  ['month', '2026-09-01', 'setembro de 2026'],
  ['month', '2026-09-30T23:59:00Z', 'setembro de 2026'],
  ['month', '2026-13', '2026-13'],
  ['month', 'setembro', 'setembro'],
  // A day is the same in every time zone.
  ['date', '1984-01-17', '17/01/1984'],
  ['date', '1984-01-17T00:00:00Z', '17/01/1984'],
  ['date', '17/01/1984', '17/01/1984'],
  ['date', 20240131, '31/01/2024'],
  ['date', '31012024', '31/01/2024'],
  ['date', 1706713445000, '31/01/2024'],
  ['date', '0001-01-01T00:00:00', emptyText],
  ['date', '00/00/0000', emptyText],
  ['date', 'NI', emptyText],
  ['month', '202403', 'março de 2024'],
  // A date without a time must not become midnight UTC, which is the day before in Brazil.
  ['datetime', '2024-01-31', '31/01/2024'],
  ['datetime', '2024-01-31T15:04:05', '31/01/2024, 15:04'],
  ['currency', 1234.5, `R$${nbsp}1.234,50`],
  ['currency', '1234.5', `R$${nbsp}1.234,50`],
  ['currency', '1.234,50', `R$${nbsp}1.234,50`],
  ['currency', 'isento', 'isento'],
  [undefined, 'N/I', emptyText],
  [undefined, '-', emptyText],
  ['number', 1234567, '1.234.567'],
  // A number in a text keeps all its digits.
  ['number', '12345678901234567890', '12.345.678.901.234.567.890'],
  ['number', '0x10', '0x10'],
  ['currency', -0.001, `R$${nbsp}0,00`],
  ['percent', 0.125, '12,5%'],
  ['percent', 0.3333, '33,33%'],
  ['percent', 1, '100%'],
  ['yes-no', true, 'Sim'],
  ['yes-no', 'N', 'Não'],
  ['yes-no', 0, 'Não'],
  ['yes-no', 'NAO', 'Não'],
  ['yes-no', 'SIM', 'Sim'],
  ['yes-no', 'não', 'Não'],
  ['yes-no', 'Yes', 'Sim'],
  ['yes-no', 'constructor', 'constructor'],
  ['yes-no', 'parcial', 'parcial'],
  // The sum of an answer's largest numbers.
  ['currency', Number.POSITIVE_INFINITY, '—'],
  [undefined, Number.NEGATIVE_INFINITY, '—'],
  ['list', [1, Number.POSITIVE_INFINITY], '1, —'],
  ['list', ['a', 'b'], 'a, b'],
  // Fractions have the sign of the locale; a whole number may be a code.
  ['list', [3.03, 6, 4637101], '3,03, 6, 4637101'],
  ['list', [], '—'],
  [undefined, 4637101, '4637101'],
  [undefined, { rua: 'A', numero: 1 }, 'A, 1'],
  [undefined, false, 'Não'],
  [undefined, '   ', '—'],
  [undefined, '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  // A bidirectional override is visible and has no effect.
  [undefined, 'exe\u202Efdp.', 'exe\uFFFDfdp.'],
  [undefined, 'a\u0000b', 'a\uFFFDb'],
]

describe('formatValue', () => {
  it.each(rows)('formats as %s: %j becomes %s', (format, value, text) =>
    expect(formatValue(value, format)).toBe(text),
  )

  it.each(['cpf', 'date', 'currency', 'yes-no', undefined] as const)(
    'formats an empty value as a dash: %s',
    (format) => {
      for (const value of [null, undefined, '']) expect(formatValue(value, format)).toBe('—')
    },
  )

  const every = [
    'cpf',
    'cnpj',
    'cep',
    'phone',
    'name',
    'nis',
    'cns',
    'titulo',
    'cnae',
    'placa',
    'process',
    'renavam',
    'date',
    'datetime',
    'month',
    'currency',
    'number',
    'percent',
    'yes-no',
    'list',
    undefined,
  ] as const satisfies (Format | undefined)[]

  const nested = Array.from({ length: 5000 }).reduce<unknown>((inner) => [inner], 'fundo')

  it.each(every)('accepts a value of another type: %s', (format) => {
    for (const value of [{ a: 1 }, [1, [2]], [[{ b: [null] }]], true, Infinity, {}, [], '2024-13-45', nested])
      expect(formatValue(value, format)).toMatch(/./)
  })

  it.each(every)('formats NaN as a dash: %s', (format) => expect(formatValue(Number.NaN, format)).toBe('—'))

  it.each(every)('returns a huge text unchanged: %s', (format) => {
    const huge = '9'.repeat(2_000_000)
    expect(formatValue(huge, format)).toBe(huge)
  })
})

it('formats a time only if the source gives one', () => {
  expect(formatMoment('2024-01-31T15:04:05')).toBe('31/01/2024, 15:04')
  expect(formatMoment('2024-01-31')).toBe('31/01/2024')
  expect(formatMoment(null)).toBe('—')
})
