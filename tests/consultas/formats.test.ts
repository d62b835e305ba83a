import type { Format } from '@manifest/result.ts'
import { describe, expect, it } from 'vitest'
import { formatted } from '../../src/consultas/formats/registry.ts'

const nbsp = '\u00a0'

const rows: [Format | undefined, unknown, string][] = [
  ['cpf', '11144477735', '111.444.777-35'],
  ['cpf', '111.444.777-35', '111.444.777-35'],
  // Sources mask documents themselves: what is no CPF is shown as it came.
  ['cpf', '***444777**', '***444777**'],
  ['cnpj', '12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['cep', '01001000', '01001-000'],
  ['cep', 1001000, '1001000'],
  ['phone', '11987654321', '(11) 98765-4321'],
  ['phone', '1133334444', '(11) 3333-4444'],
  ['phone', '190', '190'],
  // A day is the same everywhere: no time zone moves it.
  ['date', '1984-01-17', '17/01/1984'],
  ['date', '1984-01-17T00:00:00Z', '17/01/1984'],
  ['date', '17/01/1984', '17/01/1984'],
  ['date', 20240131, '20240131'],
  // A date without a time is not midnight in Greenwich, which is still the day before in Brazil.
  ['datetime', '2024-01-31', '31/01/2024'],
  ['datetime', '2024-01-31T15:04:05', '31/01/2024, 15:04'],
  ['currency', 1234.5, `R$${nbsp}1.234,50`],
  ['currency', '1234.5', `R$${nbsp}1.234,50`],
  ['currency', 'isento', 'isento'],
  ['number', 1234567, '1.234.567'],
  ['percent', 0.125, '12,5%'],
  ['yes-no', true, 'Sim'],
  ['yes-no', 'N', 'Não'],
  ['yes-no', 0, 'Não'],
  ['list', ['a', 'b'], 'a, b'],
  ['list', [], '—'],
  [undefined, 4637101, '4637101'],
  [undefined, { rua: 'A', numero: 1 }, 'A, 1'],
  [undefined, false, 'Não'],
]

describe('formatted', () => {
  it.each(rows)('%s of %j is %s', (format, value, text) => expect(formatted(value, format)).toBe(text))

  it.each(['cpf', 'date', 'currency', 'yes-no', undefined] as const)('%s of nothing is a dash', (format) => {
    for (const value of [null, undefined, '']) expect(formatted(value, format)).toBe('—')
  })

  it.each(['cpf', 'date', 'datetime', 'currency', 'percent', 'phone', 'list'] as const)(
    '%s survives a value of another type',
    (format) => {
      for (const value of [{ a: 1 }, [1, [2]], true, Number.NaN])
        expect(formatted(value, format)).toBeTypeOf('string')
    },
  )
})
